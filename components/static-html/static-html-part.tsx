'use client'

import { useRouter } from 'next/navigation'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { staticHtmlHost } from '@/lib/config/static-html-host'

interface StaticHtmlPartProps {
  name: string
  /** Left out in a document, which holds the HTML already. */
  html?: string
  className?: string
}

/** The browser's side of `StaticHtml`: the router follows its links, and a new page changes only what differs. */
export function StaticHtmlPart({ name, html, className }: StaticHtmlPartProps) {
  const place = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const wanted = html ?? documentHtml(name)
  const [first] = useState(wanted)
  const shown = useRef(first)
  // A new page is a transition: until this is loaded, the old page stays.
  const morph = wanted === first ? loadedMorph : use(loadMorph())

  useLayoutEffect(() => {
    if (!place.current || !morph || shown.current === wanted) return
    morph(place.current, wanted)
    shown.current = wanted
  }, [wanted, morph])

  useEffect(() => {
    const element = place.current
    if (!element) return
    const onClick = (event: MouseEvent) => {
      // What is clicked here may lead to a new page.
      void loadMorph()
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
      data-static={name}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by react-dom, which escapes every text.
      dangerouslySetInnerHTML={{ __html: first }}
    />
  )
}

type Morph = (live: Element, html: string) => void
let loadingMorph: Promise<Morph> | null = null
let loadedMorph: Morph | null = null

/** Not among the page's first scripts: a page that is only read needs none of it. If it cannot be loaded, content is replaced whole. */
function loadMorph(): Promise<Morph> {
  loadingMorph ??= import('./morph')
    .then(
      ({ morph }) => morph,
      () => replace,
    )
    .then((morph) => {
      loadedMorph = morph
      return morph
    })
  return loadingMorph
}

function replace(live: Element, html: string): void {
  live.innerHTML = html
}

/** The HTML that this window's first document held: the router may return to that page, and its data then names the parts only. */
const firstDocument = new Map<string, string>()

function documentHtml(name: string): string {
  const isServer = typeof window === 'undefined'
  const known = isServer ? staticHtmlHost().parts()?.get(name) : firstDocument.get(name)
  if (known !== undefined) return known
  if (isServer) throw new Error(`The page has no static HTML named "${name}".`)
  const html = document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? ''
  firstDocument.set(name, html)
  return html
}

/** The link within the site that this click follows in this window. */
function linkToFollow(event: MouseEvent): HTMLAnchorElement | null {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  return link?.getAttribute('href')?.startsWith('/') && !link.target && !link.hasAttribute('download') ? link : null
}
