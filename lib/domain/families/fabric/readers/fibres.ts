import type { BlendRow } from '@/lib/domain/listing/blend'
import { parseBlend } from '@/lib/domain/listing/blend'
import { memoize } from '@/lib/domain/memoize'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { type Notation, readerOf } from '../../reading/notations'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf, type Matched, matchAt, wordAt } from '../../reading/tokens'
import { LINE_NAMES, OF_A_SHARE, SHORT_NAMES, twoWordBlend } from '../fibre-words'
import { fabricName, yarnSpinning } from '../vocabulary'
import { contextOf } from './context'

const SHARE = String.raw`\d{1,3}(?:\.\d{1,2})?`
const PERCENT = `(?: ?%| percent| per cent| pct)`
const FIBRE = String.raw`[a-z][a-z'/-]*(?: (?!and\b|with\b|mixed\b|blended\b|by\b|x\b|fabric|fabrics|cloth|grey|greige|woven|knit|knitted|yarn|yarns)[a-z][a-z-]*)??`
const NEXT = `(?: ?(?:[,/+&;-]|and|(?:mixed |blended )?with) ?(?:and )?| )`

function blendParts(text: string, rows: readonly BlendRow[]): Understood[] | null {
  // "Lycra cotton 97/3" names its fibres in the other order than its shares.
  if (!rows.every(({ fibre }) => known(fibre)) || rows.some(isHeavyTrace)) return null
  const names = rows.map(({ fibre }) => fibre)
  return [understood('blendPercentages', text, rows), understood('fiberType', text, names)]
}

/** Cloth has little elastane or metal thread; they are named behind its fibre, wherever a line has them. */
const TRACES: ReadonlySet<string> = new Set(['Elastane', 'Metallic'])
const TRACE_MAX = 50
const isHeavyTrace = ({ fibre, percent }: BlendRow): boolean =>
  TRACES.has(fibre) && percent > TRACE_MAX && percent < 100

const known = (fibre: string): boolean => fibres.options.some(({ value }) => value === fibre)

/** The blend of a text; null unless its shares sum to 100 and each belongs to a known fibre. */
function readBlend(text: string, written: string): Understood[] | null {
  const plain = written
    .replace(/ ?(?:percent|per cent|pct)\b/gi, '%')
    .replace(/\s*\/(?=\s*\d)/g, ', ')
    .replace(/(?<=[a-z]) (?:(?:staple|filament)(?: (?:fib(?:re|er)s?|yarns?))?|yarns?|fib(?:re|er)s?)\b/gi, '')
    .replace(/[a-z]+/gi, (word) => LINE_NAMES[word.toLowerCase()] ?? OF_A_SHARE[word.toLowerCase()] ?? word)
  const blend = parseBlend(plain)
  return blend.ok ? blendParts(text, blend.rows) : null
}

const OF_YARN = '(?: (?:yarns?|fib(?:re|er)s?)\\b)?'

/** "98% cotton and 2% spandex", "65 percent polyester, 35 percent cotton". */
const sharesFirst: Notation = {
  pattern: new RegExp(
    `${SHARE}${PERCENT} (?:of )?${FIBRE}${OF_YARN}(?:${NEXT}${SHARE}${PERCENT} (?:of )?${FIBRE}${OF_YARN}){1,3}`,
    'iy',
  ),
  read: (match) => readBlend(match.text, match.text.replace(/ of | (?:mixed|blended) with(?= )/gi, ' ')),
}

const NAMED = `${FIBRE}(?: (?:staple|filament) (?:fib(?:re|er)s?|yarns?))?`
/** "cotton 98% spandex 2%", "polyester staple fibre 65% cotton 35%". */
const sharesBehind: Notation = {
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

/** "98 cotton 2 lycra", "70 wool 20 polyamide 10 cashmere": shares without their sign, which make up the whole. */
const sharesUnsigned: Notation = {
  pattern: /\d{1,2} ?[a-z]{3,}(?:(?: ?[,/+&]| and)? ?\d{1,2} ?[a-z]{3,}){1,3}/iy,
  read(match) {
    const parts = [...match.text.matchAll(/(\d{1,2}) ?([a-z]{3,})/gi)]
    const sum = parts.reduce((total, [, share]) => total + Number(share), 0)
    return sum === 100 ? readBlend(match.text, parts.map(([, share, fibre]) => `${share}% ${fibre}`).join(' ')) : null
  },
}

/** "Cotton 60 polyester 40" of a cloth: the fibres first. With a comma or a unit these are prices, counts or metres. */
const sharesBehindUnsigned: Notation = {
  pattern: /(?<a>[a-z]{4,}) (?<one>\d{1,2}) ?(?:(?:\/|\+|and|&) ?)?(?<b>[a-z]{4,}) (?<two>\d{1,2})/iy,
  read({ groups, text, used }, tokens, at) {
    const { isWoven, isKnit } = contextOf(tokens)
    const isWhole = Number(groups.one) + Number(groups.two) === 100
    const isOther =
      PRICED_BEFORE.test(lineOf(tokens).text.slice(0, lineOf(tokens).starts[at])) ||
      SHARES_NOT_BEHIND.test(wordAt(tokens, at + used)) ||
      /^(?:\d[\d.]*(?:%|s)?|[x/@])$/.test(wordAt(tokens, at - 1))
    if (!(isWoven || isKnit) || !isWhole || isOther) return null
    return readBlend(text, `${groups.one}% ${groups.a} ${groups.two}% ${groups.b}`)
  },
}
const LETTERS: Readonly<Record<string, string>> = {
  t: 'Polyester',
  p: 'Polyester',
  c: 'Cotton',
  r: 'Viscose',
  v: 'Viscose',
  n: 'Nylon',
}
/** "T65/C35", "C60T40", "T80/R20": shares behind the letters of their fibres. With an x these are counts. */
const sharesOfLetters: Notation = {
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
const SHARES_NOT_BEHIND =
  /^(?:[x/@"%+'₹$€-]|x\d.*|s|d|den|deniers?|dtex|tex|ne|nm|lea|rs|inr|usd|eur|per|each|kgs?|m|mtrs?|met(?:er|re)s?|yds?|yards?|mm|inch(?:es)?|panna|cms?|gsm|gms?|oz|gg|gauge|dia|cones?|rolls?|bales?|bags?|box(?:es)?|cartons?|ctns?|takas?|thaa?ns?|lots?|beams?|containers?|pcs|pieces?|tons?|mt|days?|looms?|machines?|lakhs?|counts?|paise|cents?|rates?|prices?|\d.*)$/
/** "Rates: poplin cotton 62 linen 38": behind such words the numbers are prices or lots. */
const PRICED_BEFORE =
  /\b(?:rates?|prices?|quotes?|charges?|jobs?|dyeing|printing|bleaching|stocks?|qty|quantity|available|lots?|rs|inr|usd)\b|[₹$€]|(?:per|\/) ?(?:kg|mtr|m)\b/

/** "100% cotton", "100% combed cotton", "cotton 100%", "pure silk": one fibre. */
const pure: Notation = pureOf(FIBRE, '[a-z]+')
/** "100% virgin wool", "recycled polyester 100%": one fibre, whose name has two words. */
const pureOfTwoWords: Notation = pureOf('[a-z-]+ [a-z]+', '[a-z-]+ [a-z]+')

function pureOf(name: string, nameBefore: string): Notation {
  return {
    pattern: new RegExp(
      `(?:100${PERCENT}|pure|all) (?:(?<spun>(?:combed|carded)(?: compact)?|compact|worsted) )?(?<a>${name})|(?<b>${nameBefore}) 100${PERCENT}`,
      'iy',
    ),
    read(match, tokens, at) {
      const name = match.groups.a ?? match.groups.b ?? ''
      const found = name === 'c' ? { value: 'Cotton', phrase: 'c' } : fibreAt(name.split(' '), 0)
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

/** With a j in front the cotton of the blend is combed: "JT/C 80/20". */
const SHORT = `(?:j?t/?c|p/?c|c/?p|j?cvc|p/?v|t/?r|p/?w|c/?v|c/?l|l/?c)`
const RATIO = String.raw`\d{1,2}(?:\.\d)?(?: ?%)? ?[/:] ?\d{1,2}(?:\.\d)?(?: ?%)?(?: ?[/:] ?\d{1,2})?`

/** "PC 65/35", "65/35 T/C", "CVC (60/40)". */
const shorthand: Notation = {
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

/** "PV suiting 65/35": the cloth between the fibres and their shares. */
function clothBetween({ groups }: Matched): Understood[] {
  const cloth = phraseAt(fabricName, [groups.word ?? ''], 0)
  return cloth ? [understood('fabricName', groups.word ?? '', cloth.value)] : []
}

/** "cotton spandex 95/5", "polyester/cotton 65/35", "95/5 cotton lycra". */
const ratioOfWords: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<a>[a-z]+)(?: ?[/,-] ?| )(?<b>[a-z]+)(?:(?: ?[/,-] ?| )(?<c>(?!suiting|shirting|fabric|cloth|grey|blend)[a-z]+))?(?: (?<word>suiting|shirting|fabric|cloth|grey|blend|blended))? ?\(? ?(?<d>${RATIO})(?: ?\))?|(?<e>${RATIO}) (?<f>[a-z]+)(?: ?[/,-] ?| )(?<g>[a-z]+)(?:(?: ?[/,-] ?| )(?<h>[a-z]+))?)`,
    'iy',
  ),
  read: (match) => ratio(match),
}

const ratioOfTwo: Notation = {
  pattern: /(?<e>\d{1,2}(?:\.\d)?(?: ?%)? ?[/:] ?\d{1,2}(?:\.\d)?(?: ?%)?) (?<f>[a-z]+)(?: ?[/,-] ?| )(?<g>[a-z]+)/iy,
  read: (match) => ratio(match),
}

function ratio(match: Matched): Understood[] | null {
  const { groups, text } = match
  const names = [groups.a ?? groups.f, groups.b ?? groups.g, groups.c ?? groups.h].filter((name) => name !== undefined)
  const shares = (groups.d ?? groups.e ?? '').split(/[/:]/).map((share) => Number(share.replace('%', '')))
  if (names.length !== shares.length || shares.reduce((sum, share) => sum + share, 0) !== 100) return null
  const rows = names.map((name, position) => ({
    fibre: fibreAt([name], 0)?.value ?? '',
    percent: shares[position] ?? 0,
  }))
  const blend = blendParts(text, rows)
  return blend ? [...blend, ...clothBetween(match)] : null
}

/** The fibres that a line names, in its order. */
export const fibresNamed = memoize((tokens: readonly string[]): readonly string[] => {
  const words = foldedOf(tokens)
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = fibreAt(words, at)
    const isOfGoods = phrase && !NOT_ALONE.has(phrase.phrase) && !isOfPackaging(words, at + phrase.used)
    if (isOfGoods && !found.includes(phrase.value)) found.push(phrase.value)
    at += phrase?.used ?? 1
  }
  return found
})

/** "CVC pique 60/40", "cotton lycra jersey 95/5": shares apart from the one pair of fibres that the line names. */
const sharesApart: Notation = {
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

const LYCRA = '(?:lycra|spandex|elast[ae]ne?|likra)'
const DENIER = '\\(? ?\\d{2,3} ?d(?:en|enier)? ?\\)?'
/** "20D lycra 4%", "4% lycra 20D", "cotton ... 5% spandex": the share of elastane; the one other fibre of the cloth has the rest. */
const shareOfElastane: Notation = {
  pattern: new RegExp(
    `(?:(?<d1>${DENIER}) )?(?:${LYCRA} ?[:-]? ?(?<p1>${SHARE}) ?%|(?<p2>${SHARE}) ?% (?:of )?(?:(?<d2>${DENIER}) )?${LYCRA}(?: (?<d3>${DENIER}))?)`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const { text: line } = lineOf(tokens)
    // "Without lycra 5% extra", "min 5% lycra".
    if (NOT_THE_SHARE.test(wordAt(tokens, at - 1)) || NOT_THE_SHARE.test(wordAt(tokens, at + used))) return null
    const share = Number(groups.p1 ?? groups.p2)
    const others = fibresNamed(tokens).filter((fibre) => !TRACES.has(fibre))
    const fibre = others[0] ?? (HOSIERY_YARN.test(line) ? 'Cotton' : undefined)
    const isOpen =
      others.length > 1 || SHORT_BLEND.test(line) || OTHER_SHARE.test(line.replace(text.toLowerCase(), ' '))
    if (!fibre || isOpen || share < 1 || share > ELASTANE_SHARE_MAX) return null
    const blend = blendParts(text, [
      { fibre, percent: Math.round((100 - share) * 100) / 100 },
      { fibre: 'Elastane', percent: share },
    ])
    const denier = /\d+/.exec(groups.d1 ?? groups.d2 ?? groups.d3 ?? '')?.[0]
    const isKnit = contextOf(tokens).isKnit && denier !== undefined
    return blend && [...blend, ...(isKnit ? [understood('lycraDenier', text, Number(denier))] : [])]
  },
}
const ELASTANE_SHARE_MAX = 20
const NOT_THE_SHARE =
  /^(?:without|non?|not|min\.?|max\.?|minimum|maximum|up ?to|to|than|least|over|under|exceeding|or|and|[<>-]|\d.*-|extra|more|less|advance|gst|discount)$/
/** "24s CH": combed hosiery yarn is of cotton. */
const HOSIERY_YARN = /\b\d{2}'?s (?:c?ch|k[ch]?h)\b/
const SHORT_BLEND = new RegExp(`(?<![a-z/\\d])(?:${SHORT}|melange)(?![a-z/\\d])`)
/** A share of the cloth besides, or a limit. */
const OTHER_SHARE = /\d ?%(?! ?(?:gst|igst|vat|tax|advance|extra))|\d{1,2} ?[/:] ?\d{1,2} (?:cotton|poly|viscose)/

/** "5% or more elastomeric yarn", "GST 5%": the limits of a heading of the tariff and taxes are no shares of the cloth. */
const NO_SHARE =
  /\b(?:not less than|at least|more than|less than|over|under|exceeding|gst|igst|vat|tax)(?: @)? ?\d{1,2} ?%|\d{1,2} ?% ?(?:or (?:more|less)|gst|igst|vat|tax)\b/g
const TRANSFER = /^t\/?t$/
const STRETCH_DENIM = /\b(?:denims?|jeans)\b/
const ELASTANE_MAX = 6

export const blendReader: TextReader = readerOf(
  'blendPercentages',
  ['98% cotton and 2% spandex', '65/35 PC', 'cotton spandex 95/5', '100% cotton', 'T/C 80/20', 'CVC 60/40'],
  [
    sharesFirst,
    sharesBehind,
    sharesUnsigned,
    sharesBehindUnsigned,
    sharesOfLetters,
    shareOfElastane,
    shorthand,
    ratioOfWords,
    ratioOfTwo,
    pureOfTwoWords,
    pure,
    sharesApart,
  ],
)

/** Words that are a fibre and something else besides; they are left to the reader of words. */
const NOT_ALONE = new Set(['s 6', 'pan', 'pet', 'pes', 'excel', 'suri', 'protex'])
/** A fibre of the vocabulary or one that only lines name so. */
const fibreAt = (words: readonly string[], at: number): ReturnType<typeof phraseAt> => {
  const word = words[at] ?? ''
  const named = LINE_NAMES[word]
  return named === undefined ? phraseAt(fibres, words, at) : { value: named, used: 1, phrase: word }
}

/** "Terry cotton" shirting is of polyester and cotton; of towels it is cotton terry. */
const TERRYCOT = /(?:ter[iy]|terr?[iy]) ?-?(?:cot(?:ton)?|(?<wool>wool(?:len)?)|(?<rayon>rayon|viscose))\b/iy
const withTerene = ({ groups }: Matched): string => (groups.wool ? 'Wool' : groups.rayon ? 'Viscose' : 'Cotton')
const TOWELLING = /\b(?:towels?|towelling|robes?|bath|napkins?|bibs?|wipes?|loop|pile)\b/

/** What follows a carton, and no cotton: "CTN NO 1-40". */
const CARTON_BEHIND = /^(?:no|nos|number|size|wt|weight|[#:.])\.?$|^\d/
/** What cartons are counted by. */
const CARTON_BEFORE = /^(?:[\d.,]+|pcs?|pieces?|nos|kgs?|cones?|rolls?|box(?:es)?|per|in|of|\/|x|ply)$/

/** "Polyester bag" is packaging; thread for closing bags is not. */
const isOfPackaging = (words: readonly string[], next: number): boolean =>
  (/^(?:box|carton|wool roll|bag)$/.test(words[next] ?? '') &&
    !/^(?:closing|stitching|sewing|closer)$/.test(words[next + 1] ?? '')) ||
  // "10 pcs poly pack" and "rolls in poly" are how they are packed.
  (words[next - 1] === 'poly' &&
    (/^(?:pack|packed|packing)$/.test(words[next] ?? '') ||
      (words[next - 2] === 'in' && /^(?:[,;.]|)$/.test(words[next] ?? ''))))

const ART_SILK = /\b(?:art|artificial|mock|imitation) silk\b/
/** "Hospital linen" is sheets and towels of any fibre. */
const LINEN_OF = /^(?:hospital|hotel|house|household|bed|table|kitchen|toilet|bath)$/

/** Near these words "TC" is a transaction certificate, not a blend. */
const CERTIFIED = /\b(?:gots|grs|ocs|rcs|bci|cert(?:ificates?|ified)?)\b/

/** "BCI cotton" names a fibre and its certificate. */
const BETTER_COTTON = understood('certifications', 'bci cotton', 'BCI', [{ scheme: 'BCI' }])

/** "Cotton-poly", "linen/cotton": two fibres in one word. */
function joinedFibres(word: string): readonly string[] | undefined {
  const [, ...names] = /^([a-z]{4,})[/-]([a-z]{4,})$/.exec(word) ?? []
  const found = names.map((name) => fibreAt([name], 0))
  const isWhole = found.length === 2 && found.every((fibre, place) => fibre?.phrase === names[place])
  const fibresOf = [...new Set(found.flatMap((fibre) => fibre?.value ?? []))]
  return isWhole && fibresOf.length === 2 ? fibresOf : undefined
}

/** A fibre by its name, or two by their initials. */
export const fibreReader: TextReader = {
  name: 'fiberType',
  examples: ['cotton', 'viscose rayon', 'PC'],
  read(tokens, at): Reading | null {
    const words = foldedOf(tokens)
    const terrycot = matchAt(tokens, at, TERRYCOT)
    if (terrycot && !TOWELLING.test(lineOf(tokens).text))
      return {
        used: terrycot.used,
        understood: [understood('fiberType', terrycot.text, ['Polyester', withTerene(terrycot)])],
      }
    const word = words[at] ?? ''
    const two = twoWordBlend(words, at)
    const short = two ?? SHORT_NAMES[word] ?? joinedFibres(wordAt(tokens, at))
    // "300 TC" is a number of threads, and "GOTS with TC" a certificate.
    const isNoBlend = word === 'tc' && (/^\d{3,}$/.test(wordAt(tokens, at - 1)) || CERTIFIED.test(lineOf(tokens).text))
    // "19 pc" and "per pc" count pieces, unless shares follow: "40s PC 65/35".
    const isPieces =
      word === 'pc' &&
      /^(?:[₹@+]?|rs\.?)\d[\d.,]*(?:\/-)?$|^(?:per|each|single|one|a|\/)$/.test(wordAt(tokens, at - 1)) &&
      !/^\d{2}[/:]\d{2}/.test(wordAt(tokens, at + 1))
    if (short && !isNoBlend && !isPieces && (contextOf(tokens).isCloth || word.length > 3 || two))
      return {
        used: two ? 2 : 1,
        understood: [understood('fiberType', tokens.slice(at, at + (two ? 2 : 1)).join(' '), short)],
      }
    const found = fibreAt(words, at)
    if (!found || NOT_ALONE.has(found.phrase) || isOfPackaging(words, at + found.used)) return null
    // Zari is the metal thread of a border or a design, seldom the cloth.
    if (found.phrase === 'zari' && contextOf(tokens).isCloth && !/^(?:yarns?|threads?)$/.test(words[at + 1] ?? ''))
      return null
    // A carton as well: "24 pcs ctn".
    if (
      found.phrase === 'ctn' &&
      (CARTON_BEFORE.test(wordAt(tokens, at - 1)) || CARTON_BEHIND.test(wordAt(tokens, at + 1)))
    )
      return null
    // Art silk is any filament but silk.
    if (found.value === 'Silk' && ART_SILK.test(lineOf(tokens).text)) return null
    if (found.value === 'Linen' && LINEN_OF.test(words[at - 1] ?? '')) return null
    const text = tokens.slice(at, at + found.used).join(' ')
    const fibre = understood('fiberType', text, [found.value])
    return { used: found.used, understood: [fibre, ...(found.phrase === 'bci cotton' ? [BETTER_COTTON] : [])] }
  },
}
