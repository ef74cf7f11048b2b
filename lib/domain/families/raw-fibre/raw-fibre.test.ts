import { describe, expect, test } from 'vitest'
import { flatLayers } from '../drawing'
import { readAll } from '../reading/read-all'
import type { Understood } from '../reading/reading'
import { tokensOf } from '../reading/tokens'
import { FIBRE_LINES, FIBRE_TRAPS } from './corpus'
import { type FibreSource, fibreDrawing } from './drawing'
import { type RawFibre, suggestFibreHs } from './hs'
import { fibreReaders } from './readers'
import { fiberFamily } from './vocabulary'

const OWN_NAMES = new Set(['fiberFamily', 'variety', 'fiberType', 'polymer', 'preparation', 'lustre', 'crossSection'])

function textOf({ name, value }: Understood): string {
  const text = Array.isArray(value) ? value.join('+') : String(value)
  const isWord = OWN_NAMES.has(name) || /^(?:color|ginning|grade|contamination|testBasis|subcategory)$/.test(name)
  return isWord ? text : `${name} ${text}`
}

const summaryOf = (line: string): string[] => readAll(line, fibreReaders).understood.map(textOf).sort()

describe('lines about raw material', () => {
  test.each(FIBRE_LINES)('%s', (line, meant) => {
    expect(summaryOf(line)).toEqual(meant.split('; ').sort())
  })

  test.each(FIBRE_TRAPS)('a trap is not read: %s', (line, meant) => {
    expect(summaryOf(line).join('; ')).toBe(meant)
  })

  test('each reader reads its own examples whole', () => {
    for (const reader of fibreReaders)
      for (const example of reader.examples) {
        expect(reader.read(tokensOf(example), 0)?.used ?? 0, `${reader.name}: ${example}`).toBeGreaterThan(0)
        expect(readAll(example, fibreReaders).rest, `${reader.name}: ${example}`).toBe('')
      }
  })
})

describe('the customs code of raw material', () => {
  const none: RawFibre = { family: '', variety: '', preparation: '', polymer: '', fibre: '', iv: null }

  test.each<readonly [string, Partial<RawFibre>]>([
    ['520100', { family: 'Cotton' }],
    ['520300', { family: 'Cotton', preparation: 'Carded or combed' }],
    ['140420', { family: 'Cotton', preparation: 'Linters' }],
    ['510111', { family: 'Wool', preparation: 'Greasy' }],
    ['510130', { family: 'Wool', preparation: 'Carbonised' }],
    ['5101', { family: 'Wool' }],
    ['510211', { family: 'Fine hair', variety: 'Cashmere' }],
    ['510219', { family: 'Fine hair', variety: 'Mohair' }],
    ['510529', { family: 'Tops', fibre: 'Wool' }],
    ['500100', { family: 'Silk', preparation: 'Cocoons' }],
    ['500200', { family: 'Silk', preparation: 'Reeled raw silk' }],
    ['530310', { family: 'Bast', variety: 'Tossa jute', preparation: 'Raw or retted' }],
    ['530121', { family: 'Bast', variety: 'Flax', preparation: 'Scutched' }],
    ['530500', { family: 'Bast', variety: 'Coir' }],
    ['550320', { family: 'PSF' }],
    ['550410', { family: 'VSF' }],
    ['550490', { family: 'Lyocell' }],
    ['5504', { family: 'Modal' }],
    ['550130', { family: 'Tow', fibre: 'Acrylic' }],
    ['390769', { family: 'Polymer chips', polymer: 'PET textile grade', iv: 0.62 }],
    ['390761', { family: 'Polymer chips', polymer: 'PET bottle grade', iv: 0.8 }],
    ['3907', { family: 'Polymer chips', polymer: 'PET textile grade' }],
    ['470200', { family: 'Pulp', variety: 'Rayon grade' }],
    ['470610', { family: 'Pulp', variety: 'Cotton linters' }],
  ])('%s', (code, change) => {
    const answer = suggestFibreHs({ ...none, ...change })
    expect(answer.ok ? answer.code : answer.missing).toBe(code)
  })

  test.each([['Regenerated fibre'], ['Banana bark'], ['']])('stays silent for "%s"', (family) => {
    expect(suggestFibreHs({ ...none, family }).ok).toBe(false)
  })
})

describe('drawings of raw material', () => {
  const source: FibreSource = {
    listingId: 'a',
    family: 'PSF',
    variety: '',
    lengthMm: 38,
    denier: 1.4,
    micronaire: null,
    micron: null,
    rd: null,
    iv: null,
    alpha: null,
    fibre: 'Polyester',
    colour: null,
  }
  const drawn = (change: Partial<FibreSource>) =>
    JSON.stringify(flatLayers(fibreDrawing({ ...source, ...change }).layers))

  test('are different for each kind and under 3 kB as paths', () => {
    const all = fiberFamily.options.map(({ value }) => drawn({ family: value, lengthMm: 38, micron: 21 }))
    for (const drawing of all) expect(drawing.length).toBeLessThan(3000)
    // Hair is drawn like wool, and all staple alike.
    expect(new Set(all).size).toBe(9)
  })

  test.each<[string, Partial<FibreSource>, Partial<FibreSource>]>([
    ['cut length', { lengthMm: 38 }, { lengthMm: 64 }],
    ['denier', { denier: 1.2 }, { denier: 15 }],
    ['staple', { family: 'Cotton', lengthMm: 22 }, { family: 'Cotton', lengthMm: 34 }],
    ['brightness', { family: 'Cotton', rd: 62 }, { family: 'Cotton', rd: 80 }],
    ['micron', { family: 'Wool', micron: 17 }, { family: 'Wool', micron: 33 }],
    ['viscosity', { family: 'Polymer chips', iv: 0.5 }, { family: 'Polymer chips', iv: 0.85 }],
    ['alpha', { family: 'Pulp', alpha: 91 }, { family: 'Pulp', alpha: 97 }],
    ['colour', { colour: null }, { colour: '#1d1c1f' }],
  ])('show the %s, the same each time', (_, one, other) => {
    expect(drawn(one)).toBe(drawn(one))
    expect(drawn(one)).not.toBe(drawn(other))
  })
})
