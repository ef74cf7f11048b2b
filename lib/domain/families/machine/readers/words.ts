import { shedding } from '../../fabric/vocabulary/looms'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, matchAt, wordAt } from '../../reading/tokens'
import { longestNamed, stated, type WordList } from '../../reading/word-lists'
import { machineMakes } from '../vocabulary/makes'
import * as terms from '../vocabulary/terms'
import { groupOfType, machineType, PART_TYPES, TYPES } from '../vocabulary/types'
import { contextOf, type MachineContext, PLANT } from './context'

/** What the phrase that names the goods says; the type first, since a search asks for that. */
function goodsParts({ goods, type }: MachineContext, text: string): Understood[] {
  const value = type || goods?.value || ''
  const group = groupOfType(value)
  return [
    understood('machineType', text, value),
    understood('itemClass', text, PART_TYPES.has(value) ? 'Spare' : 'Machine'),
    ...(group === '' ? [] : [understood('machineGroup', text, group)]),
  ]
}

const SPARES = /^(?:spares?|spare parts?|parts|accessories)$/
const MACHINE_NOUN = /^(?:nos|sets?|units?|machines?|m\/cs?|mc|looms?|frames?|printers?)$/

/** The machine or part; "24 air jet looms" leaves the number for the terms of the sale. */
const goodsReader: TextReader = {
  name: 'machineType',
  examples: ['air jet loom', 'ring frame', 'stenter machine', 'loom reed', 'lockstitch machine', '24 rapier looms'],
  read(tokens, at): Reading | null {
    const context = contextOf(tokens)
    const { goods } = context
    if (goods === null) return null
    // "Quantum 3 clearers" have the number of their series.
    const counted =
      goods.at === at + 1 &&
      /^\d{1,4}$/.test(wordAt(tokens, at)) &&
      /s$/.test(goods.phrase) &&
      !/^(?:quantum|zenit|classimat)$/.test(wordAt(tokens, at - 1))
    if (goods.at !== at && !counted) return null
    const text = tokens.slice(goods.at, goods.at + goods.used).join(' ')
    const next = wordAt(tokens, goods.at + goods.used)
    const isMoreOfIt = /^(?:machines?|m\/cs?|mc)$/.test(next) ? 1 : 0
    const spares = SPARES.test(next) && !PART_TYPES.has(goods.value)
    // "Autoconer 60 drum spares": the machine that they are for.
    if (context.isPart && !spares && !PART_TYPES.has(goods.value)) {
      const group = groupOfType(goods.value)
      return {
        used: goods.used + isMoreOfIt,
        understood: group === '' ? [] : [understood('machineGroup', text, group)],
      }
    }
    if (spares) {
      const group = groupOfType(goods.value)
      const more = /^spares?$/.test(next) && /^parts?$/.test(wordAt(tokens, goods.at + goods.used + 1)) ? 1 : 0
      const whole = tokens.slice(goods.at, goods.at + goods.used + 1 + more).join(' ')
      return {
        used: goods.used + 1 + more,
        understood: [
          ...(group === '' ? [] : [understood('machineGroup', text, group)]),
          understood('itemClass', whole, next === 'accessories' ? 'Accessory' : 'Spare'),
        ],
      }
    }
    return {
      used: goods.used + isMoreOfIt + (counted ? 1 : 0),
      understood: goodsParts(context, text),
      ...(counted ? { left: `${wordAt(tokens, at)} units` } : {}),
    }
  },
}

/** Shedding of a loom: "dobby", "cam", "with jacquard". */
const sheddingReader: TextReader = {
  name: 'shedding',
  examples: ['air jet loom dobby', 'rapier loom with jacquard', 'air jet loom cam'],
  read(tokens, at): Reading | null {
    const { isLoom, goods } = contextOf(tokens)
    const words = foldedOf(tokens)
    const head = isLoom ? phraseAt(machineMakes, words, at) : null
    const before = head && /^(?:Stäubli|Bonas|Grosse)$/.test(head.value) ? head.used : 0
    const hit = isLoom ? phraseAt(shedding, words, at + before) : null
    if (!hit || goods?.at === at) return null
    // "Dobby Stäubli", "Bonas jacquard": who built it.
    const tail = phraseAt(machineMakes, words, at + before + hit.used)
    const after = tail && /^(?:Stäubli|Bonas|Grosse)$/.test(tail.value) ? tail.used : 0
    const used = before + hit.used + after
    return { used, understood: [understood('shedding', tokens.slice(at, at + used).join(' '), hit.value)] }
  },
}

interface Source extends WordList {
  not?: RegExp
  isMeant?: (context: MachineContext) => boolean
}

const SOURCES: readonly Source[] = [
  {
    name: 'condition',
    vocabulary: terms.machineConditions,
    not: /^(?:idle|stopped|running|dismantled|used|second ?-?hand|pre-?owned)$/,
    isMeant: () => true,
  },
  // "Used" and "second hand" leave open whether it runs.
  {
    name: 'condition',
    vocabulary: terms.machineConditions,
    not: /^(?:used|second ?-?hand|pre-?owned)$/,
    isMeant: ({ isPart }) => !isPart,
  },
  { name: 'oemOrEquivalent', vocabulary: terms.originality, not: /^replacement$/, isMeant: ({ isPart }) => isPart },
  {
    name: 'control',
    vocabulary: terms.machineControl,
    not: /^(?:electronic|mechanical)$/,
    isMeant: ({ isPart }) => !isPart,
  },
  {
    name: 'heating',
    vocabulary: terms.heating,
    not: /^(?:none|oil|electric|cold|steam)$/,
    isMeant: ({ type }) => (TYPES.heated as readonly string[]).includes(type),
  },
  { name: 'voltage', vocabulary: terms.voltages },
  { name: 'papers', vocabulary: terms.machinePapers, isList: true, not: /^(?:manual|invoice copy)$/ },
  { name: 'lotPricing', vocabulary: terms.lotPricing, not: /^(?:each|any quantity)$/ },
  { name: 'reasonForSale', vocabulary: terms.saleReasons, not: /^(?:replacement|surplus|stock)$/ },
  {
    name: 'material',
    vocabulary: terms.partMaterials,
    isMeant: ({ isPart }) => isPart,
    not: /^(?:ms|ss|ci|alloy|pu)$/,
  },
  { name: 'finish', vocabulary: terms.partFinishes, isMeant: ({ isPart }) => isPart },
  { name: 'industryStandard', vocabulary: terms.machineStandards, isList: true, not: /^(?:ce|tuf)$/ },
]

const wordReader: TextReader = {
  name: 'condition',
  examples: ['running air jet loom', 'reconditioned stenter', 'original picanol reed', 'PLC controlled stenter'],
  read(tokens, at): Reading | null {
    const context = contextOf(tokens)
    if (!context.isMachine) return null
    const words = foldedOf(tokens)
    const [best] = longestNamed(
      SOURCES,
      words,
      at,
      ({ phrase, value, not, isMeant }) =>
        isMeant?.(context) !== false &&
        !not?.test(phrase) &&
        !(value === 'New' && /^(?:like|as|almost|nearly|nearby|good)$/.test(words[at - 1] ?? '')),
    )
    return best ? { used: best.used, understood: [stated(best, tokens.slice(at, at + best.used).join(' '))] } : null
  },
}

/** "Spares", "complete plant": what is sold, where no part is named. */
const CLASS_WORDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:spares?|spear parts?)$/, 'Spare'],
  [/^accessories$/, 'Accessory'],
]
const WHOLE_PLANT = new RegExp(PLANT.source, 'iy')
const PLANT_GROUPS: ReadonlyArray<readonly [RegExp, string]> = [
  [/weaving/i, 'Weaving'],
  [/knitting/i, 'Knitting'],
  [/processing/i, 'Processing'],
]

function plantParts(text: string): Understood[] {
  const group = PLANT_GROUPS.find(([word]) => word.test(text))?.[1]
  return [
    understood('itemClass', text, 'Plant'),
    ...(group ? [understood('machineGroup', text, group)] : []),
    ...(/spinning/i.test(text) ? [understood('productName', text, 'Spinning plant')] : []),
  ]
}

const classReader: TextReader = {
  name: 'itemClass',
  examples: ['picanol spares', 'toyota loom spare parts'],
  read(tokens, at): Reading | null {
    const { isMachine, goods } = contextOf(tokens)
    const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)]
    const found = CLASS_WORDS.find(([pattern]) => pattern.test(word))?.[1]
    const plant = isMachine && goods === null ? matchAt(tokens, at, WHOLE_PLANT) : null
    if (plant) return { used: plant.used, understood: plantParts(plant.text) }
    if (!isMachine || found === undefined) return null
    const used = found === 'Spare' && /^parts?$/.test(next) ? 2 : 1
    return { used, understood: [understood('itemClass', tokens.slice(at, at + used).join(' '), found)] }
  },
}

/** Words that sellers add and that say nothing more. */
const EMPTY =
  /^(?:machines?|m\/cs?|mc|machinery|looms?|sale|sell|selling|urgent|urgently|condition|good|excellent|best|perfect|neat|clean|imported|available|industrial|textile|heavy|duty|high|speed|quality|model|make|brand|year|yr|yom|mfg|manufactured|complete|set|sets|nos|no|price|only|company|fitted|attached|type|series|width|wide|size|reed|space|cylinder|textiles|new-type|type|sewing|full|working|cutter|open|vertical|horizontal|ht|finishing|direct|drive|driven|belt|compact|electronic|sequence|sequin|compressor|with|in|mill|mills|buy|rs|inr|japan|japanese|germany|german|italy|italian|china|chinese|swiss|switzerland|belgium|taiwan|korea|korean|fully|immediate|ready|stock)$/
const COUNTRIES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:japan|japanese)$/, 'JP'],
  [/^(?:germany|german)$/, 'DE'],
  [/^(?:italy|italian)$/, 'IT'],
  [/^(?:china|chinese)$/, 'CN'],
  [/^(?:swiss|switzerland)$/, 'CH'],
  [/^(?:belgium|belgian)$/, 'BE'],
  [/^(?:taiwan|taiwanese)$/, 'TW'],
  [/^(?:korea|korean)$/, 'KR'],
]

const emptyReader: TextReader = {
  name: 'machineType',
  examples: [],
  read(tokens, at): Reading | null {
    const context = contextOf(tokens)
    const word = wordAt(tokens, at)
    if (!context.isMachine) return null
    // "24 looms": the terms of the sale read how many.
    if (/^\d{1,4}$/.test(word) && MACHINE_NOUN.test(wordAt(tokens, at + 1)))
      return { used: 2, understood: [], left: `${word} units` }
    const country = COUNTRIES.find(([pattern]) => pattern.test(word))?.[1]
    if (country !== undefined) return { used: 1, understood: [understood('originCountry', tokens[at] ?? '', country)] }
    return EMPTY.test(word) ? { used: 1, understood: [] } : machineOfPart(tokens, at, context)
  },
}

/** "Air jet" of "air jet sub nozzle": the department of the part. */
function machineOfPart(tokens: readonly string[], at: number, { isPart, goods }: MachineContext): Reading | null {
  const hit = isPart && goods?.at !== at ? phraseAt(machineType, foldedOf(tokens), at) : null
  const group = hit && !PART_TYPES.has(hit.value) ? groupOfType(hit.value) : ''
  if (!hit || group === '') return null
  return { used: hit.used, understood: [understood('machineGroup', tokens.slice(at, at + hit.used).join(' '), group)] }
}

export const wordReaders: readonly TextReader[] = [goodsReader, sheddingReader, wordReader, classReader, emptyReader]
