import { TITLE_LENGTH_MAX } from '@/lib/domain/text-limits'

/** Joins the parts; drops empty and repeated ones, and what exceeds the length from the end. */
export function assemble(head: readonly string[], tail: readonly string[]): string {
  const used = new Set<string>()
  const unlessRepeated = (part: string) => {
    const words = part.toLowerCase().match(/[\p{L}\p{N}%/]+/gu) ?? []
    const isNew = words.some((word) => !used.has(word))
    for (const word of words) used.add(word)
    return isNew ? [part] : []
  }
  // Word by word, except for counts and shares: "70% Recycled Wool 30% Recycled Nylon" is one part.
  const headParts = head.flatMap((part) => (/\d/.test(part) ? [part] : part.split(' '))).flatMap(unlessRepeated)
  let title = headParts.join(' ')
  for (const part of tail.flatMap(unlessRepeated)) {
    if (title.length + 2 + part.length <= TITLE_LENGTH_MAX) title = `${title}, ${part}`
  }
  return title.length <= TITLE_LENGTH_MAX
    ? title
    : title
        .slice(0, TITLE_LENGTH_MAX)
        .replace(/[\s,]+[^\s,]*$/, '')
        .replace(/[\s,]+$/, '')
}

/** Each word with a capital. */
export function titleCase(text: string): string {
  return text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
