/** What readers find in a line of a price list, a sentence or a search phrase. */

export interface Understood {
  /** The field, or the path of a part: "zipper.teeth". */
  name: string
  /** As people write it. */
  text: string
  /** For programs, in the base unit of the field. */
  value: unknown
  /** What the field of a write takes. */
  typed: unknown
  /** What these words usually mean in the trade. A search uses it. A line that is read into a form does not. */
  isLikely?: true
}

export interface Reading {
  /** How many tokens were read. */
  used: number
  /** Empty for words that say nothing in this trade. */
  understood: readonly Understood[]
  /** What the terms of the sale still need of it: "10000 paper cones" leaves "10000 pieces". */
  left?: string
  /** Facts that no field has: a dyed thread, nylon 6.6. A search passes over them; who lists the goods sees them. */
  kept?: string
}

export interface TextReader {
  name: string
  /** Each is read whole by this reader. */
  examples: readonly string[]
  read: (tokens: readonly string[], at: number) => Reading | null
}

/** A part of a reading. @param typed what the field of a write takes, where that is not the value */
export function understood(name: string, text: string, value: unknown, typed: unknown = value): Understood {
  return { name, text, value, typed }
}
