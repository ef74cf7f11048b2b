/** Counts within this share of each other are "the same": 30s, 50.8 Nm and 177 den. */
export const COUNT_TOLERANCE = 0.004

/** All counts that are the same as one of `tex` g/km. */
export function sameCount(tex: number): { min: number; max: number } {
  return { min: tex * (1 - COUNT_TOLERANCE), max: tex * (1 + COUNT_TOLERANCE) }
}
