/**
 * Invisible characters that can only mislead: control characters, direction marks, zero-width spaces. The joiners
 * (U+200C, U+200D) stay, since Indian scripts need them.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/**
 * A text of several lines as it is stored: composed (NFC), without invisible characters, line ends as \
 * .
 */
export function cleanText(typed: string): string {
  return typed.normalize('NFC').replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim()
}

/** A text of one line as it is stored: line breaks and tabs become spaces. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/[\n\t]+/g, ' ')
}

/**
 * Whether PostgreSQL can store it: neither U+0000 nor a lone surrogate. Also used for parameters, which are not JSON.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && isWellFormed(text)
}

/** No lone surrogate. (String.prototype.isWellFormed is not in every supported browser's type library.) */
function isWellFormed(text: string): boolean {
  return !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text)
}
