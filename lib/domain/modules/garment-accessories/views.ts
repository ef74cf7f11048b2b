import { flatLayers } from '@/lib/domain/families/drawing'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { trimColour } from '@/lib/domain/families/trim/drawing/colours'
import { trimDrawing } from '@/lib/domain/families/trim/drawing/draw'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { partNumber, partWord, trimSize } from './size'
import { trimKeyFact } from './title'

export const garmentAccessoriesViews: ModuleViews = {
  keyFact: trimKeyFact,
  drawing: (facts, listingId) => {
    const { words, values } = facts
    const word = (name: string) => textValue(words, name)
    const dyed = shadeColour(textValue(values, 'shade')) ?? shadeColour(word('color'))
    const { colour, metal } = trimColour({ dyed, finish: word('finish'), material: word('material') })
    const { layers, seed } = trimDrawing({
      listingId,
      type: word('trimType'),
      style: word('trimStyle'),
      colour: word('trimType').startsWith('Zipper') ? (dyed ?? colour) : colour,
      metal,
      mm: trimSize(facts),
      holes: numberValue(words, 'holes'),
      isTack: word('trimStyle') === 'Jeans tack',
      teeth: partWord(words.zipper, 'teeth'),
      length: partNumber(words.zipper, 'length'),
      structure: word('structure') || partWord(words.interlining, 'base'),
      labelType: word('labelType'),
      fold: word('fold'),
      gsm: numberValue(words, 'gsm'),
    })
    return { layers: flatLayers(layers), seed }
  },
}
