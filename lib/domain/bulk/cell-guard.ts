/** What empties a field when it stands alone in a cell: an empty cell says nothing, so that a short sheet cannot wipe a listing. */
export const CLEAR_WORD = 'CLEAR'

const LIVE = /^[=+\-@\t\r\n]/

const isGuarded = (text: string) => LIVE.test(text) || text.startsWith("'") || text.toUpperCase() === CLEAR_WORD

/**
 * A text as it may stand in a spreadsheet's cell: what a program would take for a formula (= + - @ TAB CR LF first), or what means
 * something to us, gets a leading apostrophe.
 */
export function guardCell(text: string): string {
  return isGuarded(text) ? `'${text}` : text
}

/** Undoes guardCell; an apostrophe that guards nothing is part of the text ('70s lot). */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && isGuarded(cell.slice(1)) ? cell.slice(1) : cell
}

/** A cell as it was typed, harmless: what a spreadsheet would run gets the apostrophe, all else stays. */
export function guardFormula(typed: string): string {
  return LIVE.test(typed) ? `'${typed}` : typed
}
