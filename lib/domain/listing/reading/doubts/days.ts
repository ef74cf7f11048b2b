/** Days by which the trade gives credit; without a word they may be that. */
const CREDIT_DAYS: ReadonlySet<unknown> = new Set([30, 45, 60, 75, 90, 120, 180])
const OF_CREDIT =
  /\b(?:credit|udh?aar|udhar|payment|pmt|pymt|pdc|lc|l\/c|advance|disc(?:ount)?|cd|interest|cheque|check|due|terms|baki|dhara|nett?)\b[^,;]*$/iu
/** "L/C at sight - 25 days": at sight nothing is due later. */
const AT_SIGHT = /\bl\/?c\s+at\s+sight\s+[-–—]\s*$/iu
const OF_CREDIT_BEHIND =
  /^\s*(?:days?['’]?|din)?\s*\)?\s*(?:(?:mein|me|ke andar|with)\s+)?(?:wapsi|returns?|exchange|from\s+(?:bl|lr|invoice)|sight|credit|udh?aar|udhar|pdc|lc|l\/c|payment|pmt|pymt|samples?|interest|cheque|check|due|terms|baki|dhara|nett?|open|se\b)/iu
const OF_DISPATCH = /\b(?:dispatch|despatch|deliver|lead|ready|shipment|production|within|making|time)\p{L}*[^,;]*$/iu

const OF_OTHER_WORK =
  /\b(?:stitching|tailoring|silai|lab dip|sampl\p{L}*|warranty|returns?|exchange|valid\p{L}*|documents?|took)\b[^;,]*$/iu

/** "7 days cash", "cash 7 days": when they are paid, where the line does not say what comes in those days. */
const OF_CASH = /\bcash\b[^,;]*$/iu
const OF_CASH_BEHIND = /^\s*(?:days?|din)?\s*cash(?!\p{L})/iu

/** Goods leave the mill or are paid for in so many days; work is done in them. */
const DAYS_OF_GOODS = 15

const SHORT_CREDIT: ReadonlySet<unknown> = new Set([7, 10])
/** "Rs. 34.25 per mtr / 7 days": next to its price, in a line that says no more of the payment. */
const PRICE_IN_FRONT =
  /(?:(?:(?<!\p{L})(?:rs\.?|inr|usd|eur)|[@₹$€])\s*\d[\d,.]*(?:\s*\/-)?|\d\s*\/-)\s*(?:(?:\/\s*|per\s+)\p{L}+\.?)?\s*[,;|/]?\s*$/iu
const PAID = /(?<!\p{L})(?:payment|credit|advance|cash|pdc|lc|cheque|dhara)(?!\p{L})/iu

/**
 * Whether days may be another time than that of the dispatch: of credit, of returns, of a sample.
 * @param place the words on both sides of them
 * @param isWork whether the line is about work, which is done in some days
 */
export function isDoubtedDays(
  { before, after }: Readonly<{ before: string; after: string }>,
  days: unknown,
  isWork: boolean,
): boolean {
  if ((OF_CREDIT.test(before) && !AT_SIGHT.test(before)) || OF_CREDIT_BEHIND.test(after) || OF_OTHER_WORK.test(before))
    return true
  const isNamed = OF_DISPATCH.test(before) || /^\s*(?:days?|din)?\s*(?:delivery|dispatch|lead|ready|time)/iu.test(after)
  const isOfCash = OF_CASH.test(before) || OF_CASH_BEHIND.test(after)
  const isNextToPrice = SHORT_CREDIT.has(days) && PRICE_IN_FRONT.test(before) && !PAID.test(before) && !PAID.test(after)
  return (
    !isNamed &&
    (isOfCash ||
      CREDIT_DAYS.has(days) ||
      ((days === DAYS_OF_GOODS || isNextToPrice) && !isWork) ||
      /\($/.test(before.trimEnd()))
  )
}
