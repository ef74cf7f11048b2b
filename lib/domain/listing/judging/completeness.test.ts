import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec, writableFields } from '@/lib/domain/modules/resolve'
import { yarn } from '@/lib/domain/modules/yarn'
import { completeness } from './completeness'

/** A small module with few rules. */
const fields: Record<string, FieldSpec> = {
  name: { kind: 'text', label: 'Name', need: 'draft', weight: 2 },
  price: {
    kind: 'number',
    label: 'Price',
    need: 'active',
    weight: 3,
    neededWhen: { not: { field: 'slabs', filled: true } },
  },
  slabs: { kind: 'text', label: 'Slabs' },
  finesse: { kind: 'text', label: 'Fineness', need: 'asked', weight: 5 },
  shadeCard: { kind: 'text', label: 'Shade card', need: 'asked', visibleWhen: { field: 'finesse', in: ['dyed'] } },
  hidden: { kind: 'text', label: 'Hidden', need: 'asked', isHidden: true },
}
const none = {
  identity: [],
  specifications: [],
  commercial: [],
  tradeMode: [],
  packaging: [],
  attachments: [],
  rfqContinuity: [],
}
const small: ModuleDefinition = {
  ...yarn,
  fields,
  groups: { ...none, identity: Object.keys(fields) },
  offMatrix: [],
  sections: {
    listing_type_business_mode: [],
    product_identity: ['name', 'hidden'],
    technical_specifications: ['finesse', 'shadeCard'],
    inventory: [],
    pricing_quantity_slabs: ['price', 'slabs'],
    domestic_export_terms: [],
    packaging_logistics_readiness: [],
    images_documents_design_files: [],
    quality_compliance: [],
    preview_publish: [],
  },
}

describe('completeness', () => {
  test.each<[string, FieldValues, number, string | null]>([
    ['nothing', {}, 0, 'price'],
    ['the name', { name: 'N' }, 18, 'price'],
    ['name and price', { name: 'N', price: 285 }, 45, 'finesse'],
    ['slabs in place of a price', { name: 'N', slabs: 's' }, 25, 'finesse'],
    ['all that applies', { name: 'N', price: 285, finesse: 'fine' }, 100, null],
    ['all but what a dyed one needs', { name: 'N', price: 285, finesse: 'dyed' }, 90, 'shadeCard'],
  ])('of %s', (_, values, score, next) => {
    expect(completeness(small, values)).toMatchObject({ score, next })
  })

  test('lists each section with fields to fill, in the order of the form, with the missing ones', () => {
    expect(completeness(small, { name: 'N', finesse: 'dyed' }).sections).toEqual([
      { section: 'product_identity', score: 100, missing: [] },
      { section: 'technical_specifications', score: 83, missing: ['shadeCard'] },
      { section: 'pricing_quantity_slabs', score: 0, missing: ['price'] },
    ])
  })

  test('a field that blocks ACTIVE comes before a field with more weight', () => {
    expect(completeness(small, {}).next).toBe('price')
  })

  test('is rounded down, so that 100 means no missing field', () => {
    const heavy: ModuleDefinition = {
      ...small,
      fields: { ...fields, finesse: { kind: 'text', label: 'F', need: 'asked', weight: 5000 } },
    }
    expect(completeness(heavy, { price: 285, finesse: 'fine' }).score).toBe(99)
  })
})

describe('completeness of a yarn listing', () => {
  /** Any value that the field may hold: of its vocabulary, or of its kind. */
  const anyValue = (name: string): fc.Arbitrary<unknown> => {
    const spec = fieldSpec(yarn, name)
    if (!spec) throw new Error(`${name} is a field`)
    if (spec.kind === 'choice') return fc.constantFrom(...spec.vocabulary.options.map(({ value }) => value))
    if (spec.kind === 'choices') {
      return fc.subarray(
        spec.vocabulary.options.map(({ value }) => value),
        { minLength: 1, maxLength: 3 },
      )
    }
    if (spec.kind === 'boolean') return fc.boolean()
    if (spec.kind === 'number') return fc.integer({ min: 1, max: 500 })
    return fc.constant(spec.kind === 'text' || spec.kind === 'count' || spec.kind === 'url' ? '30s' : [{ a: 1 }])
  }
  const names = writableFields(yarn)
  const anyListing = fc.record(Object.fromEntries(names.map((name) => [name, anyValue(name)])), { requiredKeys: [] })

  test('filling a field never lowers it, for any field and value', () => {
    fc.assert(
      fc.property(
        anyListing,
        fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), anyValue(name))),
        fc.boolean(),
        (listing, [name, value], hasDefaults) => {
          const { [name]: _, ...before } = { ...(hasDefaults ? yarn.defaults : {}), ...listing }
          const scoreOf = (values: FieldValues) => completeness(yarn, values).score
          expect(scoreOf({ ...before, [name]: value })).toBeGreaterThanOrEqual(scoreOf(before))
        },
      ),
      { numRuns: 400 },
    )
  })

  test('filling the named next field always raises it, until nothing is missing', () => {
    let values: FieldValues = { ...yarn.defaults }
    const order: string[] = []
    for (let next = completeness(yarn, values).next; next !== null; next = completeness(yarn, values).next) {
      expect(order).not.toContain(next)
      order.push(next)
      values = { ...values, [next]: fc.sample(anyValue(next), { numRuns: 1, seed: 7 })[0] }
    }
    expect(order.slice(0, 5)).toEqual(['basePrice', 'title', 'yarnFamily', 'fiberType', 'count'])
    expect(completeness(yarn, values).score).toBe(100)
  })

  test('rises with filled fields and counts each field once', () => {
    const bare = completeness(yarn, { ...yarn.defaults })
    const named = completeness(yarn, {
      ...yarn.defaults,
      title: '30s Combed Cotton Yarn',
      basePrice: 285,
      count: '30s',
    })
    expect(bare.score).toBeLessThan(named.score)
    const missing = bare.sections.flatMap((section) => section.missing)
    expect(new Set(missing).size).toBe(missing.length)
    expect(missing).toContain('count')
  })

  test('does not ask a spun yarn for its denier or a domestic one for its Incoterm', () => {
    const missing = completeness(yarn, { ...yarn.defaults, yarnFamily: 'Cotton yarn' }).sections.flatMap(
      (s) => s.missing,
    )
    expect(missing).not.toContain('denier')
    expect(missing).not.toContain('incoterm')
    const filament = completeness(yarn, { ...yarn.defaults, yarnFamily: 'Polyester filament', tradeMode: 'Export' })
    expect(filament.sections.flatMap((s) => s.missing)).toEqual(expect.arrayContaining(['denier', 'incoterm']))
  })

  test('counts what follows from other values as filled', () => {
    const cloth = matrixDefinition('grey_fabric')
    const stated = { ...cloth.defaults, fabricStructure: 'Woven', construction: '40x40/132x72 63"' }
    const missing = completeness(cloth, stated).sections.flatMap((section) => section.missing)
    for (const name of ['warpCount', 'weftCount', 'epi', 'ppi', 'clothWidth']) expect(missing).not.toContain(name)
    expect(missing).toContain('weave')
  })
})
