'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { makeEqual } from './make-equal'
import { pageParts } from './page-parts'

interface StillPartProps {
  name: string
  /** Left out in a document, which holds the markup already. */
  markup?: string
  className?: string
}

/** The browser's side of `Still`: its links are followed by the router, and a new page changes only what is new. */
export function StillPart({ name, markup, className }: StillPartProps) {
  const place = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const wanted = markup ?? documentMarkup(name)
  const [first] = useState(wanted)
  const shown = useRef(first)

  useLayoutEffect(() => {
    if (!place.current || shown.current === wanted) return
    makeEqual(place.current, wanted)
    shown.current = wanted
  }, [wanted])

  useEffect(() => {
    const element = place.current
    if (!element) return
    const onClick = (event: MouseEvent) => {
      const link = linkToFollow(event)
      if (!link) return
      event.preventDefault()
      router.push(link.getAttribute('href') ?? '/', { scroll: link.dataset.stays === undefined })
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  }, [router])

  return (
    <div
      ref={place}
      data-still={name}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by markupOf, which escapes every text.
      dangerouslySetInnerHTML={{ __html: first }}
    />
  )
}

/** The parts of the document this window began with: the router may come back to it, and then it names them without their markup. */
const begunWith = new Map<string, string>()

function documentMarkup(name: string): string {
  const known = typeof document === 'undefined' ? pageParts()?.get(name) : begunWith.get(name)
  if (known !== undefined) return known
  if (typeof document === 'undefined') throw new Error(`The page has no part "${name}".`)
  const markup = document.querySelector(`[data-still="${name}"]`)?.innerHTML ?? ''
  begunWith.set(name, markup)
  return markup
}

/** The link of ours that this click asks to follow in this window. */
function linkToFollow(event: MouseEvent): HTMLAnchorElement | null {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  return link?.getAttribute('href')?.startsWith('/') && !link.target && !link.hasAttribute('download') ? link : null
}
