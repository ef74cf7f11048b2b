import { memoize } from '@/lib/domain/memoize'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf, wordAt } from '../../reading/tokens'
import { longestNamed, wordLists } from '../../reading/word-lists'
import {
  AMBIGUOUS_NAMES,
  bonding,
  constructionState,
  dobbyType,
  draftPlan,
  dyeability,
  endUse,
  fabricName,
  fabricStructure,
  inspection,
  jacquardType,
  knitType,
  loomType,
  nonwovenTech,
  reedSystem,
  selvedge,
  shedding,
  warpSizing,
  weave,
  widthForm,
  zariType,
} from '../vocabulary'
import { type Context, contextOf, isNoJersey, isOfLoom } from './context'
import { isBondedByHeat } from './fibres/webs'

const VOCABULARIES = wordLists([
  ['fabricStructure', fabricStructure],
  ['knitType', knitType],
  ['nonwovenTech', nonwovenTech],
  ['fabricName', fabricName],
  ['weave', weave],
  ['loomType', loomType],
  ['shedding', shedding],
  ['dobbyType', dobbyType],
  ['draftPlan', draftPlan],
  ['jacquardType', jacquardType],
  ['zariType', zariType],
  ['bonding', bonding],
  ['selvedge', selvedge],
  ['warpSizing', warpSizing],
  ['reedSystem', reedSystem],
  ['widthForm', widthForm],
  ['inspection', inspection],
  ['dyeability', dyeability],
  ['constructionState', constructionState],
  ['endUse', endUse],
])
const MANY: ReadonlySet<string> = new Set(['endUse'])

interface Hit {
  used: number
  phrase: string
  /** The value of each field that has this phrase. */
  values: ReadonlyMap<string, string>
}

/** The phrases of a line by the token where they start; a longer one wins over those inside it. */
const hitsOf = memoize((tokens: readonly string[]): ReadonlyMap<number, Hit> => {
  const words = foldedOf(tokens)
  const hits = new Map<number, Hit>()
  for (let at = 0; at < words.length; ) {
    const hit = hitAt(words, at, contextOf(tokens))
    if (hit) hits.set(at, hit)
    at += hit?.used ?? 1
  }
  return hits
})

function hitAt(words: readonly string[], at: number, context: Context): Hit | null {
  const longest = longestNamed(VOCABULARIES, words, at)
  // "Airjet loom state": the state is that of the loom.
  const isState = /\bloom$/.test(longest[0]?.phrase ?? '') && words[at + (longest[0]?.used ?? 0)] === 'state'
  const shorter = isState ? longestNamed(VOCABULARIES, words.slice(0, at + (longest[0]?.used ?? 0) - 1), at) : []
  const found = shorter.length > 0 ? shorter : longest
  const [first] = found
  if (!first) return null
  const { used, phrase } = first
  const next = words[at + used] ?? ''
  const before = words[at - 1] ?? ''
  // "44\" 2/1 cotton yarn" is a count.
  const isYarn =
    /^\d\/\d$/.test(phrase) &&
    next === 'cotton' &&
    /^(?:yarns?|counts?|combed|carded)$/.test(words[at + used + 1] ?? '')
  if (ON_LOOM.test(phrase) && !isStateOfFigures(words, at, used)) return null
  // "Drill 3/1 RHT": only of denim the hand of the twill names the weave by itself.
  if (HAND.test(phrase) && !isDenim(words.join(' '))) return null
  // "60x56 on loom and 64x58 off loom": two states.
  if (phrase === 'off loom' && /\bon[ -]loom\b/.test(words.join(' '))) return null
  if (phrase === 'calendered' && !isBondedByHeat(words.join(' '))) return null
  // "Knitted mattress damask" is a knit with such figures.
  if (/^damask/.test(phrase) && context.isKnit) return null
  // "Waffle ... Ne 16 x 16": with counts of warp and weft it is the weave.
  if (phrase === 'waffle' && !context.isKnit && (context.isWoven || WARP_AND_WEFT.test(words.join(' '))))
    return { used, phrase, values: new Map([['weave', 'Honeycomb']]) }
  if (isMeantOtherwise(phrase, isYarn ? '' : before, next, context)) return null
  const knit = knitOfCloth(phrase, found)
  if (knit) return { used, phrase: knit.phrase, values: chosen(knit.values, knit.phrase, { before, next }, context) }
  const values = new Map(found.map(({ name, value }) => [name, value]))
  // "Unbleached muslin" is what America calls a plain sheeting; mull is much finer.
  if (phrase === 'muslin' && UNBLEACHED.test(words.slice(Math.max(0, at - 2), at + 3).join(' ')))
    return { used, phrase, values: new Map([['weave', 'Plain']]) }
  return { used, phrase, values: chosen(values, phrase, { before, next }, context) }
}

const WARP_AND_WEFT = /(?<![\d.])\d{2}(?:'?s)? ?x ?(?:ne ?)?\d{2}(?![\d"']| ?(?:inch(?:es)?|in|cms?|mm)\b)/
const HAND = /^(?:3\/1 )?(?:rht|lht|(?:right|left) hand twill)$/
/** "Denim 3/1 right hand twill"; not "drill 3/1 RHT". */
export const isDenim = (line: string): boolean =>
  /\b(?:denims?|jeans|indigo)\b/.test(line) && !/\b(?:drill|gab[ae]rdine)\b/.test(line)

const ON_LOOM = /^on[ -]loom$/
/** "76x68 98\" on loom", "reed 80 pick 64 on loom", "on loom 76x68": as the figures are counted. Elsewhere, as in "A grade, on loom", the cloth is still being woven. */
function isStateOfFigures(words: readonly string[], at: number, used: number): boolean {
  const [before, next] = [
    words.slice(Math.max(0, at - 4), at).join(' '),
    words.slice(at + used, at + used + 4).join(' '),
  ]
  return !STOCK_ON_LOOM.test(next) && (FIGURES_BEFORE.test(before) || FIGURES_BEHIND.test(next))
}
/** "98\" on loom / ready", "98\" on loom: 5000 m", "98\" on loom delivery 15 days", "98\" on loom 100 takas". In "63\" on loom / 58\" finished" another width follows. */
const STOCK_ON_LOOM =
  /^[,;:(= -]*(?:\/(?! ?\d{2,3} ?(?:"|inch))|or|and|&|stock|ready|available|goods|now|deli?very|dely|dispatch|\d[\d.]* ?(?:m|mts?|mtrs?|met|yds?|tak|thaa?n|rolls?|bales?|beams?|lakh|days?))/
const FIGURES_BEFORE =
  /(?:\d ?x ?\d{2,3}(?:\.\d)?(?:[ /]\d{2,3})?|\d ?(?:"|inch(?:es)?|cms?|pan+a)|\b(?:reed|picks?|epi|ppi|construction|width|threads)|\b(?:reed|picks?|epi|ppi|ends)(?: [:=-])? ?\d{2,3})(?: (?:gr[ae]y|greige))?(?: [(:=-])?$/
const FIGURES_BEHIND =
  /^(?:[:=(-] ?)?(?:\d{2,3} ?x ?\d|(?:reed|construction|width|ends|epi)\b|(?:picks?|ppi|counts?)(?: [:=-])? ?\d)/

const UNBLEACHED = /\b(?:unbleached|natural)(?: cotton)? muslin\b|\bmuslin(?: ,)? unbleached\b/

/** "Rib fabric", "tricot cloth": the knit that the words in front name; null for other cloth. */
function knitOfCloth(phrase: string, found: readonly { name: string }[]) {
  const short = phrase.replace(/ (?:fabric|cloth)$/, '')
  const isName = short !== phrase && found.every(({ name }) => name === 'fabricName')
  const knit = isName ? canonicalValue(knitType, short) : null
  return knit === null ? null : { phrase: short, values: new Map([['knitType', knit]]) }
}

/** Words that are also plain English, or parts of the names of other things; each with what must be around it. */
const OTHERWISE: ReadonlyArray<readonly [phrase: RegExp, before: RegExp | null, next: RegExp | null]> = [
  [/^plain$/, null, /^(?:dyed|colou?rs?|shirts?|sarees?|white|black|background|border|blue|red|packing|t|bags?)$/],
  [/^(?:woven|knitted|knit|non woven)$/, null, /^(?:labels?|sacks?|bags?|belts?|caps?|tags?|baskets?)$/],
  [
    /^net$/,
    /^(?:shade|agro|fishing|mosquito|rs|qty)$/,
    /^(?:weight|wt|rate|price|qty|quantity|gsm|kgs?|amount|terms|\d.*)$/,
  ],
  [/^(?:mesh|net fabric)$/, null, /^(?:weight|wt|bags?|size|count)$/],
  [/^reed pick$/, null, /^(?:as|per|same)$/],
  [/^mesh$/, /^\d+$/, /^\d+$/],
  [/^damask$/, null, /^(?:prints?|printed|patterns?|motifs?|rose|strip(?:es?|ed))$/],
  [
    /^(?:satin|lace|velvet|jersey|fleece|mesh|twill|canvas|denim)$/,
    null,
    /^(?:ribbons?|stitch(?:es)?|tapes?|shoes?|bags?|belts?|flowers?|rope|frames?|finish)$/,
  ],
  [/^(?:grey|finished|per cm|per inch)$/, null, /^$/],
  // "Shuttle loom" does not say whether it is automatic.
  [/^shuttle looms?$/, null, /^$/],
  [/^rib$/, null, /^(?:cage|eye)$/],
  [/^(?:un)?sized$/, null, /^weft$/],
  [/^open$/, null, /^(?:end|ended|market|to|on|order|mesh|box)$/],
  [
    /^(?:cam|positive|negative|electronic|mechanical|rotary|straight|broken|combined|skip|real|tested|needled|stitched|resin|slit|micro|moss|cord|butter|mull|duck|gol|simmer|matt|basket|shuttle|felt|tissue|parachute|lycra|roto|hot air|felt|polar|open|surgical|hospital|technical|medical|pockets|shirts|suits|dress|vests|jeans|stole|uniform|cap|terry|sb|mb|ow|ft|fused|leno|mended)$/,
    null,
    /^$/,
  ],
  [
    /^(?:1\/1|2\/1|3\/1|4\/1|2\/2|1\/3|7\/1)$/,
    /^(?:\d+|nm|ne|c\.c\.|count|yarn|of|tex)$/,
    /^(?:basket|matt|n\.m\.|c\.c\.|nm|ne|nec|s|tex|count|yarns?|cotton|inch|cm|x|nos|combed|carded)$/,
  ],
]
const CLOTH_WORDS_ONLY =
  /^(?:net|armani|malai|kota|tube|lycra|moss|micro|roto|tissue|felt|velour|mull|butter|duck|cord|matt|basket|cam|leno|terry|parachute|micro|fused|mended|tested|slit|polar|simmer|dress|jeans|uniform|surgical|medical|industrial|technical|stole|open|shirts|suits)$/

const isInches = (word: string): boolean =>
  /^(?:inch|inches|in|cm|width|\d{2,3}(?: inch)?)$/.test(word) || word.endsWith('"')

function isMeantOtherwise(
  phrase: string,
  before: string,
  next: string,
  { isMadeUp, isOther, isCloth, isKnit }: Context,
): boolean {
  // "Malai cotton" is no satin.
  if (/^(?:micro modal|malai cotton)$/.test(`${phrase} ${next}`)) return true
  if (CLOTH_WORDS_ONLY.test(phrase))
    return (
      isMadeUp ||
      isOther ||
      !isCloth ||
      // "60\" open", "open 60\"", "rib, open, 60\"".
      // "30 dia open"
      (phrase === 'open' &&
        !(
          isKnit &&
          (isInches(before) || /^dia(?:meter)?$/.test(before) || next.endsWith('"') || (before === ',' && next === ','))
        )) ||
      (phrase === 'tube' && !isKnit) ||
      // "75/36 roto x 150 roto" are yarns.
      (phrase === 'roto' && /^(?:\d[\d/ ]*[df]?|d|den|denier)$/.test(before))
    )
  // "2/2 lycra rib": knits have no such weave.
  if (isKnit && /^[1-4]\/[1-3]$/.test(phrase)) return true
  // "63\" 1/1 cotton": behind a width the figure is the weave, no count.
  if (/^[1-4]\/[1-3]$/.test(phrase) && before.endsWith('"') && next === 'cotton') return false
  // "128 x 60 - 63 3/1 drill": so is the figure in front of such a cloth.
  if (/^[1-3]\/[1-2]$/.test(phrase) && /^\d{2,3}$/.test(before) && /^(?:twill|drill)$/.test(next)) return false
  return OTHERWISE.some(
    ([word, earlier, later]) =>
      word.test(phrase) && (earlier?.test(before) || (later !== null && (later.source === '^$' || later.test(next)))),
  )
}

/** Of the fields that have one word, those that it means here. */
function chosen(
  values: Map<string, string>,
  phrase: string,
  { before, next }: { before: string; next: string },
  context: Context,
): ReadonlyMap<string, string> {
  const { isKnit, isMadeUp, isForMadeUp, isOther } = context
  const meant = new Map(values)
  // A rug may have "power loom" in its name; what it is made on is another question.
  if ((isMadeUp && !isForMadeUp) || isOther)
    for (const name of ['loomType', 'inspection', 'selvedge', 'zariType']) meant.delete(name)
  const isKnitWord =
    meant.has('knitType') && (!meant.has('weave') || (isKnit && !context.isWoven) || /pique|piqué/.test(phrase))
  if (isKnitWord) for (const name of ['weave', 'shedding', 'fabricName']) meant.delete(name)
  else if (meant.has('knitType') && meant.size > 1) meant.delete('knitType')
  // "26 x 24 /cm" are threads; only a reed is counted in dents.
  if (!context.hasReed && /^(?:\/|per )/.test(phrase)) meant.delete('reedSystem')
  if (meant.has('nonwovenTech')) meant.delete('fabricName')
  // "Poly micro interlock" is of fine filaments; micro is a woven cloth.
  if (isKnit && !context.isWoven && meant.get('fabricName') === 'Micro') meant.delete('fabricName')
  // "Poplin" and "velvet" are cloths; the weave of the same name is for those who choose it.
  if (
    meant.has('fabricName') &&
    /^(?:poplin|oxford|corduroy|velvet|seersucker|sucker|drill|crepe|gabardine|gaberdine)$/.test(phrase)
  )
    meant.delete('weave')
  if (meant.has('weave') && /^(?:dobby|jacquard)$/.test(phrase)) meant.delete('fabricName')
  if (next === 'loom' || next === 'looms') meant.delete('weave')
  // What sheets are made of may be a satin.
  if (/^bed ?sheeting$/.test(phrase)) return new Map([['endUse', 'Bed linen']])
  // "Plain 2/2 twill" has no dobby in it.
  if (phrase === 'plain' && /^(?!1\/1$)(?:[1-6]\/[1-6]|twill|satin|drill)$/.test(next)) meant.delete('weave')
  // "Leno gauze" is woven so; "leno selvedge" and "leno edge" say it of the edge.
  if (phrase === 'leno') meant.delete(/^(?:selv|edge)/.test(next) || /^selv/.test(before) ? 'weave' : 'selvedge')
  // "Mock leno" only looks so, but is woven.
  if (phrase === 'leno' && before === 'mock') return new Map(context.isKnit ? [] : [['fabricStructure', 'Woven']])
  if ((meant.size > 1 && phrase !== 'geotextile') || (isMadeUp && !context.isCloth)) meant.delete('endUse')
  for (const name of ['Satin', 'Twill'])
    if (meant.get('weave') === name || meant.get('fabricName') === name)
      meant.set('weave', name).set('fabricName', name)
  return meant
}

const STRUCTURE_OF: Readonly<Record<string, string>> = {
  knitType: 'Knitted',
  nonwovenTech: 'Nonwoven',
}
const OF_NAME = new Map(
  fabricName.options.flatMap(({ value, offeredWhen }) =>
    offeredWhen && 'in' in offeredWhen && offeredWhen.in[0] !== undefined ? [[value, offeredWhen.in[0]] as const] : [],
  ),
)

/** "Satin" and "twill" name the cloth only when no other word does: a twill georgette is a georgette. */
const isWeak = (hit: Hit): boolean =>
  hit.values.has('weave') ||
  hit.phrase === 'damask' ||
  /^(?:Suiting|Micro|Rayon)$/.test(hit.values.get('fabricName') ?? '')

function isNamedBetter(tokens: readonly string[], at: number, hit: Hit): boolean {
  // "BSY weightless": in front of another cloth it is the yarn.
  const next = hitsOf(tokens).get(at + hit.used)
  if (hit.values.get('fabricName') === 'BSY' && next?.values.has('fabricName') && !isWeak(next)) return true
  return isWeak(hit) && isNamedByWord(tokens)
}

export const wordReader: TextReader = {
  name: 'fabricName',
  examples: ['poplin', 'sj', 'air jet', '3/1 twill', 'spunbond', 'french terry', 'open width'],
  read(tokens, at): Reading | null {
    // Asked inside a phrase: another reader has taken its beginning.
    const hit = hitsOf(tokens).get(at) ?? hitAt(foldedOf(tokens), at, contextOf(tokens))
    if (!hit) return null
    const text = tokens.slice(at, at + hit.used).join(' ')
    if (isBondOfOther(tokens, hit)) return bondReading(hit, text)
    const parts: Understood[] = []
    for (const [name, value] of hit.values) {
      if (name === 'fabricName' && (isNamedBetter(tokens, at, hit) || (isOfFourWays(hit) && isNoJersey(tokens))))
        continue
      parts.push(MANY.has(name) ? understood(name, text, [value]) : understood(name, text, value))
    }
    // The jersey of "lycra jersey" is the knit; "4 way lycra" has another one, unless the line is of woven cloth.
    if (isOfFourWays(hit) && !isOfLoom(tokens)) parts.push(understood('fabricStructure', text, 'Knitted'))
    if (hit.phrase === 'lycra jersey')
      parts.push(understood('knitType', text, 'Single jersey'), understood('fabricStructure', text, 'Knitted'))
    if (!contextOf(tokens).isKnit) parts.push(...sheddingParts(hit, text))
    // What is counted on a loom is woven.
    if (ON_LOOM.test(hit.phrase)) parts.push(understood('fabricStructure', text, 'Woven'))
    if (/\bdenim\b/.test(hit.phrase) && !hit.values.has('fabricName'))
      parts.push(understood('fabricName', text, 'Denim'))
    const fibre = FIBRE_IN_NAME.find(([word]) => word.test(hit.phrase))?.[1]
    if (fibre && !hit.values.has('endUse')) parts.push(understood('fiberType', text, [fibre]))
    const structure = structureOfGeotextile(tokens, hit) ?? structureOf(hit)
    if (structure && !hit.values.has('fabricStructure')) parts.push(understood('fabricStructure', text, structure))
    return parts.length > 0 ? { used: hit.used, understood: parts } : null
  },
}

/** "4 way lycra": cloth that stretches so, mostly a jersey. "4 way lycra twill" is a twill. */
const isOfFourWays = (hit: Hit): boolean =>
  hit.values.get('fabricName') === 'Lycra jersey' && hit.phrase !== 'lycra jersey'

const BONDS: ReadonlySet<string> = new Set(['Thermal-bond', 'Chemical-bond', 'Stitch-bond'])
/** "Needle punch, resin bonded": the web is made in another way, and bonded so. */
function isBondOfOther(tokens: readonly string[], { values }: Hit): boolean {
  if (!BONDS.has(values.get('nonwovenTech') ?? '')) return false
  const others = [...hitsOf(tokens).values()].flatMap((hit) => hit.values.get('nonwovenTech') ?? [])
  return others.some((tech) => !BONDS.has(tech))
}

/** The bonding that these words name; for heat and binders of which they say no more the list has no word. */
function bondReading({ phrase, used }: Hit, text: string): Reading | null {
  const bond = BOND_OF.find(([word]) => word.test(phrase))?.[1]
  return bond === undefined ? null : { used, understood: [understood('bonding', text, bond)] }
}
const BOND_OF: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:resin|latex)/, 'Resin'],
  [/^(?:through air|air through)$/, 'Hot air'],
  [/^stitch/, 'Stitched'],
  [/^therm/, 'Thermal bonded'],
  [/^chemical/, 'Chemical bonded'],
]

/** "Electronic jacquard", "curtain jacquard": the loom sheds so, and a cloth of that name is woven so and for that use. */
function sheddingParts({ phrase, values }: Hit, text: string): Understood[] {
  const [, machine] = /\b(dobby|jacquard)\b/.exec(phrase) ?? []
  const isCloth = values.has('fabricName')
  if (machine === undefined || !(isCloth || values.has('jacquardType') || values.has('dobbyType'))) return []
  const use = isCloth ? USE_OF_JACQUARD.find(([word]) => phrase.startsWith(word))?.[1] : undefined
  return [
    understood('shedding', text, machine === 'dobby' ? 'Dobby' : 'Jacquard'),
    ...(isCloth ? [] : [understood('fabricStructure', text, 'Woven')]),
    ...(isCloth ? [understood('weave', text, 'Jacquard design')] : []),
    ...(use === undefined ? [] : [understood('endUse', text, [use])]),
  ]
}
const USE_OF_JACQUARD: ReadonlyArray<readonly [string, string]> = [
  ['curtain', 'Curtain'],
  ['upholstery', 'Upholstery'],
  ['furnishing', 'Home textile'],
]

/** Whether a word of the line names the cloth better than its weave does. */
export const isNamedByWord = (tokens: readonly string[]): boolean =>
  // The rayon of "100% rayon" is the fibre.
  [...hitsOf(tokens)].some(
    ([at, hit]) => hit.values.has('fabricName') && !isWeak(hit) && !wordAt(tokens, at - 1).endsWith('%'),
  )

/** A phrase may say the fibre too: "cotton voile". Silk in a name of the market is seldom silk. */
const FIBRE_IN_NAME: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?!jam ).*\bcotton\b/, 'Cotton'],
  [/\b(?:rayon|renial|reyon)\b/, 'Viscose'],
  [/\b(?:lycra|spandex)\b/, 'Elastane'],
  [/\bpp\b/, 'Polypropylene'],
]

function structureOf(hit: Hit): string | null {
  for (const name of hit.values.keys()) {
    const structure = STRUCTURE_OF[name]
    if (structure) return structure
  }
  const named = hit.values.get('fabricName')
  if (named !== undefined && !AMBIGUOUS_NAMES.has(named)) return OF_NAME.get(named) ?? null
  return hit.values.has('weave') ? 'Woven' : null
}

/** "Geotextile woven PP": most of them, but not all, are webs. "Geotextile nonwoven, woven also" is of both, and open. */
function structureOfGeotextile(tokens: readonly string[], { values }: Hit): string | null {
  const { text } = lineOf(tokens)
  if (values.get('fabricName') !== 'Geotextile' || !/(?<!\bnon[ -]*)\bwoven\b/.test(text)) return null
  return /\bnon[ -]*woven\b/.test(text) ? '' : 'Woven'
}
