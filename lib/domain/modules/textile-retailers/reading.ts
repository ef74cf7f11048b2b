import { CLOTH_PRODUCTS, CUT_PRODUCTS } from '@/lib/domain/families/shop/goods'
import { shopReaders } from '@/lib/domain/families/shop/readers'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const textileRetailersReading: ModuleReading = {
  placesAreStyles: true,
  sellsPackages: true,
  readers: shopReaders({
    sizes: 'size',
    size: 'pieceSize',
    washCare: 'careLabel',
    setPieces: 'setContents',
    coloursPerSet: 'coloursAvailable',
  }),
  usualTerms,
  shortNames: new Map([
    ['rayon', ['viscose']],
    ['sari', ['saree']],
    ['kapda', ['fabric']],
    ['mtr', ['metre']],
    ['meter', ['metre']],
  ]),
}

/** Cloth by the metre and everything else by the piece, as the price says or the product decides. */
function usualTerms(values: FieldValues): FieldValues {
  const priceUom = textValue(values, 'priceUom')
  const product = textValue(values, 'productGroup')
  // A named cloth with a price per metre is sold as cloth.
  const isCloth = product === '' && /^(?:m|yd)$/.test(priceUom) && textValue(values, 'fabricName') !== ''
  if (priceUom !== '') return { uom: priceUom, ...(isCloth && { productGroup: 'Fabric' }) }
  // "4 m cut 1200" is what the cut costs.
  if (['cutLength', 'pieceSize', 'piecesPerSet'].some((name) => isFilled(values[name]))) return { uom: 'piece' }
  // What no cloth, product or price names may be sold by anything.
  if (product === '' && !isFilled(values.basePrice) && !isFilled(values.fabricName)) return {}
  return { uom: product === '' || (CLOTH_PRODUCTS.has(product) && !CUT_PRODUCTS.has(product)) ? 'm' : 'piece' }
}
