/**
 * Sets of row numbers. A mask has a bit for each row. A posting is a list while few rows match and a mask from then on,
 * so that neither rare nor common values waste memory.
 */
export type Mask = Uint32Array

/** Above this share of the rows a mask is smaller than a list. */
const ROWS_PER_WORD = 32

export function wordsFor(rows: number): number {
  return (rows + ROWS_PER_WORD - 1) >>> 5
}

/** The number of ones in 32 bits. */
export function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** How many rows a mask holds. */
export function maskSize(mask: Mask): number {
  let size = 0
  for (let index = 0; index < mask.length; index++) size += bitCount(mask[index] ?? 0)
  return size
}

/** Keeps the rows of `mask` that are in `other`, or those that are not; rows beyond the end of `other` are not in it. */
export function keepIn(mask: Mask, other: Mask, isIn = true): void {
  for (let index = 0; index < mask.length; index++) {
    const bits = other[index] ?? 0
    mask[index] = (mask[index] ?? 0) & (isIn ? bits : ~bits)
  }
}

/** Calls back with each row of a mask, in ascending order. */
export function eachRow(mask: Mask, visit: (row: number) => void): void {
  for (let index = 0; index < mask.length; index++) {
    let word = mask[index] ?? 0
    while (word !== 0) {
      const lowest = 31 - Math.clz32(word & -word)
      visit((index << 5) | lowest)
      word &= word - 1
    }
  }
}

/** The same in descending order from the row before `end`, until `visit` returns false. */
export function eachRowDown(mask: Mask, end: number, visit: (row: number) => boolean): void {
  for (let index = Math.min(mask.length, wordsFor(end)) - 1; index >= 0; index--) {
    let word = mask[index] ?? 0
    const rowsBeforeEnd = end - (index << 5)
    if (rowsBeforeEnd < ROWS_PER_WORD) word &= (1 << rowsBeforeEnd) - 1
    while (word !== 0) {
      const highest = 31 - Math.clz32(word)
      if (!visit((index << 5) | highest)) return
      word &= ~(1 << highest)
    }
  }
}

/** The rows that match one value. Rows are only added, each higher than the last. */
export class Posting {
  private list: Uint32Array | null = new Uint32Array(4)
  private bits: Mask | null = null
  private length = 0

  add(row: number): void {
    if (this.list) {
      if (this.length > 0 && this.list[this.length - 1] === row) return
      if (this.length >= 1024 && this.length > row / ROWS_PER_WORD) this.becomeMask(this.list, row)
    }
    if (this.bits) {
      if (row >>> 5 >= this.bits.length) this.bits = grown(this.bits, wordsFor(row + 1))
      this.bits[row >>> 5] = (this.bits[row >>> 5] ?? 0) | (1 << (row & 31))
      return
    }
    if (!this.list) return
    if (this.length === this.list.length) this.list = grown(this.list, this.length * 2)
    this.list[this.length++] = row
  }

  /** How many of the mask's rows match. */
  countIn(mask: Mask): number {
    let count = 0
    if (this.bits) {
      const end = Math.min(mask.length, this.bits.length)
      for (let index = 0; index < end; index++) count += bitCount((mask[index] ?? 0) & (this.bits[index] ?? 0))
      return count
    }
    for (let index = 0; index < this.length; index++) {
      const row = this.list?.[index] ?? 0
      count += ((mask[row >>> 5] ?? 0) >>> (row & 31)) & 1
    }
    return count
  }

  /** How many rows of these words of the mask match: for masks with few words that are not empty. */
  countInWords(mask: Mask, words: readonly number[]): number {
    if (!this.bits) return this.countIn(mask)
    let count = 0
    for (const index of words) count += bitCount((mask[index] ?? 0) & (this.bits[index] ?? 0))
    return count
  }

  addTo(mask: Mask): void {
    if (this.bits) {
      const end = Math.min(mask.length, this.bits.length)
      for (let index = 0; index < end; index++) mask[index] = (mask[index] ?? 0) | (this.bits[index] ?? 0)
      return
    }
    for (let index = 0; index < this.length; index++) {
      const row = this.list?.[index] ?? 0
      mask[row >>> 5] = (mask[row >>> 5] ?? 0) | (1 << (row & 31))
    }
  }

  get bytes(): number {
    return (this.list?.byteLength ?? 0) + (this.bits?.byteLength ?? 0)
  }

  private becomeMask(list: Uint32Array, row: number): void {
    const bits = new Uint32Array(wordsFor(row + 1))
    for (let index = 0; index < this.length; index++) {
      const held = list[index] ?? 0
      bits[held >>> 5] = (bits[held >>> 5] ?? 0) | (1 << (held & 31))
    }
    this.list = null
    this.bits = bits
  }
}

/** A copy with room for at least `needed`, and some to spare. */
function grown(array: Uint32Array, needed: number): Uint32Array {
  const wider = new Uint32Array(Math.max(needed, array.length + (array.length >>> 3)))
  wider.set(array)
  return wider
}
