import { threadReaders } from '@/lib/domain/families/thread/readers'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const threadReading: ModuleReading = {
  readers: threadReaders,
  usualTerms,
  isUnitOpen,
  searchedAs: 'thread',
  shortNames: new Map([
    ['poly', ['polyester']],
    ['tkt', ['ticket']],
  ]),
}

/** Thread of these types is of one fibre, unless its shares are said. */
const PURE_TYPES: ReadonlySet<string> = new Set([
  'Spun polyester',
  'Poly-poly corespun',
  'Polyester bonded',
  'Polyester filament',
  'Polyester trilobal',
  'Cotton mercerised',
  'Cotton soft',
  'Nylon bonded',
  'Nylon filament',
  'Viscose rayon embroidery',
])

/** Thread of these materials that the line calls embroidery or mercerised is of one type. What is waxed, so many millimetres thick and for leather is leather thread. */
function usualType(fibre: string | undefined, values: FieldValues): string {
  const isForLeather = listValue(values, 'endUse').includes('Leather goods')
  if (isForLeather && textValue(values, 'finish') === 'Wax' && isFilled(values.threadDiameter)) return 'Leather'
  if (fibre === 'Viscose' && listValue(values, 'endUse').includes('Embroidery')) return 'Viscose rayon embroidery'
  return fibre === 'Cotton' && textValue(values, 'finish') === 'Mercerised' ? 'Cotton mercerised' : ''
}

/** One pre-wound bobbin costs a few rupees or cents, so that a price is that of the box that the line counts: "144 pcs box, USD 16". */
const isPriceOfBox = ({ unitsPerPackage, basePrice, currency }: FieldValues): boolean =>
  Number(unitsPerPackage) >= BOBBINS_IN_BOX_MIN && Number(basePrice) >= (BOX_PRICE_MIN[String(currency)] ?? Infinity)
const BOBBINS_IN_BOX_MIN = 50
const BOX_PRICE_MIN: Readonly<Record<string, number>> = { INR: 100, USD: 3, EUR: 3, GBP: 3 }

/** "6 reel Rs 260", "pack of 5, Rs 299": what several cost together, unless the line has a stock or a minimum of them. "12 tubes per box" is how they are packed. */
const SEVERAL =
  /(?<![\d.,/-])(?:[2-9]|[1-9]\d) ?(?:reels?|spools?|tubes?|cops?|balls?|hanks?|skeins?|pcs|pieces)(?![a-z]| ?\/| ?(?:per|in|x|each|box|carton|ctn|bag|case)(?![a-z]))|\b(?:packs?|packets?|pkts?|sets?|kits?|combos?) of \d/i
const isOfSeveral = ({ availableQuantity, moq, uom }: FieldValues, line: string): boolean =>
  ![availableQuantity, moq, uom].some(isFilled) && SEVERAL.test(line)

/** "1.67 kg per cone, 185": thread on packages of more than a kilogram is sold by weight too. */
function isOfManyGrams({ packageWeight }: FieldValues): boolean {
  const { value, unit } = Object(packageWeight) as { value?: unknown; unit?: unknown }
  return Number(value) * (unit === 'kg' ? 1000 : 1) > MANY_GRAMS && unit !== 'lb'
}
const MANY_GRAMS = 1000

/** Whether a price without a unit may be that of something else than one package. */
function isUnitOpen(values: FieldValues, line: string): boolean {
  return textValue(values, 'priceUom') === '' && (isOfSeveral(values, line) || isOfManyGrams(values))
}

/**
 * "1500 m cone, Rs 55", "qty 480 cones, rate 145": what one costs. More may be the price of a kilogram or a box, as it
 * may be where the line names a packet or several cones. Thread that is not dyed is sold by the kilogram.
 */
function isPriceOfCone(values: FieldValues, line: string): boolean {
  const { basePrice, currency = 'INR', uom = 'cone', lengthPerPackage, availableQuantity, moq } = values
  const isOfRow = isFilled(availableQuantity) && OF_ROW.test(line)
  const isOfOne = isFilled(lengthPerPackage) || isOfRow
  const cones = Number(SEVERAL_CONES.exec(line)?.[1] ?? 0)
  const isStock = [availableQuantity, moq].some(isFilled) && cones >= STOCK_OF_CONES_MIN
  const isOfMany = cones > 0 && !isStock && !isOfRow
  const isRaw = values.color === 'Ecru' || UNDYED.test(line)
  const isPacked = [values.packageWeight, values.unitsPerPackage].some(isFilled) || IN_PACKETS.test(line)
  const isOther = isPacked || isOfMany || isRaw || uom !== 'cone'
  return isOfOne && !isOther && Number(basePrice) <= (CONE_PRICE_MAX[String(currency)] ?? 0)
}
const OF_ROW = /(?<!\p{L})(?:qty|quantity)(?!\p{L}).*(?<!\p{L})(?:rate|price)(?!\p{L})/iu
/** "12 cones Rs 290". The number of "tkt 120 cone" is that of its ticket. */
const SEVERAL_CONES =
  /(?<![\d.,/-]|\b(?:tkt|ticket|tex|t|ne|nm|no)\.? ?(?:no\.? ?)?[:#-]? ?)([2-9]|[1-9]\d{1,3}) ?cones?(?![a-z])/i
const STOCK_OF_CONES_MIN = 50
const IN_PACKETS = /\b(?:packs?|packets?|pkts?|box(?:es)?|cartons?|ctns?|cases?|dozens?|doz|gross|sets?|kits?)\b/i
const UNDYED = /\b(?:raw|r[./]?w|gr[ea]y|greige|un-?dyed|unbleached|ecru)\b/i
const CONE_PRICE_MAX: Readonly<Record<string, number>> = { INR: 300, USD: 10, EUR: 10, GBP: 10 }

/** A price without a unit is that of one package; all packages but cones and tubes are sold as pieces. Aramid is a type of its own, and metal a fibre. */
function usualTerms(values: FieldValues, line = ''): FieldValues {
  const packageType = textValue(values, 'packageType')
  const priceUom = textValue(values, 'priceUom')
  const isPriced = isFilled(values.basePrice)
  const isOpen = isUnitOpen(values, line)
  const isCounted = isPriced && packageType !== '' && packageType !== 'Cone'
  const isOfCone = isPriced && packageType === 'Cone' && priceUom === '' && !isOpen && isPriceOfCone(values, line)
  const countedUnit = packageType === 'Tube' ? 'tube' : 'piece'
  const ofBox = packageType === 'Bobbin pre-wound' && priceUom === '' && isPriceOfBox(values)
  const [fibre, ...others] = listValue(values, 'fiberType')
  const type = textValue(values, 'threadType') || (others.length === 0 ? usualType(fibre, values) : '')
  const isPure = fibre !== undefined && others.length === 0 && PURE_TYPES.has(type)
  const isMetallic = type === 'Metallic' && fibre === undefined
  const isAramid = fibre === 'Aramid' && others.length === 0 && !isFilled(values.threadType)
  return {
    ...(type !== '' && { threadType: type }),
    ...(type === 'Cotton mercerised' && { finish: 'Mercerised' }),
    ...(isMetallic && { fiberType: ['Metallic'] }),
    ...(isAramid && { threadType: 'FR or aramid' }),
    ...(isCounted && { uom: /^(?:kg|lb|MT)$/.test(priceUom) ? priceUom : ofBox ? 'box' : countedUnit }),
    ...(isCounted && ofBox && !isOpen && { priceUom: 'box' }),
    ...(isOfCone && { priceUom: 'cone' }),
    ...(isPure && { blendPercentages: [{ fibre, percent: 100 }] }),
  }
}
