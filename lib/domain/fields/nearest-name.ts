import { memoize } from '@/lib/domain/memoize'

/** The known name nearest to a mistyped one, or null when none is near enough. @param editsMax a third of its letters unless given */
export function nearestName(typed: string, names: readonly string[], editsMax?: number): string | null {
  const wanted = fold(typed).slice(0, 64)
  const letters = editsMax === undefined ? inOrder(wanted) : null
  const allowed = editsMax ?? Math.max(1, Math.floor(wanted.length / 3))
  let best: string | null = null
  let bestDistance = allowed + 1
  for (const [at, name] of foldedNames(names).entries()) {
    // "minPrice" is priceMin with its words in another order.
    const distance = inOrder(name) === letters ? 0 : editDistance(wanted, name, bestDistance)
    if (distance < bestDistance) {
      best = names[at] ?? null
      bestDistance = distance
    }
  }
  return best
}

const inOrder = (name: string) => [...name].sort().join('')

const foldedNames = memoize((names: readonly string[]) => names.map(fold))

function fold(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Levenshtein distance of two short names; `limit` when it is that or more, which most names are soon known to be. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const substituted = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const distance = Math.min(substituted, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1)
      current.push(distance)
      least = Math.min(least, distance)
    }
    if (least >= limit) return limit
    previous = current
  }
  return Math.min(previous[b.length] ?? 0, limit)
}
