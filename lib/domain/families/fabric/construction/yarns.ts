import { parseCount } from '@/lib/domain/count/parse'
import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { fibreHint } from '@/lib/domain/count/parser/vocabulary'
import { COMBED_CM, PREFIXES, QUALIFIERS, SIDE } from './notation'

/** Numbers that are a denier wherever they have no unit: no mill spins such a cotton count. */
const DENIERS: ReadonlySet<number> = new Set([
  75, 125, 150, 155, 160, 165, 167, 200, 210, 235, 250, 300, 320, 330, 420, 450, 470, 500, 600, 840, 900, 1000, 1200,
  1680,
])
/** Elastane behind a slash: 16/70D is a 16s core yarn. */
export const CORE_DENIERS: ReadonlySet<number> = new Set([20, 30, 40, 55, 70, 105, 140])
const CORE_COUNT_MAX = 60
const PLY_MAX = 12

/** What letters before a count say about it, as the count parser reads it. */
const PREFIX_MEANS: Readonly<Record<string, string>> = {
  jc: 'combed',
  cm: 'combed',
  cmb: 'combed',
  cd: 'carded',
  k: 'carded',
  oe: 'OE',
  ne: 'Ne',
  nm: 'Nm',
  cpt: 'compact',
  lea: 'lea',
}
/** The fibre that a prefix or word names, where it decides the system of the number. */
const FIBRE_OF: Readonly<Record<string, string>> = {
  c: 'Cotton',
  jc: 'Cotton',
  cm: 'Cotton',
  ct: 'Cotton',
  ctn: 'Cotton',
  cotton: 'Cotton',
  cd: 'Cotton',
  r: 'Viscose spun',
  rayon: 'Viscose spun',
  viscose: 'Viscose spun',
  vis: 'Viscose spun',
  vsf: 'Viscose spun',
  psf: 'Polyester spun',
  modal: 'Modal',
  tencel: 'Lyocell',
  lyocell: 'Lyocell',
  vr: 'Viscose spun',
  bamboo: 'Bamboo',
  l: 'Linen',
  linen: 'Linen',
  jute: 'Jute',
  wool: 'Wool',
  w: 'Wool',
  a: 'Acrylic',
  n: 'Nylon',
  nylon: 'Nylon',
  silk: 'Silk',
}

/** "30 CVC (60/40)": shares are no part of the count. */
const SHARES = / ?\( ?\d{2} ?[/:] ?\d{2} ?\)/g

/** "50/24 FDY (w)". */
const OF_SIDE = new RegExp(` ?${SIDE}`, 'gi')
/** A count without the side that it names. */
export const withoutSide = (text: string): string => text.replace(OF_SIDE, '')

const START = new RegExp(`^(${PREFIXES})(?: ?[.-]? ?)(?=\\d)`)
const WORDS = new RegExp(`(?<=[\\s\\d)sd])(?: ?)(${QUALIFIERS})(?![a-wyz])`, 'g')
/** Words that the count parser knows and that say more than the fibre. */
const MINGLED = /^[hnsl]im$/
const FILAMENT = /^(?:dty|fdy|poy|ity|aty|roto|textur(?:ed|i[sz]ed))$/
const LUSTRE = /^(?:sd|fd|brt|bright)$/
const KEPT = new Set(
  'combed comb cmb cmbd cm carded kcd cd cc ccm c.comp c.compact compact comp cmpt cpt slub oe rotor mvs vortex ring cw ch kw kh ccw cch kcw kch tfo siro dty fdy poy ity aty roto textured texturised texturized sd fd brt bright'.split(
    ' ',
  ),
)
/** Short words that the count parser does not know. */
const IN_FULL: Readonly<Record<string, string>> = {
  cmb: 'combed',
  cm: 'combed',
  kcd: 'carded',
  comb: 'combed',
  cmpt: 'compact',
  comp: 'compact',
  cc: 'combed compact',
  ccm: 'combed compact',
  'c.comp': 'combed compact',
  'c.compact': 'combed compact',
}
const SHORT_WORDS = new RegExp(
  String.raw` ?(?<![a-z])(c\.comp(?:act)?|comb|comp|cmpt|ccm|kcd|${COMBED_CM}|(?<=s ?)cc)(?![a-z])(?: ?\.(?= |$))?`,
  'gi',
)
/** "60 comp.", "40s cc", "30 CCM", "20/1 KCD", "30/1 CM", "60s C.Compact": a count with its short words in full. Without an s "40 cc" is a cotton count. */
export const inFull = (text: string): string =>
  text.replace(SHORT_WORDS, (_, word: string) => ` ${IN_FULL[word.toLowerCase()]}`)

interface YarnText {
  /** The numbers with their units. */
  body: string
  words: string[]
  fibre: string | null
}

function takeApart(written: string, fibre: string | null): YarnText {
  const text = withoutSide(written)
    .replace(SHARES, '')
    .replace(/(?<=\d) ?(?:dnr|denye)(?![a-z])/, 'd')
  const words: string[] = []
  let own = fibre
  const prefix = START.exec(text)?.[1]
  if (prefix !== undefined) {
    const means = PREFIX_MEANS[prefix]
    if (means === 'lea') return { body: `${text.replace(START, '').trim()} lea`, words: [], fibre: own }
    if (means) words.push(means)
    if (means === 'Ne' || means === 'Nm')
      return { body: `${means} ${text.replace(START, '').trim()}`, words: [], fibre: own }
    own = (isLooseLetter(text) ? own : null) ?? FIBRE_OF[prefix] ?? own
  }
  const behind = prefix === undefined ? text : text.replace(START, '')
  const body = behind.replace(WORDS, (_, word: string) => {
    if (KEPT.has(word) || MINGLED.test(word)) words.push(IN_FULL[word] ?? word)
    own = FIBRE_OF[word] ?? own
    return ' '
  })
  const plain = body
    .replace(/ \.(?= |$)/g, '')
    .replace(/[()\s]+/g, ' ')
    .trim()
  return {
    body: asFilament(plain, words),
    words,
    fibre: own,
  }
}

/** "75 roto" and "30/12 brt" are deniers: the words are those of filaments. */
function asFilament(body: string, words: readonly string[]): string {
  const isMade = words.some((word) => FILAMENT.test(word))
  if (/^\d+$/.test(body)) return isMade ? `${body}d` : body
  const [, denier, filaments] = /^(\d{2,3})\/(\d{2,3})f?$/.exec(body) ?? []
  return denier !== undefined && (isMade || words.some((word) => LUSTRE.test(word))) ? `${denier}d/${filaments}f` : body
}

/** Whether a number says by itself what system it is in: a letter, a ply or filaments. */
export function isMarked(text: string): boolean {
  return (
    /\d ?(?:'?s|deniers?|denye|den|dnr|d|td|dtex|decitex|tex|n\.?m|n\.?e|c\.?c|lea)(?![a-wyz])|\+/.test(text) ||
    /\d (?:dty|fdy|poy|ity|aty|roto)(?![a-z])/.test(text) ||
    /^\(?(?:(?:ne|nm|lea|oe|jc|cm) ?|(?:dty|fdy) ?(?=\d{2,3}\/\d{2,3}(?!\d))|(?:jc|cm|cmb|cvc|tc|t\/c|cd|ct|ctn|pc|p\/c|pv|p\/v|tr|t\/r|cpt)\.?)\d/.test(
      text,
    ) ||
    (/^\d+(?:\.\d+)?\/\d{2,}/.test(text) && !/^\d{3,}\/\d{2}$/.test(text) && !isTwoNumbers(text)) ||
    /\d{2,}\/[1-6](?!\d)/.test(text)
  )
}

/** "32/76" is no ply and no denier with filaments. */
function isTwoNumbers(text: string): boolean {
  const [a = 0, b = 0] = text.split('/').map(Number)
  return a > PLY_MAX && a < 50 && b > PLY_MAX
}

/** "Quality N 40x40": only a letter that touches the number names its fibre, as in "N70D" and "T.45". */
const isLooseLetter = (text: string): boolean => /^[tpn] /.test(text)

/** "T 150D/48F": in front of a denier the letter is that of the filament. */
const OF_FILAMENT = /^[tpn] \d+ ?d/

/** The fibres that a yarn's letters and words name. */
export function fibresOfYarn(text: string): readonly string[] {
  const prefix = isLooseLetter(text) && !OF_FILAMENT.test(text) ? '' : (START.exec(text)?.[1] ?? '')
  const words = [prefix, ...[...text.matchAll(WORDS)].map(([, word = '']) => word)]
  return [...new Set(words.flatMap((word) => NAMED[word.replace('/', '')] ?? []))]
}

const NAMED: Readonly<Record<string, readonly string[]>> = {
  c: ['Cotton'],
  jc: ['Cotton'],
  cm: ['Cotton'],
  ctn: ['Cotton'],
  cotton: ['Cotton'],
  r: ['Viscose'],
  rayon: ['Viscose'],
  viscose: ['Viscose'],
  vis: ['Viscose'],
  vsf: ['Viscose'],
  // T is terylene.
  t: ['Polyester'],
  p: ['Polyester'],
  n: ['Nylon'],
  l: ['Linen'],
  linen: ['Linen'],
  modal: ['Modal'],
  tencel: ['Lyocell'],
  lyocell: ['Lyocell'],
  vr: ['Viscose'],
  bamboo: ['Bamboo viscose'],
  nylon: ['Nylon'],
  silk: ['Silk'],
  wool: ['Wool'],
  jute: ['Jute'],
  poly: ['Polyester'],
  polyester: ['Polyester'],
  psf: ['Polyester'],
  giza: ['Cotton'],
  supima: ['Cotton'],
  pima: ['Cotton'],
  suvin: ['Cotton'],
  bci: ['Cotton'],
  lycra: ['Elastane'],
  spandex: ['Elastane'],
  pc: ['Polyester', 'Cotton'],
  tc: ['Polyester', 'Cotton'],
  pv: ['Polyester', 'Viscose'],
  tr: ['Polyester', 'Viscose'],
  cvc: ['Cotton', 'Polyester'],
}

/** A yarn of a construction; null when the number may be of several systems. @param other the text of the other direction */
export function readYarn(text: string, fibre: string | null, other: string | null): ParsedCount | null {
  const key = `${text}|${fibre}|${other}`
  const known = readings.get(key)
  if (known !== undefined) return known
  const count = read(text, fibre, other)
  if (readings.size >= READINGS_MAX) readings.clear()
  readings.set(key, count)
  return count
}

/** Readings by text: one line tries the same yarns in many ways. */
const readings = new Map<string, ParsedCount | null>()
const READINGS_MAX = 1000

function read(text: string, fibre: string | null, other: string | null): ParsedCount | null {
  const { body, words, fibre: own } = takeApart(text, fibre)
  const qualifiers = words.length > 0 ? ` ${words.join(' ')}` : ''
  const parts = body.split(/ ?\+ ?/)
  if (parts.length > 1) return together(parts, qualifiers, own, other)
  const written = spelled(body, own, other)
  if (written === null) return null
  const reading = parseCount(`${written}${qualifiers}`, own)
  return reading.ok ? reading.count : null
}

/** Yarns that run together: a core of elastane, or two singles of one count. */
function together(parts: readonly string[], qualifiers: string, fibre: string | null, other: string | null) {
  const [first = '', second = '', third] = parts
  if (third !== undefined) return null
  const main = spelled(first, fibre, /d$/.test(second) && !/\d$/.test(first) ? second : other)
  if (main === null) return null
  const isSame = first.replace(/s$/, '') === second.replace(/s$/, '')
  const joined = isSame && !/d/.test(first) ? `2/${main}` : `${main}+${/\d$/.test(second) ? `${second}D` : second}`
  const reading = parseCount(`${joined}${qualifiers}`, fibre)
  return reading.ok ? reading.count : null
}

/** A count with its system in letters; null when it is open. */
function spelled(body: string, fibre: string | null, other: string | null): string | null {
  const textured = /^(\d+)d?\/(\d+)f?\/(\d+|[hnsl]im|roto)$/.exec(body)
  if (textured) return `${textured[1]}D/${textured[2]}F${mingling(textured[3] ?? '')}`
  const core = /^(\d+(?:\.\d+)?)s?\/(\d+)d$/.exec(body)
  if (core) {
    const [count, denier] = [Number(core[1]), Number(core[2])]
    if (count <= PLY_MAX) return `${core[2]}D x ${core[1]}`
    if (count <= CORE_COUNT_MAX && CORE_DENIERS.has(denier)) return `${core[1]}s+${core[2]}D`
    return count > CORE_COUNT_MAX ? `${core[1]}D/${core[2]}F` : null
  }
  const plied = /^(\d+)d\/([1-6])$/.exec(body)
  if (plied) return plied[2] === '1' ? `${plied[1]}D` : `${plied[1]}D x ${plied[2]}`
  if (/[a-z]/.test(body)) return body
  if (IS_METRIC.test(other ?? '') && !DENIERS.has(Number(body))) return `Nm ${body}`
  if (body.includes('/')) return pair(body, fibre)
  return single(body, fibre, other)
}

/** "Nm 26 x 26", "2/80 x 2/80 Nm": the system of one count is that of both. */
const IS_METRIC = /^n\.?m\.? ?\d|\d ?n\.?m\.?$/

function pair(body: string, fibre: string | null): string | null {
  if (isTwoNumbers(body)) return null
  const [a = 0, b = 0, more] = body.split('/').map(Number)
  if (more !== undefined) return null
  // Two plies of 160 and 200 are shirting yarns of cotton; the other deniers are filament.
  if (b <= PLY_MAX && DENIERS.has(a) && fibreHint(fibre ?? '')?.kind !== 'spun')
    return a === 160 || a === 200 || a === 75 ? null : `${a}D x ${b}`
  if (a <= PLY_MAX && b <= PLY_MAX) return fewPlies(a, b)
  if (fibreHint(fibre ?? '')?.kind === 'spun' && (a <= PLY_MAX || b <= PLY_MAX)) return body
  if (b <= PLY_MAX && a > PLY_MAX) return `${a}s/${b}`
  if (a <= PLY_MAX) return `${a}/${b}s`
  return DENIERS.has(a) || a === 50 || a === 55 || a === 68 || a === 80 || a === 100 ? `${a}D/${b}F` : body
}

/** "10/1" and "2/10": the smaller number is the ply when it is small enough. */
function fewPlies(a: number, b: number): string | null {
  if (b <= 3 && a > 4) return b === 1 ? `${a}s` : `${b}/${a}s`
  return a <= 3 && b > 4 ? `${a}/${b}s` : null
}

function single(body: string, fibre: string | null, other: string | null): string | null {
  const value = Number(body)
  const hint = fibreHint(fibre ?? '')
  // "100x100 D roto": the word behind the second denier.
  const plain = other?.trim().replace(/(?<=\d ?d) (?:dty|fdy|poy|ity|aty|roto)$/, '') ?? null
  const denier = plain === null ? null : /^\D*(\d+)(?: ?(?:d|den|deniers?))?(?:\/\d+f?(?:\/\w+)?)?$/.exec(plain)
  const isOtherDenier = denier !== null && /\d ?d/.test(other ?? '')
  if (isOtherDenier && Number(denier[1]) === value) return `${body}D`
  if (DENIERS.has(value) && (hint === null || hint.kind !== 'spun' || value >= 150)) return `${body}D`
  if (hint) return body
  // "60 x 75 FDY": the word may be that of both.
  if (/\d (?:dty|fdy|poy|ity|aty|roto)(?![a-z])/.test(other ?? '')) return null
  // Next to a denier, 20, 30, 50 and 100 may be both.
  if (isOtherDenier && [15, 20, 50, 55, 65, 68, 70, 100].includes(value)) return null
  return value >= 2 && value <= 200 ? `${body}s` : null
}

function mingling(word: string): string {
  if (word === '0') return ' NIM'
  return /^[a-z]+$/.test(word) ? ` ${word.toUpperCase()}` : ''
}
