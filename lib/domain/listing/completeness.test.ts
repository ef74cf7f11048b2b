import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { yarn } from '@/lib/domain/modules/yarn'
import { completeness } from './completeness'

/** A small module whose every rule is visible here. */
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
  it.each<[string, FieldValues, number, string | null]>([
    ['nothing', {}, 0, 'price'],
    ['the name', { name: 'N' }, 20, 'price'],
    ['name and price', { name: 'N', price: 285 }, 50, 'finesse'],
    ['slabs in place of a price', { name: 'N', slabs: 's' }, 28, 'finesse'],
    ['all that applies', { name: 'N', price: 285, finesse: 'fine' }, 100, null],
    ['all but what a dyed one needs', { name: 'N', price: 285, finesse: 'dyed' }, 90, 'shadeCard'],
  ])('of %s', (_, values, score, next) => {
    expect(completeness(small, values)).toMatchObject({ score, next })
  })

  it('gives each section that asks for something, in the order of the form, with what is missing', () => {
    expect(completeness(small, { name: 'N', finesse: 'dyed' }).sections).toEqual([
      { section: 'product_identity', score: 100, missing: [] },
      { section: 'technical_specifications', score: 83, missing: ['shadeCard'] },
      { section: 'pricing_quantity_slabs', score: 0, missing: ['price'] },
    ])
  })

  it('what blocks ACTIVE is asked for before what weighs more', () => {
    expect(completeness(small, {}).next).toBe('price')
  })

  it('is rounded down: one missing field never reads as 100', () => {
    const heavy: ModuleDefinition = {
      ...small,
      fields: { ...fields, finesse: { kind: 'text', label: 'F', need: 'asked', weight: 5000 } },
    }
    expect(completeness(heavy, { price: 285, finesse: 'fine' }).score).toBe(99)
  })
})

describe('completeness of a yarn listing', () => {
  it('rises with what is filled and counts each field once', () => {
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

  it('does not ask a spun yarn for its denier nor a domestic one for its Incoterm', () => {
    const missing = completeness(yarn, { ...yarn.defaults, yarnFamily: 'Cotton yarn' }).sections.flatMap(
      (s) => s.missing,
    )
    expect(missing).not.toContain('denier')
    expect(missing).not.toContain('incoterm')
    const filament = completeness(yarn, { ...yarn.defaults, yarnFamily: 'Polyester filament', tradeMode: 'Export' })
    expect(filament.sections.flatMap((s) => s.missing)).toEqual(expect.arrayContaining(['denier', 'incoterm']))
  })
})
