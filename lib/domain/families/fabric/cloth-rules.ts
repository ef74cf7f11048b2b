import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { errorIssue, warningIssue } from '@/lib/domain/errors'
import { clothFacts } from '@/lib/domain/families/fabric/cloth-facts'
import * as estimates from '@/lib/domain/families/fabric/estimates'
import { type Judge, rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { roundTo, sumOf } from '@/lib/domain/units/rounding'

/** A construction and the fields next to it agree within this share. */
const CONSTRUCTION_TOLERANCE = 0.02
/** Of 56 real cloths 15 % would flag three honest ones, 20 % only the impossible ones. */
const GSM_TOLERANCE = 0.2
const GLM_TOLERANCE = 0.05
/** Loops, pile and coatings weigh more than the ends and picks of the ground say. */
const HAS_PILE = /^(?:Terry|Velvet|Corduroy)/
/** Fibres that swell in water. */
const DRINKS_WATER = /cotton|viscose|modal|lyocell|cupro|linen|hemp|ramie|jute|wool|silk/i
const WATERJET_SHARE_MAX = 50
/** More picks than ends is usual in these plain cloths. */
const MATT_NAMES: ReadonlySet<string> = new Set(['Canvas', 'Duck cotton', 'Matty', 'Dosuti', 'Hessian'])
/** The widest cloth of each loom, in cm. */
const LOOM_CM_MAX: Readonly<Record<string, number>> = {
  'Needle loom': 30,
  Handloom: 300,
  'Plain powerloom': 230,
  'Drop-box powerloom': 200,
  'Auto shuttle': 280,
  'Water-jet': 360,
  'Air-jet': 400,
  'Terry loom': 400,
}
/** A design may be a little wider than its ends say. */
const HOOKS_TOLERANCE = 0.05

const apart = (stated: number, other: number): number => Math.abs(stated - other) / other

const unreadable: (code: string) => Judge = (code) => (facts) => {
  const { reading } = clothFacts(facts)
  if (!reading || reading.ok) return []
  const isRange = reading.code === 'CONSTRUCTION_OUT_OF_RANGE'
  return isRange === (code === 'CONSTRUCTION_OUT_OF_RANGE') ? [errorIssue(code, 'construction', reading.message)] : []
}

const constructionDiffers: Judge = (facts) => {
  const { reading, warp, weft, epi, ppi } = clothFacts(facts)
  if (!reading?.ok) return []
  const read = reading.construction
  const tex = (count: ParsedCount | null) => count?.resultantTex ?? null
  const pairs = [
    ['warpCount', 'warp count', tex(warp), tex(read.warp)],
    ['weftCount', 'weft count', tex(weft), tex(read.weft)],
    ['epi', 'EPI', epi, read.epi],
    ['ppi', 'PPI', ppi, read.ppi],
  ] as const
  return pairs.flatMap(([field, label, own, other]) =>
    own === null || other === null || apart(own, other) <= CONSTRUCTION_TOLERANCE
      ? []
      : [
          errorIssue(
            'CONSTRUCTION_DIFFERS',
            field,
            `The ${label} is not that of the construction ${textValue(facts.values, 'construction')}. Make them agree.`,
          ),
        ],
  )
}

const gsmDiffers: Judge = (facts) => {
  const { gsm, gsmEstimate } = clothFacts(facts)
  const isHeavier = HAS_PILE.test(textValue(facts.words, 'weave')) || isFilled(facts.values.coating)
  if (gsm === null || gsmEstimate === null || isHeavier) return []
  if (apart(gsm, gsmEstimate) <= GSM_TOLERANCE) return []
  const about = spoken(roundTo(gsmEstimate, 0))
  return [
    warningIssue('GSM_DIFFERS', 'gsm', `The construction gives about ${about} g/m², not ${spoken(gsm)}. Check both.`),
  ]
}

const glmDiffers: Judge = (facts) => {
  const { gsm, glm, openCm } = clothFacts(facts)
  if (gsm === null || glm === null || openCm === null) return []
  const meant = estimates.glm(gsm, openCm)
  if (apart(glm, meant) <= GLM_TOLERANCE) return []
  return [
    errorIssue(
      'GLM_GSM_DIFFERS',
      'glm',
      `${spoken(gsm)} g/m² at this width is ${spoken(roundTo(meant, 0))} g per metre, not ${spoken(glm)}. Correct one of them.`,
    ),
  ]
}

const waterjetFibre: Judge = (facts) => {
  if (textValue(facts.words, 'loomType') !== 'Water-jet') return []
  const wet = clothFacts(facts).blend.filter(({ fibre }) => DRINKS_WATER.test(fibre))
  if (sumOf(wet.map(({ percent }) => percent)) <= WATERJET_SHARE_MAX) return []
  return [
    warningIssue(
      'WATERJET_FIBRE',
      'loomType',
      'Water-jet looms weave yarn that takes up no water. Check the loom and the fibre.',
    ),
  ]
}

const widthOverLoom: Judge = (facts) => {
  const { widthCm } = clothFacts(facts)
  const loom = textValue(facts.words, 'loomType')
  const max = LOOM_CM_MAX[loom]
  if (widthCm === null || max === undefined || widthCm <= max) return []
  return [
    warningIssue(
      'WIDTH_OVER_LOOM',
      'clothWidth',
      `${loom} cloth is seldom wider than ${max} cm; this is ${spoken(roundTo(widthCm, 1))} cm. Check the width and the loom.`,
    ),
  ]
}

const epiBelowPpi: Judge = (facts) => {
  const { epi, ppi } = clothFacts(facts)
  const isPlain = ['Plain', 'Poplin'].includes(textValue(facts.words, 'weave'))
  if (epi === null || ppi === null || epi >= ppi || !isPlain) return []
  if (MATT_NAMES.has(textValue(facts.words, 'fabricName'))) return []
  return [
    warningIssue(
      'EPI_BELOW_PPI',
      isFilled(facts.filled.epi) ? 'construction' : 'epi',
      `Plain cloth seldom has fewer ends (${spoken(epi)}) than picks (${spoken(ppi)}). Check their order.`,
    ),
  ]
}

const dobbyShafts: Judge = ({ words }) => {
  const [ends, shafts] = [numberValue(words, 'repeatEnds'), numberValue(words, 'healdShafts')]
  const draft = textValue(words, 'draftPlan') || 'Straight'
  if (ends === null || shafts === null || !['Straight', 'Pointed'].includes(draft)) return []
  // A pointed draft goes up and down again.
  const needed = draft === 'Pointed' ? Math.ceil(ends / 2) + 1 : ends
  if (needed <= shafts) return []
  return [
    warningIssue(
      'DOBBY_SHAFTS',
      'healdShafts',
      `A repeat of ${spoken(ends)} ends needs ${spoken(needed)} heald shafts; there are ${spoken(shafts)}. Check the drawing-in.`,
    ),
  ]
}

const hooksRepeat: Judge = (facts) => {
  const [hooks, repeat] = [numberValue(facts.words, 'hooks'), numberValue(facts.words, 'repeatWidthCm')]
  const { epi } = clothFacts(facts)
  if (hooks === null || repeat === null || epi === null) return []
  const needed = estimates.totalEnds(epi, repeat)
  if (needed <= hooks * (1 + HOOKS_TOLERANCE)) return []
  return [
    warningIssue(
      'HOOKS_REPEAT',
      'hooks',
      `A repeat of ${spoken(repeat)} cm has ${spoken(needed)} ends; the jacquard has ${spoken(hooks)} hooks. Check both.`,
    ),
  ]
}

const widthIsPackage: Judge = ({ values }) =>
  isFilled(values.width) && !isFilled(values.clothWidth)
    ? [
        warningIssue(
          'WIDTH_IS_PACKAGE',
          'width',
          'This is the width of the package. Enter the width of the cloth as clothWidth.',
        ),
      ]
    : []

/** What a weaver, a knitter or a finisher would notice across the values of any cloth. */
export const CLOTH_RULES: readonly Rule[] = [
  rule(
    'error',
    'CONSTRUCTION_INCOMPLETE',
    ['construction'],
    'A construction has ends and picks per inch.',
    unreadable('CONSTRUCTION_INCOMPLETE'),
  ),
  rule(
    'error',
    'CONSTRUCTION_OUT_OF_RANGE',
    ['construction'],
    'Ends and picks per inch are possible.',
    unreadable('CONSTRUCTION_OUT_OF_RANGE'),
  ),
  rule(
    'error',
    'CONSTRUCTION_DIFFERS',
    ['construction', 'warpCount', 'weftCount', 'epi', 'ppi'],
    'The construction agrees with counts, ends and picks.',
    constructionDiffers,
  ),
  rule('warning', 'GSM_DIFFERS', ['gsm', 'construction'], 'The GSM follows from the construction.', gsmDiffers),
  rule(
    'error',
    'GLM_GSM_DIFFERS',
    ['glm', 'gsm', 'clothWidth', 'widthForm'],
    'Weight per metre is GSM times the open width.',
    glmDiffers,
  ),
  rule(
    'warning',
    'WATERJET_FIBRE',
    ['loomType', 'blendPercentages'],
    'A water-jet loom weaves yarn that takes up no water.',
    waterjetFibre,
  ),
  rule('warning', 'WIDTH_OVER_LOOM', ['clothWidth', 'loomType'], 'The loom can weave this width.', widthOverLoom),
  rule(
    'warning',
    'EPI_BELOW_PPI',
    ['epi', 'ppi', 'weave'],
    'Plain cloth has as many ends as picks, or more.',
    epiBelowPpi,
  ),
  rule(
    'warning',
    'DOBBY_SHAFTS',
    ['healdShafts', 'repeatEnds', 'draftPlan'],
    'The dobby has the shafts that the repeat needs.',
    dobbyShafts,
  ),
  rule(
    'warning',
    'HOOKS_REPEAT',
    ['hooks', 'repeatWidthCm', 'epi'],
    'The jacquard has the hooks that the repeat needs.',
    hooksRepeat,
  ),
  rule(
    'warning',
    'WIDTH_IS_PACKAGE',
    ['width', 'clothWidth'],
    'The width of the cloth is not that of its package.',
    widthIsPackage,
  ),
]
