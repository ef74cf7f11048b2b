import { flatLayers } from '@/lib/domain/families/drawing'
import { machineDrawing } from '@/lib/domain/families/machine/drawing/draw'
import { groupOfType } from '@/lib/domain/families/machine/vocabulary/types'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { machineryKeyFact, widthCm } from './title'

/** What the working part of a machine is counted by. */
const COUNTS = ['spindles', 'rotors', 'heads', 'chambers', 'colours', 'hooks', 'healdShafts', 'capacity'] as const

export const machineryViews: ModuleViews = {
  keyFact: machineryKeyFact,
  drawing: (facts, listingId) => {
    const { words, values } = facts
    const type = textValue(words, 'machineType')
    const count = COUNTS.map((name) => numberValue(words, name)).find((value) => value !== null) ?? null
    const { layers } = machineDrawing({
      listingId,
      itemClass: textValue(words, 'itemClass'),
      type,
      group: textValue(words, 'machineGroup') || groupOfType(type),
      year: numberValue(words, 'year'),
      width: widthCm(values),
      count,
      diameter: numberValue(words, 'machineDiameter'),
      gauge: numberValue(words, 'gauge'),
      isNew: textValue(words, 'condition') === 'New',
    })
    return { layers: flatLayers(layers) }
  },
}
