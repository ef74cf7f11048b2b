'use client'

import { useEffect } from 'react'

/**
 * Marks the document once its scripts listen: what somebody types or presses from then on is heard. The page is one tree without a
 * boundary that comes to life later, so one mark stands for all of it; whoever drives it by program waits for `data-live`.
 */
export function LiveMark() {
  useEffect(() => {
    document.documentElement.dataset.live = ''
  }, [])
  return null
}
