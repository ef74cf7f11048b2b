import { flatLayers, type Layer, LIGHT, SHADE, seedOf, undyedColour } from '@/lib/domain/families/drawing'
import { madeUpDrawing } from '@/lib/domain/families/madeup/drawing/made-up'
import { kindOfGroup } from '@/lib/domain/families/madeup/groups'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { cutDrawing, patternOf } from '@/lib/domain/families/shop/cut-drawing'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { LayerDrawing } from '@/lib/domain/listing/presenting/drawing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { personalKeyFact } from './title'
import { CLOTH_ITEMS, MACHINE_ITEMS, WOOL_ITEMS } from './vocabulary'

export const textileC2cTraderViews: ModuleViews = {
  keyFact: personalKeyFact,
  drawing,
}

const MACHINE: readonly Layer[] = [
  { d: 'M10 70h76v8H10z', fill: '#8b7a66' },
  {
    d: 'M16 70V52h50V36H40v-8h36q8 0 8 8v34z',
    fill: '#3f6ea8',
    strokes: [
      { colour: LIGHT, width: 2.4, opacity: 0.45 },
      { colour: SHADE, width: 0.9, opacity: 0.55 },
    ],
  },
  {
    d: 'M46 36v16M44 30h4M84 40a8 8 0 1 1 0 16M22 60h36M72 28v-6h6v6',
    strokes: [{ colour: '#8f8779', width: 1.6, isRound: true }],
  },
]

const wool = (colour: string): readonly Layer[] => [
  {
    d: 'M48 14a31 31 0 1 1 0 62a31 31 0 1 1 0-62',
    fill: colour,
    strokes: [
      { colour: LIGHT, width: 2.4, opacity: 0.45 },
      { colour: SHADE, width: 0.9, opacity: 0.55 },
    ],
  },
  {
    d: 'M22 32q26-12 50 10M18 44q28-12 54 16M20 56q22-8 40 18M60 18q-30 20-30 54M72 26q-32 18-30 48M66 70q12 12 24 8',
    strokes: [{ colour: '#8f8779', width: 1.6, isRound: true }],
  },
]

/** From one hand to the next: two arrows in a circle, with a notch for each year of its age. */
function passedOn(age: number | null, isNew: boolean): readonly Layer[] {
  const years = Math.min(Math.round(age ?? 0), YEARS_MAX)
  let notches = ''
  for (let at = 0; at < years; at += 1) notches += `M${6 + at * 4} 88v4`
  const arrows = 'M70 16a12 12 0 0 1 20 2M91 12v7h-7M90 26a12 12 0 0 1-20-2M69 31v-7h7'
  return [
    ...(isNew ? [] : [{ d: arrows, strokes: [{ colour: '#8f8779', width: 2, isRound: true as const }] }]),
    ...(notches === '' ? [] : [{ d: notches, strokes: [{ colour: '#8f8779', width: 1.6, isRound: true as const }] }]),
  ]
}

const YEARS_MAX = 20

/** Colours of goods that say none: different for each listing. */
const ASSORTED = ['#b5485d', '#4f8a68', '#c58b3a', '#7a5a9c', '#4c8f97'] as const

/** The item itself, and that it is passed on. */
function drawing(facts: Facts, listingId: string): LayerDrawing {
  const { words, values } = facts
  const item = textValue(words, 'itemType')
  const works = listValue(words, 'work').filter((work) => work !== 'Plain')
  const fibre = listValue(words, 'fiberType')[0] ?? null
  const color = textValue(values, 'color')
  const stated =
    shadeColour(textValue(values, 'shade')) ?? (/^(?:Multicolour|)$/.test(color) ? null : shadeColour(color))
  const mark = passedOn(numberValue(words, 'age'), textValue(words, 'condition') === 'New')
  const pattern = textValue(words, 'pattern')
  if (MACHINE_ITEMS.includes(item)) return { layers: flatLayers([...MACHINE, ...mark]) }
  if (WOOL_ITEMS.includes(item) || item === 'Crochet item') {
    const colour = stated ?? ASSORTED[seedOf(listingId) % ASSORTED.length] ?? undyedColour(fibre)
    return { layers: flatLayers([...wool(colour), ...mark]) }
  }
  if (CLOTH_ITEMS.includes(item)) {
    const colour = stated ?? undyedColour(fibre)
    const { layers, seed } = cutDrawing({ listingId, colour, pattern: patternOf(pattern, works), figure: null })
    return { layers: flatLayers([...layers, ...mark]), seed }
  }
  const product = madeUpDrawing({
    listingId,
    group: kindOfGroup(item) === null ? '' : item,
    pattern,
    works,
    fibre,
    colour: stated,
    pieces: null,
  })
  return { layers: flatLayers([...product, ...mark]) }
}
