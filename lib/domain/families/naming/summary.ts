import { readAll } from '../reading/read-all'
import type { TextReader, Understood } from '../reading/reading'

/** What a line says, on one line: "wasteType=Comber noil trash=3", with the words that were not read after "|". For tests. */
export function summaryOf(line: string, readers: readonly TextReader[]): string {
  const { understood, rest } = readAll(line, readers)
  const parts = understood.map(({ name, typed }) => `${name}=${textOf(typed)}`).join(' ')
  return rest === '' ? parts : `${parts} | ${rest}`.trim()
}

function textOf(typed: Understood['typed']): string {
  if (Array.isArray(typed)) return typed.map(textOf).join('+')
  if (typeof typed !== 'object' || typed === null) return String(typed)
  return Object.values(typed).join('-')
}
