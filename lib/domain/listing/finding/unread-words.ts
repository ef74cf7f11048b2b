import { wordsOf } from './titles/count-in-title'

/** Words of searches in which buyers say nothing of the goods, next to words that do. */
const SAY_NOTHING: ReadonlySet<string> = new Set(
  'ka ke ki ko kapda kapde kapra kapdaa kapad tessuto tessuti wide width'.split(' '),
)

/** How buyers ask for a price and for what is in stock. "Ready" alone may be ready to dye. */
const ASKED =
  /(?<![\p{L}\d])(?:(?:per )?kgs? (?:rate|price|bhav)|(?:rate|price|bhav) (?:in |per )?kgs?|ready stock|in stock|ex stock|available stock)(?![\p{L}\d])/giu

/** "10 spools", "500 pcs": goods that are counted. */
const COUNTED = 'spools?|cones?|reels?|rolls?|thaa?ns?|takas?|pcs|pieces?|nos|bales?|bags?|dozens?'
/** "5000 mtr", "2000 kg": as much of them as no width, package or weight has. Less may be the size of something. */
const MEASURED = 'mtrs?|mts?|metres?|meters?|kgs?|yds?|yards?|tons?|tonnes?'
/** Not "500 pcs/hour" or "100 kg/cm2". */
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\d./x-])(?<number>\d+|\d{1,3}(?:,\d{2,3})+) ?(?:(?<counted>${COUNTED})|(?<measured>${MEASURED}))(?![\p{L}\d]| ?(?:/|per ))`,
  'giu',
)
const MEASURED_MIN = 500

/**
 * The words that a search must find, of those that no reader understood: without how much is asked for, whether it is in stock, and words
 * that say nothing of the goods.
 */
export function wordsToFind(unread: readonly string[], query: string): string[] {
  const dropped = new Set([...SAY_NOTHING, ...[...query.matchAll(ASKED)].flatMap(([text]) => wordsOf(text))])
  for (const { 0: text, groups } of query.matchAll(QUANTITY)) {
    const isMuch = Number(groups?.number?.replaceAll(',', '')) >= MEASURED_MIN
    if (groups?.counted !== undefined || isMuch) for (const word of wordsOf(text)) dropped.add(word)
  }
  return unread.filter((word) => !dropped.has(word))
}
