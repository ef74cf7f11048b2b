import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json, JsonObject } from './normalize'

/** A normalized response. */
export interface Entry {
  name: string
  ask: string
  status: number
  headers: Record<string, string>
  body: Json
}

const FOLDER = join(import.meta.dirname, 'recordings')

/** Shorter values are easier to read than a pointer. */
const SAME_LENGTH_MIN = 160
/** About the length of a record. */
const LIKE_LENGTH_MIN = 400

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** A problem is always written in full. */
const isProblem = (value: Json): boolean => isObject(value) && value.ok === false

type MapInner = (inner: Json, path: string, key: string) => Json

function mapInner(value: Json, path: string, key: string, map: MapInner): Json {
  if (Array.isArray(value)) return value.map((item, at) => map(item, `${path}[${at}]`, key))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner, `${path}.${name}`, name)]))
}

/**
 * Replaces repeated parts. A part equal to an earlier one becomes {"$same": path}. An object similar to an earlier one with the same key
 * becomes {"$like": path} with the keys that differ and "$without" for the keys it lacks.
 */
export function fold(entries: readonly Entry[]): Json {
  const places = new Map<string, string>()
  const objects = new Map<string, { path: string; value: JsonObject }[]>()
  const folded: MapInner = (value, path, key) => {
    const text = JSON.stringify(value)
    if (text.length < SAME_LENGTH_MIN || typeof value !== 'object' || isProblem(value)) return value
    const place = places.get(text)
    if (place !== undefined) return { $same: place }
    places.set(text, path)
    if (!isObject(value) || text.length < LIKE_LENGTH_MIN) return mapInner(value, path, key, folded)

    const earlier = objects.get(key) ?? []
    const [like] = earlier.map((other) => ({ ...other, ...changesFrom(other.value, value) })).sort(byChanges)
    objects.set(key, [...earlier, { path, value }])
    if (!like || like.count > Object.keys(value).length / 2) return mapInner(value, path, key, folded)
    const without: JsonObject = like.removed.length > 0 ? { $without: like.removed } : {}
    return { $like: like.path, ...without, ...(mapInner(like.changed, path, key, folded) as JsonObject) }
  }
  return entries.map((entry) => ({ ...entry, body: folded(entry.body, entry.name, '') }))
}

function changesFrom(before: JsonObject, after: JsonObject) {
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  const changed = Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => !Object.hasOwn(before, key) || JSON.stringify(before[key]) !== JSON.stringify(value),
    ),
  )
  return { removed, changed, count: removed.length + Object.keys(changed).length }
}

const byChanges = (a: { count: number }, b: { count: number }) => a.count - b.count

/** Restores the full responses. */
export function unfold(recorded: Json): Entry[] {
  const places = new Map<string, Json>()
  const unfolded: MapInner = (value, path, key) => {
    if (isObject(value) && typeof value.$same === 'string') return places.get(value.$same) ?? value
    const inner = mapInner(value, path, key, unfolded)
    const whole = isObject(inner) && typeof inner.$like === 'string' ? merged(inner, places.get(inner.$like)) : inner
    places.set(path, whole)
    return whole
  }
  return (recorded as unknown as Entry[]).map((entry) => ({ ...entry, body: unfolded(entry.body, entry.name, '') }))
}

function merged({ $like: _, $without = [], ...changed }: JsonObject, before: Json | undefined): JsonObject {
  const whole = { ...(isObject(before) ? before : {}), ...changed }
  return Object.fromEntries(
    Object.entries(whole).filter(([key]) => !(Array.isArray($without) && $without.includes(key))),
  )
}

const fileOf = (theme: string) => join(FOLDER, `${theme}.json`)

export function readRecording(theme: string): Entry[] {
  return unfold(JSON.parse(readFileSync(fileOf(theme), 'utf8')))
}

export function writeRecording(theme: string, entries: readonly Entry[]): void {
  writeFileSync(fileOf(theme), `${printed(fold(entries), '')}\n`)
}

const WIDTH = 160

/** JSON with as many values per line as fit, so that diffs are readable. */
function printed(value: Json, indent: string): string {
  const text = JSON.stringify(value)
  if (value === null || typeof value !== 'object' || indent.length + text.length <= WIDTH) return text
  const inner = `${indent} `
  const parts = Array.isArray(value)
    ? value.map((item) => printed(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${printed(item, inner)}`)
  const lines: string[] = []
  for (const part of parts) {
    const line = `${lines.at(-1) ?? ''} ${part},`
    const isRoomLeft = lines.length > 0 && inner.length + line.length <= WIDTH && !line.includes('\n')
    if (isRoomLeft) lines[lines.length - 1] = line
    else lines.push(`${part},`)
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines
    .map((line) => inner + line)
    .join('\n')
    .slice(0, -1)}\n${indent}${close}`
}
