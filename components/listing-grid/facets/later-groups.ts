/** Loads the content of closed filters, which a page leaves out: that of all of them, when the first is opened or pointed at. */

const LATER = 'details[data-later]'
const WHOLE_PANEL = 'a[data-whole-panel]'

let asked: { href: string; panel: Promise<Document> } | null = null

/** Starts to load if this is the heading of a filter without content. */
export function prepareGroups(target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.closest(`${LATER} > summary`)) return
  const href = wholePanelHref(document)
  // A failure is shown in the filter once it is opened, which asks again.
  if (href) wholePanel(href).catch(() => {})
}

/** Fills all filters without content if one of them is open. If that fails, they say so. */
export async function fillGroups(form: HTMLFormElement): Promise<void> {
  const href = wholePanelHref(form)
  if (!href || !form.querySelector(`${LATER}[open]`)) return
  const loaded = await Promise.all([wholePanel(href), import('@/components/static-html/morph')]).catch(() => null)
  // Another page may have come meanwhile, with other filters.
  if (wholePanelHref(form) !== href) return
  // The next page has other counts.
  asked = null
  for (const group of form.querySelectorAll<HTMLElement>(LATER)) {
    const place = group.lastElementChild
    const content = loaded?.[0].querySelector(`#${CSS.escape(group.id)} > summary + div`)
    if (!loaded || !content) {
      // What was loaded for the last page is better than nothing.
      if (place instanceof HTMLParagraphElement) place.textContent = FAILED
      continue
    }
    if (place instanceof HTMLParagraphElement) place.replaceWith(content)
    else if (place) loaded[1].morph(place, content.innerHTML)
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
