import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { listingFacets } from '@/lib/domain/listing/finding/facets'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import type { Listing } from '@/lib/domain/listing/listing'
import { comparedPrices } from '@/lib/domain/listing/pricing/price'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { describeModule } from '@/lib/domain/modules/describe'
import { RUPEE } from '@/lib/domain/units/exchange-rates'
import { weaveKnitWarpingJob as definition } from '.'
import { AIR_JET, CIRCULAR, SECTIONAL } from './bodies'

const judged = (body: FieldValues) =>
  judgeListing({ definition, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const warned = (body: FieldValues) => judged(body).warnings.map(({ code, field }) => `${code} ${field}`)
const minimal = { title: 'Weaving job at our shed', basePrice: 7, uom: 'm' }

describe('job work of weaving, knitting and warping', () => {
  test('publishes with title, price and unit, whatever else is left out', () => {
    const { blocking, values } = judged(minimal)
    expect(blocking).toEqual([])
    expect(values.condition).toBeUndefined()
  })

  test('is a service with looms, dobby and jacquard in its matrix, and no condition', () => {
    const { dependency, conditions, priceBases } = describeModule(definition)
    expect(definition.professional).toMatchObject({ serviceListing: true, stockFieldsVisible: false })
    expect(dependency).toMatchObject({
      wovenKnittedNonwovenApplies: true,
      loomTypeApplies: true,
      dobby: { visibleWhen: 'shedding=Dobby', fields: ['dobbyType', 'healdShafts'] },
      jacquard: { visibleWhen: 'shedding=Jacquard' },
    })
    expect(conditions).toEqual([])
    expect(priceBases.map(({ unit }) => unit)).toEqual(['m', 'kg', 'pick'])
  })

  test.each(['availableQuantity', 'stockQty', 'totalQuantity', 'lot', 'condition'])('takes no %s', (name) => {
    const { blocking, warnings } = judged({
      ...AIR_JET,
      [name]: name === 'condition' || name === 'lot' ? 'Fresh' : 500,
    })
    expect(blocking).toEqual([])
    expect(warnings).toContainEqual(
      expect.objectContaining({
        code: 'FIELD_NOT_APPLICABLE',
        field: name === 'stockQty' ? 'availableQuantity' : name,
      }),
    )
  })

  test.each([
    ['gauge of a loom', { ...AIR_JET, gauge: 24 }, 'FIELD_NOT_APPLICABLE gauge'],
    ['reed space of a knitting machine', { ...CIRCULAR, reedSpace: 190 }, 'FIELD_NOT_APPLICABLE reedSpace'],
    ['hooks without jacquard', { ...AIR_JET, hooks: 2688 }, 'FIELD_NOT_APPLICABLE hooks'],
    ['cotton on water-jet', { ...AIR_JET, loomType: 'Water-jet' }, 'WATERJET_FIBRE fiberHandled'],
    ['a speed of other looms', { ...AIR_JET, loomType: 'Rapier', rpm: 1400 }, 'RPM_USUAL rpm'],
    ['a reed in inches', { ...AIR_JET, reedSpace: 72, clothWidthRange: null }, 'REED_USUAL reedSpace'],
    ['much size', { ...SECTIONAL, sizePickUp: 33 }, 'SIZE_USUAL sizePickUp'],
    ['no efficiency', { ...AIR_JET, efficiencyPromise: 30 }, 'EFFICIENCY_USUAL efficiencyPromise'],
    ['a small creel', { ...SECTIONAL, creelCapacity: 40 }, 'CREEL_USUAL creelCapacity'],
    ['more than looms weave', { ...AIR_JET, capacityPerDay: 90_000 }, 'CAPACITY_OVER_LOOMS capacityPerDay'],
    ['picks of a knitting machine', { ...CIRCULAR, priceUom: 'pick', basePrice: 0.1 }, 'RATE_UNIT priceUom'],
    ['other machines than listed', { ...AIR_JET, loomCount: 40 }, 'MACHINES_DIFFER loomCount'],
    ['fine flat machines', { ...CIRCULAR, jobType: ['Flat knitting'], gauge: 28 }, 'GAUGE_MACHINE gauge'],
    ['much wastage', { ...AIR_JET, wastageAllowance: 20 }, 'WASTAGE_HIGH wastageAllowance'],
  ])('warns of %s', (_, body, warning) => {
    expect(warned(body)).toContain(warning)
    expect(judged(body).blocking).toEqual([])
  })

  test('takes one job or several, and finds each', () => {
    const facets = (jobType: unknown) =>
      listingFacets({ values: { ...minimal, jobType }, seller: { state: '' } } as unknown as Listing, definition)
        .filter(({ field }) => field === 'jobType')
        .map(({ label }) => label)
    expect(facets('sizing job')).toEqual(['Sizing'])
    expect(facets(['Sectional warping', 'Sizing'])).toEqual(['Sectional warping', 'Sizing'])
    expect(judged({ ...minimal, jobType: 'Weaving', loomType: 'Air-jet', reedSpace: 190 }).blocking).toEqual([])
  })

  test('says what a metre costs at a rate per pick, and what a loom weaves in a day', () => {
    const derived = (body: FieldValues) => {
      const facts = factsOf(definition, body)
      return definition.derived.slice(0, 2).map(({ compute }) => compute(facts))
    }
    const rate = { jobType: ['Weaving'], basePrice: 0.12, priceUom: 'pick', currency: 'INR' }
    expect(derived({ ...rate, ratePpi: 60, rpm: 600, efficiencyPromise: 90 })).toEqual([7.2, 329.2])
    expect(derived(rate)).toEqual([null, null])
    expect(derived({ ...rate, ratePpi: 60, priceUom: 'm' })[0]).toBeNull()
    const { priceKey, numbers } = comparedPrices(definition, { ...rate, ratePpi: 60 }, RUPEE)
    expect([priceKey, numbers['basePrice:pick']]).toEqual([expect.closeTo(7.2, 6), expect.closeTo(0.12, 6)])
    expect(comparedPrices(definition, rate, RUPEE).priceKey).toBeNull()
  })

  test('fills the group of rates and the cloth widths that the reed allows', () => {
    const { filled } = factsOf(definition, { jobType: 'Weaving', reedSpace: { value: 190, unit: 'cm' } })
    expect(filled).toEqual({ category: 'Weaving', clothWidthRange: { to: 75 } })
    expect(factsOf(definition, { jobType: ['Sizing'] }).filled).toEqual({ category: 'Warping and sizing' })
  })

  test('counts the points of cloth in 100 yd², as the 4-point system and the other modules do', () => {
    const points = expect.objectContaining({ name: 'points100', label: 'Points in 100 yd²' })
    expect(definition.fields.quality).toMatchObject({ parts: expect.arrayContaining([points]) })
  })

  test('has the service accounting code once the job is known', () => {
    expect(suggestHs(definition, AIR_JET)).toMatchObject({ ok: true, code: '998821' })
    expect(suggestHs(definition, minimal)).toMatchObject({ ok: false })
  })

  test('writes the titles of its own examples', () => {
    for (const body of [AIR_JET, CIRCULAR, SECTIONAL]) expect(builtTitle(definition, body)).toBe(body.title)
  })

  test('reads a line of a rate list into a listing that publishes', () => {
    const { values, rest, issues } = readLine(
      definition,
      'Airjet weaving job 190 cm 24 looms dobby 40-90 ppi @ 12 paise per pick, min 5000 m, 15 days, party yarn',
    )
    expect(rest).toBe('')
    expect(values).toMatchObject({
      loomType: 'Air-jet',
      basePrice: 0.12,
      moq: 5000,
      dispatchLeadTime: 15,
      loomCount: 24,
    })
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
