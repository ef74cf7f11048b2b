'use client'

import { useEffect } from 'react'

/**
 * Marks the document once its scripts handle input. A page hydrates as one tree, so one mark covers it; browser tests wait for
 * `data-live`.
 */
export function LiveMark() {
  useEffect(() => {
    document.documentElement.dataset.live = ''
  }, [])
  return null
}
