import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { sellerLabel } from '@/lib/domain/listing/presenting/private-seller'

/** What a button collects. */
export interface Collectable {
  listingId: string
  moduleKey: string
  title: string
  sellerId: string
  companyName: string
  uom: string
  moq: number | null
  moqUom: string
}

/** What a button collects of a listing's whole record. */
export function collectable(record: ListingRecord): Collectable {
  const fields: FieldValues = record.fields
  return {
    listingId: record.listingId,
    moduleKey: record.moduleKey,
    title: record.title || record.productName,
    sellerId: record.sellerId,
    companyName: sellerLabel(textValue(fields, 'sellerCompany')),
    uom: textValue(fields, 'uom'),
    moq: numberValue(fields, 'moq'),
    moqUom: textValue(fields, 'moqUom'),
  }
}

const LARGE_ON_PHONE = 'max-sm:inline-block max-sm:first-letter:uppercase'

/**
 * Adds a listing to the enquiry. It has no handler of its own, since cards are plain HTML: the header listens for all of them
 * (basket-link.tsx). Hidden from accounts that do not buy.
 */
export function AddToEnquiry({
  listing,
  quantity = null,
  className,
  isShort = false,
  hasLittleRoom = false,
}: {
  listing: Collectable
  /** The quantity that the reader entered, in the listing's unit. */
  quantity?: number | null
  className?: string
  isShort?: boolean
  /** Short on a phone. */
  hasLittleRoom?: boolean
}) {
  const { listingId, moduleKey, title, sellerId, companyName, uom, moq, moqUom } = listing
  const least = moqUom === '' || moqUom === uom ? moq : null
  return (
    <button
      type="button"
      data-enquire={listingId}
      data-module={moduleKey}
      data-title={title}
      data-seller={sellerId}
      data-company={sellerLabel(companyName)}
      data-uom={uom}
      data-quantity={quantity ?? least ?? ''}
      className={cx('noscript:hidden in-data-no-enquiry:hidden print:hidden', className)}
    >
      <Icon name="plus" className="size-3.5 in-data-collected:hidden" />
      <span data-enquire-label>
        <span className={isShort ? 'sr-only' : hasLittleRoom ? 'max-sm:sr-only' : undefined}>Add to </span>
        {isShort ? 'Enquiry' : <span className={hasLittleRoom ? LARGE_ON_PHONE : undefined}>enquiry</span>}
      </span>
      <span className="sr-only">: {title}</span>
    </button>
  )
}
