import { TYPES } from '@/lib/domain/families/machine/vocabulary/types'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { plainDigits, spoken } from '@/lib/domain/spoken'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'

/** The working width in cm; null where none is stated. */
export function widthCm(values: Facts['values']): number | null {
  const width = asMeasure(values.workingWidth)
  return width && measureIn(width, 'cm', 'length')
}

/** "Toyota JAT810 Air-jet Loom 190 cm, 2018, 6-Colour Dobby, 24 Looms"; "" while the values say too little. */
export function machineryTitle(facts: Facts): string {
  const itemClass = textValue(facts.words, 'itemClass')
  if (itemClass === 'Plant') return plantTitle(facts)
  return ['Spare', 'Accessory', 'Electrical', 'Tool'].includes(itemClass) ? partTitle(facts) : machineTitle(facts)
}

function machineTitle(facts: Facts): string {
  const { words } = facts
  const word = (name: string) => textValue(words, name)
  const type = word('machineType')
  const [make, model] = [word('brandManufacturer'), word('model')]
  if (type === '' && model === '') return ''
  return assemble(
    [[make, modelOf(model, make)].filter(Boolean).join(' '), capitals(type || word('machineGroup')), ...figures(facts)],
    [yearText(words), ...details(facts), stateText(word('condition')), lotText(facts)],
  )
}

/** "Picanol Reed Drive, for OMNIplus, Part BE152365, OEM". */
function partTitle({ words, values }: Facts): string {
  const word = (name: string) => textValue(words, name)
  const type = word('machineType') || word('productName')
  if (type === '') return ''
  const fits = distinct(listValue(words, 'fitsModels')).slice(0, 2)
  const width = widthText(values)
  return assemble(
    [
      word('brandManufacturer'),
      modelOf(word('model'), word('brandManufacturer')),
      capitals(type),
      word('partSize'),
      width,
    ],
    [
      fits.length > 0 ? `for ${fits.join('/')}` : '',
      word('partNo') ? `Part ${word('partNo')}` : '',
      word('oemOrEquivalent'),
      word('material'),
      yearText(words),
    ],
  )
}

/** Without longer names of one that is there: "OMNIplus 800" after "OMNIplus". */
const distinct = (models: readonly string[]): string[] =>
  models.filter(
    (one, at) =>
      !models.some((other, place) => place !== at && (one.startsWith(`${other} `) || (one === other && place < at))),
  )

/** "Ring Spinning Plant 25,200 Spindles, 2008, LMW". */
function plantTitle({ words }: Facts): string {
  const word = (name: string) => textValue(words, name)
  const group = word('machineGroup')
  if (group === '' && word('productName') === '') return ''
  const count = (name: string, noun: string) => {
    const value = numberValue(words, name)
    return value === null ? '' : `${spoken(value)} ${noun}`
  }
  return assemble(
    [
      group ? `${capitals(group)} Plant` : word('productName'),
      count('spindles', 'Spindles'),
      count('rotors', 'Rotors'),
      capacityText(words),
    ],
    [yearText(words), word('brandManufacturer'), stateText(word('condition'))],
  )
}

/** The figures by which buyers know a machine. */
function figures({ words, values }: Facts): string[] {
  const number = (name: string) => numberValue(words, name)
  const counted = (name: string, noun: string) => {
    const value = number(name)
    return value === null ? '' : `${plain(value)} ${value === 1 ? noun.replace(/s$/, '') : noun}`
  }
  const [diameter, gauge] = [number('machineDiameter'), number('gauge')]
  const knit = [diameter === null ? '' : `${plain(diameter)} in`, gauge === null ? '' : `${plain(gauge)} GG`]
  const isDrums = textValue(words, 'machineGroup') === 'Winding'
  return [
    widthText(values),
    knit.filter(Boolean).join(' × '),
    counted('spindles', isDrums ? 'Drums' : 'Spindles'),
    counted('rotors', 'Rotors'),
    counted('heads', 'Heads'),
    counted('chambers', 'Chambers'),
    capacityText(words),
  ]
}

function details({ words }: Facts): string[] {
  const number = (name: string) => numberValue(words, name)
  const colours = number('colours')
  const shedding = textValue(words, 'shedding')
  const [shafts, hooks, feeders, needles, threads] = ['healdShafts', 'hooks', 'feeders', 'needles', 'threads'].map(
    number,
  )
  return [
    [colours === null ? '' : `${colours}-Colour`, shedding].filter(Boolean).join(' '),
    shafts == null ? '' : `${shafts} Shafts`,
    hooks == null ? '' : `${hooks} Hooks`,
    feeders == null ? '' : `${feeders} Feeders`,
    needles == null ? '' : needles === 1 ? 'Single Needle' : `${needles} Needles`,
    threads == null ? '' : `${threads} Thread`,
  ]
}

const stateText = (condition: string): string => (condition === 'Used-running' ? '' : condition)

/** "24 Looms" of several machines. */
function lotText({ words }: Facts): string {
  const count = numberValue(words, 'unitsInLot') ?? numberValue(words, 'availableQuantity')
  if (count === null || count < 2 || !['unit', 'piece', 'set', 'lot'].includes(textValue(words, 'uom'))) return ''
  return `${plain(count)} ${nounOf(textValue(words, 'machineType'))}`
}

const nounOf = (type: string): string =>
  TYPES.looms.includes(type) ? 'Looms' : / frame$/.test(type) ? 'Frames' : 'Machines'

/** The model without the make that it repeats. */
const modelOf = (model: string, make: string): string =>
  make !== '' && model.toLowerCase().startsWith(`${make.toLowerCase()} `) ? model.slice(make.length + 1) : model

function yearText(words: Facts['words']): string {
  const year = numberValue(words, 'year')
  return year === null ? '' : String(year)
}

function widthText(values: Facts['values']): string {
  const width = asMeasure(values.workingWidth)
  return width === null ? '' : `${plain(width.value)} ${width.unit}`
}

function capacityText(words: Facts['words']): string {
  const capacity = numberValue(words, 'capacity')
  return capacity === null ? '' : `${plain(capacity)} ${textValue(words, 'capacityUnit') || 'kg'}`
}

/** "Air-jet Loom" of "Air-jet loom". */
const capitals = (text: string): string => text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())

const plain = (value: number): string => plainDigits(value, 2)

/** "190 cm · 2018", "30 in × 24 GG · 2015", "Part BE152365 · OEM". */
export function machineryKeyFact(facts: Facts): string {
  const { words } = facts
  const part = textValue(words, 'partNo')
  const isPart = ['Spare', 'Accessory', 'Electrical', 'Tool'].includes(textValue(words, 'itemClass'))
  if (isPart)
    return [part ? `Part ${part}` : textValue(words, 'partSize'), textValue(words, 'oemOrEquivalent')]
      .filter(Boolean)
      .join(' · ')
  return [...figures(facts), yearText(words)].filter(Boolean).join(' · ')
}
