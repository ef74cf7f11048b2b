'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False until this page's script runs: a form sent before that would leave the page instead of answering on it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
