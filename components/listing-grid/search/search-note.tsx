export interface SearchNoteProps {
  search: {
    query: string
    understood: { count: string | null; words: readonly string[] }
    corrected: readonly { from: string; to: string }[]
  } | null
}

/** How a search was read, when that differs from what was typed: a count or a corrected word. */
export function SearchNote({ search }: SearchNoteProps) {
  if (search === null) return null
  const { query, understood, corrected } = search
  const meant = [...understood.words, understood.count ?? ''].filter(Boolean).join(' ')
  const isAsTyped = corrected.length === 0 && (understood.count === null || meant.toLowerCase() === query.toLowerCase())
  if (isAsTyped || meant === '') return null
  return (
    <p className="mt-3 text-ink-2 text-sm">
      Showing <span className="num font-medium text-ink">{meant}</span>
      {understood.count !== null && ' in any count system'}.
      {corrected.length > 0 && (
        <>
          {' '}
          No results for {corrected.map(({ from }) => `“${from}”`).join(' or ')}; searched for{' '}
          {corrected.map(({ to }) => `“${to}”`).join(' and ')} instead.
        </>
      )}
    </p>
  )
}
