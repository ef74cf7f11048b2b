/** One entry of a select or a combobox. */
export interface Option {
  value: string
  label: string
  /** A second, quieter line. */
  description?: string
  /** Entries of one group stand together under its name, in the order given. */
  group?: string
  /** Other words that find it. */
  aliases?: readonly string[]
  disabled?: boolean
}

export interface OptionGroup {
  value: string
  items: Option[]
}

/** In the order of first appearance; what has no group comes under "". */
export function groupOptions(options: readonly Option[]): OptionGroup[] {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    const name = option.group ?? ''
    const items = groups.get(name)
    if (items) items.push(option)
    else groups.set(name, [option])
  }
  return [...groups].map(([value, items]) => ({ value, items }))
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Every word typed must begin a word of the label, the description, the group or an alias. */
export function optionMatches(option: Option, typed: string): boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const said = [option.label, option.description ?? '', option.group ?? '', option.value, ...(option.aliases ?? [])]
  const text = ` ${plain(said.join(' ')).replace(/[^\p{L}\p{N}%.°′]+/gu, ' ')}`
  return words.every((word) => text.includes(` ${word.replace(/[^\p{L}\p{N}%.°′]+/gu, ' ').trim()}`))
}

/** Whether an entry is exactly what was typed, whatever the case. */
export function isSameText(option: Option, typed: string): boolean {
  const text = plain(typed)
  return [option.label, option.value, ...(option.aliases ?? [])].some((word) => plain(word) === text)
}
