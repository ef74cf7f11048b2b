import { nearestName } from '@/lib/domain/fields/nearest-name'
import { memoize } from '@/lib/domain/memoize'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS, MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { MODULE_SUMMARIES } from '@/lib/domain/modules/summaries'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'

/** What a beginning of a search may mean. */
export interface Suggestion {
  kind: 'module' | 'family' | 'company'
  text: string
  /** Of a family, the name of its module; of a company, its place. */
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

/** Every module and family that takes listings, with the words that lead to it. */
const entries = memoize((_: typeof MODULE_KEYS): readonly Entry[] => {
  const modules = MODULE_KEYS.map((moduleKey): Entry => {
    const text = MODULE_NAMES[moduleKey]
    return {
      ...{ kind: 'module', text, detail: MODULE_SUMMARIES[moduleKey], moduleKey, parameters: '', sellerId: '' },
      words: wordsOf(`${text} ${matrixDefinition(moduleKey).words.goods}`),
    } as const
  })
  const families = MODULE_KEYS.flatMap((moduleKey) => {
    const definition = matrixDefinition(moduleKey)
    const { familyField } = definition
    const spec = fieldSpec(definition, familyField)
    const options = spec && 'vocabulary' in spec ? (spec.vocabulary?.options ?? []) : []
    return options.map(({ value, label, aliases = [] }): Entry => {
      const text = label ?? value
      return {
        kind: 'family',
        text,
        detail: MODULE_NAMES[moduleKey],
        moduleKey,
        parameters: new URLSearchParams({ [familyField]: value }).toString(),
        sellerId: '',
        words: [text, ...aliases].flatMap(wordsOf),
      }
    })
  })
  return [...modules, ...families]
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

/** Modules and families whose words begin with every typed word: those named so first, then by another name. */
export function suggestGoods(typed: string, limit: number): Suggestion[] {
  const asked = wordsOf(typed).map(asMeant)
  if (asked.length === 0) return []
  return entries(MODULE_KEYS)
    .filter(({ words }) => asked.every((word) => words.some((own) => own.startsWith(word))))
    .sort((a, b) => namedBy(a, asked) - namedBy(b, asked))
    .slice(0, limit)
    .map(({ words: _, ...suggestion }) => suggestion)
}
