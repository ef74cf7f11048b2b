import { flatLayers } from '@/lib/domain/families/drawing'
import { madeUpDrawing } from '@/lib/domain/families/madeup/drawing/made-up'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { readyKeyFact } from './title'

export const readyViews: ModuleViews = {
  keyFact: readyKeyFact,
  drawing: ({ words }, listingId) => {
    const works = listValue(words, 'work').filter((work) => work !== 'Plain')
    const colour = textValue(words, 'color')
    return {
      layers: flatLayers(
        madeUpDrawing({
          listingId,
          group: textValue(words, 'productGroup'),
          pattern: textValue(words, 'pattern'),
          works,
          fibre: listValue(words, 'fiberType')[0] ?? null,
          colour: colour === 'Multicolour' ? null : shadeColour(colour),
          pieces: numberValue(words, 'piecesPerSet'),
        }),
      ),
    }
  },
}
