import { STOCK_BY_COLOUR_RULE } from '@/lib/domain/families/colour'
import { leftoverRules } from '@/lib/domain/families/condition-rules'
import { mrpRule } from '@/lib/domain/families/madeup/mrp'
import { BLEND_SUM, rule } from '@/lib/domain/families/rule'
import { widthIsPackageRule } from '@/lib/domain/families/shop/rules'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule, RuleText } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { roundTo } from '@/lib/domain/units/rounding'
import { openWidthCm } from '@/lib/domain/units/unit-facts'
import { convertQuantity } from '@/lib/domain/units/units'
import { computedPerPiece } from './price-per-piece'

/** Both prices agree within this share. */
const PRICE_SHARE = 0.01
/** The weight of cut cloth and that of the bundle agree within this share. */
const WEIGHT_SHARE = 0.3
/** Small traders buy up to this many bundles. */
const BUNDLES_USUAL_MAX = 20

const JUDGED: readonly Rule[] = [
  rule({
    code: 'BUNDLE_PRICE_DIFFERS',
    severity: 'error',
    fields: ['pricePerPiece', 'basePrice', 'priceUom', 'piecesPerBundle'],
    says: 'The price of one piece is the price of the bundle divided by its pieces, within 1 %.',
    judge: (facts) => {
      const stated = numberValue(facts.words, 'pricePerPiece')
      const computed = computedPerPiece(facts)
      if (stated === null || computed === null || Math.abs(stated - computed) <= computed * PRICE_SHARE) return null
      return `The base price makes ${spoken(computed)} for one piece, not ${spoken(stated)}. Correct one of them.`
    },
  }),
  mrpRule,
  rule({
    code: 'DESIGNS_OVER_PIECES',
    severity: 'error',
    fields: ['designsPerBundle', 'piecesPerBundle'],
    says: 'A bundle has no more designs than pieces.',
    judge: ({ words }) => {
      const [designs, pieces] = [numberValue(words, 'designsPerBundle'), numberValue(words, 'piecesPerBundle')]
      if (designs === null || pieces === null || designs <= pieces) return null
      return `${spoken(pieces)} pieces cannot have ${spoken(designs)} designs. Correct one of them.`
    },
  }),
  rule({
    code: 'SINGLE_DESIGN',
    severity: 'error',
    fields: ['bundleType', 'designsPerBundle'],
    says: 'A bundle of a single design has one design.',
    judge: ({ words }) => {
      const designs = numberValue(words, 'designsPerBundle')
      if (textValue(words, 'bundleType') !== 'Single design' || designs === null || designs === 1) return null
      const message = `The bundle is of a single design, but has ${spoken(designs)}. Choose assorted designs, or enter 1.`
      return { field: 'designsPerBundle', message }
    },
  }),
  rule({
    code: 'SET_OVER_PIECES',
    severity: 'warning',
    fields: ['sizeSet', 'colourSet', 'piecesPerBundle'],
    says: 'A bundle has no more sizes or colours than pieces.',
    judge: ({ words }) => {
      const pieces = numberValue(words, 'piecesPerBundle')
      if (pieces === null) return null
      return (['sizeSet', 'colourSet'] as const).flatMap((name) => {
        const many = listValue(words, name).length
        if (many <= pieces) return []
        const what = name === 'sizeSet' ? 'sizes' : 'colours'
        return [
          {
            field: name,
            message: `${spoken(pieces)} pieces cannot hold all ${many} ${what}. Say in the assortment what a buyer gets.`,
          },
        ]
      })
    },
  }),
  rule({
    code: 'BUNDLE_WEIGHT_DIFFERS',
    severity: 'warning',
    fields: ['bundleWeight', 'piecesPerBundle', 'cutLength', 'gsm', 'clothWidth'],
    says: 'The weight of a bundle is near that of its cloth.',
    judge: ({ words, values }) => {
      const [stated, pieces, cut, gsm] = ['bundleWeight', 'piecesPerBundle', 'cutLength', 'gsm'].map((name) =>
        numberValue(words, name),
      )
      const width = openWidthCm(values)
      if (!stated || !pieces || !cut || !gsm || !width) return null
      const kg = (pieces * cut * gsm * width) / 100_000
      if (Math.abs(stated - kg) <= kg * WEIGHT_SHARE) return null
      return `${spoken(pieces)} pieces of this cloth weigh about ${spoken(roundTo(kg, 1))} kg, not ${spoken(stated)}. Check both.`
    },
  }),
  rule({
    code: 'GRADE_CONDITION',
    severity: 'warning',
    fields: ['mixGrade', 'condition'],
    says: 'Seconds are no fresh mix.',
    judge: ({ words }) => {
      const [grade, condition] = [textValue(words, 'mixGrade'), textValue(words, 'condition')]
      const isFresh = grade === 'Fresh' || grade === 'Fresh-mix'
      const isBelow = condition === 'Seconds' || condition === 'JobLot'
      const isSecond = grade === 'Seconds' && condition === 'Fresh'
      if (!(isFresh && isBelow) && !isSecond) return null
      return `The grade is ${grade}, but the condition is ${condition}. Check both.`
    },
  }),
  rule({
    code: 'CLAIMLESS_REPLACEMENT',
    severity: 'warning',
    fields: ['condition', 'replacement'],
    says: 'Goods without claim are not replaced.',
    judge: ({ words }) => {
      const terms = textValue(words, 'replacement')
      if (textValue(words, 'condition') !== 'Claimless' || terms === '' || terms === 'None') return null
      return {
        field: 'replacement',
        message: 'Claimless goods are sold without replacement. Check the condition and the replacement.',
      }
    },
  }),
  rule({
    code: 'MOQ_NOT_SMALL',
    severity: 'warning',
    fields: ['moq', 'moqUom', 'piecesPerBundle'],
    says: 'The minimum order is at most 20 bundles.',
    judge: ({ words }) => {
      const moq = numberValue(words, 'moq')
      const bundles = moq === null ? null : convertQuantity(moq, textValue(words, 'moqUom'), 'bundle', words)
      if (bundles === null || bundles <= BUNDLES_USUAL_MAX) return null
      return `The minimum is ${spoken(roundTo(bundles, 0))} bundles. Small buyers take up to ${BUNDLES_USUAL_MAX}.`
    },
  }),
  rule({
    code: 'BUNDLE_UNIT',
    severity: 'warning',
    fields: ['priceUom', 'bundleType', 'bundleWeight', 'piecesPerBundle'],
    says: 'A price per bundle has the pieces or the weight of the bundle.',
    judge: ({ words }, status) =>
      status === 'ACTIVE' &&
      textValue(words, 'priceUom') === 'bundle' &&
      numberValue(words, 'piecesPerBundle') === null &&
      numberValue(words, 'bundleWeight') === null
        ? {
            field: 'piecesPerBundle',
            message: 'Say how many pieces a bundle has, or what it weighs. Buyers compare prices by it.',
          }
        : null,
  }),
  widthIsPackageRule,
  STOCK_BY_COLOUR_RULE,
  ...leftoverRules('Describe the faults of these seconds, and in how many pieces of a bundle.'),
]

/** The rules across the fields of small bundles. Every listing is judged for its blend by itself. */
export const MINI_RULES: readonly RuleText[] = [...JUDGED, BLEND_SUM]
