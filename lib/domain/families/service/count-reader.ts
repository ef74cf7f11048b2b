import { parseCount } from '@/lib/domain/count/parse'
import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { presentCount } from '@/lib/domain/listing/judging/count-reading'
import { type Notation, readerOf } from '../reading/notations'
import { type TextReader, type Understood, understood } from '../reading/reading'
import { wordAt } from '../reading/tokens'

/** Counts that a house takes: one, or from the coarsest to the finest. */

const UNIT = `(?:'?s|'s|s| ?ne| ?nec| ?nm| ?d| ?den(?:ier)?s?| ?dtex| ?tex| ?counts?)`
const NUMBER = String.raw`\d{1,4}(?:\.\d)?`
const PLIES = `(?:[23468]/)?`
const AND = `(?: ?(?:-|to|till|upto|up to|se|and|&|~) ?)`

const SYSTEMS: ReadonlyArray<readonly [RegExp, string]> = [
  [/nm/i, 'Nm'],
  [/dtex/i, 'dtex'],
  [/tex/i, 'tex'],
  [/d/i, 'D'],
]

/** "2/30" and "s" as the trade writes a count: "2/30s", "75D", "Nm 2/30". */
function written(number: string, unit: string): string {
  const word = unit.trim().toLowerCase()
  const system = SYSTEMS.find(([pattern]) => pattern.test(word))?.[1]
  if (system === 'Nm') return `Nm ${number}`
  if (system === undefined || word === 'counts') return `${number}s`
  return system === 'D' ? `${number}D` : `${number} ${system}`
}

function read(text: string): ParsedCount | null {
  const reading = parseCount(text, 'Cotton')
  return reading.ok ? reading.count : null
}

/** A list or a span, by its figures: plies count where only one of them has some, so that 2/60s comes before 60s. */
function spanOfWritten(text: string, [one, other]: readonly [string, string], isFalling: boolean): Understood[] | null {
  const isMixed = one.includes('/') !== other.includes('/')
  const [a, b] = isMixed ? [read(one), read(other)] : [null, null]
  const isReversed = a && b ? a.resultantTex < b.resultantTex : isFalling
  return isReversed ? countSpan(text, other, one) : countSpan(text, one, other)
}

/** The range from one count to another, coarser first as typed; null when one of them cannot be read. */
function countSpan(text: string, from: string, to: string): Understood[] | null {
  const [first, last] = [read(from), read(to)]
  if (!first || !last) return null
  if (from === to) return [understood('countRange', text, presentCount(first), { from, to })]
  return [understood('countRange', text, { from: presentCount(first), to: presentCount(last) }, { from, to })]
}

/** Two counts of one cloth or house, the coarser first. */
export function countsOf(text: string, counts: readonly string[]): Understood[] {
  const known = counts.flatMap((typed) => {
    const count = read(typed)
    return count ? [{ typed, tex: count.resultantTex }] : []
  })
  known.sort((a, b) => b.tex - a.tex)
  const [coarse, fine] = [known[0], known.at(-1)]
  return coarse && fine ? (countSpan(text, coarse.typed, fine.typed) ?? []) : []
}

/** "30s-60s", "30 to 60s", "75-300 denier", "Ne 30-60", "Nm 28 - Nm 64", "2/40-2/80". */
const span: Notation = {
  pattern: new RegExp(
    `(?:(?<before>nec?|nm) ?)?(?<p>${PLIES})(?<a>${NUMBER})(?<u>${UNIT})?${AND}(?:(?<again>nec?|nm) ?)?(?<q>${PLIES})(?<b>${NUMBER})(?<w>${UNIT})?(?: counts?)?`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    const { before, a = '', b = '', p = '', q = '' } = groups
    const isCount = /counts?$/i.test(text) || (p !== '' && q !== '')
    const unit = groups.w ?? groups.u ?? before ?? (isCount ? 's' : undefined)
    if (unit === undefined || isOther(tokens, at) || (groups.again !== undefined && groups.again !== before))
      return null
    return spanOfWritten(text, [written(p + a, groups.u ?? unit), written(q + b, unit)], Number(a) > Number(b))
  },
}

/** "10s 20s 30s": each with its sign, the first and the last. */
const list: Notation = {
  pattern: new RegExp(
    `(?<p>${PLIES})(?<a>${NUMBER})(?<u>'?s|d)(?: ?[,/&]? ?${PLIES}${NUMBER}(?:'?s|d))* ?[,/&]? ?(?<q>${PLIES})(?<b>${NUMBER})(?<w>'?s|d)(?! ?(?:lycra|spandex|nylon|polyester))`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    const { a = '', b = '', p = '', q = '', u = '', w = '' } = groups
    if (isOther(tokens, at) || u.toLowerCase() !== w.toLowerCase()) return null
    return spanOfWritten(text, [written(p + a, u), written(q + b, w)], Number(a) > Number(b))
  },
}

/** "up to 100s": open at the coarse end. */
const upTo: Notation = {
  pattern: new RegExp(`(?:upto|up to|till) (?<a>${NUMBER})(?<u>${UNIT})(?: counts?)?`, 'iy'),
  read({ groups, text }) {
    const to = written(groups.a ?? '', groups.u ?? '')
    const count = read(to)
    return count ? [understood('countRange', text, presentCount(count), { to })] : null
  },
}

/** "40s", "Ne 40", "2/40s", "75D", "40 count". */
const single: Notation = {
  pattern: new RegExp(
    `(?:(?<before>ne|nm) ?(?<n>${PLIES}${NUMBER})|(?<p>${PLIES})(?<a>${NUMBER})(?<u>${UNIT}))(?: counts?)?`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    if (isOther(tokens, at) || NOT_YARN.test(wordAt(tokens, at + used))) return null
    const { before, n = '', p = '', a = '', u = '' } = groups
    const typed = before ? written(n, before.toLowerCase() === 'nm' ? 'nm' : 's') : written(p + a, u)
    return countSpan(text, typed, typed)
  },
}

const FILAMENT =
  /\b(?:polyester|nylon|poly|dty|fdy|poy|ity|aty|textur\w*|filaments?|crimp|draw|mono|intermingled|nim|sim|him|roto|set|lurex)\b/

const FILAMENTS = (denier: string, filaments: string) =>
  String.raw`(?<${denier}>\d{2,4})(?: ?d(?:en)?)?/(?<${filaments}>\d{1,3})f?(?:/(?:\d{1,2}|[nsh]im))?`
const isFilament = (denier: number, filaments: number) => denier >= 15 && filaments >= 3 && filaments <= 600

/** "75/36", "150/48/0", "75/36 to 300/96": denier and filaments, in a line about filament. "65/35" are shares. */
const filament: Notation = {
  pattern: new RegExp(`${FILAMENTS('a', 'f')}(?:(?:${AND}| )${FILAMENTS('b', 'g')})?`, 'iy'),
  read({ groups, text }, tokens) {
    const [from, to] = [Number(groups.a), Number(groups.b ?? groups.a)]
    const [first, last] = [Number(groups.f), Number(groups.g ?? groups.f)]
    if (!FILAMENT.test(tokens.join(' ').toLowerCase()) || from + first === 100) return null
    if (!isFilament(from, first) || !isFilament(to, last)) return null
    return countSpan(text, `${Math.min(from, to)}D`, `${Math.max(from, to)}D`)
  },
}

const NOT_YARN = /^(?:needles?|lycra|spandex|elastane|x)$/
const isOther = (tokens: readonly string[], at: number): boolean =>
  /^(?:super|x|rs\.?|@|since)$/.test(wordAt(tokens, at - 1))

export const countRangeReader: TextReader = readerOf(
  'countRange',
  ['30s-60s', '40s', '75-300 denier', 'upto 100s', '75/36 polyester', 'Nm 28 - Nm 64'],
  [span, list, upTo, filament, single],
)
