import { CLOTH_PRODUCTS } from '@/lib/domain/families/shop/goods'
import { productWord, pureFibre, sizesText, workWord } from '@/lib/domain/families/shop/title-words'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { pricePerPiece } from './price-per-piece'

const IS_MIX = /^(?:Assorted|By weight)/
const UNSTITCHED = new Set(['Dress material'])

/** The title that a small trader would write: Mix Cotton Dress material, 10-pc Bundle, Unstitched; "" without goods. */
export function miniTitle(facts: Facts): string {
  const { words } = facts
  const goods = goodsOf(words)
  if (goods === '') return ''
  const kind = textValue(words, 'bundleType')
  const sizes = listValue(words, 'sizeSet')
  const cut = numberValue(words, 'cutLength')
  return assemble(
    [
      IS_MIX.test(kind) ? 'Mix' : '',
      textValue(words, 'yarnCount'),
      textValue(words, 'gender'),
      workWord(words),
      textValue(words, 'fabricName') || pureFibre(words).replace(/^Pure /, ''),
      productWord(words, goods),
    ],
    [
      bundleText(words, kind),
      cut === null ? '' : `${spoken(cut)} m each`,
      sizesText(sizes),
      UNSTITCHED.has(goods) ? 'Unstitched' : '',
      textValue(words, 'color'),
      textValue(words, 'mixGrade') === 'Fresh' ? '' : textValue(words, 'mixGrade'),
    ].filter(Boolean),
  )
}

/** "10-pc Bundle", "5 kg Bundle", "10-pc Cut-pack". */
function bundleText(words: Facts['words'], kind: string): string {
  const pieces = numberValue(words, 'piecesPerBundle')
  const kg = numberValue(words, 'bundleWeight')
  const name = kind === 'Cut-pack' ? 'Cut-pack' : kind === 'Sample set' ? 'Sample Set' : 'Bundle'
  if (pieces !== null) return `${pieces}-pc ${name}`
  return kg === null ? (kind === 'By weight' ? 'by weight' : '') : `${spoken(kg)} kg ${name}`
}

function goodsOf(words: Facts['words']): string {
  const product = textValue(words, 'productGroup')
  const source = textValue(words, 'sourceModule')
  if (product !== '') return CLOTH_PRODUCTS.has(product) && source === 'Grey fabric' ? `Grey ${product}` : product
  if (source === '' && textValue(words, 'bundleType') === 'Cut-pack') return 'Cut Piece'
  if (source === 'Ready product' || source === '') return ''
  return source === 'Trims' ? textValue(words, 'productName') : source
}

/** The one fact of a card: 10 pcs · ₹245 each. */
export function miniKeyFact(facts: Facts): string {
  const { words } = facts
  const pieces = numberValue(words, 'piecesPerBundle')
  const kg = numberValue(words, 'bundleWeight')
  const each = pricePerPiece.compute(facts)
  return [
    pieces === null ? (kg === null ? '' : `${spoken(kg)} kg`) : `${spoken(pieces)} pcs`,
    each === null ? '' : `₹${spoken(each)} each`,
  ]
    .filter(Boolean)
    .join(' · ')
}
