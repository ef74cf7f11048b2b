import { fromTex } from '@/lib/domain/count/systems'
import { tpiFromTpm, twistMultiplier } from '@/lib/domain/count/twist'
import { conditionRules } from '@/lib/domain/families/condition-rules'
import { rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { roundTo } from '@/lib/domain/units/rounding'
import { hasAny, singleTex, yarnFibres, yarnMake, yarnPly } from './make'
import { statedTwist, type Twist, twistTpm } from './twist-terms'

/**
 * What spinners know of counts, machines, twist and strength (reference 9.2.2, 9.4.4 and 9.6.4): the limits beyond which a value is
 * probably wrong.
 */

/** A kind of yarn: by its types, or by the words behind its count. */
interface Kind {
  types: ReadonlySet<string>
  words: ReadonlySet<string>
}

const OPEN_END = { types: new Set(['Open-end']), words: new Set(['ROTOR']) } as const
const COMPACT = {
  types: new Set(['Ring compact', 'Siro-compact', 'Combed compact', 'Carded compact']),
  words: new Set(['COMPACT']),
} as const
const VORTEX = { types: new Set(['Vortex']), words: new Set(['VORTEX']) } as const
const COMBED = { types: new Set(['Combed', 'Combed compact']), words: new Set(['COMBED']) } as const
const CARDED = { types: new Set(['Carded']), words: new Set(['CARDED']) } as const
const MONOFILAMENT = { types: new Set(['Monofilament']), words: new Set(['MONO']) } as const
const HIGH_TWIST = { types: new Set(['High-twist']), words: new Set(['HIGH_TWIST']) } as const
const LOW_TWIST = { types: new Set(['Low-twist']), words: new Set(['LOW_TWIST']) } as const

/** The usual English counts of a spinning system. */
const COUNTS_OF_SYSTEM = [
  { system: OPEN_END, name: 'Open-end', min: 0, max: 40 },
  { system: COMPACT, name: 'Compact', min: 16, max: Number.POSITIVE_INFINITY },
  { system: VORTEX, name: 'Vortex', min: 15, max: 60 },
] as const

interface Band {
  name: string
  min: number
  max: number
}

const TWIST_RANGES = { TPI: { min: 1, max: 80 }, TPM: { min: 20, max: 4000 } } as const
const MULTIPLIER_BANDS = {
  crepe: { name: 'voile and crepe yarn', min: 5.5, max: 8 },
  towel: { name: 'towel and low-twist yarn', min: 2.6, max: 3.2 },
  openEnd: { name: 'open-end yarn', min: 4.2, max: 5.2 },
  hosiery: { name: 'hosiery yarn', min: 3.2, max: 3.7 },
  weft: { name: 'weft yarn', min: 3.4, max: 3.9 },
  warp: { name: 'warp yarn', min: 3.8, max: 4.6 },
  any: { name: 'spun yarn', min: 2.6, max: 8 },
} as const satisfies Record<string, Band>
/** The stated multiplier may differ from that of twist and count by this share before it is a warning. */
const MULTIPLIER_TOLERANCE = 0.05

const CSP_BANDS = {
  openEnd: { name: 'open-end yarn', min: 1500, max: 2200 },
  carded: { name: 'carded cotton', min: 1900, max: 2500 },
  combed: { name: 'combed cotton', min: 2300, max: 2900 },
  combedCompact: { name: 'combed compact cotton', min: 2600, max: 3400 },
  polyesterBlend: { name: 'polyester blends', min: 2600, max: 3800 },
  polyester: { name: 'spun polyester', min: 3800, max: 5500 },
  viscose: { name: 'viscose', min: 1700, max: 2400 },
} as const satisfies Record<string, Band>

/** The usual test values of spun yarn; woollen yarn is weaker. */
const TEST_BANDS = [
  { part: 'uPercent', name: 'a U%', min: 5, max: 25 },
  { part: 'cvm', name: 'a CVm', min: 5, max: 35 },
  { part: 'rkm', name: 'an RKM', min: 8, max: 40 },
] as const
const WOOLLEN_RKM_MIN = 3

const SHORT_STAPLE: ReadonlySet<string> = new Set([
  'Cotton yarn',
  'Polyester spun',
  'Viscose spun',
  'Blended spun',
  'Regenerated',
])

const DENIER_MAX = 10_000
/** 150 D and 167 dtex are the same yarn in the trade. */
const DENIER_TOLERANCE = 0.02
const PLY_USUAL_MAX = 12
const LEFTOVERS: ReadonlySet<string> = new Set(['Lot', 'JobLot', 'Seconds', 'Claimless'])
/** Openly sold as weak or mixed. */
const MAY_BE_WEAK: ReadonlySet<string> = new Set(['JobLot', 'Seconds', 'Claimless'])

/** What no yarn can be. */
const IMPOSSIBLE: readonly Rule[] = [
  rule({
    code: 'PLY_MISMATCH',
    severity: 'error',
    fields: ['count', 'ply'],
    says: 'The ply of the count and the ply agree.',
    judge: ({ words, count }) => {
      const [ply, counted] = [numberValue(words, 'ply'), count?.ply ?? 1]
      if (ply === null || counted <= 1 || ply === counted) return null
      return { field: 'ply', message: `The count has ${counted} ply, but the ply is ${ply}.` }
    },
  }),
  rule({
    code: 'DENIER_RANGE',
    severity: 'error',
    fields: ['denier', 'yarnType'],
    says: 'Only a monofilament is coarser than any multifilament.',
    judge: (facts) => {
      const denier = numberValue(facts.words, 'denier')
      if (denier === null || denier <= DENIER_MAX || is(facts, MONOFILAMENT)) return null
      return `A multifilament goes up to ${spoken(DENIER_MAX)} den; only a monofilament may be coarser. Check whether you mean ${spoken(denier)} dtex.`
    },
  }),
  rule({
    code: 'DENIER_DIFFERS',
    severity: 'error',
    fields: ['count', 'denier'],
    says: 'A count in denier and the denier agree.',
    judge: ({ words, count }) => {
      const denier = numberValue(words, 'denier')
      if (denier === null || count?.system !== 'Denier') return null
      const meant = [count.value, fromTex('Denier', count.resultantTex)]
      if (meant.some((value) => Math.abs(value - denier) <= value * DENIER_TOLERANCE)) return null
      return {
        field: 'denier',
        message: `The count is ${spoken(count.value)} den, but the denier is ${spoken(denier)}.`,
      }
    },
  }),
  rule({
    code: 'TWIST_RANGE',
    severity: 'error',
    fields: ['twist'],
    says: 'The twist is possible in its unit.',
    judge: ({ words }) => {
      const twist = statedTwist(words)
      if (!twist || isPossible(twist)) return null
      const { min, max } = TWIST_RANGES[twist.unit]
      return {
        field: 'twist.amount',
        message: `Twist is between ${min} and ${spoken(max)} ${twist.unit}; this is ${spoken(twist.amount)}. Check the unit.`,
      }
    },
  }),
]

/** Whether the system is that of the count, and whether the machine makes such counts. */
const COUNT_RULES: readonly Rule[] = [
  rule({
    code: 'COUNT_SYSTEM_MISMATCH',
    severity: 'warning',
    fields: ['count', 'countSystem'],
    says: 'The count is in the count system.',
    judge: ({ words: { countSystem }, count }) =>
      count && isFilled(countSystem) && countSystem !== count.system
        ? {
            field: 'countSystem',
            message: `The count is in ${count.system}, but the count system is ${String(countSystem)}.`,
          }
        : null,
  }),
  rule({
    code: 'PLY_HIGH',
    severity: 'warning',
    fields: ['ply'],
    says: 'Few yarns have so many singles.',
    judge: ({ words, count }) => {
      const ply = numberValue(words, 'ply')
      const isReportedWithCount = count?.warnings.some(({ code }) => code === 'PLY_HIGH') ?? false
      if (ply === null || ply <= PLY_USUAL_MAX || isReportedWithCount) return null
      return `${spoken(ply)} singles in one yarn are rare. Check the ply.`
    },
  }),
  rule({
    code: 'SPINNING_COUNT',
    severity: 'warning',
    fields: ['spinningSystem', 'count'],
    says: 'The count is usual for the spinning system.',
    judge: (facts) => {
      const ne = singleNe(facts)
      if (ne === null) return null
      const field = isFilled(facts.words.spinningSystem) ? 'spinningSystem' : 'count'
      return COUNTS_OF_SYSTEM.filter(({ system, min, max }) => (ne < min || ne > max) && is(facts, system)).map(
        ({ name, min, max }) => {
          const usual =
            max === Number.POSITIVE_INFINITY ? `from ${min}s up` : min === 0 ? `up to ${max}s` : `${min}s to ${max}s`
          const message = `${name} yarn is usual ${usual}; this is about ${spoken(roundTo(ne, 1))}s. Check the count and the spinning system.`
          return { field, message }
        },
      )
    },
  }),
]

const TWIST_RULES: readonly Rule[] = [
  rule({
    code: 'TWIST_UNUSUAL',
    severity: 'warning',
    fields: ['twist', 'count'],
    says: 'The twist multiplier is usual for the use.',
    judge: (facts) => {
      const { ne, multiplier } = twisted(facts) ?? {}
      if (ne === undefined || multiplier === undefined) return null
      const { name, min, max } = multiplierBand(facts)
      const shown = roundTo(multiplier, 1)
      if (shown >= min && shown <= max) return null
      return {
        field: 'twist.amount',
        message: `On ${spoken(roundTo(ne, 1))}s this is a twist multiplier of ${spoken(shown)}; ${name} has ${min} to ${max}.`,
      }
    },
  }),
  rule({
    code: 'TWIST_MULTIPLIER',
    severity: 'warning',
    fields: ['twist', 'count'],
    says: 'Twist and count give the stated multiplier.',
    judge: (facts) => {
      const { tm = null, multiplier = 0 } = twisted(facts) ?? {}
      if (tm === null || Math.abs(tm - multiplier) <= multiplier * MULTIPLIER_TOLERANCE) return null
      return {
        field: 'twist.tm',
        message: `Twist and count give a multiplier of ${spoken(roundTo(multiplier, 2))}, not ${spoken(tm)}.`,
      }
    },
  }),
]

const QUALITY_RULES: readonly Rule[] = [
  rule({
    code: 'CSP_UNUSUAL',
    severity: 'warning',
    fields: ['cspStrength'],
    says: 'The strength is usual for fibre and process.',
    judge: (facts) => {
      const csp = numberValue(facts.words, 'cspStrength')
      const isJudged = yarnMake(facts.words, facts.count) !== 'filament' && !mayBeWeak(facts)
      const band = isJudged ? cspBand(facts) : null
      if (csp === null || !band || (csp >= band.min && csp <= band.max)) return null
      return `For ${band.name} a CSP of ${spoken(band.min)} to ${spoken(band.max)} is usual, not ${spoken(csp)}. CSP is count × lea strength in pounds.`
    },
  }),
  rule({
    code: 'TEST_UNUSUAL',
    severity: 'warning',
    fields: ['quality', 'yarnFamily'],
    says: 'The test values of spun yarn are usual.',
    // Filament has its own test values.
    judge: (facts) => {
      const { quality } = facts.words
      const isJudged = yarnMake(facts.words, facts.count) === 'spun' && !mayBeWeak(facts)
      if (!isJudged || typeof quality !== 'object' || quality === null) return null
      const isWoollen = textValue(facts.words, 'yarnFamily') === 'Woollen'
      return TEST_BANDS.flatMap(({ part, name, min, max }) => {
        const value = numberValue(quality as FieldValues, part)
        const least = isWoollen && part === 'rkm' ? WOOLLEN_RKM_MIN : min
        if (value === null || (value >= least && value <= max)) return []
        const message = `For ${isWoollen ? 'woollen' : 'spun'} yarn ${name} of ${least} to ${max} is usual, not ${spoken(value)}. Check the figure.`
        return [{ field: `quality.${part}`, message }]
      })
    },
  }),
  rule({
    code: 'CATEGORY_FAMILY',
    severity: 'warning',
    fields: ['category', 'yarnFamily'],
    says: 'The category is the yarn family.',
    // They mean the same, and buyers browse by either.
    judge: ({ words }) => {
      const [category, family] = [textValue(words, 'category'), textValue(words, 'yarnFamily')]
      if (!category || !family || category === family) return null
      return `The category is ${category}, but the yarn family is ${family}. Use the same in both.`
    },
  }),
]

/** What the condition of goods that buyers see requires (reference 9.6.4). */
const STOCK_RULES: readonly Rule[] = [
  ...conditionRules({
    field: 'count',
    lot: 'Give the lot or merge number: buyers must not mix lots in one warp or fabric.',
    defects: 'Describe the defects of these seconds: off-count, stains, weak places.',
  }),
  rule({
    code: 'LOT_WHOLE',
    severity: 'warning',
    fields: ['moq', 'totalQuantity'],
    says: 'A lot is sold as a whole.',
    judge: ({ words }, status) => {
      const [moq, total] = [numberValue(words, 'moq'), numberValue(words, 'totalQuantity')]
      const isLot = status === 'ACTIVE' && textValue(words, 'condition') === 'Lot'
      const isSameUnit = textValue(words, 'moqUom') === textValue(words, 'uom')
      if (!isLot || !isSameUnit || moq === null || total === null || moq >= total) return null
      return `A lot is sold as a whole: the minimum order would be all ${spoken(total)}, not ${spoken(moq)}.`
    },
  }),
  rule({
    code: 'NEW_ARRIVAL_CONDITION',
    severity: 'warning',
    fields: ['newArrival', 'condition'],
    says: 'Leftovers and seconds are seldom new arrivals.',
    judge: ({ words }, status) =>
      status === 'ACTIVE' && words.newArrival === true && LEFTOVERS.has(textValue(words, 'condition'))
        ? 'Leftovers and seconds are seldom new arrivals. Check that this is intended.'
        : null,
  }),
  rule({
    code: 'CLAIM_TEST_REPORT',
    severity: 'warning',
    fields: ['testReport', 'quality'],
    says: 'A claimed test value has its report.',
    judge: ({ words }, status) => {
      const { quality, testReport } = words
      const points = typeof quality === 'object' && quality !== null && 'points' in quality ? quality.points : []
      const claims = [...(Array.isArray(points) ? points : []), ...listValue(words, 'industryStandard')]
      const claim = claims.find((point) => typeof point === 'string' && /uster.*\d/i.test(point))
      if (status !== 'ACTIVE' || !claim || isFilled(testReport)) return null
      return `Add the test report. Buyers ask for it when they read "${claim}".`
    },
  }),
]

/** The rules across the fields of yarn (reference 9.6.7). */
export const YARN_RULES: readonly Rule[] = [
  ...IMPOSSIBLE,
  ...COUNT_RULES,
  ...TWIST_RULES,
  ...QUALITY_RULES,
  ...STOCK_RULES,
]

const is = ({ words, count }: Facts, kind: Kind): boolean => hasAny(words, count, kind.types, kind.words)

const mayBeWeak = ({ words }: Facts): boolean => MAY_BE_WEAK.has(textValue(words, 'condition'))

function isPossible({ amount, unit }: Twist): boolean {
  const { min, max } = TWIST_RANGES[unit]
  return amount >= min && amount <= max
}

/**
 * The multiplier of twist and count, with what the seller states. Null in a plied yarn, whose doubling twist may be meant, which has no
 * usual multiplier; nor have wool, linen and fancy yarn.
 */
function twisted(facts: Facts): { ne: number; multiplier: number; tm: number | null } | null {
  const { words, count } = facts
  const [twist, tpm] = [statedTwist(words), twistTpm(words)]
  if (!twist || tpm === null || !isPossible(twist)) return null
  const ne = yarnPly(words, count) === 1 && isShortStaple(facts) ? singleNe(facts) : null
  return ne === null ? null : { ne, multiplier: twistMultiplier(tpiFromTpm(tpm), ne), tm: twist.tm }
}

function isShortStaple({ words, count }: Facts): boolean {
  const family = textValue(words, 'yarnFamily')
  return family ? SHORT_STAPLE.has(family) : count?.system === 'Ne'
}

function multiplierBand(facts: Facts): Band {
  const use = textValue(facts.words, 'subcategory')
  const qualifiers = facts.count?.qualifiers ?? []
  if (is(facts, HIGH_TWIST)) return MULTIPLIER_BANDS.crepe
  if (is(facts, LOW_TWIST) || use === 'Towel') return MULTIPLIER_BANDS.towel
  if (is(facts, OPEN_END)) return MULTIPLIER_BANDS.openEnd
  if (use === 'Hosiery' || qualifiers.includes('HOSIERY')) return MULTIPLIER_BANDS.hosiery
  if (use === 'Weaving weft' || qualifiers.includes('WEFT')) return MULTIPLIER_BANDS.weft
  if (use === 'Weaving warp' || qualifiers.includes('WARP')) return MULTIPLIER_BANDS.warp
  return MULTIPLIER_BANDS.any
}

/** The band of this yarn; null for fibres and processes without one. */
function cspBand(facts: Facts): Band | null {
  const rows = yarnFibres(facts.words, facts.count)?.rows ?? []
  const share = (name: RegExp) => rows.reduce((sum, { fibre, percent }) => (name.test(fibre) ? sum + percent : sum), 0)
  if (is(facts, OPEN_END)) return share(/cotton/i) >= 85 ? CSP_BANDS.openEnd : null
  const polyester = share(/polyester/i)
  if (polyester >= 85) return CSP_BANDS.polyester
  if (polyester > 0 && polyester + share(/cotton|viscose/i) >= 99.5) return CSP_BANDS.polyesterBlend
  if (share(/viscose/i) >= 85) return CSP_BANDS.viscose
  if (share(/cotton/i) < 85) return null
  if (is(facts, COMBED)) return is(facts, COMPACT) ? CSP_BANDS.combedCompact : CSP_BANDS.combed
  return is(facts, CARDED) && !is(facts, COMPACT) ? CSP_BANDS.carded : null
}

/** English count of a single of spun yarn; null for filament and when it is unknown. */
function singleNe({ words, count }: Facts): number | null {
  const tex = yarnMake(words, count) === 'filament' ? null : singleTex(words, count)
  // 15s comes back from tex as 14.9999999, so it is rounded to two decimals.
  return tex === null ? null : roundTo(fromTex('Ne', tex), 2)
}
