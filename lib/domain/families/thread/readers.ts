import { roundTo } from '@/lib/domain/units/rounding'
import { certificateReaderOf } from '../certificate'
import { blendReader, fibreReader } from '../fabric/readers/fibres'
import { fastnessReader } from '../finishing/readers/numbers'
import { type Notation, readerOf, silentReaderOf } from '../reading/notations'
import { phraseAt } from '../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../reading/reading'
import { foldedOf, lineOf, wordAt } from '../reading/tokens'
import { longestNamed, stated, wordLists } from '../reading/word-lists'
import { offeredReader, shadeReader, threadColourReader } from './colour-readers'
import { constructionReader, isAboutThread, isUsedOn } from './construction-readers'
import { isNamedBetter, packageNamed, packageReader } from './package-readers'
import { testReader } from './strength-readers'
import { texReader, ticketReader } from './ticket-readers'
import { stitchType, threadEndUse, threadFinish, threadPackage, threadType } from './vocabulary'

const LENGTH_M = { min: 20, max: 50_000 } as const
const M_PER_YARD = 0.9144

/** "Siliconised lubricant": silicone, as a word of its own. */
const siliconised: Notation = {
  pattern: /siliconi[sz]ed(?: (?:lubricants?|finish))?(?![a-z])/iy,
  read: ({ text }) => [understood('finish', text, 'Lubricated')],
}

/** "(polyester/polyester)": core and cover; "PES", "p-aramid": short names of thread makers. */
const shortFibre: Notation = {
  pattern: /(?:polyester ?\/ ?polyester|pes|[pm]-(?<aramid>aramid))(?![a-z])/iy,
  read: ({ groups, text }) => [understood('fiberType', text, [groups.aramid ? 'Aramid' : 'Polyester'])],
}

/** "Spun 40/2", "100% polyester spun": in this trade spun thread is of polyester, where the line names no other fibre. */
const spun: Notation = {
  pattern: /(?:spun|ssp)(?![a-z-])/iy,
  read({ text }, tokens, at) {
    // "Polyester spun yarn for sewing thread" is thread before it is dyed.
    const line = lineOf(tokens).text.replace(/\byarn (?=for sewing threads?\b)|\bpp bags?\b/g, '')
    const others =
      /^poly(?:ester)?$/.test(wordAt(tokens, at - 1)) || /\b100 ?% poly(?:ester)?\b/.test(line)
        ? line.replace(/\bpoly(?:ester)?\b/g, '')
        : line
    return OTHER_FIBRE.test(others) ? null : ofPolyester('Spun polyester', text)
  },
}
/** "20/3 SP", "402 S.P. 5000 m": spun polyester behind its count. "SP 62" is a price. */
const spunInShort: Notation = {
  pattern: /sp|s\.p\.?|psy/iy,
  read({ text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const isBehindCount = /^(?:\d{2,3}s?\/[2-6]|[2-6]\/\d{2,3}s?|[2-6]0[23])$/.test(wordAt(tokens, at - 1))
    const isPrice = PRICE_NEXT.test(line.slice(starts[at + used] ?? line.length))
    return isBehindCount && !isPrice && !OTHER_FIBRE.test(line.replace(/\bpoly(?:ester)?\b/g, ''))
      ? ofPolyester('Spun polyester', text)
      : null
  },
}
const PRICE_NEXT =
  /^(?:[-:=@] ?)?(?:(?:rs\.?|inr|usd|₹|\$) ?\d|\d+(?:\.\d+)?(?![\d.]| ?(?:k?m|mtrs?|mts?|met(?:er|re)s?|y|yds?|yards?|g|gms?|tex)\b))/

/** "P/P core", "poly/poly core", "P/C core", "poly/cotton core": core and cover in short. */
const core: Notation = {
  pattern:
    /(?:(?:p\/(?<pair>[pc])|poly(?:ester)? ?[/-] ?(?<cover>poly(?:ester)?|cotton|ctn)) ?-?core(?: ?-?spun)?|core ?-?spun p\/(?<behind>[pc]))(?![a-z-])/iy,
  read({ groups, text }, tokens) {
    const isWithCotton = /^c/i.test(groups.pair ?? groups.cover ?? groups.behind ?? '')
    if (OTHER_CORE.test(lineOf(tokens).text)) return null
    return isWithCotton
      ? [understood('threadType', text, 'Poly-cotton corespun'), understood('fiberType', text, ['Polyester', 'Cotton'])]
      : ofPolyester('Poly-poly corespun', text)
  },
}
const OTHER_FIBRE =
  /\b(?:cotton|viscose|rayon|nylon|silk|wool|woollen|acrylic|linen|core|poly\w*|pp|pc|pv|cv|p\/c|aramid|kevlar|nomex|modal|hemp|jute|pva|yarn(?!-dyed)|filament|fabric)\b/
const ofPolyester = (type: string, text: string): Understood[] => [
  understood('threadType', text, type),
  understood('fiberType', text, ['Polyester']),
]

/** "Metallised polyester yarn (lurex)", "rubber thread": named without the word of the type. */
const byMaterial: Notation = {
  pattern: /(?:(?<metal>metalli[sz]ed|lurex)|(?:latex |natural )*rubber threads?)(?![a-z])/iy,
  read: ({ groups, text }, tokens) =>
    isAboutThread(tokens) ? [understood('threadType', text, groups.metal ? 'Metallic' : 'Elastic')] : null,
}

/** "Invisible nylon thread 0.1 mm": what has a diameter is one filament. */
const invisible: Notation = {
  pattern:
    /(?:invisible|(?<clear>transparent|clear)) (?<fibre>nylon|poly(?:ester)?)(?: (?:sewing )?threads?)?(?![a-z])/iy,
  read({ groups, text }, tokens) {
    const fibre = /^n/i.test(groups.fibre ?? '') ? 'Nylon' : 'Polyester'
    if (!/(?<![\d.])0?\.\d{1,2} ?mm\b/.test(lineOf(tokens).text)) return null
    const colour = groups.clear === undefined ? [] : [understood('color', text, 'Transparent')]
    return [understood('threadType', text, 'Monofilament'), understood('fiberType', text, [fibre]), ...colour]
  },
}

/** "Filament polyester thread". */
const filament: Notation = {
  pattern: /(?:continuous )?filament (?<fibre>poly(?:ester)?|nylon)(?![a-z])/iy,
  read({ groups, text }, tokens) {
    if (OTHER_TYPE.test(lineOf(tokens).text)) return null
    return /^n/i.test(groups.fibre ?? '')
      ? [understood('threadType', text, 'Nylon filament'), understood('fiberType', text, ['Nylon'])]
      : ofPolyester('Polyester filament', text)
  },
}

/** "Sewing thread of synthetic staple fibres": the tariff names spun thread so, and thread of filaments. */
const ofTariff: Notation = {
  pattern:
    /(?:synthetic|man-?made) (?:(?<staple>staple fib(?:re|er)s?)|filaments?(?: yarns?)?)(?![a-z])|poly(?:ester)? (?<short>staple fib(?:re|er)s?)(?![a-z])/iy,
  read({ groups, text }, tokens) {
    const { text: line } = lineOf(tokens)
    if (OTHER_TYPE.test(line)) return null
    if (OF_NYLON.test(line) && !(groups.staple ?? groups.short))
      return [understood('threadType', text, 'Nylon filament')]
    return !/\bpoly(?:ester)?\b/.test(line)
      ? null
      : ofPolyester((groups.staple ?? groups.short) ? 'Spun polyester' : 'Polyester filament', text)
  },
}
const OTHER_TYPE =
  /\b(?:core|corespun|bonded|trilobal|textur\w+|embroidery|mono\w*|elastic|metallic|soluble|quilting)\b/

/** Words that say nothing more of a thread: it is dyed, "silai dhaga" (sewing thread), of a fibre that its type names, as fine as its construction. */
const silentReader: TextReader = silentReaderOf(
  'threadType',
  /(?:6(?:\.6|6)?|(?:dope |yarn )?dyed(?: to (?:match|order|shade card))?|dtm(?: shades?)?|(?:all|any) (?:shades?|colou?rs?)(?: available)?|(?:as per |match )?shade card|virgin(?: fib(?:re|er))?|tfo|\d{2} ?wt|(?:continuous )?filaments?|(?:synthetic |artificial |man-?made )?(?:staple fib(?:re|er)s?|filaments?)|inherently (?:fr|flame retardant)|fr|spun|recycled|(?:semi[- ])?(?:bright|dull)|low lint|(?:silai (?:ka |ke )?)?(?:dha+g[ae]|thred)|\d{1,2} box(?:es)? (?:per |in a |\/ ?)(?:carton|ctn|master carton))(?![a-z])/iy,
  ({ text }, tokens, at) => {
    const { text: line } = lineOf(tokens)
    if (!isAboutThread(tokens)) return false
    // "Polyamide 6.6".
    if (/^6/.test(text)) return /^(?:polyamide|nylon|pa)$/.test(wordAt(tokens, at - 1))
    if (/fr$|flame|^spun/i.test(text)) return /\b(?:aramid|nomex|kevlar)\b/.test(line)
    if (/^recycled/i.test(text)) return POLY.test(line)
    if (/filament/i.test(text)) return FILAMENT_NAMED.test(line)
    return !/staple/i.test(text) || /\b(?:spun|poly(?:ester)?|viscose|cotton|lyocell)\b/.test(line)
  },
)
const FILAMENT_NAMED =
  /\b(?:trilobal|embroidery|bonded|textur\w+|high tenacity|ht|mono|rayon|viscose|silk|polyester filament|nylon)\b/

const LENGTH_UNIT = String.raw`(?<unit>k ?m\b|m\b|mts?\b\.?|mtrs?\b|met(?:er|re)s?\b|y\b|yds?\b|yards?\b)`

/** "5000 m cone", "5000m/cone", "2500 yards spool", "5000 mtr": the length on one package. */
const packageLength: Notation = {
  pattern: new RegExp(
    String.raw`(?<value>\d{2,5}|\d{1,2}(?:\.\d)?(?= ?k)) ?${LENGTH_UNIT}(?:\/(?<per>cone|vicone|spool|tube|cop|hank)\b)?`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const unit = groups.unit?.toLowerCase() ?? ''
    const factor = unit.startsWith('k') ? 1000 : unit.startsWith('y') ? M_PER_YARD : 1
    const metres = roundTo(Number(groups.value) * factor, 1)
    const next = wordAt(tokens, at + used)
    const before = wordAt(tokens, at - 1)
    const isPackage =
      groups.per !== undefined ||
      phraseAt(threadPackage, foldedOf(tokens), at + used) !== null ||
      /^(?:\/|per|x|each|length|put|long)/.test(next)
    const isStock =
      /^(?:ready|stock|available|total|in stock|only|qty)/.test(next) || /^(?:stock|ready|available|qty)$/.test(before)
    const isRound =
      (unit.startsWith('k') ? metres : Number(groups.value)) % 100 === 0 || PUT_UPS.has(Number(groups.value))
    const isLength =
      /^(?:length|put-?up|:)$/.test(before) ||
      isPackage ||
      (isAboutThread(tokens) && isRound && !isStock && metres <= PUT_UP_MAX)
    // "Min 2500 m cone" is a length, "min 2500 m" an order.
    const isOrder = /^(?:min|minimum)$/.test(before) && !isPackage
    if (isOrder || /^(?:rs|moq|@|per|total)$/.test(before) || !isLength) return null
    if (metres < LENGTH_M.min || metres > LENGTH_M.max) return null
    // Of "5000 m/cone 57, 4000 m/cone 47" neither length is that of the goods.
    const isOnly = (lineOf(tokens).text.match(ANY_LENGTH) ?? []).length < 2
    const type = isOnly && groups.per ? packageNamed(groups.per, tokens) : null
    const named = type === null ? [] : [understood('packageType', text, type)]
    return [understood('lengthPerPackage', text, metres), ...named]
  },
}
const ANY_LENGTH = /\d ?(?:k ?m|mts?|mtrs?|m|met(?:er|re)s?|y|yds?|yards?)(?![a-z\d])/g

/** Longer ones are a stock. */
const PUT_UP_MAX = 20_000
/** Usual lengths on a package that are no hundreds, in metres or yards. */
const PUT_UPS: ReadonlySet<number> = new Set([150, 250, 2743, 5468])

const twist: Notation = {
  pattern:
    /(?:final )?(?:(?<value>[sz])[ -]?(?:final )?twist|twist ?[:-]? ?(?<behind>[sz])|(?<hand>left|right)(?:[ -]hand)?[ -]?twist)(?:ed)?(?![a-z])/iy,
  read({ groups, text }, tokens, at) {
    // "Ply twist S, final twist Z": that of the single yarns.
    const isOfPlies = wordAt(tokens, at - 1) === 'ply' && !/\d$/.test(wordAt(tokens, at - 2))
    if (isOfPlies || /^(?:single|first|primary|initial)$/.test(wordAt(tokens, at - 1))) return null
    const ofHand = groups.hand && (/^l/i.test(groups.hand) ? 'Z' : 'S')
    return [understood('finalTwist', text, ofHand ?? (groups.value ?? groups.behind)?.toUpperCase())]
  },
}

/** "3 ply, Z", "210D/3 Z": a letter by itself behind the plies. */
const twistAlone: Notation = {
  pattern: /[zs]/iy,
  read({ text }, tokens, at) {
    const before = wordAt(tokens, at - (/^[,/-]$/.test(wordAt(tokens, at - 1)) ? 2 : 1))
    const isOfPlies = /^(?:\d{1,2}-?)?ply$/.test(before) || (text === 'Z' && /^\d{2,4}[sd]?\/[2-6]$/.test(before))
    return isOfPlies &&
      /^[ZS]$/.test(text) &&
      !/^(?:twist|quality|grade|class|type|size|x|[/-])/.test(wordAt(tokens, at + 1))
      ? [understood('finalTwist', text, text)]
      : null
  },
}

const needle: Notation = {
  pattern: /needle ?(?:size)? ?(?:nm|no\.?|:)? ?(?<value>6[05]|7[05]|8[05]|9[05]|1[0-4][05]|140)(?:\/\d{2})?/iy,
  read: ({ groups, text }) => [understood('needleSize', text, Number(groups.value), groups.value)],
}

const WORDS = wordLists([
  ['threadType', threadType],
  ['packageType', threadPackage],
  ['finish', threadFinish],
  ['endUse', threadEndUse, true],
  ['stitchType', stitchType, true],
])
/** Words of end uses and finishes that say something else when they stand for the goods themselves. */
const OTHER_GOODS =
  /\b(?:(?:of|for) cartons?|carton (?:box|stitching)|needles?(?! (?:size|nm|no\b|\d))|(?<!(?:embroidery|sewing|overlock|stitching|closing|closer|quilting) )machines?|wire|bolts?|screws?|pipes?|knitting yarn)\b/

const MERCERISED = /(?<!\b(?:un|non|not)[- ]?)\bmerc/

const wordReader: TextReader = {
  name: 'threadType',
  examples: ['spun poly', 'bonded nylon', 'poly core spun', 'king spool', 'embroidery thread', 'lockstitch'],
  read(tokens, at): Reading | null {
    if (OTHER_GOODS.test(lineOf(tokens).text)) return null
    const words = foldedOf(tokens)
    // A bare number is a stitch type only as its own word in a phrase.
    const found = longestNamed(WORDS, words, at, ({ phrase }) => !/^\d+$/.test(phrase))
    const used = found[0]?.used ?? 0
    // "For quilting" is an end use, "quilting thread" a type.
    const best = found.find(({ name }) => name === 'endUse' && words[at + used] !== 'thread') ?? found[0]
    if (!best || isOfSomethingElse(tokens, at, used)) return null
    const text = tokens.slice(at, at + used).join(' ')
    // The spools of "600 spools; king spools".
    if (best.name === 'packageType' && isNamedBetter(best.value, tokens)) return { used, understood: [] }
    // How it is put up is no end use.
    if (/^retail/.test(best.phrase)) return { used, understood: [] }
    // "Nylon 6.6 high tenacity bonded" is no polyester.
    if (best.value === 'Polyester filament' && !/poly/.test(best.phrase) && OF_NYLON.test(lineOf(tokens).text))
      return { used, understood: [] }
    const bonded = best.value === 'Bonded' ? bondedOf(tokens) : null
    if (bonded) return { used, understood: [understood('threadType', text, bonded)] }
    // "Nylon thread" may be of filaments too.
    const isOpen = best.phrase === 'nylon thread' && !/\bbond/.test(lineOf(tokens).text)
    const value = isOpen ? null : typeInLine(best.value, tokens)
    if (value === 'Poly-poly corespun' && BARE_CORE.test(best.phrase) && !POLY.test(lineOf(tokens).text))
      return { used, understood: [{ ...stated(best, text), isLikely: true }] }
    // Glass with a coat of PTFE is of glass.
    if (best.value === 'PTFE' && /^coat/.test(wordAt(tokens, at + used))) return null
    // The core is of another fibre.
    if (value === null && best.value === 'Poly-poly corespun') return null
    const part = value === null ? [] : [stated({ ...best, value }, text)]
    return {
      used,
      understood: [
        ...part,
        ...fibreOf(best.name, value ?? best.value, text, RECYCLED.test(lineOf(tokens).text)),
        ...endUseOf(best.name, text),
      ],
    }
  },
}

const OTHER_PAIR = /^(?:hanks? dyed|denim (?:gold|blue|grey|black))$/

/** Bonded thread is of the fibre that its line names. */
function bondedOf(tokens: readonly string[]): string | null {
  const { text } = lineOf(tokens)
  const [isNylon, isPolyester] = [/\b(?:nylon|polyamide)\b/.test(text), /\bpoly(?:ester)?\b/.test(text)]
  if (isNylon === isPolyester || /\b(?:polyester filament|filament polyester)\b/.test(text)) return null
  return isNylon ? 'Nylon bonded' : 'Polyester bonded'
}

/** Bags that are not leather goods. */
const OTHER_BAGS =
  /\b(?:filter|jute|gunny|cement|fertili[sz]ers?|fibc|jumbo|woven|rice|sugar|flour|grain|tea|air|poly|paper|sack|bag closing|bag stitching) (?:bags?\b|.*\bbags?\b)/
/** "250 bags" hold the goods, while "tkt 180 shirting" is an end use behind a number. "Soft package" is not a finish. */
function isOfSomethingElse(tokens: readonly string[], at: number, used: number): boolean {
  const [before, word, next] = [wordAt(tokens, at - 1), wordAt(tokens, at), wordAt(tokens, at + used)]
  // "Hank dyed", "denim gold", "mini king spool".
  if (OTHER_PAIR.test(`${word} ${next}`) || /^mini king/.test(`${before} ${word}`)) return true
  if (/^(?:bag|sack) /.test(`${word} ${wordAt(tokens, at + 1)}`) && used > 1)
    return /^(?:filter|tea|air|hand|leather)$/.test(before)
  if (used > 1) return false
  if (/^bags?$/.test(word))
    return /^(?:\d+|kgs?|in|per|pp|hdpe|poly|plastic|woven)$/.test(before) || OTHER_BAGS.test(lineOf(tokens).text)
  // Seat belts are no leather goods.
  if (/^belts?$/.test(word)) return /^(?:seat|safety|conveyor)$/.test(before)
  return word === 'soft' && /^(?:twist|package|packages|pack|cones?|stretch|wound)$/.test(next)
}

/** These words do not say of which fibres the thread is. */
const BARE_CORE = /^core ?-?spun(?: threads?)?$/
const POLY = /\bpoly(?:ester)?\b|\bpp\b|\bpes\b/

const OF_NYLON = /^(?!.*\bpoly).*\bnylon\b/
const SOFT = /\bsoft\b|\bun-?merc/

const COTTON_WRAPPED =
  /\bcotton[ -](?:wrap|wrapped|cover|covered|sheath)\b|\b(?:covered|wrapped) (?:with|by|in) cotton\b|^(?=.*\bcore).*\bpoly(?:ester)? ?[/-] ?(?:cotton|ctn)\b|\bcore ?-?spun (?:threads? )?pc\b|\bpc (?:\d{2} ?\/ ?\d{2} )?core ?-?spun\b|\bsurrounded by cotton\b|(?<![a-z])p\/c(?![a-z])/

/** Fibres of a core or around it that make another thread. */
const OTHER_CORE = /\b(?:glass|modacrylic|aramid|kevlar|nomex|viscose|silk|steel)\b/

/**
 * Cotton thread is soft only where the line says so, and "40/3 mercerised" is not. Corespun is of polyester alone unless
 * cotton covers it.
 */
function typeInLine(type: string, tokens: readonly string[]): string | null {
  const { text } = lineOf(tokens)
  if (/^(?:Poly-poly corespun|Polyester filament)$/.test(type) && COTTON_WRAPPED.test(text))
    return 'Poly-cotton corespun'
  if (type === 'Poly-poly corespun' && OTHER_CORE.test(text)) return null
  if (type !== 'Cotton soft') return type
  if (MERCERISED.test(text)) return 'Cotton mercerised'
  return SOFT.test(text) ? 'Cotton soft' : null
}

/** Types of any fibre, which their words name: "woolly nylon", "textured polyester". */
const FIBRE_IN_TYPE: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [/\bnylon\b/i, ['Nylon']],
  [/\bpoly(?:ester)?\b/i, ['Polyester']],
]
const FIBRE_OF_TYPE: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [/^Poly-cotton/, ['Polyester', 'Cotton']],
  [/^(?:Spun polyester|Poly-poly|Polyester)/, ['Polyester']],
  [/^Cotton/, ['Cotton']],
  [/^Nylon/, ['Nylon']],
  [/^Viscose/, ['Viscose']],
  [/aramid/, ['Aramid']],
]

const RECYCLED = /\brecycled\b(?! (?:paper|plastic|cones?|tubes?|packaging|cartons?))/

/** The fibre that the type names; "FR or aramid" names none by itself. @param isRecycledLine whether the line says so of its polyester */
function fibreOf(name: string, value: string, text: string, isRecycledLine: boolean): Understood[] {
  const ofType = FIBRE_OF_TYPE.find(([type]) => type.test(value)) ?? FIBRE_IN_TYPE.find(([word]) => word.test(text))
  const named = name === 'threadType' ? ofType?.[1] : undefined
  const isRecycled = isRecycledLine && named?.join() === 'Polyester'
  const fibres = isRecycled ? ['Recycled polyester'] : named
  return fibres && !/^(?:fr |flame|fire|corespun$|core spun$)/i.test(text)
    ? [understood('fiberType', text, fibres)]
    : []
}

/** "Polyester embroidery" says the type and what it is made for. */
const endUseOf = (name: string, text: string): Understood[] =>
  name === 'threadType' && /\bemb(?:roidery)?\b/i.test(text) ? [understood('endUse', text, ['Embroidery'])] : []

/** "PP" is polypropylene only if the line names no polyester: "PP thread polyester" is poly-poly or spun. */
const threadFibreReader: TextReader = {
  ...fibreReader,
  read(tokens, at) {
    const isPolyPoly = wordAt(tokens, at) === 'pp' && /\b(?:poly(?:ester)?|spun)\b/.test(lineOf(tokens).text)

    const reading = isPolyPoly ? null : fibreReader.read(tokens, at)
    const isOfGoods =
      !isUsedOn(tokens, at) || /^(?:sewing|threads?|yarn)$/.test(wordAt(tokens, at + (reading?.used ?? 0)))
    return isOfGoods ? reading : null
  },
}

/** Everything that a line about sewing thread may say. */
export const threadReaders: readonly TextReader[] = [
  ticketReader,
  texReader,
  constructionReader,
  readerOf('lengthPerPackage', ['5000 m cone', '2500 yards spool'], [packageLength]),
  shadeReader,
  readerOf('finalTwist', ['Z twist', '3 ply, Z thread'], [twist, twistAlone]),
  readerOf('needleSize', ['needle 90'], [needle]),
  readerOf('finish', ['siliconised lubricant'], [siliconised]),
  packageReader,
  testReader,
  fastnessReader,
  offeredReader,
  certificateReaderOf(['OEKO-TEX thread']),
  wordReader,
  readerOf(
    'threadType',
    ['spun thread', '100% polyester spun', 'filament polyester thread'],
    [spun, spunInShort, core, filament, ofTariff, byMaterial, invisible, shortFibre],
  ),
  silentReader,
  threadColourReader,
  blendReader,
  threadFibreReader,
]
