import { rowsOf, rowsTotal, STOCK_BY_COLOUR_RULE } from '@/lib/domain/families/colour'
import { leftoverRules } from '@/lib/domain/families/condition-rules'
import { clothFacts } from '@/lib/domain/families/fabric/cloth-facts'
import { mrpRule } from '@/lib/domain/families/madeup/mrp'
import { setRules } from '@/lib/domain/families/madeup/set-rules'
import { BLEND_SUM, rule } from '@/lib/domain/families/rule'
import { pieceSizeCm, readPieceSize } from '@/lib/domain/families/sizes/piece-size'
import { ratioSizesRule, sizeRatioRule } from '@/lib/domain/families/sizes/size-ratio'
import { isFilled } from '@/lib/domain/fields/condition'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule, RuleText } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { roundTo } from '@/lib/domain/units/rounding'

/** Counting and finishing move the sum of ends and picks a little. */
const THREADS_SHARE = 0.05
/** Stated and calculated weight of one piece agree within this share. */
const WEIGHT_SHARE = 0.3
/** Sarees of six yards and of nine yards, in metres, without the blouse. */
const USUAL_SAREES = [
  [4.5, 6.6],
  [7.8, 9.2],
] as const
/** The least width and length of a flat sheet for each bed, in cm. */
const SHEET_CM_MIN: Readonly<Record<string, readonly [width: number, length: number]>> = {
  Single: [130, 190],
  Double: [200, 210],
  Queen: [210, 220],
  King: [230, 240],
  'Super king': [255, 250],
}
const SHEETS: ReadonlySet<string> = new Set(['Bedsheet', 'Bed cover', 'Duvet cover', 'Comforter', 'Quilt', 'Dohar'])
/** Usual weights of towels that are no gauze and no mats. */
const TOWEL_GSM = [180, 900] as const
const ALWAYS_KNIT: ReadonlySet<string> = new Set(['Polo T-shirt', 'Sweater', 'Sweatshirt', 'Socks', 'Leggings'])
const ALWAYS_WOVEN: ReadonlySet<string> = new Set(['Saree', 'Dhoti', 'Lungi', 'Jeans'])
const CM2_PER_M2 = 10_000

const RULES: readonly Rule[] = [
  sizeRatioRule,
  ratioSizesRule,
  mrpRule,
  ...setRules,
  rule({
    code: 'CONSTRUCTION_INCOMPLETE',
    severity: 'error',
    fields: ['construction'],
    says: 'A construction has ends and picks per inch.',
    judge: (facts) => {
      const { reading } = clothFacts(facts)
      return reading && !reading.ok ? reading.message : null
    },
  }),
  rule({
    code: 'THREAD_COUNT_HIGH',
    severity: 'warning',
    fields: ['threadCount', 'epi', 'ppi', 'construction'],
    says: 'The thread count is not more than ends plus picks per inch.',
    judge: (facts) => {
      const { epi, ppi } = clothFacts(facts)
      const threads = numberValue(facts.words, 'threadCount')
      if (epi === null || ppi === null || threads === null || threads <= (epi + ppi) * (1 + THREADS_SHARE)) return null
      return `Ends and picks give a thread count of ${spoken(epi + ppi)}, not ${spoken(threads)}. Buyers who count plies of a yarn are refused in many markets.`
    },
  }),
  rule({
    code: 'SAREE_LENGTH',
    severity: 'warning',
    fields: ['sareeLength'],
    says: 'A saree has 4.5 to 6.6 m, or 7.8 to 9.2 m for nine yards.',
    judge: ({ words }) => {
      const metres = numberValue(words, 'sareeLength')
      if (metres === null || USUAL_SAREES.some(([least, most]) => metres >= least && metres <= most)) return null
      return `${spoken(metres)} m is unusual for a saree without its blouse. Usual are 5.5 m, and 8.25 m for nine yards.`
    },
  }),
  rule({
    code: 'BED_SIZE_DIFFERS',
    severity: 'warning',
    fields: ['bedSize', 'size'],
    says: 'The sheet is large enough for its bed.',
    judge: ({ words }) => {
      const bed = textValue(words, 'bedSize')
      const [size, least] = [readPieceSize(textValue(words, 'size')), SHEET_CM_MIN[bed]]
      if (!size || !least || !SHEETS.has(textValue(words, 'productGroup'))) return null
      // The king sheet of a fitted mattress is smaller than a flat one.
      if (textValue(words, 'subcategory') === 'Fitted sheet') return null
      const { width, length } = pieceSizeCm(size)
      const [short, long] = [Math.min(width, length), Math.max(width, length)]
      if (short >= least[0] && long >= least[1]) return null
      const message = `${textValue(words, 'size')} is small for a ${bed.toLowerCase()} bed. Check both.`
      return { field: 'size', message }
    },
  }),
  rule({
    code: 'SIZE_UNREADABLE',
    severity: 'warning',
    fields: ['size'],
    says: 'A size is width x length with its unit.',
    judge: ({ words }) => {
      const text = textValue(words, 'size')
      return text === '' || readPieceSize(text)
        ? null
        : 'Write width x length with the unit, such as 30x60 in or 5x7 ft.'
    },
  }),
  rule({
    code: 'PIECE_WEIGHT_DIFFERS',
    severity: 'warning',
    fields: ['garmentWeight', 'gsm', 'size'],
    says: 'GSM times the size is near the weight of one towel or blanket.',
    judge: ({ words }) => {
      const isFlat = ['Towel', 'Blanket', 'Kitchen towel', 'Throw'].includes(textValue(words, 'productGroup'))
      const [grams, gsm] = [numberValue(words, 'garmentWeight'), numberValue(words, 'gsm')]
      const size = readPieceSize(textValue(words, 'size'))
      if (!isFlat || grams === null || gsm === null || !size) return null
      const { width, length } = pieceSizeCm(size)
      const meant = (gsm * width * length) / CM2_PER_M2
      if (Math.abs(grams - meant) <= meant * WEIGHT_SHARE) return null
      return `${spoken(gsm)} g/m² in this size is about ${spoken(roundTo(meant, 0))} g, not ${spoken(grams)}. Check GSM, size and weight.`
    },
  }),
  rule({
    code: 'TOWEL_GSM',
    severity: 'warning',
    fields: ['gsm', 'productGroup'],
    says: 'A towel has 180 to 900 g/m².',
    judge: ({ words }) => {
      const gsm = numberValue(words, 'gsm')
      const isTowel = textValue(words, 'productGroup') === 'Towel'
      if (!isTowel || gsm === null || (gsm >= TOWEL_GSM[0] && gsm <= TOWEL_GSM[1])) return null
      return `${spoken(gsm)} g/m² is unusual for a towel. Usual are 350 to 650.`
    },
  }),
  rule({
    code: 'STRUCTURE_UNUSUAL',
    severity: 'warning',
    fields: ['fabricStructure', 'productGroup'],
    says: 'Sweaters and socks are knitted, sarees and jeans woven.',
    judge: ({ words }) => {
      const [group, structure] = [textValue(words, 'productGroup'), textValue(words, 'fabricStructure')]
      const meant = ALWAYS_KNIT.has(group) ? 'Knitted' : ALWAYS_WOVEN.has(group) ? 'Woven' : structure
      if (structure === '' || structure === meant) return null
      return `${group} is usually ${meant.toLowerCase()}, not ${structure.toLowerCase()}. Check both.`
    },
  }),
  rule({
    code: 'OVERRUN_PROOF',
    severity: 'warning',
    fields: ['brandLabel', 'complianceDocument'],
    says: 'Brand overruns and licensed goods come with the brand’s consent.',
    judge: ({ words }) => {
      const isOfBrand = ['Brand overrun', 'Licensed'].includes(textValue(words, 'brandLabel'))
      if (!isOfBrand || isFilled(words.complianceDocument)) return null
      const message = 'Add the letter or invoice of the brand. Buyers of overruns and licensed goods ask for it.'
      return { field: 'complianceDocument', message }
    },
  }),
  STOCK_BY_COLOUR_RULE,
  rule({
    code: 'STOCK_BY_SIZE',
    severity: 'warning',
    fields: ['stockBySize', 'availableQuantity'],
    says: 'The sizes together are not more than the stock.',
    judge: ({ words }) => {
      const stock = numberValue(words, 'availableQuantity')
      const total = rowsTotal(words.stockBySize, 'quantity')
      if (stock === null || total <= stock) return null
      return `The sizes add up to ${spoken(total)}, but the stock is ${spoken(stock)}.`
    },
  }),
  rule({
    code: 'SET_PARTS_MISSING',
    severity: 'warning',
    fields: ['setPieces', 'productGroup'],
    says: 'Each part of a set has its number of pieces or its cut length.',
    judge: ({ words }) => {
      const isOpen = rowsOf(words.setPieces).some(
        (row) => numberValue(row, 'pieces') === null && numberValue(row, 'metres') === null,
      )
      return isOpen ? 'Give each part its pieces or its cut length.' : null
    },
  }),
  ...leftoverRules('Describe the defects of these seconds: stains, holes, missed stitches, shade.'),
]

/** The rules across the fields of ready products. Every listing is judged for its blend by itself. */
export const READY_RULES: readonly RuleText[] = [...RULES, BLEND_SUM]
