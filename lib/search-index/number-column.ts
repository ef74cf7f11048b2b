import { eachRow, type Mask } from './bit-rows'

const BLOCK = 1024
const BLOCK_WORDS = BLOCK / 32

interface Block {
  /** NaN: the row has no such number. */
  values: Float64Array
  min: number
  max: number
}

/** One number of every row, in blocks that exist only where a row has it; each block knows its own range. */
export class NumberColumn {
  private readonly blocks: (Block | undefined)[] = []

  set(row: number, value: number): void {
    const at = Math.floor(row / BLOCK)
    const block = this.blocks[at] ?? {
      values: new Float64Array(BLOCK).fill(Number.NaN),
      min: Number.POSITIVE_INFINITY,
      max: Number.NEGATIVE_INFINITY,
    }
    this.blocks[at] = block
    block.values[row % BLOCK] = value
    if (value < block.min) block.min = value
    if (value > block.max) block.max = value
  }

  get(row: number): number | null {
    const value = this.blocks[Math.floor(row / BLOCK)]?.values[row % BLOCK]
    return value === undefined || Number.isNaN(value) ? null : value
  }

  /** Removes from the mask every row whose number is outside the range or missing. */
  keepWithin(mask: Mask, min: number | null, max: number | null): void {
    const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY]
    for (let at = 0; at * BLOCK_WORDS < mask.length; at++) {
      const block = this.blocks[at]
      const first = at * BLOCK_WORDS
      const end = Math.min(first + BLOCK_WORDS, mask.length)
      if (!block || block.max < low || block.min > high) {
        mask.fill(0, first, end)
        continue
      }
      for (let index = first; index < end; index++) {
        const word = mask[index] ?? 0
        if (word !== 0) mask[index] = word & bitsWithin(block.values, (index - first) * 32, low, high)
      }
    }
  }

  /** The least and the greatest number among the mask's rows. Skips blocks that cannot change the result. */
  spanIn(mask: Mask): { min: number | null; max: number | null } {
    let min = Number.POSITIVE_INFINITY
    let max = Number.NEGATIVE_INFINITY
    for (const [at, block] of this.blocks.entries()) {
      if (!block || (block.min >= min && block.max <= max)) continue
      const first = at * BLOCK_WORDS
      const end = Math.min(first + BLOCK_WORDS, mask.length)
      for (let index = first; index < end; index++) {
        let word = mask[index] ?? 0
        while (word !== 0) {
          const value = block.values[(index - first) * 32 + 31 - Math.clz32(word & -word)] ?? Number.NaN
          if (value < min) min = value
          if (value > max) max = value
          word &= word - 1
        }
      }
    }
    return max < min ? { min: null, max: null } : { min, max }
  }

  get bytes(): number {
    return this.blocks.reduce((sum, block) => sum + (block ? BLOCK * 8 : 0), 0)
  }
}

/**
 * Removes from the mask every row whose interval does not meet the range; a missing end of a row is open, and a row
 * without either end has no interval.
 */
export function keepOverlapping(
  mask: Mask,
  ends: { from: NumberColumn | undefined; to: NumberColumn | undefined },
  min: number | null,
  max: number | null,
): void {
  eachRow(mask, (row) => {
    const [from, to] = [ends.from?.get(row) ?? null, ends.to?.get(row) ?? null]
    const isStated = from !== null || to !== null
    const isBelow = min !== null && to !== null && to < min
    const isAbove = max !== null && from !== null && from > max
    if (!isStated || isBelow || isAbove) mask[row >>> 5] = (mask[row >>> 5] ?? 0) & ~(1 << (row & 31))
  })
}

/** The outer one of two bounds, either of which may be missing. */
export function outer(pick: (a: number, b: number) => number, a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : pick(a, b)
}

/** 32 rows as bits: 1 where the number is in the range, which NaN never is. */
function bitsWithin(values: Float64Array, from: number, low: number, high: number): number {
  let bits = 0
  for (let bit = 0; bit < 32; bit++) {
    const value = values[from + bit] ?? Number.NaN
    if (value >= low && value <= high) bits |= 1 << bit
  }
  return bits
}
