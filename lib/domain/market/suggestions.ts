import { nearestName } from '@/lib/domain/fields/nearest-name'
import { memoize } from '@/lib/domain/memoize'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS, MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { MODULE_SUMMARIES } from '@/lib/domain/modules/summaries'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'

/** What a beginning of a search may mean. */
export interface Suggestion {
  kind: 'module' | 'family' | 'word' | 'company'
  text: string
  /** Of a family and of a word for goods, the name of its module; of a company, its place. */
  detail: string
  moduleKey: ModuleKey | ''
  /** The query of the module's grid. */
  parameters: string
  sellerId: string
}

interface Entry extends Suggestion {
  words: readonly string[]
}

const wordsOf = (text: string) => foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The filters by what goods are, apart from their family. */
function wordFields({ familyField, facetOrder, groups }: ModuleDefinition): string[] {
  return facetOrder.filter((name) => name !== familyField && groups.specifications.includes(name))
}

/** What a list of a module offers to choose from, each leading to its listings. */
function choicesOf(definition: ModuleDefinition, kind: 'family' | 'word', field: string): Entry[] {
  const { moduleKey } = definition
  const spec = fieldSpec(definition, field)
  const options = spec && 'vocabulary' in spec && !spec.isHidden ? (spec.vocabulary?.options ?? []) : []
  return options.map(({ value, label, aliases = [] }): Entry => {
    const text = label ?? value
    return {
      ...{ kind, text, detail: MODULE_NAMES[moduleKey], moduleKey, sellerId: '' },
      parameters: new URLSearchParams({ [field]: value }).toString(),
      words: [text, ...aliases].flatMap(wordsOf),
    }
  })
}

/** Every module, family and word for goods, in this order, with the words that lead to it. */
const entries = memoize((_: typeof MODULE_KEYS): readonly Entry[] => {
  const definitions = MODULE_KEYS.map(matrixDefinition)
  const modules = definitions.map(({ moduleKey, words }): Entry => {
    const text = MODULE_NAMES[moduleKey]
    return {
      ...{ kind: 'module', text, detail: MODULE_SUMMARIES[moduleKey], moduleKey, parameters: '', sellerId: '' },
      words: wordsOf(`${text} ${words.goods} ${words.alsoCalled?.join(' ') ?? ''}`),
    } as const
  })
  return [
    ...modules,
    ...definitions.flatMap((definition) => choicesOf(definition, 'family', definition.familyField)),
    ...definitions.flatMap((definition) =>
      wordFields(definition).flatMap((field) => choicesOf(definition, 'word', field)),
    ),
  ]
})

/** 0 where the text itself has the words, 1 where only another name of it has them. */
function namedBy({ text }: Entry, asked: readonly string[]): number {
  const own = wordsOf(text)
  return asked.every((word) => own.some((one) => one.startsWith(word))) ? 0 : 1
}

const MISSPELT_FROM = 4
/** From this length on two letters may be wrong. */
const LONG_FROM = 7

/** The beginnings of all words that are about as long as a typed one. */
const beginnings = memoize((_: typeof MODULE_KEYS) => {
  const words = [...new Set(entries(MODULE_KEYS).flatMap((entry) => entry.words))]
  const byLength = new Map<number, string[]>()
  return (length: number): readonly string[] => {
    const known = byLength.get(length)
    if (known) return known
    const made = [
      ...new Set(words.flatMap((word) => [length - 1, length, length + 1].map((end) => word.slice(0, end)))),
    ]
    byLength.set(length, made)
    return made
  }
})

/** A typed word, or the beginning of a word that was probably meant: "geogre" is nearly "georgette". */
function asMeant(word: string): string {
  const isKnown = entries(MODULE_KEYS).some(({ words }) => words.some((own) => own.startsWith(word)))
  if (isKnown || word.length < MISSPELT_FROM || !/^\p{L}+$/u.test(word)) return word
  // Few people miss the first letter.
  const near = beginnings(MODULE_KEYS)(word.length).filter((beginning) => beginning[0] === word[0])
  return nearestName(word, near, word.length < LONG_FROM ? 1 : 2) ?? word
}

/** Of one text, so many modules. */
const SAME_TEXT_MAX = 3

/** Modules, families and words for goods whose words begin with every typed word: those named so first, then by another name. */
export function suggestGoods(typed: string, limit: number): Suggestion[] {
  const asked = wordsOf(typed).map(asMeant)
  if (asked.length === 0) return []
  const shown = new Map<string, ModuleKey[]>()
  return entries(MODULE_KEYS)
    .filter(({ words }) => asked.every((word) => words.some((own) => own.startsWith(word))))
    .sort((a, b) => namedBy(a, asked) - namedBy(b, asked))
    .filter(({ text, moduleKey }) => {
      const modules = shown.get(text) ?? []
      if (moduleKey === '' || modules.includes(moduleKey) || modules.length === SAME_TEXT_MAX) return false
      shown.set(text, [...modules, moduleKey])
      return true
    })
    .slice(0, limit)
    .map(({ words: _, ...suggestion }) => suggestion)
}
