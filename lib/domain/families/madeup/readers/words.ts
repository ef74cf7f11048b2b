import type { Vocabulary } from '@/lib/domain/fields/field'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { goodsColours } from '../../colour'
import { fabricName, fabricStructure } from '../../fabric/vocabulary'
import { finishes } from '../../finishing/finishes'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf, wordAt } from '../../reading/tokens'
import { type Named, stated, type WordList } from '../../reading/word-lists'
import { productGroup } from '../groups'
import { productType } from '../types'
import * as vocabularies from '../words'
import { CLOTH, COLOURS, FIBRES_OF_CLOTH } from './cloth-words'
import { contextOf, groupOfType, names } from './context'
import { isUnsure } from './meaning'

/** The fields whose words a line may hold; of phrases of one length the first wins. */
const FIELDS: readonly WordList[] = [
  { name: 'subcategory', vocabulary: productType },
  { name: 'productGroup', vocabulary: productGroup },
  { name: 'fabricName', vocabulary: fabricName },
  { name: 'work', vocabulary: vocabularies.work, isList: true },
  { name: 'gender', vocabulary: vocabularies.gender },
  { name: 'stitching', vocabulary: vocabularies.stitching },
  { name: 'pattern', vocabulary: vocabularies.pattern },
  { name: 'neck', vocabulary: vocabularies.neck },
  { name: 'sleeve', vocabulary: vocabularies.sleeve },
  { name: 'fit', vocabulary: vocabularies.fit },
  { name: 'finish', vocabulary: finishes },
  { name: 'filling', vocabulary: vocabularies.filling },
  { name: 'stretchLevel', vocabulary: vocabularies.stretchLevel },
  { name: 'garmentLength', vocabulary: vocabularies.garmentLength },
  { name: 'occasion', vocabulary: vocabularies.occasion, isList: true },
  { name: 'season', vocabulary: vocabularies.season, isList: true },
  { name: 'brandLabel', vocabulary: vocabularies.brandLabel },
  { name: 'weaveEffect', vocabulary: vocabularies.weaveEffect },
  { name: 'rugMake', vocabulary: vocabularies.rugMake },
  { name: 'piecePackaging', vocabulary: vocabularies.piecePackaging },
  { name: 'washCare', vocabulary: vocabularies.washCare, isList: true },
  { name: 'fabricStructure', vocabulary: fabricStructure },
  { name: 'color', vocabulary: goodsColours },
]

/** Goods of other trades: "saree fabric", "towel yarn", "curtain rod". */
const OTHER_GOODS =
  /^(?:rods?|hooks?|rails?|hangers?|stands?|machines?|looms?|labels?|tags?|buttons?|zips?|zippers?|elastic|patterns?|yarns?|boxes|box|rings?|pipes?|tapes?|dryers?|warmers?|stitching|cutting|tailoring|folding|closing|linings?|fillings?|fall|pins?|holders?|racks?|buckles?)$/
const OF_CLOTH = /^(?:fabrics?|cloth|than|taka)$/

type Hit = Named<WordList>

/** The phrase from here; of "kurti set of 4" the set belongs to the number behind it. */
function namedAt(vocabulary: Vocabulary, words: readonly string[], at: number) {
  const phrase = phraseAt(vocabulary, words, at)
  const next = words[at + (phrase?.used ?? 0)] ?? ''
  const isOfNumber = phrase !== null && / sets?$/.test(phrase.phrase) && /^(?:of|:|=|\d{1,3}(?:pcs?)?)$/.test(next)
  return isOfNumber ? phraseAt(vocabulary, words.slice(0, at + phrase.used - 1), at) : phrase
}

function hitsAt(tokens: readonly string[], at: number): Hit[] {
  const words = foldedOf(tokens)
  const found = FIELDS.flatMap((field): Hit[] => {
    const phrase = namedAt(field.vocabulary, words, at)
    return phrase && !isUnsure(field.name, phrase.phrase, tokens, words[at + phrase.used] ?? '', words[at - 1] ?? '')
      ? [{ ...field, ...phrase }]
      : []
  })
  for (const used of [3, 2, 1]) {
    const phrase = words.slice(at, at + used).join(' ')
    const value = CLOTH[phrase]
    if (value !== undefined && (used > 1 || isClothMeant(phrase, tokens))) {
      found.push({ name: 'fabricName', vocabulary: fabricName, value, used, phrase })
      break
    }
  }
  const two = words.slice(at, at + 2).join(' ')
  const colour = COLOURS[two]
  if (colour !== undefined) found.push({ name: 'color', vocabulary: goodsColours, value: colour, used: 2, phrase: two })
  // "Grey" is a state of cloth, and colours belong to all trades.
  const isMeant = (name: string) => name !== 'color' || contextOf(tokens).isMadeUp
  // "40 kg bag": what the goods are packed in.
  const isPacking = /^bags?$/.test(words[at] ?? '') && /kgs?$/.test(words[at - 1] ?? '')
  return found.filter(
    ({ name, used }) =>
      isMeant(name) && !isPacking && !isOfOtherTrade(name, words[at + used] ?? '', words[at + used + 1] ?? ''),
  )
}

/** "Fleece blanket" and "net curtain" are types; a towel is terry by nature. */
function isClothMeant(phrase: string, tokens: readonly string[]): boolean {
  return (
    contextOf(tokens).isMadeUp &&
    !(phrase === 'lycra' && /\bcotton lycra|lycra cotton|\d ?%? lycra/.test(lineOf(tokens).text))
  )
}

/** "Carpet machine made" is a carpet. */
const isOfOtherTrade = (name: string, next: string, behind: string): boolean =>
  (name === 'productGroup' || name === 'subcategory') &&
  (OTHER_GOODS.test(next) || OF_CLOTH.test(next)) &&
  !(next === 'machine' && /^(?:made|woven|tufted|wash|washable|embroidery)$/.test(behind))

const of = (hits: readonly Hit[], name: string): Hit | undefined => hits.find((hit) => hit.name === name)

/** Of the meanings of one phrase, those that the line has. */
function chosen(hits: readonly Hit[], tokens: readonly string[]): Hit[] {
  const [type, group] = [of(hits, 'subcategory'), of(hits, 'productGroup')]
  if (group && /^(?:school )?uniforms?$/.test(group.phrase) && contextOf(tokens).groups.size > 1)
    return [{ ...group, ...(/^school/.test(group.phrase) ? SCHOOL : WORK_UNIFORM) }]
  if (type || group) return [type, group].filter((hit) => hit !== undefined)
  const make = of(hits, 'rugMake')
  if (make && names(tokens, 'floor')) return [make]
  const cloth = of(hits, 'fabricName')
  const work = of(hits, 'work')
  // "Jacquard" and "dobby" are woven effects; "satin" and "velvet" are cloths.
  const effect = of(hits, 'weaveEffect')
  if (effect && /^(?:Jacquard|Damask|Dobby|Waffle|Velour)$/.test(effect.value) && !names(tokens, 'garment'))
    return [effect]
  // Of a sheet the stripe is how it looks.
  if (effect && /strip/.test(effect.phrase)) return [effect]
  if (effect && effect.value === 'Terry') return [...(cloth ? [cloth] : []), effect]
  if (cloth) return [cloth]
  const pattern = of(hits, 'pattern')
  if (work && pattern) return [work, pattern]
  return hits.slice(0, 1)
}

/** "School uniform shirt" is a shirt for schools, "uniform trousers" are trousers for work. */
const SCHOOL = { name: 'occasion', vocabulary: vocabularies.occasion, isList: true, value: 'School' } as const
const WORK_UNIFORM = { ...SCHOOL, value: 'Work uniform' } as const

/** An unstitched suit is sold as dress material. */
const productOf = (group: string, tokens: readonly string[]): string =>
  group === 'Suit set' && /\bun ?-?stitched\b/.test(lineOf(tokens).text) ? 'Dress material' : group

function partsOf(hit: Hit, text: string, tokens: readonly string[]): Understood[] {
  const value = hit.name === 'productGroup' ? productOf(hit.value, tokens) : hit.value
  const fibres =
    hit.name === 'fabricName' || hit.name === 'subcategory'
      ? FIBRES_OF_CLOTH.find(([phrase]) => phrase.test(hit.phrase))?.[1]
      : undefined
  const group = hit.name === 'subcategory' ? namedGroup(hit) : null
  return [
    stated({ ...hit, value }, text),
    ...(fibres ? [understood('fiberType', text, [...fibres])] : []),
    ...(group === null ? [] : [understood('productGroup', text, productOf(group, tokens))]),
    ...(names(tokens, 'garment', 'drape', 'unstitched') ? genderOf(hit, text) : []),
  ]
}

/** The product that a type names: "shaggy carpet" is a rug, "straight kurti" a kurti. */
const namedGroup = ({ phrase, value }: Hit): string | null =>
  canonicalValue(productGroup, phrase) ??
  canonicalValue(productGroup, phrase.split(' ').at(-1) ?? '') ??
  groupOfType(value)

/** "Mens kurta" and "girls frock" say for whom they are. */
function genderOf({ name, phrase }: Hit, text: string): Understood[] {
  if (name !== 'productGroup' && name !== 'subcategory') return []
  const word = phrase.split(' ')[0] ?? ''
  const gender = /^(?:mens?|gents)$/.test(word)
    ? 'Men'
    : /^ladies$/.test(word)
      ? 'Women'
      : /^girls$/.test(word)
        ? 'Girls'
        : /^boys$/.test(word)
          ? 'Boys'
          : /^kids$/.test(word)
            ? 'Kids'
            : /^baby$/.test(word)
              ? 'Babies'
              : null
  return gender === null ? [] : [understood('gender', text, gender)]
}

/** Words of the lists: products, cloths, works, colours. */
export const wordReader: TextReader = {
  name: 'productGroup',
  examples: ['saree', 'bath towel', 'kurta pajama', 'georgette', 'digital print', 'round neck', 'hand knotted'],
  read(tokens, at): Reading | null {
    const hits = hitsAt(tokens, at)
    const used = Math.max(0, ...hits.map((hit) => hit.used))
    if (used === 0) return null
    const longest = hits.filter((hit) => hit.used === used)
    const text = tokens.slice(at, at + used).join(' ')
    const parts = chosen(longest, tokens).flatMap((hit) => partsOf(hit, text, tokens))
    const known = new Map(parts.map((part) => [part.name, part] as const).reverse())
    const isSet =
      longest.some(({ name }) => name === 'productGroup' || name === 'subcategory') && isOwnSet(tokens, at + used)
    const isNamedCloth = longest.some(({ name }) => name === 'fabricName') && isWord(tokens, at + used, /^fabric$/)
    // "Zardosi work", "sequence border".
    const isWork = longest.some(({ name }) => name === 'work') && isWord(tokens, at + used, /^(?:work|border|design)$/)
    const isPlus = longest.some(({ value }) => value === 'Plus size') && isWord(tokens, at + used, /^sizes?$/)
    return parts.length > 0
      ? {
          used: isSet || isNamedCloth || isWork || isPlus ? used + 1 : used,
          understood: parts.filter((part) => known.get(part.name) === part),
        }
      : null
  },
}

const isWord = (tokens: readonly string[], at: number, word: RegExp): boolean => word.test(wordAt(tokens, at))

/** "Jhabla set": the word belongs to the product, unless the number of its pieces follows. */
const isOwnSet = (tokens: readonly string[], at: number): boolean =>
  /^sets?$/.test(wordAt(tokens, at)) &&
  (!/^(?:of|:|-|=|\d{1,3}(?:pcs?)?)$/.test(wordAt(tokens, at + 1)) || wordAt(tokens, at + 2) === 'seater')
