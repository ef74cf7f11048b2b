/** An option of a select or combobox. */
export interface Option {
  value: string
  label: string
  /** A second, quieter line. */
  description?: string
  /** Options of one group are shown together under its name, in the given order. */
  group?: string
  /** Other search words. */
  aliases?: readonly string[]
}

export interface OptionGroup {
  value: string
  items: Option[]
}

/** Groups in order of first appearance; options without a group come under "". */
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

/** Whether each typed word starts a word of the label, description, group, value or an alias. */
export function optionMatches(option: Option, typed: string): boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const searchable = [
    option.label,
    option.description ?? '',
    option.group ?? '',
    option.value,
    ...(option.aliases ?? []),
  ]
  const text = ` ${plain(searchable.join(' ')).replace(/[^\p{L}\p{N}%.°′]+/gu, ' ')}`
  return words.every((word) => text.includes(` ${word.replace(/[^\p{L}\p{N}%.°′]+/gu, ' ').trim()}`))
}

/** How well an option fits: 0 it is the typed text, 1 it begins with it, 2 it has it somewhere. */
export function matchRank(option: Option, typed: string): 0 | 1 | 2 {
  if (isSameText(option, typed)) return 0
  return plain(option.label).startsWith(plain(typed)) ? 1 : 2
}

/** Whether the typed text is exactly this option, in any case. */
export function isSameText(option: Option, typed: string): boolean {
  const text = plain(typed)
  return [option.label, option.value, ...(option.aliases ?? [])].some((word) => plain(word) === text)
}

/** The option of a chosen value; a value that the list does not have is its own label. */
export function asOption(options: readonly Option[], value: string): Option {
  return options.find((option) => option.value === value) ?? { value, label: value }
}

/** The option for text that was typed: a list entry, the text itself where allowed, or null. */
export function settleTyped(options: readonly Option[], typed: string, allowOther: boolean): Option | null {
  const text = oneLine(typed)
  if (text === '') return null
  const known = options.find((option) => isSameText(option, text))
  if (known) return known
  return allowOther ? { value: text, label: text } : null
}

export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
