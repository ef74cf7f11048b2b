import type { FieldRule, FieldSpec } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { CLEAR_WORD } from './cell-guard'
import { bulkColumns, type Column } from './columns'
import { rowExample } from './rows-text'
import { IMPORT_ROWS_MAX } from './sheet'

/** What a clerk should know before the first row. */
export const GUIDE_NOTES: readonly string[] = [
  'One row is one listing. Keep the first two rows as they are; columns may be moved or deleted.',
  'An empty cell changes nothing: a new listing gets the default value, an existing one keeps its value.',
  `To empty a field of an existing listing, type ${CLEAR_WORD}.`,
  'A row with a Listing ID changes that listing. Without one, a row with the item code of one of your listings changes it; every other row creates a new listing.',
  'Two rows of one file may not have the same item code unless each has its Listing ID.',
  'Correct rows are saved. The others come back as a file with the reasons: fix them and import the file again.',
  `A file may have ${IMPORT_ROWS_MAX.toLocaleString('en-IN')} rows and 20 MB. Save it as .xlsx, or as CSV.`,
  'Pictures and documents are added on the page of each listing.',
]

export interface GuideRow {
  heading: string
  meaning: string
  unit: string
  example: string
  rule: string
}

/** How to fill in each column, derived from the field matrix. */
export function guideRows(definition: ModuleDefinition): GuideRow[] {
  return bulkColumns(definition).map(({ spec, heading }) => ({
    heading,
    meaning: spec.help ?? '',
    unit: unitText(definition, spec),
    example: cellExample(spec),
    rule: ruleText(spec),
  }))
}

function unitText(definition: ModuleDefinition, spec: FieldSpec): string {
  if (spec.unit) return spec.unit
  const from = bulkColumns(definition).find(({ name }) => name === spec.unitFrom)
  return from ? `as in “${from.spec.label}”` : ''
}

/** A cell as a seller may type it. */
function cellExample(spec: FieldSpec): string {
  if (spec.placeholder) return spec.placeholder
  switch (spec.kind) {
    case 'boolean':
      return 'Yes'
    case 'choice':
      return optionText(spec, 0)
    case 'choices':
      return [optionText(spec, 0), optionText(spec, 1)].filter(Boolean).join('; ')
    case 'parts':
      return spec.parts
        .slice(0, 3)
        .map((part) => {
          const [option] = part.vocabulary?.options ?? []
          return `${part.label}: ${option ? (option.label ?? option.value) : part.kind === 'number' ? (part.rule?.min ?? 0) + 1 : '…'}`
        })
        .join('; ')
    case 'blend':
      return '60% Cotton / 40% Polyester'
    case 'quantitySlabs':
      return '1-499: 245; 500-999: 240; 1000+: 236'
    case 'pdcSlabs':
      return '30: 248; 60: 252'
    case 'settlement':
      return '30'
    case 'rows':
      return `${rowExample(spec.parts)}; …`
    case 'date':
      return spec.rule?.earliest ?? '2026-12-31'
    case 'measure':
      return `${leastOf(spec.rule)} ${spec.unit}`
    case 'range':
      return spec.of === 'count' ? '30s to 60s' : `${leastOf(spec.rule)} to ${leastOf(spec.rule) + 1}`
    case 'number':
    case 'money':
      return String(leastOf(spec.rule))
    case 'text':
    case 'longText':
    case 'url':
    case 'count':
    case 'construction':
    case 'reference':
    case 'file':
    case 'files':
      return ''
  }
}

/** A small figure that the rule allows. */
function leastOf(rule: FieldRule | undefined): number {
  return Math.max((rule?.min ?? 0) + (rule?.isMinExclusive ? 1 : 0), 1)
}

function optionText(spec: Extract<FieldSpec, { vocabulary: unknown }>, index: number): string {
  const option = spec.vocabulary.options[index]
  return option ? (option.label ?? option.value) : ''
}

function ruleText(spec: FieldSpec): string {
  const parts: string[] = []
  if (spec.need === 'active' || spec.need === 'draft') parts.push('needed')
  if ('vocabulary' in spec)
    parts.push(spec.vocabulary.isClosed ? 'from the list only' : 'from the list, or your own word')
  if (spec.kind === 'choices') parts.push('separate several with ;')
  if (spec.kind === 'boolean') parts.push('Yes or No')
  return [...parts, ...boundTexts(spec.rule)].join(', ')
}

function boundTexts(rule: FieldRule | undefined): string[] {
  if (!rule) return []
  const { min, max, lengthMin, lengthMax, itemsMax, decimalsMax } = rule
  const say = (value: number) => value.toLocaleString('en-IN')
  return [
    min === undefined ? '' : rule.isMinExclusive ? `more than ${say(min)}` : `${say(min)} or more`,
    max === undefined ? '' : `at most ${say(max)}`,
    rule.isInteger ? 'whole number' : '',
    rule.step === undefined ? '' : `in steps of ${say(rule.step)}`,
    decimalsMax === undefined ? '' : `at most ${decimalsMax} decimals`,
    lengthMin === undefined ? '' : `at least ${lengthMin} characters`,
    lengthMax === undefined ? '' : `at most ${lengthMax} characters`,
    itemsMax === undefined ? '' : `at most ${itemsMax}`,
    rule.earliest === undefined ? '' : `${rule.earliest} or later`,
    rule.latest === undefined ? '' : `${rule.latest} or earlier`,
    rule.patternHint ?? '',
  ].filter(Boolean)
}

/** The few columns of a first listing. */
export function shortColumns(definition: ModuleDefinition): Column[] {
  const shown = new Set([
    'status',
    'title',
    'productName',
    'sellerSku',
    'basePrice',
    'moq',
    'uom',
    'quantitySlabs',
    'pdcSlabs',
    'availableQuantity',
    ...definition.mainSpecifications,
  ])
  // Cloth is known by its construction.
  return bulkColumns(definition).filter(({ name, spec }) => shown.has(name) || spec.kind === 'construction')
}

/** A filled row of the short columns to copy from. */
export function exampleRow(definition: ModuleDefinition): { column: Column; text: string }[] {
  return shortColumns(definition).map((column) => ({
    column,
    text: EXAMPLES[column.name] ?? cellExample(column.spec),
  }))
}

/** Prices that match each other; the rest of the example comes from each field. */
const EXAMPLES: Readonly<Record<string, string>> = {
  status: 'DRAFT',
  sellerSku: 'CCW-30',
  productName: 'CCW 30',
  basePrice: '245',
  moq: '1',
  availableQuantity: '12000',
  fiberType: 'Cotton',
}
