import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { roundTo } from '@/lib/domain/units/rounding'
import { isCountedUnit } from '@/lib/domain/units/units'
import { dimensionUnits } from '@/lib/domain/vocabulary/units'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { textValue } from '../../listing'
import type { LineText } from '../line-text'
import { isSoldBy, numberOf } from './figures'
import { isShown, packsGoods } from './offered'
import { NUMBER } from './patterns'

/** No bale weighs more; what does is a quantity. */
export const BALE_KG_MAX = 420

/** No pallet weighs more. */
const PALLET_KG_MAX = 1500

/** No other package weighs more. */
export const PACKAGE_KG_MAX = 105

const CARTON = 'cartons?|ctns?|bags?|bales?|cases?'
const ONE = String.raw`(?:\s*(?:\/|per|of\s+(?:a|each|one))\s*(?:carton|ctn|bag|bale|box|package|pkg|roll|case)(?!\p{L}))?`
const KG = String.raw`(${NUMBER})\s*(kgs?|mts?|tons?|tonnes?)(?!\p{L})\.?`
/** "Each", "per bag", "in a carton"; of "200 kg in 8 bags" the weight is that of all. */
const PER_PACKAGE = String.raw`(\s*(?:each|(?:\/|per|in (?:a|each|one))\s*(?:carton|ctn|bag|bale|box|package|pkg|roll|case))(?!\p{L}))?`
const pattern = (source: string) => new RegExp(`(?<!\\p{L})${source}${PER_PACKAGE}`, 'iu')
/** "Net wt 19,051.20 kgs", "N.W. 25 kg per carton", "gross weight: 27.4 kgs". */
const NET = pattern(
  `(total\\s+)?(?:(?:nett?|nt\\.?)\\s*(?:wt|weight|mass|qty|quantity)|n\\.?\\s?w(?:t|\\.)?|(?<=(?:[,;(|]|\\s[-–]|\\btotal)\\s*)nett?(?=\\s+\\d))\\.?${ONE}\\s*(?:of|is|:|=|-)?\\s*${KG}`,
)
const GROSS = pattern(
  `(total\\s+)?(?:gr(?:oss|\\.)?\\s*(?:wt|weight|mass)|g\\.?\\s?w(?:t|\\.)?|(?<=(?:[,;(|]|\\s[-–]|\\btotal|\\b(?:${CARTON}))\\s*)gross(?=\\s+\\d))\\.?${ONE}\\s*(?:of|is|:|=|-)?\\s*${KG}`,
)
const AND = String.raw`${PER_PACKAGE}\s*(?:[,;/&|–-]|and\b)?\s*`
const WT = String.raw`(?:\s*(?:wt|weight|mass))?\.?`
/** "Net 45.36 kg gross 48 kg", "net wt 50 kg gross 52.5 kg", "285 kg net, 290 kg gross": both next to each other. */
const BOTH: ReadonlyArray<readonly [pattern: RegExp, isNetFirst: boolean]> = [
  [pattern(`(total\\s+)?nett?${WT}\\s*${KG}${AND}gross${WT}\\s*${KG}`), true],
  [pattern(`(total\\s+)?gross${WT}\\s*${KG}${AND}nett?${WT}\\s*${KG}`), false],
  [pattern(`(total\\s+)?${KG}\\s*nett?${AND}${KG}\\s*gross`), true],
  [pattern(`(total\\s+)?${KG}\\s*gross${AND}${KG}\\s*nett?`), false],
]
/** "350 kgs net", "1,150 kg net": the weight of all where no package is so heavy. */
const NET_BEHIND = pattern(`(total\\s+)?${KG}\\s*nett?(?=\\s*(?:$|[;,.)]|wt|weight|each|per|\\/))`)
/** "10.4KG GW", "28.5 kgs gross wt". */
const GROSS_BEHIND = pattern(
  `(total\\s+)?(?<!(?:[₹$€@]|(?<!\\p{L})(?:rs\\.?|inr|usd|eur|rate|price|bhav))\\s*[:=-]?\\s?)(?<![\\d.,])${KG}\\s*(?:g\\.?\\s?w\\.?|gross(?:\\s*(?:wt|weight))?)(?![\\p{L}\\d]|\\s*\\d)`,
)
/** "245 kg gross" may be a price: alone the word is of a weight where the line has packages or a net weight, or is an invoice of metres. */
const GROSS_ALONE = /gross$/i
const HAS_PACKAGES = new RegExp(
  String.raw`(?<!\p{L})(?:${CARTON}|box(?:es)?|rolls?|pallets?|packages?|pkgs?|drums?|barrels?|carboys?|parcels?|nett?|n\.?\s?w)(?!\p{L})|(?<!\p{L})invoice(?!\p{L}).*\d\s?(?:m|mtrs?|met(?:er|re)s?|yds?|yards?)(?!\p{L})`,
  'iu',
)
/** "Each bale 300 m, net wt 185 kg": the weight is that of one. */
const EACH_PACKAGE = /(?<!\p{L})(?:each|every)\s+(?:carton|ctn|bag|bale|box|package|pkg|roll|case)(?!\p{L})/iu
/** "420 ctns", "100 bags": how many packages there are; of "min 10 cartons" the least that is sold. */
const PACKAGES = new RegExp(
  String.raw`(?<![\p{L}\p{N}./,]|\b(?:per|(?:min(?:imum)?|moq)\.?(?:\s+(?:order|qty|quantity))*|at\s+least)\s*[:=-]?\s*)(?:\bin\s+)?(?<![\p{N}./,])(\d{1,3}(?:,\d{3})+|\d+)\s*(${CARTON}|boxes|packages|pkgs?|rolls)(?!\p{L})(?!\s*(?:\/|per\b|of\s+(?!(?:gr[ea]y|greige|griege|unbleached|raw|cotton|poly\p{L}*|nylon|viscose|sewing|thread|yarn|fabric|knit\p{L}*|woven|single|interlock|rib|fleece|poplin|cambric|sheeting|twill|drill|denim|canvas|rayon|linen|spun|core|bonded|embroidery|\d{2,3}\s*%\s*\p{L}+)\b)|x\b))`,
  'iu',
)
/** "Min 10 cartons of yarn net 500 kg": the weight of the smallest order. */
const LEAST_BEFORE = /\b(?:min(?:imum)?|moq)\b[^,;|]*$/iu
/** "12,500 mtrs", "24,000.00 mtrs": enough to be the stock. */
const MEASURED = /(?<![\p{L}\d./-])\d[\d,]{3,}(?:\.\d+)?\s*(?:m|mtrs?|met(?:er|re)s?|yds?|yards?)(?!\p{L})/iu
/** "1,440 cones": what is in packages. */
const COUNTED_PIECES = /(?<![\p{L}\d./-])\d[\d,]{1,}\s*(?:cones?|tubes?|spools?|pcs|pieces|nos|rolls)(?!\p{L})/iu
/** "Total 57,600 cones": the stock is counted. */
const TOTAL_PIECES = new RegExp(`\\btotal\\s+${COUNTED_PIECES.source}`, 'iu')
/** "Qty 1200 pcs, total nett 238 kg" of goods that are sold one by one. */
const QUANTITY_OF_PIECES = new RegExp(
  `(?<!\\p{L}|(?<!\\p{L})(?:min(?:imum)?|moq|order)\\.?\\s*)(?:qty|quantity)\\.?\\s*(?:of|is)?\\s*[:=-]?\\s*(?!\\d[\\d,]*\\s*rolls)${COUNTED_PIECES.source}`,
  'iu',
)
const PACKAGE_WORD = new RegExp(String.raw`(?<!\p{L})(?:${CARTON}|box(?:es)?)(?!\p{L})`, 'iu')
const PACKAGE_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${CARTON})(?=\s*$)`, 'iu')
/** "Net weight per roll 38 kg". */
const ONE_NAMED = new RegExp(String.raw`\bper\s+(${CARTON}|rolls?|box)(?!\p{L})`, 'iu')
const PER_ONE = /\/|\b(?:per|each)\b/iu
const PACKAGE_KG_MIN = 4
/** A weight of fewer kilograms than this for each of the packages is that of one. */
const KG_OF_MANY = 2

/**
 * What the papers of a parcel say of its weight: that of one package, or that of all, which is the stock then. What all weigh gives the
 * weight of one where it divides to the gram; rolls and bales differ, so theirs is the average.
 * @param named the packages that the line names with their content
 */
export function readWeights(
  line: LineText,
  definition: ModuleDefinition,
  named: { count: number; word: string } | null,
): void {
  if (!isShown(definition, 'netWeight') || !isSoldBy(definition, 'kg')) return
  const found = named === null ? PACKAGES.exec(line.rest) : null
  const packages = named ?? (found && { count: numberOf(found[1]), word: found[2] ?? '' })
  const counted = packages?.count ?? null
  const { net, gross } = weightsIn(line.rest, counted, VARIED.test(packages?.word ?? ''), line.has('hsCode'))
  // "1,440 cones, net wt 216 kgs": the weight of all cones, in packages that the line does not name.
  const isOfPieces = counted === null && COUNTED_PIECES.test(line.rest) && !PACKAGE_WORD.test(line.rest)
  // "200 rolls, net wt 8 kg/roll" says of what it is the weight.
  const isOfOne = [net, gross].some((weight) => weight && PER_ONE.test(weight.text))
  if (isOfPieces && net?.kg == null && !isOfOne) return
  // Cloth that the line measures is sold by the metre.
  const isMeasured = definition.defaults.uom === 'm' && MEASURED.test(line.rest)
  const isOfOrder = net !== null && LEAST_BEFORE.test(before(line.rest, net.text))
  const isCounted =
    TOTAL_PIECES.test(line.rest) ||
    (isCountedUnit(textValue(definition.defaults, 'uom')) && QUANTITY_OF_PIECES.test(line.rest))
  if (net?.kg != null && !isMeasured && !isOfOrder && !isCounted)
    line.note({ availableQuantity: net.kg, uom: 'kg' }, net.text)
  for (const [name, weight] of Object.entries({ netWeight: net, grossWeight: gross })) {
    if (weight?.each == null) continue
    line.note({ [name]: weight.each, weightUnit: 'kg' }, weight.text)
    // "Bale net 400 kgs": of what it is the weight.
    const ofPackage =
      PACKAGE_BEFORE.exec(before(line.rest, weight.text))?.[0] ??
      ONE_NAMED.exec(weight.text)?.[1] ??
      packages?.word ??
      ''
    const packageType = packageNamed(definition, ofPackage)
    if (packageType !== null) line.note({ packageType }, found && packages?.word === ofPackage ? found[0] : ofPackage)
  }
  for (const weight of [net, gross]) if (weight && (weight.kg ?? weight.each) !== null) line.remove(weight.text)
  if (net?.kg != null && found) {
    const packageType = packageNamed(definition, found[2] ?? '')
    if (packageType !== null) line.note({ packageType }, found[0])
    if (isShown(definition, 'packageCount')) line.note({ packageCount: numberOf(found[1]) }, found[0])
    noteUnitsHeld(line, definition, { count: numberOf(found[1]), kg: net.kg })
    line.remove(found[0])
  }
}

/** "Moq 500 pcs", "set of 20 pcs", "each carton 200 cones": pieces of an order or of one package. */
const PIECES_OF_OTHER_BEFORE = new RegExp(
  String.raw`\b(?:moq|min(?:imum)?(?:\s+order)?|(?:sets?|packs?|packets?|box(?:es)?|${CARTON})\s*(?:of|with|has|have|contains?|[x×=:])|(?:each|every|per|one|a)(?:\s+(?:box|${CARTON}))?(?:\s+(?:of|with|has|contains?))?|packing|samples?|free)\.?\s*[:=-]?\s*$`,
  'iu',
)
/** "200 cones per carton", "100 pcs free samples", "120 cones white": pieces of one package, or of a part. */
const PIECES_OF_OTHER_BEHIND =
  /^\s*(?:\/|[x×*]|(?:per|each|every|a|in (?:a|each|one|every)|min(?:imum)?|moq|free|samples?|sets?|packs?|packing)(?!\p{L}))/iu
/** No piece weighs more: of heavier ones the number is that of one package. */
const PIECE_KG_MAX = 5

/** "2400 cones, net wt 288 kgs, 40 cartons": how many are in each of the packages, where the line says how many there are in all. */
function noteUnitsHeld(
  line: LineText,
  definition: ModuleDefinition,
  { count, kg }: { count: number; kg: number },
): void {
  const [found, ...others] = line.rest.matchAll(new RegExp(COUNTED_PIECES, 'giu'))
  if (!found || others.length > 0 || !isShown(definition, 'unitsPerPackage')) return
  const [[text], pieces] = [found, numberOf(/\d[\d,]*/.exec(found[0])?.[0])]
  const isOther =
    PIECES_OF_OTHER_BEFORE.test(line.rest.slice(0, found.index)) ||
    PIECES_OF_OTHER_BEHIND.test(line.rest.slice(found.index + text.length))
  const held = pieces / count
  const isHeavy = kg / pieces > PIECE_KG_MAX && !/rolls$/i.test(text)
  if (isOther || isHeavy || held < 2 || !Number.isInteger(held)) return
  line.note({ unitsPerPackage: held }, text)
}

interface Weighed {
  text: string
  /** Of one package; null where the papers do not say it. */
  each: number | null
  /** Of all packages; null where the weight is that of one. */
  kg: number | null
}

/** Packages that are not alike. */
const VARIED = /^(?:rolls?|bales?)$/i

/**
 * @param counted how many packages there are; null where the line does not say
 * @param isVaried whether they may differ in weight
 * @param isOfTariff whether the line has a number of the tariff, which no list of prices has
 */
function weightsIn(
  line: string,
  counted: number | null,
  isVaried: boolean,
  isOfTariff: boolean,
): { net: Weighed | null; gross: Weighed | null } {
  for (const [both, isNetFirst] of BOTH) {
    const [text, total, a, unitOfA, perFirst, b, unitOfB, perSecond] = both.exec(line) ?? []
    if (text === undefined) continue
    const [first, second] = [kgOf(a, unitOfA), kgOf(b, unitOfB)].map((kg) =>
      weigh({
        text,
        kg,
        counted,
        isVaried,
        isEach: (perFirst ?? perSecond) !== undefined || EACH_PACKAGE.test(before(line, text)),
        isTotal: total !== undefined,
      }),
    )
    return { net: (isNetFirst ? first : second) ?? null, gross: (isNetFirst ? second : first) ?? null }
  }
  const one = (named: RegExp, isOfAll = false) => {
    const [text, total, figure, unit, per] = named.exec(line) ?? []
    // "Net 245 kg" may be a price.
    const isWeight = kgOf(figure, unit) >= KG_OF_TONNE || isOfTariff || counted !== null || total !== undefined
    if (text === undefined || (!isWeight && /^nett?\s+\d/i.test(text))) return null
    const isOfEach = EACH_PACKAGE.test(before(line, text)) && kgOf(figure, unit) <= BALE_KG_MAX
    const isEach = per !== undefined || ONE_NAMED.test(text) || isOfEach
    return weigh({ text, kg: kgOf(figure, unit), counted, isVaried, isEach, isTotal: isOfAll || total !== undefined })
  }
  const [, , inAll, unit, each] = NET_BEHIND.exec(line) ?? []
  const isOfBale = counted === null && /(?<!\p{L})(?:bales?|pallets?)(?!\p{L})/iu.test(line)
  const isHeavy = inAll !== undefined && kgOf(inAll, unit) > (isOfBale ? PALLET_KG_MAX : PACKAGE_KG_MAX)
  const behind = one(NET_BEHIND, isHeavy && counted === null)
  const grossBehind = one(GROSS_BEHIND)
  const isGross = !GROSS_ALONE.test(grossBehind?.text ?? '') || HAS_PACKAGES.test(line)
  return {
    net: one(NET) ?? (isHeavy || each !== undefined ? behind : null),
    gross: one(GROSS) ?? (isGross ? grossBehind : null),
  }
}

/** What a line says in front of a part of it. */
const before = (line: string, text: string): string => line.slice(0, line.indexOf(text))

interface OnPapers {
  text: string
  kg: number
  counted: number | null
  isVaried: boolean
  /** The papers say that it is the weight of one, or of all. */
  isEach: boolean
  isTotal: boolean
}

function weigh({ text, kg, counted, isVaried, isEach, isTotal }: OnPapers): Weighed {
  const isPackage = (weight: number) => weight >= PACKAGE_KG_MIN && weight <= BALE_KG_MAX
  const mayBeOne = counted === null ? kg <= BALE_KG_MAX : kg < counted * KG_OF_MANY
  if (isEach || (!isTotal && mayBeOne)) return { text, each: isPackage(kg) ? kg : null, kg: null }
  const each = counted ? roundTo(kg / counted, isVaried ? 2 : 3) : 0
  // "7 cartons, net 300 kg": no carton holds that.
  const isTrue = isVaried || (counted !== null && roundTo(each * counted, 3) === kg)
  return { text, each: isTrue && isPackage(each) ? each : null, kg }
}

const kgOf = (figure: string | undefined, unit = ''): number =>
  numberOf(figure) * (/^[mt]/i.test(unit) ? KG_OF_TONNE : 1)
const KG_OF_TONNE = 1000

/** The package of a module that a word names; null where it has none. */
export const packageNamed = (definition: ModuleDefinition, word: string): string | null => {
  const spec = fieldSpec(definition, 'packageType')
  if (spec?.kind !== 'choice' || spec.isHidden) return null
  return (
    [word, word.replace(/s$/i, ''), word.replace(/es$/i, '')]
      .map((one) => canonicalValue(spec.vocabulary, one))
      .find((value) => value !== null) ?? null
  )
}

const MANY = 'cartons|ctns|bales|rolls|bags|pallets|bundles|cases|boxes|drums|takas?|thaans?|than|loose'
const OUTER =
  '(?:[357][ -]?ply )?cartons?|ctns?|bales?|rolls?|bags?|pallets?|bundles?|cases?|boxes|box|taka|thaan|than|drums?|loose'
/** "Packed in cartons", "roll packing", "; bales ;": how the goods are packed. A number in front counts them. */
const PACKED_IN = [
  new RegExp(
    `(?<!\\p{L})(?:pack(?:ed|ing)?\\s*(?:in|:|-)?\\s+(${OUTER})|in\\s+(${MANY}))(?:\\s+(?:form|packing|packed))?(?=\\s*(?:$|[;,.]|of\\s+\\d))`,
    'iu',
  ),
  new RegExp(`(?<![\\p{L}\\d]|\\d\\s)(${OUTER})\\s+(?:pack(?:ed|ing)?|form)(?!\\p{L})`, 'iu'),
  /(?<=[;,]\s*)(cartons|bales|rolls|bags)(?=\s*(?:$|[;,]))/iu,
]

/** "42,000 mtrs in 350 rolls", "packed in 210 bales", ", 12 bales": how goods are packed whose quantity is known. */
const IN_SO_MANY = new RegExp(
  `(?:(?<!\\p{L})(?:packed\\s+)?in\\s+|(?<=(?:^|[,;(])\\s*)(?=\\d[\\d,]*\\s+\\p{L}+\\s*(?:$|[,;.)])))(\\d[\\d,]*)\\s+(${MANY})(?!\\p{L})(?!\\s*(?:of|x|@|each|per|\\/)(?!\\p{L}))`,
  'iu',
)

/** "Packed in 58 bales": the packages are the quantity too. */
const SO_MANY = new RegExp(`^(\\d[\\d,]*)\\s+(${MANY})$`, 'iu')
const PACKED_IN_THEM = /(?<!\p{L})packed\s+in\s*;/iu

/** Reads in how many packages the stock is, and in which. */
export function readPackagesOfStock(line: LineText, definition: ModuleDefinition): void {
  if (!line.has('availableQuantity') || line.has('packageCount')) return
  const counted = (count: string | undefined, word: string) => {
    const packageType = packageNamed(definition, word)
    const number = isShown(definition, 'packageCount') && { packageCount: numberOf(count) }
    return packageType === null && !number ? null : { ...(packageType && { packageType }), ...number }
  }
  const stock = line.understood.find(({ name }) => name === 'availableQuantity')?.text ?? ''
  const [, count, word = ''] = SO_MANY.exec(stock) ?? []
  const packages = count === undefined || !PACKED_IN_THEM.test(line.rest) ? null : counted(count, word)
  if (packages) line.note(packages, stock)
  else line.take(IN_SO_MANY, ([, many, named = '']) => counted(many, named))
}

const UNIT_OF_SIDE = String.raw`cms?|mm|inch(?:es)?|in(?=\s*(?:$|[,;./)]|[x×*]\s*[\dlwbhd]|(?:per|each|[lwbhd])(?!\p{L})))|["”″]|''|′′`
/** "58", "L 58", "58 cm", "23"", "58 (L)", "42H cm": one side by its letter. */
const sideOf = (name: string, letter: string): string =>
  String.raw`(?:${letter}\s*[:=-]?\s*)?(?<${name}>\d{1,4}(?:\.\d+)?)\s*(?:\(?${letter}\)?(?![a-wyz]))?\s*(?<${name}Unit>${UNIT_OF_SIDE})?(?:\s*\(?${letter}\)?(?![a-wyz]))?`
const THREE_SIDES = `${sideOf('length', 'l')}\\s*[x×*]\\s*${sideOf('width', '[wb]')}\\s*[x×*]\\s*${sideOf('height', '[hd]')}(?![\\p{L}\\d]|\\.\\d)\\.?`
const SIZE = String.raw`(?:sizes?|dimensions?|dims?\.?|meas(?:ur(?:ements?|es|ing)|\.)?)`
/** "(LxWxH)", "in cm", ":": between the word and the sides. */
const NOTE_OF_SIZE = String.raw`\s*(?:\(?l\s*[x×*]\s*[wb]\s*[x×*]\s*[hd]\)?\s*)?(?:\(?(?:in\s+)?(?<unit>cms?|mm|inch(?:es)?)\)?(?!\p{L})\s*)?[:=-]?\s*`
/** A box has its word for the size: "box 30 x 20 x 15 cm" may be the goods. So has a case. */
const CARTON_NAMED = String.raw`(?:[357][ -]?ply\s+)?(?<word>(?:cartons?|ctns?)(?:\s*box(?:es)?)?)(?:\s*${SIZE})?|(?<=(?:^|[^\p{L}\s])\s*|(?<!\p{L})(?:master|outer|export|shipping|packing|corrugated|ply)\s+)box(?:es)?\s*${SIZE}|case\s*${SIZE}`
/** "Carton 58 x 38 x 42 cm", "ctn size: 46x31x36 cms", "5 ply carton box L58 x W38 x H42 cm", "dimensions 58x38x42 cm per carton". */
const CARTON_SIZE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${CARTON_NAMED})${NOTE_OF_SIZE}|(?:${SIZE}\s*[:=-]?\s*)?(?<![\d.,x×*/-])(?=[^;|]{5,60}?(?:\/|\bper)\s*(?:carton|ctn)(?!\p{L}))(?<perOne>))${THREE_SIDES}(?<per>\s*(?:\/|per|each|of\s+(?:a|each))\s*(?:carton|ctn|box|case)(?!\p{L}))?`,
  'iu',
)
/** An instrument that is sold by the piece may be a box. */
const OF_BOX = /^box/i
const WOUND = 'cones|tubes|spools|cops'
/** "60 cones", ", 60 cones" behind the size of a carton: what it holds. "60 cones per carton" has its own word. */
const HELD_BEHIND = new RegExp(
  String.raw`^\s*(?<sign>[,;(]\s*)?(?<held>\d[\d,]*)\s*(?<what>${WOUND}|pcs|pieces)(?!\p{L}|\s*(?:\/|per|each|ready|in\s+stock|stock|available|total|min|moq))`,
  'iu',
)
const HELD_IN_CARTON_MAX = 300
const COUNTED_WOUND = new RegExp(String.raw`\d\s*(?:${WOUND})(?!\p{L})`, 'iu')
/** No side of a carton is longer, in the unit. */
const SIDE_MAX: Readonly<Record<string, number>> = { cm: 300, mm: 3000, in: 120 }

/** The unit of the sides of a carton; null where they have several, or none. */
function unitOfSides(units: ReadonlyArray<string | undefined>): string | null {
  const named = units.flatMap((unit) => unit ?? [])
  const [first, ...others] = named.map((unit) => canonicalValue(dimensionUnits, unit) ?? 'in')
  return first !== undefined && others.every((unit) => unit === first) ? first : null
}

/** Reads how large one carton is. */
export function readCartonSize(line: LineText, definition: ModuleDefinition): void {
  if (!isShown(definition, 'dimensionUnit') || !packsGoods(definition)) return
  const found = CARTON_SIZE.exec(line.rest)
  const { length, width, height, word, per, perOne, ...units } = found?.groups ?? {}
  if (!found || (perOne !== undefined && per === undefined)) return
  const dimensionUnit = unitOfSides([units.unit, units.lengthUnit, units.widthUnit, units.heightUnit])
  const sides = { length: numberOf(length), width: numberOf(width), height: numberOf(height) }
  const longest = Math.max(...Object.values(sides))
  const behind = line.rest.slice(found.index + found[0].length)
  // "58 x 38 x 42 x 10": of more than three.
  const goesOn = units.heightUnit === undefined && /^\s*[x×*]/u.test(behind)
  const isOther = goesOn || (OF_BOX.test(found[0]) && !isSoldBy(definition, 'kg'))
  if (isOther || dimensionUnit === null || longest > (SIDE_MAX[dimensionUnit] ?? 0)) return
  const [text = ''] = HELD_BEHIND.exec(behind) ?? []
  const { sign, held, what = '' } = HELD_BEHIND.exec(behind)?.groups ?? {}
  const [front, end] = [line.rest.slice(0, found.index), behind.slice(text.length)]
  // Behind a comma pieces are not of the carton for certain, nor are cones of yarn, which is sold by weight.
  const isCounted = isCountedUnit(textValue(definition.defaults, 'uom')) && !/^p/i.test(what)
  if (sign !== undefined && !isCounted) return
  line.note({ ...sides, dimensionUnit }, found[0])
  // "60 cones, carton 58x38x42 cm, 120 cones" has a stock; "carton 58x38x42 cm, 60 cones" is read by its word.
  const isStock = sign !== undefined && (numberOf(held) > HELD_IN_CARTON_MAX || COUNTED_WOUND.test(front + end))
  line.rest = text === '' || isStock ? `${front} ; ${behind}` : `${front}${word ?? 'carton'} ${held} ${what}${end}`
}

/** "Rolls of 20 kg", "rolls approx 22 kg", "25 kg roll": what one weighs, where goods are sold by weight. */
const ROLL_KG =
  /(?<!\d\s*)\brolls?\s+(?:(?:of|approx|about|abt|each)\.?\s+)*(\d{1,3}(?:\.\d+)?)\s*kgs?(?!\p{L}|\s*(?:ready|stock|available|min|moq))|(?<!(?:[₹$€@]|(?<!\p{L})(?:rs\.?|inr|usd|eur|rate|price|bhav))\s*[:=-]?\s?)(?<![\p{L}\d.,])(\d{1,3}(?:\.\d+)?)\s*kgs?(?:\s+(?:per\s+)?|\s?(\/)\s?)rolls?(?!\p{L})/iu

/** Reads how goods are packed. */
export function readPackedIn(line: LineText, definition: ModuleDefinition): void {
  const roll = packageNamed(definition, 'roll')
  if (roll !== null && isSoldBy(definition, 'kg') && isShown(definition, 'netWeight'))
    line.take(ROLL_KG, ([, behind, before, per]) => {
      const kg = numberOf(behind ?? before)
      // "300 kg/roll" of nonwoven.
      return kg <= (per === undefined ? PACKAGE_KG_MAX : BALE_KG_MAX)
        ? { netWeight: kg, weightUnit: 'kg', packageType: roll }
        : null
    })
  for (const pattern of PACKED_IN)
    if (!line.has('packageType'))
      line.take(pattern, ([, word, among]) => {
        const packageType = packageNamed(definition, word ?? among ?? '')
        return packageType === null ? null : { packageType }
      })
}
