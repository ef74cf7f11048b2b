/** The digit zero of scripts on our sellers' keyboards: Arabic, Persian, Devanagari ... Malayalam. */
const SCRIPT_ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66]

function asciiDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0
  const zero = SCRIPT_ZEROS.find((start) => code >= start && code < start + 10)
  return zero === undefined ? char : String(code - zero)
}

/** A text with the digits of any Indian script, Arabic and Persian as 0 to 9: "५० kg" is 50 kg. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, asciiDigit)
}

const EURO = /€|\beuros?\b|\beur\b/i
const DECIMAL_COMMA = /(?<![\d.,])(\d+(?:\.\d{3})*),(\d{1,2})(?!\d|,\d)/g

/** A line in euro with its figures as India writes them: "1.250 pz, 9,80 €" is 1250 pz at 9.80. */
export function withDecimalPoints(text: string): string {
  if (!EURO.test(text) || text.search(DECIMAL_COMMA) < 0) return text
  return text
    .replace(/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.])/g, (figure) => figure.replaceAll('.', ''))
    .replace(DECIMAL_COMMA, '$1.$2')
}
