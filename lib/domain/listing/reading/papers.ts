import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { countries } from '@/lib/domain/vocabulary/countries'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { type LineReading, LineText } from './line-text'
import { readWeights } from './sale/packing'
import { isShown } from './sale/supply'

/** What invoices and customs papers say of any goods: the number of the tariff, the country of origin and the weights. */

/** "HS code 5205.12", "HSN 54011000", "CTH: 5204 1110". */
const NAMED_CODE =
  /(?<![\p{L}\d])(?:h\.?\s?s\.?\s?n?\.?|hts(?:us)?|r?itc(?:\s*\(?hs\)?)?|cn(?=\s*(?:code|no\b|number))|cth|tariff|customs)(?:\s*(?:code|no\.?|number|item|heading|hsn?|tariff))*\s*[:.#-]*\s*(\d{4} \d{2} \d{2}|\d{4} \d{4}|\d{4}(?:\.?\d{2}){0,2})(?![\d.]*\d|\s?[x/%]|(?<= \d+)\s*(?:k?gs?|k?m|mtrs?|met(?:er|re)s?|pcs|nos|cones|bags)\b)/iu
/** "54011000 - polyester thread", "5204 1110 cotton thread": a code of the chapters of textiles in front of the goods. */
const CODE_IN_FRONT =
  /^\s*((?:5\d|6[0-3])\d{2}(?:(?:\.?\d{2}){2}(?=\s)|(?:\.?\d{2}| \d{4}| \d{2} \d{2})(?=\s*[:;,-]?\s+\p{L}{3})))/u
/** "Viscose spun yarn 30/1, 55101110, qty 20 MT": eight digits of those chapters that count nothing. */
const CODE_ALONE = /(?<![\p{L}\d.,+/-]|rs\.? ?|₹ ?)((?:5\d|6[0-3])\d{6})(?=\s*(?:[,;:)]|$|-\s|qty\b|quantity\b))/iu
/** "... of cotton, not put up for retail sale - 5204.11": behind the words of a heading of the tariff. */
const CODE_OF_HEADING =
  /(?<=(?:\bby weight\b|\bput up\b|\bweighing\b|\bunbleached\b).*)[-–(:]\s*((?:5\d|6[0-3])\d{2}\.\d{2}(?:\.?\d{2})?)\)?\s*$/iu
/** "Origin India", "country of origin: Sri Lanka", "COO India", "made in Italy". */
const ORIGIN = /(?<!\p{L})(?:(?:country of )?origin|coo|made in)\s*[:=-]?\s*(\p{L}+(?:\s+\p{L}+)?)/iu
const ORIGIN_BEHIND = /(?<!\p{L})(\p{L}+(?:\s+\p{L}+)?)\s+origin(?!\p{L})/iu

/** What the papers in a line say, and the line without it. */
export interface Papers {
  goods: string
  values: FieldValues
  understood: LineReading['understood']
}

/** Takes the words of the papers out of a line, so that no reader takes their figures for those of the goods. */
export function papersOf(definition: ModuleDefinition, text: string): Papers {
  const line = new LineText(text)
  if (isShown(definition, 'hsCode'))
    for (const pattern of [NAMED_CODE, CODE_IN_FRONT, CODE_ALONE, CODE_OF_HEADING])
      if (!line.has('hsCode')) line.take(pattern, ([, code = '']) => ({ hsCode: code.replaceAll(/\D/g, '') }))
  if (isShown(definition, 'originCountry'))
    for (const pattern of [ORIGIN, ORIGIN_BEHIND]) {
      const named = line.has('originCountry') ? null : countryNamed(pattern.exec(line.rest))
      if (named === null) continue
      line.note({ originCountry: named.country }, named.text)
      line.remove(named.text)
    }
  readWeights(line, definition)
  const { rest, values, understood } = line
  return { goods: understood.length === 0 ? text : rest.replace(/^[\s;:,-]+/, ''), values, understood }
}

/** The country of one or two words, and the text from which it was read. */
function countryNamed(match: RegExpExecArray | null): { country: string; text: string } | null {
  const [text = '', words = ''] = match ?? []
  const [first = '', last = first] = words.split(/\s+/)
  for (const name of new Set([words, text.endsWith(words) ? first : last])) {
    const country = canonicalValue(countries, name)
    // "In" is a word before it is India.
    if (country !== null && (name.length > 2 || /^uk$/i.test(name)))
      return {
        country,
        text: text.endsWith(words)
          ? text.slice(0, text.length - words.length) + name
          : text.slice(words.length - name.length),
      }
  }
  return null
}
