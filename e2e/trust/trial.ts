import { cpus, loadavg } from 'node:os'
import type { World } from './world'

/** One promise of the product with the test that could break it, and the proof that the test would notice. */
export interface Trial {
  /** As in `npm run test:trust -- M4`. */
  id: string
  name: string
  /** Runs in `npm test` too, against the server that the end-to-end tests have started. */
  inTests?: true
  /** What the product is started with for this trial: then in a process and on data of its own. */
  environment?: Record<string, string>
  /** @param scale 1: the full figures; a trial rounds up to what still means something */
  run(world: World, scale: number): Promise<Verdict>
  /** What takes the guard away; the same run must then find faults. */
  control: Sabotage
}

/** What happened, counted, and each fault as a sentence with its evidence. No fault: PASS. */
export interface Verdict {
  figures: Record<string, number | string>
  faults: string[]
}

export interface Sabotage {
  /** Edits of a copy of the sources; `from` occurs there exactly once. */
  sources?: readonly { file: string; from: string; to: string }[]
  /** Run on the copy's database once it has started. */
  sql?: readonly string[]
  environment?: Record<string, string>
  /** Would break other trials: built and run by itself. */
  apart?: true
  /** Which faults it must bring about, each of them, when another sabotage in the same copy could bring some about as well. */
  fault?: RegExp | readonly RegExp[]
}

/** So many of the full figure, at least `least`. */
export function scaled(full: number, scale: number, least = 1): number {
  return Math.max(least, Math.round(full * scale))
}

/** Runs `work` over the items, so many at a time, and gives the results in their order. */
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

/** The whole numbers from 0 below `length`. */
export function range(length: number): number[] {
  return Array.from({ length }, (_, n) => n)
}

/** How often each word occurs, as `201 x 20, 409 x 140`. */
export function tally(words: Iterable<string | number>): string {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(String(word), (counts.get(String(word)) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, count]) => `${word} x ${count}`)
    .join(', ')
}

/** The value below which so large a share of the values lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/**
 * Bars in seconds are for a machine that has nothing else to do: on one that was busy before a trial began they give a figure and no fault.
 * Ask before the trial's own load.
 */
export function isMachineBusy(): boolean {
  const [lastMinute = 0] = loadavg()
  return lastMinute > cpus().length * 3
}
