import { flatLayers } from '@/lib/domain/families/drawing'
import { clothFacts, clothGsm, constructionFills } from '@/lib/domain/families/fabric/cloth-facts'
import { knitDrawing } from '@/lib/domain/families/fabric/drawing/knit'
import { weaveDrawing } from '@/lib/domain/families/fabric/drawing/weave'
import { webDrawing } from '@/lib/domain/families/fabric/drawing/web'
import { suggestFabricHs } from '@/lib/domain/families/fabric/hs/suggest'
import { fabricHeading } from '@/lib/domain/families/fabric/hs/tables'
import { fabricReaders } from '@/lib/domain/families/fabric/readers'
import { presentConstruction } from '@/lib/domain/families/fabric/readers/constructions'
import type { Facts } from '@/lib/domain/listing/facts'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { LayerDrawing } from '@/lib/domain/listing/presenting/drawing'
import type { HsResult, ModuleHooks } from '@/lib/domain/modules/define-module'
import { GREY_RULES, greyIssues } from './rules'
import { greyKeyFact, greyTitle } from './title'

const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['pc', ['polyester', 'cotton']],
  ['pv', ['polyester', 'viscose']],
  ['sj', ['single', 'jersey']],
  ['rayon', ['viscose']],
  ['kora', ['grey']],
  ['sulzer', ['projectile']],
])

export const greyHooks: ModuleHooks = {
  title: greyTitle,
  keyFact: greyKeyFact,
  rules: GREY_RULES,
  specificationIssues: greyIssues,
  fills: constructionFills,
  constructionParsed: (facts) => {
    const { reading } = clothFacts(facts)
    return reading?.ok ? presentConstruction(reading.construction) : null
  },
  suggestHs,
  hsFrom: [
    'fabricStructure',
    'fiberType',
    'blendPercentages',
    'construction',
    'gsm',
    'weave',
    'fabricName',
    'knitType',
    'nonwovenTech',
    'clothWidth',
  ],
  hsText: fabricHeading,
  drawing,
  readers: fabricReaders,
  shortNames: SHORT_NAMES,
}

const STRUCTURES = ['Woven', 'Knitted', 'Nonwoven'] as const

function suggestHs(facts: Facts): HsResult {
  const { words } = facts
  const cloth = clothFacts(facts)
  const structure = textValue(words, 'fabricStructure')
  return suggestFabricHs({
    structure: STRUCTURES.find((known) => known === structure) ?? null,
    blend: cloth.blend,
    gsm: clothGsm(cloth),
    widthCm: cloth.widthCm,
    weave: textValue(words, 'weave') || null,
    fabricName: textValue(words, 'fabricName') || null,
    knitType: textValue(words, 'knitType') || null,
    colouration: 'Unbleached',
    warp: cloth.warp,
    weft: cloth.weft,
    nonwovenTech: textValue(words, 'nonwovenTech') || null,
  })
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
