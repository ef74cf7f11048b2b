import type { BlendRow } from '@/lib/domain/listing/blend'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'

const WHOLE = 100

/** "Pure Cotton" of one fibre alone, "Cotton" of a main fibre; "" without a fibre. */
export function pureFibre(words: Facts['words']): string {
  const rows = Array.isArray(words.blendPercentages) ? (words.blendPercentages as BlendRow[]) : []
  const [row] = rows
  if (rows.length === 1 && row && row.percent === WHOLE) return `Pure ${row.fibre}`
  return listValue(words, 'fiberType').slice(0, 2).join(' ')
}

const SPOKEN_WORK: ReadonlyArray<readonly [RegExp, string]> = [
  [/^Plain$/, ''],
  [/print$/i, 'Printed'],
  [/^Embroidery$/, 'Embroidered'],
  [/^Yarn-dyed.*/, 'Yarn-dyed'],
  [/^Quilting$/, 'Quilted'],
]

/** The work as it is written before the product: "Digital Printed". */
export function workWord(words: Facts['words']): string {
  const [work = ''] = listValue(words, 'work')
  const found = SPOKEN_WORK.find(([pattern]) => pattern.test(work))
  return found ? work.replace(found[0], found[1]) : work
}

/** "Men’s"; babies are named by the goods. */
export function wearer(gender: string): string {
  return gender === 'Unisex' || gender === '' ? gender : gender === 'Babies' ? '' : `${gender}’s`.replace('s’s', 's’')
}

/** The product with its type: "Banarasi Saree", "Bath towel". */
export function productWord(words: Facts['words'], product: string): string {
  const type = textValue(words, 'subcategory')
  return type.toLowerCase().includes(product.toLowerCase()) ? type : `${type} ${product}`.trim()
}

/** What made-ups are in a title: "Printed Georgette Saree, 6.3 m with blouse, Navy". */
export function madeUpTitle({ words }: Facts, product: string, sizes: readonly string[], last: string): string {
  const fabric = textValue(words, 'fabricName') || pureFibre(words)
  return assemble(
    [wearer(textValue(words, 'gender')), workWord(words), fabric, productWord(words, product)],
    [...lengths(words), ...measures(words), sizesText(sizes), textValue(words, 'color'), last].filter(Boolean),
  )
}

function lengths(words: Facts['words']): string[] {
  const [saree, blouse, cut] = ['sareeLength', 'blouseLength', 'cutLength'].map((name) => numberValue(words, name))
  if (saree !== null && saree !== undefined)
    return [blouse ? `${spoken(saree + blouse)} m with blouse` : `${spoken(saree)} m`]
  return cut === null || cut === undefined ? [] : [`${spoken(cut)} m`]
}

function measures(words: Facts['words']): string[] {
  const count = numberValue(words, 'threadCount')
  return [textValue(words, 'bedSize'), textValue(words, 'pieceSize'), count === null ? '' : `${count} TC`]
}

/** "S to XL" of several sizes, the size itself of one. */
export function sizesText(sizes: readonly string[]): string {
  const [first = '', last] = [sizes[0], sizes.at(-1)]
  return sizes.length > 1 && last ? `${first} to ${last}` : first
}
