'use client'

/**
 * Runs `work` once no button of a mouse is down and its click has been answered. What leaving a control brings (a message, another row)
 * moves what lies below it: a press that is under way would end beside the button that it began on, and be lost.
 */
export function afterPress(work: () => void): void {
  if (document.querySelector(':active') === null) work()
  else window.addEventListener('mouseup', () => setTimeout(work), { once: true })
}
