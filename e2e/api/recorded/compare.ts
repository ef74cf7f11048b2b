import type { Json } from './normalize'
import type { Entry } from './recording'

/** @returns a line for each value that differs from the recording, with its path */
export function differences(recorded: Entry, now: Entry): string[] {
  const lines: string[] = []
  compare({ ...recorded } as unknown as Json, { ...now } as unknown as Json, '', lines)
  return lines
}

function compare(before: Json | undefined, after: Json | undefined, path: string, lines: string[]): void {
  if (Array.isArray(before) && Array.isArray(after)) {
    for (let at = 0; at < Math.max(before.length, after.length); at++) {
      compare(before[at], after[at], `${path}[${at}]`, lines)
    }
    return
  }
  if (isObject(before) && isObject(after)) {
    const keys = [Object.keys(before), Object.keys(after)] as const
    for (const key of new Set(keys.flat()))
      compare(before[key], after[key], path === '' ? key : `${path}.${key}`, lines)
    return
  }
  if (before !== after) lines.push(`${path}: ${shown(before)} is now ${shown(after)}`)
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function shown(value: Json | undefined): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
