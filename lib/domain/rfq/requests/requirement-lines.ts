import type { FieldValues } from '@/lib/domain/fields/field'
import { rangeText } from '@/lib/domain/listing/presenting/value-text'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { asMeasure } from '@/lib/domain/units/measure'
import type { Requirement } from '../comparison/terms'

/** What buyers ask first; the listing's own values begin the requirements. */
export function askedFirst({ firstQuestions }: Pick<ModuleDefinition, 'firstQuestions'>): string[] {
  return firstQuestions.map(({ field }) => field)
}

/** What a listing says at one point, as people write it. */
interface Stated {
  kind: 'measure' | 'range' | 'number' | 'word' | 'list' | 'boolean'
  value: string | number | readonly (string | number)[]
}

/**
 * What a listing says at a point ("quality.uPercent"): "160 cm" of a measure, "30–60" of a range, the words of a list. Null where it says
 * nothing that is one value.
 */
export function statedAt(values: FieldValues, path: string): Stated | null {
  const [name = '', part] = path.split('.')
  const whole = values[name]
  if (part === undefined) {
    const measure = asMeasure(whole)
    if (measure) return { kind: 'measure', value: `${measure.value} ${measure.unit}` }
    const range = rangeText(whole, String)
    if (range !== '') return { kind: 'range', value: range }
  }
  const value: unknown =
    part === undefined ? whole : typeof whole === 'object' && whole !== null ? Reflect.get(whole, part) : null
  if (Array.isArray(value)) {
    const words = value.filter((item) => typeof item === 'number' || (typeof item === 'string' && item !== ''))
    return words.length > 0 ? { kind: 'list', value: words } : null
  }
  if (typeof value === 'boolean') return { kind: 'boolean', value: value ? 'yes' : 'no' }
  if (typeof value === 'number') return { kind: 'number', value }
  return typeof value === 'string' && value !== '' ? { kind: 'word', value } : null
}

/** What a listing says at these points, as requirements. */
export function requirementsOf(
  { firstQuestions }: Pick<ModuleDefinition, 'firstQuestions'>,
  values: FieldValues,
  paths: readonly string[],
): Requirement[] {
  return paths.flatMap((path): Requirement[] => {
    const { op = '=', ...slack } = firstQuestions.find(({ field }) => field === path) ?? {}
    const { kind, value } = statedAt(values, path) ?? {}
    // Of several words none alone is what the goods are.
    const [only, ...others] = [value ?? []].flat()
    if (kind === 'list' && only !== undefined && others.length === 0) return [{ field: path, op: '=', value: only }]
    if (value === undefined || kind === 'list' || kind === 'boolean') return []
    if (kind === 'range') return [{ field: path, op: '=', value }]
    return [{ ...slack, field: path, op: kind === 'word' ? '=' : op, value }]
  })
}
