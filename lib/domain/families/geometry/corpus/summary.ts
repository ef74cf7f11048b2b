import { readAll } from '../../reading/read-all'
import type { Understood } from '../../reading/reading'
import { packReaders } from '../readers'

/** What a line says, on one line: "packType=Paper cone coneLength=170 weight=38g", with the words that were not read after "|". */
export function packSummary(line: string): string {
  const { understood, rest } = readAll(line, packReaders)
  const parts = understood.map(({ name, typed }) => `${name}=${textOf(typed)}`).join(' ')
  return rest === '' ? parts : `${parts} | ${rest}`
}

function textOf(typed: Understood['typed']): string {
  if (typeof typed !== 'object' || typed === null) return String(typed)
  if (Array.isArray(typed)) return typed.join('+')
  const { value, unit } = { value: undefined, unit: undefined, ...typed } as { value: unknown; unit: unknown }
  return value === undefined ? JSON.stringify(typed).replaceAll('"', '') : `${String(value)}${String(unit)}`
}
