import { memoize } from '@/lib/domain/memoize'
import { lineOf, wordAt } from '../../reading/tokens'
import { packingClause } from './pieces/packing-words'

/** What the whole line tells about a number in it. Readers ask it before they claim a number. */
export interface Context {
  /** The fibre that decides bare counts: of the line's words; null when they leave it open. */
  fibre: string | null
  isKnit: boolean
  isWoven: boolean
  /** There is a word or notation of cloth. */
  isCloth: boolean
  /** Goods that are sold by their size: "30x40 bags". */
  isMadeUp: boolean
  /** "Poplin for bed sheets": goods sold by their size are only what the cloth is for. */
  isForMadeUp: boolean
  /** Things whose numbers and words look like those of cloth. */
  isOther: boolean
  /** The reed of the loom is named. */
  hasReed: boolean
  /** Filament cloth, which is sold by grams per metre. */
  isByMetreWeight: boolean
}

const KNIT =
  /\b(?:knit(?:s|ted|ting)?|single jersey|jersey|s[uü]prem|interlok|ribana|s\/?j|interlock|rib|fleece|pique|piqué|french terry|loop ?knit|lacoste|tricot|raschel|tubular|gg|gauge|dia|diameter|feeders?|hosiery|ponte|scuba|polar|sinker|super ?-?poly)\b/
const WOVEN =
  /\b(?:woven|weav(?:e|ing)|poplin|lawn|muslin|cambric|voile|mull?|malmal|sheeting|twill|drill|satin|sateen|canvas|oxford|denim|flannel|gauze|khadi|khaddar|casement|loom|air ?-?jet|water ?-?jet|rapier|sulzer|powerloom|handloom|panna|warp|weft|filling|georgette|chiffon|organza|taffeta|reed|picks?|epi|ppi|dobby|plain|gabardine?|popelin[ea]?|dokuma|ham bez|duck|matty|dosuti|chambray|percale|taslan|challis|damask)\b|(?<![\d/])[1-4]\/1(?![\d/])/
const CLOTH =
  /\b(?:fabrics?|cloth|pocketing|gr[ae]y|greige|greggi[oa]|gsm|shirting|suiting|epi|ppi|ends|picks?|construction|count|reed|panna|than|thaan|taka|nonwoven|non ?-?woven|spunbond|lawn|crepe|rayon|viscose|combed|carded|loom|lining|rfd|warp|weft|filling|saree|dupatta|khaddar|cotton|polyester|poly|lycra|spandex|linen|silk|dyed|melange|velvet|velour|corduroy|khadi|pongee|microfib(?:re|er)|sanfori[sz]ed|merceri[sz]ed|modal|tencel|bamboo|kurti|upholstery|uniform|cvc|t\/c|p\/?c|p\/?v)\b|\b\d+s\b|\bc\d{2}\b/
const MADE_UP =
  /\b(?:bags?|sacks?|rugs?|carpets?|mats?|durr(?:y|ies?)|dari|bed ?-?(?:sheets?|spreads?)|throws?|dupattas?|shoes?|sheets?|towels?|napkins?|cartons?|box(?:es)?|cushions?|pillow(?:s|cases?)?|covers?|tiles?|labels?|posters?|curtains?|quilts?|blankets?|comforters?|tablecloths?|table ?cloths?|runners?|aprons?|doormats?|handkerchiefs?|hankies|frames?|sizes?|trays?|pallets?|drums?|tents?|doors?|windows?|wipes|pads?|flags?|scarfs?|scarves|stoles?|shawls?|photo|board|plots?|rooms?|panels?|pouch(?:es)?|envelopes?|tarpaulins?|stickers?|hangers?)\b/
const OTHER =
  /\b(?:wires?|needles?(?![ -]?(?:cord|punch(?:ed|ing)?|felt|loom|lines?|marks?))|(?<!tpu )films?|stretch film|bobbins?|motors?|hp|rpm|bearings?|nuts?|(?<!\bin )bolts?(?! of (?:\d{2,3} ?(?:m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?)\b|(?:gr[ae]y|greige|cotton|fabric|cloth)\b))|screws?|pipes?|tyres?|tires?|laptops?|phones?|tv|monitors?|dpi|led|knife|(?<!hand |\d )screens?(?! print)|mugs?|bottles?(?! green)|tumblers?|cups?|spanners?|hammers?|zippers?|buttons?|eyelets?|rivets?|tapes?|stitching|sewing|clips|tank top|paper(?! (?:touch|transfer|print))|steel(?! (?:gr[ae]y|blue))|plywood|copper(?= (?:wires?|pipes?|rods?|tubes?|sheets?))|syringes?|shotgun|shells?)\b/
const BY_METRE_WEIGHT =
  /\b(?:georgette|weightless|lizz?[iy] ?-?bizz?[iy]|chiffon|crepe|satin|micro|bsy|renial|rayon|santoon|chinn?on|dola|organza|tuss?ar|taffeta|lining|vichitra|velvet|simmer|shimmer|moss|silk|panna|denier|polyester|poly|\d+d)\b/

/** "Packed on paper tubes", "in 24 bales with steel straps": paper and steel are no goods there. */
const PACKING = new RegExp(`\\b${packingClause('(?:\\d+ )?')}`, 'g')

/** "For bed sheets and pillow covers", "bedsheet quality". */
const FOR_MADE_UP = new RegExp(
  `\\bfor (?:making |use (?:in|as) )?(?:(?:baby|adult|hotel|hospital) )?${MADE_UP.source}(?:(?: ?(?:,|and|&|/))? ?${MADE_UP.source}|(?<=pillow|quilt|duvet) covers?)*|${MADE_UP.source} (?:quality|qlty|qly|grade)\\b`,
  'g',
)

/** "Table linen" and "hospital linen" are sheets and cloths of any fibre. */
export const LINEN_OF = '(?:hospital|hotel|house|household|bed|table|kitchen|toilet|bath)'
/** Words that decide what a bare number in the line counts, strongest first. */
const FIBRES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:georgette|weightless|chiffon|organza|santoon|chinn?on|taffeta|vichitra|bsy|filament)\b/, 'Polyester filament'],
  [/\bcotton\b|\bctn\b/, 'Cotton'],
  [/\b(?:t\/?c|p\/?c|p\/?v|cvc|t\/?r|spun)\b/, 'Polyester spun'],
  [/\b(?:rayon|viscose|modal|tencel|lyocell|bamboo)\b/, 'Viscose spun'],
  [/\b(?:nylon|polyamide)\b/, 'Nylon'],
  [/\b(?:worsted|woollen|wool(?! peach))\b/, 'Wool'],
  [new RegExp(`(?<!\\b${LINEN_OF} )\\blinen\\b|\\bflax\\b`), 'Linen'],
  [/\bjute\b/, 'Jute'],
]

/** The context of a line; made once. */
export const contextOf = memoize((tokens: readonly string[]): Context => {
  const { text } = lineOf(tokens)
  const isKnit = KNIT.test(text)
  const isWoven = WOVEN.test(text)
  const goods = text.replace(PACKING, ' ')
  return {
    fibre: FIBRES.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    isKnit,
    isWoven,
    isCloth: isKnit || isWoven || CLOTH.test(text),
    isMadeUp: MADE_UP.test(goods),
    isForMadeUp: MADE_UP.test(goods) && !MADE_UP.test(goods.replace(FOR_MADE_UP, ' ')),
    isOther: OTHER.test(goods),
    hasReed: /\b(?:reed|dents?)\b/.test(text),
    isByMetreWeight: BY_METRE_WEIGHT.test(text),
  }
})

/** Whether the line is of woven cloth, or of one that is mostly woven: "4 way lycra suiting", "4 way lycra 58\" twill". */
export const isOfLoom = (tokens: readonly string[]): boolean =>
  contextOf(tokens).isWoven || MOSTLY_WOVEN.test(lineOf(tokens).text) || isNoJersey(tokens)
/** "4 way lycra twill", "4 way lycra suiting", "4 way lycra georgette". "Plain", "satin finish" and "denim print" are said of jerseys too, and a knit is one. */
export const isNoJersey = memoize((tokens: readonly string[]): boolean => {
  const { text } = lineOf(tokens)
  const ofCloth = text.replace(OF_JERSEY_TOO, ' ')
  return !contextOf(tokens).isKnit && (WOVEN.test(ofCloth) || OTHER_WOVEN.test(ofCloth))
})
const OTHER_WOVEN = /\b(?:(?:suit|shirt)ings?|bengaline|crepe|rip ?-?stop|herringbone|corduroy|seersucker|honeycomb)\b/
const OF_JERSEY_TOO =
  /\b(?:plain(?! ?weave)|panna|[a-z]+ (?:finish|look|feel|touch|effect)|(?:denim|herringbone|corduroy|seersucker|honeycomb) prints?)\b/g
const MOSTLY_WOVEN =
  /\b(?:suitings?|trousers?|pants?|bottom|shirtings?|(?:poly)?cotton|linen|t\/?r|p\/?v|viscose|rayon|crepe|bengaline|ns|nylon|imported|korean)\b|\d ?(?:'?s|d)? ?[x*] ?\d/

/** "40s x 44 inch": behind a count with its system a measure is the width, no count of the weft. */
export const isCountAndWidth = (tokens: readonly string[], at: number): boolean =>
  /^\d{1,3}(?:\/\d)?'?s$/.test(wordAt(tokens, at)) &&
  wordAt(tokens, at + 1) === 'x' &&
  wordAt(tokens, at - 1) !== 'x' &&
  (/^\d{2,3}"$/.test(wordAt(tokens, at + 2)) ||
    (/^\d{2,3}$/.test(wordAt(tokens, at + 2)) && /^(?:"|inch(?:es)?|panna|pana|cms?)$/.test(wordAt(tokens, at + 3))))
