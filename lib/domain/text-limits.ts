/** Maximum text lengths: for the schemas and for form fields, which load no schema for them. */

/** The title of a request. */
export const TITLE_LENGTH_MAX = 140
/** Messages between buyers and sellers. */
export const NOTE_LENGTH_MAX = 2000
/** A place, a price basis, a reference number. */
export const WORD_LENGTH_MAX = 200
/** The note of a seller's plan request. */
export const PLAN_NOTE_LENGTH_MAX = 500
/** The reason an admin enters. */
export const REASON_LENGTH_MAX = 300
