import { plainNumber, readSheetNumber } from './plain-number'

export interface SlabText {
  minQty: number
  maxQty: number | null
  price: number
}

export interface PdcText {
  days: number
  price: number
  enabled: boolean
}

const NUMBER = String.raw`(?:₹\s*|Rs\.?\s*)?\d[\d,]*(?:\.\d+)?`
const BETWEEN = String.raw`\s*[:=@]\s*`
const SLAB = new RegExp(
  `^(${NUMBER})(?:\\s*(?:-|–|—|to)\\s*(${NUMBER})|\\s*(?:\\+|and above|& above|onwards)|)${BETWEEN}(${NUMBER})$`,
  'i',
)
const PDC = new RegExp(`^(\\d{1,4})\\s*(?:days?|d)?${BETWEEN}(${NUMBER})(\\s*\\(?off\\)?)?$`, 'i')

/** Quantity slabs as price lists write them: `1-499: 245; 500-999: 240; 1000+: 236`. */
export function slabsText(slabs: readonly SlabText[]): string {
  return slabs
    .map(({ minQty, maxQty, price }) => {
      const range = maxQty === null ? `${plainNumber(minQty)}+` : `${plainNumber(minQty)}-${plainNumber(maxQty)}`
      return `${range}: ${plainNumber(price)}`
    })
    .join('; ')
}

/** Reads the format of slabsText and similar input. Null: it is not a price list. */
export function readSlabsText(text: string): SlabText[] | null {
  return readRows(text, (part) => {
    const [, min, max, price] = SLAB.exec(part) ?? []
    if (min === undefined || price === undefined) return null
    return { minQty: numberOf(min), maxQty: max === undefined ? null : numberOf(max), price: numberOf(price) }
  })
}

/** Prices against post-dated cheques: `30: 248; 60: 252; 90: 255 (off)`. */
export function pdcText(slabs: readonly PdcText[]): string {
  return slabs
    .map(({ days, price, enabled }) => `${plainNumber(days)}: ${plainNumber(price)}${enabled ? '' : ' (off)'}`)
    .join('; ')
}

/** Reads the format of pdcText and similar input (`60 days: 252`). Null: it is not a list of cheque prices. */
export function readPdcText(text: string): PdcText[] | null {
  return readRows(text, (part) => {
    const [, days, price, off] = PDC.exec(part) ?? []
    if (days === undefined || price === undefined) return null
    return { days: Number(days), price: numberOf(price), enabled: off === undefined }
  })
}

function numberOf(typed: string): number {
  return Number(readSheetNumber(typed) ?? Number.NaN)
}

function readRows<T>(text: string, read: (part: string) => T | null): T[] | null {
  const rows: T[] = []
  for (const part of text.split(/[;\n]/)) {
    if (part.trim() === '') continue
    const row = read(part.trim())
    if (row === null) return null
    rows.push(row)
  }
  const isRead =
    rows.length > 0 && rows.every((row) => Object.values(Object(row)).every((value) => !Number.isNaN(value)))
  return isRead ? rows : null
}
