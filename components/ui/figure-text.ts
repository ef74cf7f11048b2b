/** Kept between calls: building a formatter costs a hundred times its use. */
const FORMATS = new Map<string, Intl.NumberFormat>()

function formatOf(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = FORMATS.get(key)
  if (known) return known
  const made = new Intl.NumberFormat('en-IN', options)
  FORMATS.set(key, made)
  return made
}

export interface MoneyText {
  /** The sign or, where there is none, the code: "₹", "US$", "AED". */
  sign: string
  /** Grouped as India groups: "1,20,000.50". */
  figure: string
}

function moneyFormat(currency: string, digits: number): Intl.NumberFormat {
  const options = {
    style: 'currency',
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 4),
  } as const
  try {
    return formatOf(`${currency} ${digits}`, { ...options, currency })
  } catch {
    // A word that is no currency code is shown as it stands, never a broken page.
    return formatOf(`XXX ${digits}`, { ...options, currency: 'XXX' })
  }
}

/** An amount as its sign and its figure; two decimals at least, up to the four that prices may have. */
export function moneyText(amount: number, currency: string, digits = 2): MoneyText {
  const code = currency.trim().toUpperCase()
  const parts = moneyFormat(code, digits).formatToParts(amount)
  const said = parts.find((part) => part.type === 'currency')?.value ?? code
  const figure = parts
    .filter((part) => part.type !== 'currency' && part.type !== 'literal')
    .map((part) => part.value)
    .join('')
  return { sign: said === '¤' ? code : said, figure }
}

/** A quantity with the decimals it has, four at the most. */
export function quantityText(amount: number): string {
  return formatOf('quantity', { maximumFractionDigits: 4 }).format(amount)
}
