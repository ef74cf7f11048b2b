import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { LayerDrawing } from '@/lib/domain/listing/presenting/drawing'
import type { Facts } from '@/lib/domain/modules/facts'
import { flatLayers } from '../../drawing'
import { clothFacts } from '../cloth-facts'
import { knitDrawing } from './knit'
import { weaveDrawing } from './weave'
import { webDrawing } from './web'

const MARKUP_MAX = 1850
/** About what a path costs next to its own data. */
const MARKUP_OF_PATH = 70

/** A drawing that stays under 2 kB: one of many paths goes without the shadows and lights of its threads. */
export function withinSize(drawing: LayerDrawing): LayerDrawing {
  const { tile, layers } = drawing
  const all = [...(tile?.layers ?? []), ...layers]
  const length = all.reduce((sum, { d }) => sum + d.length + MARKUP_OF_PATH, 150)
  if (length <= MARKUP_MAX || !tile) return drawing
  return { ...drawing, tile: { ...tile, layers: tile.layers.filter(({ opacity }) => opacity === undefined) } }
}

/** Cloth as its values describe it. @param colour a CSS colour; null for undyed cloth */
export function clothDrawing(facts: Facts, listingId: string, colour: string | null): LayerDrawing {
  const { ground, tile, layers, seed } = drawn(facts, listingId, colour)
  return withinSize({
    ...(ground === null ? {} : { ground }),
    ...(tile === null ? {} : { tile: { ...tile, layers: flatLayers(tile.layers) } }),
    layers: flatLayers(layers),
    seed,
  })
}

function drawn(facts: Facts, listingId: string, colour: string | null) {
  const { words, values } = facts
  const { warp, weft, epi, ppi, blend, ...cloth } = clothFacts(facts)
  const word = (name: string) => textValue(words, name) || null
  const look = { listingId, fibre: blend[0]?.fibre ?? null, colour }
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
