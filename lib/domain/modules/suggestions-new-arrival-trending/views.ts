import { flatLayers } from '@/lib/domain/families/drawing'
import { listValue, textValue } from '@/lib/domain/listing/listing'
import type { LayerDrawing } from '@/lib/domain/listing/presenting/drawing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { cardDrawing } from './drawing'
import { boardKeyFact } from './title'

export const boardViews: ModuleViews = {
  keyFact: boardKeyFact,
  drawing,
}

function drawing({ words }: Facts, listingId: string): LayerDrawing {
  const { layers, seed } = cardDrawing({
    listingId,
    type: textValue(words, 'cardType'),
    colours: listValue(words, 'colourStory'),
    theme: listValue(words, 'theme')[0] ?? '',
    last: textValue(words, 'validTo'),
  })
  return { layers: flatLayers(layers), seed }
}
