import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { fromTex } from '@/lib/domain/count/systems'
import { tpiFromTpm, twistMultiplier } from '@/lib/domain/count/twist'
import { errorIssue, type Issue, IssueList, warningIssue } from '@/lib/domain/errors'
import { conditionIssues } from '@/lib/domain/families/condition-rules'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { type ListingStatus, listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { spoken } from '@/lib/domain/spoken'
import { roundTo } from '@/lib/domain/units/rounding'
import { hasAny, singleTex, yarnFibres, yarnMake, yarnPly } from './make'
import { statedTwist, twistTpm } from './twist-terms'

/**
 * What spinners know of counts, machines, twist and strength (reference 9.2.2, 9.4.4 and 9.6.4): the limits beyond which a value is
 * probably wrong.
 */

const OPEN_END = { types: new Set(['Open-end']), words: new Set(['ROTOR']) } as const
const COMPACT = {
  types: new Set(['Ring compact', 'Siro-compact', 'Combed compact', 'Carded compact']),
  words: new Set(['COMPACT']),
} as const
const VORTEX = { types: new Set(['Vortex']), words: new Set(['VORTEX']) } as const
const COMBED = { types: new Set(['Combed', 'Combed compact']), words: new Set(['COMBED']) } as const
const CARDED = { types: new Set(['Carded']), words: new Set(['CARDED']) } as const
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

const CONDITION_WORDS = {
  field: 'count',
  lot: 'Give the lot or merge number: buyers must not mix lots in one warp or fabric.',
  defects: 'Describe the defects of these seconds: off-count, stains, weak places.',
} as const

const DENIER_MAX = 10_000
/** 150 D and 167 dtex are the same yarn in the trade. */
const DENIER_TOLERANCE = 0.02
const PLY_USUAL_MAX = 12
const LEFTOVERS: ReadonlySet<string> = new Set(['Lot', 'JobLot', 'Seconds', 'Claimless'])
/** Openly sold as weak or mixed. */
const MAY_BE_WEAK: ReadonlySet<string> = new Set(['JobLot', 'Seconds', 'Claimless'])

/** Everything that a spinner would notice in the specification of a yarn. @param values in canonical words */
export function yarnIssues(values: FieldValues, count: ParsedCount | null, status: ListingStatus): Issue[] {
  return [
    ...countIssues(values, count),
    ...denierIssues(values, count),
    ...plyIssues(values, count),
    ...spinningIssues(values, count),
    ...twistIssues(values, count),
    ...strengthIssues(values, count),
    ...testIssues(values, count),
    ...familyIssues(values),
    ...(status === 'ACTIVE' ? stockIssues(values) : []),
  ]
}

/** Whether the system and the ply are those of the count. */
function countIssues(values: FieldValues, count: ParsedCount | null): Issue[] {
  if (!count) return []
  const issues = new IssueList()
  if (isFilled(values.countSystem) && values.countSystem !== count.system) {
    issues.warning(
      'COUNT_SYSTEM_MISMATCH',
      'countSystem',
      `The count is in ${count.system}, but the count system is ${String(values.countSystem)}.`,
    )
  }
  const ply = numberValue(values, 'ply')
  if (ply !== null && count.ply !== null && count.ply > 1 && ply !== count.ply) {
    issues.error('PLY_MISMATCH', 'ply', `The count has ${count.ply} ply, but the ply is ${ply}.`)
  }
  return issues.all
}

function denierIssues(values: FieldValues, count: ParsedCount | null): Issue[] {
  const denier = numberValue(values, 'denier')
  if (denier === null) return []
  const issues = new IssueList()
  const isMono = hasAny(values, count, new Set(['Monofilament']), new Set(['MONO']))
  if (denier > DENIER_MAX && !isMono) {
    issues.error(
      'DENIER_RANGE',
      'denier',
      `A multifilament goes up to ${spoken(DENIER_MAX)} den; only a monofilament may be coarser. Check whether you mean ${spoken(denier)} dtex.`,
    )
  }
  if (count?.system === 'Denier') {
    const meant = [count.value, fromTex('Denier', count.resultantTex)]
    if (!meant.some((value) => Math.abs(value - denier) <= value * DENIER_TOLERANCE)) {
      issues.error(
        'DENIER_DIFFERS',
        'denier',
        `The count is ${spoken(count.value)} den, but the denier is ${spoken(denier)}.`,
      )
    }
  }
  return issues.all
}

function plyIssues(values: FieldValues, count: ParsedCount | null): Issue[] {
  const ply = numberValue(values, 'ply')
  const isReportedWithCount = count?.warnings.some(({ code }) => code === 'PLY_HIGH') ?? false
  if (ply === null || ply <= PLY_USUAL_MAX || isReportedWithCount) return []
  return [warningIssue('PLY_HIGH', 'ply', `${spoken(ply)} singles in one yarn are rare. Check the ply.`)]
}

/** Whether machine and count fit together; the count is that of a single. */
function spinningIssues(values: FieldValues, count: ParsedCount | null): Issue[] {
  const ne = singleNe(values, count)
  if (ne === null) return []
  return COUNTS_OF_SYSTEM.flatMap(({ system, name, min, max }) => {
    if (!hasAny(values, count, system.types, system.words) || (ne >= min && ne <= max)) return []
    const usual =
      max === Number.POSITIVE_INFINITY ? `from ${min}s up` : min === 0 ? `up to ${max}s` : `${min}s to ${max}s`
    return [
      warningIssue(
        'SPINNING_COUNT',
        isFilled(values.spinningSystem) ? 'spinningSystem' : 'count',
        `${name} yarn is usual ${usual}; this is about ${spoken(roundTo(ne, 1))}s. Check the count and the spinning system.`,
      ),
    ]
  })
}

function twistIssues(values: FieldValues, count: ParsedCount | null): Issue[] {
  const twist = statedTwist(values)
  const tpm = twistTpm(values)
  if (!twist || tpm === null) return []
  const range = TWIST_RANGES[twist.unit]
  if (twist.amount < range.min || twist.amount > range.max) {
    return [
      errorIssue(
        'TWIST_RANGE',
        'twist.amount',
        `Twist is between ${range.min} and ${spoken(range.max)} ${twist.unit}; this is ${spoken(twist.amount)}. Check the unit.`,
      ),
    ]
  }
  // In a plied yarn the doubling twist may be meant, which has no usual multiplier; nor has wool, linen or fancy yarn.
  const ne = yarnPly(values, count) === 1 && isShortStaple(values, count) ? singleNe(values, count) : null
  if (ne === null) return []
  const multiplier = twistMultiplier(tpiFromTpm(tpm), ne)
  const issues = new IssueList()
  const band = multiplierBand(values, count)
  const shown = roundTo(multiplier, 1)
  if (shown < band.min || shown > band.max) {
    issues.warning(
      'TWIST_UNUSUAL',
      'twist.amount',
      `On ${spoken(roundTo(ne, 1))}s this is a twist multiplier of ${spoken(shown)}; ${band.name} has ${band.min} to ${band.max}.`,
    )
  }
  if (twist.tm !== null && Math.abs(twist.tm - multiplier) > multiplier * MULTIPLIER_TOLERANCE) {
    issues.warning(
      'TWIST_MULTIPLIER',
      'twist.tm',
      `Twist and count give a multiplier of ${spoken(roundTo(multiplier, 2))}, not ${spoken(twist.tm)}.`,
    )
  }
  return issues.all
}

function isShortStaple(values: FieldValues, count: ParsedCount | null): boolean {
  const family = textValue(values, 'yarnFamily')
  return family ? SHORT_STAPLE.has(family) : count?.system === 'Ne'
}

function multiplierBand(values: FieldValues, count: ParsedCount | null): Band {
  const is = ({ types, words }: typeof OPEN_END | typeof HIGH_TWIST | typeof LOW_TWIST) =>
    hasAny(values, count, types, words)
  const use = textValue(values, 'subcategory')
  const qualifiers = count?.qualifiers ?? []
  if (is(HIGH_TWIST)) return MULTIPLIER_BANDS.crepe
  if (is(LOW_TWIST) || use === 'Towel') return MULTIPLIER_BANDS.towel
  if (is(OPEN_END)) return MULTIPLIER_BANDS.openEnd
  if (use === 'Hosiery' || qualifiers.includes('HOSIERY')) return MULTIPLIER_BANDS.hosiery
  if (use === 'Weaving weft' || qualifiers.includes('WEFT')) return MULTIPLIER_BANDS.weft
  if (use === 'Weaving warp' || qualifiers.includes('WARP')) return MULTIPLIER_BANDS.warp
  return MULTIPLIER_BANDS.any
}

function strengthIssues(values: FieldValues, count: ParsedCount | null): Issue[] {
  const csp = numberValue(values, 'cspStrength')
  const isJudged = yarnMake(values, count) !== 'filament' && !MAY_BE_WEAK.has(textValue(values, 'condition'))
  const band = isJudged ? cspBand(values, count) : null
  if (csp === null || !band || (csp >= band.min && csp <= band.max)) return []
  return [
    warningIssue(
      'CSP_UNUSUAL',
      'cspStrength',
      `For ${band.name} a CSP of ${spoken(band.min)} to ${spoken(band.max)} is usual, not ${spoken(csp)}. CSP is count × lea strength in pounds.`,
    ),
  ]
}

/** Whether the test values are usual for spun yarn; filament has its own, and weak goods say so. */
function testIssues(values: FieldValues, count: ParsedCount | null): Issue[] {
  const { quality } = values
  const isJudged = yarnMake(values, count) === 'spun' && !MAY_BE_WEAK.has(textValue(values, 'condition'))
  if (!isJudged || typeof quality !== 'object' || quality === null) return []
  const isWoollen = textValue(values, 'yarnFamily') === 'Woollen'
  return TEST_BANDS.flatMap(({ part, name, min, max }) => {
    const value = numberValue(quality as FieldValues, part)
    const least = isWoollen && part === 'rkm' ? WOOLLEN_RKM_MIN : min
    if (value === null || (value >= least && value <= max)) return []
    const message = `For ${isWoollen ? 'woollen' : 'spun'} yarn ${name} of ${least} to ${max} is usual, not ${spoken(value)}. Check the figure.`
    return [warningIssue('TEST_UNUSUAL', `quality.${part}`, message)]
  })
}

/** The band of this yarn; null for fibres and processes without one. */
function cspBand(values: FieldValues, count: ParsedCount | null): Band | null {
  const rows = yarnFibres(values, count)?.rows ?? []
  const share = (name: RegExp) => rows.reduce((sum, { fibre, percent }) => (name.test(fibre) ? sum + percent : sum), 0)
  const is = ({ types, words }: { types: ReadonlySet<string>; words: ReadonlySet<string> }) =>
    hasAny(values, count, types, words)
  if (is(OPEN_END)) return share(/cotton/i) >= 85 ? CSP_BANDS.openEnd : null
  const polyester = share(/polyester/i)
  if (polyester >= 85) return CSP_BANDS.polyester
  if (polyester > 0 && polyester + share(/cotton|viscose/i) >= 99.5) return CSP_BANDS.polyesterBlend
  if (share(/viscose/i) >= 85) return CSP_BANDS.viscose
  if (share(/cotton/i) < 85) return null
  if (is(COMBED)) return is(COMPACT) ? CSP_BANDS.combedCompact : CSP_BANDS.combed
  return is(CARDED) && !is(COMPACT) ? CSP_BANDS.carded : null
}

/** Category and family mean the same; buyers browse by either. */
function familyIssues(values: FieldValues): Issue[] {
  const category = textValue(values, 'category')
  const family = textValue(values, 'yarnFamily')
  if (!category || !family || category === family) return []
  return [
    warningIssue(
      'CATEGORY_FAMILY',
      'category',
      `The category is ${category}, but the yarn family is ${family}. Use the same in both.`,
    ),
  ]
}

/** What the condition of the goods requires (reference 9.6.4). */
function stockIssues(values: FieldValues): Issue[] {
  const condition = textValue(values, 'condition')
  const issues = new IssueList()
  issues.add(...conditionIssues(values, CONDITION_WORDS))
  const moq = numberValue(values, 'moq')
  const total = numberValue(values, 'totalQuantity')
  const isSameUnit = textValue(values, 'moqUom') === textValue(values, 'uom')
  if (condition === 'Lot' && isSameUnit && moq !== null && total !== null && moq < total) {
    issues.warning(
      'LOT_WHOLE',
      'moq',
      `A lot is sold as a whole: the minimum order would be all ${spoken(total)}, not ${spoken(moq)}.`,
    )
  }
  if (values.newArrival === true && LEFTOVERS.has(condition)) {
    issues.warning(
      'NEW_ARRIVAL_CONDITION',
      'newArrival',
      'Leftovers and seconds are seldom new arrivals. Check that this is intended.',
    )
  }
  const quality = values.quality
  const points = typeof quality === 'object' && quality !== null && 'points' in quality ? quality.points : []
  const claims = [...(Array.isArray(points) ? points : []), ...listValue(values, 'industryStandard')]
  const claim = claims.find((point) => typeof point === 'string' && /uster.*\d/i.test(point))
  if (claim && !isFilled(values.testReport)) {
    issues.warning(
      'CLAIM_TEST_REPORT',
      'testReport',
      `Add the test report. Buyers ask for it when they read "${claim}".`,
    )
  }
  return issues.all
}

/** English count of a single of spun yarn; null for filament and when it is unknown. */
function singleNe(values: FieldValues, count: ParsedCount | null): number | null {
  const tex = yarnMake(values, count) === 'filament' ? null : singleTex(values, count)
  // 15s comes back from tex as 14.9999999, so it is rounded to two decimals.
  return tex === null ? null : roundTo(fromTex('Ne', tex), 2)
}
