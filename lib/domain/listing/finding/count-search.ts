import type { ParsedCount } from '@/lib/domain/count/parsed-count'

/** The stored number by which a search tells a single from a plied yarn of the same fineness. */
export const COUNT_PLY = 'count.ply'

/** The stored number that a title says of a listing which itself does not: only a search finds it, no range. */
export function titleNumber(name: string): string {
  return `title:${name}`
}

/** The ply of a count; one that names none is a single. */
export function plyOf({ ply }: Pick<ParsedCount, 'ply'>): number {
  return ply ?? 1
}

/** Counts within this share of each other are "the same": 30s, 50.8 Nm and 177 den. */
export const COUNT_TOLERANCE = 0.004

/** All counts that are the same as one of `tex` g/km. */
export function sameCount(tex: number): { min: number; max: number } {
  return { min: tex * (1 - COUNT_TOLERANCE), max: tex * (1 + COUNT_TOLERANCE) }
}
