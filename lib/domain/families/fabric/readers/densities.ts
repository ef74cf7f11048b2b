import { behind, type Notation, readerOf } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { EPI, PPI, perInch } from '../construction/match'
import { contextOf } from './context'

const NUMBER = String.raw`(?<value>\d{1,3}(?:\.\d{1,2})?)`
const THREADS = `(?:(?:single|plied|total|warp|weft|filling)? ?(?:threads|yarns|thread|yarn|thr?\\.?))`
const CM = `(?:cm|cms|centimet(?:er|re)s?)`
const PER = `(?: ?/ ?| ?per ?| in (?:an?|one) | an? )`
const IN_OR_CM = String.raw`(?:(?:(?:${PER})(?:(?<cm>${CM})|inch|in\b|"))|(?<cmGlued>/cm))`

const density = (name: 'epi' | 'ppi', text: string, value: string, isPerCm: boolean): Understood[] | null => {
  const number = perInch(value, isPerCm)
  const { min, max } = name === 'epi' ? EPI : PPI
  return number >= min && number <= max ? [understood(name, text, number)] : null
}

const isCm = (groups: Readonly<Record<string, string | undefined>>): boolean =>
  groups.cm !== undefined || groups.cmGlued !== undefined

/** "133 ends per inch", "28 picks/cm". */
const named: Notation = {
  pattern: new RegExp(`${NUMBER} ?(?:(?<ends>(?:warp )?ends?)|(?:weft |filling )?picks?)${IN_OR_CM}`, 'iy'),
  read: ({ groups, text }) =>
    density(groups.ends === undefined ? 'ppi' : 'epi', text, groups.value ?? '', isCm(groups)),
}

/** "132 ends and 72 picks per inch": one unit for both. */
const together: Notation = {
  pattern: new RegExp(
    String.raw`${NUMBER} ?(?:warp )?ends?(?:${PER}(?:cm|inch))? ?(?:and|,|&|x|by)? ?(?<second>\d{1,3}(?:\.\d{1,2})?) ?(?:weft |filling )?picks?${IN_OR_CM}`,
    'iy',
  ),
  read({ groups, text }) {
    const ends = density('epi', text, groups.value ?? '', isCm(groups))
    const picks = density('ppi', text, groups.second ?? '', isCm(groups))
    return ends && picks ? [...ends, ...picks] : null
  },
}

const WARP = '(?:warp|[cç][oö]zg[uü]|kette)'
const WEFT = '(?:weft|filling|at[kq][ıi]|schuss)'
/** "24 warp 22 weft threads per cm", "20 warp x 18 weft per cm", "20 çözgü 18 atkı tel/cm": the sides stand for ends and picks. */
const sides: Notation = {
  pattern: new RegExp(
    String.raw`${NUMBER} ?${WARP} ?(?:and|,|&|x|by|\+|\/)? ?(?<second>\d{1,3}(?:\.\d{1,2})?) ?${WEFT} ?(?:threads?|yarns?|tel)?${IN_OR_CM}`,
    'iy',
  ),
  read({ groups, text }) {
    const ends = density('epi', text, groups.value ?? '', isCm(groups))
    const picks = density('ppi', text, groups.second ?? '', isCm(groups))
    return ends && picks ? [...ends, ...picks] : null
  },
}

/** "27/27 Fd/cm", "24/20 threads per cm": with the word of threads two numbers with a slash are those of both sides. */
const slashed: Notation = {
  pattern:
    /(?<a>\d{1,2}(?:\.\d)?) ?\/ ?(?<b>\d{1,2}(?:\.\d)?) ?(?:threads?|yarns?|fili|fils|hilos|tel|f[aä]den|fd\.?) ?(?:\/|per|pro|je|par) ?(?:cms?|centimet(?:er|re)s?)/iy,
  read({ groups, text }, tokens, at) {
    const isOther = contextOf(tokens).isKnit || /^(?:\d[\d.]*|[x/+-])$/.test(wordAt(tokens, at - 1))
    const [ends, picks] = [density('epi', text, groups.a ?? '', true), density('ppi', text, groups.b ?? '', true)]
    return !isOther && ends && picks ? [...ends, ...picks] : null
  },
}

/** "132 epi", "e.p.i. 132". */
const short: Notation = {
  pattern: new RegExp(String.raw`${NUMBER} ?(?:(?<ends>e\.?p\.?i\.?)|(?:p\.?p\.?i\.?))(?:/cm)?`, 'iy'),
  read: ({ groups, text }, tokens) =>
    contextOf(tokens).isOther
      ? null
      : density(groups.ends === undefined ? 'ppi' : 'epi', text, groups.value ?? '', false),
}

const shortFirst: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<ends>e\.?p\.?i\.?|ends ?(?:/|per) ?inch|warp density)|p\.?p\.?i\.?|picks ?(?:/|per) ?inch|weft density) ?(?:[:=-]|of|is)? ?${NUMBER}(?<unit> ?(?:/|per) ?(?:cm\b|inch\b))?`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const next = wordAt(tokens, at + used)
    // "60 ppi 72": the number before the word is its own.
    const isTaken =
      /^\d+(?:\.\d+)?$/.test(wordAt(tokens, at - 1)) &&
      !/^(?:epi|ppi|ends|picks|inch|(?:ends|picks)\/inch)$/.test(wordAt(tokens, at - 2))
    if (isTaken || /^(?:gsm|cm|inch|ends|%)/.test(next)) return null
    return density(groups.ends === undefined ? 'ppi' : 'epi', text, groups.value ?? '', /cm/.test(groups.unit ?? ''))
  },
}

/** "41.7 single yarns per centimeter in the warp and 21.3 yarns per centimeter in the filling". */
const inDirection: Notation = {
  pattern: new RegExp(
    String.raw`${NUMBER} ?${THREADS}${IN_OR_CM} ?(?:\(? ?)(?:in|of|for|on)? ?(?:the )?(?:(?<warp>warp)|weft|filling)(?: direction)?(?: ?\))?(?: ?(?:,|and|by|x|;) ?(?<second>\d{1,3}(?:\.\d{1,2})?) ?(?:${THREADS})?(?:${PER}(?:cm|centimet(?:er|re)s?|inch|"))? ?(?:in|of|for|on)? ?(?:the )?(?<other>warp|weft|filling)(?: direction)?)?`,
    'iy',
  ),
  read({ groups, text }) {
    const perCm = isCm(groups)
    const first = groups.warp === undefined ? 'ppi' : 'epi'
    const parts = density(first, text, groups.value ?? '', perCm)
    if (groups.second === undefined) return parts
    const second = density(first === 'epi' ? 'ppi' : 'epi', text, groups.second, perCm)
    return parts && second ? [...parts, ...second] : null
  },
}

/** "warp 52 threads/cm", "weft 34 th/cm", "warp: 133 ends", "çözgü sıklığı 20 tel/cm", "Kette 27 Fd/cm". */
const directionFirst: Notation = {
  pattern: new RegExp(
    `(?:(?<warp>${WARP})|${WEFT})(?: s[ıi]kl[ıi][gğ][ıi])? ?(?:[:=-]|of|has|with)? ?${NUMBER} ?(?:threads?|yarns?|thr?\\.?|ends|picks|tel|fd\\.?|f[aä]den)(?:${IN_OR_CM})`,
    'iy',
  ),
  read: ({ groups, text }) =>
    density(groups.warp === undefined ? 'ppi' : 'epi', text, groups.value ?? '', isCm(groups)),
}

/** "Warp 33 c.c. 28 threads per cm, filling 33 c.c. 26 threads/cm": the side was named with its yarn. */
const behindSide: Notation = {
  pattern: new RegExp(`${NUMBER} ?(?:threads?|yarns?)${IN_OR_CM}`, 'iy'),
  read({ groups, text }, tokens, at) {
    const before = tokens
      .slice(Math.max(0, at - SIDE_TOKENS), at)
      .join(' ')
      .toLowerCase()
    const side = /.*\b(?:(warp)|weft|filling)\b[^;]*$/.exec(before)
    if (!side || /\band (?:weft|filling)/.test(before)) return null
    return density(side[1] === undefined ? 'ppi' : 'epi', text, groups.value ?? '', isCm(groups))
  },
}
const SIDE_TOKENS = 4

/** "Threads per cm: warp 52, weft 28". */
const listed: Notation = {
  pattern:
    /(?:threads?|yarns?|ends(?: and picks)?|density|sett) ?(?:(?:per|\/) ?(?:(?<cm>cm|centimet(?:er|re))|inch)) ?[:=-]? ?warp ?[:=-]? ?(?<value>\d{1,3}(?:\.\d)?) ?[,;/x]? ?(?:and )?(?:weft|filling) ?[:=-]? ?(?<second>\d{1,3}(?:\.\d)?)/iy,
  read({ groups, text }) {
    const ends = density('epi', text, groups.value ?? '', isCm(groups))
    const picks = density('ppi', text, groups.second ?? '', isCm(groups))
    return ends && picks ? [...ends, ...picks] : null
  },
}

/** "Ends 108 picks 56", "ends: 133, picks: 72 per inch": the words in front of their figures. */
const endsFirst: Notation = {
  pattern:
    /(?:warp )?ends? ?[:=-]? ?(?<a>\d{2,3}) ?[,x/&-]? ?(?:and )?(?:weft )?picks? ?[:=-]? ?(?<b>\d{2,3})(?: ?(?:\/|per) ?(?:inch|"))?/iy,
  read({ groups, text, used }, tokens, at) {
    const isOther =
      /^\d[\d.]*$|^(?:\d+-|open|two|front|back|repeat|broken|missing|double|loose|wrong|dead|cut|short)$/.test(
        wordAt(tokens, at - 1),
      ) || /^(?:\/|per|cms?|ends?|picks?)$/.test(wordAt(tokens, at + used))
    const [ends, picks] = [density('epi', text, groups.a ?? '', false), density('ppi', text, groups.b ?? '', false)]
    return !isOther && ends && picks ? [...ends, ...picks] : null
  },
}

/** "reed 64 pick 60", "64 reed 60 pick", "reed x pick 64x60": loom state; a pick is one pick per inch. */
const REED = { min: 10, max: 160 } as const
const reedAndPick: Notation = {
  pattern:
    /(?:reed ?(?:x|\/|and|-)? ?picks? ?[:=-]? ?(?<a>\d{2,3}) ?[x/] ?(?<b>\d{2,3})|reed ?[:=-]? ?(?<c>\d{2,3}) ?[,x/-]? ?picks? ?[:=-]? ?(?<d>\d{2,3})|(?<e>\d{2,3}) ?reed ?[,x/-]? ?(?<f>\d{2,3}) ?picks?)/iy,
  read({ groups, text }) {
    const reed = Number(groups.a ?? groups.c ?? groups.e)
    const picks = density('ppi', text, groups.b ?? groups.d ?? groups.f ?? '', false)
    return picks && reed >= REED.min && reed <= REED.max ? [understood('reed', text, reed), ...picks] : null
  },
}

const reed: Notation = {
  pattern: /(?:reed ?(?:no\.? ?|count ?)?[:=-]? ?(?<a>\d{2,3})'?s?|(?<b>\d{2,3})'?s? ?reed)\b/iy,
  read(match, tokens, at) {
    const value = Number(match.groups.a ?? match.groups.b)
    // "64 reed 80" has the number in front; of "picks 64 reed 80" that is of the picks.
    const isTaken = /^\d+$/.test(wordAt(tokens, at - 1)) && !/^(?:picks?|ppi|epi|ends)$/.test(wordAt(tokens, at - 2))
    if (isTaken || /^(?:cm|inch|in|"|space|mm|x)/.test(behind(match, tokens, at))) return null
    return value >= REED.min && value <= REED.max ? [understood('reed', match.text, value)] : null
  },
}

const picks: Notation = {
  pattern: /(?:picks? ?[:=-]? ?(?<a>\d{2,3})|(?<b>\d{2,3}) ?picks?)\b/iy,
  read(match, tokens, at) {
    const isPrice =
      /^(?:paise|rate|rs|per|wheel|glass|finder|\/(?=.))/.test(behind(match, tokens, at)) ||
      // "Pick 84 / 48\" satin": the next part of the line. In "28 picks / cm" the unit follows, in "84 / mtr" a price ends.
      (behind(match, tokens, at) === '/' && /^(?:[a-z]{1,6}|"|)$/.test(wordAt(tokens, at + match.used + 1))) ||
      /^(?:per|paise)$/.test(wordAt(tokens, at - 1))
    if (isPrice || !contextOf(tokens).isWoven || /^\d+$/.test(wordAt(tokens, at - 1))) return null
    return density('ppi', match.text, match.groups.a ?? match.groups.b ?? '', false)
  },
}

/** "300T", "190 T" of taffeta is no weight in tonnes. */
const threads: Notation = {
  pattern: /(?<value>\d{3}) ?t\b/iy,
  read({ groups, text }, tokens, at) {
    const value = Number(groups.value)
    // "Stock 200 t cotton taffeta" is a weight all the same.
    if (text.includes(' ') && OF_STOCK.test(wordAt(tokens, at - 1))) return null
    const isMeant = !text.includes(' ') || COUNTED_BY_T.test(lineOf(tokens).text)
    return contextOf(tokens).isWoven && isMeant && value >= 150 && value <= 400
      ? [understood('threadCount', text, value)]
      : null
  },
}

const OF_STOCK = /^(?:stock|need|want|qty|quantity|capacity|order|moq|min|available)$/
const COUNTED_BY_T = /\b(?:taf+eta|taffata|pongee|ripstop|lining|nylon)\b/

/** "Sateen TC 300": threads, where no count and no unit makes it a blend with its price. */
const threadsBehind: Notation = {
  pattern: /tc ?[:=-]? ?(?<value>\d{3,4})/iy,
  read(match, tokens, at) {
    const { isOther, isKnit } = contextOf(tokens)
    const value = Number(match.groups.value)
    const isThreads = value >= 180 && value <= 1500 && value % 10 === 0
    const isElse =
      isOther ||
      isKnit ||
      CERTIFIED.test(lineOf(tokens).text) ||
      !COUNTED_BY_THREADS.test(lineOf(tokens).text) ||
      /\d/.test(wordAt(tokens, at - 1)) ||
      !/^(?:[a-z]{4,}|[,;.|()]|\d{2,3}"|)$/.test(behind(match, tokens, at)) ||
      UNIT.test(behind(match, tokens, at))
    return isThreads && !isElse ? [understood('threadCount', match.text, value)] : null
  },
}
/** "T-180 percale", "T 200 sateen": threads behind their letter. */
const threadsOfLetter: Notation = {
  pattern: /t ?-? ?(?<value>\d{3})/iy,
  read({ groups, text, used }, tokens, at) {
    const { isOther, isKnit } = contextOf(tokens)
    const value = Number(groups.value)
    const isThreads = value >= 130 && value <= 800 && value % 10 === 0 && COUNTED_BY_THREADS.test(lineOf(tokens).text)
    const isElse =
      isOther ||
      isKnit ||
      /^(?:\d.*|no|nos|art|article|code|design|sort|lot|ref|[#:.x/&-])$/.test(wordAt(tokens, at - 1)) ||
      !/^(?:[a-z]{4,}|[,;.|()]|\d.*|)$/.test(wordAt(tokens, at + used)) ||
      UNIT.test(wordAt(tokens, at + used))
    return isThreads && !isElse ? [understood('threadCount', text, value)] : null
  },
}
const UNIT =
  /^(?:met(?:er|re)s?|mtrs|yards?|rolls|bales|inch(?:es)?|each|days?|denier|pieces?|grams?|only|nett?|lakhs?|takas?|thaa?ns?)$/
/** Cloth that is sold by its threads; "drill TC 240" is a blend with its price. */
const COUNTED_BY_THREADS = /\b(?:sateen|satin|percale|sheeting|bed ?sheets?|bed ?linen|duvets?)\b/
const CERTIFIED = /\b(?:gots|grs|ocs|rcs|bci|cert(?:ificates?|ified)?)\b/

export const densityReader: TextReader = readerOf(
  'epi',
  [
    '133 ends per inch',
    '28 picks/cm',
    '132 epi',
    'ppi 72',
    '41.7 yarns per centimeter in the warp',
    '20 warp 18 weft per cm',
  ],
  [
    inDirection,
    listed,
    directionFirst,
    together,
    sides,
    slashed,
    behindSide,
    named,
    short,
    shortFirst,
    endsFirst,
    reedAndPick,
    reed,
    picks,
    threads,
    threadsBehind,
    threadsOfLetter,
  ],
)
