import { ListingCardView } from '@/components/listing-grid/cards/listing-card'
import type { FileRole } from '@/lib/domain/fields/catalogue/attachments'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { Attachment, AttachmentView } from '@/lib/domain/listing/attachments/attachments'
import type { SellerOnCard } from '@/lib/domain/listing/listing'
import { presentCard } from '@/lib/domain/listing/presenting/card'
import type { ModuleDefinition, ModuleViews } from '@/lib/domain/modules/define-module'

/** The grid card of values that are not saved yet. */
export function LiveCardView({
  definition,
  views,
  values,
  seller,
  files,
}: {
  definition: ModuleDefinition
  views: ModuleViews
  values: FieldValues
  seller: SellerOnCard
  files: readonly AttachmentView[]
}) {
  const card = presentCard(
    {
      listingId: '',
      moduleKey: definition.moduleKey,
      version: 1,
      status: 'DRAFT',
      values,
      files: { attachments: files.map(attachmentOf), isStorageExternal: false },
      createdBy: '',
      updatedBy: '',
      isEdited: false,
      newArrivals: { usageCount: 0, isUsedHere: false },
      seller: { ...seller, sellerId: '', publicId: '', companyId: '', isMicroOrSmall: false },
      createdAt: new Date(0),
      updatedAt: new Date(0),
    },
    definition,
    views,
  )
  return <ListingCardView card={card} rates={{}} />
}

/** A file from how its owner sees it: a picture that the service accepted is one that it can display. */
function attachmentOf({ url: _url, role, reason = '', ...view }: AttachmentView): Attachment {
  return { ...view, role: role as FileRole, reason, isImage: view.mime.startsWith('image/') }
}
