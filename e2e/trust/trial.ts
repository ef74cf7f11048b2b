import { cpus, loadavg } from 'node:os'
import type { World } from './world'

/** An attack on one guarantee of the product, and the control that proves the attack works. */
export interface Trial {
  /** The name of its file; selects the trial: `npm run test:trust -- lost-update`. */
  name: string
  /** Also runs in `npm test`, on the server of the end-to-end tests. */
  inTests?: true
  /** Environment variables for the product. A trial that sets them gets its own process and data. */
  environment?: Record<string, string>
  /** @param scale share of the full load, 1 at most; a trial keeps a useful minimum */
  run(world: World, scale: number): Promise<Verdict>
  /** Removes the guard. The same run must then find faults. */
  control: Sabotage
}

/** Figures of the run, and each fault with its evidence. The trial passes without a fault. */
export interface Verdict {
  figures: Record<string, number | string>
  faults: string[]
}

export interface Sabotage {
  /** Edits of the copied sources. `from` must occur exactly once. */
  sources?: readonly { file: string; from: string; to: string }[]
  /** Statements for the database of the control, run after the start. */
  sql?: readonly string[]
  environment?: Record<string, string>
  /** Breaks other trials, so it has its own copy and process. */
  isSeparate?: true
  /** Faults that this control must cause, where another edit in the same copy could also cause some. */
  fault?: RegExp | readonly RegExp[]
}

/** The scaled share of `full`, at least `least`. */
export function scaled(full: number, scale: number, least = 1): number {
  return Math.max(least, Math.round(full * scale))
}

/** Runs `work` for all items, `lanes` at a time. @returns the results in the order of the items */
export async function inParallel<T, R>(
  items: readonly T[],
  lanes: number,
  work: (item: T, position: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  await Promise.all(
    Array.from({ length: Math.min(lanes, items.length) }, async () => {
      for (const [position, item] of queue) results[position] = await work(item, position)
    }),
  )
  return results
}

/** The integers from 0 to `length - 1`. */
export function range(length: number): number[] {
  return Array.from({ length }, (_, n) => n)
}

/** Counts equal words: `201 x 20, 409 x 140`. */
export function tally(words: Iterable<string | number>): string {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(String(word), (counts.get(String(word)) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, count]) => `${word} x ${count}`)
    .join(', ')
}

/** The value at this share of the sorted values (0.95: p95); 0 for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** On a busy machine a time limit is a figure, not a fault. Call this before the trial adds its own load. */
export function isMachineBusy(): boolean {
  const [lastMinute = 0] = loadavg()
  return lastMinute > cpus().length * 3
}
