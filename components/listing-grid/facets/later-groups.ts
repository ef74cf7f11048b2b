/** The content of closed filters, which a page has not: it comes, for all of them, when the first is opened or about to be. */

const LATER = 'details[data-later]'
const WHOLE_PANEL = 'a[data-whole-panel]'

let asked: { href: string; panel: Promise<Document> } | null = null

/** Starts to load it if this is the head of a filter without content. */
export function prepareGroups(target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.closest(`${LATER} > summary`)) return
  const href = wholePanelHref(document)
  // Whoever opens the filter sees a failure; it is asked for again then.
  if (href) wholePanel(href).catch(() => {})
}

/** Puts the content into all filters of the form if one without is open, or says there that it could not be loaded. */
export async function fillGroups(form: HTMLFormElement): Promise<void> {
  const href = wholePanelHref(form)
  if (!href || !form.querySelector(`${LATER}[open]`)) return
  const [panel, { morph }] = await Promise.all([
    wholePanel(href).catch(() => null),
    import('@/components/static-html/morph'),
  ])
  // Another page may have come meanwhile, with other filters.
  if (wholePanelHref(form) !== href) return
  // Used once: what it counts changes.
  asked = null
  for (const group of form.querySelectorAll<HTMLElement>(LATER)) {
    const place = group.lastElementChild
    const content = panel?.querySelector(`#${CSS.escape(group.id)} > summary + div`)
    if (!content) {
      // What was loaded for the last page is better than nothing.
      if (place instanceof HTMLParagraphElement) place.textContent = FAILED
      continue
    }
    if (place instanceof HTMLParagraphElement) place.replaceWith(content)
    else if (place) morph(place, content.innerHTML)
    group.removeAttribute('data-later')
  }
}

const FAILED = 'This filter could not be loaded. Close it and open it again.'

function wholePanelHref(within: ParentNode): string | null {
  return within.querySelector<HTMLAnchorElement>(WHOLE_PANEL)?.href ?? null
}

function wholePanel(href: string): Promise<Document> {
  if (asked?.href === href) return asked.panel
  const panel = load(href)
  asked = { href, panel }
  panel.catch(() => {
    if (asked?.panel === panel) asked = null
  })
  return panel
}

async function load(href: string): Promise<Document> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`The filters were answered with ${response.status}.`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}
