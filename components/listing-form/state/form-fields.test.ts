import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { applicableFields, formFieldNames } from '@/lib/domain/listing/judging/applicable-fields'
import { type ModuleDefinition, SECTION_GROUPS } from '@/lib/domain/modules/define-module'
import { yarn } from '@/lib/domain/modules/yarn'
import { bodyValues, changedFields, familyTwins, openForm } from './form-fields'

const shows = (name: string, values: FieldValues) => applicableFields(yarn, values).has(name)

describe('the fields of the form', () => {
  test('are those of the sections, each once and none that is hidden', () => {
    const names = formFieldNames(yarn)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('count')
    expect(names).not.toContain('gsm')
    const inSections = SECTION_GROUPS.flatMap((section) => yarn.sections[section])
    expect(names.every((name) => inSections.includes(name))).toBe(true)
  })

  test('do not offer a new arrival where the module has none', () => {
    const used: ModuleDefinition = { ...yarn, professional: { ...yarn.professional, newArrivalAllowed: false } }
    expect(formFieldNames(used)).not.toContain('newArrival')
  })

  test('swap with the family: denier for filament, CSP for spun', () => {
    expect(shows('denier', { yarnFamily: 'Polyester filament' })).toBe(true)
    expect(shows('cspStrength', { yarnFamily: 'Polyester filament' })).toBe(false)
    expect(shows('denier', { yarnFamily: 'Cotton yarn' })).toBe(false)
    expect(shows('cspStrength', { yarnFamily: 'Cotton yarn' })).toBe(true)
  })

  test("follow the trade's other words for a family as well as its label", () => {
    expect(shows('denier', { yarnFamily: 'PFY' })).toBe(true)
  })

  test('appear and go with trade mode and sample', () => {
    expect(shows('incoterm', { tradeMode: 'Export' })).toBe(true)
    expect(shows('pdcSlabs', { tradeMode: 'Export' })).toBe(false)
    expect(shows('samplePrice', { sampleAvailable: true })).toBe(true)
    expect(shows('samplePrice', { sampleAvailable: false })).toBe(false)
  })

  test('do not hang on the value of a field that is itself hidden', () => {
    const values = { tradeMode: 'Export', pdcSlabs: [{ days: '30', price: '290', enabled: true }] }
    expect(shows('offlinePdcSettlement', values)).toBe(false)
  })

  test("obey the module's dependency matrix", () => {
    const rule = { visibleWhen: 'yarnFamily=Silk', fields: ['grade'] }
    const silk: ModuleDefinition = { ...yarn, dependency: { ...yarn.dependency, dobby: rule } }
    expect(applicableFields(silk, { yarnFamily: 'Silk' }).has('grade')).toBe(true)
    expect(applicableFields(silk, { yarnFamily: 'Linen' }).has('grade')).toBe(false)
    const never: ModuleDefinition = {
      ...yarn,
      dependency: { ...yarn.dependency, jacquard: { visibleWhen: 'not_applicable', fields: ['grade'] } },
    }
    expect(applicableFields(never, { yarnFamily: 'Silk' }).has('grade')).toBe(false)
  })
})

describe('what was changed', () => {
  const stored = { title: 'Old title here', basePrice: 289, fiberType: ['Cotton'] }
  const before = bodyValues(yarn, openForm(yarn, stored))

  test('is nothing when the form was only opened', () => {
    expect(changedFields(yarn, before, bodyValues(yarn, openForm(yarn, stored)))).toEqual([])
  })

  test('is a field that was filled in, changed or emptied', () => {
    const typed = { ...openForm(yarn, stored), title: '', basePrice: '290', count: '30s' }
    expect(changedFields(yarn, before, bodyValues(yarn, typed)).sort()).toEqual(['basePrice', 'count', 'title'])
  })
})

test('the category says the family once more; other fields are no twins of it', () => {
  expect(familyTwins(yarn, 'yarnFamily')).toEqual(['category'])
  expect(familyTwins(yarn, 'uom')).toEqual([])
})
