import { ListingCardView } from '@/components/listing-grid/cards/listing-card'
import type { FieldValues } from '@/lib/domain/fields/field'
import { NO_FILES } from '@/lib/domain/listing/attachments/attachments'
import { presentCard } from '@/lib/domain/listing/presenting/card'
import type { ModuleDefinition, ModuleViews } from '@/lib/domain/modules/define-module'

/** The grid card of values that are not saved yet. */
export function LiveCardView({
  definition,
  views,
  values,
}: {
  definition: ModuleDefinition
  views: ModuleViews
  values: FieldValues
}) {
  const seller = {
    sellerId: '',
    publicId: '',
    companyId: '',
    companyName: 'Your company',
    country: '',
    city: '',
    state: '',
    isMicroOrSmall: false,
  }
  const card = presentCard(
    {
      listingId: '',
      moduleKey: definition.moduleKey,
      version: 1,
      status: 'DRAFT',
      values,
      files: NO_FILES,
      createdBy: '',
      updatedBy: '',
      isEdited: false,
      newArrivals: { usageCount: 0, isUsedHere: false },
      seller,
      createdAt: new Date(0),
      updatedAt: new Date(0),
    },
    definition,
    views,
  )
  return <ListingCardView card={card} rates={{}} />
}
