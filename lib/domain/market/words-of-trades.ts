import { memoize } from '@/lib/domain/memoize'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import { moduleReading } from '@/lib/domain/modules/registry/readings'
import { fieldSpec, listingFields } from '@/lib/domain/modules/resolve'
import { stem, tradeWords } from './trade-words'

/** By a word of some trade, the words of lists for which it is another name or spelling. */
type Known = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Whether a word is one of some trade: of its name, of its lists or certificates, or of what its readers read. Such a word is spelt right,
 * and is no slip for another word than that of which it is a name: "polyster" for "polyester".
 */
export function isWordOfTrades(word: string, instead: string | null): boolean {
  const means = wordsOfTrades(MODULE_KEYS).get(stem(word))
  return means !== undefined && (instead === null || !means.has(stem(instead)))
}

const stemsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem)

const wordsOfTrades = memoize((keys: readonly ModuleKey[]): Known => {
  const known = new Map<string, Set<string>>()
  const note = (words: readonly string[], means: readonly string[] = []) => {
    for (const word of words) {
      const all = known.get(word) ?? new Set()
      for (const meant of means) if (meant !== word) all.add(meant)
      known.set(word, all)
    }
  }
  for (const key of keys) {
    const definition = matrixDefinition(key)
    const { titles, names, tellsApart, lists } = tradeWords(definition)
    note([...titles, ...names, ...tellsApart.keys(), ...lists])
    for (const { value, label = '', aliases = [] } of optionsOf(definition)) {
      note([...stemsOf(value), ...stemsOf(label)])
      note(aliases.flatMap(stemsOf), stemsOf(`${value} ${label}`))
    }
    const { readers = [], shortNames = [] } = moduleReading(key)
    for (const { examples } of readers) note(examples.flatMap(stemsOf))
    for (const [name, words] of shortNames) note(stemsOf(name), words.map(stem))
  }
  return known
})

/** What its specifications and certificates have lists of. */
function optionsOf(definition: ModuleDefinition) {
  const own = new Set(definition.groups.specifications)
  return listingFields(definition).flatMap((name) => {
    const spec = fieldSpec(definition, name)
    if (spec === null || spec.isHidden || !own.has(name) || name === 'uom') return []
    const lists = 'parts' in spec ? spec.parts : [spec]
    return lists.flatMap((list) => ('vocabulary' in list ? (list.vocabulary?.options ?? []) : []))
  })
}
