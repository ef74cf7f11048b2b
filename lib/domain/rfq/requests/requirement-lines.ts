import type { FieldValues } from '@/lib/domain/fields/field'
import { rangeText } from '@/lib/domain/listing/presenting/value-text'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { asMeasure } from '@/lib/domain/units/measure'
import type { Requirement } from '../comparison/terms'

/** What buyers ask first; the listing's own values begin the requirements. */
export function askedFirst({ firstQuestions }: Pick<ModuleDefinition, 'firstQuestions'>): string[] {
  return firstQuestions.map(({ field }) => field)
}

/** What a listing says at these points, as requirements. */
export function requirementsOf(
  { firstQuestions }: Pick<ModuleDefinition, 'firstQuestions'>,
  values: FieldValues,
  paths: readonly string[],
): Requirement[] {
  return paths.flatMap((path): Requirement[] => {
    const { op = '=', ...slack } = firstQuestions.find(({ field }) => field === path) ?? {}
    const [name = '', part] = path.split('.')
    const whole = values[name]
    const inside = typeof whole === 'object' && whole !== null && part !== undefined ? Reflect.get(whole, part) : null
    const value: unknown = part === undefined ? whole : inside
    const measure = part === undefined ? asMeasure(whole) : null
    if (measure) return [{ ...slack, field: path, op, value: `${measure.value} ${measure.unit}` }]
    const range = part === undefined ? rangeText(whole, String) : ''
    if (range !== '') return [{ field: path, op: '=', value: range }]
    if (typeof value !== 'number' && (typeof value !== 'string' || value === '')) return []
    return [{ ...slack, field: path, op: typeof value === 'number' ? op : '=', value }]
  })
}
