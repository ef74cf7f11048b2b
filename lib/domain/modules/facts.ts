import type { CountReading, ParsedCount } from '../count/parsed-count'
import type { FieldValues } from '../fields/field'

/** What a listing says, read once: everything that is derived from its values starts here. */
export interface Facts {
  /** Names of the fields that apply, filled or not. */
  applicable: ReadonlySet<string>
  /** As typed, without the fields that do not apply: those count nowhere (reference 8.3). With what follows from them. */
  values: FieldValues
  /** The part of the values that follows from the others: the fields that the seller left empty. */
  filled: FieldValues
  /** The same in the canonical words of the vocabularies. */
  words: FieldValues
  /** The reading of every filled field of kind count, by name. */
  counts: ReadonlyMap<string, CountReading>
  /** The reading of every end of a range of counts, by its path: `countRange.from`. */
  countEnds: ReadonlyMap<string, CountReading>
  /** The readable count of the goods as a whole; null for goods that have none, such as cloth. */
  count: ParsedCount | null
}
