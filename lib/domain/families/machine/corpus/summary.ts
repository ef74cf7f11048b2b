import { readAll } from '../../reading/read-all'
import type { TextReader, Understood } from '../../reading/reading'

/** What a line says, on one line: "machineType=Stenter chambers=8", with the words that were not read after "|". */
export function lineSummary(line: string, readers: readonly TextReader[]): string {
  const { understood, rest } = readAll(line, readers)
  const parts = understood.map(({ name, typed }) => `${name}=${textOf(typed)}`).join(' ')
  return rest === '' ? parts : `${parts} | ${rest}`
}

function textOf(typed: Understood['typed']): string {
  if (typeof typed !== 'object' || typed === null) return String(typed)
  if (Array.isArray(typed)) return typed.join('+')
  const { value, unit } = { value: undefined, unit: undefined, ...typed } as { value: unknown; unit: unknown }
  return value === undefined ? JSON.stringify(typed).replaceAll('"', '') : `${String(value)}${String(unit)}`
}
