import { formatNumber } from '@/components/ui/numbers'
import { dayText } from '@/lib/domain/calendar-day'
import { describeCount, equivalents } from '@/lib/domain/count/display'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldSpec, FieldValues, PartSpec } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import type { PackagingSnapshot } from '@/lib/domain/listing/judging/packaging'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { isUnsaid, rangeText } from '@/lib/domain/listing/presenting/value-text'
import { type ModuleDefinition, SECTION_GROUPS, type SectionGroup } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { spoken } from '@/lib/domain/spoken'
import { moneyText } from '@/lib/domain/units/figure-text'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { unitWord } from '@/lib/domain/units/unit-words'
import { optionLabel } from '@/lib/domain/vocabulary/vocabulary'

/** Part of a value, such as "18.6" with the unit "TPI"; labelled when a value has several parts. */
export interface SpecPart {
  label?: string
  text: string
  unit?: string
}

export interface SpecRow {
  name: string
  label: string
  parts: SpecPart[]
  /** An explanation of the value, or where it comes from. */
  note?: string
  href?: string
}

/** What a buyer decides by: the goods, the price, and how the goods come. */
export type BuyerGroup = 'goods' | 'price' | 'dispatch'

export interface SpecSection {
  key: BuyerGroup
  title: string
  /** The sections of the form that it joins. */
  sections: readonly SectionGroup[]
  rows: SpecRow[]
}

interface Joined {
  key: BuyerGroup
  title: string
  sections: readonly SectionGroup[]
  /** Whose name in the module, if it has one of its own, is the title. */
  named?: SectionGroup
}

/** The ten sections of a form, joined for buyers; pictures and documents are shown separately. */
const JOINED: readonly Joined[] = [
  {
    key: 'goods',
    title: 'What you get',
    sections: [
      'technical_specifications',
      'quality_compliance',
      'listing_type_business_mode',
      'product_identity',
      'images_documents_design_files',
    ],
  },
  {
    key: 'price',
    title: 'Price and payment',
    sections: ['pricing_quantity_slabs'],
    named: 'pricing_quantity_slabs',
  },
  {
    key: 'dispatch',
    title: 'Packing and dispatch',
    sections: ['inventory', 'packaging_logistics_readiness', 'domestic_export_terms'],
    named: 'packaging_logistics_readiness',
  },
]

/** Shown elsewhere on the page: in the title, the price panel or the price table. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set([
  'title',
  'condition',
  'newArrival',
  'currency',
  'basePrice',
  'quantitySlabs',
  'pdcSlabs',
  'category',
  'composition',
])
const SIDES = ['length', 'width', 'height'] as const

/** Every filled specification, joined for buyers and in the module's order. */
export function specSections(
  definition: ModuleDefinition,
  fields: FieldValues,
  packaging: PackagingSnapshot,
): SpecSection[] {
  const units = unitFields(definition)
  const { applicable } = factsOf(definition, fields)
  return JOINED.flatMap(({ key, title, sections, named }): SpecSection[] => {
    const rows = fieldsOf(definition, sections).flatMap((name): SpecRow[] => {
      if (SHOWN_ELSEWHERE.has(name) || units.has(name)) return []
      const spec = fieldSpec(definition, name)
      if (!spec || spec.isHidden || !applicable.has(name)) return []
      return specRow({ name, spec, fields, packaging, definition })
    })
    const own = named && definition.sectionNames?.[named]
    return rows.length > 0 ? [{ key, title: own ?? title, sections, rows }] : []
  })
}

/** The fields of sections, each once. */
export function fieldsOf({ sections }: ModuleDefinition, keys: readonly SectionGroup[]): string[] {
  return [...new Set(keys.flatMap((key) => sections[key]))]
}

/** A field that is the unit of others ("weightUnit") is shown with them. */
function unitFields(definition: ModuleDefinition): ReadonlySet<string> {
  const names = SECTION_GROUPS.flatMap((key) => definition.sections[key])
  return new Set(names.flatMap((name) => fieldSpec(definition, name)?.unitFrom ?? []))
}

interface RowSource {
  name: string
  spec: FieldSpec
  fields: FieldValues
  packaging: PackagingSnapshot
  definition: ModuleDefinition
}

function specRow({ name, spec, fields, packaging, definition }: RowSource): SpecRow[] {
  const value = fields[name]
  const row = (parts: readonly SpecPart[], more: Partial<SpecRow> = {}): SpecRow[] =>
    parts.length > 0 ? [{ name, label: spec.buyerLabel ?? spec.label, parts: [...parts], ...more }] : []

  if (name === 'cbm') {
    if (packaging.cbm <= 0) return []
    const note = packaging.cbmSource === 'computed' ? 'calculated from the size and number of packages' : undefined
    return row([{ text: formatNumber(packaging.cbm, 4), unit: 'm³' }], note ? { note } : {})
  }
  if (SIDES.some((side) => side === name)) return name === SIDES[0] ? packageSize(fields) : []
  if (name === 'hsCode' && !isFilled(value) && isFilled(fields.hsSuggestion)) {
    const code = textValue(fields, 'hsSuggestion')
    return row([{ text: code }], { note: `suggested: ${definition.hooks.hsText?.(code) ?? ''}` })
  }
  if (!isFilled(value)) return []
  // Derived from the first fibre, which is shown above.
  if (name === 'material' && value === listValue(fields, 'fiberType')[0]) return []

  switch (spec.kind) {
    case 'count':
      return row([{ text: textValue(fields, name) }], countNote(name, fields, definition))
    case 'number':
      return typeof value === 'number' ? row([numberPart(spec, fields, value)]) : []
    case 'money':
      return typeof value === 'number' ? row([moneyPart(spec, fields, value)]) : []
    case 'boolean':
      return isUnsaid(definition, name, value) ? [] : row([{ text: value === true ? 'Yes' : 'No' }])
    case 'choice':
      return row([{ text: optionLabel(spec.vocabulary, textValue(fields, name)) }])
    case 'choices':
      return row(listValue(fields, name).map((item) => ({ text: optionLabel(spec.vocabulary, item) })))
    case 'parts':
      return row(
        typeof value === 'string'
          ? [{ text: value }]
          : (definition.hooks.partsInWords?.[name]?.(asParts(value)) ?? partsOf(spec.parts, value)),
      )
    case 'blend':
      return row(blendParts(value))
    case 'settlement':
      return row(settlementParts(value))
    case 'url': {
      const link = textValue(fields, name)
      return row([{ text: link }], link.startsWith('https://') ? { href: link } : {})
    }
    case 'text':
    case 'longText':
      return row([{ text: textValue(fields, name) }].filter(({ text }) => text !== ''))
    case 'construction':
      return row([{ text: textValue(fields, name) }])
    case 'date':
      return row([{ text: dayText(textValue(fields, name)) }])
    case 'range': {
      const text = rangeText(value, (end) => (typeof end === 'number' ? formatNumber(end, 4) : String(end)))
      return row([{ text, ...(spec.unit ? { unit: spec.unit } : {}) }])
    }
    case 'measure':
      return measureRow(spec, value, row)
    case 'rows':
      return row(rowsOf(spec, value))
    // Slabs and cheque prices have their own tables; files are listed with the pictures; an id says nothing to people.
    case 'quantitySlabs':
    case 'pdcSlabs':
    case 'file':
    case 'files':
    case 'reference':
      return []
  }
}

/** As the seller said it, and in the unit in which listings are compared. */
function measureRow(
  { base, dimension }: Extract<FieldSpec, { kind: 'measure' }>,
  value: unknown,
  row: (parts: readonly SpecPart[], more?: Partial<SpecRow>) => SpecRow[],
): SpecRow[] {
  const measure = asMeasure(value)
  if (measure === null) return []
  const inBase = measure.unit === base ? null : measureIn(measure, base, dimension)
  const inWords = inBase === null ? '' : formatNumber(inBase, 1)
  // 38 g are 0 kg: a note that is rounded away says nothing.
  const note = inWords === '' || inWords === '0' ? {} : { note: `${inWords} ${base}` }
  return row([{ text: formatNumber(measure.value, 4), unit: measure.unit }], note)
}

/** One part for each row, on a line of its own. Its key or first column is what the row is about. */
function rowsOf({ parts: columns, key }: Extract<FieldSpec, { kind: 'rows' }>, value: unknown): SpecPart[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((cells: unknown): SpecPart[] => {
    const [first, ...rest] = partsOf(columns, cells)
    if (first === undefined) return []
    // The number of a row needs no label: Navy N-12.
    const isPlain = (label?: string) =>
      columns.some((column) => column.label === label && (column.name === key || column.isNamedByField))
    const words = rest.map(({ label, text, unit }) =>
      [isPlain(label) ? '' : label, text, unit].filter(Boolean).join(' '),
    )
    const about = [first.text, first.unit].filter(Boolean).join(' ')
    return [words.length === 0 ? { text: about } : { label: about, text: words.join(' · ') }]
  })
}

function moneyPart({ unitFrom }: FieldSpec, fields: FieldValues, value: number): SpecPart {
  if (value === 0) return { text: 'Free' }
  const { sign, figure } = moneyText(value, textValue(fields, 'currency') || 'INR')
  const per = unitFrom ? `/${textValue(fields, unitFrom)}` : ''
  return { text: `${sign}${sign.length > 1 ? ' ' : ''}${figure}`, ...(per ? { unit: per } : {}) }
}

function numberPart(spec: FieldSpec, fields: FieldValues, value: number): SpecPart {
  const unit = spec.unit ?? (spec.unitFrom ? textValue(fields, spec.unitFrom) : '')
  return { text: spoken(value, spec.rule), ...(unit ? { unit: unitWord(unit, value) } : {}) }
}

/** "30s CCW" in words, and the same count in other systems. */
function countNote(name: string, fields: FieldValues, definition: ModuleDefinition): Partial<SpecRow> {
  const reading = factsOf(definition, fields).counts.get(name)
  return reading?.ok ? { note: describeCount(reading.count) } : {}
}

/** The resultant count in the common systems, for the conversion table. */
export function countEquivalents(
  fields: FieldValues,
  definition: ModuleDefinition,
): { system: string; text: string }[] {
  const { count } = factsOf(definition, fields)
  return count ? equivalents(count.resultantTex).map(({ system, text }) => ({ system, text })) : []
}

function asParts(value: unknown): FieldValues {
  return typeof value === 'object' && value !== null ? (value as FieldValues) : {}
}

function partsOf(specs: readonly PartSpec[], value: unknown): SpecPart[] {
  const values = asParts(value)
  const isUnit = (name: string) => specs.some((part) => part.unitFrom === name && isFilled(values[part.name]))
  return specs.flatMap((part): SpecPart[] => {
    const piece = values[part.name]
    if (!isFilled(piece) || isUnit(part.name)) return []
    const text = Array.isArray(piece) ? piece.map((item) => partText(part, item)).join(', ') : partText(part, piece)
    const unit = part.unitFrom ? textValue(values, part.unitFrom) : part.unit
    return [{ label: part.label, text, ...(unit ? { unit } : {}) }]
  })
}

function partText(part: PartSpec, value: unknown): string {
  if (typeof value === 'number') return spoken(value, part.rule)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = part.kind === 'date' ? dayText(String(value)) : String(value)
  return part.vocabulary ? optionLabel(part.vocabulary, text) : text
}

export interface BlendShare {
  fibre: string
  percent: number
}

export function blendShares(value: unknown): BlendShare[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((row: unknown): BlendShare[] => {
    if (typeof row !== 'object' || row === null || !('fibre' in row) || !('percent' in row)) return []
    const { fibre, percent } = row
    return typeof fibre === 'string' && typeof percent === 'number' ? [{ fibre, percent }] : []
  })
}

function blendParts(value: unknown): SpecPart[] {
  return blendShares(value).map(({ fibre, percent }) => ({ text: `${formatNumber(percent)} % ${fibre}` }))
}

function settlementParts(value: unknown): SpecPart[] {
  const days = typeof value === 'object' && value !== null && 'slabDays' in value ? value.slabDays : null
  return typeof days === 'number' ? [{ text: formatNumber(days), unit: 'days' }] : []
}

function packageSize(fields: FieldValues): SpecRow[] {
  const sides = SIDES.map((side) => numberValue(fields, side))
  if (sides.some((side) => side === null)) return []
  const unit = textValue(fields, 'dimensionUnit')
  const text = sides.map((side) => formatNumber(side ?? 0, 2)).join(' × ')
  return [{ name: 'length', label: 'Package size', parts: [{ text, ...(unit ? { unit } : {}) }] }]
}
