import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { DerivedNumber } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertPrice } from '@/lib/domain/units/units'

/** The base price divided by the pieces; null where the listing does not say how many there are. */
export function computedPerPiece({ words }: Pick<Facts, 'words'>): number | null {
  const price = numberValue(words, 'basePrice')
  const unit = textValue(words, 'priceUom') || textValue(words, 'uom')
  const each = price === null || unit === '' ? null : convertPrice(price, unit, 'piece', words)
  return each === null ? null : roundTo(each, 2)
}

/** In rupees, to filter by: as stated, otherwise from the price of the bundle. */
export const pricePerPiece: DerivedNumber = {
  name: 'pricePerPiece',
  label: 'Price of one piece',
  unit: 'INR',
  from: ['pricePerPiece', 'basePrice', 'priceUom', 'piecesPerBundle'],
  isFacet: true,
  isShown: true,
  compute: (facts) =>
    (textValue(facts.words, 'currency') || 'INR') === 'INR'
      ? (numberValue(facts.words, 'pricePerPiece') ?? computedPerPiece(facts))
      : null,
}

/** What all pieces of a bundle measure together. */
export const metresPerBundle: DerivedNumber = {
  name: 'metresPerBundle',
  label: 'Metres in a bundle',
  unit: 'm',
  from: ['cutLength', 'piecesPerBundle'],
  isFacet: false,
  isShown: true,
  compute: ({ words }) => {
    const [pieces, cut] = [numberValue(words, 'piecesPerBundle'), numberValue(words, 'cutLength')]
    return pieces === null || cut === null ? null : roundTo(pieces * cut, 2)
  },
}
