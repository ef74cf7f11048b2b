import { baseColours } from '@/lib/domain/vocabulary/colours'
import { type Notation, readerOf } from '../../reading/notations'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf, wordAt } from '../../reading/tokens'
import { longestNamed, stated, wordLists } from '../../reading/word-lists'
import { isDeliveredTo, NOT_FROM_TOWN, TOWNS } from '../../towns'
import * as terms from '../vocabulary'
import { goodsOf, isNamedAt, kindOf, METAL_FORM, mayBeReused } from './context'

const USED = /^(?:used|old|empty|khali|purana|purane|reusable|reuse|usable)$/
const TRAILING = /^(?:scrap|scraps|waste|material|maal|raddi|disposal|lot)$/
/** The material that the name of a class says. */
const MATERIAL: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:hdpe|hm|hmhdpe)\b/, 'HDPE'],
  [/\b(?:ldpe|ld|lldpe)\b/, 'LDPE'],
  [/\bpp\b/, 'PP'],
  [/\bpvc\b/, 'PVC'],
  [/\b(?:hips|ps)\b/, 'PS'],
  [/\babs\b/, 'ABS'],
  [/\bnylon\b/, 'Nylon'],
  [/\bpet\b/, 'PET'],
  [/\bpaper\b/, 'Paper'],
  [/\bgi\b|\bg\.i\.|galvani/, 'GI'],
  [/\bms\b|\bm\.s\.|\bmild steel\b/, 'MS'],
  [/\bss ?\d*\b|\bstainless\b|\bs\.s\./, 'SS'],
  [/\bci\b|\bcast iron\b|\bc\.i\./, 'Cast iron'],
  [/\balumin(?:i)?um\b/, 'Aluminium'],
  [/\bcopper\b/, 'Copper'],
  [/\bbrass\b/, 'Brass'],
  [/\bwood(?:en)?\b/, 'Wood'],
  [/\bjute\b|\bgunny\b/, 'Jute'],
  [/\blead acid\b/, 'Lead-acid'],
  [/\blithium\b/, 'Lithium-ion'],
]

/** The class, with what its name says of material, use and grade: "used hm hdpe drums", "ss 304 scrap". */
const classReader: TextReader = {
  name: 'scrapClass',
  examples: ['used paper cones', 'ms scrap', 'old pp bags', 'ss scrap 304', 'battery scrap', 'sliver cans scrap'],
  read(tokens, at): Reading | null {
    const here = isNamedAt(tokens, at)
    const goods = goodsOf(tokens)
    if (!here || !goods) return null
    // "Used oil, 20 drums": the drums are a quantity.
    if (here.at !== goods.at && /^\d+$/.test(wordAt(tokens, at - 1))) return null
    const end = at + here.used
    const extra = TRAILING.test(wordAt(tokens, end)) ? 1 : 0
    const text = tokens.slice(at, end + extra).join(' ')
    const phrase = text.toLowerCase()
    const parts: Understood[] = [understood('scrapClass', text, goods.scrapClass)]
    const kind = kindOf(tokens)
    // "GI pipe scrap / aluminium scrap": the material is that of the class which is sold.
    const isOwn = here.at === goods.at || here.scrapClass === goods.scrapClass || kindOf(tokens) !== 'metal'
    const material = isOwn ? MATERIAL.find(([word]) => word.test(phrase))?.[1] : undefined
    const isRegulated = kind === 'regulated'
    if (material !== undefined && (!isRegulated || /^L/.test(material)))
      parts.push(understood('material', words(text, material), material))
    const grade = /\b(?:304|316|202)l?\b/.exec(phrase)?.[0]
    if (grade !== undefined && goods.scrapClass === 'SS scrap')
      parts.push(understood('metalGrade', grade, grade.replace('l', '')))
    if (/millberry/.test(phrase)) parts.push(understood('metalGrade', text, 'Millberry'))
    const hms = /\bhms ?([12])\b/.exec(phrase)?.[1]
    if (hms !== undefined) parts.push(understood('metalGrade', text, `HMS ${hms}`))
    const form = here.between.map((place) => tokens[place] ?? '').filter((word) => METAL_FORM.test(word.toLowerCase()))
    if (form.length > 0) parts.push(understood('itemName', form.join(' '), form.join(' ')))
    const isScrapped = /\b(?:scrap|scraps|raddi|broken|damaged|cut)\b/.test(phrase) || isScrapLine(tokens)
    if (mayBeReused(tokens) && !isScrapped && phrase.split(' ').some((word) => USED.test(word)))
      parts.push(
        understood(
          'reuseOrScrap',
          text.split(' ').find((word) => USED.test(word.toLowerCase())) ?? text,
          terms.REUSABLE,
        ),
      )
    else if (isScrapped && !isRegulated) parts.push(understood('reuseOrScrap', text, terms.BY_SCRAP_WEIGHT))
    return { used: here.used + extra, understood: parts }
  },
}

/** The words of a name that say its material, so that a search for them asks for it. */
function words(text: string, material: string): string {
  return text.split(' ').find((word) => material.toLowerCase().startsWith(word.toLowerCase())) ?? text
}

/** "Used", "second hand", "once used": goods that go into use again. */
const use: Notation[] = [
  {
    pattern: /(?:once|one time|1 time|single time) used/iy,
    read: ({ text }, tokens) =>
      goodsOf(tokens) ? [understood('timesUsed', text, 'Once'), ...reusable(text, tokens)] : null,
  },
  {
    pattern: /never used|unused|surplus/iy,
    read: ({ text }, tokens) => (goodsOf(tokens) ? [understood('timesUsed', text, 'Never used')] : null),
  },
  {
    pattern:
      /(?:used|old|second[ -]?hand|2nd hand|empty|khali|purana|purane|reusable|re-?usable|usable|good condition|working condition|running condition)(?: as is)?/iy,
    read({ text }, tokens) {
      const goods = goodsOf(tokens)
      if (!goods) return null
      // "Old MS scrap" is no more than scrap.
      return mayBeReused(tokens) ? reusable(text, tokens) : [understood('scrapClass', text, goods.scrapClass)]
    },
  },
  {
    pattern: /repairable|to repair|for repair|need(?:s)? repair/iy,
    read: ({ text }, tokens) => (goodsOf(tokens) ? [understood('reuseOrScrap', text, terms.REPAIRABLE)] : null),
  },
  {
    pattern:
      /(?:for )?scrap(?:ping)?|by weight|raddi|bhangar|kabad|damaged|broken|crushed|condemned|not usable|rejected/iy,
    read({ text }, tokens) {
      const goods = goodsOf(tokens)
      return goods && kindOf(tokens) !== 'regulated' ? [understood('reuseOrScrap', text, terms.BY_SCRAP_WEIGHT)] : null
    },
  },
]

/** "Used card clothing wire scrap" is scrap, though it was used. */
const isScrapLine = (tokens: readonly string[]): boolean =>
  /\bscraps?\b|\bfor (?:melting|re-?grinding|grinding|shredding|crushing|recycling)\b/.test(lineOf(tokens).text)

function reusable(text: string, tokens: readonly string[]): Understood[] {
  return mayBeReused(tokens) && !isScrapLine(tokens) ? [understood('reuseOrScrap', text, terms.REUSABLE)] : []
}

const WORDS = wordLists([
  ['material', terms.scrapMaterial],
  ['metalGrade', terms.metalGrade],
  ['residue', terms.residue],
  ['drumHead', terms.drumHead],
  ['grade', terms.scrapGrades],
  ['liftingTerms', terms.liftingTerms, true],
  ['frequency', terms.scrapFrequency],
  ['buyerNeeds', terms.buyerNeeds, true],
  ['timesUsed', terms.timesUsed],
  ['packageType', terms.scrapPackages],
  ['color', baseColours],
])
const ONLY: Readonly<Record<string, readonly (terms.ScrapKind | null)[]>> = {
  metalGrade: ['metal', 'cans', 'parts'],
  residue: ['drums'],
  drumHead: ['drums'],
  timesUsed: ['cones', 'tubes', 'boxes', 'bags', 'drums', 'cans'],
  color: ['cones', 'tubes', 'drums', 'bags', 'plastic', 'cans'],
}
const PLAIN_WORDS =
  /^(?:a|b|first|second|new|light|heavy|cut|oil|mix|mixed|bag|bags|bale|bales|carton|cartons|box|pallet|pallets|drum|drums|barrels|bundle|bundles|loose load|open|natural|steel|cleaned|al|cu|ci|washed|acid|glue|dyes|with lid|on pallets|gunny bag|bora|in bags|unknown|clean|assorted|torn|monthly|per month|once only|paper board)$/

function hitsAt(tokens: readonly string[], at: number) {
  if (goodsOf(tokens) === null) return []
  const kind = kindOf(tokens)
  return longestNamed(
    WORDS,
    foldedOf(tokens),
    at,
    ({ name, phrase, used }) =>
      (ONLY[name]?.includes(kind) ?? true) &&
      isMeant(name, phrase, kind, wordAt(tokens, at - 1), wordAt(tokens, at + used)),
  )
}

function isMeant(name: string, phrase: string, kind: terms.ScrapKind | null, before: string, next: string): boolean {
  if (name === 'grade' && /^[ab]$/.test(phrase)) return /^(?:grade|quality)$/.test(next)
  if (name === 'grade' && /^(?:clean|mixed|mix|rusty|sorted|oily|damaged|torn|broken)$/.test(phrase))
    return !(kind === 'drums' && phrase === 'clean')
  if (name === 'residue' && /^(?:clean|washed|cleaned)$/.test(phrase)) return true
  if (name === 'material' && /^(?:ci|al|cu)$/.test(phrase)) return kind === 'metal' || kind === 'parts'
  if (name === 'material' && /^(?:oil|steel|paper board)$/.test(phrase)) return false
  if (name === 'metalGrade' && /^(?:light|heavy)$/.test(phrase))
    return kind === 'metal' && /^(?:scrap|ms|melting|material)?$/.test(next)
  if (name === 'frequency' && /^(?:monthly|per month|weekly|every week|per week)$/.test(phrase))
    return !/\d/.test(before) && !/^(?:mt|tons?|kgs?|pcs|nos)$/.test(before)
  if (name === 'color') return !/^(?:oil|steel|sludge)$/.test(next)
  if (name === 'timesUsed' && phrase === 'new') return true
  if (name === 'packageType') return !/\d/.test(before) && !PLAIN_WORDS.test(phrase)
  return !PLAIN_WORDS.test(phrase)
}

const wordReader: TextReader = {
  name: 'material',
  examples: [
    'ss reeds used',
    'as is where is ms scrap',
    'open top plastic drums',
    'rinsed used drums',
    'blue used paper cones',
  ],
  read(tokens, at): Reading | null {
    const [hit] = hitsAt(tokens, at)
    if (!hit) return null
    const end = at + hit.used
    const more =
      (hit.name === 'grade' && /^(?:grade|quality)$/.test(wordAt(tokens, end))) ||
      (hit.name === 'color' && /^(?:tip|tips|tipped|colou?r)$/.test(wordAt(tokens, end)))
        ? 1
        : 0
    const text = tokens.slice(at, end + more).join(' ')
    // "HMS 80:20" and "CI machine casting" name the class as well.
    const named = isNamedAt(tokens, at) ? goodsOf(tokens) : null
    return {
      used: hit.used + more,
      understood: [stated(hit, text), ...(named ? [understood('scrapClass', text, named.scrapClass)] : [])],
    }
  },
}

/** "MS + CI", "copper and aluminium": more than one. */
const mixed: Notation = {
  pattern:
    /(?:ms|ci|ss|gi|aluminium|copper|brass|iron)(?: ?(?:\+|&|and|\/|,) ?(?:ms|ci|ss|gi|aluminium|copper|brass|iron))+/iy,
  read: ({ text }, tokens) => (goodsOf(tokens) === null ? null : [understood('material', text, 'Mixed')]),
}

/** What the metal was: pipes, sheet cutting. */
const item: Notation = {
  pattern: /(?:ms |ss |ci )?(?<form>[a-z]+)(?: cuttings?| cut pieces)?/iy,
  read: ({ groups, text }, tokens) =>
    kindOf(tokens) === 'metal' && METAL_FORM.test((groups.form ?? '').toLowerCase()) && !/^(?:cut|pieces)$/i.test(text)
      ? [understood('itemName', text, text)]
      : null,
}

/** "10000 used paper cones", "500 empty drums": the goods and, for the terms of the sale, how many. */
const countedReader: TextReader = {
  name: 'scrapClass',
  examples: ['10000 used paper cones', '500 empty drums'],
  read(tokens, at): Reading | null {
    const figure = wordAt(tokens, at)
    if (!/^\d{2,8}$/.test(figure) || !mayBeReused(tokens)) return null
    const times = /^(?:lakhs?|lacs?)$/.test(wordAt(tokens, at + 1)) ? 100_000 : 1
    const start = at + (times === 1 ? 1 : 2)
    const reading = classReader.read(tokens, start)
    const name = tokens.slice(start, start + (reading?.used ?? 0)).join(' ')
    return reading && /s$|boxes$/i.test(name)
      ? { ...reading, used: start - at + reading.used, left: `${Number(figure) * times} pieces` }
      : null
  },
}

/** "Mix colour", "clear": colours that are no shade. */
const colourWords: Notation = {
  pattern: /(?<mix>mix(?:ed)? colou?rs?|assorted colou?rs?|all colou?rs?)|(?<clear>clear|transparent|natural)/iy,
  read: ({ groups, text }, tokens) => {
    const kind = kindOf(tokens)
    const isColoured = kind === 'cones' || kind === 'tubes' || kind === 'drums' || kind === 'bags' || kind === 'plastic'
    return isColoured ? [understood('color', text, groups.mix === undefined ? 'Transparent' : 'Multicolour')] : null
  },
}

const place: Notation = {
  pattern: new RegExp(`(?:${TOWNS})`, 'iy'),
  read: ({ text, used }, tokens, at) =>
    goodsOf(tokens) === null || NOT_FROM_TOWN.test(wordAt(tokens, at - 1)) || isDeliveredTo(tokens, at, used)
      ? null
      : [understood('pickupPlace', text, text.charAt(0).toUpperCase() + text.slice(1).toLowerCase())],
}

/** "for LMW", "Toyota": the machine that a part fits. */
const machine: Notation = {
  pattern:
    /(?:for |of |make )?(?:lmw|lakshmi|zinser|rieter|toyota|picanol|tsudakoma|sulzer|murata|schlafhorn|savio|texmaco|itema|karl mayer|dornier|somet|vamatex|kirloskar)(?: (?:[a-z]{1,3}-?\d{1,4}[a-z]?|\d{3,4}))?/iy,
  read: ({ text }, tokens) => {
    const kind = kindOf(tokens)
    const isPart = kind === 'parts' || kind === 'tubes' || kind === 'cans' || kind === 'metal'
    return isPart ? [understood('suitsMachine', text, text.replace(/^(?:for|of|make) /i, ''))] : null
  },
}

const jobLot: Notation = {
  pattern: /(?:job ?lot|odd lot)|claimless|no claim/iy,
  read: ({ text }) => [understood('condition', text, /claim/i.test(text) ? 'Claimless' : 'JobLot')],
}

const advance: Notation = {
  pattern: /(?:100 ?% )?(?:advance|payment) before (?:lifting|lift|loading)|advance payment before lifting/iy,
  read: ({ text }) => [understood('paymentBeforeLift', text, true)],
}

const contents: Notation = {
  pattern:
    /(?:(?:ex|of|held|from) )?(?<a>urea|sugar|cement|polymer|chips|pet chips|edible oil|oil|softener|glycol|acetic acid|h2o2|peroxide|caustic|dyes|starch|salt|finish oil|sizing chemical|chemicals?|solvent|ink|paint|resin|glue)/iy,
  read: ({ groups, text }, tokens) => {
    const kind = kindOf(tokens)
    return kind === 'drums' || kind === 'bags' ? [understood('heldProduct', text, groups.a)] : null
  },
}

/** The rest of a name whose beginning was read as something else. */
const generalReader: TextReader = {
  name: 'scrapClass',
  examples: [],
  read(tokens, at): Reading | null {
    const goods = goodsOf(tokens)
    if (!goods) return null
    // "Waste cones" and "perforated tubes" say no more than the class.
    if (/^(?:waste|perforated|assorted)$/.test(wordAt(tokens, at)) && !isNamedAt(tokens, at))
      return { used: 1, understood: [understood('scrapClass', tokens[at] ?? '', goods.scrapClass)] }
    if (at <= goods.at) return null
    const left = goods.at + goods.used - at
    return left <= 0
      ? null
      : { used: left, understood: [understood('scrapClass', tokens.slice(at, at + left).join(' '), goods.scrapClass)] }
  },
}

/** What the words of a line about scrap say. */
export const wordReaders: readonly TextReader[] = [
  countedReader,
  classReader,
  readerOf('material', ['ms + ci machine scrap'], [mixed]),
  readerOf('color', ['mix colour used cones'], [colourWords]),
  readerOf('itemName', ['ss scrap pipes'], [item]),
  readerOf('reuseOrScrap', ['used sliver cans', 'repairable motors scrap', 'damaged paper cones'], use),
  readerOf('condition', ['job lot', 'claimless'], [jobLot]),
  readerOf('paymentBeforeLift', ['100% advance before lifting'], [advance]),
  readerOf('heldProduct', ['used drums ex softener', 'used pp bags of urea'], [contents]),
  readerOf('suitsMachine', ['used ring bobbins for LMW'], [machine]),
  readerOf('pickupPlace', ['ms scrap coimbatore'], [place]),
  wordReader,
  generalReader,
]
