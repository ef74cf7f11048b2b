/** The known name nearest to a mistyped one, or null when none is near enough. @param editsMax a third of its letters unless given */
export function nearestName(typed: string, names: readonly string[], editsMax?: number): string | null {
  const wanted = fold(typed).slice(0, 64)
  const allowed = editsMax ?? Math.max(1, Math.floor(wanted.length / 3))
  let best: string | null = null
  let bestDistance = allowed + 1
  for (const name of names) {
    const distance = editDistance(wanted, fold(name))
    if (distance < bestDistance) {
      best = name
      bestDistance = distance
    }
  }
  return best
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Levenshtein distance; both texts are short names. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const substituted = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      current.push(Math.min(substituted, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[b.length] ?? 0
}
