/** What papers and lists of other countries write shorter or in another order, in the words that the readers know. */

const PACKAGE = '(?:cartons?|ctns?|boxes|bags|bales|rolls|cases|takas?|thaa?ns?)'
const WOUND = '(?:cones?|spools?|tubes?|reels?|bobbins?)'
const LENGTH = '(?:m|mtrs?|met(?:er|re)s?|yds?|yards?)'
const ENDS = String.raw`(?=\s*(?:$|[,;|)]))`

/** "Rs 62", "19.85 per mtr", "62/-", with no goods to come in front. */
const PRICE_NAMED = String.raw`(?<!(?<!\p{L})(?:lots?|stock|shipment|container|delivery|dispatch|arrivals?|order|loom|machine|service|vessel|cargo)(?!\p{L})[^;|]*)(?:(?:rs\.?|₹|\$|€|£|inr|usd|eur|@|rate)\s*[:=-]?\s*\d[\d.,]*|\d\s*\/-|\d\s*(?:\/\s?|per\s)(?:kg|m|mtr|met(?:er|re)|yd|yard|cone|box|pc|piece))`
const DAYS_DUE = String.raw`(?=(?:7|10|15|21|30|45|60|75|90|120)\s*(?:days?|din)(?!\p{L}|\s+old))`

type Spelling = readonly [pattern: RegExp, usual: string, isMeant?: boolean]

/** What may be a sale within Bangladesh, where a taka is money. */
const IN_BANGLADESH =
  /৳|(?<!\p{L})(?:bdt|tk|bangladesh|dhaka|narayanganj|narsingdi|gazipur|savar|chittagong|chattogram|ctg)(?!\p{L})/iu
const PRICED =
  /[₹$€£@]|\d\s*\/-|(?<!\p{L})(?:rs|inr|usd|eur|rates?|price|bhav)(?!\p{L})|(?:\/\s?|(?<!\p{L})per\s)(?:kg|m|mtr|met(?:er|re)|yd|yard)(?!\p{L})/iu

/** Spanish, Portuguese and Turkish words of papers. */
const FROM_ABROAD: readonly Spelling[] = [
  // "Pedido minimo 3000 conos, carta de credito 60 dias", "caja 100 conos".
  [/(?<!\p{L})(?:pedido|orden|cantidad|compra)\s+m[ií]nim[oa](?!\p{L})/giu, 'min order'],
  [/(?<!\p{L})(?:carta|letra)\s+de\s+cr[eé]dito\s+(?:a\s+)?(\d{2,3})\s+d[ií]as(?!\p{L})/giu, 'L/C $1 days'],
  [/(?<!\p{L})carta\s+de\s+cr[eé]dito\s+a\s+la\s+vista(?!\p{L})/giu, 'L/C at sight'],
  [
    /(?<!\p{L})(?:caja|caixa)s?\s+(?:de\s+|con\s+|com\s+)?(\d{1,3})\s+(?:conos|cones)(?!\p{L})/giu,
    '$1 cones per carton,',
  ],
  [/(?<=\d\s)conos(?!\p{L})/giu, 'cones'],
  // "10 Stück je Karton", "EUR 1,95/Stk", "12'li paket".
  [/(?<=\d\s?|\/\s?|(?<!\p{L})(?:je|pro)\s)(?:st(?:ü|ue)cke?|stk\.?)(?!\p{L})/giu, 'pcs'],
  [/(?<=\d\s?pcs\s)(?:je|pro)\s+(?:karton|schachtel|box)(?!\p{L})/giu, 'per carton'],
  [/(?<![\p{L}\d.,/-])(\d{1,3})\s?['’]?(?:li|lı|lu|lü)\s+(?:paket|kutu)(?!\p{L})/giu, '$1 pcs per box'],
  [/(?<!\p{L})(?:entrega|plazo)\s+(?:de\s+entrega\s+)?(?:en\s+)?(\d{1,3})\s+d[ií]as(?!\p{L})/giu, 'delivery $1 days'],
  // "Menşei Türkiye", "mensei: Turkiye".
  [/(?<!\p{L})men[sş]ei?\s*[:=-]?\s*t[uü]rkiye(?!\p{L})/giu, 'origin Turkey'],
  [/(?<!\p{L})men[sş]ei?\s*[:=-]?\s+(?=\p{L})/giu, 'origin '],
]

/**
 * @param isByMetre whether the goods are sold by the metre
 * @param text the line
 * @param isRequest whether it asks for goods
 */
export const paperSpellings = (isByMetre: boolean, text: string, isRequest: boolean): readonly Spelling[] => [
  // "2500 mt....BDT 165 per cone". "Bags 20...30" is from one to the other.
  [/(?<=[\p{L}\d)"])\s?\.{3,}\s?(?!(?<=(?<![\d/.,])\d{1,3}\s?\.{3,}\s?)\d{1,3}(?![\d.,]))/gu, ' ; '],
  // "60 bales, 1500 MTRS EACH".
  [
    new RegExp(
      String.raw`(?<=(?<![\p{L}\d.,/-])\d[\d,]*\s${PACKAGE})\s*,\s*(\d[\d,]*(?:\.\d+)?\s*(?:kgs?|${LENGTH}|${WOUND}))\s+each(?!\p{L})`,
      'giu',
    ),
    ' of $1',
  ],
  // "1 bale 1500 mtr".
  [
    new RegExp(
      String.raw`(?<![\p{L}\d.,/-]|(?<!\p{L})(?:min(?:imum)?|moq)\.?\s?[:=-]?\s?)1\s+(bale|roll)\s*[=:-]?\s*(?=\d[\d,]*(?:\.\d+)?\s*(?:kgs?|${LENGTH})(?!\p{L}))`,
      'giu',
    ),
    '$1 of ',
  ],
  // "Packed in rolls of 22-25 kgs": they differ, and no field has a range.
  [/(?<=\bin\s+(?:rolls|bales|bags))\s+of\s+\d{1,3}\s?-\s?\d{1,3}\s*kgs?(?!\p{L})\.?/giu, ''],
  // "Than 40", "meters 4,612.75", "kgs: 1,250.50": the word in front of its figure.
  [
    new RegExp(String.raw`(?<=^|[,;|]\s*)(thaa?ns?|takas)\s*[:=-]?\s*([1-9]\d{0,3})${ENDS}`, 'giu'),
    '$2 $1',
    isByMetre && !IN_BANGLADESH.test(text),
  ],
  // "Rs 62/mtr, taka 40": without a price "taka 95" may be one.
  [
    new RegExp(String.raw`(?<=^|[,;|]\s*)(taka)\s*[:=-]?\s*([1-9]\d{0,3})${ENDS}`, 'giu'),
    '$2 $1',
    isByMetre && (isRequest || PRICED.test(text)) && !IN_BANGLADESH.test(text),
  ],
  [
    new RegExp(
      String.raw`(?<=[,;|]\s*)(?:total\s+)?(mtrs?|met(?:er|re)s)\s*[:=-]?\s*(\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d{3,}(?:\.\d+)?)${ENDS}`,
      'giu',
    ),
    '$2 $1',
    isByMetre,
  ],
  [
    new RegExp(
      String.raw`(?<=[,;|]\s*)(kgs?)\s*[:=]\s*(\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+\.\d+|(?<=kgs\s*[:=]\s*)\d{4,})${ENDS}`,
      'giu',
    ),
    '$2 $1',
  ],
  // "Rs 62 per mtr, kgs: 850", "meter 120, kgs: 40": alone "kg: 285" may be a price.
  [
    new RegExp(String.raw`(?<=[,;|]\s*)(kgs?)\s*[:=]\s*(\d+)${ENDS}`, 'giu'),
    '$2 $1',
    isRequest || PRICED.test(text) || /(?<!\p{L})(?:mtrs?|met(?:er|re)s?)\s*[:=-]?\s*\d/iu.test(text),
  ],
  // "200 m spools, 12 per box".
  [
    new RegExp(
      String.raw`(?<=\d\s?${LENGTH}\s+(${WOUND})\s*,\s*)(\d{1,3})\s+per\s+(box|carton|ctn|case)(?!\p{L})`,
      'giu',
    ),
    '$2 $1 per $3',
  ],
  // "120 ctns, each with 100 cones of polyester thread".
  [
    new RegExp(
      String.raw`(?<=(?<![\p{L}\d.,/-])\d[\d,]*\s(?:cartons|ctns|boxes|cases))\s*,\s*each\s+(?:with|of|containing)\s+(\d{1,4}\s*${WOUND})(?!\p{L})(?:\s+of(?!\p{L}))?`,
      'giu',
    ),
    ' of $1,',
  ],
  // "Min 1 case".
  [/(?<=(?<!\p{L})(?:min(?:imum)?|moq)\.?\s?[:=-]?\s?1\s)case(?!\p{L})/giu, 'carton'],
  // "$1.18 per linear yard".
  [/(?<=(?:\/|(?<!\p{L})per)\s?)(?:linear|lineal|running)\s+(?=(?:yards?|yds?)(?!\p{L}))/giu, ''],
  // "Rs 575 net per box".
  [/(?<=(?:rs\.?|₹|inr|usd|us\$|\$|eur|€)\s?\d[\d.,]*(?:\s?\/-)?\s)nett?\s+(?=(?:per\s|\/\s?)\p{L})/giu, ''],
  // "Rate 19.85 per mtr, due 45 days", "bill due in 30 days". "Stock due in 15 days" are goods to come.
  [new RegExp(String.raw`(?<=${PRICE_NAMED}\s*[,;]?\s*)due\s*[:=-]?\s*${DAYS_DUE}`, 'giu'), 'payment '],
  [
    new RegExp(
      String.raw`(?<!\p{L})((?:bill|balance|amount|invoice)\s+)?(?:payment\s+)?(?<=(?:payment|bill|balance|amount|invoice)\s+)due\s*(?:in|after|within|on)?\s*[:=-]?\s*${DAYS_DUE}`,
      'giu',
    ),
    '$1payment ',
  ],
  // "30% advance 70% CAD".
  [
    /(?<=\badv(?:ance)?[\s,;&+]+(?:and\s+)?\d{2}\s*%\s*)(?:by\s+)?(?:cad|cash\s+against\s+doc(?:ument)?s)(?!\p{L})/giu,
    'against documents',
  ],
  ...FROM_ABROAD,
]
