import { matchAt } from '../../../reading/tokens'
import { whole } from '../../construction/notation'

const NUMBER = String.raw`\d{2,3}(?:\.\d{1,2})?`
const UNIT = '(?:"|inch(?:es)?|cms?)'
const WIDTH = whole(
  `(?:[,/|x-] )?(?:(?:panna|pana|width)(?: ?[:=-])? ?${NUMBER}(?: ?${UNIT})?|${NUMBER} ?(?:${UNIT}|panna|pana))`,
)

/** Whether the width of the cloth comes next: "63\"", ", 160 cm", ", panna 50". */
export const isWidthNext = (tokens: readonly string[], at: number): boolean => matchAt(tokens, at, WIDTH) !== null
