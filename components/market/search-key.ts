import { isTyping } from '@/components/ui/is-typing'

/** "/" leads to the search of a page: of several that name this key, the last that is shown, which is closest to the page's own content. */
export function onSearchKey(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  const fields = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts="/"]')]
  const field = fields.findLast((one) => one.offsetParent)
  if (!field) return
  event.preventDefault()
  field.focus()
}
