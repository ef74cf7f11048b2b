import { type Issue, IssueList, warningIssue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { SaleTerms } from '@/lib/domain/modules/define-module'
import { convertMoney, type PlainRates, RUPEE } from '@/lib/domain/units/exchange-rates'
import { roundTo } from '@/lib/domain/units/rounding'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { convertPrice, convertQuantity } from '@/lib/domain/units/units'
import { spoken } from '../../spoken'
import { numberValue, textValue } from '../listing'

/**
 * How prices, units, minimum order and stock fit together (reference 4.15).
 * @param firstPrice the price of the smallest order, per priceUom; null without a price
 * @param rates a price in a currency without a rate is not compared with usual ones
 */
export function pricingIssues(
  values: FieldValues,
  sale: SaleTerms,
  firstPrice: number | null,
  rates: PlainRates = RUPEE,
): Issue[] {
  return [...unitIssues(values, sale), ...priceIssues(values, sale, firstPrice, rates), ...stockIssues(values)]
}

const UNIT_ADVICE = 'Enter the net weight of one under packaging, or use one unit.'

function unitIssues(values: FieldValues, { unitAdvice = UNIT_ADVICE }: SaleTerms): Issue[] {
  const uom = textValue(values, 'uom')
  return (['priceUom', 'moqUom'] as const).flatMap((field) => {
    const unit = textValue(values, field)
    if (!uom || !unit || convertQuantity(1, unit, uom, values) !== null) return []
    return [
      warningIssue(
        field === 'priceUom' ? 'PRICE_UNIT' : 'MOQ_UNIT',
        field,
        `Buyers cannot compare ${unit} with ${uom}. ${unitAdvice}`,
      ),
    ]
  })
}

function priceIssues(values: FieldValues, sale: SaleTerms, firstPrice: number | null, rates: PlainRates): Issue[] {
  const issues = new IssueList()
  const currency = textValue(values, 'currency')
  const compared = firstPrice === null ? null : comparedPrice(values, sale, firstPrice)
  const inr = compared === null ? null : convertMoney(compared.price, currency, 'INR', rates)
  if (compared && inr !== null && inr > 0 && (inr < compared.usual[0] || inr > compared.usual[1])) {
    const field = numberValue(values, 'basePrice') === null ? 'quantitySlabs[0].price' : 'basePrice'
    issues.warning(
      'PRICE_UNUSUAL',
      field,
      `That is about ₹${spoken(roundTo(inr, 2))} per ${compared.label}. Check the price, currency and unit.`,
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

/**
 * The price per its own basis, else per the first that it converts to, among those that have usual prices: light cloth
 * at a usual price per kg is very cheap per metre.
 */
function comparedPrice(values: FieldValues, { bases }: SaleTerms, price: number) {
  const own = textValue(values, 'priceUom')
  const ownFirst = [...bases].sort((a, b) => Number(b.unit === own) - Number(a.unit === own))
  for (const { unit, label, usualInr: usual } of ownFirst) {
    const converted = usual ? convertPrice(price, own, unit, values) : null
    if (usual && converted !== null) return { price: converted, label, usual }
  }
  return null
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
    issues.warning(
      'MOQ_OVER_STOCK',
      'moq',
      `The minimum order is more than the ${quantityWords(available, uom)} in stock.`,
    )
  }
  return issues.all
}
