import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { plainDigits } from '@/lib/domain/spoken'
import { TITLE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { asMeasure } from '@/lib/domain/units/measure'
import { partNumber, partWord } from './size'

/** The title that a trims dealer would write: "4-Hole Polyester Shirt Button 18L, Pearl White"; "" while the values say too little. */
export function trimTitle(facts: Facts): string {
  const { words } = facts
  const type = textValue(words, 'trimType')
  if (!type) return ''
  const head = HEADS[type]?.(facts) ?? othersHead(facts, type)
  const look = [textValue(words, 'shade') || textValue(words, 'color'), textValue(words, 'finish')]
  return joined(head, [...look, ...(TAILS[type]?.(facts) ?? []), textValue(words, 'packing')])
}

/** "18L · 4 holes", "No. 5 · 20 cm", "25 mm", "60 g/m²". */
export function trimKeyFact({ words, values, filled }: Facts): string {
  const number = partNumber(words.zipper, 'number')
  const length = partNumber(words.zipper, 'length')
  const [gsm, holes] = [numberValue(words, 'gsm'), numberValue(words, 'holes')]
  const tradeSize = textValue(words, 'tradeSize')
  const other = partNumber(words.dimensions, 'length')
  return [
    'ligne' in filled ? '' : ligneText(values),
    'size' in filled && numberValue(values, 'ligne') !== null ? '' : sizeText(values, other),
    tradeSize,
    number === null ? '' : `No. ${plain(number)}`,
    length === null ? '' : `${plain(length)} cm`,
    gsm === null ? '' : `${plain(gsm)} g/m²`,
    holes ? `${plain(holes)} holes` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

type Head = (facts: Facts) => readonly string[]

const button: Head = ({ words, values, filled }) => {
  const holes = numberValue(words, 'holes')
  const shank = textValue(words, 'shank')
  const style = textValue(words, 'trimStyle')
  const hold = holes ? `${plain(holes)}-Hole` : shank === 'Loop shank' || shank === 'Self shank' ? 'Shank' : ''
  const kind = style === 'Jeans tack' ? 'Jeans' : style === 'Sew-through' ? '' : style
  const size = 'ligne' in filled ? sizeText(values, null) : ligneText(values)
  return [hold, materialOf(words), kind || madeFor(words), 'Button', size]
}

const zipper: Head = ({ words }) => {
  const part = (name: string) => partNumber(words.zipper, name)
  if (textValue(words, 'trimStyle') === 'Puller only') return [materialOf(words), 'Zip Puller']
  const [number, length] = [part('number'), part('length')]
  const ends = partWord(words.zipper, 'ends')
  const teeth = partWord(words.zipper, 'teeth')
  return [
    number === null ? '' : `No. ${plain(number)}`,
    teeth === 'Metal' ? materialOf(words) : '',
    teeth,
    ends === 'Invisible' ? 'Invisible' : '',
    textValue(words, 'trimType'),
    ends === 'Long chain' ? 'Long Chain' : '',
    length === null ? '' : `${plain(length)} cm`,
    ends === 'Invisible' || ends === 'Long chain' || ends === '' ? '' : ends === 'Two-way' ? ends : `${ends}-End`,
  ]
}

const label: Head = ({ words, values }) => {
  const type = textValue(words, 'labelType')
  const density = textValue(words, 'labelDensity')
  const name = density === 'Satin woven' ? 'Satin' : density
  const goods = textValue(words, 'trimType')
  // "Satin Care Label": a printed label is known by its cloth.
  const cloth = ['Printed', 'Care', 'Size'].includes(type) ? textValue(words, 'material') : ''
  return [name, cloth, type, goods, sizeText(values, partNumber(words.dimensions, 'length'))]
}

const interlining: Head = ({ words, values }) => {
  const gsm = numberValue(words, 'gsm')
  const width = asMeasure(values.clothWidth)
  return [
    gsm === null ? '' : `${plain(gsm)} GSM`,
    partWord(words.interlining, 'base'),
    partWord(words.interlining, 'fusing'),
    'Interlining',
    width === null ? '' : width.unit === 'in' ? `${plain(width.value)}"` : `${plain(width.value)} ${width.unit}`,
  ]
}

function othersHead({ words, values, filled }: Facts, type: string): readonly string[] {
  const style = textValue(words, 'trimStyle')
  const isNamed =
    style.toLowerCase().includes(type.toLowerCase()) ||
    (type === 'Drawcord' && / cord$/.test(style)) ||
    (type === 'Ring or adjuster' && /ring/i.test(style)) ||
    NAMES_ITSELF.has(style)
  const size = 'ligne' in filled || !('size' in filled) || !values.ligne ? sizeText(values, null) : ligneText(values)
  // "Raglan pad" of a shoulder pad: the last word of the type is in both.
  const last = type.split(' ').at(-1) ?? ''
  const kind = isNamed ? '' : style.toLowerCase().endsWith(` ${last}`) ? style.slice(0, -last.length - 1) : style
  // "Brass Eyelet With Washer": what it comes with follows.
  const comesWith = /^With/.test(style)
  const before = comesWith ? '' : isNamed ? style : kind
  const tradeSize = textValue(words, 'tradeSize')
  return [
    size,
    textValue(words, 'structure'),
    materialOf(words),
    before,
    isNamed ? '' : type,
    comesWith ? style : '',
    tradeSize,
  ]
}

/** Styles that name the goods without their type. */
const NAMES_ITSELF: ReadonlySet<string> = new Set([
  'Underwire',
  'Moulded cup',
  'Bra strap',
  'Removable pad',
  'Stone chain',
  'Mirror',
  'Gota',
  'Rick rack',
  'Pompom',
  'Bead latkan',
  'Cloth latkan',
  'Cord end',
  'Paracord',
  'Seal string',
])

const HEADS: Readonly<Record<string, Head>> = {
  Button: button,
  Zipper: zipper,
  'Zipper slider': zipper,
  Label: label,
  Patch: label,
  Hangtag: ({ words, values }) => [
    numberValue(words, 'gsm') === null ? '' : `${plain(numberValue(words, 'gsm') ?? 0)} GSM`,
    textValue(words, 'material'),
    textValue(words, 'trimStyle') === 'Seal string' ? 'Seal String' : 'Hangtag',
    sizeText(values, partNumber(words.dimensions, 'length')),
  ],
  Interlining: interlining,
}

const TAILS: Readonly<Record<string, Head>> = {
  Zipper: ({ words }) => [partWord(words.zipper, 'slider')],
  Elastic: ({ words }) => {
    const stretch = numberValue(words, 'stretch')
    return [stretch === null ? '' : `${plain(stretch)}% Stretch`]
  },
  Label: ({ words }) => [textValue(words, 'fold')],
  Interlining: ({ words }) => [textValue(words, 'material')],
}

/** The material, unless the finish names it: "Antique brass". */
function materialOf(words: Facts['words']): string {
  const material = textValue(words, 'material')
  return textValue(words, 'finish').toLowerCase().includes(material.toLowerCase()) ? '' : material
}

/** "Shirt" of shirts, where the trim is made for one use. */
function madeFor(words: Facts['words']): string {
  const [use, second] = listValue(words, 'endUse')
  return use === undefined || second !== undefined ? '' : (SINGULAR[use] ?? '')
}

const SINGULAR: Readonly<Record<string, string>> = {
  Shirts: 'Shirt',
  Trousers: 'Trouser',
  Jeans: 'Jeans',
  Jackets: 'Jacket',
  Blazers: 'Blazer',
  Kurtas: 'Kurta',
  'Kids wear': 'Kids',
}

function ligneText(values: Facts['values']): string {
  const ligne = numberValue(values, 'ligne')
  return ligne === null ? '' : `${plain(ligne)}L`
}

/** "25 mm", "1 in", "40×20 mm". */
function sizeText({ size }: Facts['values'], lengthMm: number | null): string {
  const measure = asMeasure(size)
  if (measure === null) return ''
  return measure.unit === 'mm' && lengthMm !== null
    ? `${plain(measure.value)}×${plain(lengthMm)} mm`
    : `${plain(measure.value)} ${measure.unit === 'in' ? 'inch' : measure.unit}`
}

const plain = (value: number): string => plainDigits(value, 2)

/** With capitals, but for units and small words. */
const cased = (text: string): string =>
  titleCase(text).replace(/(?<=\d )(?:Mm|Cm|M|Inch)\b|(?<= )(?:And|In|A|Or|Of)\b/g, (word) => word.toLowerCase())

/** The head in one piece, then as much of the tail as a title may hold; no word twice. */
function joined(head: readonly string[], tail: readonly string[]): string {
  const used = new Set<string>()
  const fresh = (part: string): string => {
    const words = part.split(' ').filter((word) => {
      const key = word.toLowerCase()
      return /\d/.test(word) || (!used.has(key) && used.add(key))
    })
    return words.join(' ')
  }
  let title = cased(head.map(fresh).filter(Boolean).join(' '))
  for (const part of tail.map(fresh).filter(Boolean)) {
    if (title.length + 2 + part.length <= TITLE_LENGTH_MAX) title = `${title}, ${cased(part)}`
  }
  return title.slice(0, TITLE_LENGTH_MAX)
}
