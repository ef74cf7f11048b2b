/** What a field is, in all modules: form, API, facets, completeness and docs derive from these definitions. */

/**
 * When a field applies. Compared with the canonical labels of the values typed so far; yes and no are "true" and
 * "false".
 */
export type Condition =
  | { field: string; in: readonly string[] }
  | { field: string; filled: true }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }

export interface VocabularyOption {
  /** The stored value: the trade's label, or a code for ISO lists and Incoterms. */
  value: string
  /** The label for people, when it differs from the value ("India" for IN). */
  label?: string
  /** Other words of the trade for the same thing; understood in hints, search and facets. */
  aliases?: readonly string[]
  /** A short explanation shown with the option. */
  note?: string
  /** Its heading in a long list. */
  group?: string
  /** The option is offered only under this condition ("Combed" for spun families). */
  offeredWhen?: Condition
}

export interface Vocabulary {
  /** A closed vocabulary accepts no other values (reference 4.5). */
  isClosed: boolean
  /** A write takes the values themselves, in any case; labels and aliases are read only where people type: forms, imports, pasted lines. */
  takesCodesAlone?: true
  options: readonly VocabularyOption[]
  /** Words that people confuse with an option, each with a hint: C&F is CFR, "FOR" is not an Incoterm. */
  refusals?: Readonly<Record<string, string>>
}

/** Bounds of a value. A breach is an issue that blocks ACTIVE; a draft keeps what was typed. */
export interface FieldRule {
  min?: number
  /** The value must be greater than `min`, not equal to it. */
  isMinExclusive?: boolean
  max?: number
  decimalsMax?: number
  isInteger?: boolean
  /** A year, which is written without commas: 2018. */
  isYear?: true
  /** The value is a multiple of this: 0.5 for grades by halves. */
  step?: number
  lengthMin?: number
  lengthMax?: number
  itemsMin?: number
  itemsMax?: number
  /** Without anchors it would match anywhere: use ^...$. Linear patterns only. */
  pattern?: RegExp
  /** What the pattern means, for a seller. */
  patternHint?: string
  /** The first and the last day of a date, as YYYY-MM-DD; never today, which only rules know. */
  earliest?: string
  latest?: string
}

/** One part of a structured field, or one column of rows: twist has a direction, an amount and a unit. */
export interface PartSpec {
  name: string
  label: string
  kind: 'text' | 'number' | 'choice' | 'choices' | 'boolean' | 'date'
  unit?: string
  /** The label of the field names what this is: "Capacity of each process: Dyeing 20,000 m". */
  isNamedByField?: boolean
  /** The part that holds the unit of this number. */
  unitFrom?: string
  help?: string
  rule?: FieldRule
  vocabulary?: Vocabulary
  /** Buyers filter by the words of this part, or column of rows. */
  facet?: 'values'
}

/** What a measure is a measure of. */
export type Dimension = 'length' | 'mass'

/**
 * "asked" raises the completeness and never blocks; "draft" and "active" block a listing of that status (only reference
 * 4 decides what blocks).
 */
export type FieldNeed = 'draft' | 'active' | 'asked' | 'optional'

export type FacetKind = 'values' | 'range' | 'search' | 'none'

interface FieldBase {
  label: string
  /** What buyers see instead of a label that speaks to the seller. */
  buyerLabel?: string
  help?: string
  /** The unit after the input: "den", "days", "kg". */
  unit?: string
  /** Another field whose value is the unit: basePrice is per priceUom. */
  unitFrom?: string
  placeholder?: string
  rule?: FieldRule
  need?: FieldNeed
  /** With need: needed only under this condition. */
  neededWhen?: Condition
  visibleWhen?: Condition
  facet?: FacetKind
  /** One spelling for filters and comparisons, where no vocabulary gives it; null: as typed. */
  canonical?: (typed: string) => string | null
  /** A number or a count that buyers do not filter by range and a search compares as a number: 5 ply is not 50. */
  isSearchedByNumber?: true
  /** The most that a service can do: a search for cloth of 63 inches finds wider machines too. */
  isMost?: true
  /** How a number is called among the filters: "Single" for 1, "3-ply" for {n}-ply. */
  spokenAs?: { one: string; many: string }
  /** Weight in the completeness score, by what buyers filter on; 1 by default. */
  weight?: number
  /** Accepted and returned, but not in this module's form (gsm of a yarn). */
  isHidden?: boolean
  /** The service computes it: a value that is sent is ignored with a warning. */
  isComputed?: true
}

export type FieldSpec = FieldBase &
  (
    | {
        kind:
          | 'text'
          | 'longText'
          | 'url'
          | 'boolean'
          | 'blend'
          | 'quantitySlabs'
          | 'pdcSlabs'
          | 'settlement'
          | 'files'
          | 'file'
          /** A calendar day, YYYY-MM-DD. */
          | 'date'
          /** Ends, picks and width as cloth traders write them: text, which the module's own reader parses. */
          | 'construction'
          /** The id of a listing or product. */
          | 'reference'
      }
    | { kind: 'number' }
    /** An amount in the listing's currency, per `unitFrom` where that is given. */
    | { kind: 'money' }
    /** A trade count string; parsed by domain/count. */
    | {
        kind: 'count'
        /** The field that gives the system where the string does not: countSystem of count. */
        systemFrom?: string
        /** The number field that says the ply of the same goods. */
        plyIn?: string
      }
    | { kind: 'choice' | 'choices'; vocabulary: Vocabulary }
    | { kind: 'parts'; parts: readonly PartSpec[] }
    /** {from, to}, one of which may be missing. The bounds of the rule hold for each end. */
    | {
        kind: 'range'
        /** Ends are counts as people write them, read like the kind count; otherwise numbers in `unit`. */
        of?: 'count'
        systemFrom?: string
        /** The fibre whose count a bare number is, where no fibre is stated. */
        bareAs?: string
      }
    /** {value, unit} as typed. A plain number, and the bounds of the rule, are in `unit`; listings are compared in `base`. */
    | { kind: 'measure'; dimension: Dimension; unit: string; base: string }
    /** A list of objects with these columns. */
    | {
        kind: 'rows'
        parts: readonly PartSpec[]
        /** The column that every row fills, each with a value of its own. */
        key?: string
        /** The numbers of this column add up to the number of another field, where all are given; otherwise this code. */
        sum?: { column: string; equalsField: string; code?: string }
      }
  )

export type FieldKind = FieldSpec['kind']

/** The values of a listing as they are stored: by field name. */
export type FieldValues = Readonly<Record<string, unknown>>
