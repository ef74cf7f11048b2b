import { flatLayers } from '@/lib/domain/families/drawing'
import { clothFacts } from '@/lib/domain/families/fabric/cloth-facts'
import { knitDrawing } from '@/lib/domain/families/fabric/drawing/knit'
import { weaveDrawing } from '@/lib/domain/families/fabric/drawing/weave'
import { webDrawing } from '@/lib/domain/families/fabric/drawing/web'
import { fabricReaders } from '@/lib/domain/families/fabric/readers'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { LayerDrawing } from '@/lib/domain/listing/presenting/drawing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { greyKeyFact } from './title'

const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['pc', ['polyester', 'cotton']],
  ['pv', ['polyester', 'viscose']],
  ['sj', ['single', 'jersey']],
  ['rayon', ['viscose']],
  ['kora', ['grey']],
  ['sulzer', ['projectile']],
])

export const greyViews: ModuleViews = {
  keyFact: greyKeyFact,
  drawing,
  readers: fabricReaders,
  shortNames: SHORT_NAMES,
}

function drawing(facts: Facts, listingId: string): LayerDrawing {
  const { ground, tile, layers, seed } = drawn(facts, listingId)
  return {
    ...(ground === null ? {} : { ground }),
    ...(tile === null ? {} : { tile: { ...tile, layers: flatLayers(tile.layers) } }),
    layers: flatLayers(layers),
    seed,
  }
}

function drawn(facts: Facts, listingId: string) {
  const { words, values } = facts
  const { warp, weft, epi, ppi, blend, ...cloth } = clothFacts(facts)
  const word = (name: string) => textValue(words, name) || null
  const look = { listingId, fibre: blend[0]?.fibre ?? null, colour: null }
  switch (textValue(words, 'fabricStructure')) {
    case 'Knitted':
      return knitDrawing({ ...look, knitType: word('knitType'), gauge: numberValue(values, 'gauge'), tex: null })
    case 'Nonwoven':
      return webDrawing({ ...look, nonwovenTech: word('nonwovenTech'), gsm: cloth.gsm })
    default:
      return weaveDrawing({
        ...look,
        weave: word('weave'),
        fabricName: word('fabricName'),
        shedding: word('shedding'),
        warpTex: warp?.resultantTex ?? null,
        weftTex: weft?.resultantTex ?? null,
        epi,
        ppi,
      })
  }
}
