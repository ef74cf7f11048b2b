import { nearestName } from '@/lib/domain/fields/nearest-name'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { type UnitName, unitOfWord } from '@/lib/domain/units/units'
import { currencies } from '@/lib/domain/vocabulary/currencies'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { bulkColumns } from './columns'

/** How price lists head a column, by the field it fills in any module that has the field. */
const HEADING_WORDS: Readonly<Record<string, readonly string[]>> = {
  productName: ['quality', 'product', 'item', 'particulars', 'description', 'item name', 'goods', 'article'],
  sellerSku: ['code', 'item no', 'article no', 'sku', 'item code'],
  basePrice: ['rate', 'price', 'cash rate', 'cash price', 'ex mill', 'ex mill rate', 'basic rate', 'our rate'],
  availableQuantity: ['stock', 'ready', 'qty', 'quantity', 'available', 'closing stock', 'balance', 'stock in hand'],
  moq: ['minimum', 'min', 'moq', 'min qty', 'min order', 'minimum qty'],
  dispatchLeadTime: ['delivery', 'days', 'delivery days', 'lead time', 'dispatch'],
  color: ['colour', 'shade'],
  lot: ['lot', 'lot no', 'batch', 'batch no'],
  brandManufacturer: ['mill', 'make', 'mill name', 'spinner'],
  clothWidth: ['width', 'panna', 'pana', 'fabric width', 'cloth width'],
  lengthPerPackage: ['length', 'length per cone', 'mtr per cone', 'put up'],
  epi: ['reed', 'ends', 'end'],
  ppi: ['pick', 'picks'],
  netWeight: ['bag weight', 'net wt', 'net weight', 'bag wt', ...['bag', 'carton', 'box'].flatMap(weightOf)],
}

/** "Kg/bag", "Weight per carton". */
function weightOf(pack: string): string[] {
  return ['kg', 'kgs', 'weight', 'wt'].map((word) => `${word} ${pack}`)
}

/** Words of a heading that say how a figure is counted, not what it is. */
const FILLERS = new Set([
  'per',
  'in',
  'of',
  'the',
  'rs',
  'inr',
  'rupees',
  'no',
  'nos',
  'sr',
  'ex',
  'gst',
  'excl',
  'plus',
])
const CREDIT_DAYS = /^\s*\d{2,3}\s*days?\s*$/i
const SHARE_MIN = 0.4
/** Shorter words are near to too many others. */
const SLIP_LENGTH_MIN = 7

function words(heading: string): string[] {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** The unit that a heading gives to the figures under it: the kg of "Rate per kg", the bag of "Stock (bags)". */
export function headingUnit(heading: string): UnitName | null {
  const units = words(heading).map(unitOfWord)
  return units.find((unit) => unit !== null) ?? null
}

/** How price lists name their currency. Codes that are also words (ALL, TRY, TOP) are not among them. */
const CURRENCY =
  /(?<!\p{L})(?:(?:us ?)?\$|rs|rupees?|(?:us ?)?dollars?|euros?|rmb|inr|usd|eur|gbp|cny|aed|bdt|chf|jpy)(?!\p{L})|[₹€£]/iu
/** A dollar sign alone, and spellings that the list of currencies does not have. */
const US_DOLLAR = /^(?:us ?)?(?:\$|dollars?)$/i

/** The currency that a heading gives to the prices under it: the USD of "Rate USD/kg". */
export function headingCurrency(heading: string): string | null {
  const [typed] = CURRENCY.exec(heading) ?? []
  if (typed === undefined) return null
  return canonicalValue(currencies, US_DOLLAR.test(typed) ? 'USD' : typed)
}

/** The field of each heading by its words and spelling, '' for one that looks like none. No field is given twice. */
export function guessFields(
  definition: ModuleDefinition,
  headings: readonly string[],
  taken: ReadonlySet<string>,
): string[] {
  const columns = bulkColumns(definition).filter(({ name }) => !taken.has(name))
  const guesses = headings.flatMap((heading, index) =>
    columns.map(({ name, spec }) => ({ index, name, score: likeness(heading, [name, spec.label], name) })),
  )
  const found = headings.map(() => '')
  const used = new Set<string>()
  for (const { index, name, score } of guesses.sort((a, b) => b.score - a.score)) {
    if (score < SHARE_MIN || found[index] !== '' || used.has(name)) continue
    found[index] = name
    used.add(name)
  }
  return found
}

/** The field that price lists head so, in a module that has it; '' for other headings. */
export function priceListField(definition: ModuleDefinition, heading: string): string {
  return bulkColumns(definition).find(({ name }) => isListed(name, heading))?.name ?? ''
}

function isListed(field: string, heading: string): boolean {
  const all = words(heading)
  const own = all.filter((word) => unitOfWord(word) === null)
  const isSaying = (word: string) => !FILLERS.has(word)
  const spellings = [all, all.filter(isSaying), own, own.filter(isSaying)].map((spelling) => spelling.join(' '))
  return !CREDIT_DAYS.test(heading) && (HEADING_WORDS[field] ?? []).some((phrase) => spellings.includes(phrase))
}

/** From 0 to 1: a heading of the table, then the share of words in common, then a slip of the keyboard. */
function likeness(heading: string, names: readonly string[], field: string): number {
  if (isListed(field, heading)) return 1
  // "30 days" is the price on so much credit.
  if (CREDIT_DAYS.test(heading)) return 0
  const plain = words(heading).filter((word) => unitOfWord(word) === null && !FILLERS.has(word))
  if (plain.length === 0) return 0
  const shares = [...names, ...(HEADING_WORDS[field] ?? [])].map((name) => {
    const theirs = words(name).filter((word) => !FILLERS.has(word))
    const common = plain.filter((word) => theirs.includes(word)).length
    return common / Math.max(plain.length, theirs.length)
  })
  const isSlip = plain.join('').length >= SLIP_LENGTH_MIN && nearestName(plain.join(' '), names) !== null
  return Math.max(...shares, isSlip ? SHARE_MIN : 0) * 0.9
}
