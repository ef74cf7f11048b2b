/** Cached: creating a formatter costs a hundred times a call. */
const FORMATS = new Map<string, Intl.NumberFormat>()

function formatOf(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = FORMATS.get(key)
  if (known) return known
  const made = new Intl.NumberFormat('en-IN', options)
  FORMATS.set(key, made)
  return made
}

export interface MoneyText {
  /** The sign, or the code where there is no sign: "₹", "$", "AED". */
  sign: string
  /** Grouped in lakhs and crores: "1,20,000.50". */
  figure: string
}

function moneyFormat(currency: string): Intl.NumberFormat {
  try {
    return formatOf(currency, { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 4 })
  } catch {
    // Show an invalid currency code as it is.
    return moneyFormat('XXX')
  }
}

/** An amount as sign and figure, with at least two and at most four decimals. */
export function moneyText(amount: number, currency: string): MoneyText {
  const code = currency.trim().toUpperCase()
  const parts = moneyFormat(code).formatToParts(amount)
  const sign = parts.find((part) => part.type === 'currency')?.value ?? code
  const figure = parts
    .filter((part) => part.type !== 'currency' && part.type !== 'literal')
    .map((part) => part.value)
    .join('')
  return { sign: sign === '¤' ? code : sign, figure }
}

/** "₹1,20,000.50", "AED 14.00". */
export function moneyWords(amount: number, currency: string): string {
  const { sign, figure } = moneyText(amount, currency)
  return sign.length > 1 ? `${sign} ${figure}` : `${sign}${figure}`
}

/** A quantity with at most four decimals. */
export function quantityText(amount: number): string {
  return formatOf('quantity', { maximumFractionDigits: 4 }).format(amount)
}

/** The sign of amounts in this currency: "₹", "$", or its code when it has no sign; "" without a currency. */
export function moneySign(currency: string): string {
  return currency ? moneyText(0, currency).sign : ''
}
