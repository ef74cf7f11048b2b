import { COLOUR, CURRENCY } from '../doubts/context'
import { SHADES_COUNTED } from '../doubts/several-quantities'

/** What price lists of mills shorten, and how Italy and Turkey write the same, in the words that the readers know. */

type Spelling = readonly [pattern: RegExp, usual: string, isMeant?: boolean]

/** "5-7 dys". */
const DAYS = /(?<=\d\s?)dys(?!\p{L})/giu
/** "Dlv 5-7 days". */
const DELIVERY = /(?<!\p{L})d(?:l(?:v|vy|vry|ry)|ely)\.?(?=\s*(?:(?:in|within)\s+)?\d)/giu
/** "Rdy 40 taka". */
const READY = /(?<!\p{L})rdy(?!\p{L})/giu
/** "25% advance bal. against delivery". */
const BALANCE =
  /(?<=(?<!\p{L})adv(?:ance|\.)?[\s,;&+-]*)bal\.?(?=\s+(?:amount\s+)?(?:against|agst|before|on|at|after)(?!\p{L}))/giu
/** "Pag. 60 gg RB": an Italian collection order. Without the letters the days are those of credit. */
const COLLECTED =
  /(?<!\p{L})pag(?:amento)?(?!\p{L})\.?\s*(?:a\s+)?(\d{2,3})\s*(?:gg|giorni)(?!\p{L})\.?\s*(?:r\.?b\.?|ri\.?\s?ba\.?|ricevuta\s+bancaria)(?![\p{L}.])/giu
const PAID_IN_DAYS = /(?<!\p{L})pag(?:amento)?(?!\p{L})\.?\s*(?:a\s+)?(\d{2,3})\s*(?:gg|giorni)(?!\p{L})\.?/giu
/** "Cash nett". */
const CASH_NET = /(?<=[,;|-]\s*)cash\s+nett?(?=\s*(?:$|[,;|)]))/giu
/** "100% TT": all of it in advance. */
const WHOLE_BY_TT = /(?<=[,;|-]\s*(?:payment\s*:?\s*)?)100\s*%\s*t\/?t(?=\s*(?:$|[,;|)]))/giu
/** "TC 65 35 63\"": the shares of a blend behind its letters. */
const SHARES_APART =
  /(?<=(?<!\p{L})(?:t\/?c|p\/?c|p\/?v|t\/?r|cvc)\s+(?:65(?=\s35)|60(?=\s40)|52(?=\s48)|80(?=\s20)|70(?=\s30)|67(?=\s33)|55(?=\s45)))\s(?=\d{2}(?:\s|$)(?!\s*(?:inch|in|cms?|panna)(?!\p{L})))/giu
/** "Taka cut 105-110 mtr". */
const CUT_OF_PIECE = /(?<=(?<!\p{L})(?:taka|thaan|than)\s)cut\s+(?=\d{2,3}\s*(?:-|to)?\s*\d*\s*m)/giu
/** "Ctn greige": cotton. So many ctn are cartons. */
const COTTON =
  /(?<!\p{L}|\d\s?|(?:per|\/|of)\s?)ctn\.?(?=\s+(?:gr[ae]y|greige|fabric|cloth|poplin|drill|twill|sheeting|cambric|canvas|voile|satin)(?!\p{L}))/giu
/** "OE loomstate". */
const OPEN_END = /(?<![\p{L}\d]|\d\s?)OE(?=\s+(?:loom\s?state|gr[ae]y|greige)(?!\p{L}))/gu
/** "Plain loom state": the weave; a plain loom is a machine. */
const PLAIN_WEAVE = /(?<!\p{L})plain(?=\s+loom\s?state(?!\p{L}))/giu
/** "Voce doganale 5111 30". */
const TARIFF_ITEM = /(?<!\p{L})voce\s+doganale\s*[:.]?(?=\s*\d{4})/giu
/** "@28.5 net cash, 50 taka": how it is paid. */
const NET_CASH = /(?<=\d(?:\s?\/-)?)\s+nett?\s+cash(?=\s*(?:$|[,;|]))/giu
/** "D65, TL84", "Juki TL 98": a lamp, and names of goods, are no lira. "Light blue TL 85/mt" has a price. */
const LAMP = /(?<!\p{L})TL\s?(?=8[345](?!\s?[\d/]|[.,]\d|\s*(?:kg|m|mt|metre|adet|pcs)(?!\p{L})))/gu
const HAS_LAMP = /(?<!\p{L})(?:d65|cwf|light|lamps?|match\p{L}*|shades?)(?!\p{L})/iu
const TL_NAME = /(?<!\p{L})TL\s?(?=\d{2,3}(?!\s?\/|[\d.,]*\d|\s*(?:kg|m|mt|metre|adet|pcs)(?!\p{L})))/gu
const HAS_TL_NAME =
  /[₹$€£]|(?<!\p{L})(?:rs|inr|usd|eur|gbp|juki|level\p{L}*|labels?|zip\p{L}*|dyes?|terasil|ladiquest|lissapol)(?!\p{L})/iu
/** "Shades: red 1024, blue 2210" of a request: the figures are no price. */
const SHADE_NUMBERS = new RegExp(String.raw`(?<=\bshades?\s*:[^;|]*${COLOUR}\s*)\d{3,5}(?=\s*(?:$|[,;&]|and\b))`, 'giu')
/** Figures that are no price: "5 ton", "58 panna", "30 din", "5000 mtr". */
const NO_PRICE = String.raw`\d[\d,]*(?:\.\d+)?\s*(?:tons?|tonnes?|mt|panna|pana|inch|"|din|days?|box(?:es)?|bags?|bales?|cones|ctns?|cartons?|taka|rolls?)(?!\p{L})|\d[\d,]{2,}\s*(?:kgs?|m|mts?|mtrs?|met(?:er|re)s?|yds?)(?!\p{L})`
/** "295 ka rate". Of "60 ka rate 410" the first is a count. */
const KA_RATE = new RegExp(
  String.raw`(?<![\p{L}\d.,/x×-])(\d{2,4}(?:\.\d{1,2})?)\s+(?:ka|ki)\s+(?:rate|bhav)(?!\p{L})(?!\s*(?:batao|kya|do|dijiye|bhej|\?))(?!\s*(?:rs\.?|₹|@|[:=-])?\s*(?!${NO_PRICE})\d)`,
  'giu',
)
/** "2 hafta": weeks. */
const WEEKS = /(?<=\d\s?)hafta(?!\p{L})/giu
/** "Dhara 30": the days of credit. */
const DHARA = /(?<!\p{L})dhara\s*[:=-]?\s*(\d{2,3})(?=\s*(?:$|[,;|)]))/giu
/** "GST 12% incl". */
const TAX_INSIDE = /(?<!\p{L})(gst)\s*@?\s*\d{1,2}\s*%\s*(?=incl(?:uded|uding|usive|\.)?(?!\p{L}))/giu
/** "GST 5%", "12% GST", "GST @5%": a price that names its tax is without it, unless the line says that it is inside. */
const TAX_NAMED =
  /(?<!(?:\+|(?<!\p{L})(?:incl\p{L}*|includes|with|w\/|plus|paid|having|extra|exc?l?\p{L}*|of|@|at|no|less|without))\.?\s*)(?<![\p{L}\d.,]|\d\s*%\s*)(?:(?:i?gst|sales\s+tax|vat)\s*[:@]?\s*(?:@\s*)?(\d{1,2})\s*%|(\d{1,2})\s*%\s*(?:i?gst|sales\s+tax|vat)(?!\p{L}))(?!\s*(?:incl|extra|xtra|alag|paid|inside|add|included|excl|on\s))/giu
const TAX_WITHIN = /(?<!\p{L})(?:incl\p{L}*|inside|all\s+in|mrp|taxable|assessable)(?!\p{L})/iu
/** "215/-, 5%": a rate of tax as a part by itself, where the line has no other share. */
const TAX_ALONE = /(?<=\d\s*(?:\/-|\/\s*\p{L}{1,6})?\s*[,;|]\s*)(5|12|18|28)\s*%(?=\s*(?:$|[,;|]))(?<!%.*%)(?!.*%)/iu
/** "GST 5% xtra". */
const EXTRA = /(?<!\p{L})xtra(?!\p{L})/giu
const OF_RUPEES = /₹|(?<!\p{L})(?:rs|inr)(?!\p{L})|\d\s*\/-/iu
/** "PP SSS 17 gsm": spunbond of three layers. */
const LAYERS = /(?<=(?<!\p{L})PP\s)S{2,3}(?=\s*\d{1,3}\s*gsm(?!\p{L}))/gu
/** "Kings spool". */
const KINGS = /(?<!\p{L})kings\s+(?=spool)/giu
/** "Kompakt penye", "açık en": compact combed yarn, and open width, in Turkey. */
const COMPACT = /(?<!\p{L})kompakt(?!\p{L})/giu
const OPEN_WIDTH = /(?<!\p{L})a[çc][ıi]k\s+en(?!\p{L})/giu
/** "Nett 7 days": "7 days nett". "Nett 24 kg 7 days" has a weight. */
const NETT_DAYS = /(?<!\p{L}|\d\s*(?:\/-)?\s*)nett?\s+([12]?\d)\s*days?(?!\p{L})/giu
/** "Rs 285 nett 10 days", "47/- nett 7 days". */
const NETT_BEHIND_PRICE =
  /(?<=(?:(?:₹|(?<!\p{L})rs\.?)\s*\d[\d,]*(?:\.\d{1,2})?|\d\s*\/-))\s+nett?\s+([12]?\d)\s*days?(?!\p{L})/giu
/** "90 gg DF", "60 gg data fattura f.m.": days from the invoice, in Italy. */
const FROM_INVOICE =
  /(?<!ri\.?\s?ba\.?\s*(?:a\s+)?)(?<![\d.,])(30|45|60|75|90|1[25]0|180)\s*(?:gg|giorni)\.?\s*(?:d\.?\s?f\.?|data\s+fattura|dalla\s+fattura)(?:\s*(?:f\.?\s?m\.?|fine\s+mese))?(?!\p{L})\.?/giu
/** "6,90 €/ml": the running metre of Italy. */
const RUNNING_METRE = /(?<=(?:(?:€|(?<!\p{L})euro?s?)\s?(?:\d[\d.,]*\s?)?\/\s?))ml(?!\p{L})/giu
/** A price elsewhere in the line; "10/box" and what the freight costs do not count. */
const PRICE_OF_OTHER = String.raw`(?:₹|@|\$|€|(?<!\p{L})(?:rs|inr|usd|eur|rate|price)(?!\p{L})|(?<!(?<!\p{L})freight\s)(?<!\d)\d+\s*(?:\/\s*(?:(?!(?:bag|box|ctn|carton|pack|pkt)(?!\p{L}))\p{L}|-)|per\s(?!(?:bag|box|ctn|carton)(?!\p{L}))))`
/** "- 268 kg + 5% GST": what is taxed is a price, where the line has no other. */
const TAXED = new RegExp(
  String.raw`(?<!${PRICE_OF_OTHER}.*)(?<=(?:\s[-–]|[,|])\s*)(\d{2,3}(?:\.\d{1,2})?)\s*(kg|mtr|m|cone|tube|pc)(?=\s*\+\s*(?:\d{1,2}\s*%\s*)?gst(?!\p{L}))(?!.*${PRICE_OF_OTHER})`,
  'giu',
)
/** "Box of 10 @ 410 box": what one holds, and its price. */
const BOX_AT =
  /(?<!\p{L})(box|carton|pkt|pack)\s+of\s+(\d{1,3})\s*(?:@|at)\s*((?:rs\.?\s*|₹\s*)?\d[\d,]*(?:\.\d{1,2})?)(?:\s*\/-)?\s*(?:\/\s*|per\s+|a\s+)?\1(?!\p{L})/giu
/** "50.000 mt hazir", as keyboards without Turkish letters write it. */
const HAZIR = /(?<=\d\s*(?:m|mt|metre|kg|ton|adet|cones|spools)\s)hazir(?!\p{L})/giu
/** "…, peşin": paid when the goods are taken, as a part by itself. */
const PESIN = /(?<=[,;|-]\s*)pe[şs]in(?=\s*(?:$|[,;|.]))/giu

/** "345 nett 2 ton": a net price. */
const NETT_PRICE =
  /(?<=(?<![\p{L}\d.,/])\d{2,4}(?:\.\d{1,2})?(?:\s?\/-)?)\s+nett?(?=\s+\d[\d.,]*\s*(?:tons?|tonnes?|mt)(?!\p{L}))/giu
/** "500 m spools, 12/box, EUR 2.40": next to a price with a sign, so many spools in a box. */
const IN_BOX =
  /(?<![\p{L}\d.,/@₹$€-]|(?:(?<!\p{L})(?:rs\.?|inr|usd|eur)|[@₹$€])\s*)(?:([4-68]|1[02568]|2[045]|3[06]|4[08]|50|60|72|100|120|144)\s*(?:\/|per\s)\s*(box|ctn|carton)|(\d{2}|1\d\d|2[0-4]\d)\s*(?:\/|per\s)\s*(ctn|carton))(?!\p{L})/giu
const SIGNED = new RegExp(String.raw`${CURRENCY}\s*\d[\d,]*(?:\.\d+)?(?!\s*(?:\/|per\s)\s*(?:box|ctn|carton))`, 'iu')
const WOUND = /(?<!\p{L})(cones|spools|tubes|cops|bobbins)(?!\p{L})/iu
const inBox = (text: string): Spelling => [
  IN_BOX,
  `$1$3 ${WOUND.exec(text)?.[0]} per $2$4`,
  WOUND.test(text) && SIGNED.test(text),
]

/** Of what a line is. */
interface Kind {
  /** The goods are sold by the metre. */
  isByMetre: boolean
  isTurkish: boolean
  isRequest: boolean
}

/** The spellings of short words. */
export const shortSpellings = (text: string, { isByMetre, isTurkish, isRequest }: Kind): readonly Spelling[] => [
  [SHADE_NUMBERS, '', isRequest && !SHADES_COUNTED.test(text)],
  [LAMP, 'TL-', HAS_LAMP.test(text)],
  [TL_NAME, 'TL-', HAS_TL_NAME.test(text)],
  [DAYS, 'days'],
  [DELIVERY, 'delivery'],
  [READY, 'ready'],
  [WEEKS, 'weeks'],
  [DHARA, '$1 days credit'],
  [TAX_INSIDE, '$1 '],
  [TAX_NAMED, '+ GST $1$2%', !isRequest && !TAX_WITHIN.test(text)],
  [TAX_ALONE, '+ GST $1%', !isRequest && !TAX_WITHIN.test(text) && OF_RUPEES.test(text)],
  [BALANCE, 'balance'],
  [COLLECTED, 'RiBa $1 days'],
  [PAID_IN_DAYS, '$1 days credit'],
  [CASH_NET, 'cash'],
  [WHOLE_BY_TT, '100% TT in advance'],
  [SHARES_APART, '/'],
  [CUT_OF_PIECE, '', isByMetre],
  [COTTON, 'cotton', isByMetre],
  [OPEN_END, 'open end', isByMetre],
  [PLAIN_WEAVE, 'plain weave,', isByMetre],
  [TARIFF_ITEM, 'HS code'],
  [NET_CASH, ', cash'],
  [KA_RATE, 'rate $1'],
  [EXTRA, 'extra'],
  [LAYERS, 'spunbond', isByMetre],
  [KINGS, 'king '],
  [COMPACT, 'compact', isTurkish],
  [OPEN_WIDTH, 'open width', isTurkish],
  inBox(text),
  [NETT_PRICE, ','],
  [NETT_DAYS, '$1 days nett'],
  [NETT_BEHIND_PRICE, ', $1 days nett'],
  [FROM_INVOICE, '$1 days credit'],
  [RUNNING_METRE, 'm', isByMetre],
  [TAXED, '@ $1 per $2'],
  [BOX_AT, '; $2 pcs per $1 ; @ $3 per $1'],
  [HAZIR, 'hazır'],
  [PESIN, 'cash'],
]
