const DIGITS = new Intl.NumberFormat('en-US', {
  useGrouping: false,
  maximumSignificantDigits: 17,
  notation: 'standard',
})

/** A number in digits and a point, never with an exponent. */
export function plainNumber(value: number): string {
  const text = String(value)
  return /e/i.test(text) ? DIGITS.format(value) : text
}

/** A number as people type it in a sheet (1,20,000 · ₹ 285.50) in digits and a point; null for any other text. */
export function readSheetNumber(typed: string): string | null {
  const bare = typed.replace(/[\s\u00a0\u202f]/g, '').replace(/^(?:₹|Rs\.?|INR)/i, '')
  const isGrouped = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(bare)
  const plain = isGrouped ? bare.replaceAll(',', '') : bare
  return /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain) ? plain : null
}
