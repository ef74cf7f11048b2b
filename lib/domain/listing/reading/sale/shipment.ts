import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { isCountedUnit } from '@/lib/domain/units/units'
import { textValue } from '../../listing'
import type { LineText } from '../line-text'
import { numberOf, unitNamed } from './figures'
import { packageNamed } from './packing'
import { NUMBER } from './patterns'
import { stockIn } from './stock'
import { isShown } from './supply'

const PACKAGES = 'cartons?|ctns?|cases|box(?:es)?|bags?|bales?|rolls?|drums?|barrels?|pallets?|bundles?|takas?|thaa?ns?'
const CONTENT = String.raw`kgs?|mt|tons?|tonnes?|m|mtrs?|met(?:er|re)s?|yds?|yards?|ltrs?|lit(?:er|re)s?|cones?|tubes?|spools?|cops|pcs|pieces|nos|pairs|dozens?`
/** "640 rolls of 120 m", "80 drums x 25 kg", "12 bundles x 50 pcs": how many packages there are, and what one holds. */
const PACKAGES_OF_CONTENT = new RegExp(
  String.raw`(?<![\p{L}\p{N}./,-]|\b(?:min(?:imum)?|moq|per|every|each|above|over|pack(?:ed|ing)?(?:\s+in)?)\.?\s*[:=-]?\s*|[x×]\s*)(\d{1,3}(?:,\d{2,3})+|\d{1,6})(?=\s*(${PACKAGES})(?:\s+of|\s*[x×@]|\s+(?:each\s+)?containing)\s*(${NUMBER})\s*(${CONTENT})(?!\p{L}|\s*(?:[x×]|of)\s*\d))`,
  'iu',
)
/** "1,800 cones in 50 cartons of 36 cones": the quantity is before its packages. */
const QUANTITY_BEFORE = /\d\s*\p{L}+\s+in\s+$/iu

export interface Packages {
  count: number
  /** "Rolls", as typed. */
  word: string
  /** "640 rolls". */
  text: string
  /** How much all of them hold, in a unit of the module; null where the line says it otherwise. */
  stock: Readonly<Record<string, unknown>> | null
}

/** Takes the number of packages out of a line that says what one holds, so that it is no price; the words of one package stay. */
export function takePackages(line: LineText, definition: ModuleDefinition): Packages | null {
  const match = PACKAGES_OF_CONTENT.exec(line.rest)
  if (match === null) return null
  const [figure, , word = '', each, content = ''] = match
  const count = numberOf(figure)
  if (count < 2) return null
  const [before, behind] = [line.rest.slice(0, match.index), line.rest.slice(match.index + figure.length)]
  line.rest = `${before}${behind.trimStart()}`
  const usual = textValue(definition.defaults, 'uom')
  const ofPackages = unitNamed(definition, word)
  const unit = unitNamed(definition, content)
  const isOfPackages = ofPackages !== null && ofPackages === usual
  const packageType = isCountedUnit(unit ?? '') ? null : packageNamed(definition, word)
  const counts = {
    ...(isShown(definition, 'packageCount') && { packageCount: count }),
    ...(packageType !== null && { packageType }),
  }
  const stock = QUANTITY_BEFORE.test(before)
    ? null
    : isOfPackages
      ? { availableQuantity: count, uom: usual }
      : unit && stockIn(unit, count * numberOf(each), definition, line, usual)
  return { count, word, text: `${figure} ${word}`, stock: stock ? { ...stock, ...counts } : null }
}
