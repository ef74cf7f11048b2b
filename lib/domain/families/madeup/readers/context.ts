import { memoize } from '@/lib/domain/memoize'
import { phraseAt } from '../../reading/phrases'
import { foldedOf, lineOf } from '../../reading/tokens'
import { type GroupKind, kindOfGroup, productGroup } from '../groups'
import { productType } from '../types'

/** What the whole line tells about a number or word in it. */
interface Context {
  kinds: ReadonlySet<GroupKind>
  /** The product groups that the line names. */
  groups: ReadonlySet<string>
  /** There is a word for what is made of cloth. */
  isMadeUp: boolean
}

/** The product group that a type belongs to; null where it may be of several. */
export function groupOfType(type: string): string | null {
  const when = productType.options.find(({ value }) => value === type)?.offeredWhen
  return when && 'in' in when && when.in.length === 1 ? (when.in[0] ?? null) : null
}

const OTHER_WORDS = /\b(?:garments?|readymade|catalogue|catalog|home textile|made ?-?ups?|wear)\b/

/** The context of a line; made once. */
export const contextOf = memoize((tokens: readonly string[]): Context => {
  const words = foldedOf(tokens)
  const groups = new Set<string>()
  for (let at = 0; at < words.length; at += 1) {
    const group = phraseAt(productGroup, words, at)?.value
    const type = phraseAt(productType, words, at)?.value
    const own = group ?? (type === undefined ? null : groupOfType(type))
    if (own) groups.add(own)
  }
  const kinds = new Set([...groups].flatMap((group) => kindOfGroup(group) ?? []))
  return { kinds, groups, isMadeUp: groups.size > 0 || OTHER_WORDS.test(lineOf(tokens).text) }
})

/** Whether the line names goods of one of these kinds. */
export const names = (tokens: readonly string[], ...kinds: readonly GroupKind[]): boolean =>
  kinds.some((kind) => contextOf(tokens).kinds.has(kind))
