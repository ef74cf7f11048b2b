import type { Issue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { convertMoney, type PlainRates, RUPEE } from '@/lib/domain/units/exchange-rates'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertQuantity, pricePerKg } from '@/lib/domain/units/units'
import { spoken, warningIssue } from '../issue'
import { numberValue, textValue } from '../listing'

/** INR per kg beyond which a digit or a unit is more often wrong than the goods that cheap or dear. */
const PRICE_BANDS: Partial<Readonly<Record<ModuleKey, readonly [number, number]>>> = { yarn: [40, 5000] }

/**
 * How prices, units, minimum order and stock go together (domain 2.3, 6.7).
 * @param firstPrice what the smallest order pays, per priceUom; null when there is no price
 * @param rates a price in a currency without one is not held against what is usual
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
        `Buyers cannot compare ${unit} with ${uom}: say under packaging what one weighs net, or use one unit.`,
      ),
    ]
  })
}

function priceIssues(values: FieldValues, moduleKey: ModuleKey, firstPrice: number | null, rates: PlainRates): Issue[] {
  const issues: Issue[] = []
  const currency = textValue(values, 'currency')
  const band = PRICE_BANDS[moduleKey]
  const perKg = firstPrice === null ? null : pricePerKg(firstPrice, textValue(values, 'priceUom'), values)
  const inr = perKg === null ? null : convertMoney(perKg, currency, 'INR', rates)
  if (band && inr !== null && inr > 0 && (inr < band[0] || inr > band[1])) {
    const field = numberValue(values, 'basePrice') === null ? 'quantitySlabs[0].price' : 'basePrice'
    issues.push(
      warningIssue(
        'PRICE_UNUSUAL',
        field,
        `That is about ₹${spoken(roundTo(inr, 2))} per kg. Are price, currency and unit right?`,
      ),
    )
  }
  if (numberValue(values, 'exportPrice') !== null && currency === 'INR') {
    issues.push(
      warningIssue(
        'EXPORT_CURRENCY',
        'exportPrice',
        'Buyers abroad rarely pay in rupees: quote exports in a convertible currency.',
      ),
    )
  }
  if (numberValue(values, 'samplePrice') !== null && values.sampleAvailable !== true) {
    issues.push(
      warningIssue('SAMPLE_PRICE', 'samplePrice', 'A sample price, but no sample: say that samples are available.'),
    )
  }
  return issues
}

function stockIssues(values: FieldValues): Issue[] {
  const issues: Issue[] = []
  const available = numberValue(values, 'availableQuantity')
  const total = numberValue(values, 'totalQuantity')
  const moq = numberValue(values, 'moq')
  const uom = textValue(values, 'uom')
  if (available === null) return issues
  if (total !== null && available > total) {
    issues.push(
      warningIssue(
        'STOCK_OVER_TOTAL',
        'availableQuantity',
        `More is in stock (${spoken(available)}) than there is in all (${spoken(total)}).`,
      ),
    )
  }
  const moqInUom = moq === null ? null : convertQuantity(moq, textValue(values, 'moqUom') || uom, uom, values)
  // No stock at all: the goods are made to order, and the minimum says how many.
  if (available > 0 && moqInUom !== null && moqInUom > available) {
    issues.push(
      warningIssue('MOQ_OVER_STOCK', 'moq', `The minimum order is more than the ${spoken(available)} ${uom} in stock.`),
    )
  }
  return issues
}
