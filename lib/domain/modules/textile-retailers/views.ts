import { flatLayers, undyedColour } from '@/lib/domain/families/drawing'
import { madeUpDrawing } from '@/lib/domain/families/madeup/drawing/made-up'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { cutDrawing, patternOf, priceTag } from '@/lib/domain/families/shop/cut-drawing'
import { CLOTH_PRODUCTS } from '@/lib/domain/families/shop/goods'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { LayerDrawing } from '@/lib/domain/listing/presenting/drawing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { discountOf } from './discount'
import { retailKeyFact } from './title'

export const textileRetailersViews: ModuleViews = {
  keyFact: (facts) => retailKeyFact(facts, discountOf(facts)),
  drawing,
}

/** The product with its price tag; cloth as a length with its cut edge. */
function drawing(facts: Facts, listingId: string): LayerDrawing {
  const { words, values } = facts
  const group = textValue(words, 'productGroup')
  const works = listValue(words, 'work').filter((work) => work !== 'Plain')
  const figure = numberValue(words, 'mrp')
  const fibre = listValue(words, 'fiberType')[0] ?? null
  const color = textValue(values, 'color')
  const stated =
    shadeColour(textValue(values, 'shade')) ?? (/^(?:Multicolour|)$/.test(color) ? null : shadeColour(color))
  if (group === '' || CLOTH_PRODUCTS.has(group)) {
    const pattern = patternOf(textValue(words, 'pattern'), works)
    const { layers, seed } = cutDrawing({ listingId, colour: stated ?? undyedColour(fibre), pattern, figure })
    return { layers: flatLayers(layers), seed }
  }
  const product = madeUpDrawing({
    listingId,
    group,
    pattern: textValue(words, 'pattern'),
    works,
    fibre,
    colour: stated,
    pieces: null,
  })
  return { layers: flatLayers([...product, ...priceTag(figure)]) }
}
