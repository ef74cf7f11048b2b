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

/** "5.000 m": no one measures a length to the millimetre in metres. */
const THOUSANDS = /(?<![\d.,])(\d{1,3})\.000(?=\s*(?:m|mts?|metri|met(?:er|re)s?|pz|pezzi|pcs)(?!\p{L}))/giu

/** "0,62 USD": no group of thousands begins with a zero. */
const LESS_THAN_ONE = /(?<![\d.,])0,(\d{2})(?!\d|,\d)/g

/** A line in euro with its figures as India writes them: "1.250 pz, 9,80 €" is 1250 pz at 9.80; "5.000 m" are 5000 in any line. */
export function withDecimalPoints(text: string): string {
  const plain = text.replace(THOUSANDS, '$1000').replace(LESS_THAN_ONE, '0.$1')
  if (!EURO.test(plain) || plain.search(DECIMAL_COMMA) < 0) return plain
  return plain
    .replace(/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.])/g, (figure) => figure.replaceAll('.', ''))
    .replace(DECIMAL_COMMA, '$1.$2')
}
