/** What price lists of mills shorten, and how Italy and Turkey write the same, in the words that the readers know. */

type Spelling = readonly [pattern: RegExp, usual: string, isMeant?: boolean]

/** "5-7 dys". */
const DAYS = /(?<=\d\s?)dys(?!\p{L})/giu
/** "Dlv 5-7 days". */
const DELIVERY = /(?<!\p{L})dl(?:v|vy|vry|ry)\.?(?=\s*(?:(?:in|within)\s+)?\d)/giu
/** "Rdy 40 taka". */
const READY = /(?<!\p{L})rdy(?!\p{L})/giu
/** "@28.5 net cash, 50 taka": how it is paid. */
const NET_CASH = /(?<=\d(?:\s?\/-)?)\s+nett?\s+cash(?=\s*(?:$|[,;|]))/giu
/** "295 ka rate". */
const KA_RATE =
  /(?<![\p{L}\d.,/x×-])(\d{2,4}(?:\.\d{1,2})?)\s+(?:ka|ki)\s+(?:rate|bhav)(?!\p{L})(?!\s*(?:batao|kya|do|dijiye|bhej|\?))/giu
/** "2 hafta": weeks. */
const WEEKS = /(?<=\d\s?)hafta(?!\p{L})/giu
/** "Dhara 30": the days of credit. */
const DHARA = /(?<!\p{L})dhara\s*[:=-]?\s*(\d{2,3})(?=\s*(?:$|[,;|)]))/giu
/** "GST 12% incl". */
const TAX_INSIDE = /(?<!\p{L})(gst)\s*@?\s*\d{1,2}\s*%\s*(?=incl(?:uded|uding|usive|\.)?(?!\p{L}))/giu
/** "GST 5% xtra". */
const EXTRA = /(?<!\p{L})xtra(?!\p{L})/giu
/** "PP SSS 17 gsm": spunbond of three layers. */
const LAYERS = /(?<=(?<!\p{L})PP\s)S{2,3}(?=\s*\d{1,3}\s*gsm(?!\p{L}))/gu
/** "Kings spool". */
const KINGS = /(?<!\p{L})kings\s+(?=spool)/giu
/** "Kompakt penye", "açık en": compact combed yarn, and open width, in Turkey. */
const COMPACT = /(?<!\p{L})kompakt(?!\p{L})/giu
const OPEN_WIDTH = /(?<!\p{L})a[çc][ıi]k\s+en(?!\p{L})/giu
/** "Nett 7 days": "7 days nett". "Nett 24 kg 7 days" has a weight. */
const NETT_DAYS = /(?<!\p{L})nett?\s+([12]?\d)\s*(?:days?|d)(?!\p{L})/giu
/** "90 gg DF", "60 gg data fattura f.m.": days from the invoice, in Italy. */
const FROM_INVOICE =
  /(?<!ri\.?\s?ba\.?\s*(?:a\s+)?)(?<![\d.,])(\d{2,3})\s*(?:gg|giorni)\.?\s*(?:d\.?\s?f\.?|data\s+fattura|dalla\s+fattura)(?:\s*(?:f\.?\s?m\.?|fine\s+mese))?(?!\p{L})\.?/giu
/** "6,90 €/ml": the running metre of Italy. */
const RUNNING_METRE = /(?<=(?:(?:€|(?<!\p{L})euro?s?)\s?(?:\d[\d.,]*\s?)?\/\s?))ml(?!\p{L})/giu
/** "- 268 kg + 5% GST": what is taxed is a price. */
const TAXED =
  /(?<=[-–,;|]\s*)(?<![\d.])(\d{2,4}(?:\.\d{1,2})?)\s*(kg|mtr|m|cone|tube|pc)(?=\s*\+\s*(?:\d{1,2}\s*%\s*)?gst(?!\p{L}))/giu
/** "Box of 10 @ 410 box": what one holds, and its price. */
const BOX_AT =
  /(?<!\p{L})(box|carton|pkt|pack)\s+of\s+(\d{1,3})\s*(?:@|at)\s*((?:rs\.?\s*|₹\s*)?\d[\d,]*(?:\.\d{1,2})?)(?:\s*\/-)?\s*(?:\/\s*|per\s+|a\s+)?\1(?!\p{L})/giu
/** "50.000 mt hazir", as keyboards without Turkish letters write it. */
const HAZIR = /(?<=\d\s*(?:m|mt|metre|kg|ton|adet|cones|spools)\s)hazir(?!\p{L})/giu
/** "…, peşin": paid when the goods are taken, as a part by itself. */
const PESIN = /(?<=[,;|-]\s*)pe[şs]in(?=\s*(?:$|[,;|.]))/giu

/**
 * The spellings of short words.
 * @param isByMetre whether the goods are sold by the metre
 * @param isTurkish whether the line is in Turkish
 */
export const shortSpellings = (isByMetre: boolean, isTurkish: boolean): readonly Spelling[] => [
  [DAYS, 'days'],
  [DELIVERY, 'delivery'],
  [READY, 'ready'],
  [WEEKS, 'weeks'],
  [DHARA, '$1 days credit'],
  [TAX_INSIDE, '$1 '],
  [NET_CASH, ', cash'],
  [KA_RATE, 'rate $1'],
  [EXTRA, 'extra'],
  [LAYERS, 'spunbond', isByMetre],
  [KINGS, 'king '],
  [COMPACT, 'compact', isTurkish],
  [OPEN_WIDTH, 'open width', isTurkish],
  [NETT_DAYS, '$1 days nett'],
  [FROM_INVOICE, '$1 days credit'],
  [RUNNING_METRE, 'm', isByMetre],
  [TAXED, '@ $1 per $2'],
  [BOX_AT, '; $2 pcs per $1 ; @ $3 per $1'],
  [HAZIR, 'hazır'],
  [PESIN, 'cash'],
]
