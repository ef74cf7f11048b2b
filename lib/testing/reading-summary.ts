import type { Understood } from '@/lib/domain/families/reading/reading'

/** What was read of a line, in one short spelling for tables: "dyeClass Reactive, maxWidth 63 in". */
export function summaryOf(parts: readonly Understood[]): string {
  return parts
    .map(({ name, typed }) => `${name} ${textOf(typed)}`)
    .sort()
    .join(', ')
}

function textOf(typed: unknown): string {
  if (Array.isArray(typed)) return typed.join('+')
  return typeof typed === 'object' && typed !== null ? Object.values(typed).join(' ') : String(typed)
}
