import { rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { roundTo, sumOf } from '@/lib/domain/units/rounding'
import { STOCK_BY_COLOUR_RULE } from '../colour'
import { clothFacts } from '../fabric/cloth-facts'
import { gsmFromOz, ozPerYd2 } from '../fabric/estimates'

/** Ounces are rounded to a half or a quarter, and weighed before or after washing. */
const OZ_TOLERANCE = 0.1
/** Cloth sold as sanforised keeps within this, in percent. */
const SANFORISED_PERCENT = 3
/** More stretch than bare threads give. */
const BARE_STRETCH_PERCENT = 12

const partOf = (values: FieldValues, field: string, name: string): number | null => {
  const whole = values[field]
  return typeof whole === 'object' && whole !== null ? numberValue(whole as FieldValues, name) : null
}

/** The share of these fibres in percent; null while the shares are not known. */
function shareOf(facts: Facts, fibres: RegExp): number | null {
  const { blend } = clothFacts(facts)
  if (blend.length === 0 || blend.some(({ percent }) => percent === 0)) return null
  return sumOf(blend.filter(({ fibre }) => fibres.test(fibre)).map(({ percent }) => percent))
}

/** The fibres that a dye class colours, and the share that it needs. */
const DYES: ReadonlyArray<readonly [dye: RegExp, fibres: RegExp, name: string]> = [
  [
    /^(?:Reactive|Vat|Sulphur|Direct|Indigo|Naphthol)$/,
    /cotton|viscose|modal|lyocell|cupro|linen|hemp|ramie|jute|bamboo|silk|wool/i,
    'cotton, viscose, linen, silk or wool',
  ],
  [/^Disperse$/, /polyester|acetate|nylon|acrylic/i, 'polyester'],
  [/^(?:Acid|Metal complex)$/, /wool|silk|nylon|cashmere|mohair|alpaca|angora|camel/i, 'nylon, wool or silk'],
  [/^Basic$/, /acrylic|polyester/i, 'acrylic or cationic polyester'],
]

/** Finishes that buyers believe only with a test. */
const CLAIMS: ReadonlyArray<readonly [finish: string, test: RegExp]> = [
  ['Water-repellent C0', /^(?:Water spray|Restricted substances)$/],
  ['Flame-retardant', /^Flammability$/],
  ['Anti-microbial', /^Antibacterial activity$/],
  ['UV protection', /^UV protection factor$/],
]

/** What a dyer, a printer or a garment maker would notice. */
export const FINISHING_RULES: readonly Rule[] = [
  rule({
    code: 'CUTTABLE_OVER_WIDTH',
    severity: 'error',
    fields: ['cuttableWidth', 'clothWidth'],
    says: 'The cuttable width is part of the width.',
    judge: ({ values }) => {
      const [cuttable, whole] = [asMeasure(values.cuttableWidth), asMeasure(values.clothWidth)]
      const [cutCm, wholeCm] = [
        cuttable && measureIn(cuttable, 'cm', 'length'),
        whole && measureIn(whole, 'cm', 'length'),
      ]
      if (cutCm === null || wholeCm === null || cutCm <= wholeCm) return null
      return 'The cuttable width is more than the whole width of the cloth. Correct one of them.'
    },
  }),
  rule({
    code: 'OZ_GSM_DIFFERS',
    severity: 'error',
    fields: ['denimOz', 'gsm'],
    says: 'Ounces and GSM are one weight.',
    judge: ({ values, filled }) => {
      const [oz, gsm] = [numberValue(values, 'denimOz'), numberValue(values, 'gsm')]
      if (oz === null || gsm === null || isFilled(filled.gsm)) return null
      if (Math.abs(gsm - gsmFromOz(oz)) <= gsmFromOz(oz) * OZ_TOLERANCE) return null
      const meant = spoken(roundTo(gsmFromOz(oz), 0))
      return `${spoken(oz)} oz/yd² is ${meant} g/m², but the GSM is ${spoken(gsm)} (${spoken(roundTo(ozPerYd2(gsm), 1))} oz). Correct one of them.`
    },
  }),
  rule({
    code: 'GROWTH_OVER_STRETCH',
    severity: 'error',
    fields: ['growth', 'stretch'],
    says: 'Growth is a part of the stretch.',
    judge: ({ values }) => {
      const [growth, stretch] = [numberValue(values, 'growth'), numberValue(values, 'stretch')]
      if (growth === null || stretch === null || growth <= stretch) return null
      return 'Cloth cannot grow by more than it is stretched. Correct one of them.'
    },
  }),
  rule({
    code: 'DYE_FIBRE',
    severity: 'warning',
    fields: ['dyeClass', 'fiberType', 'blendPercentages'],
    says: 'The dye class suits the fibre.',
    judge: (facts) => {
      const dye = textValue(facts.words, 'dyeClass')
      const [, fibres, name] = DYES.find(([word]) => word.test(dye)) ?? []
      const share = fibres ? shareOf(facts, fibres) : null
      if (share === null || share >= 30) return null
      return `${dye} dyes colour ${name}; this cloth has little of it. Check the dye class.`
    },
  }),
  rule({
    code: 'PRINT_FIBRE',
    severity: 'warning',
    fields: ['printMethod', 'fiberType', 'blendPercentages'],
    says: 'The print method suits the fibre.',
    judge: (facts) => {
      const method = textValue(facts.words, 'printMethod')
      if (!/^(?:Sublimation|Digital disperse)$/.test(method)) return null
      const share = shareOf(facts, /polyester/i)
      if (share === null || share >= 50) return null
      return `${method} prints hold on polyester. Check the method and the fibre.`
    },
  }),
  rule({
    code: 'CLAIM_WITHOUT_TEST',
    severity: 'warning',
    fields: ['finishes', 'testPerformance', 'testReport'],
    says: 'Claims such as flame-retardant or PFC-free have a test.',
    judge: ({ words, values }, status) => {
      if (status !== 'ACTIVE' || isFilled(values.testReport) || isFilled(values.certificate)) return null
      const tests = listValue(words, 'testPerformance')
      const finishes = listValue(words, 'finishes')
      const open = CLAIMS.filter(([finish, test]) => finishes.includes(finish) && !tests.some((one) => test.test(one)))
      return open.map(([finish]) => ({
        field: 'finishes',
        message: `${finish}: buyers ask for a test. Choose it under Tested for, or add the report.`,
      }))
    },
  }),
  rule({
    code: 'SHRINKAGE_SIGN',
    severity: 'warning',
    fields: ['shrinkage'],
    says: 'Shrinking has a minus.',
    judge: ({ values }) => {
      const [length, width] = [partOf(values, 'shrinkage', 'length'), partOf(values, 'shrinkage', 'width')]
      const isPositive = (length ?? 0) > 0 && (width ?? 1) > 0
      return isPositive ? 'Plus means that the cloth grows. Enter shrinking with a minus: -3.' : null
    },
  }),
  rule({
    code: 'SHRINKAGE_OF_FINISH',
    severity: 'warning',
    fields: ['shrinkage', 'finishes'],
    says: 'Sanforised and compacted cloth shrinks little.',
    judge: ({ words, values }) => {
      const finish = listValue(words, 'finishes').find((one) => /^(?:Sanforised|Zero-zero|Compacted)$/.test(one))
      const limit = finish === 'Compacted' ? SANFORISED_PERCENT + 2 : SANFORISED_PERCENT
      const worst = Math.min(partOf(values, 'shrinkage', 'length') ?? 0, partOf(values, 'shrinkage', 'width') ?? 0)
      if (finish === undefined || worst >= -limit) return null
      return `${finish} cloth usually shrinks by ${limit} % at most; this shrinks by ${spoken(-worst)} %. Check both.`
    },
  }),
  rule({
    code: 'STRETCH_WITHOUT_ELASTANE',
    severity: 'warning',
    fields: ['stretch', 'blendPercentages'],
    says: 'Woven cloth that stretches far has elastane.',
    judge: (facts) => {
      const { words, values } = facts
      const stretch = numberValue(values, 'stretch')
      const isWoven = textValue(words, 'fabricStructure') === 'Woven'
      if (stretch === null || stretch <= BARE_STRETCH_PERCENT || !isWoven) return null
      if (textValue(words, 'stretchDirection') === 'Mechanical' || shareOf(facts, /elastane/i) !== 0) return null
      return 'Woven cloth without elastane seldom stretches so far. Check the blend.'
    },
  }),
  rule({
    code: 'FASTNESS_RUB',
    severity: 'warning',
    fields: ['fastness'],
    says: 'Wet rubbing is not better than dry.',
    judge: ({ values }) => {
      const [dry, wet] = [partOf(values, 'fastness', 'rubDry'), partOf(values, 'fastness', 'rubWet')]
      return dry !== null && wet !== null && wet > dry
        ? {
            field: 'fastness.rubWet',
            message: 'Wet rubbing is seldom better than dry. Check whether they are swapped.',
          }
        : null
    },
  }),
  rule({
    code: 'MIN_PER_COLOUR_OVER_MOQ',
    severity: 'warning',
    fields: ['minPerColour', 'moq'],
    says: 'The minimum of a colour fits into the minimum order.',
    judge: ({ values }) => {
      const [least, moq] = [numberValue(values, 'minPerColour'), numberValue(values, 'moq')]
      return least !== null && moq !== null && least > moq
        ? 'One colour has a higher minimum than the whole order. Raise the minimum order or lower this.'
        : null
    },
  }),
  rule({
    code: 'COLOUR_OF_WHITE',
    severity: 'warning',
    fields: ['colouration', 'color'],
    says: 'White cloth has no other colour.',
    judge: ({ words }) => {
      const [how, colour] = [textValue(words, 'colouration'), textValue(words, 'color')]
      return /^(?:White|RFD)$/.test(how) && colour !== '' && !/^(?:White|Ecru)$/.test(colour)
        ? { field: 'color', message: `${how} cloth is not ${colour.toLowerCase()}. Choose Dyed, or clear the colour.` }
        : null
    },
  }),
  rule({
    code: 'THREAD_COUNT_OVER_SETT',
    severity: 'warning',
    fields: ['threadCount', 'epi', 'ppi'],
    says: 'The thread count is that of ends and picks.',
    judge: (facts) => {
      const stated = numberValue(facts.values, 'threadCount')
      const { epi, ppi } = clothFacts(facts)
      if (stated === null || epi === null || ppi === null || stated <= (epi + ppi) * 1.1) return null
      return `Ends and picks are ${spoken(roundTo(epi + ppi, 0))} in one inch, less than ${spoken(stated)}. Count each thread once.`
    },
  }),
  STOCK_BY_COLOUR_RULE,
]
