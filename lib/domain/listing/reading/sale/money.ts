import { INDIAN_TOWNS } from '@/lib/domain/families/towns'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { moduleReading } from '@/lib/domain/modules/registry/readings'
import { roundTo } from '@/lib/domain/units/rounding'
import type { LineReading, LineText } from '../line-text'
import { isSoldBy, price, unitNamed } from './figures'
import { PRICE_IN_CENTS, PRICE_IN_PAISE, PRICE_OF_PS } from './patterns'

/** Pieces in some trades, paise in others. */
const PS = /\dps(?!\p{L})|\sps(?!\p{L})/iu

/** Takes a price in paise or cents. "Ps" are pieces where these are sold. */
export function takeSmallMoney(line: LineText, definition: ModuleDefinition): void {
  const sellsPieces = isSoldBy(definition, 'piece')
  if (sellsPieces) line.take(PRICE_OF_PS, ([, figure]) => price(definition, figure, '', 'pcs'))
  line.take(PRICE_IN_PAISE, ([text, figure, per]) => {
    // "85 ps" of pieces may be a number of them, their price or its paise.
    if (sellsPieces && PS.test(text) && unitNamed(definition, per ?? '') === null) return null
    const { basePrice, ...rest } = price(definition, figure, 'Rs', per)
    // "0.55 paise" are rupees.
    return basePrice < 1 ? null : { basePrice: roundTo(basePrice / 100, 6), ...rest }
  })
  line.take(PRICE_IN_CENTS, ([, figure, per]) => {
    const { basePrice, ...rest } = price(definition, figure, 'usd', per)
    return { basePrice: roundTo(basePrice / 100, 6), ...rest }
  })
}

/** "FOB Karachi", "ex-mill Faisalabad". */
const SELLS_FROM = String.raw`(?<!\p{L})(?:fob|ex)(?:[\s-]?(?:works|mills?|factory|godown|stock))?[\s:,-]+`
/** "Rs 395 per yd, Karachi", "395/- per yd Karachi": the place is a part of the line by itself, or begins it, or ends it behind the price. */
const PART_OF_ITS_OWN = String.raw`(?:^|[,;|(]|\s[-–])\s*|(?:\d\s*\/-|(?<!\p{L})per\s\p{L}+|\/\s?\p{L}+)\s+(?=[\p{L}\s,]+$)`
const seat = (places: string): Record<'ofSeller' | 'alone', RegExp> => ({
  ofSeller: new RegExp(`${SELLS_FROM}(?:${places})(?!\\p{L})`, 'iu'),
  alone: new RegExp(
    `${SELLS_FROM}(?:${places})(?!\\p{L})|(?:${PART_OF_ITS_OWN})(?:${places})(?=\\s*(?:$|[,;|.)]))|^(?:${places})(?=\\s+\\d)`,
    'iu',
  ),
})
const PAKISTAN = seat(
  String.raw`(?:(?:karachi|faisalabad|lahore|multan|gujranwala|sialkot|(?:port|bin) qasim|sheikhupura|islamabad|rawalpindi|kotri|nooriabad)(?:[\s,-]+pakistan)?|pakistan)`,
)
const SRI_LANKA = seat(String.raw`(?:(?:colombo|katunayake|biyagama)[\s,-]+)?sri\s?lanka`)
/** "Buyer Karachi", "CIF Colombo, Sri Lanka", "Pakistan origin": where goods go to or came from. */
const NOT_OF_SELLER =
  /(?<!\p{L})(?:buyers?|customers?|importers?|import(?:s|ed)?|origin|made\s+in|surplus|c\.?i\.?f|c\.?n\.?f|c\s?&\s?f|cfr|dap|ddp|destination|deliver(?:y|ed)\s+(?:at|to)|export(?:s|er|ers|ed|ing)?\s+(?:to|market)|for\s+exports?(?!\s+(?:quality|pack)))(?!\p{L})/iu
const isSeat = ({ ofSeller, alone }: ReturnType<typeof seat>, text: string, placesAreStyles: boolean): boolean =>
  placesAreStyles ? ofSeller.test(text) : alone.test(text) && !NOT_OF_SELLER.test(text)
const IN_INDIA = new RegExp(`₹|(?<!\\p{L})(?:india|inr|${INDIAN_TOWNS})(?!\\p{L})`, 'iu')
/** Other money than rupees, and other countries that write "395/-". */
const OTHER_MONEY =
  /[$€£¥৳₺]|(?<!\p{L})(?:usd|dollars?|euros?|eur|gbp|aud|nzd|cny|rmb|yuan|aed|bdt|taka|tk(?=\.?\s?\d)|chf|jpy|yen|sgd|hkd|thb|vnd|krw|brl|idr|rp|myr|egp|mxn|try|tl|npr|kes|kshs?|tzs|ugx|bangladesh|dhaka|narayanganj|narsingdi|gazipur|chittagong|chattogram|ctg|nepal|kathmandu|birgunj|biratnagar|kenya|nairobi|mombasa|tanzania|uganda)(?!\p{L})/iu
const RUPEE_SIGN = /(?<!\p{L})(?:rs|rupees?)(?!\p{L})|\d\s*\/-/iu

/** "Rs 395 per yd, Karachi" are rupees of Pakistan; "372/-" without a place or other money are rupees of India. */
export function inMoneyOfPlace({ moduleKey }: ModuleDefinition, reading: LineReading): LineReading {
  const { values, understood, text } = reading
  const named = understood.find(({ name }) => name === (values.currency === undefined ? 'basePrice' : 'currency'))
  const isOpen = values.currency === undefined || (values.currency === 'INR' && !IN_INDIA.test(named?.text ?? ''))
  if (
    named === undefined ||
    !isOpen ||
    !RUPEE_SIGN.test(named.text) ||
    (values.currency === undefined && OTHER_MONEY.test(text))
  )
    return reading
  const { placesAreStyles = false } = moduleReading(moduleKey)
  const isFrom = (country: ReturnType<typeof seat>) => isSeat(country, text, placesAreStyles)
  const abroad = isFrom(PAKISTAN) ? 'PKR' : isFrom(SRI_LANKA) ? 'LKR' : 'INR'
  const currency = IN_INDIA.test(text) ? 'INR' : abroad
  if (currency === values.currency) return reading
  const others = understood.filter(({ name }) => name !== 'currency')
  return {
    ...reading,
    values: { ...values, currency },
    understood: [...others, { name: 'currency', text: named.text, value: currency }],
  }
}
