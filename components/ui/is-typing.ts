/** Whether a key goes into a field, so that it is no shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.closest('input:not([type=checkbox], [type=range]), textarea, select, [contenteditable="true"]') !== null
}
