import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Facts } from '@/lib/domain/modules/facts'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { readPlies } from './board'
import { GAUGE_PER_MICRON } from './film'

/** The stated facts of packing goods in one unit each; null for what is not stated. */
export function packFacts({ words }: Pick<Facts, 'words'>) {
  const number = (name: string) => numberValue(words, name)
  const mm = (name: string) => inUnit(words[name], 'mm', 'length')
  const gauge = number('gauge')
  return {
    packType: textValue(words, 'packType'),
    material: textValue(words, 'material'),
    grams: inUnit(words.weight, 'g', 'mass'),
    length: mm('itemLength'),
    width: mm('itemWidth'),
    height: mm('itemHeight'),
    gusset: mm('gusset'),
    innerDiameter: mm('innerDiameter'),
    micron: number('micron') ?? (gauge === null ? null : gauge / GAUGE_PER_MICRON),
    ply: number('cartonPly'),
    flute: textValue(words, 'flute'),
    plies: readPlies(textValue(words, 'plyGsm')),
    rollMetres: number('rollLength'),
  }
}

function inUnit(value: unknown, unit: string, dimension: 'length' | 'mass'): number | null {
  const measure = asMeasure(value)
  return measure && measureIn(measure, unit, dimension)
}
