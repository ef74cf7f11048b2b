import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf, wordAt } from '../../reading/tokens'
import { longestNamed, stated, wordLists } from '../../reading/word-lists'
import { stitchType, threadEndUse, threadFinish, threadPackage, threadType } from '../vocabulary'
import { isUsedOn } from './constructions'
import { isNamedBetter } from './packing/packages'

const WORDS = wordLists([
  ['threadType', threadType],
  ['packageType', threadPackage],
  ['finish', threadFinish],
  ['endUse', threadEndUse, true],
  ['stitchType', stitchType, true],
])
/** Words of end uses and finishes that say something else when they stand for the goods themselves. */
const OTHER_GOODS =
  /\b(?:(?:of|for) cartons?|(?<!\b(?:per|in|each|a|one|\d) )carton box(?! (?:pack|of \d))|carton stitching|needles?(?! (?:: ?)?(?:size|nm|no\b|\d))|(?<!(?:embroidery|sewing|overlock|stitching|closing|closer|quilting) )machines?(?! (?:embroidery|embroidering|quilting|sewing|applique)\b(?! (?:machines?|frames?|hoops?)\b))|wire|bolts?|screws?|pipes?|knitting yarn)\b/

const MERCERISED = /(?<!\b(?:un|non|not)[- ]?)\bmerc/

/** The words of the vocabularies of thread. */
export const wordReader: TextReader = {
  name: 'threadType',
  examples: ['spun poly', 'bonded nylon', 'poly core spun', 'king spool', 'embroidery thread', 'lockstitch'],
  read(tokens, at): Reading | null {
    const { text: line, starts } = lineOf(tokens)
    // A zari thread may be of wire.
    if (OTHER_GOODS.test(/\b(?:zari|jari|kasab)\b/.test(line) ? line.replaceAll(' wire', '') : line)) return null
    const words = foldedOf(tokens)
    // A bare number is a stitch type only as its own word in a phrase. A flatlock machine sews several: 406, 602, 605, 607.
    const found = longestNamed(WORDS, words, at, ({ phrase }) => !/^(?:\d+|flat ?lock)$/.test(phrase))
    const used = found[0]?.used ?? 0
    // "For quilting" is an end use, "quilting thread" a type.
    const best = found.find(({ name }) => name === 'endUse' && words[at + used] !== 'thread') ?? found[0]
    if (!best || isOfSomethingElse(tokens, at, used)) return null
    // "Not for leather" is what it is not made for.
    if (best.name === 'endUse' && NOT_FOR.test(line.slice(0, starts[at]))) return null
    // "Fire retardant thread for aramid suits": the cloth that is sewn.
    if (used === 1 && best.value === 'FR or aramid' && isUsedOn(tokens, at)) return null
    const text = tokens.slice(at, at + used).join(' ')
    // The spools of "600 spools; king spools".
    if (best.name === 'packageType' && isNamedBetter(best.value, tokens)) return { used, understood: [] }
    // How it is put up is no end use, and "hand sewing leather" is no sewing at home.
    if (/^retail/.test(best.phrase) || (best.phrase === 'hand sewing' && BY_CRAFT.test(line)))
      return { used, understood: [] }
    // "Nylon 6.6 high tenacity bonded" is no polyester.
    if (best.value === 'Polyester filament' && !/poly/.test(best.phrase) && OF_NYLON.test(line))
      return { used, understood: [] }
    // "Poly filament 250D/3 leather thread", "quilting thread 0.1 mm invisible": what thread of another type is made for.
    if (best.phrase === 'leather thread' && TYPE_NAMED.test(line))
      return { used, understood: [understood('endUse', text, ['Leather goods'])] }
    if (best.phrase === 'quilting thread' && OTHER_TYPE.test(line))
      return { used, understood: [understood('endUse', text, ['Quilting'])] }
    // "Thread for bonded leather", "not bonded".
    if (
      best.phrase === 'bonded' &&
      (BONDED_GOODS.test(wordAt(tokens, at + used)) || DENIED.test(line.slice(0, starts[at])))
    )
      return null
    const bonded = best.value === 'Bonded' ? bondedOf(tokens) : null
    if (bonded) return { used, understood: [understood('threadType', text, bonded)] }
    // "Nylon thread" may be of filaments too.
    const isOpen = best.phrase === 'nylon thread' && !/\bbond/.test(line)
    const value = isOpen ? null : typeInLine(best.value, tokens)
    // "Corespun thread, cotton and polyester": which of both is the cover is open.
    if (
      value === 'Poly-poly corespun' &&
      BARE_CORE.test(best.phrase) &&
      POLY.test(line) &&
      OF_COTTON.test(line.replace(SEWN, ''))
    )
      return { used, understood: [] }
    if (value === 'Poly-poly corespun' && BARE_CORE.test(best.phrase) && !POLY.test(line) && !OF_BRAND.test(line))
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
        ...fibreOf(best.name, value ?? best.value, text, RECYCLED.test(line)),
        ...endUseOf(best.name, text),
        ...(best.value === 'Metallic' && isOnSupport(tokens) ? [understood('fiberType', text, ['Metallic'])] : []),
        ...(best.phrase === 'transparent thread' && THIN.test(line) ? [understood('color', text, 'Transparent')] : []),
        ...(best.phrase === 'waxed thread' ? [understood('finish', text, 'Wax')] : []),
      ],
    }
  },
}

/** The corespun thread of A&E that is of polyester alone. */
const OF_BRAND = /\bperma ?-?core\b/

/** What is sewn by hand in a workshop. */
const BY_CRAFT =
  /\b(?:leather\w*|saddle\w*|harness|book ?-?bind\w*|shoes?|sails?|sailmak\w*|canvas|tents?|moccasins?|cobblers?|waxed)\b/

const NOT_FOR = /\b(?:not|never) (?:(?:suitable|meant|recommended|good|fit|made) )?for (?:the )?$/

/** "0.1 mm": a filament. */
export const THIN = /(?<![\d.])0?\.\d{1,2} ?mm\b/

const TYPE_NAMED = /\b(?:filament|bonded|ht|high tenacity|core ?-?spun|spun (?:poly|40|20)\w*)\b/

/** The types of thread that is also made for quilts. */
const OTHER_TYPE =
  /\b(?:trilobal|textur\w+|monofilament|soluble|spun poly(?:ester)?|poly(?:ester)? (?:core ?-?)?spun|bonded (?:nylon|poly(?:ester)?)|poly[ -](?:poly|cotton) core)\b|^(?=.*(?<![\d.])0?\.\d{1,2} ?mm\b).*\b(?:invisible|clear|transparent)\b/

const OTHER_PAIR = /^(?:hanks? dyed|denim (?:gold|blue|grey|black))$/

/** Bonded thread is of the fibre that its line names. */
function bondedOf(tokens: readonly string[]): string | null {
  const { text } = lineOf(tokens)
  const [isNylon, isPolyester] = [
    /\b(?:nylon|polyamide)\b/.test(text) || hasN66(tokens),
    /\b(?:poly(?:ester)?|pes)\b/.test(text),
  ]
  if (isNylon === isPolyester) return null
  return isNylon ? 'Nylon bonded' : 'Polyester bonded'
}

/** "Bonded N66" is nylon 6.6; "shade no. N66" and "colours: N65, N66" are numbers. */
export function hasN66(tokens: readonly string[]): boolean {
  const { text } = lineOf(tokens)
  return N66.test(text) && !/\bn-?(?!66\b)\d{2,4}\b/.test(text)
}
const N66 =
  /(?<!\b(?:lots?|shades?|shd|cols?|colou?rs?|clrs?|nos?|numbers?|codes?|art|articles?|items?|styles?)\b[ .:#-]*)\bn6\.?6\b/

/** What sacks hold or are made of. */
export const SACKS = 'gunny|pp|hdpe|cement|fertili[sz]ers?|grain|flour|atta|maida|rice|sugar|salt|feed|wheat'
/** Bags that are not leather goods. */
const OTHER_BAGS = new RegExp(
  String.raw`\b(?:${SACKS}|polypropylene|polyethylene|polythene|ldpe|lldpe|pe|bopp|jute|paper|woven|filter|fibc|jumbo|tea|air|poly|sack|bag closing|bag stitching) (?:bags?\b|.*\bbags?\b)`,
)
const OF_SACK = new RegExp(`^(?:${SACKS}|poly|plastic|woven|jute|paper|filter|tea|air|poly|jumbo)$`)
/** "250 bags" hold the goods, while "tkt 180 shirting" is an end use behind a number. "Soft package" is not a finish. */
function isOfSomethingElse(tokens: readonly string[], at: number, used: number): boolean {
  const [before, word, next] = [wordAt(tokens, at - 1), wordAt(tokens, at), wordAt(tokens, at + used)]
  // "Hank dyed", "denim gold", "mini king cone".
  if (OTHER_PAIR.test(`${word} ${next}`) || /^mini king cone/.test(`${before} ${word} ${wordAt(tokens, at + 1)}`))
    return true
  // "HT polyester, bonded nylon".
  if (used > 1 && wordAt(tokens, at + used - 1) === 'bonded' && /^(?:nylon|polyamide)$/.test(next)) return true
  // "Cement bag ke liye", "packed in jumbo bags", "500 jumbo bags".
  if (/^(?:bags? (?:ke|making)|(?:fibc|jumbo|big|bulk)(?: |$))/.test(`${word} ${wordAt(tokens, at + 1)}`))
    return /^(?:\d+|kgs?|in|per|into|with|of|\/)$/.test(before) || (word.startsWith('bag') && OF_SACK.test(before))
  if (/^(?:bag|sack) /.test(`${word} ${wordAt(tokens, at + 1)}`) && used > 1)
    return /^(?:filter|tea|air|hand|leather)$/.test(before)
  if (used > 1) return false
  // "Quilt brand": a name.
  if (next === 'brand') return true
  if (/^bags?$/.test(word))
    return /^(?:\d+|kgs?|in|per|pp|hdpe|poly|plastic|woven)$/.test(before) || OTHER_BAGS.test(lineOf(tokens).text)
  // Seat belts are no leather goods.
  if (/^belts?$/.test(word)) return /^(?:seat|safety|conveyor)$/.test(before)
  return word === 'soft' && /^(?:twist|package|packages|pack|cones?|stretch|wound)$/.test(next)
}

/** These words do not say of which fibres the thread is. */
const BARE_CORE = /^core ?-?spun(?: threads?)?$/
const OF_COTTON =
  /\bcotton (?:\d{2} ?%? )?(?:(?:and|&|\+|with|\/) )?(?:\d{2} ?%? )?poly|\bpoly(?:ester)? (?:(?:and|&|\+|with|\/) )?cotton\b|\bcotton core ?-?spun\b/
/** "For denim 65% cotton": the cloth that is sewn, unless both shares end the part. */
const SEWN =
  /\bfor (?!sewing |threads? )(?![^,;]*% ?(?:of )?(?:poly|cotton)[^,;%]*\d{2} ?% ?(?:of )?(?:poly(?:ester)?|cotton) ?(?:[,;]|$))[^,;]*/g
/** The words of polyester. */
export const POLY =
  /\bpoly(?:ester)?\b|\br-?pet\b|\bpet(?= (?:core|spun|staple|polyester|fib))|\bpoliestere?\b|\bpp\b|\bpes\b|(?<!\d )\bp\/p\b/

/** A line that names nylon and no polyester. */
export const OF_NYLON = /^(?!.*\bpoly).*\bnylon\b/
const SOFT = /\bsoft\b|\bun-?merc/

const COTTON_WRAPPED =
  /^(?=.*\bcore ?-?spun)(?=.*\b(?:\d{2} ?% (?:of )?cotton|cotton \d{2} ?%|poly(?:ester)? \d{2} (?:\/ ?)?cotton \d{2}(?= |$)))(?=.*\bpoly)|\bcotton[ -](?:wrap|wrapped|cover|covered|sheath)\b|\b(?:covered|wrapped) (?:with|by|in) cotton\b|^(?=.*\bcore).*\bpoly(?:ester)? ?[/-] ?(?:cotton|ctn)\b|\bpoly(?:ester)? ctn core|\bcore ?-?spun (?:threads? )?pc\b|\bpc (?:\d{2} ?\/ ?\d{2} )?core ?-?spun\b|\bsurrounded by cotton\b|(?<![a-z])p\/c(?![a-z])/

/** Fibres of a core or around it that make another thread. */
export const OTHER_CORE = /\b(?:glass|modacrylic|aramid|kevlar|nomex|viscose|silk|steel)\b/

/**
 * Cotton thread is soft only where the line says so, and "40/3 mercerised" is not. Corespun is of polyester alone unless
 * cotton covers it.
 */
function typeInLine(type: string, tokens: readonly string[]): string | null {
  const { text } = lineOf(tokens)
  if (/^(?:Poly-poly corespun|Polyester filament)$/.test(type) && COTTON_WRAPPED.test(text.replace(SEWN, '')))
    return 'Poly-cotton corespun'
  if (type === 'Poly-poly corespun' && OTHER_CORE.test(text)) return null
  // "Polyester filament thread 120D/2 trilobal", "high tenacity nylon 6.6 bonded thread": the other word says more.
  if (type === 'Polyester filament' && TRILOBAL.test(text)) return 'Polyester trilobal'
  if (/^(?:Polyester|Nylon) filament$/.test(type) && BONDED.test(text)) return type.replace('filament', 'bonded')
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

/** "Non bonded" and "bonded leather" name no bonded thread. */
const NOT = String.raw`\b(?:non|not|un)[ -]*`
const GOODS = '(?:leather|fabrics?|foam|cloth|fleece|non-?wovens?)'
const DENIED = new RegExp(`${NOT}$`)
const BONDED_GOODS = new RegExp(`^${GOODS}$`)
const BONDED = new RegExp(String.raw`(?<!${NOT})\bbonded(?! ${GOODS}\b)`)
const TRILOBAL = new RegExp(String.raw`(?<!${NOT})\btrilobal\b`)

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

/** "Metallised thread on viscose core", "lurex on 75D nylon": the line names the metal and the thread that carries it. */
export const isOnSupport = (tokens: readonly string[]): boolean => ON_SUPPORT.test(lineOf(tokens).text)
const SUPPORT = '(?:viscose|rayon|poly(?:ester)?|nylon|polyamide|silk|cotton)'
const ON_SUPPORT = new RegExp(
  String.raw`\b(?:on|over|around) (?:a )?(?:\d{2,3} ?(?:d|den|denier) )?${SUPPORT}\b(?! (?:cones?|tubes?|spools?|bags?))|\b${SUPPORT} (?:core|support)\b`,
)

/** "Polyester embroidery" and "quilting thread" say the type and what it is made for. */
function endUseOf(name: string, text: string): Understood[] {
  if (name !== 'threadType') return []
  if (/\bquilting\b/i.test(text)) return [understood('endUse', text, ['Quilting'])]
  if (/\b(?:shirring|smocking)\b/i.test(text)) return [understood('endUse', text, ['Smocking and shirring'])]
  return /\bemb(?:roidery)?\b/i.test(text) ? [understood('endUse', text, ['Embroidery'])] : []
}
