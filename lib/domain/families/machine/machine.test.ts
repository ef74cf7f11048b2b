import { describe, expect, test } from 'vitest'
import { readAll } from '../reading/read-all'
import { MACHINE_LINES, MACHINE_TRAPS } from './corpus/lines'
import { lineSummary } from './corpus/summary'
import { machineDrawing } from './drawing/draw'
import type { MachineLook } from './drawing/kit'
import { suggestMachineHs } from './hs'
import { machineReaders } from './readers'
import { modelsNamed } from './vocabulary/models'
import { groupOfType, machineType, PART_TYPES, TYPES } from './vocabulary/types'

describe('lines about machines', () => {
  test.each(MACHINE_LINES)('%s', (line, meant) => {
    expect(lineSummary(line, machineReaders)).toBe(meant)
  })

  test('at least nine of ten are read whole', () => {
    const whole = MACHINE_LINES.filter(([, meant]) => !meant.includes(' | '))
    expect(whole.length / MACHINE_LINES.length).toBeGreaterThan(0.9)
  })

  test.each(MACHINE_TRAPS)('of another trade are not read: %s', (line) => {
    expect(readAll(line, machineReaders).understood).toEqual([])
  })

  test('each reader reads its own examples whole', () => {
    for (const { examples } of machineReaders)
      for (const example of examples) {
        const { understood, rest } = readAll(example, machineReaders)
        expect(understood.length, example).toBeGreaterThan(0)
        expect(rest, example).toBe('')
      }
  })
})

describe('models', () => {
  test.each([
    ['JAT-810', 'Toyota', 'Air-jet loom'],
    ['jat 810', 'Toyota', 'Air-jet loom'],
    ['LR 6/S', 'LMW', 'Ring frame'],
    ['ddl8700', 'Juki', 'Lockstitch machine'],
  ])('%s is known in any spelling', (name, make, type) => {
    expect(modelsNamed(name)).toContainEqual(expect.objectContaining({ make, type }))
  })

  test('are of types that the list has', () => {
    const known = new Set(machineType.options.map(({ value }) => value))
    const types = MACHINE_LINES.flatMap(([line]) => modelsNamed(line).map(({ type }) => type))
    expect(types.filter((type) => !known.has(type))).toEqual([])
  })
})

test('each figure belongs to types of the list, and each machine to a department', () => {
  const known = new Set(machineType.options.map(({ value }) => value))
  expect(Object.values(TYPES).flatMap((types) => types.filter((type) => !known.has(type)))).toEqual([])
  const machines = [...known].filter((type) => !PART_TYPES.has(type))
  expect(machines.filter((type) => groupOfType(type) === '')).toEqual([])
})

describe('the customs code', () => {
  const item = (machineType: string, change: object = {}) =>
    suggestMachineHs({ itemClass: 'Machine', machineGroup: '', machineType, width: null, diameter: null, ...change })
  const codeOf = (result: ReturnType<typeof item>) => (result.ok ? result.code : '')

  test.each<[string, string, object?]>([
    ['844630', 'Air-jet loom', { width: 190 }],
    ['844610', 'Needle loom', { width: 5 }],
    ['8446', 'Needle loom'],
    ['844621', 'Powerloom', { width: 130 }],
    ['844520', 'Ring frame'],
    ['844511', 'Card'],
    ['844512', 'Comber'],
    ['844513', 'Speed frame'],
    ['844530', 'TFO'],
    ['844540', 'Autoconer'],
    // 8445.90 has the other machines that prepare yarn for weaving: warping, sizing, drawing-in and tying.
    ['844590', 'Sizing machine'],
    ['844590', 'Warp tying machine'],
    ['844400', 'Texturising machine'],
    ['844712', 'Circular knitting machine', { diameter: 30 }],
    ['844711', 'Socks knitting machine', { diameter: 4 }],
    ['844720', 'Flat knitting machine'],
    ['844790', 'Multi-head embroidery machine'],
    ['844811', 'Dobby'],
    ['8451', 'Stenter'],
    ['845140', 'Soft-flow dyeing machine'],
    ['842010', 'Calender'],
    ['844319', 'Rotary printing machine'],
    ['844332', 'Digital printing machine'],
    ['8452', 'Lockstitch machine'],
    ['845210', 'Household sewing machine'],
    ['844833', 'Spinning ring', { itemClass: 'Spare' }],
    ['844842', 'Reed', { itemClass: 'Spare' }],
    ['844851', 'Knitting needle', { itemClass: 'Spare' }],
    ['845230', 'Sewing needle', { itemClass: 'Spare' }],
    ['844831', 'Card clothing', { itemClass: 'Spare' }],
    ['', 'Ring frame', { itemClass: 'Spare' }],
    ['', 'Reed'],
    ['', 'Ring frame', { itemClass: 'Plant' }],
    ['', 'Something new'],
  ])('%j for %s', (code, type, change = {}) => {
    expect(codeOf(item(type, change))).toBe(code)
  })
})

describe('the drawing of a machine', () => {
  const look: MachineLook = {
    listingId: 'a',
    itemClass: 'Machine',
    type: 'Air-jet loom',
    group: 'Weaving',
    year: 2018,
    width: 190,
    count: 6,
    diameter: null,
    gauge: null,
    isNew: false,
  }
  const drawn = (change: Partial<MachineLook>) => JSON.stringify(machineDrawing({ ...look, ...change }).layers)

  test('tells years, widths and kinds apart', () => {
    const all = [{}, { year: 2017 }, { year: 1994 }, { width: 340 }, { type: 'Ring frame' }, { itemClass: 'Plant' }]
    expect(new Set(all.map(drawn)).size).toBe(all.length)
  })

  test('of every type is below 2 kB', () => {
    for (const { value } of machineType.options)
      for (const count of [null, 1, 288, 25_000]) {
        const { layers } = machineDrawing({
          ...look,
          type: value,
          group: groupOfType(value),
          count,
          diameter: 30,
          gauge: 40,
        })
        expect(layers.map(({ d }) => d).join('').length, value).toBeLessThan(2048)
        expect(layers.length, value).toBeGreaterThan(2)
      }
  })
})
