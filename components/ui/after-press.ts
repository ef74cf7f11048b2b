'use client'

/**
 * Runs `work` once the mouse button is up and its click handled. Leaving a control can add a message or row that moves the page; a click
 * in progress would then miss its button.
 */
export function afterPress(work: () => void): void {
  if (document.querySelector(':active') === null) work()
  else window.addEventListener('mouseup', () => setTimeout(work), { once: true })
}
