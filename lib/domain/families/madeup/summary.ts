import type { FieldValues } from '@/lib/domain/fields/field'
import { readAll } from '../reading/read-all'
import { madeUpReaders } from './readers'

/** What a line says of made-ups, in one line of text; what is left of it after "|". */
export function madeUpSummary(line: string): string {
  const { understood, rest } = readAll(line, madeUpReaders)
  const parts = understood.map(({ name, typed }) => `${name} ${spelled(typed)}`).sort()
  return [parts.join('; '), rest].filter(Boolean).join(' | ')
}

function spelled(value: unknown): string {
  if (Array.isArray(value)) return value.map(spelled).join('+')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value as FieldValues)
    .map(spelled)
    .join(' ')
}
