import { type ColourHit, colourAt } from '../../finishing/readers/colour-words'
import { shadeReader as bookReader } from '../../finishing/readers/colours'
import { isOfMaker } from '../../makers'
import { type Notation, readerOf } from '../../reading/notations'
import { type Reading, type TextReader, understood } from '../../reading/reading'
import { foldedOf, lineOf, wordAt } from '../../reading/tokens'
import { isAboutThread, isUsedOn } from './constructions'

/** How lines write the shade of a thread: its number on a card, its name, or both. */

const UNITS = String.raw`(?:k?m|mtrs?|mts?|met(?:er|re)s?|y|yds?|yards?|g|gms?|shades?|colou?rs?|cols?\.?|nos|cones?|spools?|reels?|cops?|vicones?|hanks?|pcs|pieces?|ctns?|cartons?|box(?:es)?|bags?|tubes?|kgs?|kilos?|lbs?|dozens?|doz|tons?|days?|d|den|denier|wt|ply|grams?|rolls?|sets?|packets?|pkts?|hrs?|hours?)`
const UNIT = new RegExp(`^${UNITS}$`)
/** Whether a number ends with a unit here. "40 tkt" is a ticket, and of "1147 tkt 120" the 120 is. */
const isUnitAt = (tokens: readonly string[], at: number): boolean =>
  UNIT.test(wordAt(tokens, at)) ||
  (/^(?:tkt|ticket|tex)$/.test(wordAt(tokens, at)) && !/^\d/.test(wordAt(tokens, at + 1)))

/** "shade 1234", "col. 1234", "colour no. A-123". */
const shade: Notation = {
  pattern:
    /(?:shade|col|colou?r|clr|shd)\.? ?(?:no\.?|number|code|card|#)? ?[:.#-]? ?(?<value>[a-z]{0,3}-?\d{2,6}[a-z]?)/iy,
  read({ groups, text, used }, tokens, at) {
    const value = groups.value?.toUpperCase() ?? ''
    // "Colour card 400 shades" counts them, "red colour 5000 m" is a length.
    const isLength = /^\d{3,5}[MY]$/.test(value)
    const isCounted = isUnitAt(tokens, at + used)
    return isCounted || isLength ? null : [understood('shade', text, value)]
  },
}

/** "King cone #2296 black": the number of a shade in front of its colour. */
const hashNumber: Notation = {
  pattern: /# ?(?<value>\d{4})/iy,
  read: ({ groups, text, used }, tokens, at) =>
    namedAt(tokens, at + used) !== null && isAboutThread(tokens) && !OF_PAPERS.test(wordAt(tokens, at - 1))
      ? [understood('shade', text, groups.value)]
      : null,
}

/** "Item # 2296 black thread". */
const OF_PAPERS =
  /^(?:items?|mobile|phone|ph|tel|invoice|inv|lot|batch|style|art|article|po|order|ref|sku|model|design|hsn?|bill|unit|plot|shop)\.?$/

/** "Asstd colours", "mix color", ", assorted", "rest mixed", "colores surtidos". "Rest mixed quality" is no colour. */
const assorted: Notation = {
  pattern:
    /(?:asstd?(?: ?\.)? ?(?:colou?rs?|shades?)|(?:asstd|assorted|mixed) (?:clrs|cols|col\.?(?! ?(?:no\b|[a-z]{0,2}\d{2,5}(?= |$)(?! ?(?:m|mtrs?|yds?|cones?|kgs?)\b))))|mix(?:ed)?[ -](?:colou?rs?|shades?|clrs?|cols)|(?:colou?rs?|shades?) mix(?:ed)?|colores (?:surtidos|mixtos|variados)|cores (?:sortidas|variadas)|color[ei] (?:assortit[ei]|mist[ei])|couleurs assorties|kar[ıi][şs][ıi]k renk|(?:colou?rs?|shades?|dyed)(?: ?[:-])? ?(?:asstd?\.?|assorted)|(?:balance|rest|remaining|others?) (?:asstd|assorted|mixed)(?= ?(?:[,;.)]|$|colou?rs?|shades?|clrs|cols))|(?<alone>assorted))(?![a-z])/iy,
  read({ groups, text, used }, tokens, at) {
    const isAlone = EDGE.test(wordAt(tokens, at - 1)) && EDGE.test(wordAt(tokens, at + used))
    // "Colour mix 60/40": of fibres.
    if (/^(?:\d{2}\/\d{2}|%)/.test(wordAt(tokens, at + used))) return null
    return groups.alone === undefined || isAlone ? [understood('color', text, 'Assorted')] : null
  },
}
/** What is between the parts of a line. */
export const EDGE = /^(?:[,;.()]|)$/

/** "Gold tan", "rust orange", "wine red": the first word is a tint of the colour behind it. */
const TINTED =
  /^(?:(?:gold|golden|rust|camel|sand|copper|bronze|olive) (?:tan|brown|beige|khaki)|(?:khaki|sage|mint|lime|jade|petrol) green|(?:peach|coral|rose|salmon) (?:pink|red|orange)|(?:wine|rust|brick) (?:red|orange)|(?:ice|petrol|slate|indigo) blue|(?:ash|slate|stone) gr[ea]y|(?:gold|lemon) yellow)$/

/** The colour that two words name together. */
export function tintedAt(tokens: readonly string[], at: number): ColourHit | null {
  const words = foldedOf(tokens).slice(at, at + 2)
  const hit = TINTED.test(words.join(' ')) ? colourAt(words, 1, true) : null
  return hit && { ...hit, phrase: words.join(' '), used: 2, isSure: true }
}

/** The colour from here; "dk. brown" has a full stop. */
function namedAt(tokens: readonly string[], at: number): ColourHit | null {
  const isShort = /^(?:dk|lt|med)$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === '.'
  if (!isShort) return tintedAt(tokens, at) ?? colourAt(foldedOf(tokens), at, true)
  const hit = colourAt(foldedOf(tokens), at + 2, true)
  return hit && { ...hit, phrase: `${wordAt(tokens, at)} ${hit.phrase}`, used: hit.used + 2 }
}

const LABEL = /^(?:shade|shd|colou?r|clr|col)\.?$/
/** How many tokens "col.", "shade :" and "colour no." have. */
function labelAt(tokens: readonly string[], at: number): number {
  if (!LABEL.test(wordAt(tokens, at))) return 0
  return /^(?:[:.#-]|no\.?|name)$/.test(wordAt(tokens, at + 1)) ? 2 : 1
}

const NUMBER = /^(?!\d+[my]$)[a-z]{0,2}-?\d{2,6}[a-z]?$/
const MONEY =
  /^(?:rs\.?|inr|usd|eur|pkr|bdt|tk|rmb|cny|₹|\$|€|@|%|x|=|per|each|only|net|\/|\/-|\+|moq|min|ready|stock|available|in|plus|gst|extra|ex|fob|cif|nett|delivered|incl)$/
/** A line of spun thread that says no other size. */
const OF_SPUN = /^(?!.*(?:\d\/\d|\b(?:tkt|ticket|tex) ?\.?\d)).*\b(?:spun|ssp)\b/
/** Next to a price, numbers such as 2500 and 5000 are lengths or amounts where no word says that they are of a shade. */
const ROUND = /^\d+[05]00$/
const PRICED = /₹|\$|€|\/-|@|\b(?:rs\.?|inr|usd|eur|per) /

/** "Col. Dk Brown 118", "shade: gold tan 1457", "red 1147": a colour with the number of its shade. Without its label it ends a part of the line, and "raw white 112" has a price. */
const numberedReader: TextReader = {
  name: 'shade',
  examples: ['col. dk brown 118', 'red 1147', 'shade gold tan 1457'],
  read(tokens, at): Reading | null {
    const label = labelAt(tokens, at)
    const start = at + label
    const hit = namedAt(tokens, start)
    if (!hit || isOfMaker(wordAt(tokens, start - 1))) return null
    const end = numberPlace(tokens, start + hit.used)
    const [number, next] = [wordAt(tokens, end).replace('#', ''), wordAt(tokens, end + 1)]
    // "White 300, black 200 cones": amounts.
    if (isAmount(tokens, end)) return amountOf(tokens, at, end, hit)
    const isMeant =
      label > 0
        ? isLabelled(tokens, wordAt(tokens, at), end)
        : (hit.used > 1 && end === start + hit.used ? /^\d{4,5}$/ : /^\d{3,5}$/).test(number) &&
          !(ROUND.test(number) && PRICED.test(lineOf(tokens).text))
    const isEnd = label > 0 ? !isUnitAt(tokens, end + 1) && !MONEY.test(next) : /^(?:[,;.]|)$/.test(next)
    // "Spun polyester thread white 402" is 40/2.
    const isCount = label === 0 && /^[2-6]0[23]$/.test(number) && OF_SPUN.test(lineOf(tokens).text)
    if (!isMeant || !isEnd || isCount || (label > 0 && namedAt(tokens, end + 1))) return null
    const others = label > 0 ? othersBehind(tokens, end) : { used: 0, shades: [], colours: [] }
    const used = end + 1 + others.used - at
    const name = tokens
      .slice(start, end + 1)
      .join(' ')
      .replace(/ (?:\.|no\.?|code|#)(?: \.)? | #(?=\d)/i, ' ')
    const text = tokens.slice(at, at + used).join(' ')
    const shades = understood('shade', text, [name, ...others.shades].join(', '))
    const isOne = others.colours.every((colour) => colour === hit.colour)
    return { used, understood: isOne ? [understood('color', text, hit.colour), shades] : [shades] }
  },
}

/** "Dk brown (118)", "col. dk brown-118": the number of the shade next to its colour. "Black-145" and "black (145)" may have a price. */
const attachedReader: TextReader = {
  name: 'shade',
  examples: ['dk brown (118)', 'col. dk brown-118'],
  read(tokens, at): Reading | null {
    const start = at + labelAt(tokens, at)
    const { hit, number = '', used } = inBracketsAt(tokens, start) ?? behindHyphenAt(tokens, start) ?? {}
    if (!hit || !used || isOfMaker(wordAt(tokens, start - 1))) return null
    const isSure = start > at || (wordAt(tokens, start + used - 1) === ')' && hit.used > 1)
    const isNumber = (isSure ? /^\d{3,5}$/ : /^\d{4,5}$/).test(number)
    const isMeant = isNumber && !/^(?:\d[05]0|1[02468]0|\d+00)$/.test(number)
    // "White-324, black-288 cones", "white (324), black (288)": amounts.
    const isOnly = tokens.filter((token) => token === '(' || BEHIND_HYPHEN.test(token)).length <= 1
    const next = wordAt(tokens, start + used)
    if (!isMeant || !isOnly || UNIT.test(next) || MONEY.test(next)) return null
    const text = tokens.slice(at, start + used).join(' ')
    const shadeName = understood('shade', text, `${hit.phrase} ${number}`)
    return { used: start + used - at, understood: [understood('color', text, hit.colour), shadeName] }
  },
}
const BEHIND_HYPHEN = /^([a-z]+)-(\d+)$/i

interface Attached {
  hit: ColourHit
  number: string
  /** How many tokens the colour and its number have. */
  used: number
}

/** "Brown (118)". */
function inBracketsAt(tokens: readonly string[], at: number): Attached | null {
  const hit = namedAt(tokens, at)
  const open = at + (hit?.used ?? 0)
  const isInBrackets = wordAt(tokens, open) === '(' && wordAt(tokens, open + 2) === ')'
  return hit && isInBrackets ? { hit, number: wordAt(tokens, open + 1), used: hit.used + 3 } : null
}

/** "Brown-118". */
function behindHyphenAt(tokens: readonly string[], at: number): Attached | null {
  const words = tokens.slice(at, at + 3)
  const last = words.findIndex((word) => BEHIND_HYPHEN.test(word))
  const [, name = '', number = ''] = BEHIND_HYPHEN.exec(words[last] ?? '') ?? []
  const hit = name ? namedAt([...words.slice(0, last), name], 0) : null
  return hit?.used === last + 1 ? { hit, number, used: hit.used } : null
}

/** Where the number is behind its sign: "dk brown no. 118", "navy # 212". */
function numberPlace(tokens: readonly string[], at: number): number {
  const isSign = /^(?:no\.?|#|code)$/.test(wordAt(tokens, at))
  return at + (isSign ? (wordAt(tokens, at + 1) === '.' ? 2 : 1) : 0)
}

/** Whether the number of a colour counts packages, as the next one does: "white 300, black 200 cones". */
function isAmount(tokens: readonly string[], at: number): boolean {
  if (!/^\d+$/.test(wordAt(tokens, at)) || !/^(?:[,&+]|and)$/.test(wordAt(tokens, at + 1))) return false
  const other = namedAt(tokens, at + 2)
  const end = at + 2 + (other?.used ?? 0)
  return other !== null && /^\d+$/.test(wordAt(tokens, end)) && UNIT.test(wordAt(tokens, end + 1))
}

/** The amount for the terms of the sale, with its unit. */
function amountOf(tokens: readonly string[], at: number, end: number, { colour }: ColourHit): Reading {
  const unit = tokens[end + 3 + (namedAt(tokens, end + 2)?.used ?? 0)] ?? ''
  const text = tokens.slice(at, end).join(' ')
  return { used: end + 1 - at, understood: [understood('color', text, colour)], left: `${tokens[end]} ${unit}` }
}

/** Whether the number is that of the colour behind a label. At the end of a line it may be the price. */
function isLabelled(tokens: readonly string[], label: string, at: number): boolean {
  const number = wordAt(tokens, at).replace('#', '')
  const isLong = /^[a-z]{0,2}-?(?:\d{4,6}|0\d+)[a-z]?$/.test(number)
  const isLast = at + 1 === tokens.length
  const mayBePrice = isLast && !isLong && (/^(?:colou?r|clr)/.test(label) || number.length < SHADE_DIGITS_MIN)
  // "Colour white 402 spun" is 40/2.
  const isCount = /^[2-9]0[2-6]$/.test(number) && /^(?:spun|ssp|poly\w*|cotton|core\w*)$/.test(wordAt(tokens, at + 1))
  return NUMBER.test(number) && !/^\d+000$/.test(number) && !mayBePrice && !isCount
}
const SHADE_DIGITS_MIN = 3

/** "Dk green 1245 and 1246", "white 1001, black 1000": more shades behind the first. */
function othersBehind(
  tokens: readonly string[],
  at: number,
): { used: number; shades: readonly string[]; colours: readonly string[] } {
  const joint = wordAt(tokens, at + 1)
  const hit = /^(?:[,&/+]|and)$/.test(joint) ? namedAt(tokens, at + 2) : null
  const end = at + 2 + (hit?.used ?? 0)
  const number = wordAt(tokens, end)
  const isAlike = hit !== null || (/^(?:and|&|\/)$/.test(joint) && number.length === wordAt(tokens, at).length)
  const next = wordAt(tokens, end + 1)
  if (!isAlike || !/^\d{3,6}$/.test(number) || UNIT.test(next) || MONEY.test(next))
    return { used: 0, shades: [], colours: [] }
  const more = othersBehind(tokens, end)
  return {
    used: end - at + more.used,
    shades: [tokens.slice(at + 2, end + 1).join(' '), ...more.shades],
    colours: [...(hit ? [hit.colour] : []), ...more.colours],
  }
}

/** "Col. sandstone 118,": a name of the maker's own. */
const ofOwnName: Notation = {
  pattern: /(?:col|shade|shd|clr)\.? ?[:.-]? ?(?<name>[a-z]{3,}(?: [a-z]{3,})?) (?<value>\d{3,6})/iy,
  read({ groups, text, used }, tokens, at) {
    const isEnd = /^[,;]$/.test(wordAt(tokens, at + used))
    const isOther = OTHER_NAME.test(groups.name ?? '') || /000$/.test(groups.value ?? '')
    return isEnd && !isOther && isAboutThread(tokens)
      ? [understood('shade', text, `${groups.name} ${groups.value}`)]
      : null
  },
}
const OTHER_NAME =
  /\b(?:card|no|number|code|as|per|match\w*|fastness|book|range|poly\w*|cotton|nylon|viscose|spun|threads?|tkt|ticket|tex|cones?|qty|quantity|inr|usd|eur|price|rate|moq|lot|order|available|and|for|with|count|dyed|pantone|ral|approx|min|from|only|about|total|stock|ready|art|article|style|design|dark|light|medium|asstd?|assorted|mix(?:ed)?|various|all|any)\b/

/** "Pantone 19-4052", "18-1664 TPG": a shade of a book that all trades have. */
const ofBookReader: TextReader = {
  ...bookReader,
  examples: ['Pantone 19-4052', '18-1664 TPG'],
  read: (tokens, at) =>
    /^(?:pantone|pms|ptn|\d{2}-\d{4})/.test(wordAt(tokens, at)) ? bookReader.read(tokens, at) : null,
}

/** "RAL 9005": a shade of the cards for paint. */
const ral: Notation = {
  pattern: /ral ?(?:no\.? ?)?[:-]? ?(?<value>[1-9]0\d{2})/iy,
  read: ({ groups, text, used }, tokens, at) =>
    isAboutThread(tokens) && !UNIT.test(wordAt(tokens, at + used))
      ? [understood('shade', text, `RAL ${groups.value}`)]
      : null,
}

/** "Fluorescent colours", "neon shades", "fluo thread", "fluorescent yellow 2011". */
const glowingReader: TextReader = {
  name: 'shade',
  examples: ['fluorescent polyester thread', 'thread in fluorescent colours'],
  read(tokens, at): Reading | null {
    const word = wordAt(tokens, at)
    const next = wordAt(tokens, at + 1)
    const isNamed = /^(?:colou?rs?|shades?|cols?)$/.test(next)
    const isGlowing = /^(?:fl(?:uo|ou|o)re?scent|fluo|fluro)$/.test(word)
    if (!(isGlowing || (word === 'neon' && isNamed)) || !isAboutThread(tokens) || isUsedOn(tokens, at)) return null
    const shadeName = isGlowing ? 'fluorescent' : word
    const hit = isGlowing ? colourAt(foldedOf(tokens), at + 1) : null
    if (hit && hit.colour !== 'White') {
      const number = wordAt(tokens, at + 1 + hit.used)
      const isNumbered = /^\d{4,5}$/.test(number) && EDGE.test(wordAt(tokens, at + 2 + hit.used))
      const used = 1 + hit.used + (isNumbered ? 1 : 0)
      const text = tokens.slice(at, at + used).join(' ')
      const named = understood('shade', text, `${shadeName} ${hit.phrase}${isNumbered ? ` ${number}` : ''}`)
      return { used, understood: [understood('color', text, hit.colour), named] }
    }
    // "Fluorescent whitening agent", "fluorescent free".
    const isOfThread =
      isNamed || EDGE.test(next) || /^(?:threads?|poly(?:ester)?|spun|nylon|embroidery|\d+\/\d)$/.test(next)
    const used = isNamed ? 2 : 1
    const text = tokens.slice(at, at + used).join(' ')
    return isOfThread ? { used, understood: [understood('shade', text, shadeName)] } : null
  },
}

const notations = readerOf(
  'shade',
  ['shade 1234', 'col. 1234', 'asstd colours'],
  [shade, hashNumber, ofOwnName, ral, assorted],
)
const READERS: readonly TextReader[] = [numberedReader, attachedReader, ofBookReader, glowingReader, notations]

/** The shade of a thread in any notation. */
export const shadeReader: TextReader = {
  name: 'shade',
  examples: READERS.flatMap(({ examples }) => examples),
  read(tokens, at) {
    for (const reader of READERS) {
      const reading = reader.read(tokens, at)
      if (reading) return reading
    }
    return null
  },
}

/** Whether a line gives the number of a shade, so that the words of its colour are not the shade. */
export const hasShadeNumber = (tokens: readonly string[]): boolean => SHADE_NUMBER.test(lineOf(tokens).text)
const SHADE_NUMBER = new RegExp(
  String.raw`\b(?:shade|shd|col|(?:colou?r|clr)(?=\.? ?(?:no|number|code)\b))\.? ?(?:no\.?|number|code|card|#)? ?[:.#-]? ?[a-z]{0,3}-?\d{2,6}[a-z]?\b(?! ${UNITS}(?![a-z]))|\bral ?\d{4}`,
)

/** "60 solids", "60 solid colours": those of one colour. With "20 variegated" the card has more. */
const solids: Notation = {
  pattern: /(?<value>\d{2,3})\+? (?:solids|solid (?:colou?rs|shades))/iy,
  read({ groups, text, used }, tokens, at) {
    const isCounted = !/^(?:shade|col\.?|colou?r|no\.?|ne|nm|tkt|ticket|tex|size|₹|\$|rs\.?)$/.test(
      wordAt(tokens, at - 1),
    )
    const isOfGoods =
      OF_SOLIDS.test(lineOf(tokens).text) || /^(?:fabrics?|cones?|tubes?|spools?)$/.test(wordAt(tokens, at + used))
    return isCounted && !isOfGoods && isAboutThread(tokens)
      ? [understood('coloursAvailable', text, Number(groups.value))]
      : null
  },
}
/** Threads of several colours, and what is in a finish or a glue. */
const OF_SOLIDS =
  /\b(?:variegated|multi-?colou?r\w*|ombre|m[eé]lange|space-? ?dyed|solids? content|emulsion|lubricant)\b/
/** "400 shades", "450 colors", "250 colori": how many are on the card. */
const offered: Notation = {
  pattern:
    /(?:(?:assorted|asstd?|mixed) )?(?<a>\d{2,4})\+? ?(?:(?:assorted|asstd?|mixed) )?(?:colou?rs?|cols|clrs|shades?|colori|colores|couleurs|farben|renk|rang|sheds?(?= (?:ka|ke|ki|card|available|matching|box)(?![a-z])))(?: ?(?:available|ready|in stock|offered|on (?:the )?(?:shade )?card))?/iy,
  read({ groups, text }, tokens, at) {
    const isNumbered = /^(?:shade|col\.?|colou?r|no\.?)$/.test(wordAt(tokens, at - 1))
    return isNumbered ? null : [understood('coloursAvailable', text, Number(groups.a))]
  },
}
/** How many colours are offered. */
export const offeredReader: TextReader = readerOf('coloursAvailable', ['400 shades', '250 colori'], [solids, offered])
