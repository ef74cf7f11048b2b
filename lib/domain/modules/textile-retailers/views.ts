import { flatLayers, undyedColour } from '@/lib/domain/families/drawing'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { cutDrawing, patternOf } from '@/lib/domain/families/shop/cut-drawing'
import { CLOTH_PRODUCTS, CUT_PRODUCTS } from '@/lib/domain/families/shop/goods'
import { shopReaders } from '@/lib/domain/families/shop/readers'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { LayerDrawing } from '@/lib/domain/listing/presenting/drawing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { discountOf } from './discount'
import { retailKeyFact } from './title'

export const textileRetailersViews: ModuleViews = {
  keyFact: (facts) => retailKeyFact(facts, discountOf(facts)),
  drawing,
  readers: shopReaders({ sizes: 'size', size: 'pieceSize', washCare: 'careLabel', setPieces: 'setContents' }),
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
  if (priceUom !== '') return { uom: priceUom }
  const product = textValue(values, 'productGroup')
  return { uom: product === '' || (CLOTH_PRODUCTS.has(product) && !CUT_PRODUCTS.has(product)) ? 'm' : 'piece' }
}

function drawing(facts: Facts, listingId: string): LayerDrawing {
  const { words, values } = facts
  const { layers, seed } = cutDrawing({
    listingId,
    colour:
      shadeColour(textValue(values, 'shade')) ??
      shadeColour(textValue(values, 'color')) ??
      undyedColour(listValue(words, 'fiberType')[0] ?? null),
    pattern: patternOf(textValue(words, 'pattern'), listValue(words, 'work')),
    figure: numberValue(words, 'mrp'),
  })
  return { layers: flatLayers(layers), seed }
}
