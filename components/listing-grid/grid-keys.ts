import { isTyping } from '@/components/ui/is-typing'

/** Single-key shortcuts of the grid, ignored while typing. */

/** Runs the action of a key. @returns whether there was one */
export function pressGridKey(event: KeyboardEvent, helpId: string): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
  switch (event.key) {
    case '?':
      document.getElementById(helpId)?.showPopover()
      return true
    case 'j':
    case 'k':
      return moveToListing(event.target, event.key === 'j' ? 1 : -1)
    case 'c':
      return toggleCompare(event.target)
    default:
      return false
  }
}

const LISTING = '[data-listing]'

function moveToListing(from: EventTarget | null, by: 1 | -1): boolean {
  const current = from instanceof HTMLElement ? from.closest(LISTING) : null
  if (!current) return false
  const all = [...document.querySelectorAll(LISTING)]
  const next = all[all.indexOf(current) + by]
  const link = next?.querySelector<HTMLElement>('h3 a, th a')
  link?.focus()
  link?.scrollIntoView({ block: 'nearest' })
  return link !== undefined
}

function toggleCompare(from: EventTarget | null): boolean {
  const current = from instanceof HTMLElement ? from.closest(LISTING) : null
  const link = current?.querySelector<HTMLElement>('[data-compare]')
  link?.click()
  return Boolean(link)
}
