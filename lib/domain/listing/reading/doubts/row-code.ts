import type { LineReading } from '../line-text'

/** "2210, PC poplin 45x45", "LK-22, linen x cotton": the number of a row, or the seller's code, in front of its goods. */
const CODE = /^\s*(?:\p{Lu}{1,4}[-/]\d{2,5}|\d{3,5})\s*(?=[,|\t])[,|\t\s]*/u

/**
 * The reading of a row without the code in front of it, where that says more: its figures may be taken for a second price or for shares.
 * @param read reads the row without its code
 */
export function withoutRowCode(reading: LineReading, read: (row: string) => LineReading): LineReading {
  const { text } = reading
  const [front = ''] = CODE.exec(text) ?? []
  const code = front.replace(/[,|\t\s]+/gu, '')
  if (code === '' || !reading.rest.split(' ').includes(code)) return reading
  const row = read(text.slice(front.length))
  const isMore = Object.keys(row.values).length > Object.keys(reading.values).length
  return isMore ? { ...row, text, rest: `${code} ${row.rest}`.trim() } : reading
}
