import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { packagingSnapshot } from '@/lib/domain/listing/judging/packaging'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { commonDefinition } from '@/lib/domain/modules/every-module/common-definition'
import { yarn } from '@/lib/domain/modules/yarn'
import { specSections } from './spec-rows'

function rowText(fields: FieldValues, definition: ModuleDefinition = yarn): Record<string, string> {
  const rows = specSections(definition, fields, packagingSnapshot(fields)).flatMap((section) => section.rows)
  return Object.fromEntries(
    rows.map((row) => [
      row.name,
      row.parts.map((part) => [part.label, part.text, part.unit].filter(Boolean).join(' ')).join(', '),
    ]),
  )
}

describe('specSections', () => {
  test('show a specification when the family is written as a synonym', () => {
    expect(rowText({ yarnFamily: 'Polyester filament yarn', denier: 150 }).denier).toBeDefined()
    expect(rowText({ yarnFamily: 'polyester filament', denier: 150 }).denier).toBeDefined()
    expect(rowText({ yarnFamily: 'Cotton yarn', denier: 150 }).denier).toBeUndefined()
  })

  test('format each kind of value in trade terms', () => {
    expect(
      rowText({
        currency: 'INR',
        priceUom: 'kg',
        twist: { direction: 'Z', amount: 18.6, unit: 'TPI', tm: 3.4 },
        blendPercentages: [
          { fibre: 'Polyester', percent: 65 },
          { fibre: 'Viscose', percent: 35 },
        ],
        domesticPrice: 289,
        sampleAvailable: true,
        samplePrice: 0,
        originCountry: 'IN',
        tolerance: { countPercent: 1.5 },
        length: 60,
        width: 40,
        height: 40,
        dimensionUnit: 'cm',
        packageCount: 100,
        negotiable: false,
        tradeMode: 'Domestic',
      }),
    ).toMatchObject({
      twist: 'Z 18.6 TPI, TM 3.4',
      blendPercentages: '65 % Polyester, 35 % Viscose',
      domesticPrice: '₹289.00 /kg',
      samplePrice: 'Free',
      originCountry: 'India',
      tolerance: 'Count ± 1.5 %',
      length: '60 × 40 × 40 cm',
      cbm: '9.6 m³',
      negotiable: 'No',
    })
  })

  test.each<[string, Record<string, boolean>, Record<string, string>]>([
    ['the defaults', { negotiable: true, taxIncluded: false, sampleAvailable: false }, {}],
    [
      'the other word',
      { negotiable: false, taxIncluded: true, sampleAvailable: true },
      { negotiable: 'No', taxIncluded: 'Yes', sampleAvailable: 'Yes' },
    ],
  ])('a yes or no that may be a default is not shown as said by the seller: %s', (_, fields, shown) => {
    expect(rowText(fields)).toEqual(shown)
  })

  test('leave out what does not apply to the listing, and separate unit fields', () => {
    const rows = rowText({
      yarnFamily: 'Cotton yarn',
      denier: 150,
      netWeight: 60,
      weightUnit: 'kg',
      tradeMode: 'Domestic',
      destinationRestrictions: ['PK'],
    })
    expect(rows).toMatchObject({ netWeight: '60 kg' })
    expect(Object.keys(rows).sort()).toEqual(['netWeight', 'tradeMode', 'yarnFamily'])
  })

  test('link only to https addresses', () => {
    const link = (externalReference: string) =>
      specSections(yarn, { externalReference }, packagingSnapshot({})).flatMap((section) => section.rows)[0]?.href
    expect(link('https://example.com/card')).toBe('https://example.com/card')
    expect(link('javascript:alert(1)')).toBeUndefined()
  })
})

describe('the ten sections of a form', () => {
  const titles = (definition: ModuleDefinition, fields: FieldValues) =>
    specSections(definition, fields, packagingSnapshot(fields)).map(({ title }) => title)
  const FIELDS = { title: 'Goods', paymentTerms: ['PDC'], netWeight: 60, weightUnit: 'kg', sellerSku: 'A-1' }

  test('are three parts for a buyer, under the words of the trade', () => {
    expect(titles(yarn, FIELDS)).toEqual(['What you get', 'Price and payment', 'Packing and dispatch'])
    const job = matrixDefinition('weave_knit_warping_job')
    expect(titles(job, { ...FIELDS, dispatchLeadTime: 4 })).toEqual([
      'What you get',
      'Rates',
      'Turnaround and transport',
    ])
    const board = matrixDefinition('suggestions_new_arrival_trending')
    expect(titles(board, { season: ['SS26'], validFrom: '2026-11-26' })).toEqual(['What you get', 'When it is shown'])
  })
})

describe('the kinds of other trades', () => {
  const common = commonDefinition('grey_fabric')
  const names = ['clothWidth', 'batch', 'from', 'sizes', 'capacity', 'source']
  const cloth: ModuleDefinition = {
    ...common,
    groups: { ...common.groups, specifications: names },
    sections: { ...common.sections, technical_specifications: names, packaging_logistics_readiness: [] },
    fields: {
      clothWidth: { kind: 'measure', dimension: 'length', label: 'Width', unit: 'in', base: 'cm' },
      batch: { kind: 'range', label: 'Batch', unit: 'kg' },
      from: { kind: 'date', label: 'From' },
      sizes: {
        kind: 'rows',
        label: 'Sizes',
        parts: [
          { name: 'size', label: 'Size', kind: 'text' },
          { name: 'pieces', label: 'Pieces', kind: 'number' },
        ],
      },
      capacity: {
        kind: 'rows',
        label: 'Capacity',
        parts: [
          { name: 'process', label: 'Process', kind: 'text' },
          { name: 'perDay', label: 'A day', kind: 'number', unitFrom: 'unit', isNamedByField: true },
          { name: 'unit', label: 'Unit', kind: 'text' },
        ],
      },
      source: { kind: 'reference', label: 'Source' },
    },
  }

  test('have a row each, but for ids', () => {
    const fields = {
      clothWidth: { value: 63, unit: 'in' },
      batch: { from: 200, to: 1500 },
      from: '2026-12-05',
      sizes: [{ size: 'S', pieces: 2 }, { size: 'M' }],
      capacity: [{ process: 'Dyeing', perDay: 20_000, unit: 'm' }],
      source: '019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10',
    }
    expect(rowText(fields, cloth)).toEqual({
      clothWidth: '63 in',
      batch: '200–1,500 kg',
      from: '5 Dec 2026',
      sizes: 'S Pieces 2, M',
      capacity: 'Dyeing 20,000 m',
    })
  })
})
