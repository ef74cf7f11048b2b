import { describe, expect, test } from 'vitest'
import { clothFacts, clothGsm } from '@/lib/domain/families/fabric/cloth-facts'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { comparedPrices } from '@/lib/domain/listing/pricing/price'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { plainRates, RUPEE } from '@/lib/domain/units/exchange-rates'
import { greyFabric } from '.'
import { greyFabricExamples } from './examples'
import { greyViews } from './views'

const example = (name: string): FieldValues =>
  greyFabricExamples.whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues, stored: FieldValues = {}) =>
  judgeListing({ definition: greyFabric, body, stored, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (change: FieldValues, name = 'Woven poplin') => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

describe('the titles of grey fabric', () => {
  test.each([
    ['Woven poplin', '40×40/132×72 63" Cotton Poplin Grey Fabric, Air-jet'],
    ['Surat georgette', '60 gm Georgette Grey, 75×75D, 44 Panna, Water-jet'],
    ['Single jersey', 'Cotton Single Jersey 160 GSM Grey Knit, 30" Open Width'],
    ['Spunbond', 'Spunbond Nonwoven 40 GSM, Polypropylene, 63"'],
    ['Dobby shirting', '50×50/144×80 63" Cotton Dobby Grey Fabric, Rapier'],
    ['Jacquard brocade', '75×150D/144×68 44" Polyester Brocade Grey Fabric, Rapier'],
  ])('of %s is %s', (name, title) => {
    expect(builtTitle(greyFabric, example(name))).toBe(title)
  })

  test('are empty while the values say too little', () => {
    expect(builtTitle(greyFabric, {})).toBe('')
    expect(builtTitle(greyFabric, { fabricStructure: 'Knitted', gsm: 160 })).toBe('')
  })
})

describe('the key fact', () => {
  test.each([
    ['Woven poplin', { gsm: 119 }, '132×72 · 119 g/m²'],
    ['Surat georgette', {}, '76×76 · 60 g/m'],
    ['Single jersey', {}, '24 GG · 160 g/m²'],
    ['Spunbond', {}, '40 g/m²'],
  ])('of %s with %j is %s', (name, change, fact) => {
    expect(greyViews.keyFact?.(factsOf(greyFabric, { ...example(name), ...change }))).toBe(fact)
  })
})

describe('a construction', () => {
  const body = { fabricStructure: 'Woven', fiberType: ['Cotton'], construction: '40x40/132x72 63"' }

  test('says that the cloth is woven, as its name may, where the structure is left open', () => {
    const bare = { title: 'Poplin', construction: '40x40/132x72 63"', basePrice: 62, uom: 'm' }
    const { blocking, warnings, values } = judged(bare)
    expect(blocking).toEqual([])
    expect(warnings.map(({ code }) => code)).not.toContain('FIELD_NOT_APPLICABLE')
    expect(factsOf(greyFabric, values).values).toMatchObject({ fabricStructure: 'Woven', epi: 132, warpCount: '40s' })
    expect(judged({ ...bare, construction: '40x40/132' }).blocking).toMatchObject([{ code: 'CONSTRUCTION_INCOMPLETE' }])
    expect(factsOf(greyFabric, { fabricName: 'Interlock' }).values.fabricStructure).toBe('Knitted')
  })

  test('fills the fields that are empty, and only those', () => {
    const { filled, values } = factsOf(greyFabric, { ...body, epi: 131 })
    expect(filled).toEqual({ warpCount: '40s', weftCount: '40s', ppi: 72, clothWidth: { value: 63, unit: 'in' } })
    expect(values.epi).toBe(131)
  })

  test('is a number to filter by, with what it fills', () => {
    expect(listingNumbers(body, greyFabric)).toMatchObject({ epi: 132, ppi: 72, clothWidth: 160.02 })
  })

  test('fills nothing in a knit, to which it does not apply', () => {
    expect(factsOf(greyFabric, { ...body, fabricStructure: 'Knitted' }).filled).toEqual({})
  })

  test('stays as typed: what it fills is not stored when a record is posted back', () => {
    const stored = judged({ ...body, title: 'Poplin 132x72', basePrice: 62 }).values
    const { filled } = factsOf(greyFabric, stored)
    expect(judged({ ...stored, ...filled }, stored).values).toEqual(stored)
    const changed = judged({ ...stored, ...filled, construction: '40x40/120x70 63"' }, stored)
    expect(changed.blocking).toEqual([])
  })
})

describe('derived numbers', () => {
  const noCrimp = { quality: { warpCrimp: 0, weftCrimp: 0 } }

  test.each([
    ['40x40/132x72', ['Cotton'], 118.6],
    ['20x20/60x60', ['Cotton'], 139.5],
    ['150Dx150D/84x56', ['Polyester'], 91.9],
  ])('%s weighs %s %d g/m² without crimp', (construction, fiberType, gsm) => {
    const values = { fabricStructure: 'Woven', fiberType, construction, ...noCrimp }
    expect(clothFacts(factsOf(greyFabric, values)).gsmEstimate).toBeCloseTo(gsm, 1)
  })

  test('lack nothing for woven cloth, and are absent without their facts', () => {
    const numbers = (values: FieldValues) => {
      const facts = factsOf(greyFabric, values)
      const all = greyFabric.derived.map(({ name, compute }) => [name, compute(facts)] as const)
      return Object.fromEntries(all.filter(([, value]) => value !== null).map(([name, value]) => [name, Number(value)]))
    }
    const poplin = numbers(example('Woven poplin'))
    expect(poplin.gsm).toBeCloseTo(128.1, 1)
    expect(poplin.glm).toBeCloseTo(205, 0)
    expect(poplin.kgPerMetre).toBeCloseTo(0.205, 3)
    expect(poplin.ozPerYd2).toBeCloseTo(3.78, 2)
    expect(poplin.totalEnds).toBe(8316)
    expect(poplin.coverFactor).toBeCloseTo(20.9, 1)
    expect(numbers({ fabricStructure: 'Knitted', gsm: 160 })).toEqual({ gsm: 160, ozPerYd2: expect.closeTo(4.72, 2) })
  })
})

describe('a tube, measured flat', () => {
  const tube = { gsm: 220, clothWidth: { value: 36, unit: 'in' }, widthForm: 'Tubular', basePrice: 455, priceUom: 'kg' }

  test('weighs and costs per metre what the same cloth does when it is opened', () => {
    const perMetre = (change: FieldValues) => {
      const { values } = judged({ ...example('Single jersey'), ...tube, ...change })
      return [listingNumbers(values, greyFabric).glm, comparedPrices(greyFabric, values, plainRates(RUPEE)).priceKey]
    }
    const open = perMetre({ clothWidth: { value: 72, unit: 'in' }, widthForm: 'Open' })
    expect(perMetre({})).toEqual(open)
    expect(open).toEqual([expect.closeTo(402.3, 1), expect.closeTo(183.06, 1)])
  })

  test('may state the weight of both its layers, and not that of one', () => {
    expect(codes({ ...tube, glm: 402 }, 'Single jersey')).toEqual([])
    expect(codes({ ...tube, glm: 201 }, 'Single jersey')).toContain('GLM_GSM_DIFFERS glm')
    expect(
      clothGsm(clothFacts(factsOf(greyFabric, { ...tube, fabricStructure: 'Knitted', gsm: null, glm: 402 }))),
    ).toBeCloseTo(219.8, 1)
  })
})

describe('the rules', () => {
  test.each<[string, FieldValues, string?]>([
    ['GSM_DIFFERS gsm', { gsm: 200 }],
    ['WATERJET_FIBRE loomType', { loomType: 'Water-jet' }],
    ['WIDTH_OVER_LOOM clothWidth', { loomType: 'Needle loom' }],
    ['EPI_BELOW_PPI construction', { construction: '40x40/60x72 63"' }],
    ['EPI_BELOW_PPI epi', { construction: null, warpCount: '40s', weftCount: '40s', epi: 60, ppi: 72 }],
    ['DOBBY_SHAFTS healdShafts', { repeatEnds: 64 }, 'Dobby shirting'],
    ['HOOKS_REPEAT hooks', { hooks: 1344 }, 'Jacquard brocade'],
    ['LOT_MISSING lot', { lot: null }],
    ['DEFECTS_MISSING quality', { condition: 'Seconds' }],
    ['IMAGE_MISSING coverImage', { condition: 'JobLot' }],
    ['WIDTH_IS_PACKAGE width', { construction: '40x40/132x72', clothWidth: null, width: 63 }],
    ['FIELD_NOT_APPLICABLE loomType', { loomType: 'Air-jet' }, 'Single jersey'],
  ])('say %s', (code, change, name) => {
    expect(codes(change, name)).toContain(code)
  })

  test.each<[FieldValues, string?]>([
    [{ gsm: 120 }],
    [{ weave: 'Matt', construction: '40x40/60x72 63"' }],
    [{ fabricName: 'Canvas', construction: '40x40/60x72 63"' }],
    [{ repeatEnds: 64, draftPlan: 'Combined' }, 'Dobby shirting'],
  ])('say nothing of %j', (change, name) => {
    expect(codes(change, name)).toEqual([])
  })
})

test('every branch can be complete but for its files', () => {
  const missing = greyFabricExamples.whole.flatMap(({ name, body }) =>
    completeness(greyFabric, judged(body).values).sections.flatMap((section) =>
      section.missing.map((field) => `${name} ${field}`),
    ),
  )
  expect(missing).toEqual([])
})

test.each([
  ['Woven poplin', '520812'],
  ['Surat georgette', '5407'],
  ['Single jersey', '600621'],
  ['Spunbond', '560312'],
])('the customs code of %s is %s', (name, code) => {
  const hs = suggestHs(greyFabric, example(name))
  expect(hs?.ok ? hs.code : '').toBe(code)
})

describe('woven cloth with one count in both directions', () => {
  const rayon = { fabricStructure: 'Woven', weave: 'Plain', fiberType: ['Viscose'], fabricCount: '30s' }
  const hsOf = (change: FieldValues) => {
    const hs = suggestHs(greyFabric, { ...rayon, ...change })
    return hs?.ok ? hs.code : (hs?.missing.join() ?? null)
  }

  test('has the customs code and the weight that two counts give', () => {
    const both = { fabricCount: null, warpCount: '30s', weftCount: '30s' }
    expect(hsOf({})).toBe('551611')
    expect(hsOf(both)).toBe('551611')
    const weight = (change: FieldValues) =>
      clothFacts(factsOf(greyFabric, { ...rayon, epi: 68, ppi: 64, ...change })).gsmEstimate
    expect(weight({})).toBeCloseTo(110.5, 1)
    expect(weight({})).toBe(weight(both))
  })

  test('is spun where the spinning is said, and unknown where an own word is', () => {
    expect(hsOf({ fabricCount: null, yarnSpinning: 'ring spun' })).toBe('551611')
    expect(hsOf({ fabricCount: null, yarnSpinning: 'Electro' })).toBe('warpCount,weftCount')
    expect(hsOf({ fiberType: ['Wool'], fabricCount: null, gsm: 260, yarnSpinning: 'Worsted' })).toBe('511219')
  })
})

describe('a line', () => {
  test.each<[string, FieldValues]>([
    ['40x40/132x72 63" poplin airjet', { epi: 132, ppi: 72, fabricName: 'Poplin', loomType: 'Air-jet' }],
    ['20x20 60x60 48" sheeting power loom', { warpCount: '20s', epi: 60, loomType: 'Plain powerloom' }],
    ['60 gm georgette 44 panna', { glm: 60, fabricName: 'Georgette', clothWidth: { value: 44, unit: 'in' } }],
    ['150 gsm single jersey 60 inch', { gsm: 150, knitType: 'Single jersey', clothWidth: { value: 60, unit: 'in' } }],
    ['spunbond 40 gsm 160 cm', { nonwovenTech: 'Spunbond', gsm: 40, clothWidth: { value: 160, unit: 'cm' } }],
    ['pc 65/35 45x45/110x76 63"', { fiberType: ['Polyester', 'Cotton'], warpCount: '45s', epi: 110 }],
    ['98% cotton and 2% spandex twill', { fiberType: ['Cotton', 'Elastane'] }],
    ['rayon 14 kg 48 panna', { glm: 140, fabricName: 'Rayon' }],
    ['28 gauge interlock 180 gsm', { gauge: 28, knitType: 'Interlock', gsm: 180 }],
    ['jacquard 2688 hooks', { shedding: 'Jacquard', hooks: 2688 }],
  ])('%s is read', (line, values) => {
    expect(readLine(greyFabric, line).values).toMatchObject(values)
  })
})

test('drawings are of the cloth, in few characters', () => {
  for (const { name, body } of greyFabricExamples.whole) {
    const drawing = greyViews.drawing?.(factsOf(greyFabric, body), 'a')
    expect(JSON.stringify(drawing).length, name).toBeLessThan(4096)
    expect(drawing, name).toHaveProperty('ground')
  }
})

test.each([
  ['single jersey 30s combed 150 gsm', 'Combed'],
  ['interlock 40s combed compact cotton 200 gsm', 'Combed compact'],
  ['20s OE single jersey 180 gsm', 'Open-end'],
  ['34s single jersey', undefined],
])('"%s" says how its yarn is spun: %s', (line, yarnSpinning) => {
  expect(readLine(greyFabric, line).values.yarnSpinning).toBe(yarnSpinning)
})

test('gauze and silk are sold at prices that no one need check', () => {
  const priced = (basePrice: number) => codes({ basePrice }).filter((code) => code.startsWith('PRICE_UNUSUAL'))
  expect(priced(6)).toEqual([])
  expect(priced(1200)).toEqual([])
  expect(priced(1)).toEqual(['PRICE_UNUSUAL basePrice'])
})

test('hessian may have more picks than ends', () => {
  const cloth = { construction: null, warpCount: '8 lb', weftCount: '8 lb', epi: 17, ppi: 18, weave: 'Plain' }
  expect(codes({ ...cloth, fabricName: 'Hessian', gsm: null })).not.toContain('EPI_BELOW_PPI epi')
  expect(codes({ ...cloth, fabricName: 'Poplin', gsm: null })).toContain('EPI_BELOW_PPI epi')
})
