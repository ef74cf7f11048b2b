'use client'

import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'

/**
 * Narrows a long list of options while one types. The list is the server's; here its rows are only shown or hidden, so that nothing
 * of it travels twice. Without scripts there is no such box.
 */
export function FacetSearch({ listId, label }: { listId: string; label: string }) {
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      onInput={(event) => narrow(listId, event.currentTarget.value)}
      // Escape empties the box without an input event in some browsers.
      onKeyUp={(event) => narrow(listId, event.currentTarget.value)}
      onKeyDown={(event) => {
        // It chooses nothing by itself, so Enter must not send the form.
        if (event.key === 'Enter') event.preventDefault()
      }}
      prefix={<Icon name="search" />}
      className="mb-1 noscript:hidden"
    />
  )
}

function narrow(listId: string, typed: string): void {
  const list = document.getElementById(listId)
  if (!list) return
  const words = fold(typed).split(' ').filter(Boolean)
  for (const row of list.querySelectorAll('li')) {
    const text = fold(row.dataset.text ?? '')
    row.hidden = !words.every((word) => text.includes(word))
  }
  const more = list.querySelector('details')
  if (more && words.length > 0) more.open = true
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
