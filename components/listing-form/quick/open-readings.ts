import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { valueText } from '@/lib/domain/listing/presenting/value-text'
import type { LineReading } from '@/lib/domain/listing/reading/line-text'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'

/** A value that a line gives for a field that is still empty, as a write takes it. */
interface OpenReading {
  name: string
  label: string
  text: string
  value: unknown
}

/** What a reading says about fields that apply and are still empty; its titles are the text itself. */
export function openReadings(
  definition: ModuleDefinition,
  { values: read, understood }: Pick<LineReading, 'values' | 'understood'>,
  values: FieldValues,
  shown: ReadonlySet<string>,
): OpenReading[] {
  const names = new Set(understood.map(({ name }) => name.split('.', 1)[0] ?? name))
  return [...names].flatMap((name): OpenReading[] => {
    const spec = fieldSpec(definition, name)
    const value = read[name]
    if (!spec || NAMES.has(name) || !shown.has(name) || isFilled(values[name]) || !isFilled(value)) return []
    return [{ name, label: spec.label, text: valueText(spec, value), value }]
  })
}

const NAMES: ReadonlySet<string> = new Set(['title', 'productName', 'headline'])
