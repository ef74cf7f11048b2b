import type { FieldValues } from '@/lib/domain/fields/field'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { builtGoods } from '@/lib/domain/listing/titles/built-title'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { askedFirst, requirementsOf } from '@/lib/domain/rfq/requests/requirement-lines'
import { roundTo } from '@/lib/domain/units/rounding'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { convertQuantity, isCountedUnit } from '@/lib/domain/units/units'
import type { SeedListing } from './listings'
import type { SeedRequest } from './seed-request'

const BUYER = 'buyer@demo.test'
const QUOTED = 2
/** Older than the requests in requests.json, so that a new module moves none of those. */
const YOUNGEST_HOURS = 310
const STEP_HOURS = 13
const RESPOND_IN_HOURS = 120
const REQUIREMENTS_MOST = 4
/** Times the smallest order. */
const USUAL_ORDER = 4

/** Requests for goods of these demo listings, one in each module, with two quotations. */
export function moduleRequests(listings: readonly SeedListing[]): SeedRequest[] {
  return MODULE_KEYS.flatMap((moduleKey, position) => {
    const own = listings.filter((listing) => listing.moduleKey === moduleKey)
    const asked = requestFor(matrixDefinition(moduleKey), own, YOUNGEST_HOURS + STEP_HOURS * position)
    return asked ? [asked] : []
  })
}

/** Null without priced goods of two sellers. */
function requestFor(
  definition: ModuleDefinition,
  listings: readonly SeedListing[],
  ageHours: number,
): SeedRequest | null {
  const { moduleKey } = definition
  const offered = listings.filter(isPriced)
  const sellers = [...new Set(offered.map(({ seller }) => seller))].filter((seller) => seller !== BUYER)
  const [goods] = offered
  if (!goods || sellers.length < QUOTED) return null
  const values = givenValues(definition, goods.body)
  const uom = pricedUnit(values)
  const quantity = orderOf(values, uom)
  const requirements = requirementsOf(definition, values, askedFirst(definition)).slice(0, REQUIREMENTS_MOST)
  const price = numberValue(values, 'basePrice') ?? 0
  const currency = textValue(values, 'currency') || 'INR'
  const quotation = (unitPrice: number, leadTimeDays: number) => ({
    unitPrice: roundTo(unitPrice, 2),
    currency,
    priceUom: uom,
    offeredQuantity: quantity,
    leadTimeDays,
    specResponses: requirements.map(({ field, value }) => ({ field, offered: value })),
  })
  return {
    buyer: BUYER,
    ageHours,
    sellers: sellers.slice(0, QUOTED),
    respondInHours: RESPOND_IN_HOURS,
    body: {
      moduleKey,
      title: `${builtGoods(definition, values) || textValue(values, 'title')}, ${quantityWords(quantity, uom)}`,
      quantity,
      uom,
      currency,
      deliveryLocation: 'Tiruppur, Tamil Nadu',
      requirements,
    },
    quotations: sellers.slice(0, QUOTED).map((seller, at) => ({
      seller,
      hoursLater: 5 + 7 * at,
      body: quotation(price * (1 + 0.04 * at), 5 + 4 * at),
    })),
  }
}

/** What its seller says, as it is stored: a number in a cell is a text until it is judged. */
function givenValues(definition: ModuleDefinition, body: SeedListing['body']): FieldValues {
  const { values } = judgeListing({ definition, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(body, name)))
}

function isPriced({ body }: SeedListing): boolean {
  return body.status !== 'DRAFT' && Number(body.basePrice) > 0 && pricedUnit(body) !== ''
}

function pricedUnit(values: FieldValues): string {
  return textValue(values, 'priceUom') || textValue(values, 'uom')
}

/** A few times the smallest order, in the unit of the price. */
function orderOf(values: FieldValues, uom: string): number {
  const least = numberValue(values, 'moq')
  const inUnit = least === null ? null : convertQuantity(least, textValue(values, 'moqUom') || uom, uom, values)
  const stock = numberValue(values, 'availableQuantity')
  // Without a smallest order, no more than there is: one saree.
  const amount = inUnit === null && stock !== null ? Math.min(stock, USUAL_ORDER) : (inUnit ?? 10) * USUAL_ORDER
  return isCountedUnit(uom) || amount >= 10 ? Math.ceil(amount) : roundTo(amount, 2)
}
