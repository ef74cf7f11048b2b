import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { roundTo } from '@/lib/domain/units/rounding'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import type { LineText } from '../line-text'
import { isSoldBy, numberOf } from './figures'
import { isShown } from './supply'

const NUMBER = String.raw`\d+(?:(?:,\d{2})*,\d{3})?(?!,?\d)(?:\.\d+)?(?!\.?\d)`
const WEIGHED = String.raw`\s*(?:of|is|:|=|-)?\s*(${NUMBER})\s*(kgs?|mts?|tons?|tonnes?)(?!\p{L})\.?`
const PER_PACKAGE = String.raw`(\s*(?:(?:\/|per|each|a|in(?: each| one)?)\s*)(?:carton|ctn|bag|bale|box|package|pkg|roll|case|each)?(?!\p{L}))?`
/** "Net wt 19,051.20 kgs", "N.W. 25 kg per carton", "gross weight: 27.4 kgs". */
const NET = new RegExp(
  `(?<!\\p{L})(total\\s+)?(?:nett?\\s*(?:wt|weight|qty|quantity)|n\\.?\\s?w(?:t|\\.)?|(?<=[,;(]\\s*)nett?(?=\\s+\\d))\\.?${WEIGHED}${PER_PACKAGE}`,
  'iu',
)
const GROSS = new RegExp(
  `(?<!\\p{L})(total\\s+)?(?:gross\\s*(?:wt|weight)|g\\.?\\s?w(?:t|\\.)?|(?<=[,;(]\\s*)gross(?=\\s+\\d))\\.?${WEIGHED}${PER_PACKAGE}`,
  'iu',
)
/** "420 ctns", "100 bags": how many packages there are. */
const PACKAGES =
  /(?<![\p{L}\p{N}./,]|\bper\s+)(\d{1,3}(?:,\d{3})+|\d+)\s*(cartons?|ctns?|bags?|bales?|cases?|boxes|packages|pkgs?)(?![\p{L}])(?!\s*(?:\/|per\b|of\b|x\b))/iu
const PACKAGE_KG = { least: 4, most: 400 } as const
/** A weight of fewer kilograms than this for each of the packages is that of one. */
const KG_OF_MANY = 2

/**
 * What the papers of a parcel say of its weight: that of one package, or that of all, which is the stock then. What all weigh gives the
 * weight of one where it divides to the gram.
 */
export function readWeights(line: LineText, definition: ModuleDefinition): void {
  if (!isShown(definition, 'netWeight') || !isSoldBy(definition, 'kg')) return
  const packages = PACKAGES.exec(line.rest)
  const net = weightIn(NET, line.rest, packages)
  const gross = weightIn(GROSS, line.rest, packages)
  if (net?.kg != null) line.note({ availableQuantity: net.kg, uom: 'kg' }, net.text)
  for (const [name, weight] of Object.entries({ netWeight: net, grossWeight: gross })) {
    if (weight?.each == null) continue
    line.note({ [name]: weight.each, weightUnit: 'kg' }, weight.text)
    const packageType = packageNamed(definition, packages?.[2] ?? '')
    if (packageType !== null) line.note({ packageType }, packages?.[0] ?? '')
  }
  for (const weight of [net, gross]) if (weight && (weight.kg ?? weight.each) !== null) line.remove(weight.text)
  if (net?.kg != null && net.each !== null && packages) line.remove(packages[0])
}

interface Weighed {
  text: string
  /** Of one package; null where the papers do not say it. */
  each: number | null
  /** Of all packages; null where the weight is that of one. */
  kg: number | null
}

function weightIn(pattern: RegExp, text: string, packages: RegExpExecArray | null): Weighed | null {
  const match = pattern.exec(text)
  if (match === null) return null
  const [phrase, total, figure, unit = '', per] = match
  const kg = numberOf(figure) * (/^[mt]/i.test(unit) ? KG_OF_TONNE : 1)
  const counted = packages === null ? null : numberOf(packages[1])
  // "Net 245 kg" may be a price.
  if (counted === null && total === undefined && /^net?t\s+\d/i.test(phrase)) return null
  const isPackage = (weight: number) => weight >= PACKAGE_KG.least && weight <= PACKAGE_KG.most
  if (
    per !== undefined ||
    (total === undefined && (counted === null ? kg <= PACKAGE_KG.most : kg < counted * KG_OF_MANY))
  )
    return { text: phrase, each: isPackage(kg) ? kg : null, kg: null }
  const each = counted ? roundTo(kg / counted, 3) : 0
  const isEven = counted !== null && isPackage(each) && roundTo(each * counted, 3) === kg
  return { text: phrase, each: isEven ? each : null, kg }
}

const KG_OF_TONNE = 1000

const packageNamed = (definition: ModuleDefinition, word: string): string | null => {
  const spec = fieldSpec(definition, 'packageType')
  if (spec?.kind !== 'choice' || spec.isHidden) return null
  return (
    [word, word.replace(/s$/i, ''), word.replace(/es$/i, '')]
      .map((one) => canonicalValue(spec.vocabulary, one))
      .find((value) => value !== null) ?? null
  )
}

const MANY = 'cartons|ctns|bales|rolls|bags|pallets|bundles|cases|boxes|drums|taka|thaan|than|loose'
const OUTER = 'cartons?|ctns?|bales?|rolls?|bags?|pallets?|bundles?|cases?|boxes|box|taka|thaan|than|drums?|loose'
/** "Packed in cartons", "roll packing", "; bales ;": how the goods are packed. A number in front counts them. */
const PACKED_IN = [
  new RegExp(
    `(?<!\\p{L})(?:pack(?:ed|ing)?\\s*(?:in|:|-)?\\s+(${OUTER})|in\\s+(${MANY}))(?:\\s+(?:form|packing|packed))?(?=\\s*(?:$|[;,.]))`,
    'iu',
  ),
  new RegExp(`(?<![\\p{L}\\d]|\\d\\s|\\d\\s?ply\\s)(${OUTER})\\s+(?:pack(?:ed|ing)?|form)(?!\\p{L})`, 'iu'),
  /(?<=[;,]\s*)(cartons|bales|rolls|bags)(?=\s*(?:$|[;,]))/iu,
]

/** Reads how goods are packed. */
export function readPackedIn(line: LineText, definition: ModuleDefinition): void {
  for (const pattern of PACKED_IN)
    if (!line.has('packageType'))
      line.take(pattern, ([, word, among]) => {
        const packageType = packageNamed(definition, word ?? among ?? '')
        return packageType === null ? null : { packageType }
      })
}
