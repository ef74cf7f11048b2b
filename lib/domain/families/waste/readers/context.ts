import type { Vocabulary } from '@/lib/domain/fields/field'
import { memoize } from '@/lib/domain/memoize'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { ITALIAN_FIBRES } from '@/lib/domain/vocabulary/italian-fibres'
import { namesFrom } from '../../naming/find-name'
import { phraseAt } from '../../reading/phrases'
import { foldedOf, lineOf } from '../../reading/tokens'
import { wasteKind, wasteType } from '../types'
import { wasteColours } from '../vocabulary'
import { MORE_NAMES } from './names'

/** What a line about waste sells; readers of numbers ask it first. */

/** The names of waste; a name with two meanings is a mistake. */
export const WASTE_NAMES = namesFrom(wasteType, MORE_NAMES)

/** Fibres in adjectives, in Hindi and in Italian. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  ...ITALIAN_FIBRES,
  woollen: 'Wool',
  woolen: 'Wool',
  woollens: 'Wool',
  oon: 'Wool',
  resham: 'Silk',
  reshmi: 'Silk',
  silken: 'Silk',
  suti: 'Cotton',
  sooti: 'Cotton',
}

const named = (vocabulary: Vocabulary, word: string): string | null => phraseAt(vocabulary, [word], 0)?.value ?? null
/** A fibre by one word; PET is a material of bottles here. */
export const fibreNamed = (word: string): string | null =>
  /^(?:pet|pp|poly viscose|s 6|mcu ?5|dch ?32|shankar ?6|j ?34|mech ?1|bunny|brahma|suvin|giza ?\d\d|pima|supima)$/.test(
    word,
  )
    ? null
    : (OTHER_WORDS[word] ?? named(fibres, word))
export const colourNamed = (word: string): string | null => named(wasteColours, word)

/** What may be in the middle of a name: "hosiery white clips". */
const mayBeBetween = (word: string): boolean =>
  fibreNamed(word) !== null ||
  colourNamed(word) !== null ||
  /^(?:mixed|mix|clean|new|fresh|pure|100%|&|di|pp)$/.test(word)

/** Words that name waste only where the line says so elsewhere. */
const ONLY_WITH: ReadonlyArray<readonly [phrase: RegExp, line: RegExp]> = [
  [/^(?:poy|dty|fdy|psf|vsf|udy|tow|undrawn|sliver|roving|polyester tow)$/, /\b(?:waste|wastage|scrap|bits|cuts)\b/],
  [/^(?:fly|flat|clip|lap)$/, /\b(?:cotton|card|mill|spinning|hosiery|white|waste|knit|strips?|colou?rs?|dyed)\b/],
  [/^(?:lump|fine)$/, /\b(?:pet|poly\w*|nylon|polymer|waste|flakes?)\b/],
  [
    /^(?:hosiery|fringe|remnant|tukda|tukde|spinning|knitting|cutting)$/,
    /\b(?:waste|wastage|selvedge|loom|cotton|cloth|fabric|hosiery|denim|garment|katran|scrap|kgs?)\b/,
  ],
  // Of hosiery yarn waste the hosiery is what the yarn was for.
  [/^hosiery$/, /^(?!.*\byarn (?:waste|wastage|scrap)\b)/],
  [/^(?:sorted|flake|bottle|pet|flock|preform)$/, /\b(?:waste|pet|polyester|bottle|plastic|flakes?)\b/],
]
/** What follows makes other goods of the same word: shoddy blankets, popcorn knit, noil fabric. */
const OTHER_GOODS =
  /^(?:fabrics?|cloth|sarees?|blankets?|rugs?|durr(?:y|ies)|dhurries?|machines?|machinery|carpets?|knit|tops?|needles?|tapes?|blades?|plants?|line|shirts?|dress|kurtas?|socks|mats?|bedsheets?|mesh|zari|screen|frames?|bobbins?|cans?)$/
const OTHER_TRADE =
  /\b(?:paper clips?|hair clips?|binder clips?|crocodile clips?|tie clips?|clip on|soap flakes|caustic|corn flakes|ms scrap|iron scrap|used cones?|battery)\b/

export interface Goods {
  at: number
  used: number
  type: string
  /** The words of the name that are no part of it, by their place. */
  between: readonly number[]
}

/** The name of waste that starts at this token; the longest wins. */
function goodsAt(tokens: readonly string[], at: number): Goods | null {
  const words = foldedOf(tokens)
  const { text } = lineOf(tokens)
  for (const { value: type, phrase, used, between } of WASTE_NAMES.at(words, at, mayBeBetween)) {
    const next = words[at + used] ?? ''
    const isSure = /\b(?:waste|cutting|clip|scrap|katran|chindi|rag)\b/.test(phrase)
    const isOther = !isSure && (/^yarns?$/.test(next) || OTHER_GOODS.test(next))
    const isStillWaste = /^(?:waste|wastage|cuttings?|clips?|scrap)/.test(words[at + used + 1] ?? '')
    if ((isOther && !isStillWaste) || OTHER_TRADE.test(text)) return null
    if (ONLY_WITH.some(([word, line]) => word.test(phrase) && !line.test(text))) continue
    return { at, used, type, between }
  }
  return null
}

/** The fibre in front of a general name makes it a finer one: silk noil, wool noil, polyester shoddy. */
const FINER: ReadonlyArray<readonly [type: string, line: RegExp, finer: string]> = [
  [
    'Stenter selvedge',
    /\b(?:leno|fringes?|catch cord|false|air ?-?jet|rapier|sulzer|looms?|power ?looms?|weaving)\b/,
    'Fringe selvedge',
  ],
  ['Comber noil', /\b(?:silk|mulberry|tussar)\b/, 'Silk noil'],
  ['Comber noil', /\b(?:wool|woollen|merino|worsted|cashmere|mohair|alpaca|angora)\b/, 'Wool noil'],
  ['PSF waste', /\bnylon\b/, 'Nylon waste'],
  ['PSF waste', /\b(?:viscose|rayon|vsf|modal|lyocell|tencel)\b/, 'VSF waste'],
  ['PSF waste', /\bacrylic\b/, 'Acrylic fibre waste'],
  ['PSF waste', /\bcotton\b/, 'Mixed spinning waste'],
  ['Sorted wool knits', /\bmutilated\b/, 'Mutilated woollens'],
  ['Sorted acrylic knits', /\bmutilated\b/, 'Mutilated acrylics'],
  ['Hosiery clips', /\bwip(?:er|ers|ing)\b/, 'Wipers'],
  [
    'Cutting waste',
    /\b(?:hosiery|knitted|knit|t-?shirts?|tshirts?|banian|baniyan|interlock|jersey)\b/,
    'Hosiery clips',
  ],
  ['Cutting waste', /\b(?:denim|jeans)\b/, 'Denim clips'],
  ['Cutting waste', /\b(?:non-?woven|spunbond)\b/, 'Nonwoven cuttings'],
  ['Hosiery clips', /\bfleece\b/, 'Fleece clips'],
  ['Hosiery clips', /\bdenim\b/, 'Denim clips'],
  ['Rags', /\b(?:mutilated)\b.*\b(?:wool\w*)\b|\b(?:wool\w*)\b.*\bmutilated\b/, 'Mutilated woollens'],
  ['Rags', /\b(?:mutilated)\b.*\bacrylics?\b|\bacrylics?\b.*\bmutilated\b/, 'Mutilated acrylics'],
  ['Rags', /\b(?:wiping|wipers?|cleaning)\b/, 'Wipers'],
  ['Cutting waste', /\b(?:suiting|worsted|tweed|wool\w*)\b/, 'Suiting cuttings'],
  ['Mixed spinning waste', /\b(?:rags?|cloth|cleaning|wiping)\b/, 'Wipers'],
  ['Sorted cotton knits', /\b(?:wiping|wipers?|cleaning)\b/, 'Wipers'],
  ['Filament waste', /\b(?:cotton|viscose|rayon|wool|p\/?v|p\/?c|spun|pv|pc|ring)\b/, 'Hard waste'],
  ['Filament waste', /\b(?:dty|textur\w+)\b/, 'DTY waste'],
  ['Filament waste', /\bpoy\b/, 'POY waste'],
  ['Shoddy fibre', /\bcotton shoddy\b/, 'Recycled cotton fibre'],
]

/** Every name of waste in the line, from left to right. */
const allGoods = memoize((tokens: readonly string[]): readonly Goods[] => {
  const { text } = lineOf(tokens)
  const found: Goods[] = []
  for (let at = 0; at < tokens.length; ) {
    const goods = goodsAt(tokens, at)
    if (goods) {
      const finer = FINER.find(([type, line]) => type === goods.type && line.test(text))
      found.push(finer ? { ...goods, type: finer[2] } : goods)
    }
    at += goods?.used ?? 1
  }
  return found
})

/** General names give way to a finer one in the same line. */
const GENERAL = new Set(['Cutting waste', 'Mixed spinning waste', 'Rags', 'Hard waste', 'Filament waste'])

/** What the line sells; null when it names no waste. */
export const goodsOf = memoize((tokens: readonly string[]): Goods | null => {
  // "Cotton waste (including garnetted stock)" is cotton waste.
  const end = foldedOf(tokens).findIndex((word) => /^(?:including|excluding|incl|except)$/.test(word))
  const all = allGoods(tokens).filter(({ at }, index) => index === 0 || end < 0 || at < end)
  // "Cotton waste: yarn waste" is yarn waste.
  const finer = all.find(({ type }) => type !== 'Mixed spinning waste')
  return all.find(({ type }) => !GENERAL.has(type)) ?? finer ?? all[0] ?? null
})

/** The other names of the same line: they are words of the same goods. */
export const isNamedAt = (tokens: readonly string[], at: number): Goods | null =>
  allGoods(tokens).find((goods) => goods.at === at) ?? null

export const kindOf = (tokens: readonly string[]) => {
  const goods = goodsOf(tokens)
  return goods === null ? null : wasteKind(goods.type)
}
