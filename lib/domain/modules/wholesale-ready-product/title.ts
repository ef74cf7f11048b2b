import { clothNameText } from '@/lib/domain/families/fabric/title-words'
import { kindOfGroup, productGroup } from '@/lib/domain/families/madeup/groups'
import { wearer } from '@/lib/domain/families/shop/title-words'
import { type PieceSize, readPieceSize } from '@/lib/domain/families/sizes/piece-size'
import { sizeSpan } from '@/lib/domain/families/sizes/span'
import { mainFirst } from '@/lib/domain/listing/blend'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { statedBlend } from '@/lib/domain/listing/stated-blend'
import { assemble, titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { roundTo } from '@/lib/domain/units/rounding'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'

type Words = Facts['words']

/** Work as it is written before the product. */
const WORK_BEFORE: Readonly<Record<string, string>> = {
  Print: 'Printed',
  'Digital print': 'Digital Printed',
  'Foil print': 'Foil Printed',
  Embroidery: 'Embroidered',
  'Yarn-dyed check or stripe': 'Yarn-dyed',
  Quilting: 'Quilted',
  Smocking: 'Smocked',
}
const SILENT_WORK: ReadonlySet<string> = new Set(['Plain', 'Woven design'])
/** Goods whose name alone says for whom they are. */
const NO_WEARER = /^(?:Saree|Kurti|Lehenga|Blouse|Petticoat|Bra|Abaya|Gown|Kidswear|Babywear|Socks)$/

/**
 * The title that a wholesaler would write: "Printed Georgette Saree with Blouse, 6.3 m, Set of 8 Designs"; "" without a
 * product.
 */
export function readyTitle({ words }: Facts): string {
  const group = textValue(words, 'productGroup')
  if (group === '') return ''
  switch (kindOfGroup(group)) {
    case 'saree':
      return sareeTitle(words, goodsText(group))
    case 'bed':
    case 'towel':
    case 'home':
    case 'floor':
      return homeTitle(words, group)
    default:
      return garmentTitle(words, group)
  }
}

function sareeTitle(words: Words, group: string): string {
  const [saree, blouse] = [numberValue(words, 'sareeLength'), numberValue(words, 'blouseLength')]
  const name = blouse === null ? group : `${group} ${blouse > 0 ? 'with' : 'without'} Blouse`
  const total = saree === null ? '' : `${spoken(roundTo(saree + (blouse ?? 0), 2))} m`
  return assemble([workText(words), typeText(words), clothText(words), name], [total, setText(words)])
}

/** Cotton Bedsheet King 108×108", 300 TC, Set of 3; Cotton Terry Bath Towel 30×60", 500 GSM. */
function homeTitle(words: Words, group: string): string {
  const size = sizeText(readPieceSize(textValue(words, 'size')))
  const [threads, gsm, knots] = [
    numberValue(words, 'threadCount'),
    numberValue(words, 'gsm'),
    numberValue(words, 'knots'),
  ]
  const weight = kindOfGroup(group) === 'towel' || group === 'Blanket' ? gsm : null
  return assemble(
    [
      workText(words),
      textValue(words, 'rugMake'),
      clothText(words),
      namedText(words, group),
      textValue(words, 'bedSize'),
      size,
    ],
    [
      threads === null ? '' : `${spoken(threads)} TC`,
      weight === null ? '' : `${spoken(weight)} GSM`,
      knots === null ? '' : `${spoken(knots)} Knots/sq in`,
      setText(words),
    ],
  )
}

/** Men's Cotton Piqué Polo T-shirt 220 GSM, M–XXL, Set of 8. */
function garmentTitle(words: Words, group: string): string {
  const gsm = numberValue(words, 'gsm')
  const isKnit = textValue(words, 'fabricStructure') === 'Knitted'
  const kind = kindOfGroup(group)
  const size = kind === 'drape' || kind === 'bag' ? sizeText(readPieceSize(textValue(words, 'size'))) : ''
  return assemble(
    [
      NO_WEARER.test(group) ? '' : wearer(textValue(words, 'gender')),
      workText(words),
      clothText(words),
      namedText(words, group),
      size,
      gsm !== null && (isKnit || kind === 'bag') ? `${spoken(gsm)} GSM` : '',
    ],
    [sizeSpan(listValue(words, 'sizes')), catalogueText(words), setText(words)],
  )
}

/** Types that say no more than the product. */
const PLAIN_TYPES: ReadonlySet<string> = new Set(['Flat sheet', 'Towel set'])

/** "Bath Towel", "Hoodie", "Formal Shirt": a type that names the goods by itself, or with the product. */
function namedText(words: Words, group: string): string {
  const type = textValue(words, 'subcategory')
  if (type === '' || PLAIN_TYPES.has(type)) return goodsText(group)
  if (canonicalValue(productGroup, type) === group) return goodsText(type)
  // "Two-piece Kurta Set" has the word once.
  const own = / set$/i.test(group) ? type.replace(/ set$/i, '') : type
  return `${goodsText(own)} ${goodsText(group)}`
}

/** Each word with a capital; T-shirt keeps its own. */
const goodsText = (text: string): string => text.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())

const typeText = (words: Words): string => titleCase(textValue(words, 'subcategory').replace(/ saree$/i, ''))

/** The first works that a title has room for. */
function workText(words: Words): string {
  const works = listValue(words, 'work').filter((work) => !SILENT_WORK.has(work))
  return works
    .slice(0, 2)
    .map((work) => WORK_BEFORE[work] ?? titleCase(work))
    .join(' ')
}

/** Cotton Piqué, Georgette, Cotton-Elastane 95/5 Jersey. */
function clothText(words: Words): string {
  const name = textValue(words, 'fabricName')
  const fibre = fibreText(words)
  // The market names filament cloth by its name alone; some names say the fibre.
  const isNamed =
    name !== '' && (fibre === 'Polyester' || name === 'Rayon' || name.toLowerCase().includes(fibre.toLowerCase()))
  return [isNamed ? '' : fibre, clothNameText(name)].filter(Boolean).join(' ')
}

function fibreText(words: Words): string {
  const rows = mainFirst(statedBlend(words, null))
  const named = rows.length > 0 ? rows.map(({ fibre }) => fibre) : listValue(words, 'fiberType')
  const fibres = named.slice(0, 3).map(titleCase).join('-')
  const shares = rows.length > 1 && rows.length <= 3 ? rows.map(({ percent }) => spoken(percent)).join('/') : ''
  return [fibres, shares].filter(Boolean).join(' ')
}

function sizeText(size: PieceSize | null): string {
  if (!size) return ''
  const text = `${spoken(size.width)}×${spoken(size.length)}`
  return size.unit === 'in' ? `${text}"` : `${text} ${size.unit}`
}

/** "Set of 8 Designs", "Set of 8". */
function setText(words: Words): string {
  const [pieces, designs] = [numberValue(words, 'piecesPerSet'), numberValue(words, 'designsPerSet')]
  if (pieces === null || pieces < 2) return ''
  // A title has no word twice: "Kurta Set, Pack of 4".
  const isNamedSet = /\bset$/i.test(textValue(words, 'productGroup'))
  return `${isNamedSet ? 'Pack' : 'Set'} of ${spoken(pieces)}${designs === pieces ? ' Designs' : ''}`
}

const catalogueText = (words: Words): string => textValue(words, 'catalogueName')

/** The one fact of a card: "Set of 8 · 6.3 m", "300 TC · set of 3", "M–XXL · set of 8". */
export function readyKeyFact({ words }: Facts): string {
  const pieces = numberValue(words, 'piecesPerSet')
  const threads = numberValue(words, 'threadCount')
  const gsm = numberValue(words, 'gsm')
  const saree = numberValue(words, 'sareeLength')
  const metres = saree === null ? '' : `${spoken(roundTo(saree + (numberValue(words, 'blouseLength') ?? 0), 2))} m`
  const size = readPieceSize(textValue(words, 'size'))
  const facts = [
    metres,
    threads === null ? '' : `${spoken(threads)} TC`,
    sizeSpan(listValue(words, 'sizes')),
    kindOfGroup(textValue(words, 'productGroup')) === 'towel' && gsm !== null ? `${spoken(gsm)} g/m²` : '',
    sizeText(size),
  ].filter(Boolean)
  return [...facts.slice(0, 1), pieces === null || pieces < 2 ? (facts[1] ?? '') : `set of ${spoken(pieces)}`]
    .filter(Boolean)
    .join(' · ')
}
