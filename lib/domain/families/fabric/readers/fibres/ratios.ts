import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import type { Notation } from '../../../reading/notations'
import { phraseAt } from '../../../reading/phrases'
import { type Understood, understood } from '../../../reading/reading'
import { foldedOf, lineOf, type Matched, wordAt } from '../../../reading/tokens'
import { FIBRE_CODES } from '../../fibre-words'
import { fabricName, yarnSpinning } from '../../vocabulary'
import { BETTER_COTTON, CERTIFIED, fibreAt, fibresNamed, TRACES } from './named'
import { blendParts, isCapital, readBlend, SHARES_NOT_BEHIND } from './shares'

/** Shares of fibres next to each other: "PC 65/35". */

/** With a j in front the cotton of the blend is combed: "JT/C 80/20". */
export const SHORT = `(?:j?t/?c|p/?c|c/?p|j?cvc|p/?v|t/?r|p/?w|c/?v|c/?l|l/?c)`
const RATIO = String.raw`\d{1,2}(?:\.\d)?(?: ?%)? ?[/:] ?\d{1,2}(?:\.\d)?(?: ?%)?(?: ?[/:] ?\d{1,2})?`

/** "PC 65/35", "65/35 T/C", "CVC (60/40)". */
export const shorthand: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<a>${SHORT})(?: (?<word>suiting|shirting|fabric|cloth|gr[ae]y|greige|blend|blended|yarn dyed|blending))? ?\(? ?(?<b>${RATIO})(?: ?\))?|(?<c>${RATIO}) ?(?<d>${SHORT})(?![a-z/\d]))`,
    'iy',
  ),
  read(match) {
    const name = (match.groups.a ?? match.groups.d ?? '').replace(/^j|\//gi, '')
    const blend = readBlend(match.text, `${name.toUpperCase()} ${match.groups.b ?? match.groups.c}`.replace('%', ''))
    return blend ? [...blend, ...clothBetween(match)] : null
  },
}

/** "CVC 60-40", "65-35 PC": with a dash two numbers may be a range too, of a width or a price; that goes up. */
export const shorthandDashed: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<a>${SHORT}) ?\(? ?(?<one>\d{2}) ?- ?(?<two>\d{2})(?: ?\))?|(?<three>\d{2}) ?- ?(?<four>\d{2}) (?<b>${SHORT})(?![a-z/\d]))`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const [one, two] = [groups.one ?? groups.three, groups.two ?? groups.four]
    const isCounted = isMeasure(wordAt(tokens, at + used)) || NOT_SHARES.test(wordAt(tokens, at - 1))
    if (Number(one) + Number(two) !== 100 || Number(one) < Number(two) || isCounted) return null
    return readBlend(text, `${(groups.a ?? groups.b ?? '').replace(/^j|\//gi, '').toUpperCase()} ${one}/${two}`)
  },
}
/** "35-65 kg"; in "60-40 180 gsm" the next number begins another part. */
const isMeasure = (next: string): boolean => SHARES_NOT_BEHIND.test(next) && !/^\d/.test(next)
const NOT_SHARES = /^(?:rs\.?|₹|@|rates?|prices?|\d.*)$/

/** "PV suiting 65/35": the cloth between the fibres and their shares. */
function clothBetween({ groups }: Matched): Understood[] {
  const cloth = phraseAt(fabricName, [groups.word ?? ''], 0)
  return cloth ? [understood('fabricName', groups.word ?? '', cloth.value)] : []
}

const DASHED = String.raw`\d{1,2} ?- ?\d{1,2}`

/** Words in front of a fibre: "hemp/organic cotton 55/45", "combed cotton/modal 50/50". */
const PRAISE = '(?:organic|bci|better|combed|carded|virgin|egyptian|supima|pima|giza|compact)'
const NAME = `(?:(?:${PRAISE}|recycled) )?[a-z]+`

/** "cotton spandex 95/5", "polyester/cotton 65/35", "cotton lycra 97-3", "95/5 cotton lycra". */
export const ratioOfWords: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<a>${NAME})(?: ?[/,-] ?| )(?<b>${NAME})(?:(?: ?[/,-] ?| )(?<c>(?!suiting|shirting|fabric|cloth|grey|blend)${NAME}))?(?: (?<word>suiting|shirting|fabric|cloth|grey|blend|blended))? ?\(? ?(?<d>${RATIO}|${DASHED})(?: ?\))?|(?<e>${RATIO}) (?<f>${NAME})(?: ?[/,-] ?| )(?<g>${NAME})(?:(?: ?[/,-] ?| )(?<h>${NAME}))?)`,
    'iy',
  ),
  read(match, tokens, at) {
    const next = wordAt(tokens, at + match.used)
    const isRange = match.groups.d?.includes('-') && (isMeasure(next) || isRising(match, tokens, at))
    return isRange ? null : ratio(match, tokens, at)
  },
}

/** "Cotton silk 40-60 only": a range of prices, tickets or sizes goes up; shares begin with the most. In "poly viscose 35-65 suiting" the cloth goes on. */
function isRising({ groups, used }: Matched, tokens: readonly string[], at: number): boolean {
  const [from = 0, to = 0] = groups.d?.split('-').map(Number) ?? []
  const isOfCloth =
    groups.word === undefined &&
    from >= RISING_LEAST &&
    (phraseAt(fabricName, foldedOf(tokens), at + used) !== null || ANY_CLOTH.test(wordAt(tokens, at + used)))
  return from < to && !isOfCloth
}
const RISING_LEAST = 30
const ANY_CLOTH = /^(?:suiting|shirting|fabrics?|cloth|blend(?:ed)?|gr[ae]y|greige)$/

export const ratioOfTwo: Notation = {
  pattern: new RegExp(
    String.raw`(?<e>\d{1,2}(?:\.\d)?(?: ?%)? ?[/:] ?\d{1,2}(?:\.\d)?(?: ?%)?) (?<f>${NAME})(?: ?[/,-] ?| )(?<g>${NAME})`,
    'iy',
  ),
  read: ratio,
}

/** The fibre of a name of one or two words: "organic cotton", "recycled polyester", a code; "" for another word. */
function fibreOf(name: string): string {
  const words = name.toLowerCase().split(' ')
  const whole = fibreAt(words, 0)
  if (whole?.used === words.length) return whole.value
  const [only = ''] = words.length === 1 || IS_PRAISE.test(words[0] ?? '') ? words.slice(-1) : []
  return fibreAt([only], 0)?.value ?? FIBRE_CODES[only] ?? ''
}
const IS_PRAISE = new RegExp(`^${PRAISE}$`)

function ratio(match: Matched, tokens: readonly string[], at: number): Understood[] | null {
  const { groups, text } = match
  const names = [groups.a ?? groups.f, groups.b ?? groups.g, groups.c ?? groups.h].filter((name) => name !== undefined)
  const shares = (groups.d ?? groups.e ?? '').split(/[/:-]/).map((share) => Number(share.replace('%', '')))
  if (names.length !== shares.length || shares.reduce((sum, share) => sum + share, 0) !== 100) return null
  const rows = names.map((name, position) => ({
    fibre: fibreOf(name),
    percent: shares[position] ?? 0,
  }))
  const isTwice = new Set(rows.map(({ fibre }) => fibre)).size < rows.length
  const codes = text.match(/[a-z]+/gi)?.filter((word) => word.toLowerCase() in FIBRE_CODES) ?? []
  const isNoCode =
    isOpen(codes, match, tokens) ||
    OF_PAYMENT.test(wordAt(tokens, at + match.used)) ||
    rows.some(({ fibre, percent }) => fibre === 'Elastane' && percent > ELASTANE_CODE_MAX)
  if (isTwice || (codes.length > 0 && isNoCode)) return null
  const blend = blendParts(text, rows)
  return blend ? [...blend, ...clothBetween(match), ...names.flatMap(attributesOf)] : null
}

/** What the word in front of a fibre says besides: "combed cotton", "BCI cotton". */
function attributesOf(name: string): Understood[] {
  const [word = '', fibre] = name.toLowerCase().split(' ')
  const spinning = fibre === undefined ? null : canonicalValue(yarnSpinning, word)
  if (spinning !== null) return [understood('yarnSpinning', word, spinning)]
  return word === 'bci' && fibre !== undefined ? [BETTER_COTTON] : []
}

/** "PES/CO 65/35", "cotton EA 95/5": codes of fibres. "Silk Co 50/50 terms" is a company and "60/40 co li" are words, unless they are joined or in capitals. */
const isOpen = (codes: readonly string[], { text }: Matched, tokens: readonly string[]): boolean =>
  codes.every((code) => OPEN_CODES.test(code) && !isCapital(code, tokens)) &&
  !/^[a-z]+(?: ?[/-] ?[a-z]+)+ |[\d%] [a-z]+(?: ?[/-] ?[a-z]+)+$/i.test(text)
const OPEN_CODES = /^(?:co|li|se|wo|pl|vi|pa)$/i
const OF_PAYMENT = /^(?:terms?|payments?|advance|credit|cash|balance|l\/?c|t\/?t|partners?|length)$/
const ELASTANE_CODE_MAX = 30

/** "CVC pique 60/40", "cotton lycra jersey 95/5": shares apart from the one pair of fibres that the line names. */
export const sharesApart: Notation = {
  pattern: /(?<a>\d{1,2}) ?[/:] ?(?<b>\d{1,2})/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line } = lineOf(tokens)
    // "TT 20/80" and "30/70 TT" are payments, and the TC of GRS a certificate.
    if (TRANSFER.test(wordAt(tokens, at - 1)) || TRANSFER.test(wordAt(tokens, at + used))) return null
    const short = new Set(line.match(new RegExp(`(?<![a-z/\\d])${SHORT}(?![a-z/\\d])`, 'g')))
    const names = [...short].filter((name) => name !== 'tc' || !CERTIFIED.test(line))
    if (line.replace(NO_SHARE, ' ').includes('%') || Number(groups.a) + Number(groups.b) !== 100) return null
    const named = names.length === 0 ? fibresNamed(tokens) : []
    const [first, second, third] = [
      ...named.filter((fibre) => !TRACES.has(fibre)),
      ...named.filter((fibre) => TRACES.has(fibre)),
    ]
    if (first !== undefined && second !== undefined && third === undefined)
      return blendParts(text, [
        { fibre: first, percent: Number(groups.a) },
        { fibre: second, percent: Number(groups.b) },
      ])
    // "Denim 98/2": the small share of denim is of elastane.
    if (names.length === 0 && first === undefined && STRETCH_DENIM.test(line) && Number(groups.b) <= ELASTANE_MAX)
      return blendParts(text, [
        { fibre: 'Cotton', percent: Number(groups.a) },
        { fibre: 'Elastane', percent: Number(groups.b) },
      ])
    if (names.length !== 1) return null
    return readBlend(text, `${names[0]?.replace(/^j|\//g, '').toUpperCase()} ${groups.a}/${groups.b}`)
  },
}
/** "5% or more elastomeric yarn", "GST 5%": the limits of a heading of the tariff and taxes are no shares of the cloth. */
const NO_SHARE =
  /\b(?:not less than|at least|more than|less than|over|under|exceeding|gst|igst|vat|tax)(?: @)? ?\d{1,2} ?%|\d{1,2} ?% ?(?:or (?:more|less)|gst|igst|vat|tax)\b/g
const TRANSFER = /^t\/?t$/
const STRETCH_DENIM = /\b(?:denims?|jeans)\b/
const ELASTANE_MAX = 6
