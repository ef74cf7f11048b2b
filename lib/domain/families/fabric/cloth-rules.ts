import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { clothFacts } from '@/lib/domain/families/fabric/cloth-facts'
import * as estimates from '@/lib/domain/families/fabric/estimates'
import { rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
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

/** Why a construction cannot be read: what it says is impossible, or it says too little. */
function unreadable(facts: Facts, isOutOfRange: boolean): string | null {
  const { reading } = clothFacts(facts)
  if (!reading || reading.ok) return null
  return (reading.code === 'CONSTRUCTION_OUT_OF_RANGE') === isOutOfRange ? reading.message : null
}

/** What a weaver, a knitter or a finisher would notice across the values of any cloth. */
export const CLOTH_RULES: readonly Rule[] = [
  rule({
    code: 'CONSTRUCTION_INCOMPLETE',
    severity: 'error',
    fields: ['construction'],
    says: 'A construction has ends and picks per inch.',
    judge: (facts) => unreadable(facts, false),
  }),
  rule({
    code: 'CONSTRUCTION_OUT_OF_RANGE',
    severity: 'error',
    fields: ['construction'],
    says: 'Ends and picks per inch are possible.',
    judge: (facts) => unreadable(facts, true),
  }),
  rule({
    code: 'CONSTRUCTION_DIFFERS',
    severity: 'error',
    fields: ['construction', 'warpCount', 'weftCount', 'epi', 'ppi'],
    says: 'The construction agrees with counts, ends and picks.',
    judge: (facts) => {
      const { reading, warp, weft, epi, ppi } = clothFacts(facts)
      if (!reading?.ok) return null
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
              {
                field,
                message: `The ${label} is not that of the construction ${textValue(facts.values, 'construction')}. Make them agree.`,
              },
            ],
      )
    },
  }),
  rule({
    code: 'GSM_DIFFERS',
    severity: 'warning',
    fields: ['gsm', 'construction'],
    says: 'The GSM follows from the construction.',
    judge: (facts) => {
      const { gsm, gsmEstimate } = clothFacts(facts)
      const isHeavier = HAS_PILE.test(textValue(facts.words, 'weave')) || isFilled(facts.values.coating)
      if (gsm === null || gsmEstimate === null || isHeavier) return null
      if (apart(gsm, gsmEstimate) <= GSM_TOLERANCE) return null
      const about = spoken(roundTo(gsmEstimate, 0))
      return `The construction gives about ${about} g/m², not ${spoken(gsm)}. Check both.`
    },
  }),
  rule({
    code: 'GLM_GSM_DIFFERS',
    severity: 'error',
    fields: ['glm', 'gsm', 'clothWidth', 'widthForm'],
    says: 'Weight per metre is GSM times the open width.',
    judge: (facts) => {
      const { gsm, glm, openCm } = clothFacts(facts)
      if (gsm === null || glm === null || openCm === null) return null
      const meant = estimates.glm(gsm, openCm)
      if (apart(glm, meant) <= GLM_TOLERANCE) return null
      return `${spoken(gsm)} g/m² at this width is ${spoken(roundTo(meant, 0))} g per metre, not ${spoken(glm)}. Correct one of them.`
    },
  }),
  rule({
    code: 'WATERJET_FIBRE',
    severity: 'warning',
    fields: ['loomType', 'blendPercentages'],
    says: 'A water-jet loom weaves yarn that takes up no water.',
    judge: (facts) => {
      if (textValue(facts.words, 'loomType') !== 'Water-jet') return null
      const wet = clothFacts(facts).blend.filter(({ fibre }) => DRINKS_WATER.test(fibre))
      if (sumOf(wet.map(({ percent }) => percent)) <= WATERJET_SHARE_MAX) return null
      return 'Water-jet looms weave yarn that takes up no water. Check the loom and the fibre.'
    },
  }),
  rule({
    code: 'WIDTH_OVER_LOOM',
    severity: 'warning',
    fields: ['clothWidth', 'loomType'],
    says: 'The loom can weave this width.',
    judge: (facts) => {
      const { widthCm } = clothFacts(facts)
      const loom = textValue(facts.words, 'loomType')
      const max = LOOM_CM_MAX[loom]
      if (widthCm === null || max === undefined || widthCm <= max) return null
      return `${loom} cloth is seldom wider than ${max} cm; this is ${spoken(roundTo(widthCm, 1))} cm. Check the width and the loom.`
    },
  }),
  rule({
    code: 'EPI_BELOW_PPI',
    severity: 'warning',
    fields: ['epi', 'ppi', 'weave'],
    says: 'Plain cloth has as many ends as picks, or more.',
    judge: (facts) => {
      const { epi, ppi } = clothFacts(facts)
      const isPlain = ['Plain', 'Poplin'].includes(textValue(facts.words, 'weave'))
      if (epi === null || ppi === null || epi >= ppi || !isPlain) return null
      if (MATT_NAMES.has(textValue(facts.words, 'fabricName'))) return null
      return {
        field: isFilled(facts.filled.epi) ? 'construction' : 'epi',
        message: `Plain cloth seldom has fewer ends (${spoken(epi)}) than picks (${spoken(ppi)}). Check their order.`,
      }
    },
  }),
  rule({
    code: 'DOBBY_SHAFTS',
    severity: 'warning',
    fields: ['healdShafts', 'repeatEnds', 'draftPlan'],
    says: 'The dobby has the shafts that the repeat needs.',
    judge: ({ words }) => {
      const [ends, shafts] = [numberValue(words, 'repeatEnds'), numberValue(words, 'healdShafts')]
      const draft = textValue(words, 'draftPlan') || 'Straight'
      if (ends === null || shafts === null || !['Straight', 'Pointed'].includes(draft)) return null
      // A pointed draft goes up and down again.
      const needed = draft === 'Pointed' ? Math.ceil(ends / 2) + 1 : ends
      if (needed <= shafts) return null
      return `A repeat of ${spoken(ends)} ends needs ${spoken(needed)} heald shafts; there are ${spoken(shafts)}. Check the drawing-in.`
    },
  }),
  rule({
    code: 'HOOKS_REPEAT',
    severity: 'warning',
    fields: ['hooks', 'repeatWidthCm', 'epi'],
    says: 'The jacquard has the hooks that the repeat needs.',
    judge: (facts) => {
      const [hooks, repeat] = [numberValue(facts.words, 'hooks'), numberValue(facts.words, 'repeatWidthCm')]
      const { epi } = clothFacts(facts)
      if (hooks === null || repeat === null || epi === null) return null
      const needed = estimates.totalEnds(epi, repeat)
      if (needed <= hooks * (1 + HOOKS_TOLERANCE)) return null
      return `A repeat of ${spoken(repeat)} cm has ${spoken(needed)} ends; the jacquard has ${spoken(hooks)} hooks. Check both.`
    },
  }),
  rule({
    code: 'WIDTH_IS_PACKAGE',
    severity: 'warning',
    fields: ['width', 'clothWidth'],
    says: 'The width of the cloth is not that of its package.',
    judge: ({ values }) =>
      isFilled(values.width) && !isFilled(values.clothWidth)
        ? 'This is the width of the package. Enter the width of the cloth as clothWidth.'
        : null,
  }),
]
