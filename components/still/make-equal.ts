/**
 * Gives an element this content. Whatever has a counterpart, by its key or else by its place, stays the element that it was: with the
 * focus, with what was typed into it, with its picture loaded. A disclosure that a reader opened or closed stays so until the page
 * itself says otherwise (`data-open`).
 */
export function makeEqual(live: Element, markup: string): void {
  const template = document.createElement('template')
  template.innerHTML = markup
  const focused = document.activeElement
  equalChildren(live, template.content)
  // An element that moves loses the focus.
  if (focused instanceof HTMLElement && focused !== document.activeElement && live.contains(focused)) {
    focused.focus({ preventScroll: true })
  }
}

function equalChildren(live: Element, wanted: Element | DocumentFragment): void {
  const nodes = [...wanted.childNodes]
  const keys = new Set(nodes.map(keyOf))
  const keyed = new Map<string, ChildNode>()
  for (const child of [...live.childNodes]) {
    const key = keyOf(child)
    if (key === null) continue
    if (keys.has(key)) keyed.set(key, child)
    else child.remove()
  }
  let at = live.firstChild
  for (const node of nodes) {
    const key = keyOf(node)
    const match: ChildNode | null = key === null ? (at && keyOf(at) === null ? at : null) : (keyed.get(key) ?? null)
    if (match === null || match.nodeName !== node.nodeName) {
      live.insertBefore(node, at)
      continue
    }
    if (match === at) at = at.nextSibling
    else live.insertBefore(match, at)
    equalNode(match, node)
  }
  while (at) {
    const rest = at
    at = at.nextSibling
    rest.remove()
  }
}

function equalNode(live: ChildNode, wanted: ChildNode): void {
  if (live instanceof Element && wanted instanceof Element) {
    equalAttributes(live, wanted)
    equalChildren(live, wanted)
  } else if (live.nodeValue !== wanted.nodeValue) live.nodeValue = wanted.nodeValue
}

function equalAttributes(live: Element, wanted: Element): void {
  const isReaders = live.hasAttribute('data-open') === wanted.hasAttribute('data-open')
  const isLeft = (name: string) => name === 'open' && isReaders
  for (const { name, value } of wanted.attributes) {
    if (!isLeft(name) && live.getAttribute(name) !== value) live.setAttribute(name, value)
  }
  for (const { name } of [...live.attributes]) {
    if (!isLeft(name) && !wanted.hasAttribute(name)) live.removeAttribute(name)
  }
}

function keyOf(node: ChildNode): string | null {
  return node instanceof Element ? node.getAttribute('data-key') : null
}
