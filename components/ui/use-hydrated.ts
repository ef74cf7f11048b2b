'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False until the page is hydrated; before that a form would submit natively. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
