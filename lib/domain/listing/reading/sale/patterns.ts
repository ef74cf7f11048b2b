import { TOWNS } from '@/lib/domain/families/towns'

/** How price lists write prices, packing, minimum, credit, days and stock. */

/** "12,50" is no number here: a decimal comma, or two numbers of a list. */
export const NUMBER = String.raw`\d+(?:(?:,\d{2})*,\d{3})?(?!,?\d)(?:\.\d+)?(?!\.?\d)`
/** The price on the package is a field of its own: "MRP 650/m, offer 549", "MSRP $13.99". */
const NOT_MRP = String.raw`(?<!\bm\.?s?\.?r\.?p\.?(?:\s*(?:[:=-]|rs\.?|₹|inr|of|is))*\s*)`
/** Not inside a word, a count or a fraction. */
const START = String.raw`${NOT_MRP}(?<![\p{L}\p{N}./,])`
/** "85 TL", "TL 240", "TL 250 kg". "Order TL 2000 m", "zip 5 TL 7 inch" and "design TL 120" name no money. */
const TL = String.raw`tl(?:(?<=\d\s?tl)(?!\p{L}|(?<!\d[\d.,]?\d\s?tl)\s*\d)|(?=\s?\d+[.,]\d{1,2}(?!\d)|\s?\d[\d.,]*\s*(?:\/|per\b))|(?<!(?:(?<![\d.,/])\d[\d.,]*|(?<!\p{L})(?:art(?:icle)?|designs?|lot|shade|no|order|colou?r|style|code|item|model|ref|quality|sort|type))[\s.:#-]{0,3}tl)(?=\s?\d{2,}(?:\s*(?:$|[,;|)])|\s?(?:kgs?|kilo|adet|pcs|koli|cartons?|bobin|cones?|box|koni|takım|takim|sets?)(?!\p{L}))))`
/** Not the end of another word: "3 colours 25 kg" names no price. */
export const SIGN = String.raw`₹|(?<!\p{L})(?:rs\.?|rupees?|rupa?[iy]+[ae]|inr|us\$|(?:hk|nt|nz|[acs])\$|usd|u\.?s\.? ?dollars?|euros?|eur|gbp|aud|nzd|cny|rmb|aed|bdt|chf|jpy|pkr|lkr|sgd|cad|hkd|thb|vnd|krw|brl|idr|myr|egp|mxn|${TL}|₺|try(?=\s*\d[\d.,]*\s*(?:\/|per\b)))|\$|€|£`
/** "kg", "great gross", "1000 pcs". */
const UNIT = String.raw`(?:1,?000(?:\s*(?:m|mtrs?|met(?:er|re)s?|pcs?|pieces?|nos|sets?|pairs?|st|stitch(?:es)?)\b|(?!\s*\p{L}|[\d,.]))|great\s+gross|m\/cs?(?!\p{L})|\p{L}+)`
/** "Rs 90-160 per kg" names no price; "450/- 10 pcs" and "250 - 10 pcs" do. */
const NOT_TO = String.raw`(?![\d,.]*(?:-|\s*to\s*|\s*se\s*)(?:rs\.?\s*|₹\s*)?\d)`
const NOT_FROM = String.raw`(?<!\d(?:-|\s*to\s*|\s*se\s*|\s*\/-\s*(?:&|and|aur|or)\s*)(?:rs\.?\s*|₹\s*)?)`
/** "2.85 usd 21s", "42 rs 40x40", "1.2 usd 40/2": the sign belongs to the figure in front of it, and a count follows. */
const NOT_COUNT = String.raw`(?!'?s(?!\p{L})|[x×]\d|(?<=\d\s*(?:${SIGN})\s*\d{1,3})\/[1-9](?!\d))`
/** "12.5 lakh", "1.2 cr", "55k": how machines and whole lots are priced. */
const AMOUNT = String.raw`${NUMBER}(?:(?:\s*(?:lakhs?|lacs?|crores?|cr|thousand|hazaa?r)|k)(?!\p{L}))?`
const PER = String.raw`(?:\s*(?:\/-|\/=))?(?:\s*(?:\/|\bper\b|\ban?\b(?=\s+(?:box|carton|cone|tube|spool|reel|kg|kilo|piece|pc|set|dozen|roll|packet|pouch|drum|bag|met(?:er|re)|mtr)\b))\s*(${UNIT}))?`

/** "+ IVA", "IGST 12% extra", "KDV hariç": taxes of India, Italy and Turkey too. An invoice that has "IGST 12%" as a part of its own adds it. */
export const TAX =
  /(?:\+|(?<!\p{L})pi[uù](?!\p{L})|\bplus\b|\bex(?:cl(?:uding|\.)?)?|\bextra\b)\s*(?:\d{1,2}\s*%\s*)?(?:i?gst|tax|vat|iva|kdv)\b(?:\s*@?\s*(?:\d{1,2}\s*%|(?:5|12|18|28)(?![\d.%]|\s*(?:t|mt|tons?|tonnes?|kgs?|bags?|bales?|rolls?|cones?|ctns?|cartons?|days?)(?!\p{L}))))?(?:\s*(?:extra|alag)(?!\p{L}))?|(?:(?<![\d.,])\d{1,2}\s*%\s*(?=kdv))?\b(?:i?gst|tax|vat|iva|kdv)\s*(?:@?\s*\d{1,2}\s*%?\s*)?(?:extra|alag|excl(?:uded|uding|usive)?|esclus[ao]|hari[çc])(?!\p{L})\.?|(?<=[,;|]\s*)igst(?<!(?<!\b(?:insurance|packing|packaging|freight|transport|delivery|commission|brokerage|labels?|box|cartons?)\s(?:is\s|are\s)?)\bincl(?!\p{L}*\s(?:of\s)?(?:insurance|packing|packaging|freight|transport|delivery)(?!\p{L})).*)\s*[:@]?\s*\d{1,2}\s*%(?=\s*(?:$|[,;|]))(?!.*(?<!\b(?:insurance|packing|packaging|freight|transport|delivery|commission|brokerage|labels?|box|cartons?)\s(?:is\s|are\s)?)\bincl(?!\p{L}*\s(?:of\s)?(?:insurance|packing|packaging|freight|transport|delivery)(?!\p{L})))/iu
export const TAX_INCLUDED =
  /\bincl(?:uding|usive(?:\s+of)?)?\s*\.?\s*(?:of\s+)?(?:all\s+)?(?:i?gst|vat|tax(?:es)?)\b|\b(?:i?gst|vat|tax(?:es)?|iva|kdv)\s*(?:incl(?:uded|usive|\.)?|paid|inclus[ao]|compres[ao]|dahil)(?!\p{L})/iu
export const PACKED = new RegExp(
  `(?<!(?:${SIGN}|@)\\s*)${START}(${NUMBER})\\s*kgs?\\.?\\s*(bag|carton|ctn|bale|bundle)s?\\b`,
  'iu',
)
/** "24 cones of 2.5 kg in carton": what one package holds. */
export const CONES_IN_PACKAGE = new RegExp(
  `${START}(\\d{1,3})\\s*cones?\\s+(?:of|x)\\s+(${NUMBER})\\s*kgs?\\.?\\s*(?:in\\s+(?:(?:a|one|each)\\s+)?|per\\s+|\\/\\s*)(bag|carton|ctn)(?!\\p{L})`,
  'iu',
)
export const PACKAGES = '(?:bag|carton|ctn|bale|bundle)s?'
/** "Bags of 60 kg", "bags x 50 kg". Of "3 bags of 60 kg" the number of bags is still to be read: a minimum or the stock. */
export const PACKAGE_OF = new RegExp(
  `(?:\\b(?<!\\d\\s*)(${PACKAGES})|(?<=\\d\\s*(${PACKAGES})))(?:\\s+of\\s+|\\s*[x×]\\s*|\\s+(?=\\d{1,3}(?:\\.\\d+)?\\s*kgs?\\s*(?:$|[,;])))(${NUMBER})\\s*kgs?\\b`,
  'iu',
)
/** "Paper cone 1.89 kg": the word of the cone stays, which may say more, but for one behind a price: "412 cone 1.89 kg". */
export const CONE_OF = new RegExp(
  `(?:(?<=\\d\\s*)\\bcones?\\s+|(?<=\\bcones?\\s+))(?:of\\s+(${NUMBER})|(?:wt\\.?\\s*)?(\\d(?:\\.\\d+)?))\\s*kgs?\\b|${START}(${NUMBER})\\s*kgs?\\.?(?=\\s*cones?\\b)`,
  'iu',
)
/** The minimum of a colour or design is not that of the order, and "min 18/kg" is the lowest price. */
const NOT_OF_PART = String.raw`(?!\d|[,.]\d)(?!\s*(?:\p{L}+\s*)?(?:\/|\b(?:per|each|in each)\b)\s*(?:(?:colou?rs?|shades?|designs?|styles?|clr|counts?|qualit(?:y|ies)|blends?)\b|;))`
export const MINIMUM = new RegExp(
  `(?<!%\\s*)\\b(?:(?:moq|min(?:imum)?)\\s*\\.?(?:\\s*(?:order|qty|quantity|lot|batch))*\\s*[:=.-]?\\s*|(?<!\\b(?:for|on|off|free)\\s+)orders?\\s+from\\s+)(${AMOUNT})(?!\\d|[,.]\\d|\\s*%|\\s*\\/\\s*\\p{L}|\\s*[x×]\\s*\\d)${NOT_OF_PART}\\s*(\\p{L}+)?`,
  'iu',
)
/** "MOQ 120 cones per shade", "min per colour 50 kg", "1 box per shade minimum", "200 cones MOQ per shade". */
export const MINIMUM_OF_SHADE = new RegExp(
  `(?:\\b(?:moq|min(?:imum)?)\\.?(?:\\s*(?:order|qty|quantity|lot|batch))*\\s*[:=-]?\\s*)(?:${START}(${NUMBER})\\s*(\\p{L}+)\\.?\\s*(?:\\/|per\\b|each\\b|in\\s+each\\b|a\\b)\\s*(?:colou?r|shade|clr)(?!\\p{L}|s\\s*card)|(?:\\/|per|each)\\s*(?:colou?r|shade|clr)\\s*[:=-]?\\s*(${NUMBER})\\s*(\\p{L}+))|${START}(${NUMBER})\\s*(\\p{L}+)\\s*(?:\\/|per|each)\\s*(?:colou?r|shade|clr)\\s*(?:moq|min(?:imum)?)(?!\\p{L})|${START}(${NUMBER})\\s*(\\p{L}+)\\s*(?:moq|min(?:imum)?)\\s*(?:\\/|per|in\\s+each|each)\\s*(?:colou?r|shade|clr)(?!\\p{L}|s\\s*card)`,
  'iu',
)
/** "1000 pcs min", "500 mtr moq". */
export const MINIMUM_BEHIND = new RegExp(
  `(?<!\\b(?:csp|rkm|tpi|tpm|tm|strength|bf|gsm)\\s*[:=-]?\\s*)${START}(${AMOUNT})\\s*(\\p{L}+)?\\.?\\s*(?:(?:mixed|mix|asst|assorted)\\.?\\s+)?(?:moq|min(?:imum)?(?:\\s+(?:order|qty|quantity))?)(?![\\p{L}\\d]|\\s+(?:rate|price|bhav)(?!\\p{L}))(?!\\.?\\s*[:=-]?\\s*\\d)${NOT_OF_PART}`,
  'iu',
)
/** "Lot no. 45", "lot 2611A", "lot CCW30-2611". "Lot 500 kg" and "lot of 2024" name none, and "fresh lot 40/1" a count. */
export const LOT =
  /\b(?:[Ll]ot|LOT)\s*(?:(?:[Nn][Oo]|[Nn]umber)\b\.?\s*[:#-]?\s*|#\s*)(\p{L}{0,6}-?\d[\p{L}\p{N}/-]*)|\b(?:[Ll]ot|LOT)\s+(\p{L}{1,6}-?\d[\p{L}\p{N}/-]*|(?!\d{1,3}\/\d(?![\p{N}/-]))\d+(?:\p{Lu}\b|[/-]\d[\p{N}/-]*)|\d{3,}-(?![DMT](?!\p{L}))\p{Lu}{1,2})(?![\p{L}\p{N}])/u
export const SAMPLE =
  /\b(?:(?:free|paid)\s+samples?|samples?\s+(?:(?:cones?|pieces?|swatch|yardage|cutting)\s+)?(?:\d{1,2}\s?(?:m|mtrs?|met(?:er|re)s?|yds?|yards?|cones?|pcs)\s+)?(?:free|available|ready|paid|chargeable|on\s+payment))\b/iu
export const FREE = /free/i
/** "FOB Tuticorin", "CNF Mundra": the short names that are words too are in capitals. */
export const INCOTERM =
  /(?<![\p{L}\d]|\b16 )(?:([Ff][Oo][Bb]|[Cc][Ii][Ff]|[Cc][Ff][Rr]|[Cc][Nn][Ff]|[Cc]\s?&\s?[Ff]|FCA|CPT|CIP|DAP|DDP|EXW))(?![\p{L}\d]|\s*\/\s*\p{L}|\s*(?:\?|(?:not|nahi|no)(?!\p{L})))(?:\s*[:,-]?\s*(\p{L}+(?:\s+\p{L}+){0,3}))?/u
/** Who pays the freight, by the names of the list; a line with two of them says none. */
export const FREIGHT: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  ['To-pay freight', /\b(?:freight\s+)?to[\s-]pay(?:\s+freight)?\b|\bfreight\s*:?\s*collect(?!\p{L})/iu],
  // "Ex Bhiwandi": the price is that at the mill of that town.
  [
    'Ex-mill',
    new RegExp(`(?<!\\bnot\\s+)\\bex(?:w\\b|[\\s-]?(?:mills?|factory|godown|works|${TOWNS}))(?!\\p{L}|\\s+port)`, 'iu'),
  ],
  // "Rs 185 kg delivered", "42/m, delivered".
  ['Door delivery', /(?<!\bnot?\s+)\bdoor[\s-]delivery(?!\p{L})|(?<=[,;]\s*)delivered(?:\s+price)?(?=\s*(?:$|[,;]))/iu],
  ['FOR destination', /(?<![\p{L}.])f\.\s?o\.\s?r\b\.?(?!\p{L})/iu],
]
/** "Freight extra": the buyer pays it, where the line says no more. "Freight extra for less than 500 m" is of some orders. */
export const FREIGHT_EXTRA: (typeof FREIGHT)[number] = [
  'To-pay freight',
  /(?<!\p{L}|(?<!\p{L})(?:no|not|nil|without)\s+)freight\s*:?\s*(?:charges?\s+)?extra(?!\p{L}|\s+(?:if|for|beyond|above|outside|on)\b)/iu,
]
/** "100% cotton", "100% virgin wool": the word stays, for the fibre. */
export const ALL_OF_ONE = /\b100\s*%\s*(?:virgin\s+)?(\p{L}+)/iu
export const DAYS =
  /(?:\b(?:dispatch(?:ed)?|despatch|deliver(?:y|ed)|shipment|lead(?:\s+time)?|ready)\s*)?(?:\b(?:in|within)\s+)?(?:(?<![\p{L}\p{N}./])\d{1,3}\s*(?:-|to)\s*)?(?<![\p{L}\p{N}./])(?<!\b(?:returns?|returned|claims?|complaints?|exchanged?|replacement|warranty|guarantee|validity|valid|sampl(?:e|es|ing)|lab\s?-?dips?|strike\s?-?offs?|urgent|express)\s*(?:[:-]|in|within|for|up\s?to)?\s*)(\d{1,3})\s*(?:(?:working|business)\s+)?(days?|din|weeks?|wks?)(?!\p{L})(?!\s*(?:(?:easy|free)\s+)?(?:returns?|exchange|replacement|warranty|guarantee|validity|offer))(?:\s*(?:me|mein)?\s*(?:delivery|dispatch))?/iu
/** "Rate 210", "price: 85": a word that stands for the sign; "rate 7.20 per m" needs none. */
const RATE = String.raw`(?<!\b(?:cheap|good|reasonable|competitive)\s+)\b(?:rates?|price)\s*[:=-]?(?=\s*\d[\d.,]*(?![\d.,]|\s*(?:\/|per\b)))`
export const SIGNED_PRICE = new RegExp(
  `${NOT_MRP}${NOT_FROM}(?:(${SIGN})|@|${RATE})\\s*(${AMOUNT})${NOT_COUNT}${NOT_TO}${PER}`,
  'iu',
)
/** "95 rs pc": behind its sign a price needs no "per". */
const UNIT_BEHIND = String.raw`(?:\s*(?:\/|\bper\b)\s*(${UNIT})|\s+(kgs?|pcs?|pieces?|mtrs?|met(?:er|re)s?|dozen)(?![\p{L}\p{N}]))?`
export const PRICE_SIGNED_AFTER = new RegExp(
  `${START}${NOT_FROM}(${AMOUNT})\\s*(?:\\/-|\\/=|(${SIGN})(?![\\p{L}\\p{N}]))(?:\\s*(?:\\/-|\\/=))?${UNIT_BEHIND}`,
  'iu',
)
/** "Metre 2500 per tube" is a length, "cones x 24 per carton" a number, "210D x 3 / spool" the plies. */
export const PRICE_PER = new RegExp(
  `(?<!\\b(?:met(?:er|re)s?|mtrs?|length|yards?|yds?)\\s*[:=-]?\\s*|\\d\\s?d(?:en(?:ier)?)?\\s*x\\s*|\\bx\\s*(?=\\d+\\s*(?:\\/|per\\b)\\s*(?:bag|carton|ctn|box)))${START}${NOT_FROM}(${AMOUNT})\\s*(?:\\/|\\bper\\b)\\s*(${UNIT})`,
  'iu',
)
/** "850 each" is what one of them costs; "6 each of 3 colours" is not. */
export const PRICE_EACH = new RegExp(
  `(?:(${SIGN})\\s*|(?!\\d\\s*(?:each|apiece|ea)))${START}(${AMOUNT})\\s*(?:\\/-|(?:rs\\.?|₹)(?!\\p{L}))?\\s*(?:each|apiece|ea)(?!\\p{L})\\.?(?!\\s*(?:of|in|colou?rs?|shades?|designs?|styles?|sizes?)\\b)`,
  'iu',
)
/** "120 paise per end", "85 ps/m". */
export const PRICE_IN_PAISE = new RegExp(
  `${START}((?!0)\\d{1,4}(?:\\.\\d+)?)\\s*(?:paise|paisa|ps)(?!\\p{L})(?:\\s*(?:\\/|\\b(?:per|a)\\b)?\\s*(${UNIT}))?`,
  'iu',
)
/** "17.40 ps": rupees and paise of a piece, where pieces are sold. */
export const PRICE_OF_PS = new RegExp(`${START}${NOT_FROM}(\\d{1,4}\\.\\d{2})\\s*ps(?!\\p{L}|\\s*(?:\\/|per\\b))`, 'iu')
/** "94 c/lb", "85.5 cents per lb": cotton of the world market is priced in US cents. */
export const PRICE_IN_CENTS = new RegExp(
  `${START}(\\d{1,4}(?:\\.\\d+)?)\\s*(?:us\\s?)?(?:c|cts?|cents?|¢)\\s*(?:\\/|\\bper\\b)\\s*(lbs?|pounds?|kgs?)\\b`,
  'iu',
)
/** "per dozen 1080", "dozen Rs 450", "dozen 144 rs", "kg rate 320": the unit before its price. */
export const UNIT_FIRST = new RegExp(
  `(?:(?<!\\d\\s*(?:rs\\.?\\s*|\\/-\\s*)?)\\bper\\s+(1000|\\p{L}+)|(?<!\\d\\s*)\\b(doz(?:en)?|dz|dar[jz]an|gross|(?:kgs?|pcs?|piece|mtrs?|met(?:er|re)s?|bundle|box|bag|cone)(?=\\s+(?:rate|price|bhav)\\b)))(?:\\s+(?:rate|price|bhav))?\\.?\\s*(?:[:=@-]\\s*)?(${SIGN})?\\s*(${AMOUNT})(?:\\s*(?:\\/-|((?:rs|inr)\\.?(?!\\p{L})|₹)))?(?=\\s*(?:$|[;,()+]))(?!,\\d+\\s*kgs?\\b)`,
  'iu',
)
/** "Kg rate pls", "rate per kg?": for how much a buyer asks the price. */
export const UNIT_ASKED =
  /(?<![\d.]\s*|\d\s*\/-\s*)(?<!\p{L})(?:per\s+)?(kg|cone|spool|tube|box|carton|ctn|pc|piece|mtr|met(?:er|re)|dozen)\s+(?:ka\s+)?(?:rate|price|bhav)(?!\p{L}|\s*[:=@-]?\s*\S*\d)|(?<!\p{L})(?:rate|price|bhav)\s*(?:\/\s*|per\s+)(kg|cone|spool|tube|box|carton|ctn|pc|piece|mtr|met(?:er|re)|dozen)(?!\p{L}|\s*[:=@-]?\s*\S*\d)/iu
/** "25 m roll 260", "1 gross box 145": the price behind what it is for, at the end of a part of the line. */
export const PRICE_BEHIND_UNIT = new RegExp(
  `\\b(?:1\\s*(gross|dozen|doz)\\s*(?:box|pack|pkt|packet)?|(?<=;\\s*|\\d\\s*(?:m|mtrs?|met(?:er|re)s?|yds?|yards?|kgs?)\\s+)(roll))\\s*[@:=-]?\\s*(${SIGN})?\\s*(${AMOUNT})(?:\\s*\\/-)?(?=\\s*(?:$|[;,()+]))`,
  'iu',
)
/** These are units wherever they are; before a package they say what it holds. */
const PLAIN_UNIT = String.raw`(?:kgs?|pcs?|pieces?|mtrs?|met(?:er|re)s?)(?=\.?\s+(?!(?:bags?|cones?|box|pack|pkt|carton|ctn|drums?|rolls?|bales?|sets?|bundle|x|wide|width)\b))`
/** "Rs 9.50 pc", "42 rs mtr": a unit that only the end of a part of the line follows. */
const LOOSE_UNIT = String.raw`(?:\s*(?:\/-|\/=))?\s+(${PLAIN_UNIT}|\p{L}+(?=\.?\s*(?:$|[,;()+]|(?:min|moq|stock|lot|ready|only|plus|net|ex)\b)))\.?`
export const SIGNED_PRICE_LOOSE = new RegExp(`${NOT_MRP}${NOT_FROM}(?:(${SIGN})|@)\\s*(${AMOUNT})${LOOSE_UNIT}`, 'iu')
export const PRICE_SIGNED_AFTER_LOOSE = new RegExp(
  `${START}${NOT_FROM}(${AMOUNT})\\s*(?:\\/-|\\/=|(${SIGN})(?![\\p{L}\\p{N}]))${LOOSE_UNIT}`,
  'iu',
)
/** "195 kg rate", "rate 240 kg": a price that is called one, with its unit next to it. */
export const PRICE_NAMED = new RegExp(
  `(?<!\\b(?:cheap|good|reasonable|competitive)\\s+)\\b(?:rate|price|bhav)\\s*(?:is|:|=|-|@)?\\s*(${SIGN})?\\s*(${AMOUNT})\\s*(?:\\/-\\s*)?(\\p{L}+)(?![\\p{L}\\p{N}])|${START}(${AMOUNT})\\s*(\\p{L}+)\\s+(?:ka\\s+)?(?:rate|bhav)(?!\\p{L})(?!\\s*\\?|\\s*(?:${SIGN})?\\s*\\d)`,
  'iu',
)
/** "Lot 18000", "full lot 1.2 lakh", "2.4 lakh for the lot": what all of it costs. "Lot 45" and "lot 500 kg" say no price. */
export const PRICE_OF_LOT = new RegExp(
  `\\blot\\s*(?:price|rate|for|at|@|:|=|-)?\\s*(${SIGN})?\\s*((?=\\d{4}|\\d+,\\d{3}|\\d+(?:\\.\\d+)?\\s*(?:la|cr|k))${AMOUNT})(?:\\s*\\/-)?(?:\\s+only)?(?=\\s*(?:$|[;,()+]|(?:as\\s+is|net|nego(?:tiable)?|cash|fixed)\\b))|${START}(${NUMBER}\\s*(?:lakhs?|lacs?|crores?|cr))\\s+(?:for\\s+)?(?:the\\s+)?(?:whole\\s+|full\\s+|complete\\s+)?lot(?!\\p{L})`,
  'iu',
)
/** "3600 set", "2450 pc", "29500 drum": many of a unit would be in the plural, so this is what one costs. */
export const PRICE_OF_ONE = new RegExp(
  `(?<!\\bx\\s*)(?<!\\b(?:stock|ready|available|qty|quantity|min(?:imum)?|moq|lot|surplus)\\s*[:=-]?\\s*(?:of\\s+)?)${START}(${NUMBER})\\s*(pc|piece|set|bundle|pair|drum|carboy|carton|bag|bale|roll|box|unit)\\.?(?=\\s*(?:$|[;,()+]|(?:only|net|single|fixed|plus|gst)\\b))`,
  'iu',
)
/** The least price of one; below it people leave out the plural of a quantity. */
export const PRICE_OF_ONE_MIN: Readonly<Record<string, number>> = { pc: 20, piece: 20, set: 100, bundle: 100, pair: 20 }
export const PRICE_OF_PACKAGE_MIN = 1000
/** "1000 pcs Rs 450": small goods are priced by the thousand. */
export const PRICE_OF_1000 = new RegExp(
  `${START}1,?000\\s*(?:pcs|pieces|nos)\\.?\\s*[@:=-]?\\s*(${SIGN})\\s*(${AMOUNT})(?!\\s*(?:\\/|per\\b))`,
  'iu',
)
/** "1 kg = 430", "1 dz @ Rs 216": what one of a unit costs. */
export const PRICE_OF_A_UNIT = new RegExp(
  `(?<![\\p{L}\\d.,/x-])(?:1|one)\\s*(kg|doz(?:en)?|dz|dar[jz]an|gross)\\s*(?:[=@:]|[-–](?=\\s*(?:${SIGN})))\\s*(${SIGN})?\\s*(${AMOUNT})(?!\\s*(?:kgs?|pcs?|pieces?|nos|cones?|m|mtrs?)\\b)(?!(?<==\\s*[1-4]?\\d)\\s*(?:cops?|tubes?|spools?|reels?|hanks?|skeins?|rolls?)\\b)`,
  'iu',
)
/** "250 kgs @ INR 615": the unit of the quantity is that of the price, and the quantity stays. */
export const PRICE_AT_KG = new RegExp(
  `(?<=\\d\\s*kgs?\\.?\\s*)@\\s*(${SIGN})?\\s*(${AMOUNT})(?!\\s*(?:\\/|per\\b))`,
  'iu',
)
/** "300 cones @ EUR 21.00": what one of them costs. */
export const PRICE_AT_COUNT = new RegExp(
  `(?<=\\d\\s*(cones|spools|tubes|cops|reels|pcs|pieces)\\s*)@\\s*(${SIGN})\\s*(${AMOUNT})(?!\\s*(?:\\/|per\\b))`,
  'iu',
)
/** "Box of 10 cones Rs 550": what the package costs. */
export const PRICE_OF_BOX = new RegExp(
  `\\b(box|carton|ctn|packet|pkt|pack|pouch|set|bag)\\s+of\\s+(\\d+)\\s*(?:(\\p{L}+)\\s*)?(?:@|at\\b)?\\s*(${SIGN})\\s*(${AMOUNT})(?!\\s*(?:\\/|per\\b|each\\b))`,
  'iu',
)
/** "per 100 pcs 700": what a hundred cost, by the piece. */
export const PRICE_OF_100 = new RegExp(
  `\\bper\\s+100\\s*(?:pcs|pieces|nos)\\.?\\s*[@:=-]?\\s*(${SIGN})?\\s*(${AMOUNT})(?!\\s*(?:\\/|per\\b))`,
  'iu',
)
/** "USD 52 per 100 yds": what a hundred yards or metres cost, as jute is priced. */
export const PRICE_OF_100_LONG = new RegExp(
  `(${SIGN})\\s*(${AMOUNT})\\s*(?:\\/|per\\b)\\s*100\\s*(yds?|yards?|m|mtrs?|met(?:er|re)s?)(?![\\p{L}\\d]|\\s*(?:rolls?|bales?|takas?|thaa?ns?|pieces?|pcs|lumps?|spools?|reels?|coils?|cones?|tubes?|packets?|pkts?|packs?|bundles?|box(?:es)?|cards?|hanks?)(?!\\p{L}))`,
  'iu',
)
/** An amount in lakhs or crores is a price, unless it counts something: "2 lakh cones". */
export const PRICE_IN_LAKHS = new RegExp(
  `(?<!\\b(?:deposit|worth|turnover)\\s*[:=-]?\\s*(?:of\\s+)?(?:rs\\.?\\s*|₹\\s*)?)${START}(${NUMBER}\\s*(?:lakhs?|lacs?|crores?|cr))(?!\\p{L})\\.?(?:\\s+(?:each|only|nego(?:tiable)?|fixed|for all|all|complete|total))?(?=\\s*(?:$|[;,.()+]|\\d+\\s*(?:nos?|pcs|pieces?|sets?|units?)\\b))`,
  'iu',
)
/** "33.50 kg": a figure in rupees and paise. */
export const PRICE_OF_KG = new RegExp(`${START}(\\d{1,4}\\.\\d0)\\s*kgs?(?![\\p{L}\\p{N}])`, 'iu')
/** "172 kg, 5 ton stock", "42.50 mtr, 25000 mtr ready": a figure of one, where the stock is said. */
export const PRICE_NEXT_TO_STOCK = new RegExp(
  `(?<!\\b(?:min|moq|minimum|of|x|each|in|than|roll|bale|bag|cone|pack|wt|weight)\\.?\\s*)${START}(${NUMBER})\\s*(kg|mtr|met(?:er|re))\\.?(?=\\s*(?:$|[;,]|\\d))`,
  'iu',
)
/** "6.8 lakh Guntur": behind an amount a place may follow, but no word of a quantity. */
export const PRICE_IN_LAKHS_AT = new RegExp(
  `(?<![\\p{L}\\p{N}./,])(${NUMBER}\\s*(?:[Ll]akhs?|[Ll]acs?|[Cc]rores?|[Cc]r))(?=\\s+\\p{Lu}\\p{Ll}{2,})`,
  'u',
)
const PACK = String.raw`(?:box|pack|pkt|packet|pouch|set|carton|ctn|bundle|ream|card|strip|catalogue?)(?:e?s)?\b`
/** What one package holds is no stock: "120 mtr taka", "8 kg roll", "24 pcs/box", "12 cones x 10 box". */
const NOT_OF_ONE = String.raw`(?!\s*(?:(?:then\s+)?fold(?:ing|ed|s)?|(?:asst|assorted|mixed)\s*\.?\s*${PACK}|trucks?|loads?|containers?|tanks?|jumbo|fibc|ibcs?|reports?|drums?|barrels?|pails?|buckets?|carboys?|cans?|tins?|bottles?|tankers?|taka|thaan|than|roll|case|hank|cone|spool|tube|reel|wide|width|long|length)\b|\s*(?:\/|per\b)\s*rolls?\b|\s*(?:\/|per\b|in\s+(?:a|one|each)\b)?\s*${PACK}|\s*(?:\/|per\b)\s*(?:shades?|colou?rs?|designs?|styles?|bags?|bales?|master)\b|\s*x\s*\d+(?!\d|\s*(?:m|mtrs?|met(?:er|re)s?|yds?|yards?)\b))`
/** "MOQ 1 carton (80 cones)": how many are in the package before the brackets. */
export const CONTENTS_IN_BRACKETS =
  /(?<=\b1\s*(?:cartons?|ctn|box|bag|case)\s*)\(\s*(?:=\s*|of\s*)?(\d{1,4})\s*(?:cones?|tubes?|spools?|pcs|pieces|nos|cops|hanks)\s*\)/iu
/** "24 pcs/box", "1000 pcs pack": how many are in one package. */
export const CONTENTS = new RegExp(
  `(?<!(?:${SIGN}|@)\\s*)${START}(${NUMBER})\\s*(?:pcs?|pieces?|nos|cones?|tubes?|spools?|reels?|cops?|hanks?|skeins?|rolls?|sheets?)\\.?\\s*(?:(?:\\/|per\\b|in\\s+(?:a|one|each)\\b)?\\s*(?:inner\\s+)?(?:box|pack|pkt|packet|pouch|carton|ctn|ream|card)|(?:\\/|per\\b)\\s*(?:bag|bale|master\\s+carton))(?!\\p{L}|e?s\\b)`,
  'iu',
)
/** "1000 pcs pack 320", "12 pcs pkt @ 90/-": what a package costs. */
export const PRICE_OF_PACK = new RegExp(
  `${START}(${NUMBER})\\s*(?:pcs|pieces|nos)\\.?\\s*(?:pack|pkt|packet|pouch|card)\\s*[@:=-]?\\s*(${SIGN})?\\s*(${AMOUNT})(?:\\s*\\/-)?(?=\\s*(?:$|[;,()+]))`,
  'iu',
)
/** What is made or supplied in a time is no stock: "1 lakh mtr monthly", "500 kg per day", "2 ton every week". */
const NOT_OF_TIME = String.raw`(?!\s*(?:(?:\/|(?:per|an?|every|each|har)\b)\s*(?:day|week|month|mth|mnth|mahin[ae]|shift|h(?:ou)?rs?|year)|daily|weekly|monthly|mthly|roz|month|mahina|pm|p\.m)\b)`
export const STOCK = new RegExp(
  `(?<!\\b(?:daily|weekly|monthly|(?:every|each) (?:day|week|month)|mahin[ae](?: (?:ka|me|mein))?)\\s*(?:production|output|capacity)?\\s*[:=-]?\\s*(?:about\\s+|approx\\s+)?)(?<!(?<!\\b(?:stock|qty|quantity|lot|total)\\s*)\\bof\\s+)(?<!\\bw(?:ith|\\/)\\s*)(?<!\\b(?:lengths?|long|(?<!open )width)\\s*[:=-]?\\s*)(?:\\b(?:stock|ready|available)\\s*[:=-]?\\s*)?${START}(${AMOUNT})\\s*(\\p{L}+)\\b\\.?${NOT_OF_TIME}(?:(?<=\\d[\\d,]{3,}\\s*(?:m|mts?|mtrs?|met(?:er|re)s?|kgs?)\\.?)|(?!\\s*ex\\s+(?!-?stock)))${NOT_OF_ONE}(?:\\s*(?:in\\s+)?(?:ready|stock|available)(?!\\p{L}))*`,
  'iu',
)
/** "Stock 4000 pcs", "ready 500 kg": what is called the stock comes before any other quantity. */
export const STOCK_CALLED = new RegExp(
  `\\b(?:stock|stk|ready|avl|available|qty|quantity)\\.?\\s*(?:stock|qty|quantity|of|is|[:=-])*\\s*(${AMOUNT})\\s*(\\p{L}+)\\b\\.?${NOT_OF_TIME}${NOT_OF_ONE}`,
  'iu',
)
/** "9.5L", "Rs 7L", "55k": how brokers of machines write lakhs and thousands. */
export const PRICE_IN_SHORT = new RegExp(
  `(?:(?<!\\p{L})(?:[Rr][Ss]\\.?|₹)\\s*|${START})(${NUMBER})(?:\\s?(L)|(k))(?=\\s*(?:$|[;,.()+]|(?:each|only|nego(?:tiable)?|fixed)\\b))`,
  'u',
)
/** "220 pc 40 nos": of two numbers of pieces the first is the price of one. */
export const PRICE_AND_PIECES = new RegExp(
  `${START}(${NUMBER})\\s*(?:pcs?|pieces?)\\.?(?=[\\s,;]+${NUMBER}\\s*(?:pcs?|pieces?|nos)(?!\\p{L}))`,
  'iu',
)
/** "140 pc min 50": the number before the smallest order is the price of one. */
export const PRICE_BEFORE_MINIMUM = new RegExp(
  `${START}(${NUMBER})\\s*(?:pcs?|pieces?)\\.?(?=[\\s,;]+(?:min|moq)\\b\\.?\\s*[:=-]?\\s*\\d)`,
  'iu',
)
/** Marks of a price: with one of them a number of pieces is a stock. */
export const PRICE_MARK = new RegExp(`${SIGN}|@|\\/-|\\/\\s*\\p{L}|\\bper\\b|\\beach\\b`, 'iu')
/** "$68/cone, 25 in stock": so many of what the price is for. */
export const STOCK_OF_PRICED = new RegExp(`${START}(\\d{1,3}(?:,\\d{3})+|\\d{1,6})\\s+in\\s+stock(?!\\p{L})`, 'iu')
/** A quantity that is called the stock. */
export const STOCK_NAMED = new RegExp(
  `(?<!\\bper\\s+)${START}(${NUMBER})\\s*(\\p{L}+)\\b\\.?\\s*(?:in\\s+)?(?:ready|stock|stk|available|avl|lying|left|bacha|pad[ae]\\s+h(?:ai|ain|e|n)?)\\b`,
  'iu',
)
/** ", 200 cones": a quantity that is a part of the line by itself. */
export const STOCK_ALONE = new RegExp(`(?<=;\\s*|(?<!\\d),\\s*|,\\s+)(${NUMBER})\\s*(\\p{L}+s)(?=\\s*(?:$|[;,]))`, 'iu')
export const BARE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/%#]|# |\\d ?-|(?:^|[\\s(])(?:\\p{Lu}?-)|\\d (?:to|se) (?:rs\\.? ?|₹ ?)?)${NUMBER}(?![\\p{L}\\p{N}/%+]|[.,]\\d|\\.\\p{L}+\\.\\d|-\\d|-(?:ply|pt|point|way|end|thread|shaft|needle|gauge|fold|cone)s?(?!\\p{L})|(?:(?<=(?<!\\d)(?:[1-9]\\d?|1\\d\\d))-(?:pc|piece|pack)s?(?!\\p{L})|-(?:pc|piece|pack)s?\\s+(?:lot|set|pack|box|bundle)(?!\\p{L}))| (?:to|se) (?:rs\\.? ?|₹ ?)?\\d)`,
  'gu',
)
const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
/** The year of a date is no price: "15 Jan 2027". */
export const MONTH_OF = new RegExp(`\\b(?:${MONTHS})\\.?,? ?$`, 'iu')
export const YEAR = /^20\d\d$/
/** What some prices are for and no module sells by: work of an hour, a sack of a market, a stone, a square foot. */
const NOT_GOODS = String.raw`(?:maunds?|ma?n{1,2}d?s?|mds?|stones?|sq\.? ?(?:ft|feet|m|mtrs?|yds?)|sq(?:ft|m|yd)|sft|h(?:ou)?rs?|hours?|shifts?|days?|weeks?|months?|mahina|years?|designs?|screens?|motifs?|trips?|visits?|km|heads?|needles?|letters?|logos?|passes|coats?|packets?|pkts?|tankers?|trucks?|loads?|trolleys?|bor[ai]s?|katt[ai]s?|tins?)(?!\p{L})`
export const NOT_OF_GOODS = new RegExp(`^${NOT_GOODS}$`, 'iu')
/** A number of something is no price: "4 m", 44", "6 seater", "120 count", "120 rocche". */
export const OF_SOMETHING = new RegExp(
  String.raw`^ ?(?:["'″′°℃]|(?:\/|per\b) ?${NOT_GOODS}|(?:each|(?:cone|spool|tube|box|roll|bale|bag|carton|ctn) (?:in )?each|coni|rocche|rocchetti|spole|pz|pezzi|bobin|makara|adet|koli|colli|cartoni|scatole|rotoli|kgs?|g|gms?|grams?|lbs?|pounds?|x(?= ?\d)|m|mts?|mtrs?|met(?:er|re)s?|cms?|mm|inch(?:es)?|in|ft|feet|yards?|yds?|counts?|seater|parts?|panels?|kali|ways?|layers?|lines?|months?|years?|yrs?|pockets?|buttons?|hours?|hrs?|tubes?|chambers?|cylinders?|creels?|wales?|gauge|gg|threads?|ply|holes?|heads?|reeds?|shots?|gsm|oz|tpi|tpm|epi|ppi|ends|picks|spindles?|rotors?|looms?|needles?|hooks?|feeders?|microns?|mic|bf|lakhs?|lacs?|tc|pass|screens?|colou?rs?|shades?|designs?|sizes?|hanks?|(?:cone|box|packet|pkt|bundle)e?s|(?:taka|thaan|than|ton|tonne|mt|dozen|dz|gross)s?|(?:bag|carton|ctn|bale|pallet|truck|container)s?|pcs?|pieces?|nos?|pkts?|packets?|units?|machines?|frames?|m\/cs?|positions?|boys?|girls?|watts?|w|volts?|v|hp|kw|kva|rpm|bar|deg(?:rees?)?|st|nd|rd|th|${MONTHS})\b)`,
  'iu',
)

/** Nor is the number of an article, a norm or pieces: "no. 5", "rocche 120", "EN 20471"; what follows "per" is a unit. */
export const NUMBER_OF =
  /\b(?:maunds?|koli|colli|adet|pz|pezzi|coni|rocche|rocchetti|spole|quantit[àa]|quantity|(?<!\b(?:best|a1) )qty|q\.?t[àa]|miktar[ıi]?|tpi|tpm|csp|ipi|rkm|hs|gst|shade|shots?|porter|retail|was|mrp|for all|for both|both|originally|deposit|worth|pin(?:\s?code)?|hsn|sac|per|pkt|packet|pouch|above|over|below|upto|up to|no|nos|number|lot|merge|art|article|style|design|ect|bct|bst?|bf|rct|cobb|en|iso|is|standard|std|oeko-?tex|astm|aatcc|bs|din|jis|aql|cat(?:alogue)?|vol|volume|ticket|tkt|p\.?o|inv(?:oice)?|bill|challan|note|met(?:er|re)s?|mtrs?|cms?|mm|panna|pana|width|nylon|polyamide|d?tex|nm|denier|[bpv]fe|d\/a|(?<=(?:\d|tex) ?)x|(?<!(?:\d|\bin) ?)(?:cartons|ctns|bales)|kgs(?= ?[:=])|(?:box|pack|packet|set|carton|bag|bundle|roll|lot)e?s? of)\.? ?[:#-]? *(?:\p{L}{1,6}-)?$/iu
/** "Chapters 54 and 55", "cap. 54", "heading 5509", "tarif 5208": of the tariff. "Ajrakh chap 145" and "bottle cap. 240" end with a price. */
const MORE_CHAPTERS = String.raw`(?: ?\.)? ?[:#-]? ?(?:\d{2,4} ?(?:,|&|and|or|to) ?)*$`
const CHAPTERS: ReadonlyArray<readonly [before: RegExp, figure: RegExp]> = [
  [
    new RegExp(String.raw`\b(?:chapters?|capitol[oi])(?: no)?${MORE_CHAPTERS}`, 'iu'),
    /^(?:0[1-9]|[1-8]\d|9[0-7])(?:\d{2})?$/,
  ],
  [new RegExp(String.raw`\b(?:headings?|tariff?e?)(?: no)?${MORE_CHAPTERS}`, 'iu'), /^(?:0[1-9]|[1-8]\d|9[0-7])\d{2}$/],
  [new RegExp(String.raw`\b(?:chaps?|cap)(?= ?\.)${MORE_CHAPTERS}`, 'iu'), /^(?:5\d|6[0-3])(?:\d{2})?$/],
]
/** Whether a figure behind these words is a number of the tariff. */
export const isChapter = (before: string, figure: string): boolean =>
  CHAPTERS.some(([named, number]) => number.test(figure) && named.test(before))
/** A number before a word that is no term of a price counts or measures it: "25 tpi", "80 degrees", "2 hooks". */
export const OF_A_WORD =
  /^ ?(?!(?:only|net|nett|plus|fix|fixed|final|nego(?:tiable)?|ex|for|all|each|per|a|an|in|at|to|and|or|with|good|fresh|best|ready|cash|new|free|extra|wholesale|retail|rate|price|mrp|gst|inr|rs|approx|any|no|on|limited|today|offer|last|now|from|delivered|worn|fob|cif|cnf|c(?= ?[&/-]| (?:form|grade|quality))|max|min|moq|lot|stock|firm|reduced|sale|is|the|basic|base|landed|onwards|incl|including|excl|excluding|inclusive|exclusive|tax|less|about|around|bargain|slightly|urgent|call|contact|whatsapp|first|warranty|guarantee|delivery|transport|freight|cod|export|local|quality|good|nice|used|old|unused|working|running|complete|original|genuine|imported|indian|available|single|set|piece|pure|top|natural|hand|designer|heavy|semi|soft|cone|nego|avg|average)\b)\p{L}/iu
/** "Size 42" is a size; "4 sizes 265" ends with a price. */
export const SIZE_OF = /\bsizes? ?[:#-]? *$/iu
export const SIZE_MAX = 130
/** Next to tonnes a few kilograms are what the price is for, or a pack: "34 kg 5 tons". */
export const IN_BULK = new RegExp(
  `${START}(${NUMBER})\\s*(mt|tons?|tonnes?|quintals?|qtls?)(?![\\p{L}\\d])(?!\\s*(?:/|per\\b))`,
  'iu',
)
/** A figure of a row of a table, with a sign or without. */
export const FIGURE_OF_ROW = new RegExp(
  String.raw`(?<![\p{L}\d.,/"x×*#-])(?:(${SIGN})\s?)?(\d[\d,]*(?:\.\d+)?)(?![\d.,]*\d)(?:\s?(${SIGN})|(?!\s*(?:\p{L}|[/%"×*])))`,
  'giu',
)
/** "19,152.00": what all of a row come to. */
export const AMOUNT_OF_ROW = /(?<![\p{L}\d.,/-])(\d[\d,]*\.\d{2})(?![\d.]*\d|\s*(?:\p{L}|\/|%))/u
