import { errorIssue, type Issue, IssueList } from '@/lib/domain/errors'
import { decimalPlaces, difference } from '@/lib/domain/units/rounding'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { isCountedUnit } from '@/lib/domain/units/units'
import { spoken } from '../../spoken'
import type { QuantitySlab } from '../record-parts'
import { SLABS_MAX } from './slab-values'

export type { QuantitySlab }

const PRICE_DECIMALS_MAX = 4
/** The step between two slabs as people type them: 1-499 / 500-999. */
const STEP = 1
/** A steeper fall between neighbours is probably a typing error. */
const PRICE_DROP_MAX = 0.3

export interface SlabTerms {
  /** Minimum order in the unit of the slabs; null when missing or not comparable. */
  moq: number | null
  /** The unit of the quantities. */
  uom: string
  currency: string
  priceUom: string
  basePrice: number | null
}

/**
 * Everything wrong with the quantity slabs of a listing (reference 4.13). Without slabs nothing
 * is wrong.
 */
export function slabIssues(slabs: readonly QuantitySlab[], terms: SlabTerms): Issue[] {
  const issues = new IssueList()
  if (slabs.length > SLABS_MAX) {
    issues.error('SLAB_INDEX', 'quantitySlabs', `Use at most ${SLABS_MAX} quantity slabs, not ${slabs.length}.`)
  }
  slabs.forEach((slab, position) => {
    const path = `quantitySlabs[${position}]`
    const next = slabs[position + 1]
    issues.add(...rowIssues(slab, position, path, terms))
    if (next) {
      issues.add(...neighbourIssues(slab, next, position, terms.uom))
    } else if (slab.maxQty !== null) {
      issues.warning(
        'SLAB_OPEN_END',
        `${path}.maxQty`,
        `There is no price above ${spoken(slab.maxQty)}. Leave the last upper quantity empty to include larger orders.`,
      )
    }
  })
  const first = slabs[0]
  if (first) issues.add(...firstSlabIssues(first, terms))
  return issues.all
}

function rowIssues(slab: QuantitySlab, position: number, path: string, terms: SlabTerms): Issue[] {
  const issues = new IssueList()
  if (slab.index !== position + 1) {
    issues.error(
      'SLAB_INDEX',
      `${path}.index`,
      `This is slab ${position + 1} of the list. Number the slabs 1, 2, 3 ...`,
    )
  }
  if (!isPositive(slab.minQty)) {
    issues.error('SLAB_MIN', `${path}.minQty`, 'The quantity from which this price holds must be more than 0.')
  }
  if (isRangeBroken(slab)) {
    issues.error(
      'SLAB_RANGE',
      `${path}.maxQty`,
      'The upper quantity is below the lower one. Leave it empty for "and above".',
    )
  }
  if (!isPositive(slab.price)) {
    issues.error('SLAB_PRICE', `${path}.price`, 'Enter a price above 0.')
  } else if (decimalPlaces(slab.price) > PRICE_DECIMALS_MAX) {
    issues.error('SLAB_PRICE', `${path}.price`, `Use at most ${PRICE_DECIMALS_MAX} decimals for a price.`)
  }
  if (terms.currency && slab.currency !== terms.currency) {
    issues.error(
      'SLAB_CURRENCY',
      `${path}.currency`,
      `The listing is priced in ${terms.currency}, but this slab is in ${slab.currency || 'no currency'}. Use one currency.`,
    )
  }
  if (terms.priceUom && slab.priceUom !== terms.priceUom) {
    issues.error(
      'SLAB_UOM',
      `${path}.priceUom`,
      `The listing is priced per ${terms.priceUom}, but this slab is per ${slab.priceUom || 'nothing'}. Use one unit.`,
    )
  }
  return issues.all
}

function neighbourIssues(slab: QuantitySlab, next: QuantitySlab, position: number, uom: string): Issue[] {
  const issues = new IssueList()
  const nextMin = `quantitySlabs[${position + 1}].minQty`
  const nextPrice = `quantitySlabs[${position + 1}].price`
  if (slab.maxQty === null) {
    issues.error(
      'SLAB_OPEN_END',
      `quantitySlabs[${position}].maxQty`,
      'Only the last slab may be open-ended. Enter the upper quantity of this slab.',
    )
  }
  if (next.minQty <= slab.minQty) {
    issues.error(
      'SLAB_OVERLAP',
      nextMin,
      `Start this slab above ${spoken(slab.minQty)}, where the slab before it starts.`,
    )
  } else if (slab.maxQty !== null && !isRangeBroken(slab)) {
    issues.add(...seamIssues(slab.maxQty, next.minQty, nextMin, uom))
  }
  if (isPositive(slab.price) && isPositive(next.price)) {
    if (next.price >= slab.price) {
      issues.warning(
        'SLAB_PRICE_NOT_DECREASING',
        nextPrice,
        'The price per unit does not fall for larger quantities. Check that this is intended.',
      )
    } else if (next.price < slab.price * (1 - PRICE_DROP_MAX)) {
      const percent = Math.round((1 - next.price / slab.price) * 100)
      issues.warning(
        'SLAB_PRICE_DROP',
        nextPrice,
        `${percent} % below the slab before it. Check it for a typing error.`,
      )
    }
  }
  return issues.all
}

/**
 * Where one slab ends and the next begins. Counted units continue one step later (1-10 / 11-20). Continuous ones may
 * share the border, which then belongs to the next slab (50-500 / 500-1000), or stop up to one step below it (1-499 /
 * 500-999, 1-499.99 / 500).
 */
function seamIssues(maxQty: number, nextMinQty: number, field: string, uom: string): Issue[] {
  const step = difference(nextMinQty, maxQty)
  if (step > STEP) {
    return [
      errorIssue(
        'SLAB_GAP',
        field,
        `Between ${spoken(maxQty)} and ${quantityWords(nextMinQty, uom)} there is no price. Start this slab at ${spoken(Math.floor(maxQty) + STEP)}, or end the one before it later.`,
      ),
    ]
  }
  const isCounted = isCountedUnit(uom)
  if (step >= (isCounted ? STEP : 0)) return []
  const message = isCounted
    ? `${quantityWords(nextMinQty, uom)} would have two prices. Start this slab at ${spoken(Math.floor(maxQty) + STEP)}.`
    : `From ${spoken(nextMinQty)} to ${quantityWords(maxQty, uom)} there would be two prices. Start this slab at ${spoken(maxQty)}.`
  return [errorIssue('SLAB_OVERLAP', field, message)]
}

function firstSlabIssues(first: QuantitySlab, { moq, uom, basePrice }: SlabTerms): Issue[] {
  const issues = new IssueList()
  const field = 'quantitySlabs[0].minQty'
  if (moq !== null && isPositive(moq) && isPositive(first.minQty)) {
    if (first.minQty < moq) {
      issues.error('SLAB_MIN', field, `The minimum order is ${quantityWords(moq, uom)}. Start the first slab there.`)
    } else if (first.minQty > moq) {
      issues.warning(
        'SLAB_MIN',
        field,
        `The minimum order is ${quantityWords(moq, uom)}, but the first price starts at ${spoken(first.minQty)}. Orders in between have no price.`,
      )
    }
  }
  if (basePrice !== null && basePrice !== first.price) {
    issues.error(
      'SLAB_BASE',
      'basePrice',
      `The base price is ${spoken(basePrice)}, but the first slab costs ${spoken(first.price)}. Give one price for both.`,
    )
  }
  return issues.all
}

export type PricedQuantity =
  | { slab: QuantitySlab; price: number; reason: null }
  | { slab: null; price: null; reason: 'NO_SLABS' | 'NOT_A_QUANTITY' | 'BELOW_FIRST' | 'ABOVE_LAST' }

/**
 * The price of a quantity: that of the slab with the greatest minQty that is not above it (reference 4.13). Below
 * the first slab and above a closed last one there is none.
 * @param quantity in the unit of the slabs
 */
export function priceFor(slabs: readonly QuantitySlab[], quantity: number): PricedQuantity {
  const none = (reason: 'NO_SLABS' | 'NOT_A_QUANTITY' | 'BELOW_FIRST' | 'ABOVE_LAST'): PricedQuantity => ({
    slab: null,
    price: null,
    reason,
  })
  if (!isPositive(quantity)) return none('NOT_A_QUANTITY')
  let chosen: QuantitySlab | null = null
  let last: QuantitySlab | null = null
  for (const slab of slabs) {
    if (last === null || slab.minQty >= last.minQty) last = slab
    if (slab.minQty <= quantity && (chosen === null || slab.minQty >= chosen.minQty)) chosen = slab
  }
  if (last === null) return none('NO_SLABS')
  if (chosen === null) return none('BELOW_FIRST')
  if (chosen === last && chosen.maxQty !== null && quantity > chosen.maxQty) return none('ABOVE_LAST')
  return { slab: chosen, price: chosen.price, reason: null }
}

function isRangeBroken({ minQty, maxQty }: QuantitySlab): boolean {
  return maxQty !== null && !(Number.isFinite(maxQty) && maxQty >= minQty)
}

function isPositive(value: number): boolean {
  return Number.isFinite(value) && value > 0
}
