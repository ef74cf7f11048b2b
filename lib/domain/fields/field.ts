/** What a field is, whatever the module: the words and bounds that form, API, facets, completeness and docs derive from. */

/** When a field applies. Compared with the canonical labels of the values typed so far; yes and no are "true" and "false". */
export type Condition =
  | { field: string; in: readonly string[] }
  | { field: string; filled: true }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }

export interface VocabularyOption {
  /** What is stored: the trade's label, or a code for ISO lists and Incoterms. */
  value: string
  /** What people read, when it is not the value itself ("India" for IN). */
  label?: string
  /** Other words of the trade for the same thing; understood in hints, search and facets. */
  aliases?: readonly string[]
  /** A short explanation shown beside the option. */
  note?: string
  /** Heading in a long list. */
  group?: string
  /** The option is offered only then ("Combed" for spun families). */
  offeredWhen?: Condition
}

export interface Vocabulary {
  /** A closed vocabulary takes no value of one's own (contract section 4). */
  isClosed: boolean
  options: readonly VocabularyOption[]
  /** Words that people type for something else, each with what to say: C&F is CFR, "FOR" is no Incoterm. */
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
  lengthMin?: number
  lengthMax?: number
  itemsMin?: number
  itemsMax?: number
  /** Without anchors it would match anywhere: write ^...$. Linear patterns only. */
  pattern?: RegExp
  /** What the pattern means, in a seller's words. */
  patternHint?: string
}

/** One part of a structured field: twist has a direction, an amount and a unit. */
export interface PartSpec {
  name: string
  label: string
  kind: 'text' | 'number' | 'choice' | 'choices' | 'boolean'
  unit?: string
  help?: string
  rule?: FieldRule
  vocabulary?: Vocabulary
}

/**
 * "asked" raises the completeness and never blocks; "draft" and "active" say what stands in the way of either status
 * (contract section 4 alone says what blocks).
 */
export type FieldNeed = 'draft' | 'active' | 'asked' | 'optional'

export type FacetKind = 'values' | 'range' | 'search' | 'none'

interface FieldBase {
  label: string
  help?: string
  /** The unit behind the box: "den", "days", "kg". */
  unit?: string
  /** Another field whose value is the unit: basePrice is per priceUom. */
  unitFrom?: string
  placeholder?: string
  rule?: FieldRule
  need?: FieldNeed
  /** With need: asked for only then. */
  neededWhen?: Condition
  visibleWhen?: Condition
  facet?: FacetKind
  /** Weight in the completeness score, by what buyers filter on; 1 unless said. */
  weight?: number
  /** Accepted and echoed, but has no place in this module's form (gsm of a yarn). */
  isHidden?: boolean
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
      }
    | { kind: 'number' }
    /** A trade count string; parsed by domain/count. */
    | { kind: 'count' }
    | { kind: 'choice' | 'choices'; vocabulary: Vocabulary }
    | { kind: 'parts'; parts: readonly PartSpec[] }
  )

export type FieldKind = FieldSpec['kind']

/** The values of a listing as they are stored: by field name. */
export type FieldValues = Readonly<Record<string, unknown>>
