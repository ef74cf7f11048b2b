import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { builtGoods } from '@/lib/domain/listing/titles/built-title'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { moduleExamples } from '@/lib/domain/modules/examples'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import type { DemoListing } from '@/lib/domain/modules/module-examples'
import { askedFirst, requirementsOf } from '@/lib/domain/rfq/requests/requirement-lines'
import { roundTo } from '@/lib/domain/units/rounding'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { convertQuantity, isCountedUnit } from '@/lib/domain/units/units'
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

/** Of every module with examples a request for goods of its demo, with two quotations. */
export function moduleRequests(): SeedRequest[] {
  return MODULE_KEYS.flatMap((moduleKey, position) => {
    const definition = matrixDefinition(moduleKey)
    const asked = definition && requestFor(definition, YOUNGEST_HOURS + STEP_HOURS * position)
    return asked ? [asked] : []
  })
}

/** Null without priced goods of two sellers. */
function requestFor(definition: ModuleDefinition, ageHours: number): SeedRequest | null {
  const { moduleKey } = definition
  const offered = moduleExamples(moduleKey).demo.filter(isPriced)
  const sellers = [...new Set(offered.map(({ seller }) => seller))].filter((seller) => seller !== BUYER)
  const [goods] = offered
  if (!goods || sellers.length < QUOTED) return null
  const { body } = goods
  const uom = textValue(body, 'priceUom') || textValue(body, 'uom')
  const quantity = orderOf(body, uom)
  const requirements = requirementsOf(definition, body, askedFirst(definition)).slice(0, REQUIREMENTS_MOST)
  const price = numberValue(body, 'basePrice') ?? 0
  const currency = textValue(body, 'currency') || 'INR'
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
      title: `${builtGoods(definition, body) || textValue(body, 'title')}, ${quantityWords(quantity, uom)}`,
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

function isPriced({ body }: DemoListing): boolean {
  return body.status !== 'DRAFT' && (numberValue(body, 'basePrice') ?? 0) > 0 && textValue(body, 'uom') !== ''
}

/** A few times the smallest order, in the unit of the price. */
function orderOf(body: DemoListing['body'], uom: string): number {
  const least = numberValue(body, 'moq')
  const inUnit = least === null ? null : convertQuantity(least, textValue(body, 'moqUom') || uom, uom, body)
  const stock = numberValue(body, 'availableQuantity')
  // Without a smallest order, no more than there is: one saree.
  const amount = inUnit === null && stock !== null ? Math.min(stock, USUAL_ORDER) : (inUnit ?? 10) * USUAL_ORDER
  return isCountedUnit(uom) || amount >= 10 ? Math.ceil(amount) : roundTo(amount, 2)
}
