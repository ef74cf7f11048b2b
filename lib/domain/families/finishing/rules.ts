import { errorIssue, warningIssue } from '@/lib/domain/errors'
import { type Judge, rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
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
function shareOf(facts: Parameters<Judge>[0], fibres: RegExp): number | null {
  const { blend } = clothFacts(facts)
  if (blend.length === 0 || blend.some(({ percent }) => percent === 0)) return null
  return sumOf(blend.filter(({ fibre }) => fibres.test(fibre)).map(({ percent }) => percent))
}

const cuttableOverWidth: Judge = ({ values }) => {
  const [cuttable, whole] = [asMeasure(values.cuttableWidth), asMeasure(values.clothWidth)]
  const [cutCm, wholeCm] = [cuttable && measureIn(cuttable, 'cm', 'length'), whole && measureIn(whole, 'cm', 'length')]
  if (cutCm === null || wholeCm === null || cutCm <= wholeCm) return []
  return [
    errorIssue(
      'CUTTABLE_OVER_WIDTH',
      'cuttableWidth',
      'The cuttable width is more than the whole width of the cloth. Correct one of them.',
    ),
  ]
}

const ounces: Judge = ({ values, filled }) => {
  const [oz, gsm] = [numberValue(values, 'denimOz'), numberValue(values, 'gsm')]
  if (oz === null || gsm === null || isFilled(filled.gsm)) return []
  if (Math.abs(gsm - gsmFromOz(oz)) <= gsmFromOz(oz) * OZ_TOLERANCE) return []
  const meant = spoken(roundTo(gsmFromOz(oz), 0))
  return [
    errorIssue(
      'OZ_GSM_DIFFERS',
      'denimOz',
      `${spoken(oz)} oz/yd² is ${meant} g/m², but the GSM is ${spoken(gsm)} (${spoken(roundTo(ozPerYd2(gsm), 1))} oz). Correct one of them.`,
    ),
  ]
}

const growthOverStretch: Judge = ({ values }) => {
  const [growth, stretch] = [numberValue(values, 'growth'), numberValue(values, 'stretch')]
  if (growth === null || stretch === null || growth <= stretch) return []
  return [
    errorIssue('GROWTH_OVER_STRETCH', 'growth', 'Cloth cannot grow by more than it is stretched. Correct one of them.'),
  ]
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

const dyeFibre: Judge = (facts) => {
  const dye = textValue(facts.words, 'dyeClass')
  const [, fibres, name] = DYES.find(([word]) => word.test(dye)) ?? []
  const share = fibres ? shareOf(facts, fibres) : null
  if (share === null || share >= 30) return []
  return [
    warningIssue(
      'DYE_FIBRE',
      'dyeClass',
      `${dye} dyes colour ${name}; this cloth has little of it. Check the dye class.`,
    ),
  ]
}

const printFibre: Judge = (facts) => {
  const method = textValue(facts.words, 'printMethod')
  if (!/^(?:Sublimation|Digital disperse)$/.test(method)) return []
  const share = shareOf(facts, /polyester/i)
  if (share === null || share >= 50) return []
  return [
    warningIssue('PRINT_FIBRE', 'printMethod', `${method} prints hold on polyester. Check the method and the fibre.`),
  ]
}

/** Finishes that buyers believe only with a test. */
const CLAIMS: ReadonlyArray<readonly [finish: string, test: RegExp]> = [
  ['Water-repellent C0', /^(?:Water spray|Restricted substances)$/],
  ['Flame-retardant', /^Flammability$/],
  ['Anti-microbial', /^Antibacterial activity$/],
  ['UV protection', /^UV protection factor$/],
]

const claimTest: Judge = ({ words, values }, status) => {
  if (status !== 'ACTIVE' || isFilled(values.testReport) || isFilled(values.certificate)) return []
  const tests = listValue(words, 'testPerformance')
  const finishes = listValue(words, 'finishes')
  const open = CLAIMS.filter(([finish, test]) => finishes.includes(finish) && !tests.some((one) => test.test(one)))
  return open.map(([finish]) =>
    warningIssue(
      'CLAIM_WITHOUT_TEST',
      'finishes',
      `${finish}: buyers ask for a test. Choose it under Tested for, or add the report.`,
    ),
  )
}

const shrinkageSign: Judge = ({ values }) => {
  const [length, width] = [partOf(values, 'shrinkage', 'length'), partOf(values, 'shrinkage', 'width')]
  const isPositive = (length ?? 0) > 0 && (width ?? 1) > 0
  return isPositive
    ? [
        warningIssue(
          'SHRINKAGE_SIGN',
          'shrinkage',
          'Plus means that the cloth grows. Enter shrinking with a minus: -3.',
        ),
      ]
    : []
}

const sanforised: Judge = ({ words, values }) => {
  const finish = listValue(words, 'finishes').find((one) => /^(?:Sanforised|Zero-zero|Compacted)$/.test(one))
  const limit = finish === 'Compacted' ? SANFORISED_PERCENT + 2 : SANFORISED_PERCENT
  const worst = Math.min(partOf(values, 'shrinkage', 'length') ?? 0, partOf(values, 'shrinkage', 'width') ?? 0)
  if (finish === undefined || worst >= -limit) return []
  return [
    warningIssue(
      'SHRINKAGE_OF_FINISH',
      'shrinkage',
      `${finish} cloth usually shrinks by ${limit} % at most; this shrinks by ${spoken(-worst)} %. Check both.`,
    ),
  ]
}

const bareStretch: Judge = (facts) => {
  const { words, values } = facts
  const stretch = numberValue(values, 'stretch')
  const isWoven = textValue(words, 'fabricStructure') === 'Woven'
  if (stretch === null || stretch <= BARE_STRETCH_PERCENT || !isWoven) return []
  if (textValue(words, 'stretchDirection') === 'Mechanical' || shareOf(facts, /elastane/i) !== 0) return []
  return [
    warningIssue(
      'STRETCH_WITHOUT_ELASTANE',
      'stretch',
      'Woven cloth without elastane seldom stretches so far. Check the blend.',
    ),
  ]
}

const wetRubbing: Judge = ({ values }) => {
  const [dry, wet] = [partOf(values, 'fastness', 'rubDry'), partOf(values, 'fastness', 'rubWet')]
  return dry !== null && wet !== null && wet > dry
    ? [
        warningIssue(
          'FASTNESS_RUB',
          'fastness.rubWet',
          'Wet rubbing is seldom better than dry. Check whether they are swapped.',
        ),
      ]
    : []
}

const minPerColour: Judge = ({ values }) => {
  const [least, moq] = [numberValue(values, 'minPerColour'), numberValue(values, 'moq')]
  return least !== null && moq !== null && least > moq
    ? [
        warningIssue(
          'MIN_PER_COLOUR_OVER_MOQ',
          'minPerColour',
          'One colour has a higher minimum than the whole order. Raise the minimum order or lower this.',
        ),
      ]
    : []
}

const whiteColour: Judge = ({ words }) => {
  const [how, colour] = [textValue(words, 'colouration'), textValue(words, 'color')]
  return /^(?:White|RFD)$/.test(how) && colour !== '' && !/^(?:White|Ecru)$/.test(colour)
    ? [
        warningIssue(
          'COLOUR_OF_WHITE',
          'color',
          `${how} cloth is not ${colour.toLowerCase()}. Choose Dyed, or clear the colour.`,
        ),
      ]
    : []
}

const threadCount: Judge = (facts) => {
  const stated = numberValue(facts.values, 'threadCount')
  const { epi, ppi } = clothFacts(facts)
  if (stated === null || epi === null || ppi === null || stated <= (epi + ppi) * 1.1) return []
  return [
    warningIssue(
      'THREAD_COUNT_OVER_SETT',
      'threadCount',
      `Ends and picks are ${spoken(roundTo(epi + ppi, 0))} in one inch, less than ${spoken(stated)}. Count each thread once.`,
    ),
  ]
}

/** What a dyer, a printer or a garment maker would notice. */
export const FINISHING_RULES: readonly Rule[] = [
  rule(
    'error',
    'CUTTABLE_OVER_WIDTH',
    ['cuttableWidth', 'clothWidth'],
    'The cuttable width is part of the width.',
    cuttableOverWidth,
  ),
  rule('error', 'OZ_GSM_DIFFERS', ['denimOz', 'gsm'], 'Ounces and GSM are one weight.', ounces),
  rule('error', 'GROWTH_OVER_STRETCH', ['growth', 'stretch'], 'Growth is a part of the stretch.', growthOverStretch),
  rule(
    'warning',
    'DYE_FIBRE',
    ['dyeClass', 'fiberType', 'blendPercentages'],
    'The dye class suits the fibre.',
    dyeFibre,
  ),
  rule(
    'warning',
    'PRINT_FIBRE',
    ['printMethod', 'fiberType', 'blendPercentages'],
    'The print method suits the fibre.',
    printFibre,
  ),
  rule(
    'warning',
    'CLAIM_WITHOUT_TEST',
    ['finishes', 'testPerformance', 'testReport'],
    'Claims such as flame-retardant or PFC-free have a test.',
    claimTest,
  ),
  rule('warning', 'SHRINKAGE_SIGN', ['shrinkage'], 'Shrinking has a minus.', shrinkageSign),
  rule(
    'warning',
    'SHRINKAGE_OF_FINISH',
    ['shrinkage', 'finishes'],
    'Sanforised and compacted cloth shrinks little.',
    sanforised,
  ),
  rule(
    'warning',
    'STRETCH_WITHOUT_ELASTANE',
    ['stretch', 'blendPercentages'],
    'Woven cloth that stretches far has elastane.',
    bareStretch,
  ),
  rule('warning', 'FASTNESS_RUB', ['fastness'], 'Wet rubbing is not better than dry.', wetRubbing),
  rule(
    'warning',
    'MIN_PER_COLOUR_OVER_MOQ',
    ['minPerColour', 'moq'],
    'The minimum of a colour fits into the minimum order.',
    minPerColour,
  ),
  rule('warning', 'COLOUR_OF_WHITE', ['colouration', 'color'], 'White cloth has no other colour.', whiteColour),
  rule(
    'warning',
    'THREAD_COUNT_OVER_SETT',
    ['threadCount', 'epi', 'ppi'],
    'The thread count is that of ends and picks.',
    threadCount,
  ),
  STOCK_BY_COLOUR_RULE,
]
