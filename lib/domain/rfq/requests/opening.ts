import { formatCount } from '@/lib/domain/count/display'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { displayTitle, textValue } from '@/lib/domain/listing/listing'
import { builtGoods } from '@/lib/domain/listing/titles/built-title'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { convertQuantity } from '@/lib/domain/units/units'
import { COUNT_ROUNDING } from '../comparison/number-verdict'
import type { Requirement } from '../comparison/terms'
import type { AskedQuantity } from './ask-origin'
import { askedFirst, requirementsOf, statedAt } from './requirement-lines'
import { type SpecificationPoint, specificationPoint, specificationPoints } from './specification-point'

/** Requirements that a form begins with at most. */
export const OPENING_REQUIREMENTS_MAX = 8
/** Terms of the sale, which the request has fields of its own for. */
const TERMS = ['uom', 'tolerance'] as const

/** Whether a point is a term of the sale. */
export function isTerm(path: string): boolean {
  return TERMS.some((name) => path.split('.')[0] === name)
}

/** Empty lines for what buyers ask first: without a listing the buyer says what it is. */
export function openLines(definition: ModuleDefinition): Requirement[] {
  const asked = [...new Set([definition.familyField, ...askedFirst(definition)])].filter(
    (path) => specificationPoint(definition, path) !== null,
  )
  return asked.slice(0, 3).map((field) => ({ field, op: '=', value: '' }))
}

/** What buyers of a module ask first, as questions about a listing of it. */
export interface FirstPoint extends Pick<SpecificationPoint, 'path' | 'label' | 'unit' | 'compares'> {
  op: Requirement['op']
  /** As people write it: "5 %", "1 in". */
  tolerance: string
}

const FIRST_POINTS_MAX = 6

/** The questions that a line of an enquiry offers: an answer is a requirement, an empty one asks nothing. */
export function firstPoints(definition: ModuleDefinition): FirstPoint[] {
  const points = definition.firstQuestions.flatMap(({ field, op = '=', tolerance, tolerancePercent }): FirstPoint[] => {
    const point = specificationPoint(definition, field)
    if (point === null || isTerm(field)) return []
    const { path, label, unit, compares } = point
    const slack = tolerance ? `${tolerance} ${unit}`.trim() : tolerancePercent ? `${tolerancePercent} %` : ''
    return [{ path, label, unit, compares, op: compares === 'words' ? '=' : op, tolerance: slack }]
  })
  return points.slice(0, FIRST_POINTS_MAX)
}

/** What several listings have in common, as the beginning of a request for all of them. */
export function sharedGoods(definition: ModuleDefinition, listings: readonly FieldValues[]) {
  const requirements = sharedRequirements(definition, listings)
  const common = commonWords(listings.map((values) => builtGoods(definition, values) || displayTitle(values)))
  // Words from inside a bracket, or a single one, name nothing.
  const isName = common.length > 1 && !common.some((word) => /[()]/.test(word))
  // One count in two systems is no common word.
  const count = String(requirements.find(({ field }) => field === 'count')?.value ?? '')
  const words = count === '' || common.includes(count) ? common : [count, ...common]
  const shared = sharedValues(definition, listings)
  return {
    title: isName ? words.join(' ') : builtGoods(definition, shared) || kindOf(definition, shared),
    requirements,
  }
}

/** The goods by their family alone: "Spun polyester thread". */
function kindOf({ moduleKey, familyField }: ModuleDefinition, shared: FieldValues): string {
  const family = textValue(shared, familyField)
  const name = MODULE_NAMES[moduleKey]
  return family === '' ? name : /&|job|market/.test(name) ? family : `${family} ${name.toLowerCase()}`
}

/** The values that all of these listings have, a count however each spells it. */
function sharedValues(definition: ModuleDefinition, listings: readonly FieldValues[]): FieldValues {
  const [first = {}, ...others] = listings.map((values) => factsOf(definition, values).values)
  const shared = Object.entries(first).flatMap(([name, value]): [string, unknown][] => {
    const isSame = others.every((other) => JSON.stringify(other[name]) === JSON.stringify(value))
    const isCount = fieldSpec(definition, name)?.kind === 'count'
    const common = isSame ? value : isCount ? sharedCount(definition, name, listings) : ''
    return common === '' ? [] : [[name, common]]
  })
  return Object.fromEntries(shared)
}

/** The unit, currency and trade of these listings; the usual ones where they differ. */
export function openingTerms({ defaults }: ModuleDefinition, listings: readonly FieldValues[]) {
  const shared = (name: string) => sharedOf(listings.map((values) => textValue(values, name)))
  return {
    uom: shared('uom') || textValue(defaults, 'uom'),
    currency: shared('currency') || 'INR',
    tradeMode: shared('tradeMode') === 'Export' ? 'Export' : 'Domestic',
  }
}

/** The quantity that a buyer named, in its own unit; none where one of these listings is not sold by a unit that converts to it. */
export function openingQuantity(
  { defaults, sale }: ModuleDefinition,
  listings: readonly FieldValues[],
  asked: AskedQuantity | null,
): { quantity: number | null; uom?: string } {
  const isOffered = sale.units.options.some(({ value }) => value === asked?.unit)
  if (asked === null || !isOffered) return { quantity: null }
  const { amount, unit } = asked
  const isSold = (values: FieldValues) =>
    convertQuantity(amount, unit, textValue(values, 'uom') || textValue(defaults, 'uom'), values) !== null
  return listings.every(isSold) ? { quantity: amount, uom: unit } : { quantity: null }
}

/** The one value of all of them; "" where they differ. */
function sharedOf(values: readonly string[]): string {
  const [first = '', ...rest] = values
  return rest.every((value) => value === first) ? first : ''
}

/** What these titles have in common: "30s Combed Compact Hosiery" and "30s Combed Hosiery" share "30s Combed Hosiery". */
function commonWords(titles: readonly string[]): string[] {
  const [first = '', ...others] = titles.map((title) => title.split(' '))
  const isCommon = (word: string) => others.every((words) => words.includes(word))
  // "Tex" of "Tex 27" and "Tex 40" says nothing.
  const isLabel = (next = '') => /^\d/.test(next) && !isCommon(next)
  return [...first].filter((word, at) => isCommon(word) && !isLabel(first[at + 1]))
}

/** What all of these listings say, counts by their value: first what buyers ask first, then the rest of the specification. */
function sharedRequirements(definition: ModuleDefinition, listings: readonly FieldValues[]): Requirement[] {
  const rest = specificationPoints(definition).filter(({ path }) => !isTerm(path))
  const filtered = definition.facetOrder.filter((name) => rest.some(({ path }) => path === name))
  const paths = [definition.familyField, ...askedFirst(definition), ...filtered, ...rest.map(({ path }) => path)]
  const stated = listings.map((values) => requirementsOf(definition, values, [...new Set(paths)]))
  const [first = [], ...others] = stated
  const isShared = (one: Requirement) =>
    others.every((other) => other.some(({ field, value }) => field === one.field && value === one.value))
  const isCount = (field: string) => fieldSpec(definition, field)?.kind === 'count'
  const counts = [...new Set(paths)].filter(isCount).flatMap((field) => {
    const count = sharedCount(definition, field, listings)
    return count ? requirementsOf(definition, { [field]: count }, [field]) : []
  })
  const shared = first.filter(({ field }) => !isCount(field)).filter(isShared)
  const all = [...counts, ...shared]
  return all.filter((one) => saysMore(definition, one, all)).slice(0, OPENING_REQUIREMENTS_MAX)
}

/** Whether a point says something next to the others: not the unit or the direction of a twist that is open, nor the family again. */
function saysMore(definition: ModuleDefinition, { field, value }: Requirement, all: readonly Requirement[]): boolean {
  // "100% Cotton" names the fibre.
  if (field === 'fiberType') return !all.some((other) => other.field === 'composition')
  if (field === 'countSystem') return !all.some((other) => other.field === 'count')
  if (field === 'category') return !all.some((other) => other.field !== field && other.value === value)
  const [name = '', part] = field.split('.')
  const spec = fieldSpec(definition, name)
  if (part === undefined || spec?.kind !== 'parts') return true
  const isWord = spec.parts.some((one) => one.name === part && one.kind === 'choice')
  const figures = spec.parts.filter(({ kind }) => kind === 'number').map((one) => `${name}.${one.name}`)
  return !isWord || figures.length === 0 || all.some((other) => figures.includes(other.field))
}

const DIFFERENCES_MAX = 5

/** In what several listings differ, what buyers ask and filter first: "Colour (Black, Navy)". */
export function differencesOf(definition: ModuleDefinition, listings: readonly FieldValues[]): string[] {
  const known = listings.map((values) => factsOf(definition, values).values)
  const points = specificationPoints(definition).filter(({ path }) => !isTerm(path) && path !== 'category')
  const first = [definition.familyField, ...askedFirst(definition), ...definition.facetOrder]
  const paths = [...new Set([...first, ...points.map(({ path }) => path)])]
  return paths
    .flatMap((path) => {
      const point = points.find((one) => one.path === path)
      if (!point || (point.compares === 'count' && sharedCount(definition, path, listings) !== '')) return []
      const stated = known.flatMap((values) => {
        const { value } = statedAt(values, path) ?? {}
        return value === undefined ? [] : [[value].flat().join(' + ')]
      })
      const values = [...new Set(stated)]
      return values.length > 1 ? [`${point.label} (${values.join(', ')})`] : []
    })
    .slice(0, DIFFERENCES_MAX)
}

/** The count that all of these listings have, however each spells it; "" when they differ. */
function sharedCount(definition: ModuleDefinition, field: string, listings: readonly FieldValues[]): string {
  const readings = listings.map((values) => factsOf(definition, values).counts.get(field))
  const [first, ...others] = readings.map((reading) => (reading?.ok ? reading.count : null))
  if (!first || others.includes(null)) return sharedOf(listings.map((values) => textValue(values, field)))
  // Ne 30 is Nm 50.8, which sellers write as 51.
  const { same } = definition.keyNumber ?? { same: COUNT_ROUNDING }
  const isSame = (tex: number) => Math.abs(tex / first.resultantTex - 1) <= same
  return others.every((count) => count?.ply === first.ply && isSame(count.resultantTex)) ? formatCount(first) : ''
}
