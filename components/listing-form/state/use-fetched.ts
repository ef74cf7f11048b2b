'use client'

import { useCallback, useEffect, useState } from 'react'

export type Fetched = 'waiting' | 'there' | 'away'

/**
 * Fetches what a part of the form needs while it is wanted. Without a connection it waits, and tries again when the connection is back.
 * @param fetch resolves with whether it is there now
 */
export function useFetched(isWanted: boolean, fetch: () => Promise<boolean>): [state: Fetched, again: () => void] {
  const [state, setState] = useState<Fetched>('waiting')
  const again = useCallback(() => setState((now) => (now === 'away' ? 'waiting' : now)), [])
  useEffect(() => {
    let isOver = false
    if (isWanted && state === 'waiting') {
      void fetch().then((isThere) => {
        if (!isOver) setState(isThere ? 'there' : 'away')
      })
    }
    window.addEventListener('online', again)
    return () => {
      isOver = true
      window.removeEventListener('online', again)
    }
  }, [isWanted, state, fetch, again])
  return [state, again]
}
