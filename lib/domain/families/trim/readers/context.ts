import type { Condition, Vocabulary, VocabularyOption } from '@/lib/domain/fields/field'
import { memoize } from '@/lib/domain/memoize'
import { phraseAt } from '../../reading/phrases'
import { foldedOf, lineOf } from '../../reading/tokens'
import { coatingDot } from '../vocabulary/interlining'
import { labelDensity, labelType } from '../vocabulary/labels'
import { trimStyle } from '../vocabulary/styles'
import { trimStructure } from '../vocabulary/terms'
import { trimType } from '../vocabulary/types'

/** A phrase that names the goods: a type, or a style, label or structure with its type. */
export interface Goods {
  at: number
  used: number
  phrase: string
  type: string
  /** What else the phrase says, by field. */
  also: ReadonlyMap<string, string>
}

/** What the whole line tells about its words and numbers. */
export interface TrimContext {
  /** The type of the goods: of "lace elastic" the elastic; null where none is named or another thing is meant. */
  goods: Goods | null
  /** The type that follows from the goods, or from teeth, lignes and holes. */
  type: string | null
  isZip: boolean
  isButton: boolean
  /** The line is about something else that has these words. */
  isOther: boolean
}

/** Things that have trims, or are called like one. */
const OTHER =
  /\b(?:machines?|machinery|presser foot|zipper foot|zip ?lock|ziplock|zipper bags?|punch(?:ing)? tool|hole punch|bopp|cello ?tape|adhesive tapes?|masking tape|packing tape|measuring tape|tape measure|inch tape|insulation tape|duct tape|barcode (?:stickers?|labels?|printers?)|shipping labels?|sticker paper|litres?|liters?|tank|drum|carboy|(?<!\belastomeric )yarns?|sewing threads?|embroidery threads?|buttonhole thread|wire rope|electric|usb|push button|elastic fabric|elastomers?|rubber bands?|dog tags?|gem ?stones?|stone ?wash(?:ed)?|marble|paving|snap ?backs?)\b/
/** Garments and cloth: after a trim they are the goods, and the trim is a part of them. */
const WORN =
  /^(?:hoodies?|jackets?|shirts?|polos?|dress(?:es)?|kurtas?|kurtis?|jeans|trousers|pants?|shorts|bags?|pouch(?:es)?|wallets?|boots?|shoes?|sarees?|blouses?|lehengas?|gowns?|tops?|sweaters?|cardigans?|fl(?:y|ies)|waist|waistband|cuffs?|hem|front|up|down|neck|collars?|covers?|files?|folders?|cushions?|curtains?|fabrics?|cloth|net|dupattas?|panty|panties|bras?|underwear|tights|leggings|bracelets?|necklaces?|jewell?ery|gloves|sheets?|fitted|cap|caps|hats?|holders?|cables?|bandages?|recorders?|players?|codes?|guards?|guns?|dispensers?|cutters?|makers?|switch(?:es)?)$/
const CONNECTORS = /^(?:with|for|and|&|\+|,|;|\/|in|on|of|to|-|having|from|or|as)$/

/** Words that name a trim only where nothing better does. */
const WEAK =
  /^(?:cords?|tags?|tapes?|stones?|pearls?|crystals?|studs|nag|motifs?|borders?|less|moti|badges?|patches|patch|adjusters?|tiki|fusing|webbing|beads?|crests?|applique|d rings?|o rings?|canvas interlining|price tags?|cord ends?|laces|hooks?|braids?|fringes?|metal stud|piping|pipings|toggle stopper)$/
/** Alone they are a search; with other words the line must show that it is from the trade. */
const ALONE = 1
/** Styles of one or two words that do not name their type. */
const NO_TYPE =
  /^(?:with (?:washers?|string|thread|cord|seal string)|without (?:washer|string)|no (?:washer|string)|string attached|set in|four part|4 part|s spring|open ring|five prong|5 prong|quick release|sew through|metal tip|plastic tip|silicone tip|round ring|bias cut tape|iron on stone|seam seal|seam sealing tape|single face satin|double face satin|double satin|water soluble lace|cap prong|prong ring|ring prong|pearl prong|pearl cap|cloth covered|fabric covered|laser engraved|nylon coated|glass seed|hand made lace)$/
const ONE_WORD =
  /^(?:grosgrain|guipure|potli|petersham|mobilon|chantilly|crosia|foe|gpo|schiffli|raschel lace|picot|triglide|velcro|sheesha|shisha|katdana|toggles?)$/

const STRUCTURE_TYPE = /\belastic$/

/** The goods that each phrase of the line names, in order; a longer phrase wins over those inside it. */
const goodsOf = memoize((tokens: readonly string[]): readonly Goods[] => {
  const words = foldedOf(tokens)
  const found: Goods[] = []
  for (let at = 0; at < words.length; ) {
    const goods = goodsAt(words, at)
    if (goods) found.push(goods)
    at += goods?.used ?? 1
  }
  return found
})

const none: ReadonlyMap<string, string> = new Map()

function goodsAt(words: readonly string[], at: number): Goods | null {
  const all: Goods[] = []
  const add = (
    vocabulary: Vocabulary,
    read: (hit: { value: string; phrase: string }) => Pick<Goods, 'type' | 'also'> | null,
  ) => {
    const hit = phraseAt(vocabulary, words, at)
    const goods = hit && read(hit)
    if (hit && goods) all.push({ at, used: hit.used, phrase: hit.phrase, ...goods })
  }
  add(trimType, ({ value }) => ({ type: value, also: none }))
  add(trimStyle, ({ value, phrase }) => {
    const type = typesOfStyle(value)[0]
    const names = (/ /.test(phrase) && !NO_TYPE.test(phrase)) || ONE_WORD.test(phrase)
    return names && type !== undefined ? { type, also: new Map([['trimStyle', value]]) } : null
  })
  add(labelType, ({ value, phrase }) => {
    const type = /\b(?:patch|patches|badge|jacron)\b/.test(phrase)
      ? 'Patch'
      : /\b(?:labels?|tags?|tabs?|htl)\b/.test(phrase)
        ? 'Label'
        : null
    return type && { type, also: new Map([['labelType', value]]) }
  })
  add(labelDensity, ({ value, phrase }) =>
    /\blabel$/.test(phrase)
      ? {
          type: 'Label',
          also: new Map([
            ['labelDensity', value],
            ['labelType', 'Woven'],
          ]),
        }
      : null,
  )
  add(coatingDot, ({ value, phrase }) =>
    phrase.startsWith('micro') ? { type: 'Interlining', also: new Map([['interlining.dot', value]]) } : null,
  )
  add(trimStructure, ({ value, phrase }) =>
    STRUCTURE_TYPE.test(phrase) ? { type: 'Elastic', also: new Map([['structure', value]]) } : null,
  )
  return all.sort((a, b) => b.used - a.used || b.also.size - a.also.size)[0] ?? null
}

/** The types of trim that a style belongs to. */
export function typesOfStyle(value: string): readonly string[] {
  return typesByStyle.get(value) ?? []
}
const typesByStyle = new Map(
  trimStyle.options.map((option: VocabularyOption) => [option.value, listed(option.offeredWhen)]),
)
function listed(condition: Condition | undefined): readonly string[] {
  return condition && 'in' in condition ? condition.in : []
}

const ZIP =
  /\b(?:zips?|zippers?|vislon|cfc|ykk|auto ?-?lock|nylon coil|coil (?:chain|slider)|metal chain|(?:open|closed?) ?-?end)\b|\b(?:zip|zipper) |\b\d{1,2} ?(?:cfc|ccf|cf|vs|vf)\b/
const LIGNE = /\b\d{1,3}(?:\.\d)? ?(?:l|ligne|lignes|lig)\b|\bligne ?\d/
const HOLES = /\b(?:[1-8]|two|three|four) ?-?holes?\b/

/** The context of a line; made once. */
export const contextOf = memoize((tokens: readonly string[]): TrimContext => {
  const { text } = lineOf(tokens)
  const isOther = OTHER.test(text)
  const goods = isOther ? null : mainGoods(tokens)
  const isZip = !isOther && (goods === null ? ZIP.test(text) && !WORN_ZIP.test(text) : goods.type.startsWith('Zipper'))
  const isButton = !isOther && (goods === null ? !isZip && HOLES.test(text) : goods.type === 'Button')
  return {
    goods,
    type: goods?.type ?? (isZip ? (ZIP_SLIDER.test(text) ? 'Zipper slider' : 'Zipper') : isButton ? 'Button' : null),
    isZip,
    isButton,
    isOther,
  }
})

/** "No. 3 slider" is one without its chain. */
const ZIP_SLIDER = /^(?!.*\b(?:zips?|zippers?|chain|end)\b).*\bsliders?\b/
const WORN_ZIP =
  /\b(?:zip|zipper|zippered)[ -]?(?:up|front|hoodies?|jackets?|sweaters?|pockets?|bags?|pouch(?:es)?|wallets?|boots?|tops?|polos?|covers?)\b/

/** The head of the first phrase that names goods: "lace elastic" is an elastic, "zip with ring puller" a zip. */
function mainGoods(tokens: readonly string[]): Goods | null {
  const words = foldedOf(tokens)
  const all = goodsOf(tokens)
  const isNumbered = LIGNE.test(lineOf(tokens).text) || HOLES.test(lineOf(tokens).text)
  const strong = all.filter(({ phrase }) => !WEAK.test(phrase))
  // With lignes or holes a pearl is a finish.
  const candidates = strong.length > 0 ? strong : isNumbered ? [] : all
  let main = candidates[0]
  if (main === undefined) return null
  for (const next of candidates.slice(1)) {
    if (next.at > main.at + main.used || CONNECTORS.test(words[next.at - 1] ?? '')) break
    // "Ring snap button" and "tassel latkan" are one thing in several words.
    const isOne: boolean = next.type === main.type || (main.type === 'Snap button' && next.type === 'Button')
    const also: Goods['also'] = new Map([...next.also, ...main.also])
    main = isOne ? { ...main, used: next.at + next.used - main.at, also } : next
  }
  const after = words[main.at + main.used] ?? ''
  const { at, used, type } = main
  // "Plush back bra elastic" goes on to name the elastic.
  const isNamedAgain = candidates.some((other) => other.at > at + used && other.type === type)
  // A leather patch for jeans is still a patch.
  // A label for the neck, and slide fasteners "fitted with" something, are the goods themselves.
  const isPlaced = type === 'Label' || (after === 'fitted' && words[main.at + main.used + 1] === 'with')
  const isPatch = (type === 'Patch' && main.also.size > 0) || (type === 'Hook and eye' && /^bras?$/.test(after))
  if (WORN.test(after.split(' ')[0] ?? '') && !isNamedAgain && !isPatch && !isPlaced) return null
  const isThin = WEAK.test(main.phrase) && words.length > ALONE && !/\d/.test(words.join(' '))
  return isThin && !candidates.some(({ also }) => also.size > 0) && !TRADE.test(words.join(' ')) ? null : main
}

/** Words that show that a line is from the trims trade. */
const TRADE =
  /\b(?:gross|metal|plastic|polyester|nylon|cotton|satin|woven|printed|sew|hot|glass|acrylic|embroider|garment|dyed|dtm|brass|alloy|roll|rolls|trims?|wide|round|flat|flanged|twill|lace|zari|kids|lehenga|saree|black|white|gold|silver|red|navy)\b/
