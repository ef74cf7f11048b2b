import { memoize } from '@/lib/domain/memoize'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { fibres } from '@/lib/domain/vocabulary/fibres'

const WORD_LENGTH_MIN = 3
/** Words in names and lists that tell no trade from another. */
const COMMON_WORDS = new Set(
  'and any for from new not other per set the two with without all work job market mini textile accessories materials'.split(
    ' ',
  ),
)

/** One form of a word: "sarees" and "saree" are the same. */
export function stem(word: string): string {
  return word.length > WORD_LENGTH_MIN && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => word.length >= WORD_LENGTH_MIN && !COMMON_WORDS.has(word)).map(stem)
}

const FIBRE_WORDS = new Set(fibres.options.flatMap(({ value, aliases = [] }) => [value, ...aliases].flatMap(stemsOf)))

/** In a market of many trades, "Grey fabric" is a kind of goods; the words name the module that is called so. */
export const MODULE_TITLES: ReadonlySet<string> = new Set(Object.values(MODULE_NAMES))

/** States of used goods. A buyer who looks for denim does not mean "used denim". */
const STATES = new Set(['used', 'sorted', 'mutilated'])

/** The last word of a part of a kind says what it is, the words before it which one: "suiting clips" are clips. */
function kindOf(text: string): { heads: string[]; others: string[] } {
  const parts = text
    .split(/[&,/()]| and | of | for /)
    .map(stemsOf)
    .map((words) => (STATES.has(words[0] ?? '') ? words.toReversed() : words))
  return { heads: parts.flatMap((part) => part.slice(-1)), others: parts.flatMap((part) => part.slice(0, -1)) }
}

export interface TradeWords {
  /** The words of its name. */
  titles: ReadonlySet<string>
  /** What its kinds of goods are, and the words by which buyers mean this market. */
  names: ReadonlySet<string>
  /** By a word that tells kinds apart, what those kinds are: "suiting" of "suiting clips". */
  tellsApart: ReadonlyMap<string, ReadonlySet<string>>
  /** The words of the other lists in its specification. */
  lists: ReadonlySet<string>
}

/**
 * The words that a module's trade uses: those of its name and of its kinds of goods, and those of the other lists in its
 * specification. A saree is a kind of ready goods; in cloth it is what it may be made into. Fibres are in every trade.
 */
export const tradeWords = memoize((definition: ModuleDefinition): TradeWords => {
  const family = fieldSpec(definition, definition.familyField)
  const kinds = (family && 'vocabulary' in family ? (family.vocabulary?.options ?? []) : [])
    .map(({ value, label }) => label ?? value)
    .filter((kind) => !MODULE_TITLES.has(kind))
    .map(kindOf)
  const { goods, alsoCalled = [], meantBy = [] } = definition.words
  const own = [goods, ...alsoCalled, MODULE_NAMES[definition.moduleKey]].flatMap(stemsOf)
  const notFibre = (word: string) => !FIBRE_WORDS.has(word)
  const titles = new Set(own)
  const names = new Set([...meantBy.map(stem), ...kinds.flatMap(({ heads }) => heads.filter(notFibre))])
  const tellsApart = new Map<string, Set<string>>()
  for (const { heads, others } of kinds)
    for (const word of others.filter(notFibre))
      tellsApart.set(word, new Set([...(tellsApart.get(word) ?? []), ...heads]))
  const lists = new Set(
    definition.groups.specifications.flatMap((name) => {
      const spec = fieldSpec(definition, name)
      if (spec === null || !('vocabulary' in spec) || spec.isHidden || name === 'uom') return []
      const options = (spec.vocabulary?.options ?? []).filter(({ value }) => !MODULE_TITLES.has(value))
      return options.flatMap(({ value, label, aliases = [], group }) =>
        [value, label ?? '', group ?? '', ...aliases].flatMap(stemsOf),
      )
    }),
  )
  return { titles, names, tellsApart, lists }
})
