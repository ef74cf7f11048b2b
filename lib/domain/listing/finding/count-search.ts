/** Within this of the asked count a listing has "the same" count: 30s, 50.8 Nm and 177 den are one. */
export const COUNT_TOLERANCE = 0.004

/** All counts that are the same as one of `tex` g/km. */
export function sameCount(tex: number): { min: number; max: number } {
  return { min: tex * (1 - COUNT_TOLERANCE), max: tex * (1 + COUNT_TOLERANCE) }
}
