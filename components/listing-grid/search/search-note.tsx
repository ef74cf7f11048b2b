export interface SearchNoteProps {
  search: {
    query: string
    understood: { count: string | null; words: readonly string[] }
    corrected: readonly { from: string; to: string }[]
  } | null
}

/** What a search was taken to mean where that is not what was typed: a count that was read, a word that was mended. */
export function SearchNote({ search }: SearchNoteProps) {
  if (search === null) return null
  const { query, understood, corrected } = search
  const meant = [...understood.words, understood.count ?? ''].filter(Boolean).join(' ')
  const isAsTyped = corrected.length === 0 && (understood.count === null || meant.toLowerCase() === query.toLowerCase())
  if (isAsTyped || meant === '') return null
  return (
    <p className="mt-3 text-ink-2 text-sm">
      Showing <span className="num font-medium text-ink">{meant}</span>
      {understood.count !== null && ', in whatever system it is listed'}.
      {corrected.length > 0 && (
        <>
          {' '}
          No listing says {corrected.map(({ from }) => `“${from}”`).join(' or ')}; read as{' '}
          {corrected.map(({ to }) => `“${to}”`).join(' and ')}.
        </>
      )}
    </p>
  )
}
