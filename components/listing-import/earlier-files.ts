import type { ImportRecord } from '@/lib/contract/responses/import'

/** Each file with its last state: a check that a later check or import of the same file follows is left out. */
export function earlierFiles<T extends Pick<ImportRecord, 'fileName' | 'mode'>>(latestFirst: readonly T[]): T[] {
  const later = new Set<string>()
  return latestFirst.filter(({ fileName, mode }) => {
    const isReplaced = mode === 'dry-run' && fileName !== '' && later.has(fileName)
    later.add(fileName)
    return !isReplaced
  })
}
