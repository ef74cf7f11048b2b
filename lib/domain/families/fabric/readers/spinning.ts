import { parseCount } from '@/lib/domain/count/parse'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { type Notation, readerOf } from '../../reading/notations'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf, wordAt } from '../../reading/tokens'
import { countPart } from '../construction/parts'
import { CORE_DENIERS, inFull } from '../construction/yarns'
import { yarnSpinning } from '../vocabulary'
import { constructionReader } from './constructions'
import { contextOf } from './context'
import { countReader, yarnCountReader } from './counts'
import { fibresNamed } from './fibres/named'
import { isNamedByWord } from './words'

/** How the yarn of cloth is spun, where cloth itself is sold. */

/** How letters behind a count name the spinning. */
const SPINNING_LETTERS: ReadonlyArray<readonly [letters: RegExp, spinning: string]> = [
  [/^(?:combed|comb|cmb|cmbd|cw|ch)$/, 'Combed'],
  [/^(?:carded|card|crd|cd|kcd|kd|kw|kh)$/, 'Carded'],
  [/^(?:compact|cmpt|cpt|comp)$/, 'Compact'],
  [/^(?:ccw|cch|ccm|c\.comp(?:act)?)$/, 'Combed compact'],
  [/^oe$/, 'Open-end'],
]
const spinningOf = (letters: string): string | null =>
  SPINNING_LETTERS.find(([named]) => named.test(letters.toLowerCase()))?.[1] ?? null

/** The spinning that the words of a count name: "60s combed compact". */
function spinningOfCount(written: unknown): string | null {
  const words = /^.*\d(?:'?s)?\s*([a-z ]+)$/i.exec(String(written ?? ''))?.[1] ?? ''
  const named = words.replace(/^(?:cmbd?|comb) /i, 'combed ')
  return canonicalValue(yarnSpinning, named) ?? spinningOf(words.split(' ').at(-1) ?? '')
}

/** The count of the cloth's yarn, and how that is spun: "30s combed", "30s CH". */
export const clothCountReader: TextReader = {
  ...yarnCountReader,
  name: 'fabricCount',
  read(tokens, at): Reading | null {
    const reading = yarnCountReader.read(tokens, at)
    if (!reading?.understood.some(({ name }) => name === 'count')) return reading
    const parts = reading.understood.map((part) => (part.name === 'count' ? { ...part, name: 'fabricCount' } : part))
    const text = parts[0]?.text ?? ''
    const [, words = ''] = /\d\S* ([a-z][a-z -]*)$/i.exec(text) ?? []
    const spun = canonicalValue(yarnSpinning, words)
    if (spun !== null) return { ...reading, understood: [...parts, understood('yarnSpinning', text, spun)] }
    const letters = wordAt(tokens, at + reading.used)
    const next = wordAt(tokens, at + reading.used + 1)
    // "40s CD 2%" is a cash discount, "30s ch. no 45" a challan. "34s CH 2x2 rib" has the needles of the knit.
    // "40s cc 2% less", "40s cc charges extra".
    const isCashCredit = letters === 'cc' && /^(?:\d[\d.]*%|charges?|no\b|%)/.test(next)
    const isOther =
      isCashCredit || (IS_OTHER_TOO.test(letters) && /^(?:\d(?!\d{0,2}d$|x[12]$)|no\b|\.|charges?|%)/.test(next))
    // "40s cc": behind its system the letters are combed compact; "40 cc" is a count of cotton.
    const isCombedCompact = letters === 'cc' && /\ds$/i.test(text)
    const short =
      isOther || /^[x:]$/.test(next) || isComposition(letters, next)
        ? null
        : isCombedCompact
          ? 'Combed compact'
          : spinningOf(letters)
    if (short === null) return { ...reading, understood: parts }
    return {
      used: reading.used + 1,
      understood: [...parts, understood('yarnSpinning', tokens[at + reading.used] ?? '', short)],
    }
  },
}

/** "40s comp. 100% cotton": the composition. */
const isComposition = (letters: string, next: string): boolean => letters === 'comp' && /^(?:\.|\d+%)$/.test(next)

/** Letters behind a count that mean other things as well. */
const IS_OTHER_TOO = /^(?:c[dhw]|k[dhw]|card|crd)$/

function spinningOfSide(parts: readonly Understood[], side: string): string | null {
  const count = parts.find(({ name }) => name === side)
  // "40s combed compact + 40D lycra": the words are between the yarn and its core.
  return spinningOfCount(count?.typed) ?? spinningOfCount(inFull(count?.text ?? '').replace(/ ?\+.*$/, ''))
}

/** The figure of a count: of "40s combed" it is 40. */
const figureOf = (parts: readonly Understood[], side: string): string =>
  /^\d+(?:\/\d{1,3})?/.exec(String(parts.find(({ name }) => name === side)?.typed ?? ''))?.[0] ?? ''

/** "40s x 40s combed": the word behind two counts that are the same is that of both. */
function spinningBehindBoth(parts: readonly Understood[]): string | null {
  const warp = String(parts.find(({ name }) => name === 'warpCount')?.typed ?? '')
  const isSame = figureOf(parts, 'warpCount') !== '' && figureOf(parts, 'warpCount') === figureOf(parts, 'weftCount')
  return isSame && /^\d+(?:\/\d{1,3})?s?$/i.test(warp) ? spinningOfSide(parts, 'weftCount') : null
}

/** With the spinning where it is the same in warp and weft. */
function withSpinning(reading: Reading | null, all: readonly Understood[]): Reading | null {
  const warp = spinningOfSide(all, 'warpCount')
  if (!reading || warp === null || warp !== spinningOfSide(all, 'weftCount')) return reading
  const text = reading.understood[0]?.text ?? ''
  return { ...reading, understood: [...reading.understood, understood('yarnSpinning', text, warp)] }
}

/** "CM 60x60", "JC60xJC60": letters in front of the counts of both directions, as Chinese lists write them. */
const SPINNING_BEFORE = /^(jc|cmb?|cpt|cd|oe)[ .-]?\d[\d/]*s? ?[x*×] ?(?:\1[ .-]?)?\d/i
const COMBED_BEFORE = /^(?:jc|cm)$/i

/** "20s+70D": what runs in a spun yarn in a denier of elastane. */
function withElastane(reading: Reading | null): Reading | null {
  const side = reading?.understood.find(
    ({ name, typed }) =>
      /^(?:warp|weft)Count$/.test(name) && CORE_DENIERS.has(Number(CORE.exec(String(typed))?.groups?.denier)),
  )
  if (!reading || !side) return reading
  const text = reading.understood[0]?.text ?? side.text
  return { ...reading, understood: [...reading.understood, understood('fiberType', text, ['Elastane'])] }
}
const CORE = /^\d+(?:\/\d+)?s?\+(?<denier>\d+)D$/i

/** "14 kg rayon 30x30 68x64", "30x30 rayon 68x68": where nothing else names the cloth, the fibre of its yarns does. */
function withRayon(reading: Reading | null, tokens: readonly string[]): Reading | null {
  const text = reading?.understood.find(({ text: words }) => /\brayon\b/i.test(words))?.text
  if (!reading || text === undefined) return reading
  const words = tokens.filter((token) => !/^rayon$/i.test(token))
  const isNamed = reading.understood.some(({ name }) => name === 'fabricName') || isNamedByWord(words)
  if (isNamed || fibresNamed(tokens).some((fibre) => fibre !== 'Viscose')) return reading
  return { ...reading, understood: [...reading.understood, understood('fabricName', 'rayon', 'Rayon')] }
}

/** "7 OE x 7 OE", "30s combed x 30s combed": how the yarns are spun, where both are alike. */
export const clothConstructionReader: TextReader = {
  ...constructionReader,
  read(tokens, at) {
    const reading = withRayon(withElastane(constructionReader.read(tokens, at)), tokens)
    const text = reading?.understood.find(({ name }) => name === 'construction')?.text ?? ''
    const [, letters = ''] = SPINNING_BEFORE.exec(text) ?? []
    const before = COMBED_BEFORE.test(letters) ? 'Combed' : spinningOf(letters)
    const both = reading === null ? null : spinningBehindBoth(reading.understood)
    if (reading && both !== null)
      return { ...reading, understood: [...reading.understood, understood('yarnSpinning', text || 'spun', both)] }
    if (!reading || before === null) return withSpinning(reading, reading?.understood ?? [])
    return { ...reading, understood: [...reading.understood, understood('yarnSpinning', text, before)] }
  },
}

const TOKENS_OF_SIDES_MAX = 60
/** "30s carded warp and weft", "warp 60s combed compact, weft 60s combed compact". */
export const clothSidesReader: TextReader = {
  ...countReader,
  read(tokens, at) {
    const reading = withElastane(countReader.read(tokens, at))
    if (!reading) return null
    // Each earlier side would be read again for each count of a long line.
    if (tokens.length > TOKENS_OF_SIDES_MAX) return reading
    const sides = [...tokens.keys()]
      .slice(0, at)
      .flatMap((before) => countReader.read(tokens, before)?.understood ?? [])
    return withSpinning(reading, [...sides, ...reading.understood])
  },
}

/** "CCH x CCH", "kd x kd": how the yarns of both directions are spun, behind a construction. */
const bothSpun: Notation = {
  pattern: /(?<warp>[a-z]{2,6}) ?x ?(?<weft>[a-z]{2,6})/iy,
  read({ groups, text }) {
    const spinning = spinningOf(groups.warp ?? '')
    return spinning !== null && spinning === spinningOf(groups.weft ?? '')
      ? [understood('yarnSpinning', text, spinning)]
      : null
  },
}

const WOOL = /\b(?:wool(?:len)?|merino|cashmere|mohair|p\/?w)\b/
/** "Worsted greige cloth, 100% wool": of wool the word says how the yarn is spun. */
const worsted: Notation = {
  pattern: /worsted(?: spun)?/iy,
  read({ text, used }, tokens, at) {
    const isOther =
      /^(?:semi|non)-?$/.test(wordAt(tokens, at - 1)) ||
      /^(?:look|type|style|finish|feel|touch|effect|machines?|spinning|cards?)$/.test(wordAt(tokens, at + used))
    return isOther || !WOOL.test(lineOf(tokens).text) ? null : [understood('yarnSpinning', text, 'Worsted')]
  },
}

/** "98\" cotton OE grey", "rotor yarn canvas", "open end cotton": how the yarn is spun, apart from a count. */
const openEnd: Notation = {
  pattern: /(?:(?<letters>oe)(?: (?:spun|yarns?))?|(?:rotor|open[ -]end)(?: spun)? yarns?|rotor spun)/iy,
  read({ groups, text, used }, tokens, at) {
    const { isCloth, isOther } = contextOf(tokens)
    const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + used)]
    const isNamed = groups.letters === undefined || / /.test(text) || BEFORE_OE.test(before) || BEHIND_OE.test(next)
    const isOfOneSide = OF_ONE_SIDE.test(lineOf(tokens).text) || /^(?:x|no|non|not|or|and|&|\/|\+)$/.test(before)
    const isOfOther = /^(?:x|no\.?|or|and|&|\/|\+|machines?|mills?|spinning|waste)$/.test(next)
    return isCloth && !isOther && isNamed && !isOfOneSide && !isOfOther
      ? [understood('yarnSpinning', text, 'Open-end')]
      : null
  },
}
const BEFORE_OE = /^(?:cotton|viscose|pc|p\/c|poly|polyester|yarns?|count)$/
const BEHIND_OE = /^(?:cotton|gr[ae]y|greige|fabrics?|cloth|quality)$/
/** Warp and weft may be spun in other ways. */
const OF_ONE_SIDE =
  /\b(?:warp|weft|filling|ring|combed|compact|carded|vortex|mvs|[ck]w|k?cw)\b|\b\d+'?s? ?oe x|x ?\d+'?s? ?oe\b/

/** "Cmb cotton single jersey": combed. */
const shortCombed: Notation = {
  pattern: /cmbd?/iy,
  read: ({ text }) => [understood('yarnSpinning', text, 'Combed')],
}

/** "Lana cardato", "cotone pettinato": wool on the woollen or the worsted system; cotton carded or combed. */
const italianSpun: Notation = {
  pattern: /(?:(?<carded>cardat[oaie])|pettinat[oaie])/iy,
  read({ groups, text }, tokens, at) {
    const { text: line } = lineOf(tokens)
    const [isWool, isCotton] = [ITALIAN_WOOL.test(line), /\b(?:coton[ei]|cotton)\b/.test(line)]
    // "Lana cardata e pettinata", "cotone cardato ordito, pettinato trama": one of two.
    const isBoth = /\bcardat[oaie]\b/.test(line) && /\bpettinat[oaie]\b/.test(line)
    if (isBoth || isWool === isCotton || /^(?:non|semi)$/.test(wordAt(tokens, at - 1))) return null
    const [carded, combed] = isWool ? ['Woollen', 'Worsted'] : ['Carded', 'Combed']
    return [understood('yarnSpinning', text, groups.carded === undefined ? combed : carded)]
  },
}
const ITALIAN_WOOL = /\b(?:lan[ae]|wool|cashmere)\b/

/** Alone these words mean other things too: a ring frame, a worsted cloth. */
const NO_SPINNING_ALONE = /^(?:ring|rotor|oe|worsted)$/

/** "Combed cotton single jersey": how the yarn of the cloth is spun, apart from its count. */
const spinningReader: TextReader = {
  name: 'yarnSpinning',
  examples: ['combed', 'carded', 'combed compact', 'ring spun'],
  read(tokens, at) {
    const found = phraseAt(yarnSpinning, foldedOf(tokens), at)
    if (!found || NO_SPINNING_ALONE.test(found.phrase)) return null
    const text = tokens.slice(at, at + found.used).join(' ')
    // "JC60x60 200x98 compact": the letters in front of the counts say that they are combed.
    const isCombed = found.value === 'Compact' && COMBED_COUNT.test(lineOf(tokens).text)
    return {
      used: found.used,
      understood: [understood('yarnSpinning', text, isCombed ? 'Combed compact' : found.value)],
    }
  },
}

const COMBED_COUNT = /(?<![a-z\d])jc ?-?\d{2,3}(?:s|\/1)?(?![\d/.%])/

/** "JC 40 Rs 120": the count and the price. */
const isPriceBehind = (tokens: readonly string[], at: number): boolean =>
  /^(?:rs|₹|inr)$/.test(wordAt(tokens, at)) && /^(?:\d{2}|1\d\d)(?:\.\d{1,2})?$/.test(wordAt(tokens, at + 1))
const OF_OTHER_THINGS =
  /^(?:days?|weeks?|months?|credit|cash|rs\.?|₹|inr|usd|pai?s[ae]|%|per|pcs?|pieces?|nos|m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?|kgs?|tons?|rolls?|bales?|takas?|thaa?ns?|beams?|bags?|looms?|reed|picks?|epi|ppi|gsm|glm|gms?|oz|inch(?:es)?|"|cms?|panna|pana)$/

/** "Single jersey CM30/1", "JC60 compact sateen", "jersey 30/1 CM": letters at a count alone that is combed. In "165 cm 30/1" they are centimetres. */
const combedCount: Notation = {
  pattern:
    /(?:(?<jc>jc) ?-?(?<a>\d{2,3})(?:\/1|'?s(?:\/1)?)?|(?:cm|cmb)(?:-?(?<b>\d{2,3})(?:\/1|'?s)|[ -](?<c>\d{2})\/1)|(?<d>\d{2,3})(?:\/1|'?s) cm(?! ?[:=]? ?\d{2,3}(?![\d/]| ?gsm(?![a-z]))))(?: (?<compact>compact|comp|cpt))?/iy,
  read({ groups, text, used }, tokens, at) {
    const { isKnit, isCloth, isMadeUp, isOther } = contextOf(tokens)
    const count = groups.a ?? groups.b ?? groups.c ?? groups.d ?? ''
    const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + used)]
    const isOne = isCloth && !isMadeUp && !isOther && (isKnit || groups.jc !== undefined)
    const isPart =
      /^(?:\d[\d.]*["%]?|x|[/+x-]|art\.?|no\.?|code|lot|design|style|width|jc|cm)$|x$/.test(before) ||
      /^(?:x|[/+-]|\d{1,2}|\d.*%|width|wide)$|^x\d/.test(next) ||
      // "JC 45 days", "jc 50 rs", "JC 100 pcs": the initials of a name and a number of other things.
      (/^jc \d+$/i.test(text) && OF_OTHER_THINGS.test(next) && !isPriceBehind(tokens, at + used))
    const read = isOne && !isPart ? parseCount(`${count}s combed`) : null
    if (!read?.ok || Number(count) < 10) return null
    const spun = groups.compact === undefined ? 'Combed' : 'Combed compact'
    return [
      countPart('fabricCount', `${count}s ${spun.toLowerCase()}`, read.count),
      understood('yarnSpinning', text, spun),
    ]
  },
}

/** How the yarn of cloth is spun, where the line says it apart from a count. */
export const spinningReaders: readonly TextReader[] = [
  spinningReader,
  readerOf('fabricCount', ['single jersey CM30/1', 'JC60 compact sateen'], [combedCount]),
  readerOf(
    'yarnSpinning',
    ['CCH x CCH', 'cmb', 'worsted wool'],
    [bothSpun, worsted, openEnd, shortCombed, italianSpun],
  ),
]
