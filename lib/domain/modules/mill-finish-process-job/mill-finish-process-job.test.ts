import { describe, expect, test } from 'vitest'
import { readAll } from '@/lib/domain/families/reading/read-all'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { listingFacets } from '@/lib/domain/listing/finding/facets'
import { keyNumberOf } from '@/lib/domain/listing/finding/number-facets'
import { rangesOf } from '@/lib/domain/listing/finding/read-parts'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { listingWith } from '@/lib/testing/example-listings'
import { millFinishProcessJob } from '.'
import { processExamples } from './examples'
import { processReading } from './reading'
import { processViews } from './views'

const example = (name: string): FieldValues =>
  processExamples.whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues) =>
  judgeListing({ definition: millFinishProcessJob, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (name: string, change: FieldValues) => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

describe('the titles of process work', () => {
  test.each([
    [
      'Woven dyeing',
      'Reactive CPB Dyeing Job, Cotton/Linen Woven to 63", 20,000 m/day, Singeing, Desizing, Bleaching, ZLD',
    ],
    [
      'Rotary printing',
      'Rotary Printing Job, Viscose/Cotton Woven to 58", 60,000 m/day, 12 Colours, Steaming, Washing, Finishing, CETP',
    ],
    ['Cheese dyeing', 'Vat Package Yarn Dyeing Job, Cotton/Linen Yarn cheese, 3,500 kg/day, Bleaching, CETP'],
    ['Garment washing', 'Enzyme Garment Washing Job, Cotton/Elastane Garment, 8,000 pcs/day, Garment dyeing, ZLD'],
  ])('of %s is %s', (name, title) => {
    expect(builtTitle(millFinishProcessJob, example(name))).toBe(title)
  })

  test('are empty without a process', () => {
    expect(builtTitle(millFinishProcessJob, { maxWidth: 63 })).toBe('')
  })
})

test.each([
  ['Woven dyeing', '63" · 200–1,500 kg'],
  ['Rotary printing', '58" · 80–4,000 kg · 12 colours'],
  ['Cheese dyeing', '10–600 kg'],
])('the key fact of %s is %s', (name, fact) => {
  expect(processViews.keyFact?.(factsOf(millFinishProcessJob, example(name)))).toBe(fact)
})

test('the key number is the width in centimetres, in whichever unit it was given', () => {
  const widthOf = (values: FieldValues) => keyNumberOf(millFinishProcessJob, factsOf(millFinishProcessJob, values))
  expect(widthOf(judged({ ...example('Woven dyeing'), maxWidth: 63 }).values)).toBeCloseTo(160.02)
  expect(widthOf({ ...example('Woven dyeing'), maxWidth: { value: 150, unit: 'cm' } })).toBe(150)
  expect(widthOf(example('Cheese dyeing'))).toBeNull()
})

test('a search for a width or a number of colours finds what can do more', () => {
  const rangesFor = (q: string) =>
    readAll(q, processReading.readers ?? []).understood.flatMap((part) => rangesOf(millFinishProcessJob, part))
  expect(rangesFor('cpb dyeing 58 inch')).toEqual([{ name: 'maxWidth', min: expect.closeTo(144.4, 1), max: null }])
  expect(rangesFor('8 colour rotary printing job')).toEqual([{ name: 'colours', min: 7.84, max: null }])
  expect(rangesFor('dyeing job 180 gsm')).toEqual([{ name: 'gsmRange', isInterval: true, min: 180, max: 180 }])
})

describe('words and branches', () => {
  test('one word is taken where a list is asked', () => {
    const { blocking, values } = judged({
      title: 'CPB dyeing',
      basePrice: 12,
      uom: 'm',
      processStage: 'Dyeing',
      materialForm: 'Woven',
      machine: 'CPB',
      dyeClass: 'Reactive',
      maxWidth: 63,
      batchSize: { from: 200, to: 1500 },
      measuredOn: 'Finished metres',
      waterTreatment: 'ZLD',
    })
    expect(blocking).toEqual([])
    expect(values).toMatchObject({ processStage: ['Dyeing'], machine: ['CPB'], dyeClass: ['Reactive'] })
  })

  test('a field of printing is a warning in a dyeing job, and in no filter', () => {
    const body = { ...example('Woven dyeing'), printMethod: ['Rotary'], colours: 12 }
    expect(codes('Woven dyeing', { printMethod: ['Rotary'], colours: 12 })).toEqual([
      'FIELD_NOT_APPLICABLE printMethod',
      'FIELD_NOT_APPLICABLE colours',
    ])
    const facets = listingFacets(listingWith('mill_finish_process_job', 'x', body), millFinishProcessJob)
    expect(facets.map(({ field }) => field)).not.toContain('printMethod')
  })

  test('stock and condition do not apply', () => {
    expect(codes('Woven dyeing', { availableQuantity: 500 })).toEqual(['FIELD_NOT_APPLICABLE availableQuantity'])
  })

  test('waste water that is not stated only lowers the completeness', () => {
    const { waterTreatment: _, ...without } = example('Woven dyeing')
    expect(judged(without).blocking).toEqual([])
    expect(completeness(millFinishProcessJob, without).score).toBeLessThan(
      completeness(millFinishProcessJob, example('Woven dyeing')).score,
    )
  })
})

describe('a buyer notices', () => {
  test.each<[string, string, FieldValues, string]>([
    [
      'yarn dyeing without yarn',
      'Woven dyeing',
      { processStage: ['Yarn dyeing', 'Dyeing'] },
      'FORM_OF_PROCESS materialForm',
    ],
    ['reactive dyes on polyester', 'Woven dyeing', { fiberHandled: ['Polyester'] }, 'DYE_FIBRE dyeClass'],
    ['vat dyes on CPB', 'Woven dyeing', { dyeClass: ['Vat'] }, 'DYE_MACHINE machine'],
    [
      'sublimation on cotton',
      'Rotary printing',
      { printMethod: ['Sublimation'], fiberHandled: ['Cotton'], dyeClass: ['Pigment'] },
      'PRINT_FIBRE printMethod',
    ],
    ['a liquor ratio of a padder', 'Woven dyeing', { liquorRatio: '1:6' }, 'LIQUOR_RATIO liquorRatio'],
    ['a very long bath', 'Knits dyeing', { liquorRatio: '1:50' }, 'LIQUOR_RATIO liquorRatio'],
    ['a difference measured by eye', 'Woven dyeing', { shadeMatching: 'Visual' }, 'SHADE_BY_EYE shadeMatching'],
    ['a high loss', 'Woven dyeing', { processLoss: 25 }, 'PROCESS_LOSS processLoss'],
    ['a weak promise', 'Woven dyeing', { shrinkagePromise: { length: 12 } }, 'SHRINKAGE_PROMISE shrinkagePromise'],
    ['a shade above a batch', 'Knits dyeing', { minPerShade: 1500 }, 'MIN_PER_SHADE_OVER_BATCH minPerShade'],
    ['a standard without proof', 'Woven dyeing', { certifications: null }, 'STANDARD_CERTIFICATE chemStandard'],
    [
      'wet rubbing above dry',
      'Woven dyeing',
      { fastnessPromise: { rubDry: 3, rubWet: 4 } },
      'FASTNESS_RUB fastnessPromise.rubWet',
    ],
  ])('%s', (_, name, change, issue) => {
    expect(codes(name, change)).toEqual([issue])
  })

  test('nothing in weight that is taken off on purpose, or in a print without water', () => {
    expect(codes('Woven dyeing', { processLoss: 25, processStage: ['Weight reduction'] })).not.toContain(
      'PROCESS_LOSS processLoss',
    )
    const dry = { processStage: ['Printing'], printMethod: ['Sublimation'], waterTreatment: 'No waste water' }
    expect(codes('Rotary printing', dry)).toEqual([])
  })
})

test('a promise of shrinkage has no minus, so that at most 3 is not met by 8', () => {
  expect(codes('Woven dyeing', { shrinkagePromise: { length: -8, width: 3 } })).toEqual([
    'TOO_SMALL shrinkagePromise.length',
  ])
  expect(codes('Woven dyeing', { shrinkagePromise: { length: 0, width: 3 } })).toEqual([])
})

test('the minimum of a shade is not that of the lot', () => {
  const { values } = readLine(millFinishProcessJob, 'yarn dyeing job min 50 kg per shade 95/kg')
  expect(values).toMatchObject({ minPerShade: 50, basePrice: 95 })
  expect(values).not.toHaveProperty('moq')
  expect(readLine(millFinishProcessJob, 'yarn dyeing job min 50 kg').values).toMatchObject({ moq: 50, moqUom: 'kg' })
})

test('the service code is that of work on textiles, and is left open for garments', () => {
  expect(suggestHs(millFinishProcessJob, example('Woven dyeing'))).toMatchObject({ ok: true, code: '998821' })
  expect(suggestHs(millFinishProcessJob, example('Garment washing'))).toMatchObject({ ok: false })
  expect(suggestHs(millFinishProcessJob, {})).toMatchObject({ ok: false, missing: ['processStage'] })
})

test.each([
  ['sanforising job 63" cotton twill 1.80/m', { uom: 'm', basePrice: 1.8 }],
  ['single jersey soft flow dyeing job 95/kg', { uom: 'kg', basePrice: 95 }],
  ['cotton yarn dyeing hank', { uom: 'kg' }],
  ['enzyme wash garment job', { uom: 'piece' }],
])('the unit of "%s" follows from its goods', (line, values) => {
  expect(readLine(millFinishProcessJob, line).values).toMatchObject(values)
})
