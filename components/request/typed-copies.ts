/** The unsaved forms that this browser keeps, per account. */
const KINDS = ['listing-form', 'ask', 'answer'] as const
export type TypedKind = (typeof KINDS)[number]

/** The prefix of a copy's key; the rest identifies the form. */
export function typedKey(kind: TypedKind, userId: string): string {
  return `${kind}:${userId}:`
}

export interface TypedForm {
  kind: TypedKind
  /** The typed title; "" when the form has none. */
  title: string
  /** ISO; the latest when a form has several copies. */
  savedAt: string
  keys: string[]
}

type ReadStorage = Pick<Storage, 'getItem' | 'key' | 'length'>

/** The forms that an account left unsaved in this browser, latest first. */
export function typedForms(storage: ReadStorage | null, userId: string): TypedForm[] {
  if (!storage) return []
  const forms = new Map<string, TypedForm>()
  for (let index = 0; index < storage.length; index++) {
    const key = storage.key(index) ?? ''
    const kind = KINDS.find((known) => key.startsWith(typedKey(known, userId)))
    if (!kind) continue
    const { title, savedAt } = readCopy(storage.getItem(key))
    // The key of a listing's copy ends with the version it was based on.
    const form = kind === 'listing-form' ? key.slice(0, key.lastIndexOf(':')) : key
    const known = forms.get(form)
    const isLater = !known || savedAt > known.savedAt
    forms.set(form, {
      kind,
      title: isLater ? title : known.title,
      savedAt: isLater ? savedAt : known.savedAt,
      keys: [...(known?.keys ?? []), key],
    })
  }
  return [...forms.values()].sort((a, b) => b.savedAt.localeCompare(a.savedAt))
}

/** @returns whether all were removed */
export function dropTypedForms(storage: Pick<Storage, 'removeItem'> | null, forms: readonly TypedForm[]): boolean {
  try {
    for (const key of forms.flatMap(({ keys }) => keys)) storage?.removeItem(key)
    return true
  } catch {
    return false
  }
}

function readCopy(text: string | null): { title: string; savedAt: string } {
  const nothing = { title: '', savedAt: '' }
  try {
    const copy: unknown = JSON.parse(text ?? 'null')
    if (typeof copy !== 'object' || copy === null || !('savedAt' in copy) || typeof copy.savedAt !== 'string')
      return nothing
    const values: object =
      'values' in copy && typeof copy.values === 'object' && copy.values !== null ? copy.values : {}
    const title = 'title' in values && typeof values.title === 'string' ? values.title.trim() : ''
    return { title, savedAt: copy.savedAt }
  } catch {
    return nothing
  }
}
