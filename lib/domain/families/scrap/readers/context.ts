import { memoize } from '@/lib/domain/memoize'
import { baseColours } from '@/lib/domain/vocabulary/colours'
import { namesFrom } from '../../naming/find-name'
import { phraseAt } from '../../reading/phrases'
import { foldedOf, lineOf } from '../../reading/tokens'
import { BY_WEIGHT, type ScrapKind, scrapClass, scrapKind } from '../vocabulary'
import { MORE_NAMES } from './names'

/** What a line about scrap sells; readers of numbers ask it first. */

/** The names of scrap; a name with two meanings is a mistake. */
export const SCRAP_NAMES = namesFrom(scrapClass, MORE_NAMES)

/** What metal was: pipes, sheet cutting. */
export const METAL_FORM =
  /^(?:pipes?|sheets?|plates?|angles?|channels?|rods?|structur(?:e|al)|tanks?|vessels?|utensils?|rollers?|shafts?|gears?|punching|wires?|sections?|flats?|bars?|extrusions?|profiles?|castings?|cutting|cut|pieces)$/

/** What may be in the middle of a name: "used 200 l hm plastic drums" has more than this, "used blue drums" not. */
const mayBeBetween = (word: string): boolean =>
  phraseAt(baseColours, [word], 0) !== null ||
  METAL_FORM.test(word) ||
  /^(?:old|used|empty|good|clean|khali|purane|purana|big|small|heavy|condition|waste|&|and)$/.test(word)

const SCRAPPY =
  /\b(?:used|old|scrap|empty|khali|purana|purane|waste|reus\w*|second hand|damaged|broken|reject(?:ed)?|surplus|dismantled|disposal|bhangar|as is|honey|isri|2nd hand|boiler|coal)\b/
/** Words that name scrap only where the line says so elsewhere. */
const ONLY_WITH: ReadonlyArray<readonly [phrase: RegExp, line: RegExp]> = [
  [
    /^(?:can|box|bag|tin|belt|glass|iron|copper|lead|bronze|ring|shuttle|needle|motor|cable|spindle|tube|apron|starter|crate|ibc|stainless steel|aluminium|brass|gunny|beam|tyre|tire|bearing|sinker|motor|hoop|droppers?|monitor|cable|sludge|ash|compressor|spare part|woven bag|pe film|belts?|switchgear|computer|printer|monitor|cpu|laptop|transformer)$/,
    SCRAPPY,
  ],
  [/^(?:ss 304|ss 316|ss 202|ss304|ss316|ss 316l|ss 304l)$/, /\b(?:scrap|waste|cutting|old|used)\b/],
]
/** Other trades' goods with one of these words. */
const OTHER_TRADE =
  /\b(?:ice cream|traffic cone|pine cone|school bags?|hand ?bags?|leather belts?|waist belts?|battery operated|brake drum|drum set|tube ?lights? fitting|new machine|hosiery clips|noils?|katran|chindi|cotton rags)\b/
const OTHER_GOODS =
  /^(?:fabrics?|cloth|yarns?|machines?|making|winder|winding|stand|trolley|cover|operated|dyeing|charger|water|holder|wrap|sealing|tape|knitting)$/

interface Goods {
  at: number
  used: number
  scrapClass: string
  /** Words in the name that are no part of it, by their place: pipes, sheets. */
  between: readonly number[]
}

function goodsAt(tokens: readonly string[], at: number): Goods | null {
  const words = foldedOf(tokens)
  const { text } = lineOf(tokens)
  for (const { value, phrase, used, between } of SCRAP_NAMES.at(words, at, mayBeBetween)) {
    const next = words[at + used] ?? ''
    if ((OTHER_GOODS.test(next) && !phrase.startsWith('wooden')) || OTHER_TRADE.test(text)) return null
    if (ONLY_WITH.some(([word, line]) => word.test(phrase) && !line.test(text))) continue
    return { at, used, scrapClass: value, between }
  }
  return null
}

/** The line makes a general name finer, or says that whole goods are sold by weight. */
const FINER: ReadonlyArray<readonly [scrapClass: string, line: RegExp, finer: string]> = [
  ['Drums', /\b(?:plastic|hdpe|hm|hmhdpe|pvc|poly)\b/, 'Plastic drums'],
  ['Drums', /\b(?:ms|m\.s\.|iron|metal|steel|gi)\b/, 'Steel drums'],
  ['Paper cones', /\b(?:plastic|pp|hips|abs)\b(?!.*\bpaper\b)/, 'Plastic cones'],
  ['Paper tubes', /\b(?:perforated|dye|dyeing)\b/, 'Dye tubes'],
  ['Paper tubes', /\b(?:plastic|pp|abs)\b(?!.*\bpaper\b)/, 'Plastic bobbins'],
  ['Waste paper', /\bocc\b/, 'Corrugated waste'],
  ['Plastic bobbins', /\b(?:wooden|wood)\b/, 'Wooden bobbins'],
  ['Plastic bobbins', /\b(?:iron|ms|steel)\b/, 'MS scrap'],
  ['Sliver cans', /\b(?:jerry|chemical|acid)\b/, 'Carboys'],
  ['Cast iron scrap', /\b(?:loom|ring frame|machinery) scrap\b/, 'Machine scrap'],
  ['MS scrap', /\b(?:turning|turnings|boring|borings)\b/, 'Turnings and borings'],
]

const allGoods = memoize((tokens: readonly string[]): readonly Goods[] => {
  const { text } = lineOf(tokens)
  const found: Goods[] = []
  for (let at = 0; at < tokens.length; ) {
    const goods = goodsAt(tokens, at)
    if (goods) {
      const finer = FINER.find(([one, line]) => one === goods.scrapClass && line.test(text))
      found.push(finer ? { ...goods, scrapClass: finer[2] } : goods)
    }
    at += goods?.used ?? 1
  }
  return found
})

/** Names that say less than another one of the same line. */
const GENERAL = new Set(['Mixed scrap', 'Plastic scrap', 'MS scrap'])

/** What the line sells; null when it names no scrap. */
export const goodsOf = memoize((tokens: readonly string[]): Goods | null => {
  const all = allGoods(tokens)
  // "Waste oil in drums" is oil.
  const regulated = all.find((goods) => scrapKind(goods.scrapClass) === 'regulated')
  return regulated ?? all.find((goods) => !GENERAL.has(goods.scrapClass)) ?? all[0] ?? null
})

export const isNamedAt = (tokens: readonly string[], at: number): Goods | null =>
  allGoods(tokens).find((goods) => goods.at === at) ?? null

export const kindOf = (tokens: readonly string[]): ScrapKind | null => {
  const goods = goodsOf(tokens)
  return goods === null ? null : scrapKind(goods.scrapClass)
}

/** Whether the goods of a line may be used again: cones are, turnings are not. */
export const mayBeReused = (tokens: readonly string[]): boolean => {
  const kind = kindOf(tokens)
  return kind !== null && !BY_WEIGHT.includes(kind) && kind !== 'regulated'
}
