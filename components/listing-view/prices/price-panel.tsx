import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Price, Quantity } from '@/components/ui/price'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { isUnsaid } from '@/lib/domain/listing/presenting/value-text'
import { unconvertedMinimum } from '@/lib/domain/listing/pricing/order-terms'
import { priceLadder } from '@/lib/domain/listing/pricing/price'
import type { PricePosition } from '@/lib/domain/listing/pricing/price-position'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { hasPrices } from '@/lib/domain/modules/resolve'
import { AskForQuotation } from '../ask-for-quotation'
import type { AskLink } from '../ask-link'
import { ChequeTable } from './cheque-table'
import { GoodsPanel } from './goods-panel'
import { PriceStrip } from './price-strip'
import { buyerUnits, chequePrices, priceTerms } from './price-terms'
import { QuantityPricer } from './quantity-pricer'
import { taxWords } from './tax-words'

interface PricePanelProps {
  record: ListingRecord
  fields: FieldValues
  definition: ModuleDefinition
  isPreview: boolean
  typedQuantity: string
  typedUnit: string
  ask: AskLink | null
  position: PricePosition | null
  /** Who sells. */
  seller: ReactNode
}

/** Whether the seller bargains, where they said so. */
function bargaining(definition: ModuleDefinition, { negotiable }: FieldValues): string {
  if (typeof negotiable !== 'boolean' || isUnsaid(definition, 'negotiable', negotiable)) return ''
  return negotiable ? 'Negotiable.' : 'Not negotiable.'
}

/** The price, slabs, cheque prices and price position of a listing, with the button to ask for a quotation. */
export function PricePanel({
  record,
  fields,
  definition,
  isPreview,
  typedQuantity,
  typedUnit,
  ask,
  position,
  seller,
}: PricePanelProps) {
  if (!hasPrices(definition)) return <GoodsPanel fields={fields} ask={ask} seller={seller} />
  const terms = priceTerms(fields)
  const { first, best, bestFrom } = priceLadder(fields)
  const cheques = chequePrices(definition, fields)
  const tax = taxWords(definition, fields)
  const minimum = unconvertedMinimum(fields)
  const taxNote = [tax, 'before freight'].filter(Boolean).join(', ')
  return (
    <section
      aria-label="Price"
      className={cx(
        'rounded-md border border-line bg-raised p-5',
        !isPreview && 'lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1',
      )}
    >
      {first === null ? (
        <p className="text-ink-2 text-lg">Price on request</p>
      ) : (
        <p className="font-semibold text-xl">
          <Price amount={first} currency={terms.currency} unit={terms.priceUom} />
        </p>
      )}
      <p className="text-ink-2 text-sm">
        {best !== null && bestFrom !== null && (
          <>
            <Price amount={best} currency={terms.currency} className="text-ink" /> from{' '}
            <Quantity amount={bestFrom} unit={terms.uom} className="text-ink" />.{' '}
          </>
        )}
        {tax && `${tax === 'plus tax' ? 'Plus tax' : 'Tax included'}.`} {bargaining(definition, fields)}
      </p>
      {minimum && <p className="mt-2 text-sm text-turmeric">{minimum}</p>}
      {first === null && ask && <AskForQuotation ask={ask} quantity={null} />}
      {first !== null && (
        <div className="mt-5">
          <QuantityPricer
            terms={terms}
            typedQuantity={typedQuantity}
            typedUnit={typedUnit || terms.uom}
            units={buyerUnits(fields)}
            ask={ask}
            action={isPreview ? null : `/listings/${record.moduleKey}/${record.listingId}`}
            taxNote={taxNote}
            cheques={cheques}
          />
        </div>
      )}
      {first === null && cheques.length > 0 && (
        <ChequeTable rows={cheques} cash={null} currency={terms.currency} unit={terms.priceUom} quantity={null} />
      )}
      {position && (
        <PriceStrip
          position={position}
          definition={definition}
          fields={fields}
          comparedWith={textValue(fields, definition.familyField).toLowerCase()}
        />
      )}
      {seller}
    </section>
  )
}
