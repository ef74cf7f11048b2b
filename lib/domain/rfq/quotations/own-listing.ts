import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { moqIn } from '@/lib/domain/listing/pricing/moq'
import { priceLadder } from '@/lib/domain/listing/pricing/price'
import { quantitySlabs } from '@/lib/domain/listing/pricing/slab-values'
import { priceFor } from '@/lib/domain/listing/pricing/slabs'
import { matrixDefinition } from '@/lib/domain/modules'
import { WORD_LENGTH_MAX } from '@/lib/domain/text-limits'
import { roundTo } from '@/lib/domain/units/rounding'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { unitRatio } from '../comparison/conversion'
import type { Rfq } from '../rfq'
import { unitFactsOf } from './package-weight'

/** An amount for one of a unit. */
export interface StatedPrice {
  amount: number
  currency: string
  unit: string
}

/** The price of a listing, with the quantity from which it asks no more; null where it has one price for any quantity. */
export interface ListedPrice extends StatedPrice {
  /** In the unit of the request. */
  from: number | null
}

/** What the seller's own listing says today of what a request asks for. Plain data, so that browser and server judge the same. */
export interface OwnListing {
  /** Its price for the quantity; null where it states none. */
  price: ListedPrice | null
  /** Its minimum order in the unit of the request; null where it states none that converts. */
  moq: number | null
  /** Null where it does not state it. */
  taxIncluded: boolean | null
  /** In words; "" where it states none. */
  paymentTerms: string
  /** Days until dispatch; null where it states none. */
  leadTimeDays: number | null
  /** What says what one unit of it is. */
  facts: FieldValues
}

/** @param quantity in the unit of the request */
export function ownListing(
  { moduleKey, snapshot: { uom } }: Pick<Rfq, 'moduleKey' | 'snapshot'>,
  listed: FieldValues,
  quantity: number,
): OwnListing {
  const { values } = factsOf(matrixDefinition(moduleKey), listed)
  return {
    price: priceAt(values, uom, quantity),
    moq: moqAt(values, uom),
    taxIncluded: typeof values.taxIncluded === 'boolean' ? values.taxIncluded : null,
    paymentTerms: paymentWords(values),
    leadTimeDays: numberValue(values, 'dispatchLeadTime'),
    facts: unitFactsOf(values),
  }
}

/** The payment terms and the credit of a listing: "PDC, 30 days from invoice date". */
function paymentWords(values: FieldValues): string {
  const credit: unknown = values.creditTerms
  const { days, from } = { days: null, from: '', ...Object(credit) } as { days: unknown; from: unknown }
  const start = typeof from === 'string' && from !== '' ? ` from ${from}` : ''
  const words = typeof days === 'number' && days > 0 ? [`${quantityWords(days, 'days')}${start}`] : []
  return [...listValue(values, 'paymentTerms'), ...words].join(', ').slice(0, WORD_LENGTH_MAX)
}

const QUANTITY_PLACES = 4

function moqAt(values: FieldValues, uom: string): number | null {
  const moq = moqIn(uom, values)
  return moq === null || moq <= 0 ? null : roundTo(moq, QUANTITY_PLACES)
}

/** The price of the slab that holds the quantity; below the first slab, and where the quantity does not convert, the first price. */
function priceAt(values: FieldValues, uom: string, quantity: number): ListedPrice | null {
  const own = textValue(values, 'uom')
  const ratio = unitRatio({ unit: uom, facts: values }, { unit: own, facts: values })
  const inOwn = ratio === null ? null : roundTo(quantity * ratio, QUANTITY_PLACES)
  const { slab = null, price = null } = inOwn === null ? {} : priceFor(quantitySlabs(values), inOwn)
  const amount = price ?? priceLadder(values).first
  const unit = textValue(values, 'priceUom') || own
  if (amount === null || amount <= 0 || unit === '') return null
  const from = slab === null || ratio === null ? null : roundTo(slab.minQty / ratio, QUANTITY_PLACES)
  return { amount, currency: textValue(values, 'currency') || 'INR', unit, from }
}
