import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { nameCount } from '@/lib/domain/count/parser/names'
import { type CountSystem, fromTex } from '@/lib/domain/count/systems'

const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)))

/**
 * A count as shown (reference 9.4.1): one decimal without a trailing zero; denier and dtex from 100 on without decimals.
 * Below 1, where one decimal says too little, two significant digits.
 */
export const formatCountValue = (system: CountSystem, value: number): string => {
  if ((system === 'Denier' || system === 'dtex') && value >= 100) return rounded(value, 0)
  return value < 1 ? String(Number(value.toPrecision(2))) : rounded(value, 1)
}

const SPOKEN: Record<CountSystem, (value: string) => string> = {
  Ne: (value) => `Ne ${value}`,
  Nm: (value) => `Nm ${value}`,
  Tex: (value) => `${value} tex`,
  dtex: (value) => `${value} dtex`,
  Denier: (value) => `${value} denier`,
  NeW: (value) => `worsted count ${value}`,
  NeL: (value) => `${value} lea`,
  Run: (value) => `${value} run`,
  JuteLb: (value) => `${value} lb/spyndle`,
  Tkt: (value) => `Ticket ${value}`,
}

/** A value with the name of its system: "Ne 30", "150 denier". */
const speak = (system: CountSystem, value: number): string => SPOKEN[system](formatCountValue(system, value))

const PLY_NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

const plyInWords = (ply: number): string => `${PLY_NUMBERS[ply - 2] ?? ply}-ply`

/** Codes that the trade spells as letters. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'POY FDY DTY ATY ITY BCF NIM LIM SIM HIM TFO BCI GOTS GRS'.split(' '),
)

const qualifierInWords = (code: string): string =>
  ABBREVIATIONS.has(code) ? code : code.toLowerCase().replaceAll('_', '-')

const single = (count: ParsedCount): string => {
  const { system, value, ply, filaments, range } = count
  // The seller's own number is repeated as typed, not rounded: 2.25 run is not 2.3.
  const named = SPOKEN[system](range === undefined ? rounded(value, 4) : range.join('/'))
  const isResultantAlone = ply === null && system !== 'Tkt'
  return [
    isResultantAlone ? `resultant ${named}` : named,
    ...(filaments === null ? [] : [filaments === 1 ? 'monofilament' : `${filaments} filaments`]),
    ...(ply !== null && ply > 1 ? [plyInWords(ply)] : []),
  ].join(', ')
}

const finenessOfFilament = (count: ParsedCount): string[] => {
  if (count.filaments === null || count.filaments === 1 || count.tex === null) return []
  return [`${rounded(fromTex('Denier', count.tex) / count.filaments, 2)} dpf`]
}

/** The sentence shown while a seller types: "30s CCW" is "Ne 30 · combed compact weaving · 19.7 tex". */
export const describeCount = (count: ParsedCount): string => {
  const { system, ply, resultantTex, qualifiers, core, blend } = count
  // "Monofilament" and the process word would say the same.
  const words = qualifiers.filter((code) => !(code === 'MONO' && count.filaments === 1)).map(qualifierInWords)
  const isPlied = ply !== null && ply > 1 && system !== 'Tkt'
  return [
    single(count),
    ...finenessOfFilament(count),
    ...(isPlied ? [`resultant ${speak(system, fromTex(system, resultantTex))}`] : []),
    ...(core === undefined
      ? []
      : [`${[SPOKEN[core.system](rounded(core.value, 4)), count.coreMaterial, 'core'].filter(Boolean).join(' ')}`]),
    ...(blend === undefined ? [] : [blend.join('/')]),
    ...(words.length === 0 ? [] : [words.join(' ')]),
    system === 'Tex' ? speak('Ne', fromTex('Ne', resultantTex)) : speak('Tex', resultantTex),
  ].join(' · ')
}

/** Words that name a system after a number, for `formatCount`. */
const SUFFIXES: Record<CountSystem, string> = {
  Ne: 'Ne',
  Nm: 'Nm',
  Tex: 'tex',
  dtex: 'dtex',
  Denier: 'den',
  NeW: 'NeW',
  NeL: 'lea',
  Run: 'run',
  JuteLb: 'lbs',
  Tkt: 'Tkt',
}

/**
 * The count in one unambiguous spelling, which `parseCount` reads back without a hint: "2/40s", "75D/36F x 2", "Nm 28 x
 * 2".
 */
export const formatCount = (count: Pick<ParsedCount, 'system' | 'value' | 'ply' | 'filaments' | 'range'>): string => {
  const { system, ply, filaments, range } = count
  const value = String(count.value)
  if (ply === null && system !== 'Tkt') return `R ${value} ${SUFFIXES[system]}`
  if (system === 'Ne') return ply === null || ply === 1 ? `${value}s` : `${ply}/${value}s`
  const plies = ply === null || ply === 1 ? '' : ` x ${ply}`
  if (range !== undefined) return `${range.join('/')}D silk${plies}`
  // A monofilament may be thicker than any filament of a multifilament yarn.
  const mono = filaments === 1 ? ' mono' : ''
  if (system === 'Denier')
    return `${value}D${filaments === null || filaments === 1 ? '' : `/${filaments}F`}${plies}${mono}`
  return `${nameCount(system, value)}${filaments === null || filaments === 1 ? '' : ` f${filaments}`}${plies}${mono}`
}

export interface Equivalent {
  system: CountSystem
  value: number
  text: string
}

const COMMON_SYSTEMS: readonly CountSystem[] = ['Ne', 'Nm', 'Tex', 'dtex', 'Denier']

/** One thread in each of the common systems, for a conversion tooltip; `resultantTex` in g/km. */
export const equivalents = (resultantTex: number): Equivalent[] =>
  COMMON_SYSTEMS.map((system) => {
    const value = fromTex(system, resultantTex)
    return { system, value, text: speak(system, value) }
  })
