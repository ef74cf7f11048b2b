import { numberOf } from '../sale/figures'
import { SIGN } from '../sale/patterns'

/** What price lists and chats write in short, in the words that the readers know. */

/** "1 lac cones", "1.5 lakh mtr": so many. */
const LAKHS =
  /(?<![\p{L}\d.,/-]|(?:rs\.?|₹|@)\s*)(\d{1,2}(?:\.\d{1,2})?)\s*(?:lakhs?|lacs?)\s+(cone|cones|pcs|pieces|tubes|spools|boxes|mtrs?|met(?:er|re)s?|m|yds?|yards?|kgs?)(?!\p{L})/giu
const LAKH = 100_000

/** "42 rs mtr cash", "148/kg cash rate": paid when the goods are taken. "Cash 2% less" is another price. */
const CASH =
  /(?<=\d\s*(?:\/-)?\s*(?:rs\.?)?\s*(?:(?:\/\s*|per\s+)?(?:kg|kilo|mtr|m|met(?:er|re)|cone|tube|pc|piece|box))?)\s*,?\s+cash(?:\s+(?:rate|price|only|payment))?(?=\s*(?:$|[,;|)]))/giu

/** "10 tubes pkt ... Rs. 425/pkt": the price of a packet, which is the box of small packages. */
const PACKET = /(?<!\p{L})(?:pkts?|packets?)(?!\p{L})/giu
const PER_PACKET = new RegExp(
  String.raw`(?=.*\d\s*(?:tubes|cones|spools|reels|cops|pcs)\s*(?:\/|per\s)?\s*(?:pkt|packet)(?!\p{L})).*(?:${SIGN})\s*\d[\d,.]*\s*(?:\/-\s*)?(?:\/|per\s)\s?(?:pkt|packet)(?!\p{L})`,
  'iu',
)

/** "1500 m / 4 oz / USD 3.10", "dye tube, 1.25 kg, USD 1.48/kg": the weight of one, as a part by itself. */
const WEIGHT_ALONE = /(?<=(?:[,;|]|\s\/)\s*)(\d{1,2}(?:\.\d)?\s*oz|[12]\.\d{2}\s*kg)(?=\s*(?:[,;|]|\s\/))/giu
const HELD = /(?<!\p{L})(cone|spool|tube|cop|reel)s?(?!\p{L})/iu

/** "EMB-120/2": a code of letters in front of the only construction of the line. */
const CODE_OF_COUNT = /(?<=^\s*)(\p{Lu}{2,5})-(?=\d{2,3}\/[2346](?![\d/]))/u
const CONSTRUCTION = /(?<![\d.])\d{2,3}[Dds]?\/[2346](?![\d/])/gu

/** "100 cones 40/2 spun poly": how many a buyer wants, in front of the goods. */
const FIRST_AMOUNT = /^\s*(\d[\d,]*)\s+(cones|tubes|spools|boxes)\s+(?=\d{2,3}s?\/\d)/iu

/** Of what a line is. */
interface Kind {
  /** The goods are wound on packages of some length. */
  isWound: boolean
  isRequest: boolean
}

/** A line of a price list in the usual words. */
export function inWordsOfLists(typed: string, { isWound, isRequest }: Kind): string {
  const text = typed
    .replace(
      LAKHS,
      (_, figure, unit) => `${Math.round(numberOf(figure) * LAKH)} ${/^cone$/i.test(unit) ? 'cones' : unit}`,
    )
    .replace(CASH, ', cash')
  if (!isWound) return text
  const [, package_ = 'cone'] = HELD.exec(text) ?? []
  const plain = (PER_PACKET.test(text) ? text.replace(PACKET, 'box') : text).replace(
    WEIGHT_ALONE,
    (weight) => `${weight} ${package_.toLowerCase()}`,
  )
  const coded = [...plain.matchAll(CONSTRUCTION)].length === 1 ? plain.replace(CODE_OF_COUNT, '$1, ') : plain
  return isRequest ? coded.replace(FIRST_AMOUNT, 'need $1 $2 ; ') : coded
}
