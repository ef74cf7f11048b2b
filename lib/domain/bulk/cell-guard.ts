import { cleanLine } from '@/lib/domain/text'

/** The cell text that empties a field: an empty cell changes nothing, so that a short sheet cannot wipe a listing. */
export const CLEAR_WORD = 'CLEAR'

/** Also in full width (U+FF1D, U+FF0B, U+FF0D, U+FF20), which spreadsheet programs of East Asia read as the plain signs. */
const LIVE = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

const isGuarded = (text: string) => LIVE.test(text) || text.startsWith("'") || text.toUpperCase() === CLEAR_WORD

/**
 * Escapes a text for a spreadsheet cell: text that a program would run as a formula (= + - @ in either width, TAB, CR or LF first), or that
 * has a special meaning for us, gets a leading apostrophe.
 */
export function guardCell(text: string): string {
  return isGuarded(text) ? `'${text}` : text
}

/** Reverses guardCell; an apostrophe that guards nothing is part of the text ('70s lot). */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && isGuarded(cell.slice(1)) ? cell.slice(1) : cell
}

/** The item code in a cell, as listings store it: a code pasted from a page may hold characters that people do not see. */
export function itemCodeOf(cell: string): string {
  return cleanLine(unguardCell(cell.trim()))
}

/** Escapes only what a spreadsheet would run as a formula; all other cells stay as typed. */
export function guardFormula(typed: string): string {
  return LIVE.test(typed) ? `'${typed}` : typed
}
