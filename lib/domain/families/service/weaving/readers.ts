import { fibres } from '@/lib/domain/vocabulary/fibres'
import { twoWordBlend } from '../../fabric/fibre-words'
import { constructionReader } from '../../fabric/readers/constructions'
import { dobbyType, endUse, jacquardType, loomType, selvedge, shedding, widthForm } from '../../fabric/vocabulary'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, wordAt } from '../../reading/tokens'
import { countRangeReader, countsOf } from '../count-reader'
import { serviceReaders } from '../readers'
import { fillerReaderOf, type Implies, wordReaderOf } from '../word-reader'
import { numberReaders } from './numbers'
import {
  cardType,
  drawingMethod,
  inspectedBy,
  jobGroup,
  jobType,
  knitMachine,
  machineMakes,
  shifts,
  sizeMix,
  sizingMachine,
} from './vocabulary'
import { widthReaders } from './widths'

const WEAVE = /\b(?:looms?|weav|air ?-?jet|water ?-?jet|rapier|repier|sulzer|powerloom|hooks?|reed|dobby|panna)/
const KNIT = /\b(?:knit|\d{0,2}gg|gauge|dia|jersey|interlock|socks?|tricot|raschel|collar|feeders?|flat)/
const SIZE = /\bsiz/
const CARDS = /\b(?:cards?|design|naksha|graph|peg|jc5|ep)\b/

/** A machine says the job where the line itself does not. */
const implies: Implies = (name, value, line) => {
  if (name === 'loomType' || name === 'shedding' || name === 'loomMake')
    return hasJob(line) ? [] : [['jobType', ['Weaving']]]
  if (name === 'jacquardType') return [['shedding', ['Jacquard']]]
  if (name === 'dobbyType') return [['shedding', ['Dobby']]]
  if (name === 'knitMachine') {
    const job = jobOfKnit(value)
    return hasJob(line) && !line.includes(job.toLowerCase()) ? [] : [['jobType', [job]]]
  }
  if (name === 'sizingMachine' && (!hasJob(line) || /\bsizing\b/.test(line))) return [['jobType', ['Sizing']]]
  return []
}

const JOB =
  /\b(?:weaving|(?:circular|flat|warp|socks?|collar|tricot|raschel) knitting|warping|sizing|gaiting|drawing-in|knotting|folding|inspection|socks)\b(?! (?:extra|alag|additional)\b)/
const hasJob = (line: string): boolean => JOB.test(line)

function jobOfKnit(machine: string): string {
  if (/flat|V-bed/.test(machine)) return 'Flat knitting'
  if (/Tricot|Raschel|Crochet/.test(machine)) return 'Warp knitting'
  return machine === 'Sock machine' ? 'Sock knitting' : 'Circular knitting'
}

const NAMED_LOOM = /\b(?:sulzer|projectile|rapier|air ?jet|water ?jet|ajl|wjl|needle loom)\b/

const wordReader = wordReaderOf(
  'jobType',
  ['weaving job', 'sectional warping', 'air jet', 'dobby', 'single jersey 24 gg'],
  [
    { name: 'jobType', vocabulary: jobType, isList: true, not: /^(?:folding|socks|hosiery socks)$/ },
    {
      name: 'loomType',
      vocabulary: loomType,
      not: /^(?:gripper loom|semi auto)$/,
      // "Powerloom sulzer": the word of the trade, next to the loom.
      isMeant: (line, phrase) => !phrase.startsWith('powerloom') || !NAMED_LOOM.test(line),
    },
    {
      name: 'shedding',
      vocabulary: shedding,
      isList: true,
      isMeant: (line) => WEAVE.test(line) || !KNIT.test(line),
      not: /^cam$/,
    },
    {
      name: 'knitMachine',
      vocabulary: knitMachine,
      isList: true,
      // A collar is knitted on either kind of flat machine.
      isMeant: (line, phrase) =>
        KNIT.test(line) &&
        (phrase !== 'computerised' || /\b(?:flat|collars?|sweaters?)\b/.test(line)) &&
        (phrase !== 'collar' || !/comput/.test(line)),
    },
    {
      name: 'jacquardType',
      vocabulary: jacquardType,
      not: /^(?:single lift|hand or draw)$/,
      isMeant: (line, phrase) =>
        phrase !== 'electronic' || (/\b(?:jacquard|hooks?)\b/.test(line) && !/dobby/.test(line)),
    },
    { name: 'dobbyType', vocabulary: dobbyType, not: /^(?:electronic|rotary|positive|negative|cam|mechanical)$/ },
    { name: 'selvedge', vocabulary: selvedge, isList: true, isMeant: (line) => /selve?d?ge/.test(line) },
    {
      name: 'widthForm',
      vocabulary: widthForm,
      isList: true,
      isMeant: (line) => KNIT.test(line),
      not: /^(?:open|slit)$/,
    },
    { name: 'sizingMachine', vocabulary: sizingMachine, isMeant: (line) => SIZE.test(line), not: /^single end$/ },
    { name: 'sizeMix', vocabulary: sizeMix, isList: true, isMeant: (line) => SIZE.test(line) },
    { name: 'drawingMethod', vocabulary: drawingMethod },
    {
      name: 'cardType',
      vocabulary: cardType,
      isList: true,
      isMeant: (line) => CARDS.test(line),
      not: /^(?:graph|ep)$/,
    },
    {
      name: 'loomMake',
      vocabulary: machineMakes,
      isList: true,
      isMeant: (line) => WEAVE.test(line),
      not: /^(?:smart|staubli|stäubli)$/,
    },
    { name: 'shifts', vocabulary: shifts, not: /^1 shift$/ },
    { name: 'inspectedBy', vocabulary: inspectedBy, not: /^(?:principal|job worker)$/ },
    { name: 'category', vocabulary: jobGroup, not: /^(?:design|designs|inspection|weaving|preparatory)$/ },
    {
      name: 'subcategory',
      vocabulary: endUse,
      not: /^(?:dress|suits|pockets|medical|technical|hospital|surgical|stole|jacket|jackets)$/,
    },
    { name: 'fiberHandled', vocabulary: fibres, isList: true, not: /^(?:poly|zari|flax)$/ },
  ],
  implies,
)

/** Makes outside weaving are rows of machines. */
const makeReader = makeReaderOf()

function makeReaderOf(): TextReader {
  const plain = wordReaderOf(
    'machines',
    ['mayer 24 gg'],
    [{ name: 'machines', vocabulary: machineMakes, not: /^smart$/ }],
  )
  return {
    ...plain,
    read(tokens, at): Reading | null {
      const reading = plain.read(tokens, at)
      const line = tokens.join(' ').toLowerCase()
      if (!reading || WEAVE.test(line) || !(KNIT.test(line) || /warping|warper|sizing|knotting/.test(line))) return null
      return {
        ...reading,
        understood: reading.understood.map((part) => ({ ...part, typed: [{ make: part.value }] })),
      }
    },
  }
}

/** Blends that the trade says in two letters. */
const BLENDS: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [/^(?:p\/?c|pc|t\/?c|tc|cvc)$/, ['Polyester', 'Cotton']],
  [/^(?:p\/?v|pv|t\/?r|tr)$/, ['Polyester', 'Viscose']],
]

const blendReader: TextReader = {
  name: 'fiberHandled',
  examples: ['PV', 'P/C', 'poly viscose'],
  read(tokens, at): Reading | null {
    const word = tokens[at] ?? ''
    const two = twoWordBlend(foldedOf(tokens), at)
    if (two) return { used: 2, understood: [understood('fiberHandled', tokens.slice(at, at + 2).join(' '), two)] }
    const found = BLENDS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1]
    // "22 pc machines" and "per pc" count pieces.
    const isPieces = word.toLowerCase() === 'pc' && /\d$|^(?:per|each|\/)$/.test(wordAt(tokens, at - 1))
    if (!found || isPieces) return null
    // The shares of the blend follow; a house takes others too.
    const used = /^\d{2}[/:]\d{2}$/.test(tokens[at + 1] ?? '') ? 2 : 1
    return { used, understood: [understood('fiberHandled', tokens.slice(at, at + used).join(' '), found)] }
  },
}

/** A construction says which densities, counts and width a house must take. */
const clothReader: TextReader = {
  name: 'construction',
  examples: ['40x40/132x72 63"'],
  read(tokens, at): Reading | null {
    const reading = constructionReader.read(tokens, at)
    if (!reading) return null
    const parts = reading.understood.flatMap((part): Understood[] => {
      if (part.name === 'epi' || part.name === 'ppi') return [ofOne(`${part.name}Range`, part)]
      if (part.name === 'clothWidth') return [inInches(part)]
      return part.name === 'fiberType' ? [{ ...part, name: 'fiberHandled' }] : []
    })
    const counts = reading.understood.flatMap(({ name, typed }) =>
      /^(?:warp|weft)Count$/.test(name) ? [String(typed)] : [],
    )
    const text = tokens.slice(at, at + reading.used).join(' ')
    const all = [...parts, ...countsOf(text, counts.map(marked))]
    return all.length > 0 ? { used: reading.used, understood: all } : null
  },
}

const marked = (count: string): string => (/^\d+$/.test(count) ? `${count}s` : count)
const ofOne = (name: string, { text, value }: Understood): Understood => ({
  name,
  text,
  value,
  typed: { from: value, to: value },
})

function inInches({ text, value }: Understood): Understood {
  const inches = Math.round(Number(value) / 0.254) / 10
  return { name: 'clothWidthRange', text, value: inches, typed: { from: inches, to: inches } }
}

const fillers = fillerReaderOf(
  'loomWords',
  ['looms', 'knitting machines'],
  /(?:looms?|power ?looms? unit|knitting machines?|machines?|m\/cs?|mcs?|nos\.?|sets? of|units?|shed|facility|width|wide|running|latest|high ?speed|full|all types?|best quality|grey|plain|combed|carded|flat knit|nos|shafts?|machine|we|have|our|beams?|model ?(?:19|20)\d\d|(?:19|20)\d\d ?(?:model|make|year)|\d{2}d(?= (?:lycra|spandex)))/,
)

/** Everything that a line about weaving, knitting or warping may say. */
export const weavingReaders: readonly TextReader[] = [
  clothReader,
  ...widthReaders,
  ...numberReaders,
  countRangeReader,
  wordReader,
  makeReader,
  blendReader,
  ...serviceReaders,
  fillers,
]
