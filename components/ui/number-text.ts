const DIGIT_ZEROES = [0x0966, 0x0ae6, 0x0be6] // Devanagari, Gujarati, Tamil

function asciiDigits(text: string): string {
  return text.replace(/[०-९૦-૯௦-௯]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = DIGIT_ZEROES.find((start) => code >= start && code <= start + 9) ?? code
    return String(code - zero)
  })
}

const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/
const POINT_GROUPED = /^\d{1,3}(?:\.\d{3})+,\d+$/
const DECIMAL_COMMA = /^\d*,\d+$/
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/

/**
 * Typed text as plain ASCII digits with a point ("1,20,000.5" and "१,२०,०००.५" are "120000.5", "1,5" is "1.5"),
 * "" when empty, null when it is not a number. A comma groups digits only in a grouping position.
 */
export function readNumberText(typed: string): string | null {
  const text = asciiDigits(typed.normalize('NFKC')).replace(/[\s₹'’_]/g, '')
  if (text === '') return ''
  const sign = /^[-−]/.test(text) ? '-' : ''
  const body = sign === '' ? text.replace(/^\+/, '') : text.slice(1)
  if (PLAIN.test(body)) return sign + body.replace(/\.$/, '')
  if (GROUPED.test(body)) return sign + body.replaceAll(',', '').replace(/\.$/, '')
  if (POINT_GROUPED.test(body)) return sign + body.replaceAll('.', '').replace(',', '.')
  if (DECIMAL_COMMA.test(body)) return sign + body.replace(',', '.').replace(/^\./, '0.')
  return null
}

/** Groups plain digits in lakhs and crores: "1200000.50" becomes "12,00,000.50". Other text is returned unchanged. */
export function groupIndian(plain: string): string {
  const match = /^(-?)(\d+)(\.\d+)?$/.exec(plain)
  if (!match) return plain
  const [, sign = '', whole = '', decimals = ''] = match
  const last = whole.slice(-3)
  const rest = whole.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ',')
  return `${sign}${rest === '' ? last : `${rest},${last}`}${decimals}`
}
