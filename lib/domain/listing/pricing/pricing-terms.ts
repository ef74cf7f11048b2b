import { type Issue, IssueList, warningIssue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { convertMoney, type PlainRates, RUPEE } from '@/lib/domain/units/exchange-rates'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertPrice, convertQuantity } from '@/lib/domain/units/units'
import { spoken } from '../../spoken'
import { numberValue, textValue } from '../listing'

/** INR per kg; outside this range a typing error or a wrong unit is likely. */
const PRICE_BANDS: Partial<Readonly<Record<ModuleKey, readonly [number, number]>>> = { yarn: [40, 5000] }

/**
 * How prices, units, minimum order and stock fit together (reference 4.15).
 * @param firstPrice the price of the smallest order, per priceUom; null without a price
 * @param rates a price in a currency without a rate is not compared with usual ones
 */
export function pricingIssues(
  values: FieldValues,
  moduleKey: ModuleKey,
  firstPrice: number | null,
  rates: PlainRates = RUPEE,
): Issue[] {
  return [...unitIssues(values), ...priceIssues(values, moduleKey, firstPrice, rates), ...stockIssues(values)]
}

function unitIssues(values: FieldValues): Issue[] {
  const uom = textValue(values, 'uom')
  return (['priceUom', 'moqUom'] as const).flatMap((field) => {
    const unit = textValue(values, field)
    if (!uom || !unit || convertQuantity(1, unit, uom, values) !== null) return []
    return [
      warningIssue(
        field === 'priceUom' ? 'PRICE_UNIT' : 'MOQ_UNIT',
        field,
        `Buyers cannot compare ${unit} with ${uom}. Enter the net weight of one under packaging, or use one unit.`,
      ),
    ]
  })
}

function priceIssues(values: FieldValues, moduleKey: ModuleKey, firstPrice: number | null, rates: PlainRates): Issue[] {
  const issues = new IssueList()
  const currency = textValue(values, 'currency')
  const band = PRICE_BANDS[moduleKey]
  const perKg = firstPrice === null ? null : convertPrice(firstPrice, textValue(values, 'priceUom'), 'kg', values)
  const inr = perKg === null ? null : convertMoney(perKg, currency, 'INR', rates)
  if (band && inr !== null && inr > 0 && (inr < band[0] || inr > band[1])) {
    const field = numberValue(values, 'basePrice') === null ? 'quantitySlabs[0].price' : 'basePrice'
    issues.warning(
      'PRICE_UNUSUAL',
      field,
      `That is about ₹${spoken(roundTo(inr, 2))} per kg. Check the price, currency and unit.`,
    )
  }
  if (numberValue(values, 'exportPrice') !== null && currency === 'INR') {
    issues.warning(
      'EXPORT_CURRENCY',
      'exportPrice',
      'Buyers abroad rarely pay in rupees. Use a convertible currency for exports.',
    )
  }
  if (numberValue(values, 'samplePrice') !== null && values.sampleAvailable !== true) {
    issues.warning(
      'SAMPLE_PRICE',
      'samplePrice',
      'There is a sample price but no sample. Select that samples are available.',
    )
  }
  return issues.all
}

function stockIssues(values: FieldValues): Issue[] {
  const issues = new IssueList()
  const available = numberValue(values, 'availableQuantity')
  const total = numberValue(values, 'totalQuantity')
  const moq = numberValue(values, 'moq')
  const uom = textValue(values, 'uom')
  if (available === null) return issues.all
  if (total !== null && available > total) {
    issues.warning(
      'STOCK_OVER_TOTAL',
      'availableQuantity',
      `The stock (${spoken(available)}) is more than the total (${spoken(total)}).`,
    )
  }
  const moqInUom = moq === null ? null : convertQuantity(moq, textValue(values, 'moqUom') || uom, uom, values)
  // Without stock the goods are made to order, and the minimum applies to that.
  if (available > 0 && moqInUom !== null && moqInUom > available) {
    issues.warning('MOQ_OVER_STOCK', 'moq', `The minimum order is more than the ${spoken(available)} ${uom} in stock.`)
  }
  return issues.all
}
