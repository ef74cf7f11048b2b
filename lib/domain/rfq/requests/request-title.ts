import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { SAMPLE_TITLE } from '@/lib/domain/listing/sample'
import { builtGoods } from '@/lib/domain/listing/titles/built-title'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { quantityWords } from '@/lib/domain/units/unit-words'
import type { Requirement } from '../comparison/terms'
import { requirementText } from '../comparison/verdict'
import type { Rfq } from '../rfq'
import { specificationPoint } from './specification-point'

const POINTS_NAMED = 3
const NOTE_LENGTH_MAX = 60

export type Titled = Pick<Rfq, 'title' | 'moduleKey' | 'snapshot' | 'requirements' | 'note'>

/**
 * The title of a request and of what comes of it: the buyer's own, otherwise the goods and the quantity ("40s Combed
 * Cotton Yarn, 1,200 kg").
 * @param ordered the quantity of the order, if it is an order's title: no sample is ordered
 */
export function requestTitle(request: Titled, ordered: number | null = null): string {
  const own = ordered !== null && request.title.startsWith(SAMPLE_TITLE) ? '' : request.title
  const quantity = ordered ?? request.snapshot.quantity
  return own || `${goodsOf(request)}, ${quantityWords(quantity, request.snapshot.uom)}`
}

/** The goods as the specification or the requirements describe them, otherwise in the words of the listing or the note. */
function goodsOf({ moduleKey, snapshot, requirements, note }: Titled): string {
  const { title, fields } = snapshot.technicalSpecificationSnapshot
  const definition = matrixDefinition(moduleKey)
  return (
    builtGoods(definition, { ...fields, ...otherWords(definition, fields, requirements) }) ||
    title ||
    builtGoods(definition, requiredValues(definition, requirements)) ||
    pointsText(moduleKey, requirements) ||
    beginningOf(note) ||
    MODULE_NAMES[moduleKey]
  )
}

/** The words that the buyer requires in place of the listing's: grey yarn that is to be dyed is asked for as dyed. */
function otherWords(
  definition: ModuleDefinition,
  fields: FieldValues,
  requirements: readonly Requirement[],
): FieldValues {
  const words = requirements.filter(({ field, op }) => op === '=' && fieldSpec(definition, field)?.kind === 'choice')
  const others = words.filter(({ field }) => isFilled(fields[field]))
  return Object.fromEntries(others.map(({ field, value }) => [field, value]))
}

/** The values that are required as they are: bounds describe no goods. */
function requiredValues(definition: ModuleDefinition, requirements: readonly Requirement[]): FieldValues {
  const isList = (field: string) => fieldSpec(definition, field)?.kind === 'choices'
  const values: FieldValues = Object.fromEntries(
    requirements
      .filter(({ op }) => op === '=')
      .map(({ field, value }) => [field, isList(field) ? [value].flat() : value]),
  )
  return { ...branchOf(definition, Object.keys(values)), ...values }
}

/** What these fields take for granted: cloth with a warp count is woven. */
function branchOf(definition: ModuleDefinition, names: readonly string[]): FieldValues {
  const conditions = names.flatMap((name) => fieldSpec(definition, name)?.visibleWhen ?? [])
  const needed = conditions.flatMap((condition) =>
    'in' in condition && condition.in.length === 1 ? [[condition.field, condition.in[0]] as const] : [],
  )
  return Object.fromEntries(needed)
}

/** The first requirements. Counts and words need no label; other figures get one. */
function pointsText(moduleKey: Rfq['moduleKey'], requirements: readonly Requirement[]): string {
  if (requirements.length === 0) return ''
  const definition = matrixDefinition(moduleKey)
  const points = requirements.slice(0, POINTS_NAMED).map((requirement) => {
    const point = specificationPoint(definition, requirement.field)
    const text = requirementText(requirement, point)
    const isWords = point === null || point.compares === 'count' || point.compares === 'words'
    return isWords ? text : `${point.label} ${text}`
  })
  return `${MODULE_NAMES[moduleKey]}: ${points.join(', ')}`
}

function beginningOf(note: string): string {
  const [line = ''] = note.trim().split('\n', 1)
  return line.length <= NOTE_LENGTH_MAX ? line : `${line.slice(0, NOTE_LENGTH_MAX).replace(/\s+\S*$/, '')} …`
}
