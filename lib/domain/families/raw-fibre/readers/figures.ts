import { roundTo } from '@/lib/domain/units/rounding'
import type { Notation } from '../../reading/notations'
import { understood } from '../../reading/reading'
import { type Matched, wordAt } from '../../reading/tokens'
import { contextOf, type FibreContext } from './context'

const NUMBER = String.raw`(?:\d{1,4}(?:\.\d{1,3})?|\.\d{1,3})`
/** A figure, or a range of which the lower end is the figure. */
export const FIGURE = String.raw`(?<v>${NUMBER})(?: ?(?:-|to|/|~) ?(?<w>${NUMBER}))?(?: ?(?:\+\/?-|±) ?${NUMBER})?`
/** Behind a figure, without meaning of its own. */
const LIMIT = String.raw`(?: ?(?:max|min|avg|\+)\.?)?`
export const SIGN = String.raw`(?: ?(?:[:=-]|is|of|max\.?|min\.?|upto|up to|below|above|under|<|>|<=|>=|avg\.?|average|value|content|approx\.?|about|\+))*`
/** Words before a number that make it a price or a quantity. */
export const BEFORE = /^(?:rs\.?|inr|@|moq|min|minimum|usd|\$|₹|lot|no|qty)$/

/** The figure of a match within bounds; of a range the lower end. Null: it is something else. */
export function figureOf({ groups }: Matched, min: number, max: number): number | null {
  const [low, high] = [Number(groups.v), groups.w === undefined ? null : Number(groups.w)]
  const value = high === null ? low : Math.min(low, high)
  return Number.isFinite(value) && value >= min && value <= max && (high === null || high <= max * 1.2) ? value : null
}

interface Numbers {
  name: string
  /** Words before the figure, as a pattern. */
  label?: string
  /** What follows the figure, as a pattern. */
  unit?: string
  min: number
  max: number
  factor?: number
  isMeant?: (context: FibreContext) => boolean
}

/** A number with its label before it, or its unit behind it. */
export function numbers({ name, label, unit, min, max, factor = 1, isMeant }: Numbers): Notation[] {
  const read: Notation['read'] = (match, tokens, at) => {
    if (isMeant && !isMeant(contextOf(tokens))) return null
    if (BEFORE.test(wordAt(tokens, at - 1))) return null
    const value = figureOf(match, min, max)
    return value === null ? null : [understood(name, match.text, roundTo(value * factor, 3))]
  }
  return [
    ...(label === undefined
      ? []
      : [{ pattern: new RegExp(`(?:${label})${SIGN} ?${FIGURE}(?: ?(?:${unit ?? '%'}))?${LIMIT}`, 'iy'), read }]),
    ...(unit === undefined ? [] : [{ pattern: new RegExp(`${FIGURE} ?\\+? ?(?:${unit})`, 'iy'), read }]),
  ]
}

export const percentNumbers = (name: string, words: string, max: number, isMeant?: Numbers['isMeant']): Notation[] => [
  ...numbers({ name, label: words, min: 0, max, ...(isMeant ? { isMeant } : {}) }),
  // Of "22% trash 1.5%" the figure behind is that of the trash.
  ...numbers({
    name,
    unit: `(?:%|percent) ?(?:${words})(?! ?[:=-]? ?[\\d.]+ ?(?:%|percent))`,
    min: 0,
    max,
    ...(isMeant ? { isMeant } : {}),
  }),
]
