import { Idiomorph } from 'idiomorph'

/**
 * Gives an element this content. Elements with the same id, or else in the same place, stay: with the focus, what was typed, and
 * their pictures. A disclosure that a reader opened or closed stays so until the page itself says otherwise (`data-open`), and one that is
 * in use stays open. Where its content is loaded later (`data-later`), an open one keeps what it has until then.
 */
export function morph(live: Element, html: string): void {
  const typed = new Map<Node, () => void>()
  void Idiomorph.morph(live, html, {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed: (node, wanted) => {
        const restore = restoreTyped(node)
        if (restore) typed.set(node, restore)
        if (node instanceof HTMLDetailsElement && wanted instanceof HTMLDetailsElement) {
          const isUnchanged = node.hasAttribute('data-open') === wanted.hasAttribute('data-open')
          if (isUnchanged || node.contains(document.activeElement)) wanted.open = node.open
          if (wanted.open && wanted.hasAttribute('data-later')) return keepUntilLoaded(node)
        }
        return true
      },
      afterNodeMorphed: (node) => typed.get(node)?.(),
    },
  })
}

/** Marks an open disclosure for loading. @returns false: the morph leaves it as it is */
function keepUntilLoaded(node: HTMLDetailsElement): false {
  node.setAttribute('data-later', '')
  node.removeAttribute('data-open')
  return false
}

/** Puts back what a reader typed, ticked or chose and the page does not know yet: idiomorph would set it to the page's own. */
function restoreTyped(node: Node): (() => void) | null {
  if (node instanceof HTMLInputElement) {
    const { checked, value } = node
    if (checked === node.defaultChecked && value === node.defaultValue) return null
    return () => Object.assign(node, { checked, value })
  }
  if (!(node instanceof HTMLOptionElement) || node.selected === node.defaultSelected) return null
  const { selected } = node
  return () => Object.assign(node, { selected })
}
