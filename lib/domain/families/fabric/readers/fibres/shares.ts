import type { BlendRow } from '@/lib/domain/listing/blend'
import { parseBlend } from '@/lib/domain/listing/blend'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import type { Notation } from '../../../reading/notations'
import { phraseAt } from '../../../reading/phrases'
import { type Understood, understood } from '../../../reading/reading'
import { foldedOf, lineOf, type Matched, wordAt } from '../../../reading/tokens'
import { FIBRE_CODES, LINE_NAMES, OF_A_SHARE } from '../../fibre-words'
import { fabricName, yarnSpinning } from '../../vocabulary'
import { contextOf } from '../context'
import { fibreAt, fibresNamed, LYC_SHARE, TRACES } from './named'

/** Shares of fibres, each next to its fibre. */

export const SHARE = String.raw`\d{1,3}(?:\.\d{1,2})?`
const PERCENT = `(?: ?%| percent| per cent| pct)`
const FIBRE = String.raw`[a-z][a-z'/-]*(?: (?!and\b|with\b|mixed\b|blended\b|by\b|x\b|fabric|fabrics|cloth|grey|greige|woven|knit|knitted|yarn|yarns)[a-z][a-z-]*)??`
const NEXT = `(?: ?(?:[,/+&;-]|and|(?:mixed |blended )?with) ?(?:and )?| )`

export function blendParts(text: string, rows: readonly BlendRow[]): Understood[] | null {
  // "Lycra cotton 97/3" names its fibres in the other order than its shares.
  if (!rows.every(({ fibre }) => known(fibre)) || rows.some(isHeavyTrace)) return null
  const names = rows.map(({ fibre }) => fibre)
  return [understood('blendPercentages', text, rows), understood('fiberType', text, names)]
}

const TRACE_MAX = 50
const isHeavyTrace = ({ fibre, percent }: BlendRow): boolean =>
  TRACES.has(fibre) && percent > TRACE_MAX && percent < 100

const known = (fibre: string): boolean => fibres.options.some(({ value }) => value === fibre)

const SHARE_OF_LYC = new RegExp(String.raw`(?<=${LYC_SHARE} ?)lyc\b`, 'gi')

/** The blend of a text; null unless its shares sum to 100 and each belongs to a known fibre. */
export function readBlend(text: string, written: string): Understood[] | null {
  const plain = written
    .replace(/ ?(?:percent|per cent|pct)\b/gi, '%')
    .replace(/\s*\/(?=\s*\d)/g, ', ')
    .replace(/(?<=[a-z]) (?:(?:staple|filament)(?: (?:fib(?:re|er)s?|yarns?))?|yarns?|fib(?:re|er)s?)\b/gi, '')
    .replace(SHARE_OF_LYC, 'Elastane')
    .replace(/(?<=% ?)[a-z]{2,3}\b/gi, (code) => FIBRE_CODES[code.toLowerCase()] ?? code)
    .replace(/[a-z]+/gi, (word) => LINE_NAMES[word.toLowerCase()] ?? OF_A_SHARE[word.toLowerCase()] ?? word)
  const blend = parseBlend(plain)
  return blend.ok ? blendParts(text, blend.rows) : null
}

const OF_YARN = '(?: (?:yarns?|fib(?:re|er)s?)\\b)?'

/** "98% cotton and 2% spandex", "65 percent polyester, 35 percent cotton". */
export const sharesFirst: Notation = {
  pattern: new RegExp(
    `${SHARE}${PERCENT} (?:of )?${FIBRE}${OF_YARN}(?:${NEXT}${SHARE}${PERCENT} (?:of )?${FIBRE}${OF_YARN}){1,3}`,
    'iy',
  ),
  read: (match) => readBlend(match.text, match.text.replace(/ of | (?:mixed|blended) with(?= )/gi, ' ')),
}

const NAMED = `${FIBRE}(?: (?:staple|filament) (?:fib(?:re|er)s?|yarns?))?`
/** "cotton 98% spandex 2%", "polyester staple fibre 65% cotton 35%". */
export const sharesBehind: Notation = {
  pattern: new RegExp(`${NAMED} ?[:-]? ?${SHARE}${PERCENT}(?:${NEXT}${NAMED} ?[:-]? ?${SHARE}${PERCENT}){1,3}`, 'iy'),
  read(match) {
    const parts = [...match.text.matchAll(new RegExp(`([a-z][a-z '-]*?) ?[:-]? ?(${SHARE})${PERCENT}`, 'gi'))]
    return readBlend(
      match.text,
      parts
        .map(([, fibre = '', share]) => `${share}% ${fibre.replace(/^(?:and|(?:mixed |blended )?with) /i, '')}`)
        .join(' '),
    )
  },
}

/** "98 cotton 2 lycra", "70 wool 20 polyamide 10 cashmere": shares without their sign, which make up the whole. Behind them may be a weight: "70 viscose 30 polyester 50 gsm". */
export const sharesUnsigned: readonly Notation[] = [3, 2, 1].map((more) => ({
  pattern: new RegExp(`\\d{1,2} ?[a-z]{3,}(?:(?: ?[,/+&]| and)? ?\\d{1,2} ?[a-z]{3,}){${more}}`, 'iy'),
  read(match) {
    const parts = [...match.text.matchAll(/(\d{1,2}) ?([a-z]{3,})/gi)]
    const sum = parts.reduce((total, [, share]) => total + Number(share), 0)
    return sum === 100 ? readBlend(match.text, parts.map(([, share, fibre]) => `${share}% ${fibre}`).join(' ')) : null
  },
}))

/** "Cotton 60 polyester 40" of a cloth: the fibres first. With a comma or a unit these are prices, counts or metres. */
export const sharesBehindUnsigned: Notation = {
  pattern: /(?<a>[a-z]{4,}) (?<one>\d{1,2}) ?(?:(?:\/|\+|and|&) ?)?(?<b>[a-z]{4,}) (?<two>\d{1,2})/iy,
  read({ groups, text, used }, tokens, at) {
    const { isWoven, isKnit } = contextOf(tokens)
    const isWhole = Number(groups.one) + Number(groups.two) === 100
    // "40 cotton 60 polyester 40" is open. In "30 x 30 cotton 60 polyester 40" the number is that of the weft.
    const isBehindWeft = wordAt(tokens, at - 2) === 'x' && /^\d/.test(wordAt(tokens, at - 1))
    const isOther =
      PRICED_BEFORE.test(lineOf(tokens).text.slice(0, lineOf(tokens).starts[at])) ||
      SHARES_NOT_BEHIND.test(wordAt(tokens, at + used)) ||
      (/^(?:\d[\d.]*(?:%|s)?|[x/@])$/.test(wordAt(tokens, at - 1)) && !isBehindWeft)
    if (!(isWoven || isKnit || isBehindWeft) || !isWhole || isOther) return null
    return readBlend(text, `${groups.one}% ${groups.a} ${groups.two}% ${groups.b}`)
  },
}
/** "WO 80 PA 20", "80 WO 20 PA": the codes of labels in capitals with shares that make up the whole. In "Jain & CO 60 PA 40" the word is no code. */
export const sharesOfCodes: Notation = {
  pattern:
    /(?:[a-z]{2,3} ?\d{1,2}(?:(?: ?[,/+] ?| )[a-z]{2,3} ?\d{1,2}){1,2}|\d{1,2} ?[a-z]{2,3}(?:(?: ?[,/+] ?| )\d{1,2} ?[a-z]{2,3}){1,2})/iy,
  read({ text, used }, tokens, at) {
    const isCodeFirst = /^[a-z]/i.test(text)
    const rows = [...text.matchAll(isCodeFirst ? /([a-z]+) ?(\d+)/gi : /(\d+) ?([a-z]+)/gi)].map(
      ([, one = '', two = '']) => ({
        fibre: FIBRE_CODES[(isCodeFirst ? one : two).toLowerCase()] ?? '',
        percent: Number(isCodeFirst ? two : one),
      }),
    )
    const isWhole = rows.reduce((sum, { percent }) => sum + percent, 0) === 100
    const isTwice = new Set(rows.map(({ fibre }) => fibre)).size < rows.length
    const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + used)]
    const isOther =
      text !== text.toUpperCase() ||
      NO_CODE_BEFORE.test(before) ||
      (isCodeFirst && SHARES_NOT_BEHIND.test(next) && !/^\d/.test(next)) ||
      (!isCodeFirst && /^\d/.test(before))
    return isWhole && !isTwice && !isOther && contextOf(tokens).isCloth ? blendParts(text, rows) : null
  },
}
const NO_CODE_BEFORE =
  /^(?:&|and|no\.?|art\.?|article|shade|code|lot|design|ref\.?|po|lc|l\/c|tt|t\/t|terms?|payment|advance|rs\.?|inr|usd|@|[#:x/-])$/

const LETTERS: Readonly<Record<string, string>> = {
  t: 'Polyester',
  p: 'Polyester',
  c: 'Cotton',
  r: 'Viscose',
  v: 'Viscose',
  n: 'Nylon',
}
/** "T65/C35", "C60T40", "T80/R20": shares behind the letters of their fibres. With an x these are counts. */
export const sharesOfLetters: Notation = {
  pattern: /(?<a>[tpcrvn])(?<one>\d{2}) ?\/? ?(?<b>[tpcrvn])(?<two>\d{2})/iy,
  read({ groups, text, used }, tokens, at) {
    const [one, two] = [LETTERS[groups.a?.toLowerCase() ?? ''], LETTERS[groups.b?.toLowerCase() ?? '']]
    const isWhole = Number(groups.one) + Number(groups.two) === 100
    const isCounts =
      wordAt(tokens, at + used) === 'x' ||
      /^(?:x|no\.?|art\.?|shade|code|lot|design|ref\.?|[:#])$/.test(wordAt(tokens, at - 1))
    if (!one || !two || one === two || !isWhole || isCounts || !contextOf(tokens).isCloth) return null
    return blendParts(text, [
      { fibre: one, percent: Number(groups.one) },
      { fibre: two, percent: Number(groups.two) },
    ])
  },
}
export const SHARES_NOT_BEHIND =
  /^(?:[x/@"%+'₹$€-]|x\d.*|s|d|den|deniers?|dtex|tex|ne|nm|lea|rs|inr|usd|eur|per|each|kgs?|m|mtrs?|met(?:er|re)s?|yds?|yards?|mm|inch(?:es)?|panna|cms?|gsm|gms?|oz|gg|gauge|dia|cones?|rolls?|bales?|bags?|box(?:es)?|cartons?|ctns?|takas?|thaa?ns?|lots?|beams?|containers?|pcs|pieces?|tons?|mt|days?|looms?|machines?|lakhs?|counts?|paise|cents?|rates?|prices?|\d.*)$/
/** "Rates: poplin cotton 62 linen 38": behind such words the numbers are prices or lots. */
const PRICED_BEFORE =
  /\b(?:rates?|prices?|quotes?|charges?|jobs?|dyeing|printing|bleaching|stocks?|qty|quantity|available|lots?|rs|inr|usd)\b|[₹$€]|(?:per|\/) ?(?:kg|mtr|m)\b/

/** "Pura lana", "puro cotone": on Italian labels the word is a share of 100%. In "pura lana 80% poliammide 20%" and "puro cotone con lycra" it is praise. */
export const puraLana: Notation = {
  pattern: /pur[ao] (?<fibre>lana|seta|cotone|lino)(?: vergine)?/iy,
  read({ groups, text, used }, tokens, at) {
    const fibre = LINE_NAMES[groups.fibre ?? '']
    const isBlend =
      OF_A_BLEND.test(lineOf(tokens).text) ||
      /^(?:e|ed|con|\d\d\/\d\d)$/.test(wordAt(tokens, at + used)) ||
      fibresNamed(tokens).some((one) => one !== fibre)
    return fibre === undefined || isBlend ? null : blendParts(text, [{ fibre, percent: 100 }])
  },
}
/** A share that is neither all of the cloth nor a tax or a discount: "pura lana 22 EUR + IVA 22%"; mixed or elastic cloth. */
const OF_A_BLEND =
  /(?<!\b(?:iva|vat|sconto|sc\.) ?(?:del )?)(?<![\d.])(?!100 ?%)\d[\d.]* ?%(?! ?(?:(?:di )?(?:iva|vat|sconto)\b))|\b(?:mist[oaie]|(?:bi)?elastic\w*|elasticizzat[oaie]|stretch)\b/

/** "100%P chiffon", "100% T 75D": in capitals, in front of a cloth or a filament, the letter is polyester. */
export const letterOf100: Notation = {
  pattern: /100(?: ?%) [pt]/iy,
  read({ text, used }, tokens, at) {
    const next = wordAt(tokens, at + used)
    const isOfCloth =
      /^(?:fabrics?|cloth|gr[ae]y|greige|woven|\d{2,3}d.*)$/.test(next) ||
      phraseAt(fabricName, foldedOf(tokens), at + used) !== null
    const isMeant = /[PT]$/.test(text) && isOfCloth && fibresNamed(tokens).length === 0
    return isMeant ? blendParts(text, [{ fibre: 'Polyester', percent: 100 }]) : null
  },
}

/** "100% cotton", "100% combed cotton", "100% virgin PP", "cotton 100%", "pure silk": one fibre. */
export const pure: Notation = pureOf(FIBRE, '[a-z]+', '(?:(?:virgin|pure) )?')
/** "100% virgin wool", "recycled polyester 100%": one fibre, whose name has two words. */
export const pureOfTwoWords: Notation = pureOf('[a-z-]+ [a-z]+', '[a-z-]+ [a-z]+')

function pureOf(name: string, nameBefore: string, praise = ''): Notation {
  return {
    pattern: new RegExp(
      `(?:100${PERCENT}|pure|all) ${praise}(?:(?<spun>(?:combed|carded)(?: compact)?|compact|worsted) )?(?<a>${name})|(?<b>${nameBefore}) 100${PERCENT}`,
      'iy',
    ),
    read(match, tokens, at) {
      const name = match.groups.a ?? match.groups.b ?? ''
      const named = name === 'c' ? 'Cotton' : isCodeOf100(match, tokens, at) ? FIBRE_CODES[name] : undefined
      const found = named === undefined ? fibreAt(name.split(' '), 0) : { value: named, phrase: name }
      if (!found || found.phrase !== name || name === 'zari') return null
      const { spun } = match.groups
      const spinning = spun === undefined ? null : canonicalValue(yarnSpinning, spun)
      // "pure" is praise as well as a share.
      const parts = /^pure|^all/i.test(wordAt(tokens, at))
        ? [understood('fiberType', match.text, [found.value])]
        : blendParts(match.text, [{ fibre: found.value, percent: 100 }])
      if (!parts || spun === undefined || spinning === null) return parts
      return [...parts, understood('yarnSpinning', spun, spinning)]
    },
  }
}

/** Whether a word is in capitals, in a line that is not: "100% CO dyed twill". */
export const isCapital = (word: string, tokens: readonly string[]): boolean =>
  word === word.toUpperCase() && tokens.some((token) => /\p{Ll}{2}/u.test(token))

/** "100% CO", "CO 100%". In "Jain & Co 100% polyester" and "100% se kam" the words are no codes. */
function isCodeOf100({ groups, used }: Matched, tokens: readonly string[], at: number): boolean {
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + used)]
  const isOfCloth = CODE_BEHIND.test(next) || phraseAt(fabricName, foldedOf(tokens), at + used) !== null
  if (fibresNamed(tokens).length > 0) return false
  if (groups.a !== undefined) {
    const code = tokens[at + used - 1] ?? ''
    const isCode = !A_WORD.test(code) || isCapital(code, tokens)
    // "100% co operation".
    return wordAt(tokens, at).startsWith('100') && (isOfCloth || (isCode && !/^(?:op|ord)/.test(next)))
  }
  const code = tokens[at] ?? ''
  if (CODE_AFTER.test(before)) return isOfCloth || (isCapital(code, tokens) && !A_WORD.test(code))
  // "Interlock CO 100% 200 gsm". In "Ramesh Co 100% export quality" it is a company.
  const isEnd = isCapital(code, tokens) && /^[,;:|).]?$/.test(next)
  return before !== '&' && before !== 'and' && code === code.toUpperCase() && (isEnd || /^\d/.test(next))
}
/** Codes that are words as well. */
const A_WORD = /^(?:se|li|pl|el|ea|vi)$/i
const CODE_AFTER = /^(?:[,;:|(/=.-]?|compositions?|materials?|contents?|in|of|di|aus)$/
/** What goes on behind the code of a fibre. */
const CODE_BEHIND =
  /^(?:[,;:|)]?|\d[\d/.]*(?:x\d.*|'?s|"|gsm|d)?|n[em]\d*|x|fabrics?|cloth|gr[ae]y|greige|woven|knit(?:ted)?|yarns?|combed|carded|rfd)$/
