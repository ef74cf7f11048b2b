import { shopReaders } from '@/lib/domain/families/shop/readers'
import { bundleReaders, ofTrade } from '@/lib/domain/families/shop/readers/bundles'
import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

const NAMES = {
  sizes: 'sizeSet',
  size: 'pieceSize',
  designsPerSet: 'designsPerBundle',
  piecesPerSet: 'piecesPerBundle',
}

export const miniWholesaleReading: ModuleReading = {
  placesAreStyles: true,
  sellsPackages: true,
  readers: [...bundleReaders, ...shopReaders(NAMES).map(ofTrade)],
  usualTerms,
  shortNames: new Map([
    ['rayon', ['viscose']],
    ['sari', ['saree']],
    ['maal', ['lot']],
    ['pcs', ['piece']],
    ['pc', ['piece']],
    ['katpis', ['cut', 'piece']],
  ]),
}

/** A price without a unit is that of the bundle when its pieces would cost at least this much each. */
const PIECE_INR_MIN = 60

const CHEAP_INR_MIN = 5

const CHEAP: ReadonlySet<string> = new Set(['Socks', 'Handkerchief', 'Cap', 'Gloves'])

/** By the piece unless the price says otherwise; a mix by weight is sold by the kg. */
function usualTerms(values: FieldValues): FieldValues {
  const priceUom = textValue(values, 'priceUom')
  if (priceUom !== '') return { uom: priceUom }
  if (textValue(values, 'moqUom') === 'm') return { uom: 'm' }
  if (textValue(values, 'bundleType') === 'By weight') return { uom: 'kg' }
  const [price, pieces] = [numberValue(values, 'basePrice'), numberValue(values, 'piecesPerBundle')]
  // Twelve pairs of socks for 240 are a bundle; twelve towels at 38 are priced by the piece.
  const isOfBundle =
    price !== null &&
    pieces !== null &&
    price / pieces >= (CHEAP.has(textValue(values, 'productGroup')) ? CHEAP_INR_MIN : PIECE_INR_MIN)
  return { uom: isOfBundle ? 'bundle' : 'piece' }
}
