import { kindOfGroup } from '@/lib/domain/families/madeup/groups'
import { productWord, pureFibre, sizesText, workWord } from '@/lib/domain/families/shop/title-words'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { asMeasure } from '@/lib/domain/units/measure'
import { MACHINE_ITEMS } from './vocabulary'

const NEVER = 'Never'
const SPOKEN_CONDITION: Readonly<Record<string, string>> = { Seconds: 'Flawed', Claimless: 'As-is' }
const SPOKEN_TIMES: Readonly<Record<string, string>> = {
  Never: 'never worn',
  Once: 'one time worn',
  '2 to 5 times': 'worn 2 to 5 times',
  '6 to 20 times': 'worn 6 to 20 times',
  Often: 'worn often',
}

/** The title that a person would write: Used Banarasi Silk Saree, One Time Worn. "" while the values say too little. */
export function personalTitle(facts: Facts): string {
  const { words } = facts
  const item = textValue(words, 'itemType')
  if (item === '') return ''
  const condition = textValue(words, 'condition')
  const isMachine = MACHINE_ITEMS.includes(item)
  const goods = isMachine
    ? [textValue(words, 'brandManufacturer'), item]
    : [textValue(words, 'gender'), workWord(words), clothWord(words), productWord(words, item)]
  return assemble(
    [SPOKEN_CONDITION[condition] ?? condition, ...goods],
    [
      ...(isMachine ? [textValue(words, 'makerModel')] : []),
      ...figures(facts),
      sizesText(listValue(words, 'size')),
      textValue(words, 'color'),
      timesText(words, condition),
      ageText(words),
    ].filter(Boolean),
  )
}

/** The cloth with its fibre where the name of the cloth does not say it. */
function clothWord(words: Facts['words']): string {
  const [fibre, fabric] = [pureFibre(words).replace(/^Pure /, ''), textValue(words, 'fabricName')]
  return /not known/i.test(fibre) ? fabric : fabric || fibre
}

function figures({ words, values }: Facts): string[] {
  const [saree, cut, ball] = ['sareeLength', 'cutLength', 'woolWeight'].map((name) => numberValue(words, name))
  const width = asMeasure(values.clothWidth)
  return [
    saree ? `${spoken(saree)} m` : '',
    cut ? `${spoken(cut)} m` : '',
    width ? (width.unit === 'in' ? `${spoken(width.value)}"` : `${spoken(width.value)} ${width.unit}`) : '',
    ball ? `${spoken(ball)} g` : '',
    textValue(words, 'bedSize'),
    textValue(words, 'pieceSize'),
  ]
}

/** "One time worn" of clothes and linen, "one time used" of the rest. */
function timesText(words: Facts['words'], condition: string): string {
  const times = textValue(words, 'timesUsed')
  if (condition === 'New' && (times === '' || times === NEVER)) return words.tagsAttached === true ? 'with tags' : ''
  const text = SPOKEN_TIMES[times] ?? times
  return isWorn(textValue(words, 'itemType')) ? text : text.replace('worn', 'used')
}

const isWorn = (item: string): boolean => WORN_KINDS.has(kindOfGroup(item) ?? '')
const WORN_KINDS: ReadonlySet<string> = new Set(['saree', 'drape', 'garment'])

/** "2 years old", "6 months old". */
function ageText(words: Facts['words']): string {
  const age = numberValue(words, 'age')
  if (age === null || age <= 0) return ''
  if (age < 1) return `${Math.max(1, Math.round(age * 12))} months old`
  return `${spoken(age)} ${age === 1 ? 'year' : 'years'} old`
}

const PERCENT = 100

/** The one fact of a card: Worn once · 2 years old · 62 % below the price when new. */
export function personalKeyFact({ words }: Facts): string {
  const times = textValue(words, 'timesUsed')
  const [was, price] = [numberValue(words, 'originalPrice'), numberValue(words, 'basePrice')]
  const less = was !== null && price !== null && was > price ? Math.floor((1 - price / was) * PERCENT) : 0
  const used = times === '' ? '' : times === NEVER ? 'Never used' : `Used ${times.toLowerCase()}`
  return [used, ageText(words), less >= 1 ? `${less} % below new` : ''].filter(Boolean).join(' · ')
}
