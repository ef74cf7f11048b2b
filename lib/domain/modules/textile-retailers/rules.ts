import { STOCK_BY_COLOUR_RULE } from '@/lib/domain/families/colour'
import { leftoverRules } from '@/lib/domain/families/condition-rules'
import { BLEND_SUM, rule } from '@/lib/domain/families/rule'
import { widthIsPackageRule } from '@/lib/domain/families/shop/rules'
import { isFilled } from '@/lib/domain/fields/condition'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule, RuleText } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { convertPrice, convertQuantity } from '@/lib/domain/units/units'
import { shopMrpRule } from './discount'

/** A price below this share of the MRP is more often a typing error, or an MRP that no one asks. */
const PRICE_SHARE_MIN = 0.1
/** Lengths are compared in whole millimetres: 0.3 is not 0.1 times 3 in a computer. */
const MM = 1000

const JUDGED: readonly Rule[] = [
  shopMrpRule,
  rule({
    code: 'RETURN_CONTRADICTS',
    severity: 'error',
    fields: ['returnWindow', 'returnPolicy'],
    says: 'A shop that takes nothing back has no days for a return.',
    judge: ({ words }) => {
      const days = numberValue(words, 'returnWindow')
      if (textValue(words, 'returnPolicy') !== 'No return' || days === null || days === 0) return null
      return `The policy is "No return", but customers have ${spoken(days)} days. Enter 0, or choose another policy.`
    },
  }),
  rule({
    code: 'CUT_STEP',
    severity: 'warning',
    fields: ['cutStep', 'minimumCut'],
    says: 'The shortest cut is reached in the steps in which cloth is cut.',
    judge: ({ words }) => {
      const [shortest, step] = [numberValue(words, 'minimumCut'), numberValue(words, 'cutStep')]
      if (shortest === null || step === null || step <= 0) return null
      if (Math.round(shortest * MM) % Math.round(step * MM) === 0) return null
      return `Steps of ${spoken(step)} m do not give the shortest cut of ${spoken(shortest)} m. Check both.`
    },
  }),
  rule({
    code: 'MOQ_UNDER_CUT',
    severity: 'warning',
    fields: ['moq', 'moqUom', 'minimumCut'],
    says: 'The smallest order is at least one cut.',
    judge: ({ words }) => {
      const [moq, shortest] = [numberValue(words, 'moq'), numberValue(words, 'minimumCut')]
      const metres = moq === null ? null : convertQuantity(moq, textValue(words, 'moqUom'), 'm', words)
      if (metres === null || shortest === null || metres >= shortest) return null
      return `You cut at least ${spoken(shortest)} m, but the smallest order is ${spoken(metres)} m. Check both.`
    },
  }),
  rule({
    code: 'DISCOUNT_UNUSUAL',
    severity: 'warning',
    fields: ['mrp', 'basePrice'],
    says: 'The price is at least a tenth of the MRP.',
    judge: ({ words }) => {
      const [mrp, price] = [numberValue(words, 'mrp'), numberValue(words, 'basePrice')]
      const unit = textValue(words, 'priceUom')
      // A pair or a set may be one pack with one MRP.
      const each =
        price === null || unit === 'set' || unit === 'pair'
          ? price
          : (convertPrice(price, unit, 'piece', words) ?? price)
      if (mrp === null || each === null || each >= mrp * PRICE_SHARE_MIN) return null
      return { field: 'basePrice', message: `The price is less than a tenth of the MRP of ${spoken(mrp)}. Check both.` }
    },
  }),
  rule({
    code: 'TAX_NOT_INCLUDED',
    severity: 'warning',
    fields: ['taxIncluded', 'mrp'],
    says: 'Prices for shoppers include tax.',
    judge: ({ words }) =>
      words.taxIncluded === false && numberValue(words, 'mrp') !== null
        ? 'Shoppers pay the price that they see. Enter the price with GST.'
        : null,
  }),
  rule({
    code: 'PACK_LABEL_INCOMPLETE',
    severity: 'warning',
    fields: ['sealedPack', 'mrp', 'netQuantity', 'packedBy', 'packedOn'],
    says: 'A sealed pack states MRP, net quantity, who packed it, and when.',
    judge: ({ words }, status) => {
      if (status !== 'ACTIVE' || words.sealedPack !== true) return null
      const missing = ['mrp', 'netQuantity', 'packedBy', 'packedOn'].find((name) => !isFilled(words[name]))
      return missing === undefined
        ? null
        : {
            field: missing,
            message:
              'A sealed pack must state the MRP, the net quantity, who packed it, and when. Enter what is printed.',
          }
    },
  }),
  rule({
    code: 'DELIVERY_AREA_MISSING',
    severity: 'warning',
    fields: ['deliveryBy', 'deliveryRadius'],
    says: 'Home delivery names its area.',
    judge: ({ words }, status) =>
      status === 'ACTIVE' &&
      listValue(words, 'deliveryBy').includes('Home delivery') &&
      textValue(words, 'deliveryRadius') === ''
        ? { field: 'deliveryRadius', message: 'Say how far you deliver to the door, such as "within 10 km".' }
        : null,
  }),
  widthIsPackageRule,
  STOCK_BY_COLOUR_RULE,
  ...leftoverRules('Describe the faults of these seconds: holes, stains, shade, stitching.'),
]

/** The rules across the fields of a shop. Every listing is judged for its blend by itself. */
export const RETAIL_RULES: readonly RuleText[] = [...JUDGED, BLEND_SUM]
