import { COLOUR, PACK } from './context'

/** The goods of a request that wants the same quantity of each: "500 kg each of 30s and 40s". */
interface GoodsOfEach {
  /** As typed: "30s", "40s". */
  items: readonly string[]
  /** The sentence for each of them alone. */
  parts: readonly string[]
}

const AND = String.raw`(?:\s+(?:and|aur|plus)\s+|\s*[&+]\s*)`
const JOIN = String.raw`(?:\s*,${AND}|\s*,\s*|${AND})`
/** A count, a denier or a weight; a figure alone is one in front of another: "30 and 40s". */
const COUNT = String.raw`(?:n[em]\s?|tkt\.?\s?|ticket\s)?\d{1,4}(?:\/\d{1,4})?\s?(?:['’]?s|d|den|denier|gsm)?(?![\p{L}\d])`
const SHADE = String.raw`(?:(?:dark|light|sky|royal)\s+)?${COLOUR}(?!\p{L})`
/** Words of one of the goods: "30s combed and 40s carded". */
const OWN = String.raw`(?:\s+(?!and\b|aur\b|plus\b|each\b)\p{L}{3,}){0,2}`
/** Things of one kind, of which a sentence may list several. */
const KINDS = [COUNT, SHADE].map((item) => ({
  list: new RegExp(String.raw`(?<![\p{L}\d/.,-])${item}(?:${OWN}${JOIN}${item})+`, 'giu'),
  itself: new RegExp(item, 'iu'),
}))
const SPLIT = new RegExp(JOIN, 'iu')
const AND_BEHIND = new RegExp(String.raw`${AND}\d{1,4}\s*$`, 'iu')
const OF_OTHER =
  /^\s*(?:days?|din|%|inch|"|(?:kgs?|m|mtrs?|met(?:er|re)s?|cones|pcs|rs|per|weeks?|months?)(?!\p{L})|\/)/iu
const IS_NAMED = /[\p{L}/]/u
const EACH_BEHIND = /^\s*each(?!\p{L})/iu
const EACH_BEFORE = /\beach\s*$/iu
/** A package or a time of the goods: "each bag", "each month". */
const NOT_OF_GOODS = new RegExp(
  String.raw`^\s*each\s+(?:${PACK}|pieces?|pcs?|sets?|lots?|weeks?|months?)(?!\p{L})`,
  'iu',
)

/**
 * Of which goods a quantity is meant for each; null where the sentence names no two.
 * @param text the sentence
 * @param place where the quantity begins and ends in it
 */
export function goodsOfEach(text: string, { start, end }: { start: number; end: number }): GoodsOfEach | null {
  const behind = text.slice(end)
  if (NOT_OF_GOODS.test(behind) || !(EACH_BEHIND.test(behind) || EACH_BEFORE.test(text.slice(0, start)))) return null
  for (const { list, itself } of KINDS) {
    for (const { 0: words, index } of text.matchAll(list)) {
      const items = words.split(SPLIT)
      // "30s and 40s, 60 days credit": a figure at the end is of something else. "Tkt 80 and 120" has two.
      const isJoined = AND_BEHIND.test(words) && !OF_OTHER.test(text.slice(index + words.length))
      while (items.length > 0 && !isJoined && !IS_NAMED.test(items.at(-1) ?? '')) items.pop()
      const [first = ''] = items
      const last = itself.exec(items.pop() ?? '')?.[0] ?? ''
      if (items.length === 0) continue
      const tail = text.slice(index + words.lastIndexOf(last) + last.length)
      // Where the first has words of its own, as many behind the last are of the last.
      const count = first.replace(itself, '').match(/\p{L}+/gu)?.length ?? 0
      const [own = ''] = new RegExp(`^(?:\\s+\\p{L}{3,}){0,${count}}`, 'u').exec(tail) ?? []
      items.push(last + own)
      // "Tkt 80 and 120": the word in front is of both.
      const word = /^\p{L}+\.?\s/u.exec(first)?.[0] ?? ''
      const named = items.map((item) => (IS_NAMED.test(item) ? item : word + item))
      return { items: named, parts: named.map((item) => text.slice(0, index) + item + tail.slice(own.length)) }
    }
  }
  return null
}
