/** The same numbers for the same seed, so that a fault can be found again. */
export interface Random {
  /** From 0 to `below - 1`. */
  below(below: number): number
  pick<T>(items: readonly T[]): T
}

export function random(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new Error('there is nothing to choose from')
      return items[below(items.length)] as T
    },
  }
}

/** The result, or null when it takes longer than this. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
