import { goodsColours } from '../../colour'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf } from '../../reading/tokens'
import { longestNamed, stated, type WordList } from '../../reading/word-lists'
import { adhesive, coatingDot, fusing, interliningBase, interliningHand } from '../vocabulary/interlining'
import { labelDensity, labelFold, labelType } from '../vocabulary/labels'
import { trimStyle } from '../vocabulary/styles'
import {
  buttonShank,
  colourMatch,
  trimEndUse,
  trimFinish,
  trimFixing,
  trimMaterial,
  trimPacking,
  trimStandards,
  trimStructure,
} from '../vocabulary/terms'
import { trimType } from '../vocabulary/types'
import { zipEnds, zipPuller, zipSlider, zipTeeth } from '../vocabulary/zips'
import { contextOf, type TrimContext, typesOfStyle } from './context'

interface Source extends WordList {
  /** The types to which the field applies; none: all. */
  types?: RegExp
  /** Phrases that mean something else here. */
  not?: RegExp
}

const METALLIC = /^(?:Button|Snap button|Zipper|Hook|Eyelet|Rivet|Buckle|Ring|Cord stopper|Magnetic)/

/** In order: of two fields with the same phrase the first has it. */
const SOURCES: readonly Source[] = [
  { name: 'zipper.ends', vocabulary: zipEnds, types: /^Zipper/ },
  { name: 'zipper.slider', vocabulary: zipSlider, types: /^Zipper/ },
  { name: 'zipper.puller', vocabulary: zipPuller, types: /^Zipper/ },
  { name: 'zipper.teeth', vocabulary: zipTeeth, types: /^Zipper$/ },
  { name: 'interlining.fusing', vocabulary: fusing, types: /^Interlining$/, not: /^fuse$/ },
  { name: 'interlining.dot', vocabulary: coatingDot, types: /^Interlining$/ },
  { name: 'interlining.adhesive', vocabulary: adhesive, types: /^Interlining$/ },
  { name: 'interlining.hand', vocabulary: interliningHand, types: /^Interlining$/ },
  { name: 'interlining.base', vocabulary: interliningBase, types: /^Interlining$/ },
  { name: 'labelDensity', vocabulary: labelDensity, types: /^Label$/, not: /^hd$/ },
  { name: 'fold', vocabulary: labelFold, types: /^Label$/ },
  { name: 'labelType', vocabulary: labelType, types: /^(?:Label|Patch)$/ },
  { name: 'shank', vocabulary: buttonShank, types: /^Button$/, not: /^(?:flat|loop|nail|none)$/ },
  { name: 'trimStyle', vocabulary: trimStyle },
  {
    name: 'structure',
    vocabulary: trimStructure,
    types: /^(?:Elastic|Tape|Ribbon|Lace|Braid|Drawcord|Border|Hook and loop)/,
  },
  { name: 'colourMatch', vocabulary: colourMatch },
  {
    name: 'finish',
    vocabulary: trimFinish,
    types: METALLIC,
    not: /^(?:brass|copper|natural|print|dyed|clear|ab|cp|gm)$/,
  },
  { name: 'material', vocabulary: trimMaterial, not: /^(?:board|alloy|ms|pc|tc|pa|pet|pu)$/ },
  // What is clear is so by its finish, as buyers filter it.
  { name: 'color', vocabulary: goodsColours, not: /^(?:transparent|clear|crystal clear|crystal)$/ },
  {
    name: 'finish',
    vocabulary: trimFinish,
    not: /^(?:gold|golden|silver|copper|brass|print|printed|dyed|natural|ab|cp|gm)$/,
  },
  {
    name: 'finish',
    vocabulary: trimFinish,
    types: /^(?:Label|Ribbon|Tape|Elastic|Hangtag|Patch)$/,
    not: /^(?!print(?:ed)?$)/,
  },
  { name: 'fixing', vocabulary: trimFixing, not: /^(?:adhesive|sewn)$/ },
  { name: 'endUse', vocabulary: trimEndUse, isList: true },
  { name: 'industryStandard', vocabulary: trimStandards, isList: true, not: /^iso$/ },
  {
    name: 'packing',
    vocabulary: trimPacking,
    not: /^(?:rolls?|spools?|reels?|card|bulk|loose|hank|bundle|bobbin|by weight|on card)$/,
  },
]

/** "Pearl white" is a shade of white. */
const SHADED =
  /^(?:pearl|milky|milk|snow|optical|bright|off|ivory|bottle|sky|light|dark|navy|royal|jet|deep|baby|rose|wine|dusty|neon|army|charcoal)$/
const BEFORE_BAG = /^\d/
const PACKED_IN = /(?:^|\/)(?:poly|pp|pe|ldpe|hdpe|zip|per|in|\/)$/

export const wordReader: TextReader = {
  name: 'trimType',
  examples: ['button', 'metal zip', 'velcro', 'jeans button', 'damask label', 'braided elastic', 'open end zipper'],
  read(tokens, at): Reading | null {
    const context = contextOf(tokens)
    if (context.isOther || context.type === null) return null
    return goodsReading(tokens, at, context) ?? shadeReading(tokens, at) ?? fieldReading(tokens, at, context)
  },
}

/** The phrase that names the goods. */
function goodsReading(tokens: readonly string[], at: number, { goods }: TrimContext): Reading | null {
  if (goods === null) return null
  if (goods.at !== at) {
    // "Micro dot fusible interlining" names its goods twice.
    const again = at > goods.at ? phraseAt(trimType, foldedOf(tokens), at) : null
    if (again?.value !== goods.type) return null
    return {
      used: again.used,
      understood: [understood('trimType', tokens.slice(at, at + again.used).join(' '), goods.type)],
    }
  }
  const text = tokens.slice(at, at + goods.used).join(' ')
  const also = [...goods.also].map(([name, value]) => understood(name, text, value))
  const zip = goods.type === 'Zipper' ? zipOfPhrase(goods.phrase, text) : []
  // What the phrase says most exactly comes first: a search asks for that.
  return { used: goods.used, understood: [...also, understood('trimType', text, goods.type), ...zip] }
}

function zipOfPhrase(phrase: string, text: string): Understood[] {
  return /roll/.test(phrase) ? [understood('zipper.ends', text, 'Long chain')] : []
}

function shadeReading(tokens: readonly string[], at: number): Reading | null {
  const words = foldedOf(tokens)
  const first = words[at] ?? ''
  if (!SHADED.test(first)) return null
  const whole = phraseAt(goodsColours, words, at)
  if (whole && whole.used > 1) return null
  const colour = phraseAt(goodsColours, words, at + 1)
  if (colour?.used !== 1 || /^(?:gold|golden|silver)$/.test(colour.phrase)) return null
  const text = tokens.slice(at, at + 2).join(' ')
  return { used: 2, understood: [understood('color', text, colour.value), understood('shade', text, text)] }
}

function fieldReading(tokens: readonly string[], at: number, context: TrimContext): Reading | null {
  const all = foldedOf(tokens)
  const { goods } = context
  // A phrase does not run into that which names the goods: "shank" of "shank button".
  const words = goods !== null && at < goods.at ? all.slice(0, goods.at) : all
  const type = context.type ?? ''
  const [best] = longestNamed(SOURCES, words, at, ({ name, value, phrase, used, types, not }) => {
    if (types?.test(type) === false || not?.test(phrase) || goods?.also.has(name)) return false
    if (name === 'labelDensity' && (goods?.also.get('labelType') ?? 'Woven') !== 'Woven') return false
    if (name === 'trimStyle' && !typesOfStyle(value).includes(type)) return false
    return !isMeantOtherwise(name, phrase, all, at, used)
  })
  if (!best) return null
  const { name, used, phrase } = best
  // "Open end ... two way": the second says more.
  const isTwoWay = name === 'zipper.ends' && best.value === 'Open' && TWO_WAY.test(lineOf(tokens).text)
  const value = isTwoWay ? 'Two-way' : best.value
  const text = tokens.slice(at, at + used).join(' ')
  // "YKK metal 15 cm" is a zip that no word names.
  const zip = goods === null && name.startsWith('zipper.') ? [understood('trimType', text, 'Zipper')] : []
  return { used, understood: [stated({ ...best, value }, text), ...followed(name, value, phrase, text), ...zip] }
}

function isMeantOtherwise(name: string, phrase: string, words: readonly string[], at: number, used: number): boolean {
  const [before, next] = [words[at - 1] ?? '', words[at + used] ?? '']
  // "20 bags ready" is a quantity.
  if (BEFORE_BAG.test(before) && /^(?:bags?|boxes|rolls?|sets?|boys|girls)$/.test(phrase)) return true
  // "100 pcs/poly bag" is how they are packed.
  if (PACKED_IN.test(before) && /^bags?$/.test(phrase)) return true
  // "1000 pcs per poly" are in a poly bag.
  if (phrase === 'poly' && /^(?:per|in|\/)$/.test(before)) return true
  // Customs papers say what buttons are not: "not covered with textile material".
  if (before === 'not') return true
  // "Narrow woven fabric" is what the tariff calls tapes.
  if (name === 'material' && phrase === 'fabric' && /^(?:narrow|woven|knitted|elastic)$/.test(before)) return true
  if (name === 'zipper.ends' && /^(?:to|market|order|orders|now|out|stock)$/.test(next)) return true
  if (name === 'color' && /^free$/.test(next)) return true
  return (
    name === 'material' &&
    /^(?:free|look|finish|plated|plating|coated|tips?|tipped|effect|aglets?|teeth|hooks?|puller|end|ends)$/.test(next)
  )
}

const TWO_WAY = /\b(?:2|two)[ -]way\b/
const METAL_TEETH = /brass|alumin/

/** What follows from a word: brass teeth are metal teeth of brass, and damask is woven. */
function followed(name: string, value: string, phrase: string, text: string): Understood[] {
  if (name === 'zipper.teeth' && METAL_TEETH.test(phrase))
    return [understood('material', text, /brass/.test(phrase) ? 'Brass' : 'Aluminium')]
  if (name === 'labelDensity') return [understood('labelType', text, 'Woven')]
  if (name === 'zipper.ends' && value === 'Invisible') return [understood('zipper.teeth', text, 'Coil')]
  return []
}
