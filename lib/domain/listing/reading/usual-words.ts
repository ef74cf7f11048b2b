import { asciiDigits, withDecimalPoints } from '@/lib/domain/count/plain-figures'
import { withPlainCapitals } from '@/lib/domain/families/reading/tokens'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { IN_TURKISH, withPlainFigures } from './european-figures'
import { isOffered, isShown, packsGoods } from './sale/offered'
import { inWordsOfLists } from './spellings/list-spellings'
import { paperSpellings } from './spellings/paper-spellings'
import { inWordsOfSale } from './spellings/sale-spellings'
import { shortSpellings } from './spellings/short-spellings'

/**
 * A line in the words that the readers know, where people write them shorter or in another order: "p/mtr", "LM", "12 ton/month".
 * @param isRequest whether it asks for goods
 */
export function inUsualWords(definition: ModuleDefinition, text: string, isRequest: boolean): string {
  const isWork = definition.rendererFamily === 'SERVICE'
  const isByMetre = definition.defaults.uom === 'm' && !isWork
  const isOfGoods = packsGoods(definition)
  const isTurkish = IN_TURKISH.test(withPlainCapitals(text))
  const isCounted = isTurkish && (isRequest || !isPutUp(withPlainCapitals(text)))
  const isRegular = isRequest && !MONTHLY_FIELDS.some((name) => isShown(definition, name))
  const isWound = isShown(definition, 'lengthPerPackage')
  const figures = withDecimalPoints(withPlainFigures(asciiDigits(withPlainCapitals(text))))
  const plain = isWork ? figures : inWordsOfLists(figures, { isWound, isRequest })
  const goods = {
    isByMetre,
    isWound,
    hasCondition: isOffered(definition, 'condition', 'Fresh'),
  }
  const spellings: ReadonlyArray<readonly [pattern: RegExp, usual: string, isMeant?: boolean]> = [
    [POLYESTER, 'polyester'],
    [YUAN, 'CNY ', !YEN_NAMED.test(text) && (YUAN_BY_NAME.test(text) || !IN_JAPAN.test(text))],
    [YEN, 'JPY ', !YUAN_NAMED.test(text)],
    [BOLD, '$2'],
    [A_MONTH, '$1$4 ; $2$3', isRegular],
    [PRICE_LIMIT, '$1 ', isRequest],
    [WORK_OF, '$1 ', isRequest],
    [AMOUNT_OF_RATE, '$& ; ', isRequest],
    [PER_SHORT, '$1 per $2', !isWork],
    [PER_M, '$1 per mtr', isByMetre],
    [RUNNING_METRES, ' mtr'],
    [RIBA, 'RiBa $1 days'],
    [CARTON_NUMBERS, '$2 $1s'],
    ...(isWork
      ? []
      : [...shortSpellings(text, { isByMetre, isTurkish, isRequest }), ...paperSpellings(isByMetre, text, isRequest)]),
    [SO_MANY_FIRST, ''],
    [SO_MANY, '; '],
    [COUNTED_BEHIND, ' ; $2 $1'],
    [COUNTED_IN_TURKISH, ' ; $2 $1', isCounted],
    [SUPPLY_OF, '', isOfGoods && !isWork],
    [MEASURED, 'carton ', isOfGoods && PACKED_IN_CARTONS.test(text)],
    [OUTER, '', isOfGoods && !isWork],
    [EXPORT_CARTON, '', isOfGoods],
    [PER_CASE, 'carton', isOfGoods],
    [PER_BOX_OF, '$1 ; $2 $3 per $1'],
    [HELD_IN_BRACKETS, '$1 of $2,'],
    [NET_IN, ' in'],
    ...ITALIAN_PACKAGES,
    [PRICED_ITALIAN_PACK, '$1 pcs per box,', isOfGoods && !isWork],
    [ITALIAN_PACK, '$1 pcs per box', isOfGoods && !isWork],
    [ORDER, 'min order'],
    [PAID_AHEAD, 'advance payment'],
    [CASES, 'cartons'],
    [LEAD_TIME, 'lead time '],
    [SLIP, '$1 list'],
    [POLY_BAGS, 'polybags'],
    [AT_CURRENCY, '$1 $3 $2'],
    [LENGTH_NAMED, '$2 m $1'],
    [ADET, 'pcs'],
    [ONE_KOLI, 'carton'],
    [KOLI, 'cartons'],
    [BOBINS, 'cones', isCounted],
    [A_BOBIN, 'cone', isTurkish],
    [MAKARAS, 'spools', isCounted],
    [A_MAKARA, 'spool', isTurkish],
    [IN_STOCK, '; stock', isTurkish],
    [VADE, '$1$2 days payment', isTurkish],
    [EX_MILL, 'ex mill'],
    ...DOTTED_TERMS,
    [WEEKS_ABROAD, 'delivery $1 weeks'],
    [DAYS_ABROAD, 'delivery $1 days'],
    ...HOURS.map(([pattern, days]) => [pattern, days, !isWork] as const),
    [DHARA, 'payment '],
    [DHARA_BEHIND, 'payment'],
    [TT_FIRST, '$1 T/T $2'],
    [BOX_OF, '1 $1 ; $2 $3 per $1'],
    [HOLDS, '$2 $3 per $1'],
    [AT_PRICE, '$1 @ $2/$1'],
    [ALL_OF_THEM, '$3 $4 in $1 $2'],
    [IN_TOTAL, ' ; $1 $2s ; $3 $4'],
    [BOBBINS_OF_BOX, '$1 pcs per box'],
    [TIMES_WANTED, ' ; need $1 $2', isRequest],
    [PER_NO, '$&s'],
    [SHORT_SPUN, '$1ed'],
    [KING, '$1 ; king $1'],
    [/(?<=\d)\s?~\s?(?=\d)/g, '-'],
    // In a long gap the patterns of prices and shares search for seconds.
    [/\s+/gu, ' '],
  ]
  return spellings.reduce(
    (line, [pattern, usual, isMeant = true]) => (isMeant ? line.replace(pattern, usual) : line),
    isWork ? plain : inWordsOfSale(plain, goods),
  )
}

/** "Spun polyster": how people also write polyester. "Polystar" is a brand too, unless a word of cloth or yarn follows. */
const POLYESTER =
  /(?<!\p{L}|(?<!\p{L})(?:brand|make|maker|manufacturer|mfr|m\/s)(?:\s*name)?\s*[:=-]?\s*)(?:(?!polystar)pol(?:y|l?i|ly)+st[ea]r|polystar(?=\s+(?:yarn|spun|filament|viscose|cotton|fabric|satin|georgette|crepe|lining|sewing\s+thread)(?!\p{L}))|polyest[ao]r|polyestr|polyesther|pollyester|polyseter|polyestre?r)(?!\p{L}|\s+(?:brand|make|ltd|limited|pvt|inc|co|industries|mills)(?!\p{L}))/giu

/** "CNY ¥6.5", "¥85 /m FOB Shanghai", "JPY ¥450": yuan and yen have one sign. */
const YUAN_NAMED =
  /(?<!\p{L})(?:cny|rmb|yuan|jc ?\d{2}|(?:made in|origin|from):? china|keqiao|shaoxing|shengze|wujiang|nantong|(?:fob|fca|exw|ex)[\s-]+(?:shanghai|ningbo|shenzhen|guangzhou|qingdao|xiamen|tianjin))(?!\p{L})/iu
const YUAN_BY_NAME = /(?<!\p{L})(?:cny|rmb|yuan)(?!\p{L})/iu
/** "Nylon from China to Japan ¥850": the price may be in yen. */
const IN_JAPAN = /(?<!\p{L})(?:japan|osaka|kobe|tokyo|yokohama|nagoya|kyoto)(?!\p{L})/iu
const YEN_NAMED = /(?<!\p{L})(?:jpy|yen|(?:fob|fca|exw|ex)[\s-]+(?:osaka|kobe|tokyo|yokohama|nagoya))(?!\p{L})/iu
const sign = (code: string, named: RegExp): RegExp =>
  new RegExp(
    String.raw`(?:(?<!\p{L})(?:${code})\s*)?[¥￥]\s*(?=\d)(?:(?<=${named.source}[^]*)|(?=[^]*${named.source}))`,
    'giu',
  )
const YUAN = sign('CNY|RMB', YUAN_NAMED)
const YEN = sign('JPY', YEN_NAMED)

/** "RiBa 60 gg f.m.": how mills in Italy are paid; "gg" are days, not the gauge of a knit. */
const RIBA =
  /(?<!\p{L})ri\.?ba\.?\s*(?:a\s+)?(30|60|90|120)\s*(?:gg|giorni|days?)(?![\p{L}\d])\.?(?:\s*(?:d\.?f\.?\s*)?f\.?m\.?(?!\p{L}))?/giu

/** The bold words of a chat: "*30s combed* 245". The stars of "21s*2" are crosses. */
const BOLD = /(?<=^|\s)([*_~])(\S[^*_~]*?\S)\1(?=$|[\s,;|.])/gu

const REGULAR_AMOUNT = String.raw`\d[\d.,]*k?\s*(?:kgs?|mt|tons?|tonnes?|m|mtrs?|met(?:er|re)s?|yds?|yards?|cones?|box(?:es)?|cartons?|ctns?|spools?|tubes?|pcs|bales?|rolls?|takas?)`
/** "8 tons monthly", "12 ton/month", "weekly 5000 m": what a buyer takes each month or week is the quantity of the request. */
const A_MONTH = new RegExp(
  `(${REGULAR_AMOUNT})\\s*(?:\\/\\s*|(?:per|a|every|each)\\s+)?((?:month|week)(?:ly)?)(?!\\p{L})|(?<!\\p{L})((?:month|week)ly)\\s+(${REGULAR_AMOUNT})(?!\\p{L})`,
  'giu',
)

/** "Dyeing of 5000 kg": how much the work is on. */
const WORK_OF = new RegExp(`(?<!\\p{L})(\\p{L}+ing|supply|requirement) of (?=${REGULAR_AMOUNT}(?!\\p{L}))`, 'giu')

/** "Price upto 40", "budget max Rs 300": the price that a buyer would pay. */
const PRICE_LIMIT =
  /(?<!\p{L})(price|rate|budget)\s*(?:is\s*)?(?:up\s?to|max(?:imum)?\.?|under|below|within|not above)\s*(?=(?:rs\.?|₹|inr)?\s*\d)/giu

/** "5000 mtr rate please", "25 kg ka rate batao": for how much a buyer asks the rate. */
const AMOUNT_OF_RATE = new RegExp(
  `(?<![\\p{L}\\d.,/]|(?:rs\\.?|₹|@)\\s*)${REGULAR_AMOUNT}(?=\\s+(?:ka\\s+|ki\\s+)?(?:rate|price|bhav)\\s*(?:\\?|pl(?:ea)?se|pls|plz|batao?\\p{L}*|btao|bataiye|kya|do|dena|dijiye|send|bhej\\p{L}*|de\\b|quote|needed|chahiye|required|$))`,
  'giu',
)

/** Fields that some modules have for what is taken each month. */
const MONTHLY_FIELDS = ['monthlyAvailability', 'monthlySupply']

/** "24.75 p/mtr", "33.00 p.mtr": per metre. "9p/mtr" of work may be paise, and "5000 p.m." is a month. */
const PER_SHORT = /(\d(?:\s?\/-)?)\s+p(?:\/\s?|\.\s?(?!m\b))(m(?:tr|eter|etre)?|kg|pcs?|piece)(?![\p{L}\p{N}])/giu

/** "31.50 pm", "Rs 24 pm" of cloth: per metre. Thousands are those of a month, and "9 pm" is a time. */
const PER_M = /((?<![\d.,])(?:\d{1,3}\.\d{2}|(?<=(?:rs\.?|₹)\s?)\d{1,3})(?:\s?\/-)?)\s?pm(?![\p{L}\p{N}])/giu

/** "Ctn No. 1-50", "cartons 1 to 24": numbered from one, so many. */
const CARTON_NUMBERS =
  /(?<!\p{L})(?:in\s+)?(ctn|carton|case|boxe|bale)s?\s*(?:nos?\b\.?)?\s*[:#]?\s*0*1\s*(?:-|to|upto)\s*(\d{1,4})(?![\d.\p{L}]|\s*(?:kgs?|m|mtrs?|pcs|pieces|ply|l|ltrs?|inch|days?|weeks?|months?|["%])(?!\p{L}))/giu

/** "50 export cartons", "30 wooden cases", "in 20 strong seaworthy bales": of what kind the packages are. */
const OUTER =
  /(?<=(?<![\p{L}\d.,/-])\d[\d,]*\s)(?:(?:(?:standard|std\.?|strong|new|(?:cotton|jute|gunny|hessian|paper|kraft|plastic|poly)(?=\s+(?:bags|crates)\b)|export(?:\s+(?:worthy|quality|standard|std\.?|type))?|exportworthy|sea-?worthy|wooden|corrugated|cardboard|master|outer|shipping)\s+)+)(?=(?:cartons?|ctns?|cases|boxes|bags|bales|crates|pallets)(?!\p{L}))/giu

/** "100 cones per export carton". */
const EXPORT_CARTON = /(?<=(?:\/\s?|(?<!\p{L})per\s))export\s+(?=(?:carton|ctn|box|case)(?!\p{L}))/giu

/** "USD 118.00/case", "48 spools per case". In "72 per case" the figure is what one holds. */
const PER_CASE =
  /(?<=(?:\/|(?<!\p{L})per)\s?)(?<!(?<!(?:[\d.,]|[$₹€£]\s?|(?:usd|eur|gbp|inr|rs\.?)\s?))\d{1,3}\s?(?:\/|per)\s?)case(?!\p{L})/giu

/** "Rs 1,250 per box of 10 spools": what one holds. */
const PER_BOX_OF =
  /(?<=(?:\/\s?|(?<!\p{L})per\s))(box|carton|ctn|bag|pack)\s+of\s+(\d{1,4})\s*(cones|spools|tubes|reels|cops|hanks|skeins|pcs|pieces|rolls)(?!\p{L}|\s*(?:of|x|×)(?!\p{L}))/giu

const PACKAGES = '(?:cartons|ctns|boxes|bags|bales|rolls|cases|drums|takas?|thaa?ns?)'
const MEASURE = '(?:kgs?|mt|tons?|tonnes?|m|mtrs?|met(?:er|re)s?|yds?|yards?)'
/** "70 boxes (12 tubes each)", "18 bales (each 1000 mtr)": packages, and what one holds. */
const HELD_IN_BRACKETS = new RegExp(
  `((?<![\\p{L}\\d.,/-])\\d[\\d,]*\\s*${PACKAGES})\\s*\\(\\s*(?=each(?!\\p{L})|[^()]*(?<!\\p{L})each\\s*\\))(?:each\\s+)?(?:of\\s+)?(\\d+(?:\\.\\d+)?\\s*(?:cones|tubes|spools|reels|cops|pcs|pieces|nos|${MEASURE}))\\.?\\s*(?:each\\s*)?\\)`,
  'giu',
)
/** "1,800 kgs net in 75 cartons". */
const NET_IN = new RegExp(`(?<=\\d\\s*kgs?\\.?)\\s*nett?\\s+in(?=\\s+\\d[\\d,]*\\s*${PACKAGES}(?!\\p{L}))`, 'giu')

/** "12 bancali da 600 kg": packages of Italy, with what one holds. */
const ITALIAN_PACKAGES = [
  ['bancali', 'pallets'],
  ['cartoni', 'cartons'],
  ['scatole', 'boxes'],
  ['balle', 'bales'],
  ['rotoli', 'rolls'],
  ['sacchi', 'bags'],
].map(([word, english]) => [new RegExp(`(?<=\\d\\s?)${word}\\s+da(?=\\s\\d)`, 'giu'), `${english} of`] as const)

/** "Conf. 10 pz", "scatola da 12 rocche": what one holds. */
const ITALIAN_PACK =
  /(?<!\p{L})(?:conf(?:ezion[ei]|\.)|scatola)\s*(?:d[ai]\s+)?(\d{1,3})(?:\s*(?:pz|pezzi|rocche|rocchetti|spole)(?!\p{L})\.?|(?<=d[ai]\s+\d{1,3})(?=\s*(?:$|[,;)])))/giu
/** "Conf. 10 pz EUR 12": the price is no part of it. */
const PRICED_ITALIAN_PACK = new RegExp(`${ITALIAN_PACK.source}(?=\\s*(?:euro?s?|€))`, 'giu')

/** "Min. ordine 5.000 m": the smallest order, in Italy and Turkey. */
const ORDER =
  /(?<!\p{L})(?:min(?:imo)?\.?\s+(?:d['’]\s?)?ordine|ordine\s+min(?:imo)?\.?|min\.?\s+sipari[şs])(?!\p{L})/giu

/** "Pagamento anticipato", "peşin ödeme": all of it in advance, in Italy and Turkey. */
const PAID_AHEAD =
  /(?<!(?:\d\s*%|\p{L}['’]?)\s*)(?:pagamento\s+(?:totalmente\s+)?anticipato|pe[şs]in\s+[öo]deme)(?!\p{L}|\s*(?:\d+\s*%|del\s|parzial|\/))/giu

/** "40 cases". */
const CASES = /(?<=(?<![\p{L}\d.,/-])\d{1,5}\s)cases(?!\p{L}|\s*(?:of|x|×)(?!\p{L}))/giu

/** "LT 15 days". */
const LEAD_TIME = /(?<![\p{L}\d])LT\s*[:=-]?\s*(?=\d{1,3}\s*(?:(?:-|to)\s*\d{1,3}\s*)?(?:days?|weeks?|wks?)(?!\p{L}))/gu

/** "Packed in poly bags": neither the fibre nor the use of the goods. */
const POLY_BAGS = /(?<=(?<!\p{L})in\s+)poly\s+bags?(?!\p{L})/giu

/** "@ 2.95 USD", "unit price 1.35 EUR": the currency behind its price. */
const AT_CURRENCY = /(@|(?<!\p{L})(?:price|rate)\s*[:=-]?)\s*(\d[\d.,]*)\s*(usd|us\$|eur|gbp)(?!\p{L}|\s*\d)/giu

/** "Metre per cone 1200": how long the thread of one is. */
const LENGTH_NAMED =
  /(?<!\p{L})(?:met(?:er|re)s?|mtrs?)\s*(?:\/|per)\s*(cone|spool|tube|cop)\s*[:=-]?\s*(\d{3,5})(?![\d.,/]|\s*\p{L})/giu

/** "Min 1 box of 12 cones": the smallest order, and what one holds. */
const BOX_OF =
  /(?<![\d.,])1\s*(ctn|carton|box|case|bag)\s+of\s+(\d{1,4})\s*(cones|spools|tubes|pcs|pieces|rolls)(?!\p{L}|\s*(?:of|x|×)(?!\p{L}))/giu

/** "1 ctn = 120 cones": what one holds. */
const HOLDS =
  /(?<![\d.,])1\s*(ctn|carton|box|case|bag)\s*(?:[=:]|has|x)?\s*(\d{1,4})\s*(cones|spools|tubes|pcs|pieces|rolls)(?!\p{L})/giu

/** "1,10 USD/adet", "96 koli": pieces and cartons of Turkey. */
const ADET = /(?<=\d\s?|\/\s?)adet(?!\p{L})/giu
const ONE_KOLI = /(?<=(?<![\p{L}\d.,])1\s)koli(?!\p{L})/giu
const KOLI = /(?<=\d\s)koli(?!\p{L})/giu

/** "40/2 5000 bobin 25 TL": probably the metres on one bobbin, if the line has no other length and no word for a stock. */
const PUT_UP =
  /(?<![\d.,])(?<!^\s*)(?:1000|2000|2500|3000|4000|5000|10000)\s(?:bobin|makara)|(?:bobin|makara)\s(?:1000|2000|2500|3000|4000|5000|10000)(?!\d)/iu
const HAS_STOCK = /(?<!\p{L})(?:stok\p{L}*|mevcut|var|haz[ıi]r|toplam|sipari[şs]|min(?:imum)?|adet)(?!\p{L})/iu
const HAS_LENGTH = /\d{3,5}\s*(?:m|mt|metre|yd|yard)(?!\p{L})/iu
const isPutUp = (text: string): boolean => PUT_UP.test(text) && !HAS_STOCK.test(text) && !HAS_LENGTH.test(text)

/** So many of these; the number behind "tkt" or "tex" counts nothing. */
const turkishCount = (word: string): RegExp =>
  new RegExp(
    String.raw`(?<=(?<![\p{L}\d.,/-]|(?<!\p{L})(?:no|nr|tkt|ticket|tk|tex)\.?\s?[:.]?\s?)\d[\d,]*\s)${word}(?!\p{L})`,
    'giu',
  )
/** "Stok 3000 bobin", "1,45 EUR/bobin", "min. 120 bobin": cones. Of "2500 m bobin" the word says only what holds the thread. */
const BOBINS = turkishCount('bobin')
const A_BOBIN = /(?<=\/\s?)bobin(?!\p{L})/giu
/** "500 makara", "0,85 EUR/makara": spools. */
const MAKARAS = turkishCount('makara')
const A_MAKARA = /(?<=\/\s?)makara(?!\p{L})/giu
/** "5000 m stok 500 adet", "500 adet stokta". */
const IN_STOCK =
  /(?<!\p{L})stok(?:ta)?(?=\s*[:=-]?\s*\d)|(?<=(?:pcs|cones|spools|cartons|kg|ton)\s)stok(?:ta)?(?!\p{L}|\s*\p{L})/giu
/** "60 gün vade", "vade 60 gün": the days of credit. */
const VADE =
  /(?<![\p{L}\d.,/-])(\d{1,3})\s*g[üu]n\s*vade(?:li)?(?!\p{L}|\s*[çc]ek)|(?<!\p{L})vade(?:li|si)?\s*[:=-]?\s*(\d{1,3})\s*g[üu]n(?!\p{L}|\s*[çc]ek)/giu

/** "N. 36 coni", "scatole n. 500 pezzi": so many, in Italy. Behind "art." and the like it is a number of the goods. */
const N_OF = String.raw`n\s?[.°º]{1,2}\s?(?=\d[\d.]*\s(?:coni|rocche|rocchetti|spole|pz|pezzi|scatole|cartoni)(?!\p{L}))`
const SO_MANY_FIRST = new RegExp(String.raw`^\s*${N_OF}`, 'iu')
const SO_MANY = new RegExp(
  String.raw`(?<!\p{L}|(?<!\p{L})(?:art|articolo|cartella|col|colore|fattura|lotto|ordine|rif|tabella|tinta|titolo)\.?\s)${N_OF}`,
  'giu',
)

/** "Coni: 36", "rocche 120", "bobin 120": the number behind what is counted, as a part of the line. */
const countedBehind = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d]|[\\d/]\\s?)(${words})\\s*[:=]?\\s*([1-9]\\d{0,4})(?=\\s*(?:$|[,;)]\\s|-\\s))`, 'giu')
const COUNTED_BEHIND = countedBehind('coni|rocche|rocchetti|spole')
const COUNTED_IN_TURKISH = countedBehind('bobin|makara|adet(?=\\s*[:=])')

/** "Being supply of 500 tubes": in front of how many there are. */
const SUPPLY_OF = new RegExp(
  `(?<=^\\s*)(?:being\\s+)?(?:the\\s+)?(?:supply|sale) of (?=${REGULAR_AMOUNT}(?!\\p{L}|\\s*(?:\\/|per\\b|an?\\b|every\\b|each\\b|monthly|weekly|daily)))(?![^;|]*(?:per|in an?|an?|every|each)\\s+(?:day|week|month|year)(?!\\p{L}))`,
  'giu',
)

/** "24 cones/ctn, G.W.: 28.50 kgs, MEAS: 68*45*32CM": on a packing list the size of the carton. */
const PACKED_IN_CARTONS = /(?<!\p{L})(?:cartons?|ctns?)(?!\p{L})/iu
const MEASURED =
  /(?<!\p{L}|(?<!\p{L})(?:cartons?|ctns?|case)\s*)meas(?:urements?)?\.?\s*[:=-]?\s*(?=\d[\d.]*\s*(?:cms?\s*)?[x×*]\s*\d[\d.]*\s*(?:cms?\s*)?[x×*]\s*\d)/giu

/** "F.O.B. Karachi", "C.I.F.": terms of delivery with their dots. */
const DOTTED_TERMS = ['FOB', 'CIF', 'CFR', 'CNF', 'FCA', 'DAP', 'DDP', 'EXW'].map(
  (term) =>
    [new RegExp(`(?<![\\p{L}\\d.])${[...term].join('\\.\\s?')}(?:\\.|(?!\\p{L}))(?!\\p{L})`, 'giu'), term] as const,
)

/** "Consegna 3 settimane", "teslim 10 gün": when goods come, in Italy and Turkey. */
const cameIn = (unit: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:consegna|teslim(?:at)?|termin)\\s*[:=-]?\\s*(?:in\\s+|entro\\s+)?(\\d{1,2}(?:\\s*-\\s*\\d{1,2})?)\\s*(?:${unit})(?!\\p{L})`,
    'giu',
  )
const WEEKS_ABROAD = cameIn('settiman[ae]|sett\\.?|hafta')
const DAYS_ABROAD = cameIn('giorni|gg\\.?|g[üu]n')

/** "Dispatch within 48 hrs". */
const HOURS = ([24, 48, 72] as const).map(
  (hours) =>
    [
      new RegExp(
        `(?<=(?<!\\p{L})(?:dispatch|despatch|delivery|shipment)\\s*[:=-]?\\s*(?:in\\s+|within\\s+)?)${hours}\\s*(?:hrs?|hours?)(?!\\p{L})`,
        'giu',
      ),
      hours === 24 ? '1 day' : `${hours / 24} days`,
    ] as const,
)

/** "Dhara 30 days", "45 days dhara": the days of credit, in Surat. */
const DHARA = /(?<!\p{L})dhara\s*[:=-]?\s*(?=\d{1,3}\s*(?:days?|din)(?!\p{L}|\s+old))/giu
const DHARA_BEHIND = /(?<=(?<![\p{L}\d.,/-])\d{1,3}\s*(?:days?|din)\s*(?:ka\s+|ki\s+)?)dhara(?!\p{L})/giu

/** "Franco fabbrica": the price at the mill, in Italy. */
const EX_MILL = /(?<!\p{L})franco\s+(?:fabbrica|partenza|magazzino)(?!\p{L})/giu

/** "T/T 30% deposit, 70% before shipment": the part in front. */
const TT_FIRST =
  /(?<![\p{L}\d])t\/?t\s*[:,-]?\s*(\d{2}\s*%)\s*(deposit|(?:in\s+)?adv(?:ance)?|down\s?payment)(?!\p{L})/giu

/** "5000m cone @ Rs 118": the price of what is in front of it. */
const AT_PRICE =
  /(?<=\d\s?(?:m|mtrs?|met(?:er|re)s?|yds?|yards?|gms?|g|kgs?)\s)(cone|spool|tube|reel|hank)\s*@\s*((?:rs\.?|₹|inr|usd|us\$|\$|eur|€)?\s*\d[\d.,]*(?:\s?\/-)?)(?!\d|\s*(?:\/|(?:per|kgs?|pcs?|pieces?|m|mtrs?|dozen|doz|gross|box|cones?)\b))/giu

/** "250 cartons = 15000 cones": how many there are in all. */
const ALL_OF_THEM =
  /(?<![\p{L}\d.,/-])((?!1\s)\d[\d,]*)\s*(ctns|cartons|cases|boxes|bags|bales)\s*=\s*(\d[\d,]*)\s*(cones|spools|tubes|pcs|pieces|kgs?|mtrs?|met(?:er|re)s)(?!\p{L})/giu

/** "62 taka total 5,890.50 mtrs": how much is in all of them. */
const IN_TOTAL =
  /(?<![\p{L}\d.,/-]|(?<!\p{L})(?:min(?:imum)?|moq|per|every|each|order)\.?\s*[:=-]?\s*)((?!1\s)\d[\d,]*)\s*(taka|roll|bale|carton|ctn|bag)s?\s*,?\s*total(?:\s+(?:qty|quantity))?\s*[:=]?\s*(\d[\d,]*(?:\.\d+)?)\s*(mtrs?|m|met(?:er|re)s?|yds?|yards?|kgs?)(?!\p{L})/giu

/** "Prewound bobbins 144/box": the usual numbers of a box, no price. */
const BOBBINS_OF_BOX =
  /(?<![\d.,]|(?:rs\.?|₹|\$|@|rate|price|bhav|at)\s*[:=-]?\s*)(72|144)(?<=\bpre-?wound\b[^;|]*)\s*(?:\/|per)\s*box(?!\p{L})/giu

/** "5000m cone x 300 pcs": how many a buyer wants. */
const TIMES_WANTED =
  /(?<=\d\s?(?:m|mtrs?|met(?:er|re)s?|yds?|yards?|gms?|g|kgs?)(?:\s(?:cones?|spools?|tubes?|reels?))?)\s*[x×]\s*(\d[\d,]*)\s*(pcs|pieces|nos|cones|spools|tubes|rolls|boxes|cartons)(?!\p{L})/giu

/** "Packing slip": no garment. */
const SLIP = /(?<!\p{L})(packing|delivery|dispatch|weighment|gate)\s+slip(?!\p{L})/giu

/** "Rs 650 per no": for each. */
const PER_NO = /(?<=\/\s?|(?<!\p{L})per\s)no(?![\p{L}\d]|\.?\s*\d)/giu

/** "80s comb. x 100s comb.": combed. */
const SHORT_SPUN = /(?<=(?<![\p{L}\d])\d{2,3}'?s\s)(comb|card)\.?(?!\p{L})/giu

/** "CHF 8.40 / king spool", "600 king spools": the package, and its kind for the readers. */
const KING = /(?<=\d\s|\/\s?|(?<!\p{L})per\s)king\s+(spools?|cones?)(?![\p{L}]|\s*(?:\/|per\b|in\b|x\b))/giu

/** "36000 LM", "1.48/LM", "500 rmt": running metres. */
const RUNNING_METRES =
  /(?<=\d|\/|(?<!\p{L})per)\s?(?:l\.?m\.?|r\.?m\.?t\.?|r\.?\s?mtrs?|(?:running|linear|lineal)\s(?:m|mtrs?|met(?:er|re)s?))(?![\p{L}\d])/giu
