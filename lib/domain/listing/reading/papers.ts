import { HS_CODES } from '@/lib/domain/families/customs/codes'
import { countryOfTown, TOWNS } from '@/lib/domain/families/towns'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { type LineReading, LineText } from './line-text'
import { isShown } from './sale/offered'
import { readCartonSize, readWeights } from './sale/packing'
import { STOCK_CALLED } from './sale/patterns'
import { CLOTH_OR_NAME, countryOf, countryOfPlace, HOME, NATIONS } from './sale/places'
import { HOW_PACKED, sayAllFirst, takePackages } from './sale/shipment'

/** What invoices and customs papers say of any goods: the number of the tariff, the country of origin and the weights. */

/** "HS code", "HSN", "CTH:", "SAC". */
const CODE_NAMED = String.raw`(?<![\p{L}\d])(?:(?:chapter\s+|tariff\s+|sub-?)?heading(?=\s*(?:no\.?)?\s*[:.#-]*\s*(?:5\d|6[0-3])\d{2})|h\.?\s?s\.?\s?n?\.?|hts(?:us)?|r?itc(?:\s*\(?hs\)?)?|(?:cn|pct|sac|g\.?t\.?i\.?p\.?|taric|ncm)(?=\s*(?:code|no\b|number|[:.-]*\s*\d{4}\.?\s?\d{2}))|cth|tariff|customs|tn\s?ved)(?:\s*(?:code|no\.?|number|item|heading|hsn?|tariff|\(?tn\s?ved\)?))*\s*[:.#-]*\s*`
/** "NC 5401 10 12", "N.C. 54011012": the tariff of the Union in Italian and French. Eight digits are no money of North Carolina. */
const CODE_OF_UNION =
  /(?<![\p{L}\d])N\.?\s?C\.?\s*(?:(?:cod(?:e|ice)|n\.?|no\.?)\s*)?[:.#-]*\s*((?:5\d|6[0-3])\d{2}(?:\.\d{2}\.\d{2}| \d{2} \d{2}|\.? ?\d{4}))(?![\d.,]*\d|\s*(?:\/|%|x\s?\d|usd|eur|\$|€))/u
/** What makes two digits behind a heading a figure of something else. */
const OTHER_FIGURE = String.raw`\s*(?:["/x×*]|(?:k?gs?|k?m|cms?|mm|inch|panna|pana|gsm|count|mtrs?|met(?:er|re)s?|pcs|nos|cones|bags|bales|rolls|cartons|ctns|d|den(?:iers?)?|inches|tkt|ticket|d?tex|microns?|mic|lt?rs?|lit(?:er|re)s?|oz|lbs?|wt|yds?|yards?|ply|tons?|mt|drums?)\b)`
/** "HS code 5205.12", "HSN 54011000", "CTH: 5204 1110", "HTS 5401.10.00.00". */
const NAMED_CODE = new RegExp(
  String.raw`${CODE_NAMED}(\d{4} \d{2} \d{3} \d(?!${OTHER_FIGURE})|\d{4} \d{2} \d{2}|\d{4} \d{4}|\d{4}(?:\.?\d{2}){0,4})(?![\d.]*\d|\s?[x%]|\/|\s\/\S|(?<=\d \d+)${OTHER_FIGURE})`,
  'iu',
)
/** "HSN 5408 21". */
const NAMED_SUBHEADING = new RegExp(
  String.raw`${CODE_NAMED}(\d{4} \d{2})(?![\p{L}\d.%]|,\d|\s\d{2}(?![\dx*/"×])|\s\d{3} \d(?!\d|${OTHER_FIGURE})|${OTHER_FIGURE})(?=\s*(?:[-:,;()]|$)|\s+(?:\d|(?!per\b|picks?\b|ends?\b|days?\b|rupees\b|only\b|net\b)\p{L}{3}))`,
  'iu',
)
/** "Bill of entry: 540110 ...", "Goods - 5401.10 ...": words in front of a code. */
const HEADING = String.raw`(?<=^\s*(?:(?:shipping\s+bill|bill\s+of\s+entry|(?:(?:commercial|tax)\s+)?invoice|packing\s+list|goods|item|product|commodity|description(?:\s+of\s+goods)?)\s*[:-]\s*)?)`
/** "54011000 - polyester thread", "5204 1110 cotton thread": a code of the chapters of textiles in front of the goods. */
const CODE_IN_FRONT = new RegExp(
  String.raw`${HEADING}((?:5\d|6[0-3])\d{2}(?:(?:\.?\d{2}){2}(?=[:;,]?\s)|(?:\.?\d{2}| \d{4}| \d{2} \d{2})(?=\s*[:;,|/-]?\s+(?:(?:of\s+)?\p{L}{3}|P\/?[VCW](?!\p{L}))))|99[78]\d{3}(?=\s*[:;,-]?\s+\p{L}{3}))`,
  'iu',
)
/** "5204 19 - other cotton thread". */
const SUBHEADING_IN_FRONT = new RegExp(
  String.raw`${HEADING}((?:5\d|6[0-3])\d{2} \d{2})(?=\s*[:;,|/-]?\s+(?:of\s+)?\p{L}{3})`,
  'iu',
)
/** "... of artificial filaments (5401 20)". */
const SUBHEADING_IN_BRACKETS = /\(\s*((?:5\d|6[0-3])\d{2} \d{2}(?: \d{2})?)\s*\)/u
/** "7404.00 copper scrap", "spunlace viscose - 5603.92": the dot of a code that the tariff has, which is no price of anything. */
const CODE_WITH_DOT =
  /(?<![\p{L}\d.,+/-]|(?:rs\.?|₹|@|\$|€|£|rate|price|inr|usd|eur|total|amounts?|amt|bill|worth|value|gross|nett?|qty|quantity|stock|weight|wt|of|for)\s*:?\s?|\d\s*[x×]\s*)(\d{4}\.\d{2}(?:\.?\d{2}){0,2})(?![\d.]*\d|\s*(?:[/%x×]|per\b|(?:kgs?|m|mm|cms?|mtrs?|met(?:er|re)s?|pcs|tons?|tonnes?|mt|yds?|yards?|lbs?|ltrs?|rs\.?|inr|usd)(?!\p{L})))/iu
const IN_TARIFF: ReadonlySet<string> = new Set(HS_CODES.map(([code]) => code))
const HEADINGS: ReadonlySet<string> = new Set(HS_CODES.map(([code]) => code.slice(0, 4)))
/** "Viscose spun yarn 30/1, 55101110, qty 20 MT": eight digits of those chapters that count nothing. */
const CODE_ALONE = /(?<![\p{L}\d.,+/-]|rs\.? ?|₹ ?)((?:5\d|6[0-3])\d{6})(?=\s*(?:[,;:)]|$|-\s|qty\b|quantity\b))/iu
/** "2/1 twill 55161200 shuttleless loom", "of artificial staple fibres, 550820,": eight digits between words, and six between commas. */
const CODE_BETWEEN =
  /(?<![\p{L}\d.,+/-]|(?:rs\.?|no\.?|[₹#$€+/-])\s?)((?:5\d|6[0-3])\d{6})(?=\s+(?!(?:kgs?|m|mtrs?|met(?:er|re)s?|yds?|yards?|pcs|pieces|cones|nos|usd|inr|eur|rs)(?!\p{L}))\p{L}{2})|(?<=\p{L},\s)((?:5\d|6[0-3])\d{4})(?=\s*,)/iu
/** "Invoice: grey fabric | 5208 | 14,250 mtr | 61.75": a heading of the chapters of yarn and cloth in a cell of its own. */
const HEADING_IN_CELL = /(?<=\|\s?)((?:5\d|60)\d{2})(?=\s?\|)/u
const OF_PAPER =
  /^\s*(?:(?:commercial|tax|pro-?forma|export)\s+)?(?:invoice|packing\s+list|shipping\s+bill|bill\s+of\s+entry|challan)(?!\p{L})/iu
/** "... of cotton, not put up for retail sale - 5204.11": behind the words of a heading of the tariff. */
const CODE_OF_HEADING =
  /[-–(:]\s*((?:5\d|6[0-3])\d{2}\.\d{2}(?:\.?\d{2})?)(?<=(?:\bby weight\b|\bput up\b|\bweighing\b|\bunbleached\b).*)\)?\s*$/iu
/** "Origin India", "country of origin: P.R. China", "COO India", "made in Italy", "product of USA". */
const ORIGIN =
  /(?<!\p{L})(?:(?:country of )?origin|coo|made in|(?<!(?<!\p{L})(?:by|bye|co|waste|reaction|new|label|printed)[\s-]+["“]?)product of|produce of)\s*[:=-]?\s*(?:p\.\s?r\.\s*(?:of\s+)?)?(\p{L}+(?:\s+\p{L}+)?)/iu
/** "Origin Surat, India": behind its town. */
const ORIGIN_OF_TOWN =
  /(?<!\p{L}|certificate of |design )(?:(?:country of )?origin|coo|made in)\s*[:=-]?\s*(?!(?:cotton|polyester|viscose|wool|silk|available)\b)\p{L}+,\s*(\p{L}+)(?=\s*(?:$|[,;.]))/iu
/** "Origin Surat India", without a comma. */
const ORIGIN_OF_KNOWN_TOWN = new RegExp(
  String.raw`(?<!\p{L}|certificate of |design )(?:(?:country of )?origin|coo|made in)\s*[:=-]?\s*(?:${TOWNS})\s+(\p{L}+)(?=\s*(?:$|[,;.)]))`,
  'iu',
)
/** "From Wujiang, China"; "shipped from Mersin, Turkey" names a port. */
const FROM_TOWN =
  /(?<!\p{L}|\b(?:shipped|shipments?|dispatched|buyers?|orders?|enquir(?:y|ies)|inquir(?:y|ies)|am|are|is|we|customers?|calling)\s+)from\s+\p{Lu}\p{Ll}+,\s*(\p{Lu}\p{Ll}+)(?=\s*(?:$|[,;.]))/u
/** "Greige twill from Indonesia". What its yarn comes from is said of the yarn. */
const CLOTH_FROM =
  /(?<=(?<!\p{L})(?:fabrics?|cloth|greige|gr[ae]y|twill|poplin|drill|denim|canvas|sheeting|cambric|sateen|satin|voile)\s+)from\s+(\p{L}{4,}(?:\s+\p{L}{4,})?)/iu
/** "From Vietnam yarn", "from Japan machine": where something else is from. "From Pakistan cotton 20x20" and "from China silk 19 mm" describe the cloth. */
const OF_OTHER_THING =
  /^\s+(?:\p{L}+\s+)?(?:yarns?|(?:cotton|wool|flax|linen|silk)(?!\s+\d)|fib(?:re|er)s?|giza|dyes?|machines?|machinery|looms?|buyers?|customers?|part(?:y|ies)|clients?|orders?|brands?|designs?)(?!\p{L})/iu
/** "Order for denim from Bangladesh": who buys it. "No min order" is a term. */
const ORDERED =
  /(?<!\p{L})(?:(?<!(?<!\p{L})(?:min(?:imum)?\.?|no|small|any)\s+)orders?|demands?|[ei]nquir(?:y|ies)|rfq|requirements?|buyers?|part(?:y|ies)|customers?|clients?|importers?)(?!\p{L}).*$/iu
/** "Prato mill": a mill abroad, in a part of the line by itself. */
const MILL_OF_TOWN = /(?<=(?:^|[,;:|(])\s*)(\p{L}+)\s+mills?(?=\s*(?:$|[,;|)]))/iu
const OF_BUYER =
  /(?<!\p{L})(?:buyers?|customers?|clients?|consignees?|notify|deliver\p{L}*|ship\p{L}*|for|to)\s*[:,]?\s*$/iu
const ORIGIN_BEHIND = /(?<!\p{L})(\p{L}+(?:\s+\p{L}+)?)\s+origin(?!\p{L})/iu
/** "Origin: CN": the countries of textiles. "NC" is a state and "OE" a way of spinning. */
const ORIGIN_CODE =
  /(?<!\p{L})(?:[Oo]rigin|ORIGIN|COO)\s*[:=-]?\s*(BD|BR|CN|DE|EG|ES|FR|GB|ID|IN|IT|JP|KR|LK|PK|PT|TH|TR|TW|US|UZ|VN)(?=\s*(?:$|[,;.)|]))/u
/** "Pak greige". */
const ORIGIN_SHORT =
  /(?<!\p{L}|(?:poly|eco|bio|export|gift)\s)(pak)\s+(?=(?:gr[ae]y|gr[ei]+ge|yarn|cotton|fabric|cloth)(?!\p{L}))/iu
/** "5508.10 Sewing thread of synthetic staple fibres, 20/2, India". */
const ORIGIN_AT_END = /,\s*(\p{L}+(?:\s\p{L}+)?)\s*\.?$/u
const SOLD_TO =
  /(?<!\p{L})(?:fob|cif|cfr|cnf|c&f|exw|dap|ddp|fca|cpt|cip|to|deliver(?:y|ed)?|destination|buyers?|exports?|imports?|shipped|shipment|consignee|market|pod|port|discharge|customers?|agents?)(?!\p{L})/iu

/** "Woven in Italy", "knitted in Turkey". The first word stays, for the readers. */
const ORIGIN_OF_WORK =
  /(?:(?<=(?<!\p{L})(?:woven|knitted|spun|twisted)\s+)|(?<!\p{L})(?:manufactured|produced)\s+)in\s+(\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)?)/u

const DATE = String.raw`(?:\s*(?:dt|dated|date)\b\.?\s*:?\s*\d{1,2}[./-](?:\d{1,2}|\p{L}{3})[./-]\d{2,4})?`
/** "Invoice no. EXP/2231:", "PO No. 4455 dt. 12.03.2026,", "delivery note 3320 -": the number of the papers themselves. */
const NUMBERED_PAPER = new RegExp(
  String.raw`^\s*(?:(?:commercial|tax|pro-?forma|sales|export)\s+)?(?:p\.?o\.?(?=\s*[:#.-]*\s*(?:\d{4,}(?![\p{L}\d/])|\d+\s*:|(?<=o\.\s*)\d+\s*-\s))|(?:bill|p\.?i|packing\s+list|(?:invoice|inv|challan|p\.?o|purchase\s+order|delivery\s+(?:note|challan)))\.?\s*(?:no\b\.?|number|#)|(?:invoice|inv(?=\/\d|\s+\d{3,}\s*:)|challan|purchase\s+order|delivery\s+(?:note|challan)))\s*[:#.-]*\s*(?=[\p{L}/-]*\d)[\p{L}\d/-]*\d[\p{L}\d/-]*${DATE}\s*(?:[:;|]|,(?!(?<=(?<![\p{L}\d/-])\d{1,3},)\d{3}(?!\d))|-\s)\s*`,
  'iu',
)
/** "Delivery challan: 46 rolls": the name of the paper in front of how much it is of. */
const CHALLAN = /^\s*(?:delivery\s+)?challan\s*:\s*(?=\d[\d,]*\s*(?:rolls|bales|takas?|thaa?ns?)(?!\p{L}))/iu
/** "Tiruppur to Perundurai for dyeing": why goods go there, which says nothing of how well they dye. */
const FOR_WORK =
  /(?<!\p{L})for\s+(?:dyeing|bleaching|printing|process(?:ing)?|finishing|job\s?work)(?=\s*(?:$|[,;.]))/iu
/** What the papers in a line say, and the line without it. */
export interface Papers {
  goods: string
  values: FieldValues
  understood: LineReading['understood']
  /** Words in the goods that the line does not have; "" for none. */
  added: string
  /** The words of packages that were read with their content; "" for none. */
  held: string
}

/** Takes the words of the papers out of a line, so that no reader takes their figures for those of the goods. */
export function papersOf(definition: ModuleDefinition, text: string): Papers {
  const line = new LineText(text)
  const typed = line.rest
  line.rest = typed.replace(NUMBERED_PAPER, '')
  if (CHALLAN.test(line.rest)) line.rest = line.rest.replace(CHALLAN, '').replace(FOR_WORK, '')
  sayAllFirst(line, definition)
  const inOrder = line.rest
  const plain = inOrder === typed ? text : inOrder
  if (isShown(definition, 'hsCode')) readCode(line)
  if (isShown(definition, 'originCountry')) readOrigin(line, definition)
  readCartonSize(line, definition)
  const packages = takePackages(line, definition)
  readWeights(line, definition, packages)
  // "240 ctns x 120 cones, net wt 4,032 kgs": the weight is the stock, and the packages are as many.
  if (packages?.stock && !STOCK_CALLED.test(line.rest)) line.note(packages.stock, packages.text)
  const { rest, values, understood } = line
  const added = packages === null ? '' : HOW_PACKED
  const held = packages?.stock ? packages.held : ''
  return { goods: rest === inOrder ? plain : rest.replace(/^[\s;:,-]+/, ''), values, understood, added, held }
}

function codeNamed(line: string): { country: string; text: string } | null {
  const [text = '', country] = ORIGIN_CODE.exec(line) ?? []
  return country === undefined ? null : { country, text }
}

/** "Turkey red" is no country. */
function countryAtEnd(line: string): { country: string; text: string } | null {
  const [text = '', name = ''] = ORIGIN_AT_END.exec(line) ?? []
  const country = CLOTH_OR_NAME.test(name) ? null : countryOf(name)
  return country === null ? null : { country, text }
}

function countryOfMill(line: string): { country: string; text: string } | null {
  const found = MILL_OF_TOWN.exec(line)
  const country = countryOfTown(found?.[1] ?? '')
  if (!found || country === null || country === HOME || OF_BUYER.test(line.slice(0, found.index))) return null
  return { country, text: found[0] }
}

/** The country that cloth is from, which is neither that of its yarn nor that of its buyer. */
function countryOfCloth(line: string): { country: string; text: string } | null {
  const found = CLOTH_FROM.exec(line)
  const named = countryNamed(found)
  if (!found || named === null || Object.hasOwn(NATIONS, named.text.replace(FROM, '').toLowerCase())) return null
  const behind = line.slice(found.index + named.text.length)
  return OF_OTHER_THING.test(behind) || ORDERED.test(line.slice(0, found.index).split(/[,;|]/).at(-1) ?? '')
    ? null
    : named
}
const FROM = /^from\s+/i

const STATION = /^(?:origin|produce of)/i
/** Fields that are read from the town of goods. */
const TOWN_FIELDS = ['station', 'pickupPlace']

/** The country of origin. */
function readOrigin(line: LineText, definition: ModuleDefinition): void {
  const named =
    [ORIGIN, ORIGIN_BEHIND, ORIGIN_OF_TOWN, ORIGIN_OF_KNOWN_TOWN, FROM_TOWN]
      .map((pattern) => countryNamed(pattern.exec(line.rest)))
      .find((one) => one !== null) ??
    countryOfCloth(line.rest) ??
    countryNamed(ORIGIN_SHORT.exec(line.rest))
  const [, placeOfWork = ''] = ORIGIN_OF_WORK.exec(line.rest) ?? []
  const ofTown = countryNamed(ORIGIN.exec(line.rest), true)
  const found =
    named ??
    codeNamed(line.rest) ??
    ofTown ??
    countryOfMill(line.rest) ??
    (CLOTH_OR_NAME.test(placeOfWork) ? null : countryNamed(ORIGIN_OF_WORK.exec(line.rest), true)) ??
    // Behind the words of a heading of the tariff, with no word of where they go to.
    (line.has('hsCode') && !SOLD_TO.test(line.rest) ? countryAtEnd(line.rest) : null)
  if (!found) return
  const isStation =
    found === ofTown &&
    found.country === HOME &&
    STATION.test(found.text) &&
    TOWN_FIELDS.some((name) => isShown(definition, name))
  line.note({ originCountry: found.country }, found.text)
  // "Origin Rajkot" and "produce of Guntur" of cotton are its station too.
  if (!isStation) line.remove(found.text)
}

/** The number of the tariff; what follows its eighth digit is of one country's statistics. */
function readCode(line: LineText): void {
  if (OF_PAPER.test(line.typed))
    line.take(HEADING_IN_CELL, ([, heading = '']) => (HEADINGS.has(heading) ? { hsCode: heading } : null))
  for (const pattern of CODES)
    if (!line.has('hsCode'))
      line.take(pattern, ([, first, written = first ?? '']) => {
        const hsCode = written.replaceAll(/\D/g, '').slice(0, DIGITS_MAX)
        // "HS 5407 10 nylon taffeta": the tariff of the product does not have all subheadings.
        const isNamed =
          pattern === NAMED_SUBHEADING || (pattern === SUBHEADING_IN_FRONT && IN_ITS_WORDS.test(line.rest))
        if (isNamed && /[1-9]0$/.test(hsCode) && HEADINGS.has(hsCode.slice(0, 4))) return { hsCode }
        return !LIKE_OTHER_FIGURES.has(pattern) || IN_TARIFF.has(hsCode.slice(0, 6)) ? { hsCode } : null
      })
}
/** "5407 10 woven fab of ...": behind the code the words of the tariff. */
const IN_ITS_WORDS =
  /\d{4} \d{2}\s*[-–:,]?\s+(?:woven|knitted|non-?wovens?|(?:other\s+)?fab(?:ric)?s?|sewing)(?!\p{L})/iu
const CODES = [
  CODE_OF_UNION,
  NAMED_SUBHEADING,
  NAMED_CODE,
  CODE_IN_FRONT,
  SUBHEADING_IN_FRONT,
  SUBHEADING_IN_BRACKETS,
  CODE_ALONE,
  CODE_BETWEEN,
  CODE_OF_HEADING,
  CODE_WITH_DOT,
]
/** What other figures look like too is a code only if the tariff has it. */
const LIKE_OTHER_FIGURES: ReadonlySet<RegExp> = new Set([
  CODE_BETWEEN,
  CODE_OF_UNION,
  NAMED_SUBHEADING,
  SUBHEADING_IN_FRONT,
  SUBHEADING_IN_BRACKETS,
  CODE_WITH_DOT,
])
const DIGITS_MAX = 8

/** The country of one or two words, and the text from which it was read. @param isOfTown whether a town may name it */
function countryNamed(match: RegExpExecArray | null, isOfTown = false): { country: string; text: string } | null {
  const [text = '', words = ''] = match ?? []
  const [first = '', last = first] = words.split(/\s+/)
  for (const name of new Set([words, text.endsWith(words) ? first : last])) {
    // "Made in Surat cotton sarees": only the town names the country.
    const [named, place] = isOfTown ? countryOfPlace(name) : [name, countryOf(name)]
    const country = NATIONS[name.toLowerCase()] ?? place
    if (country !== null)
      return {
        country,
        text: text.endsWith(words)
          ? text.slice(0, text.length - words.length) + (place === null ? name : named)
          : text.slice(words.length - name.length),
      }
  }
  return null
}
