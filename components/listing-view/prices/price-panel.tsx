import { currencySign, formatPrice } from '@/components/ui/numbers'
import { Price, Quantity } from '@/components/ui/price'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { priceLadder } from '@/lib/domain/listing/pricing/price'
import type { PricePosition } from '@/lib/domain/listing/pricing/price-position'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { AskForQuotation, type AskLink } from '../ask-for-quotation'
import { PriceStrip } from './price-strip'
import { buyerUnits, type ChequePrice, chequePrices, priceTerms } from './price-terms'
import { QuantityPricer } from './quantity-pricer'

interface PricePanelProps {
  record: ListingRecord
  fields: FieldValues
  definition: ModuleDefinition
  isPreview: boolean
  typedQuantity: string
  typedUnit: string
  ask: AskLink | null
  position: PricePosition | null
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
}: PricePanelProps) {
  const terms = priceTerms(fields)
  const { first, best, bestFrom } = priceLadder(fields)
  const sign = currencySign(terms.currency)
  const cheques = chequePrices(definition, fields)
  const taxNote = fields.taxIncluded === true ? 'tax included, before freight' : 'plus tax, before freight'
  return (
    <section
      aria-label="Price"
      className="rounded-md border border-line bg-raised p-5 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
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
        {fields.taxIncluded === true ? 'Tax included.' : 'Plus tax.'} {fields.negotiable === true && 'Negotiable.'}
      </p>
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
          />
        </div>
      )}
      {cheques.length > 0 && <ChequePrices rows={cheques} sign={sign} unit={terms.priceUom} cash={first} />}
      {position && (
        <PriceStrip position={position} comparedWith={textValue(fields, definition.familyField).toLowerCase()} />
      )}
    </section>
  )
}

function ChequePrices({
  rows,
  sign,
  unit,
  cash,
}: {
  rows: readonly ChequePrice[]
  sign: string
  unit: string
  cash: number | null
}) {
  return (
    <div className="mt-6">
      <h2 className="font-semibold text-sm">By post-dated cheque</h2>
      <table className="num mt-1 w-full text-sm">
        <caption className="sr-only">Price by days of credit, compared with cash</caption>
        <thead>
          <tr className="border-line border-b text-ink-2 text-xs">
            <th scope="col" className="py-1.5 text-left font-medium">
              Cheque due in
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {sign}/{unit}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              over cash
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              per year
            </th>
          </tr>
        </thead>
        <tbody>
          {cash !== null && (
            <tr className="border-line border-b">
              <th scope="row" className="py-1.5 text-left font-normal">
                Cash
              </th>
              <td className="py-1.5 text-right">{formatPrice(cash)}</td>
              <td />
              <td />
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.days} className="border-line border-b">
              <th scope="row" className="py-1.5 text-left font-normal">
                {row.days} <span className="unit">days</span>
              </th>
              <td className="py-1.5 text-right">{row.price}</td>
              <td className="py-1.5 text-right text-ink-2">{row.over}</td>
              <td className="py-1.5 text-right text-ink-2">{row.yearly}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
