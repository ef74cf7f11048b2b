import type { Lexicon } from '../domain/listing/finding/search-words'
import { bitCount } from './bit-rows'

/**
 * The words of the listings and how many listings have each. Prefixes are found by bisection. The nearest word has the
 * smallest edit distance (a swap of two neighbours is one edit); among equals the most frequent wins, then the first by
 * name.
 */
export function wordLexicon(frequencies: ReadonlyMap<string, number>): Lexicon {
  const sorted = [...frequencies.keys()].sort(byCodeUnits)
  const candidates = sorted.filter((word) => word.length >= 3 && /^\p{L}+$/u.test(word))
  const letters = candidates.map(letterSet)
  return {
    finds: (word) => firstWithPrefix(sorted, word) !== null,
    has: (word) => frequencies.has(word),
    nearest: (word) => {
      const lettersOfWord = letterSet(word)
      let best: { word: string; distance: number; count: number } | null = null
      let allowed = editsAllowed(word)
      for (const [index, candidate] of candidates.entries()) {
        if (Math.abs(candidate.length - word.length) > allowed || !mayBeginSo(word, candidate)) continue
        // Each edit changes at most two letters of the set.
        if (bitCount(lettersOfWord ^ (letters[index] ?? 0)) > 2 * allowed) continue
        const distance = editDistance(word, candidate, allowed)
        if (distance > allowed) continue
        const count = frequencies.get(candidate) ?? 0
        if (best === null || distance < best.distance || count > best.count) best = { word: candidate, distance, count }
        allowed = best.distance
      }
      return best?.word ?? null
    },
  }
}

function editsAllowed(word: string): number {
  return word.length >= 7 ? 2 : 1
}

/** The first letter of a short word is seldom mistyped: "filo" is no "kilo". It may have changed places with the second. */
function mayBeginSo(word: string, candidate: string): boolean {
  if (word.length > SHORT_WORD || word[0] === candidate[0]) return true
  return word[0] === candidate[1] && word[1] === candidate[0]
}
const SHORT_WORD = 5

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The index of the first of the sorted words that does not come before `prefix`. */
export function lowerBound(sorted: readonly string[], prefix: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}

function firstWithPrefix(sorted: readonly string[], prefix: string): string | null {
  const found = sorted[lowerBound(sorted, prefix)]
  return found?.startsWith(prefix) ? found : null
}

function letterSet(word: string): number {
  let set = 0
  for (let index = 0; index < word.length; index++) set |= 1 << (word.charCodeAt(index) & 31)
  return set
}

/** Damerau-Levenshtein with adjacent swaps; any number above `max` when the distance is more than `max`. */
function editDistance(a: string, b: string, max: number): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((previous[j - 1] ?? 0) + (isSame ? 0 : 1), (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      current.push(cost)
      if (cost < least) least = cost
    }
    if (least > max) return max + 1
    before = previous
    previous = current
  }
  return previous[b.length] ?? 0
}
