import { memoize } from '@/lib/domain/memoize'
import { type ColourHit, colourAt } from '../../finishing/readers/colour-words'
import { colourOrGreyReader } from '../../finishing/readers/colours'
import { isOfMaker } from '../../makers'
import { type Notation, readerOf } from '../../reading/notations'
import { type Reading, type TextReader, understood } from '../../reading/reading'
import { foldedOf, lineOf, matchAt, wordAt } from '../../reading/tokens'
import { isAboutThread, isUsedOn } from './constructions'
import { brownAbroadAt, foreignColourAt } from './foreign'
import { EDGE, hasShadeNumber, tintedAt } from './shades'

/** The colour; its words are the shade only where the line has no number of one. */
export const threadColourReader: TextReader = {
  ...colourOrGreyReader,
  read(tokens, at) {
    // "Vardhman Gold" is a name.
    if (/^(?:gold|silver|golden)$/.test(wordAt(tokens, at)) && isOfMaker(wordAt(tokens, at - 1))) return null
    // "Green glow", "glows blue": what shines in the dark, of thread in any colour.
    if (/^glow(?:s|ing)?$/.test(wordAt(tokens, at + 1)) || /^glow(?:s|ing)?$/.test(wordAt(tokens, at - 1))) return null
    const plated = platedAt(tokens, at)
    if (plated) return plated
    const metal = otherMetalAt(tokens, at)
    if (metal) return metal
    // "Silver gilt", "copper wire": what a zari is made of.
    if (OF_METAL.test(wordAt(tokens, at)) && MADE_OF.test(wordAt(tokens, at + 1))) return null
    if (isOfPacking(tokens, at)) return null
    const reading =
      brownAbroadAt(tokens, at) ??
      pairReader.read(tokens, at) ??
      twoWordsAt(tokens, at) ??
      tintAt(tokens, at) ??
      withLabel(tokens, at, colourOrGreyReader.read(tokens, at)) ??
      metalAt(tokens, at) ??
      withLabel(tokens, at, naturalAt(tokens, at)) ??
      withLabel(tokens, at, rawWhiteAt(tokens, at)) ??
      greigeAt(tokens, at) ??
      clearAt(tokens, at) ??
      foreignColourAt(tokens, at) ??
      greyAt(tokens, at) ??
      aloneAt(tokens, at)
    if (!reading || !hasShadeNumber(tokens)) return reading
    return { ...reading, understood: reading.understood.filter(({ name }) => name !== 'shade') }
  },
}
/** "Packed in white HDPE bags", "in brown cartons", "raw, white paper cone": the colour of what holds the goods. */
const isOfPacking = (tokens: readonly string[], at: number): boolean =>
  (/^(?:in|with)$/.test(wordAt(tokens, at - 1)) &&
    HELD_IN.test(lineOf(tokens).text.slice(lineOf(tokens).starts[at]))) ||
  (wordAt(tokens, at - 2) === 'raw' && isOfCone(tokens, at))
function isOfCone(tokens: readonly string[], at: number): boolean {
  const colour = colourAt(foldedOf(tokens), at)
  return colour !== null && /^(?:paper|plastic|cones?|tubes?|labels?)$/.test(wordAt(tokens, at + colour.used))
}
const HELD_IN =
  /^(?:light |dark |milky |natural )?[a-z]+ (?:(?:hdpe|ldpe|pp|pe|poly|woven|kraft|paper|plastic|export|corrugated|printed|[357] ?-?ply) ){0,2}(?:cartons?|ctns?|bags?|sacks?|polybags?|pouch(?:es)?|(?:card)?board)(?![a-z])/
const MADE_OF = /^(?:gilt|plated|coated|wire|dust)$/
const OF_METAL = /^(?:gold|silver|copper)$/

/** "Imitation zari, silver plated": its surface, where the line names no other metal. A "silver plated copper wire" may have gold on it. */
function platedAt(tokens: readonly string[], at: number): Reading | null {
  const match = isMetallic(tokens) ? matchAt(tokens, at, PLATED) : null
  const metal = match?.groups.metal === 'gold' ? 'Gold' : 'Silver'
  const isOnly = (lineOf(tokens).text.match(ANY_METAL) ?? []).length === 1
  return match && isOnly && !isUsedOn(tokens, at)
    ? { used: match.used, understood: [understood('color', match.text, metal)] }
    : null
}
const PLATED = /(?<metal>gold|silver)[ -]plated(?=\s|$)/iy
const ANY_METAL = /\b(?:gold(?:en)?|silver|copper|brass|bronze|gilt|gilded|antique)\b/g

/** "Lurex, copper colour", "metallic thread bronze": a metal for which there is no colour of a list. As a colour of cloth it is brown. */
function otherMetalAt(tokens: readonly string[], at: number): Reading | null {
  const word = wordAt(tokens, at)
  const { text: line } = lineOf(tokens)
  const isOnly = (line.match(ANY_METAL) ?? []).length === 1
  if (!/^(?:copper|bronze|brass)$/.test(word) || !isMetallic(tokens) || !isOnly || isUsedOn(tokens, at)) return null
  const isLabelled = /^colou?r$/.test(wordAt(tokens, at + 1))
  const isAlone = EDGE.test(wordAt(tokens, at - 1)) && EDGE.test(wordAt(tokens, at + 1))
  const used = isLabelled ? 2 : 1
  return isLabelled || isAlone
    ? { used, understood: [understood('shade', tokens.slice(at, at + used).join(' '), word)] }
    : null
}

/** "blk/wht", "red/white/blue", "gold + silver" of metallic thread: colours to choose from. The first and the last may have two words. */
const pairOf = (first: string, last: string): Notation => ({
  pattern: new RegExp(`${first}(?: ?[/+] ?[a-z]+){0,3} ?[/+] ?${last}`, 'iy'),
  read({ text, used }, tokens, at) {
    const names = text.toLowerCase().split(/ ?[/+] ?/)
    const hits = names.flatMap((name) => wholeColour(name.split(' ')) ?? [])
    const [lastWord = '', before, next] = [names.at(-1), wordAt(tokens, at - 1), wordAt(tokens, at + used)]
    // "Very light blue/black", "navy/royal blue": a name goes on.
    const goesOn = wholeColour([before, names[0] ?? '']) ?? wholeColour([lastWord, next]) ?? (next === '+' || null)
    const isMeant = hits.some(({ isSure }) => isSure) || (isMetallic(tokens) && names.every((name) => isMetal(name)))
    const isThread = isAboutThread(tokens) || isMetallic(tokens)
    if (hits.length < names.length || goesOn !== null || !isMeant || !isThread) return null
    // "Black/brown leather thread" is thread.
    const isOfGoods = OF_GOODS.test(next) && !/^threads?$/.test(wordAt(tokens, at + used + 1))
    if (isUsedOn(tokens, at) || OF_GOODS_BEFORE.test(before) || isOfGoods || MADE_OF.test(next)) return null
    const [one] = hits
    const shade = understood('shade', text, hits.map(({ phrase }) => IN_FULL[phrase] ?? phrase).join(', '))
    const isOne = one !== undefined && hits.every(({ colour }) => colour === one.colour)
    return isOne ? [understood('color', text, one.colour), shade] : [shade]
  },
})
/** "Thread matching red/black saree", "used on blue/black denim": the colours of what is sewn. */
const OF_GOODS_BEFORE = /^(?:on|matching|matches|with|against|to)$/
const OF_GOODS =
  /^(?:fabrics?|cloths?|denims?|jeans|sare+s?|saris?|garments?|shirts?|t-?shirts?|trousers?|leather|shoes?|bags?|lace|zips?|zippers?|buttons?)$/
const WORD = '[a-z]+'
const WORDS = '[a-z]+ [a-z]+'
const wholeColour = (words: readonly string[]): ColourHit | null => {
  const hit = colourAt(words, 0, true)
  return hit?.used === words.length ? hit : null
}
const IN_FULL: Readonly<Record<string, string>> = { blk: 'black', wht: 'white', nvy: 'navy' }

/** "Gold & silver", "silver and gold", "gold silver" of metallic thread. */
const metals: Notation = {
  pattern: /(?<a>gold(?:en)?|silver) (?:(?:&|and|n|aur|,) ?)?(?<b>gold(?:en)?|silver|copper)/iy,
  read: ({ groups, text, used }, tokens, at) =>
    isMetallic(tokens) &&
    groups.a !== groups.b &&
    !MADE_OF.test(wordAt(tokens, at + used)) &&
    !METAL_BEHIND.test(lineOf(tokens).text.slice(lineOf(tokens).starts[at + used] ?? lineOf(tokens).text.length)) &&
    !METAL_BEFORE.test(lineOf(tokens).text.slice(0, lineOf(tokens).starts[at])) &&
    colourAt(foldedOf(tokens), at + used) === null &&
    !isOfMaker(wordAt(tokens, at - 1)) &&
    !isUsedOn(tokens, at)
      ? [understood('shade', text, `${groups.a}, ${groups.b}`.toLowerCase())]
      : null,
}
/** "Silver gold plated", "gold silver copper": what goes on. */
const METAL_BEHIND =
  /^(?:(?:[,&/+]|and) )?(?:copper|gold(?:en)?|silver|antique|brass|bronze|brand|plated|coated|gilt)(?![a-z])/
const METAL_BEFORE = /\b(?:copper|gold(?:en)?|silver|antique|brass|bronze) (?:(?:[,&/+]|and) )?$/
const pairReader = readerOf(
  'shade',
  [],
  [pairOf(WORDS, WORDS), pairOf(WORDS, WORD), pairOf(WORD, WORDS), pairOf(WORD, WORD), metals],
)

/** "Tobacco brown": the name of a shade, in front of its colour. */
function twoWordsAt(tokens: readonly string[], at: number): Reading | null {
  const words = foldedOf(tokens)
  const [first, second] = [colourAt(words, at), colourAt(words, at + 1)]
  const isShade = first?.used === 1 && !first.isSure && second?.isSure === true && first.colour === second.colour
  if (!isShade || !isAboutThread(tokens)) return null
  const used = 1 + second.used
  const text = tokens.slice(at, at + used).join(' ')
  return {
    used,
    understood: [
      understood('color', text, second.colour),
      understood('shade', text, `${first.phrase} ${second.phrase}`),
    ],
  }
}

/** "Gold tan": one colour. In front of or behind another name it may be one of several. */
function tintAt(tokens: readonly string[], at: number): Reading | null {
  const hit = isAboutThread(tokens) && !isMetallic(tokens) ? tintedAt(tokens, at) : null
  const words = foldedOf(tokens)
  if (!hit || colourAt(words, at + hit.used) || colourAt(words, at - 1)?.used === 1) return null
  const isOfGoods = OF_GOODS.test(wordAt(tokens, at + hit.used)) || OF_GOODS_BEFORE.test(wordAt(tokens, at - 1))
  if (isUsedOn(tokens, at) || isOfGoods) return null
  const text = tokens.slice(at, at + hit.used).join(' ')
  return { used: hit.used, understood: [understood('color', text, hit.colour), understood('shade', text, hit.phrase)] }
}

/** "Red colour": the word says no more. "Red colour 1147" has a number. */
function withLabel(tokens: readonly string[], at: number, reading: Reading | null): Reading | null {
  if (!reading || !/^colou?rs?$/.test(wordAt(tokens, at + reading.used))) return reading
  const isNumbered = /^[:#-]?$|^no\b|^(?!\d{3,5}[my]$)[a-z]{0,3}-?\d{2,6}[a-z]?$/.test(
    wordAt(tokens, at + reading.used + 1),
  )
  const isLast = at + reading.used + 1 === tokens.length
  return isNumbered && !isLast ? reading : { ...reading, used: reading.used + 1 }
}

/** "40/2 RW", "R/W", "undyed", "unbleached", "raw", "kaccha safed", "bonded nylon, natural": raw white. Aramid that is natural is yellow, and linen brown. */
function rawWhiteAt(tokens: readonly string[], at: number): Reading | null {
  const word = wordAt(tokens, at)
  const { text: line } = lineOf(tokens)
  const isRaw =
    RAW_WHITE.test(word) ||
    (/^(?:undyed|unbleached)$/.test(word) && !/\bbleached\b/.test(line)) ||
    (word === 'raw' && isRawAlone(tokens, at)) ||
    (word === 'natural' && !/^(?:finish|dye|dyed|fib\w*)$/.test(wordAt(tokens, at + 1)) && !OF_OWN_COLOUR.test(line))
  const inHindi = matchAt(tokens, at, RAW_IN_HINDI)
  if (!(isRaw || inHindi) || !isAboutThread(tokens)) return null
  const used = inHindi?.used ?? 1
  const text = tokens.slice(at, at + used).join(' ')
  const shade = inHindi || RAW_WHITE.test(word) ? 'raw white' : word
  return { used, understood: [understood('color', text, 'Ecru'), understood('shade', text, shade)] }
}
/** "Kaccha safed", "kacha white": white as it is spun. */
const RAW_IN_HINDI = /ka(?:ch|cch|chch)a (?:safed|safaid|white)(?= |$)/iy
/** "Unwaxed raw, 5 kg", "20/3 raw cones": a state of the goods, in front of their package or at the end of a part. Fibres and materials are raw as well, and "raw, white" has a colour; in "raw, white paper cone" it is that of the cone. */
const isRawAlone = (tokens: readonly string[], at: number): boolean =>
  /^(?:[,;.)|]|cones?|hanks?|tubes?|cheeses?|)$/.test(wordAt(tokens, at + 1)) &&
  (colourAt(foldedOf(tokens), at + 2) === null || isOfCone(tokens, at + 2)) &&
  !isUsedOn(tokens, at) &&
  !/\b(?:dyed|bleached|black|denim|edges?|material)\b|\bor raw\b/.test(lineOf(tokens).text) &&
  !OF_OWN_COLOUR.test(lineOf(tokens).text)
const RAW_WHITE = /^r[./]?w\.?$/
/** "Aramid thread, natural": these are not raw white before they are dyed. Meta-aramid is. */
function naturalAt(tokens: readonly string[], at: number): Reading | null {
  const { text: line } = lineOf(tokens)
  const isNatural = wordAt(tokens, at) === 'natural' && OF_OWN_COLOUR.test(line) && isAboutThread(tokens)
  if (
    !isNatural ||
    !/^(?:colou?r|for|tex|tkt|ticket|[$€₹£]?\d.*|rs\.?|usd|eur|inr|[,;.)(/-]|)$/.test(wordAt(tokens, at + 1))
  )
    return null
  const text = tokens[at] ?? ''
  const isWhite = /\b(?:meta-? ?aramid|m-aramid|nomex)\b/.test(line)
  return {
    used: 1,
    understood: [...(isWhite ? [understood('color', text, 'Ecru')] : []), understood('shade', text, 'natural')],
  }
}
const OF_OWN_COLOUR = /\b(?:aramid|kevlar|nomex|twaron|linen|flax|hemp|jute|silk|leather|ptfe|rubber|latex)\b/

/** "Grey thread for dyers", "grey hanks for dyeing": thread that is not yet dyed. */
function greigeAt(tokens: readonly string[], at: number): Reading | null {
  const match = matchAt(tokens, at, GREIGE)
  return match && isAboutThread(tokens)
    ? { used: match.used, understood: [understood('color', match.text, 'Ecru')] }
    : null
}
const GREIGE =
  /gr[ea]y(?= (?:sewing )?(?:threads?|yarns?|hanks?|cones?) for (?:dyers?|dyeing|dye ?-?houses?)(?: ?[,;.)|]| ?$))/iy

/** "Monofilament 0.12 mm, clear". */
const clearAt = (tokens: readonly string[], at: number): Reading | null =>
  /^(?:clear|transparent)$/.test(wordAt(tokens, at)) &&
  /\b(?:mono(?: ?-?fil\w*)?|invisible|nylon)\b/.test(lineOf(tokens).text)
    ? { used: 1, understood: [understood('color', tokens[at] ?? '', 'Transparent')] }
    : null

/** "Bonded nylon grey": thread of these kinds is sold dyed, so that grey is a colour and not unbleached. "Grey, for dyeing" is not. */
const greyAt = (tokens: readonly string[], at: number): Reading | null =>
  /^gr[ea]y$/.test(wordAt(tokens, at)) &&
  !/^(?:hanks?|yarns?|threads?|fabrics?|cloth|goods|stage|state|form|cotton|spun|polyester|nylon|cones?|tubes?|on|or)$/.test(
    wordAt(tokens, at + 1),
  ) &&
  SOLD_DYED.test(lineOf(tokens).text) &&
  !NOT_DYED.test(lineOf(tokens).text) &&
  /\b(?:threads?|thred|tkt|ticket|tex ?\d+|bonded)\b/.test(lineOf(tokens).text) &&
  !isUsedOn(tokens, at)
    ? { used: 1, understood: [understood('color', tokens[at] ?? '', 'Grey')] }
    : null
const NOT_DYED =
  /\b(?:un-?dyed|not dyed|raw|greige|unbleached|dyeable|rfd|(?:for|before|to be|ready to) (?:dye|dyed|dyeing|dying))\b/
const SOLD_DYED = /\b(?:bonded|trilobal|embroidery|leather|upholstery|sofa|shoes?|denim|jeans|elastic|reflective)\b/

/** "..., golden, 55/cone", "tobacco colour": a colour whose name means other things too, as a part of the line by itself. */
function aloneAt(tokens: readonly string[], at: number): Reading | null {
  const hit = isAboutThread(tokens) ? colourAt(foldedOf(tokens), at) : null
  // "Tobacco colour".
  const isLabelled =
    hit !== null &&
    /^colou?r$/.test(wordAt(tokens, at + hit.used)) &&
    (!/^(?:no|card|[:#-]|[a-z]{0,3}-?\d+)$/.test(wordAt(tokens, at + hit.used + 1)) ||
      LENGTH_BEHIND.test(
        tokens
          .slice(at + hit.used + 1, at + hit.used + 3)
          .join(' ')
          .toLowerCase(),
      ))
  const isAlone =
    hit !== null &&
    ((EDGE.test(wordAt(tokens, at - 1)) && EDGE.test(wordAt(tokens, at + hit.used))) ||
      isLabelled ||
      isBetweenSizes(tokens, at, at + hit.used)) &&
    !isMetallic(tokens)
  if (!hit || !isAlone || hit.phrase === 'natural') return null
  const used = hit.used + (isLabelled ? 1 : 0)
  const text = tokens.slice(at, at + used).join(' ')
  const shade = hit.phrase === hit.colour.toLowerCase() ? [] : [understood('shade', text, hit.phrase)]
  return { used, understood: [understood('color', text, hit.colour), ...shade] }
}

/** "Tkt 20 tobacco 1500 m", "20/3 coffee 2500 mtr", "golden col 1457": a colour between the size and the length, or in front of its number. */
function isBetweenSizes(tokens: readonly string[], at: number, end: number): boolean {
  const { text: line, starts } = lineOf(tokens)
  const [before, after] = [line.slice(0, starts[at]), line.slice(starts[end] ?? line.length)]
  return (SIZE_BEFORE.test(before) && LENGTH_BEHIND.test(after)) || NUMBER_BEHIND.test(after)
}
const SIZE_BEFORE = /\b(?:(?:tkt|ticket|tex)(?: ?no\.?)?[ .:-]*\d{1,3}|t-?\d{2,3}|\d{2,4}[sd]?\/[2-6]) $/
const LENGTH_BEHIND = /^\d{3,5} ?(?:m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?)(?![a-z])/
const NUMBER_BEHIND =
  /^(?:col|shade|shd|(?:colou?r|clr)(?=\.? ?(?:no|number|code)\b))\.? ?(?:no\.?|number|code)? ?[a-z]{0,2}-?\d{3,5}(?![\d.]| ?(?:m|mts?|mtrs?|yds?|cones?|pcs|nos)\b)/

/** "Zari thread gold": the metal that the thread looks like. */
function metalAt(tokens: readonly string[], at: number): Reading | null {
  const [colour] = METALS.filter(([metal]) => metal.test(wordAt(tokens, at)))
  const isOne = METALS.filter(([metal]) => tokens.some((token) => metal.test(token.toLowerCase()))).length === 1
  return colour && isOne && isMetallic(tokens)
    ? { used: 1, understood: [understood('color', tokens[at] ?? '', colour[1])] }
    : null
}
const isMetal = (word: string): boolean => METALS.some(([metal]) => metal.test(word))
const isMetallic = memoize((tokens: readonly string[]): boolean => METALLIC.test(lineOf(tokens).text))
const METALLIC = /\b(?:zari|jari|kasab|metallic|metalli[sz]ed|lurex)\b/
const METALS = [
  [/^gold(?:en)?$/, 'Gold'],
  [/^silver$/, 'Silver'],
] as const
