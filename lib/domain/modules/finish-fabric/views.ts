import { clothDrawing, withinSize } from '@/lib/domain/families/fabric/drawing/listing'
import { colouringLayers } from '@/lib/domain/families/finishing/drawing'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { textValue } from '@/lib/domain/listing/listing'
import type { LayerDrawing } from '@/lib/domain/listing/presenting/drawing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { finishKeyFact } from './title'

export const finishViews: ModuleViews = {
  keyFact: finishKeyFact,
  drawing,
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

/** Motifs of these grounds are in any ink; those of deeper ones are pale. */
const PALE = /^(?:|White|Ecru|Beige|Yellow|Gold|Multicolour)$/

const PALE_INK = '#f6f4ee'

function drawing(facts: Facts, listingId: string): LayerDrawing {
  const { words, values } = facts
  const [how, color] = [textValue(words, 'colouration'), textValue(words, 'color')]
  const named = shadeColour(textValue(values, 'shade')) ?? shadeColour(color)
  const cloth = clothDrawing(facts, listingId, groundColour(how, color, named))
  const layers = colouringLayers({
    listingId,
    colouration: how || null,
    pattern: textValue(words, 'pattern') || null,
    designNo: textValue(values, 'designNo') || null,
    ink: how === 'Yarn-dyed' ? named : PALE.test(color) ? null : PALE_INK,
  })
  // A print hides the motifs of the weave.
  return withinSize({ ...cloth, layers: layers.length > 0 ? layers : cloth.layers })
}

/** Coloured yarns are woven with white ones; blue denim is indigo, which is darker than its colour word. */
function groundColour(how: string, color: string, named: string | null): string | null {
  if (how === 'Denim' && /^(?:|Blue|Navy)$/.test(color)) return null
  if (how === 'Yarn-dyed') return GROUNDS[how] ?? null
  return named ?? GROUNDS[how] ?? null
}
