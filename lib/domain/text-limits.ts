/** How long texts may be: for the schemas that judge them and the boxes they are typed in, which load no schema for it. */

/** What sides of the trade write to each other. */
export const NOTE_LENGTH_MAX = 2000
/** A place, a basis of prices, a number of one's own. */
export const WORD_LENGTH_MAX = 200
/** What a seller who asks for a plan writes beside it. */
export const PLAN_NOTE_LENGTH_MAX = 500
/** Why an admin does what he does. */
export const REASON_LENGTH_MAX = 300
