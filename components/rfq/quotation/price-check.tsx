import { type Control, useWatch } from 'react-hook-form'
import { figureOrText } from '@/components/rfq/ask/ask-values'
import { Button } from '@/components/ui/button'
import { Price, Quantity } from '@/components/ui/price'
import { unitRatio } from '@/lib/domain/rfq/comparison/conversion'
import { orderTotal } from '@/lib/domain/rfq/orders/order'
import { unitPriceOf } from '@/lib/domain/rfq/quotations/award'
import type { ListedPrice } from '@/lib/domain/rfq/quotations/own-listing'
import { priceConcern } from '@/lib/domain/rfq/quotations/price-check'
import { isPackagingFact } from '@/lib/domain/rfq/quotations/quotation'
import { moneyWords } from '@/lib/domain/units/figure-text'
import { quantityWords } from '@/lib/domain/units/unit-words'
import type { QuotationFormProps, SectionProps } from './quotation-fields'
import { type QuotationValues, responsesOf, sentSlabs } from './quotation-values'

type Asked = Pick<QuotationFormProps, 'requested' | 'prices'>

/** What the typed price comes to, and what is odd about it, before it is sent. */
export function priceNotes(values: QuotationValues, asked: Asked): PriceNotes {
  return { ...quantityNote(values, asked), ...notesOfPrice(values, asked) }
}

interface PriceNotes {
  warning?: string
  /** What the price comes to. */
  help?: string
  quantityHelp?: string
}

/** More may be offered than is asked for, but not ordered. */
function quantityNote({ offeredQuantity }: QuotationValues, { requested }: Asked): PriceNotes {
  const quantity = figureOrText(offeredQuantity)
  if (typeof quantity !== 'number' || quantity <= requested.quantity) return {}
  return {
    quantityHelp: `The request is for ${quantityWords(requested.quantity, requested.uom)}. No more can be ordered.`,
  }
}

function notesOfPrice(values: QuotationValues, { requested, prices }: Asked): PriceNotes {
  const amount = figureOrText(values.unitPrice)
  if (typeof amount !== 'number' || amount <= 0) return {}
  const { currency, priceUom: unit } = values
  const facts = { ...requested.facts, ...prices.listing?.facts, ...statedFacts(values) }
  const concern = priceConcern({ amount, currency, unit, facts }, prices.references, prices.rates)
  const quantity = figureOrText(values.offeredQuantity)
  const ratio = unitRatio({ unit: requested.uom, facts: requested.facts }, { unit, facts })
  const held = typeof quantity === 'number' ? heldPrice(values, amount, quantity) : null
  const total =
    typeof quantity !== 'number' || ratio === null || held === null ? null : orderTotal(held, quantity, ratio)
  return {
    ...(concern === null ? {} : { warning: concern }),
    ...(total === null || typeof quantity !== 'number'
      ? {}
      : { help: `${moneyWords(total, currency)} for ${quantityWords(quantity, requested.uom)}` }),
  }
}

function statedFacts(values: QuotationValues): Record<string, unknown> {
  const stated = responsesOf(values).filter(({ field, offered }) => isPackagingFact(field) && offered.trim() !== '')
  return Object.fromEntries(stated.map(({ field, offered }) => [field, figureOrText(offered)]))
}

/** The price of the slab where slabs are typed; null while one of them is no number yet. */
function heldPrice(values: QuotationValues, unitPrice: number, quantity: number): number | null {
  const { currency, priceUom } = values
  const quantitySlabs = sentSlabs(values).map((position, index) => {
    const { minQty = '', maxQty = '', price = '' } = values.quantitySlabs[position] ?? {}
    const most = maxQty === '' ? null : Number(figureOrText(maxQty))
    return {
      index,
      minQty: Number(figureOrText(minQty)),
      maxQty: most,
      price: Number(figureOrText(price)),
      currency,
      priceUom,
    }
  })
  const held = unitPriceOf({ unitPrice, quantitySlabs }, quantity)
  return held !== null && Number.isFinite(held) && held > 0 ? held : null
}

/** The notes of the price as it is typed. */
export function usePriceNotes(control: Control<QuotationValues>, asked: Asked) {
  return priceNotes(useWatch({ control }) as QuotationValues, asked)
}

/** What "Use this price" fills in: a price for a large quantity is no price for a small one. */
export function takenPrice(
  { amount, currency, unit, from }: ListedPrice,
  offeredQuantity: string,
  { quantity }: Pick<Asked['requested'], 'quantity'>,
): Partial<QuotationValues> {
  const offered = figureOrText(offeredQuantity)
  const most = typeof offered === 'number' && offered > 0 ? offered : quantity
  const moq = from === null ? {} : { moq: String(Math.min(from, most)) }
  return { unitPrice: String(amount), currency, priceUom: unit, ...moq }
}

/** The price of the seller's own listing for the asked quantity, and a button that takes it. */
export function OwnListingPrice({
  requested,
  prices,
  options,
  onTake,
}: Pick<SectionProps, 'requested' | 'prices' | 'options'> & { onTake: (price: ListedPrice) => void }) {
  const price = prices.listing?.price
  if (!price) return null
  const canTake = options.units.includes(price.unit) && options.currencies.includes(price.currency)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span>
        Your listing: <Price amount={price.amount} currency={price.currency} unit={price.unit} /> for{' '}
        <Quantity amount={requested.quantity} unit={requested.uom} />
      </span>
      {canTake ? (
        <Button size="sm" onClick={() => onTake(price)}>
          Use this price
        </Button>
      ) : null}
    </p>
  )
}
