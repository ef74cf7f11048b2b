import { describe, expect, test } from 'vitest'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'
import { readWriteBody } from '@/lib/domain/fields/listing-schema'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { describeModule } from '@/lib/domain/modules/describe'
import { commonDefinition } from '@/lib/domain/modules/every-module/common-definition'
import { capturedValues } from '@/lib/domain/rfq/requests/create-request'
import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'
import { factsOf } from './facts'
import { listingFacets } from './finding/facets'
import { listingNumbers } from './finding/number-facets'
import { searchText } from './finding/search-text'
import { judgeValues } from './judging/judge'
import type { Listing } from './listing'
import { presentCard } from './presenting/card'

const choice = (label: string, words: readonly string[], more: Partial<FieldSpec> = {}) =>
  ({ kind: 'choice', label, vocabulary: openVocabulary(words.map((word) => option(word, ''))), ...more }) as FieldSpec

const woven = { field: 'fabricStructure', in: ['Woven'] }
const common = commonDefinition('chemical_dye')
const names = ['fabricStructure', 'loomType', 'shedding', 'healdShafts', 'hooks', 'weftColours', 'crease']

/** A cloth with branches, as a module would define it. */
const cloth: ModuleDefinition = {
  ...common,
  groups: { ...common.groups, specifications: [...names, ...common.groups.specifications] },
  sections: {
    ...common.sections,
    technical_specifications: [...names, ...common.sections.technical_specifications],
  },
  fields: {
    fabricStructure: choice('Structure', ['Woven', 'Knitted']),
    loomType: choice('Loom', ['Air-jet', 'Rapier'], { visibleWhen: woven, need: 'asked', weight: 50 }),
    shedding: choice('Shedding', ['Dobby', 'Jacquard', 'Tappet'], { visibleWhen: woven }),
    healdShafts: { kind: 'number', label: 'Heald shafts', facet: 'range', rule: { min: 4, max: 28 } },
    hooks: { kind: 'number', label: 'Hooks', facet: 'range' },
    weftColours: { kind: 'number', label: 'Weft colours', facet: 'range' },
    crease: choice('Crease', ['Sharp'], { visibleWhen: { field: 'loomType', filled: true } }),
  },
  dependency: {
    ...common.dependency,
    dobby: { visibleWhen: 'shedding=Dobby', fields: ['healdShafts', 'weftColours'] },
    jacquard: { visibleWhen: 'shedding=Jacquard', fields: ['hooks', 'weftColours'] },
  },
  cardFields: ['loomType', 'shedding'],
}

const seller = { sellerId: 's', companyId: 'c', companyName: 'Mill', country: 'IN', city: 'Surat', state: 'Gujarat' }
const listing = (values: FieldValues) =>
  ({ listingId: 'l', seller, values, files: { attachments: [] }, updatedAt: new Date(0) }) as unknown as Listing
const knit = { fabricStructure: 'Knitted', loomType: 'Air-jet', shedding: 'Dobby', healdShafts: 16, crease: 'Sharp' }
const dobby = { fabricStructure: 'Woven', loomType: 'Air-jet', shedding: 'Dobby', healdShafts: 16, weftColours: 4 }
const judged = (values: FieldValues) =>
  judgeValues({ definition: cloth, values: { title: 'Cloth', ...values }, status: 'ACTIVE', isMicroOrSmall: false })
const warned = (values: FieldValues) =>
  judged(values).warnings.flatMap(({ code, field }) => (code === 'FIELD_NOT_APPLICABLE' ? [field] : []))

describe('the dependency matrix', () => {
  test('is applied by the server', () => {
    expect(warned({ ...dobby, hooks: 1344 })).toEqual(['hooks'])
    expect(warned({ ...dobby, shedding: 'Jacquard' })).toEqual(['healdShafts'])
    expect(warned({ ...dobby, shedding: 'Tappet' })).toEqual(['healdShafts', 'weftColours'])
  })

  test('lets a field that is in both of its lists apply under either', () => {
    for (const shedding of ['Dobby', 'Jacquard'])
      expect(factsOf(cloth, { ...dobby, shedding }).applicable.has('weftColours')).toBe(true)
    expect(factsOf(cloth, { ...dobby, shedding: 'Tappet' }).applicable.has('weftColours')).toBe(false)
  })

  test('is part of the conditions that the definition publishes', () => {
    const field = describeModule(cloth).fields.find(({ name }) => name === 'hooks')
    expect(field?.visibleWhen).toEqual({ any: [{ field: 'shedding', in: ['Jacquard'] }] })
  })
})

describe('a value that does not apply', () => {
  test('is kept and warned of, and so are the values that depend on it', () => {
    expect(warned(knit)).toEqual(['loomType', 'shedding', 'healdShafts', 'crease'])
    expect(factsOf(cloth, knit).values).toEqual({ fabricStructure: 'Knitted' })
  })

  test('is not judged', () => {
    expect(judged({ ...dobby, healdShafts: 90 }).errors.map(({ field }) => field)).toContain('healdShafts')
    expect(judged({ ...knit, healdShafts: 90 }).errors.map(({ field }) => field)).not.toContain('healdShafts')
  })

  test('is in no facet, range, search word, card or captured specification', () => {
    expect(listingFacets(listing(dobby), cloth).map(({ field }) => field)).toContain('loomType')
    expect(listingFacets(listing(knit), cloth).map(({ field }) => field)).not.toContain('loomType')
    expect(listingNumbers(dobby, cloth)).toEqual({ healdShafts: 16, weftColours: 4 })
    expect(listingNumbers(knit, cloth)).toEqual({})
    expect(searchText(listing(dobby), cloth)).toContain('Air-jet')
    expect(searchText(listing(knit), cloth)).not.toContain('Air-jet')
    expect(presentCard(listing(knit), cloth, {}).specs).toEqual([])
    expect(capturedValues(cloth, knit)).toEqual({ fabricStructure: 'Knitted' })
  })
})

describe('stock and capacity', () => {
  test('apply to goods and to services in turn', () => {
    expect(factsOf(cloth, {}).applicable.has('availableQuantity')).toBe(true)
    const job = commonDefinition('weave_knit_warping_job')
    expect(factsOf(job, {}).applicable.has('availableQuantity')).toBe(false)
    expect(factsOf(job, {}).applicable.has('moq')).toBe(true)
  })

  test('are ignored with a warning where a module does not have them', () => {
    const read = (definition: ModuleDefinition, body: FieldValues) => readWriteBody(definition, body, {})
    for (const [definition, name] of [
      [cloth, 'capacityPerDay'],
      [commonDefinition('weave_knit_warping_job'), 'lot'],
    ] as const) {
      const { errors, warnings, given } = read(definition, { [name]: 'x' })
      expect([errors, given]).toEqual([[], {}])
      expect(warnings).toEqual([expect.objectContaining({ code: 'FIELD_NOT_APPLICABLE', field: name })])
    }
    expect(read(cloth, { lots: 1 }).errors).toHaveLength(1)
  })
})

describe('a listing that sells work', () => {
  const jobs = commonDefinition('weave_knit_warping_job')
  /** Instruments and, of the same module, their tests. */
  const tests: ModuleDefinition = {
    ...cloth,
    serviceWhen: { field: 'weave', in: ['Test service'] },
    groups: {
      ...cloth.groups,
      specifications: [...cloth.groups.specifications, 'weave', 'capacityPerDay', 'slotAvailableFrom'],
    },
    fields: {
      ...cloth.fields,
      weave: choice('Kind', ['Sale', 'Test service']),
      capacityPerDay: { kind: 'number', label: 'Capacity' },
      slotAvailableFrom: { kind: 'date', label: 'Slot' },
    },
  }
  const applies = (definition: ModuleDefinition, values: FieldValues, name: string) =>
    factsOf(definition, values).applicable.has(name)

  test('has no condition, in its record and on its card', () => {
    expect(applies(jobs, {}, 'condition')).toBe(false)
    expect(presentCard(listing({ condition: 'Fresh' }), jobs, {}).condition).toBe('')
    expect(presentCard(listing({ condition: 'Fresh' }), cloth, {}).condition).toBe('Fresh')
  })

  test('may be one of a module of goods, by its own word', () => {
    for (const [kind, isWork] of [
      ['Test service', true],
      ['Sale', false],
    ] as const) {
      expect(applies(tests, { weave: kind }, 'capacityPerDay')).toBe(isWork)
      expect(applies(tests, { weave: kind }, 'availableQuantity')).toBe(!isWork)
      expect(applies(tests, { weave: kind }, 'condition')).toBe(!isWork)
    }
  })

  test('shows on its card what it does in a day and from when', () => {
    const values = { weave: 'Test service', capacityPerDay: 40, uom: 'test', slotAvailableFrom: '2026-12-01' }
    expect(presentCard(listing(values), tests, {}).capacity).toEqual({ perDay: 40, unit: 'test', from: '2026-12-01' })
    expect(presentCard(listing({ ...values, weave: 'Sale' }), tests, {}).capacity).toBeUndefined()
  })

  test('has no facet of ready stock', () => {
    const facets = (definition: ModuleDefinition) =>
      listingFacets(listing({ availableQuantity: 5 }), definition).map(({ field }) => field)
    expect(facets(jobs)).not.toContain('readyStock')
    expect(facets(cloth)).toContain('readyStock')
  })
})

test('words in rows and in parts of a value are canonical, and so is what follows from them', () => {
  const waste = { wasteType: 'noil', compositionRange: [{ fibre: 'lycra', from: 2, to: 5 }] }
  const { words, filled } = factsOf(matrixDefinition('recycle_waste_materials'), waste)
  expect(words.compositionRange).toEqual([{ fibre: 'Elastane', from: 2, to: 5 }])
  expect(filled.fiberType).toEqual(['Elastane'])
  const zip = { trimType: 'Zipper', zipper: { teeth: 'nylon coil', number: 5 } }
  expect(factsOf(matrixDefinition('garment_accessories'), zip).words.zipper).toEqual({ teeth: 'Coil', number: 5 })
  const loom = { itemClass: 'Machine', machineGroup: 'Weaving', machineType: 'airjet loom' }
  expect(factsOf(matrixDefinition('machinery_spares_tools_accessories'), loom).words.loomType).toBe('Air-jet')
})
