import { threadReaders } from '@/lib/domain/families/thread/readers'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const threadReading: ModuleReading = {
  readers: threadReaders,
  usualTerms,
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

/** "1.67 kg per cone, 185": thread on packages of a kilogram and more is sold by weight too. */
function isOfManyGrams({ packageWeight }: FieldValues): boolean {
  const { value, unit } = Object(packageWeight) as { value?: unknown; unit?: unknown }
  return Number(value) * (unit === 'kg' ? 1000 : 1) >= MANY_GRAMS && unit !== 'lb'
}
const MANY_GRAMS = 1000

/** "1500 m cone, Rs 55", "qty 480 cones, rate 145": what one costs. More may be the price of a kilogram or a box. */
function isPriceOfCone(values: FieldValues, line: string): boolean {
  const { basePrice, currency = 'INR', uom = 'cone', lengthPerPackage, availableQuantity } = values
  const isOfOne = isFilled(lengthPerPackage) || (isFilled(availableQuantity) && OF_ROW.test(line))
  const isOther = isFilled(values.packageWeight) || isFilled(values.unitsPerPackage) || uom !== 'cone'
  return isOfOne && !isOther && Number(basePrice) <= (CONE_PRICE_MAX[String(currency)] ?? 0)
}
const OF_ROW = /(?<!\p{L})(?:qty|quantity)(?!\p{L}).*(?<!\p{L})(?:rate|price)(?!\p{L})/iu
const CONE_PRICE_MAX: Readonly<Record<string, number>> = { INR: 300, USD: 10, EUR: 10, GBP: 10 }

/** A price without a unit is that of one package; all packages but cones and tubes are sold as pieces. Aramid is a type of its own, and metal a fibre. */
function usualTerms(values: FieldValues, line = ''): FieldValues {
  const packageType = textValue(values, 'packageType')
  const priceUom = textValue(values, 'priceUom')
  const isPriced = isFilled(values.basePrice)
  const isOpen = priceUom === '' && (isOfSeveral(values, line) || isOfManyGrams(values))
  const isCounted = isPriced && packageType !== '' && packageType !== 'Cone' && !isOpen
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
    ...(isCounted && ofBox && { priceUom: 'box' }),
    ...(isOfCone && { priceUom: 'cone' }),
    ...(isPure && { blendPercentages: [{ fibre, percent: 100 }] }),
  }
}
