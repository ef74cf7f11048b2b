/** The count systems a yarn is traded in (reference 9.1, V4). `Tkt` numbers a finished thread, never one of its singles. */
export const COUNT_SYSTEMS = ['Ne', 'Nm', 'Tex', 'dtex', 'Denier', 'NeW', 'NeL', 'Run', 'JuteLb', 'Tkt'] as const

export type CountSystem = (typeof COUNT_SYSTEMS)[number]

const GRAMS_PER_POUND = 453.59237
const METRES_PER_YARD = 0.9144

/** Grams per 1000 m of a yarn that weighs one pound per `yards`. */
const texOfOnePoundPer = (yards: number): number => (GRAMS_PER_POUND / (yards * METRES_PER_YARD)) * 1000

/**
 * Reference 9.4.1, from the definitions rather than rounded constants. Indirect systems (length per weight) have `tex ×
 * count`; direct ones (weight per length) have `count ÷ tex`.
 */
const DEFINITIONS: Record<CountSystem, { direct: boolean; constant: number }> = {
  Ne: { direct: false, constant: texOfOnePoundPer(840) },
  Nm: { direct: false, constant: 1000 },
  Tex: { direct: true, constant: 1 },
  dtex: { direct: true, constant: 10 },
  Denier: { direct: true, constant: 9 },
  NeW: { direct: false, constant: texOfOnePoundPer(560) },
  NeL: { direct: false, constant: texOfOnePoundPer(300) },
  Run: { direct: false, constant: texOfOnePoundPer(1600) },
  JuteLb: { direct: true, constant: 1 / texOfOnePoundPer(14_400) },
  // Metric ticket: three times the resultant Nm.
  Tkt: { direct: false, constant: 3000 },
}

export interface Range {
  min: number
  max: number
}

/** Hard ranges of a single's count (reference 9.4.5), each in the unit of its own system. */
export const COUNT_RANGES: Readonly<Record<CountSystem, Range>> = {
  Ne: { min: 0.5, max: 400 },
  Nm: { min: 0.3, max: 700 },
  NeW: { min: 1, max: 250 },
  NeL: { min: 1, max: 250 },
  Run: { min: 0.25, max: 20 },
  Tex: { min: 0.5, max: 5000 },
  dtex: { min: 5, max: 50_000 },
  Denier: { min: 5, max: 45_000 },
  JuteLb: { min: 2, max: 200 },
  Tkt: { min: 5, max: 420 },
}

export const PLY_RANGE: Readonly<Range> = { min: 1, max: 24 }
/** More plies than this make a cord, not a yarn: accepted with a warning. */
export const PLY_USUAL_MAX = 12
export const FILAMENT_RANGE: Readonly<Range> = { min: 1, max: 4000 }
/** Denier of one filament. */
export const DPF_RANGE: Readonly<Range> = { min: 0.05, max: 60 }

export const isWithin = (range: Readonly<Range>, value: number): boolean => value >= range.min && value <= range.max

/** Direct systems (tex, dtex, denier, lb) rise with thickness; the others rise with fineness. */
export const isDirect = (system: CountSystem): boolean => DEFINITIONS[system].direct

const assertPositive = (value: number): void => {
  if (!(value > 0) || !Number.isFinite(value)) throw new RangeError('A count is a positive, finite number')
}

/** Linear density in tex (g/km) of `value` in `system`; for Tkt the resultant's. Throws RangeError unless positive and finite. */
export const toTex = (system: CountSystem, value: number): number => {
  assertPositive(value)
  const { direct, constant } = DEFINITIONS[system]
  return direct ? value / constant : constant / value
}

/** The count in `system` of a yarn of `tex` g/km. Throws RangeError unless positive and finite. */
export const fromTex = (system: CountSystem, tex: number): number => {
  assertPositive(tex)
  const { direct, constant } = DEFINITIONS[system]
  return direct ? tex * constant : constant / tex
}

/** Exact conversion of a single's (or of a resultant) count; throws RangeError unless positive and finite. */
export const convertCount = (value: number, from: CountSystem, to: CountSystem): number => {
  if (from === to) {
    assertPositive(value)
    return value
  }
  return fromTex(to, toTex(from, value))
}

/** Nominal resultant of unequal ends in one system (reference 9.4.3: tex add up, twist contraction ignored). */
export const resultantOf = (system: CountSystem, ends: readonly number[]): number =>
  fromTex(
    system,
    ends.reduce((sum, end) => sum + toTex(system, end), 0),
  )

/** Tex as stored in a listing: three decimals. */
export const roundTex = (tex: number): number => Math.round(tex * 1000) / 1000

/** Words that name a system inside a count string ("30 NE", "T-27" aside), upper case. */
export const SYSTEM_WORDS: ReadonlyMap<string, CountSystem> = new Map([
  ['NE', 'Ne'],
  ['NEC', 'Ne'],
  ['ECC', 'Ne'],
  ['CC', 'Ne'],
  ['NM', 'Nm'],
  ['TEX', 'Tex'],
  ['DTEX', 'dtex'],
  ['DTX', 'dtex'],
  ['DECITEX', 'dtex'],
  ['D', 'Denier'],
  ['DEN', 'Denier'],
  ['DENIER', 'Denier'],
  ['DENIERS', 'Denier'],
  ['TD', 'Denier'],
  ['NEW', 'NeW'],
  ['WC', 'NeW'],
  ['LEA', 'NeL'],
  ['LEAS', 'NeL'],
  ['NEL', 'NeL'],
  ['RUN', 'Run'],
  ['RUNS', 'Run'],
  ['LB', 'JuteLb'],
  ['LBS', 'JuteLb'],
  ['JUTELB', 'JuteLb'],
  ['TKT', 'Tkt'],
  ['TICKET', 'Tkt'],
])

/** Names of systems outside a count string, lower case. */
const SYSTEM_NAMES: ReadonlyMap<string, CountSystem> = new Map([
  ['s', 'Ne'],
  ['english', 'Ne'],
  ['english cotton', 'Ne'],
  ['english count', 'Ne'],
  ['cotton', 'Ne'],
  ['cotton count', 'Ne'],
  ['metric', 'Nm'],
  ['metric count', 'Nm'],
  ['t', 'Tex'],
  ['deci tex', 'dtex'],
  ['titre denier', 'Denier'],
  ['worsted', 'NeW'],
  ['worsted count', 'NeW'],
  ['linen', 'NeL'],
  ['linen lea', 'NeL'],
  ['woollen run', 'Run'],
  ['us run', 'Run'],
  ['jute', 'JuteLb'],
  ['jute lb', 'JuteLb'],
  ['pound', 'JuteLb'],
  ['pounds', 'JuteLb'],
  ['lb spyndle', 'JuteLb'],
  ['lbs spyndle', 'JuteLb'],
  ['lb spy', 'JuteLb'],
  ['lbs spy', 'JuteLb'],
  ['metric ticket', 'Tkt'],
])

/** The system of a word or name in any case; null for any other text. */
export const parseCountSystem = (text: string): CountSystem | null => {
  if (text.length > 64) return null
  const name = text
    .toLowerCase()
    .split(/[\s._/-]/)
    .filter((part) => part !== '')
    .join(' ')
  return SYSTEM_NAMES.get(name) ?? SYSTEM_WORDS.get(name.toUpperCase()) ?? null
}
