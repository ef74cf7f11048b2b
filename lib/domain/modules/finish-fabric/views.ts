import { clothDrawing } from '@/lib/domain/families/fabric/drawing/listing'
import { colouringLayers } from '@/lib/domain/families/finishing/drawing'
import { finishReaders } from '@/lib/domain/families/finishing/readers'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { textValue } from '@/lib/domain/listing/listing'
import type { LayerDrawing } from '@/lib/domain/listing/presenting/drawing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { finishKeyFact } from './title'

const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['pc', ['polyester', 'cotton']],
  ['pv', ['polyester', 'viscose']],
  ['sj', ['single', 'jersey']],
  ['rayon', ['viscose']],
  ['lycra', ['elastane']],
  ['spandex', ['elastane']],
])

export const finishViews: ModuleViews = {
  keyFact: finishKeyFact,
  drawing,
  readers: finishReaders,
  shortNames: SHORT_NAMES,
}

/** The ground of cloth that has no colour of its own. */
const GROUNDS: Readonly<Record<string, string>> = {
  White: '#f6f4ee',
  RFD: '#efe8d6',
  Printed: '#efe8d6',
  'Yarn-dyed': '#f1ecdf',
  Dyed: '#bcae93',
  'Dope-dyed': '#85868a',
  Melange: '#a7a6a3',
  Coated: '#4a4b4f',
}

function drawing(facts: Facts, listingId: string): LayerDrawing {
  const { words, values } = facts
  const how = textValue(words, 'colouration')
  const shade = shadeColour(textValue(values, 'shade'))
  const named = shadeColour(textValue(words, 'color'))
  // Blue denim is indigo in the warp; its colour word is brighter than the cloth.
  const ofDenim = shade ?? (/^(?:Blue|Navy)?$/.test(textValue(words, 'color')) ? null : named)
  const colour = how === 'Denim' ? ofDenim : (shade ?? named ?? GROUNDS[how] ?? null)
  const cloth = clothDrawing(facts, listingId, colour)
  const layers = colouringLayers({
    listingId,
    colouration: how || null,
    pattern: textValue(words, 'pattern') || null,
    designNo: textValue(values, 'designNo') || null,
  })
  // A print hides the motifs of the weave.
  return { ...cloth, layers: layers.length > 0 ? layers : cloth.layers }
}
