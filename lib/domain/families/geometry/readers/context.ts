import { memoize } from '@/lib/domain/memoize'
import { phraseAt } from '../../reading/phrases'
import { foldedOf, lineOf } from '../../reading/tokens'
import { PACKS, packType } from '../vocabulary/packs'

/** What a line about packing goods is about: its kind decides what a number in it can be. */

interface Hit {
  at: number
  used: number
  phrase: string
  value: string
}

/** Words that name the goods only where nothing else does: "box" of tapes, "tube" of cream. */
const PLASTIC_WORD = /\b(?:plastic|pp|hips|hdpe|abs|polypropylene)\b/
const DYE_WORD = /\b(?:dye|dyeing|perforated)\b/
/** A noun before these words says what the goods are for: "carton sealing tape", "pallet wrap". */
const FOR_WHICH =
  /^(?:sealing|packing|packaging|wrapping|closing|making|winding|strapping|machine|machines|maker|lining)$/
const NOUN_END = /^(?:rs|rs\.|inr|₹\S*|moq|min|for|with|in|per|suitable|used|of|to|inside|on|,|;|\||\(|\+|@|-)$/

/** What goods with a general name are made of decides their kind. */
const BY_MATERIAL: ReadonlyArray<readonly [noun: RegExp, kinds: ReadonlyArray<readonly [RegExp, string]>]> = [
  [
    /^(?:bags?|sacks?)$/,
    [
      [/\bnon ?-?woven\b|\bspunbond\b/, 'Non-woven bag'],
      [/\b(?:jute|gunny)\b/, 'Jute bag'],
      [/\bwoven\b/, 'Woven sack'],
      [/\bpolymers? of ethylene\b/, 'Polybag'],
      [/\b(?:paper|kraft)\b/, 'Paper bag'],
      [/\b(?:pvc|zip|zipper|eva|peva)\b/, 'Zipper bag'],
      [/\b(?:bopp|cpp)\b/, 'PP bag'],
      [/\bcompostable\b|\b[dw][ -]cut\b|\bloop handle\b/, 'Carry bag'],
      [
        /\b(?:ld|ldpe|lldpe|hm|poly|polythene|polyethylene|plastic|micron|mic|gauge)\b|\d(?:mic|micron|gauge)\b/,
        'Polybag',
      ],
    ],
  ],
  [/^sacks?$/, [[/./, 'Woven sack']]],
  [
    /^bags?$/,
    [
      [/\bpp\b/, 'PP bag'],
      [/\bhdpe\b/, 'Woven sack'],
      [/\bself[ -]adhesive\b/, 'Polybag'],
    ],
  ],
  [
    /^cones?$/,
    [
      [DYE_WORD, 'Dye cone'],
      [PLASTIC_WORD, 'Plastic cone'],
      [/./, 'Paper cone'],
    ],
  ],
  [
    /^tubes?$/,
    [
      [DYE_WORD, 'Dye tube'],
      [PLASTIC_WORD, 'Plastic tube'],
      [/./, 'Paper tube'],
    ],
  ],
  [
    /^(?:box|boxes)$/,
    [
      [/\b(?:duplex|sbs)\b/, 'Mono carton'],
      [/\b(?:ply|flute|corrugated|bf|layer|wall)\b|\d(?:ply|bf)\b/, 'Carton'],
    ],
  ],
  [
    /^pallets?$/,
    [
      [/\b(?:wood|wooden|pine|pinewood|plywood|timber|jungle|ispm)\b/, 'Wooden pallet'],
      [/\b(?:plastic|hdpe|pp)\b/, 'Plastic pallet'],
      [/\b(?:metal|steel|ms|iron)\b/, 'Metal pallet'],
      [/./, 'Pallet'],
    ],
  ],
]

const WOVEN_BAG = /\d ?gsm\b|\blaminated\b|\bliner\b|\bwoven\b/
const FILM_BAG = /mic(?:ron)?s?\b|\bgauge\b|\b(?:bopp|cpp|flap|adhesive|transparent|film)\b/

/** The kind that a phrase names in this line; null: it is about something else. */
function meantKind(hit: Hit, words: readonly string[], text: string): string | null {
  const next = words[hit.at + hit.used] ?? ''
  if (FOR_WHICH.test(next) && !/(?:tape|tapes|film|paper)$/.test(hit.phrase)) return null
  if (/^(?:per|\/|each|a)$/.test(words[hit.at - 1] ?? '') || isPutUp(hit, words)) return null
  const general = BY_MATERIAL.filter(([noun]) => noun.test(hit.phrase))
  // "PP bag 80 GSM laminated" is woven: film is sold by micron.
  if (hit.value === 'PP bag' && /\bpp\b/.test(hit.phrase) && WOVEN_BAG.test(text) && !FILM_BAG.test(text))
    return 'Woven sack'
  if (general.length > 0) return general.flatMap(([, kinds]) => kinds).find(([word]) => word.test(text))?.[1] ?? null
  if (/^(?:strap|straps|patti|tape|tapes|liner|foam|tissue|label|labels|crate|spool|spools|twine)$/.test(hit.phrase))
    return isOtherTrade(text) ? null : hit.value
  return hit.value
}

/** "72 rolls carton": what counted goods are packed in. */
const isPutUp = ({ at, phrase }: Hit, words: readonly string[]): boolean =>
  /^(?:cartons?|box|boxes|bags?|bundles?|packets?)$/.test(phrase) &&
  /^(?:rolls?|pcs|pieces|nos|labels|tapes)$/.test(words[at - 1] ?? '') &&
  /^\d+$/.test(words[at - 2] ?? '')

/** Goods of other modules with one of these words in their names. */
function isOtherTrade(text: string): boolean {
  return /\b(?:elastic|twill|niwar|niwad|velcro|measuring|woven label|shoulder strap|bra|satin ribbon|shirt button|zipper no|machine|yarn count|denier yarn|sewing thread|fabric gsm)\b/.test(
    text,
  )
}

/** The phrases that name packing goods, from left to right; a longer one wins over those inside it. */
const hitsOf = memoize((tokens: readonly string[]): readonly Hit[] => {
  const words = foldedOf(tokens)
  const { text } = lineOf(tokens)
  const hits: Hit[] = []
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(packType, words, at)
    const hit = found && { at, ...found }
    const value = hit && meantKind(hit, words, text)
    if (hit && value !== null) hits.push({ ...hit, value })
    at += found?.used ?? 1
  }
  return hits
})

/** What the line sells: the last name before "for", "with" or a comma; "" when it names nothing. */
export const goodsOf = memoize((tokens: readonly string[]): Hit | null => {
  const words = foldedOf(tokens)
  const hits = hitsOf(tokens)
  const [first] = hits
  if (!first) return null
  const end = words.findIndex((word, at) => at >= first.at + first.used && NOUN_END.test(word))
  const near = hits.filter(({ at }) => end < 0 || at < end)
  return whole(near.at(-1) ?? first, hits, words)
})

const PUT_UP = /^(?:rolls?|reels?|packets?|sachets?|pouch|pouches)$/

/** "Corrugated carton box" is one name, and "film roll" a film. */
function whole(hit: Hit, hits: readonly Hit[], words: readonly string[]): Hit {
  const before = hits.find(({ at, used, value }) => at + used === hit.at && value === hit.value)
  const at = before?.at ?? hit.at
  const end = hit.at + hit.used
  const used = end - at + (PUT_UP.test(words[end] ?? '') ? 1 : 0)
  return { ...hit, at, used, phrase: words.slice(at, at + used).join(' ') }
}

/** Whether the line sells one of these kinds. */
export function sells(tokens: readonly string[], kinds: readonly string[]): boolean {
  const goods = goodsOf(tokens)
  return goods !== null && kinds.includes(goods.value)
}

/** Whether the line is about a cone or a tube, named or by its taper. */
export function isSupport(tokens: readonly string[]): boolean {
  return sells(tokens, PACKS.hollow) || (goodsOf(tokens) === null && /\bcones?\b|\d ?°/.test(lineOf(tokens).text))
}
