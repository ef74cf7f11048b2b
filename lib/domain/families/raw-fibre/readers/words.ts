import { baseColours } from '@/lib/domain/vocabulary/colours'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf } from '../../reading/tokens'
import { longestNamed, wordLists } from '../../reading/word-lists'
import {
  contamination,
  crossSection,
  fiberFamily,
  fibreGrades,
  fibrePackages,
  fibreUse,
  ginning,
  lustre,
  polymer,
  preparation,
  STAPLE_FAMILIES,
  testBasis,
  variety,
} from '../vocabulary'
import { contextOf, type FibreContext } from './context'

/** In the order in which one phrase means them. */
const VOCABULARIES = wordLists([
  ['variety', variety],
  ['fiberFamily', fiberFamily],
  ['polymer', polymer],
  ['preparation', preparation],
  ['crossSection', crossSection],
  ['lustre', lustre],
  ['ginning', ginning],
  ['contamination', contamination],
  ['testBasis', testBasis],
  ['grade', fibreGrades],
  ['subcategory', fibreUse],
  ['color', baseColours],
  ['packageType', fibrePackages],
])

/** Words and codes that mean this only in a line about that material. */
const ONLY_IN: ReadonlyArray<readonly [phrase: RegExp, isMeant: (context: FibreContext) => boolean]> = [
  [
    /^(?:rg|sg|dr|cc|dch|giza|desi|deshi|brazil|egyptian|turkish|kalyan|y 1|h 4|h4|h 6|normal|usual|fmt|african|mali|benin)$/,
    ({ isCotton }) => isCotton,
  ],
  [/^(?:sm|gm|slm|mid|middling|lm grade|fine grade)$/, ({ isCotton, isManMade }) => isCotton || !isManMade],
  [
    /^(?:sd|fd|ow|br|brt|sbr|cd|obw|dull|clear|bright|hc|hf|hcs|hsf|hcf|solid|regular|round|flat|hollow|tbl|excel|bico|4080|conjugate|ribbon|siliconised|siliconized)$/,
    ({ isManMade, isChips }) => isManMade || isChips,
  ],
  [/^(?:australian|brazilian)$/, ({ isCotton, isWool, isTops, isBast }) => isCotton || !(isWool || isTops || isBast)],
  [/^(?:yak|camel|suri)$/, ({ isWool, isTops }) => isWool || isTops],
  [/^combed$/, ({ isBast, isCotton }) => isBast && !isCotton],
  [
    /^(?:lint|broken|sliver|washed|uncombed|reeled|cuttings|degreased|retted|pat|hemp tow|flax tow)$/,
    ({ isCotton, isWool, isSilk, isBast }) => isCotton || isWool || isSilk || isBast,
  ],
  // Raw silk is reeled, never retted.
  [/^raw$/, ({ isCotton, isWool, isBast }) => isCotton || isWool || isBast],
]
/** Single words of a list that are plain English or terms of the sale. */
const NEVER: ReadonlySet<string> = new Set(
  'fine superfine bag bags box carton cartons loose bulk sack bora spinning toys pillows carpets worsted grey gray silver natural cream gold golden sand wine rust mint royal tan peach lemon rani own lab mixed assorted camel hair free usda american top spinning white'.split(
    ' ',
  ),
)
/** What follows a word and makes it another thing. */
const NOT_BEFORE: ReadonlyArray<readonly [phrase: RegExp, next: RegExp]> = [
  [/^(?:pp|polypropylene)$/, /^(?:bags?|woven|cloth|packing|packed|straps?|sheet|rope|sacks?)$/],
  [/^(?:cotton|raw cotton)$/, /^(?:seeds?|yarns?|waste|fabrics?|cloth|noils?|gloves|bags?|rope|oil|stalks?)$/],
  [/^(?:jute|hemp|coir|sisal)$/, /^(?:bags?|yarns?|rope|cloth|twine|sacks?|mats?|fabrics?|pith)$/],
  [/^(?:silk|wool|nylon|acrylic|viscose|polyester|modal)$/, /^(?:yarns?|fabrics?|sarees?|thread|cloth|shawls?)$/],
]

interface Hit {
  used: number
  phrase: string
  values: ReadonlyMap<string, string>
}

function hitAt(tokens: readonly string[], at: number): Hit | null {
  const words = foldedOf(tokens)
  const context = contextOf(tokens)
  const found = longestNamed(VOCABULARIES, words, at)
  const [first] = found
  if (!first) return null
  const { used, phrase } = first
  const before = words[at - 1] ?? ''
  if (NEVER.has(phrase) && !isColourOfDyed(words, at, phrase) && !isMeantHere(phrase, before, context)) return null
  // "1x40 HC" is a high-cube container.
  if (phrase === 'hc' && /(?:^|x)(?:20|40)(?:ft|')?$|^(?:ft|feet|container)$/.test(before)) return null
  // A number of bales is a quantity.
  if (/^bales?$/.test(phrase) && /\d/.test(before)) return null
  if (ONLY_IN.some(([pattern, isMeant]) => pattern.test(phrase) && !isMeant(context))) return null
  if (NOT_BEFORE.some(([pattern, next]) => pattern.test(phrase) && next.test(words[at + used] ?? ''))) return null
  const values = new Map(found.map(({ name, value }) => [name, value]))
  return { used, phrase, values: meantOf(values, context, words, at) }
}

/** "Dope dyed grey": a colour that is a plain word elsewhere. */
const isColourOfDyed = (words: readonly string[], at: number, phrase: string): boolean =>
  /^(?:dyed|colou?r|colou?red|shade|dope)$/.test(words[at - 1] ?? '') && phraseAt(baseColours, [phrase], 0) !== null

/** "Merino wool top" and "PP fibre white": plain words that the line makes clear. */
function isMeantHere(phrase: string, before: string, { isManMade, isCotton }: FibreContext): boolean {
  if (phrase === 'top') return /^(?:wool|merino|acrylic|polyester|viscose|mohair|alpaca|combed)$/.test(before)
  return phrase === 'white' && isManMade && !isCotton && !/^(?:raw|optical|super|milky)$/.test(before)
}

const SAME_NAME: ReadonlySet<string> = new Set(STAPLE_FAMILIES)

/** Of the fields that have one phrase, those that it means in this line. */
function meantOf(
  values: Map<string, string>,
  { isTow, isTops, isChips, isManMade, isCotton, isBast }: FibreContext,
  words: readonly string[],
  at: number,
): ReadonlyMap<string, string> {
  const family = values.get('fiberFamily')
  // "Acrylic tow", "wool tops", "nylon chips": the word is the fibre, the material comes next.
  const isPart = (isTow && family !== 'Tow') || (isTops && family !== 'Tops') || (isChips && family !== 'Polymer chips')
  if (family !== undefined && isPart && (SAME_NAME.has(family) || ['Wool', 'Cotton', 'Fine hair'].includes(family))) {
    values.delete('fiberFamily')
    const fibre = phraseAt(fibres, [words[at] ?? ''], 0)?.value
    if (fibre !== undefined && !isChips) values.set('fiberType', fibre)
  }
  if (family === 'Tow' && isBast) {
    values.set('fiberFamily', 'Bast')
    values.set('preparation', 'Bast tow')
  }
  if (!isChips) values.delete('polymer')
  else if (values.has('polymer') && !values.has('fiberFamily')) values.set('fiberFamily', 'Polymer chips')
  // The nearer name of two wins: "raw jute tossa", "Egyptian cotton Giza 94".
  const line = words.join(' ')
  if (words[at] === 'raw' && values.get('preparation') === 'Raw or retted' && isCotton)
    values.set('preparation', 'Ginned lint')
  // The trade makes these cross-sections of polyester.
  if (/^(?:Hollow conj|Low melt)/.test(values.get('crossSection') ?? '') && !values.has('fiberFamily'))
    values.set('fiberFamily', 'PSF')
  if (values.get('variety') === 'Jute' && /\b(?:tossa|tosha|white jute|mesta)\b/.test(line)) {
    values.delete('variety')
    values.set('fiberFamily', 'Bast')
  }
  // Linters are cotton until they are pulp.
  if (values.get('variety') === 'Cotton linters' && !/\bpulp\b/.test(line)) {
    values.delete('variety')
    values.set('preparation', 'Linters')
    values.set('fiberFamily', 'Cotton')
  }
  if (values.get('variety') === 'Giza' && /\bgiza ?\d\d/.test(line)) {
    values.delete('variety')
    values.set('fiberFamily', 'Cotton')
  }
  if (family === 'Polymer chips') values.delete('subcategory')
  if (values.has('color') && !isManMade && !isTow) values.delete('color')
  if (values.has('variety') && values.has('grade')) values.delete('grade')
  if (isCotton && values.has('crossSection')) values.delete('crossSection')
  return values
}

/** The one material that a variety belongs to. */
const FAMILY_OF = new Map(
  variety.options.flatMap(({ value, offeredWhen }) =>
    offeredWhen && 'in' in offeredWhen && offeredWhen.in[0] !== undefined ? [[value, offeredWhen.in[0]] as const] : [],
  ),
)
const LISTS: ReadonlySet<string> = new Set(['fiberType'])

/** Words of the lists; a variety says the material too. */
export const wordReader: TextReader = {
  name: 'fiberFamily',
  examples: ['psf', 'shankar 6', 'viscose staple fibre', 'semi dull', 'roller ginned', 'merino', 'bottle grade chips'],
  read(tokens, at): Reading | null {
    // "100% merino" and "pure mohair" say no more than the word.
    const lead = /^(?:100 ?%|pure)$/i.test(tokens[at] ?? '') ? 1 : 0
    const hit = hitAt(tokens, at + lead)
    if (!hit || hit.values.size === 0) return null
    const used = hit.used + lead
    const text = tokens.slice(at, at + used).join(' ')
    const parts: Understood[] = []
    for (const [name, value] of hit.values)
      parts.push(LISTS.has(name) ? understood(name, text, [value]) : understood(name, text, value))
    const named = hit.values.get('variety')
    const family = named === undefined ? undefined : FAMILY_OF.get(named)
    if (family !== undefined && !hit.values.has('fiberFamily')) {
      const { isTops } = contextOf(tokens)
      parts.push(understood('fiberFamily', text, isTops && family !== 'Cotton' ? 'Tops' : family))
    }
    if (/^bamboo/.test(hit.phrase)) parts.push(understood('fiberType', text, ['Bamboo viscose']))
    if (/^(?:rpsf|recycled p)/.test(hit.phrase)) parts.push(understood('fiberType', text, ['Recycled polyester']))
    return { used, understood: parts }
  },
}

const STATIONS =
  'gujarat maharashtra telangana punjab haryana rajasthan karnataka rajkot gondal surendranagar kadi wardha akola yavatmal adilabad warangal guntur sirsa bathinda abohar rohtak hisar indore khargone sendhwa hubli raichur aurangabad jalgaon nagpur latur parbhani mansa morbi botad amreli dhrol vidarbha khandesh saurashtra bikaner dinhata'.split(
    ' ',
  )

/** The station or growing area of cotton, jute and wool. */
export const stationReader: TextReader = {
  name: 'station',
  examples: ['Rajkot cotton'],
  read(tokens, at): Reading | null {
    const word = tokens[at] ?? ''
    const { isCotton, isBast, isWool } = contextOf(tokens)
    if (!(isCotton || isBast || isWool) || !STATIONS.includes(word.toLowerCase())) return null
    return { used: 1, understood: [understood('station', word, word)] }
  },
}

const MAKERS: Readonly<Record<string, string>> = {
  reliance: 'Reliance',
  ril: 'Reliance',
  recron: 'Reliance Recron',
  grasim: 'Grasim',
  birla: 'Birla',
  lenzing: 'Lenzing',
  indorama: 'Indorama',
  sateri: 'Sateri',
  trevira: 'Trevira',
}

/** Makers of man-made fibre whose name is part of what is bought. */
export const makerReader: TextReader = {
  name: 'brandManufacturer',
  examples: ['Lenzing modal'],
  read(tokens, at): Reading | null {
    const [word, next] = [tokens[at] ?? '', tokens[at + 1] ?? '']
    const maker = MAKERS[word.toLowerCase()]
    if (maker === undefined || !(contextOf(tokens).isManMade || contextOf(tokens).isChips)) return null
    const used = /^recron$/i.test(next) && word.toLowerCase() === 'reliance' ? 2 : 1
    const text = tokens.slice(at, at + used).join(' ')
    return { used, understood: [understood('brandManufacturer', text, used === 2 ? 'Reliance Recron' : maker)] }
  },
}

/** "dope dyed", "raw white", "non-contaminated": words that go with others. */
export const statusReader: TextReader = {
  name: 'color',
  examples: ['raw white psf', 'dope dyed black'],
  read(tokens, at): Reading | null {
    const words = foldedOf(tokens)
    const [first = '', second = ''] = [words[at], words[at + 1]]
    const { isManMade, isTow } = contextOf(tokens)
    if (!isManMade && !isTow) return null
    if ((first === 'raw' && second === 'white') || first === 'rw')
      return {
        used: first === 'rw' ? 1 : 2,
        understood: [understood('color', tokens.slice(at, at + 2).join(' '), 'Ecru')],
      }
    const start = first === 'dope' && second === 'dyed' ? 2 : first === 'dyed' || first === 'dope' ? 1 : 0
    if (start === 0) return null
    const colour = phraseAt(baseColours, words, at + start)
    return colour
      ? {
          used: start + colour.used,
          understood: [understood('color', tokens.slice(at, at + start + colour.used).join(' '), colour.value)],
        }
      : null
  },
}
