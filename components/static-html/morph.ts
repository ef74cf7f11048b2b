import { Idiomorph } from 'idiomorph'

/**
 * Gives an element this content. Elements with the same id, or else in the same place, stay: with the focus, what was typed, and
 * their pictures. A disclosure that a reader opened or closed stays so until the page itself says otherwise (`data-open`).
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
          if (node.hasAttribute('data-open') === wanted.hasAttribute('data-open')) wanted.open = node.open
        }
        return true
      },
      afterNodeMorphed: (node) => typed.get(node)?.(),
    },
  })
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
