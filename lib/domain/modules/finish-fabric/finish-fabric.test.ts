import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { keyNumberOf, listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { convertQuantity } from '@/lib/domain/units/units'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { finishFabric } from '.'
import { finishFabricExamples } from './examples'
import { finishViews } from './views'

const example = (name: string): FieldValues =>
  finishFabricExamples.whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues) =>
  judgeListing({ definition: finishFabric, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (change: FieldValues, name = 'Dyed satin') => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

describe('the titles of finished fabric', () => {
  test.each([
    ['Dyed satin', '60s Cotton Satin 120 GSM Reactive Dyed Navy 58", Sanforised, Mercerised'],
    ['Printed rayon', '30s Viscose Rayon 125 GSM Floral Rotary Printed Red 44", Softener'],
    ['Yarn-dyed checks', '50s Cotton Poplin 115 GSM Yarn-Dyed Checks Blue 58", Sanforised, Resin'],
    ['Stretch denim', '10.5 oz Cotton-Elastane 98/2 Denim 356 GSM Indigo Blue 60", Rinse Washed, Sanforised'],
    [
      'French terry',
      '30s French Terry 240 GSM Cotton-Elastane 95/5, Reactive Dyed Bottle Green, 72" Open, Bio-Polished, Compacted',
    ],
    ['Coated taffeta', '70×70D/118×92 Nylon Taffeta 82 GSM Black 58", PU Coated, Water-Repellent'],
    ['White poplin', '45s PC 65/35 Poplin 105 GSM White 58", Mercerised'],
    ['Dyed spunbond', 'Spunbond Nonwoven 80 GSM Polypropylene, Dope-Dyed Red, 63", Antistatic'],
  ])('of %s is %s', (name, title) => {
    expect(builtTitle(finishFabric, example(name))).toBe(title)
  })

  test('are empty while the values say too little', () => {
    expect(builtTitle(finishFabric, {})).toBe('')
    expect(builtTitle(finishFabric, { fabricStructure: 'Knitted', gsm: 160 })).toBe('')
  })
})

test.each([
  ['Dyed satin', '120 g/m² · 58"'],
  ['Stretch denim', '10.5 oz · 356 g/m² · 60"'],
  ['French terry', '240 g/m² · 72"'],
])('the key fact of %s is %s', (name, fact) => {
  expect(finishViews.keyFact?.(factsOf(finishFabric, example(name)))).toBe(fact)
})

describe('numbers', () => {
  test('ounces of denim are its GSM, its price per kilogram and its weight', () => {
    const { gsm: _, ...denim } = example('Stretch denim')
    const facts = factsOf(finishFabric, denim)
    expect(facts.filled.gsm).toBe(356)
    expect(keyNumberOf(finishFabric, facts)).toBe(356)
    expect(convertQuantity(100, 'm', 'kg', facts.values)).toBeCloseTo(54.3, 1)
  })

  test('the count of a cloth of one yarn is found by that count', () => {
    const tex = (name: string) => listingNumbers(example(name), finishFabric).fabricCount
    expect(tex('Dyed satin')).toBeCloseTo(9.84, 2)
    expect(tex('French terry')).toBeCloseTo(19.7, 1)
    expect(tex('Stretch denim')).toBeUndefined()
  })

  test('a minimum per colour is compared in metres', () => {
    expect(listingNumbers(example('Dyed satin'), finishFabric).minPerColour).toBe(300)
    expect(listingNumbers(example('French terry'), finishFabric).minPerColour).toBeCloseTo(227.8, 1)
  })
})

describe('fields of the branches', () => {
  const shown = (name: string, values: FieldValues) => factsOf(finishFabric, values).applicable.has(name)

  test.each([
    ['printMethod', { colouration: 'Printed' }, { colouration: 'Dyed' }],
    ['pattern', { colouration: 'Yarn-dyed' }, { colouration: 'RFD' }],
    ['repeatSize', { colouration: 'Printed' }, { colouration: 'White' }],
    ['dyeClass', { colouration: 'Dyed' }, { colouration: 'White' }],
    ['color', { colouration: 'Dyed' }, { colouration: 'RFD' }],
    ['denimOz', { colouration: 'Denim' }, { colouration: 'Dyed' }],
    ['denimOz', { colouration: 'White', fabricName: 'Denim' }, { colouration: 'White', fabricName: 'Twill' }],
    ['rinse', { colouration: 'Denim' }, { colouration: 'Printed' }],
    ['hydrostaticHead', { colouration: 'Dyed', coating: 'PU' }, { colouration: 'Dyed' }],
    ['coatingWeight', { colouration: 'Coated' }, { colouration: 'Dyed' }],
    ['spirality', { fabricStructure: 'Knitted' }, { fabricStructure: 'Woven' }],
    ['seamSlippage', { fabricStructure: 'Woven' }, { fabricStructure: 'Knitted' }],
    ['wales', { fabricName: 'Corduroy' }, { fabricName: 'Poplin' }],
    ['stretch', { stretchDirection: 'Weft' }, { stretchDirection: 'No stretch' }],
    ['sprayRating', { finishes: ['Water-repellent'] }, { finishes: ['Softener'] }],
    ['minPerColour', { colouration: 'White' }, {}],
  ])('%s is asked of %j', (name, with_, without) => {
    expect(shown(name, with_)).toBe(true)
    if (name !== 'minPerColour') expect(shown(name, without)).toBe(false)
  })

  test('what does not apply is kept and not judged', () => {
    const { values, warnings, blocking } = judged({ ...example('Dyed satin'), printMethod: 'Rotary' })
    expect(values.printMethod).toBe('Rotary')
    expect(blocking).toEqual([])
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'FIELD_NOT_APPLICABLE', field: 'printMethod' }))
  })

  test.each(finishFabricExamples.whole.map(({ name, body }) => [name, body] as const))(
    'what %s leaves open can be filled',
    (_, body) => {
      const facts = factsOf(finishFabric, body)
      const open = completeness(finishFabric, judged(body).values).sections.flatMap(({ missing }) => missing)
      expect(open.filter((name) => !facts.applicable.has(name) || fieldSpec(finishFabric, name) === null)).toEqual([])
    },
  )
})

describe('the rules', () => {
  test.each<[string, FieldValues, string?]>([
    ['DYE_FIBRE dyeClass', { dyeClass: 'Disperse' }],
    ['DYE_FIBRE dyeClass', { dyeClass: 'Reactive' }, 'Coated taffeta'],
    ['PRINT_FIBRE printMethod', { printMethod: 'Sublimation' }, 'Printed rayon'],
    ['CLAIM_WITHOUT_TEST finishes', { finishes: ['Flame-retardant'] }],
    ['SHRINKAGE_SIGN shrinkage', { shrinkage: { length: 3, width: 2 } }],
    ['SHRINKAGE_OF_FINISH shrinkage', { shrinkage: { length: -8, width: -2 } }],
    ['STRETCH_WITHOUT_ELASTANE stretch', { stretchDirection: 'Weft', stretch: 25 }],
    ['FASTNESS_RUB fastness.rubWet', { fastness: { rubDry: 3, rubWet: 4 } }],
    ['MIN_PER_COLOUR_OVER_MOQ minPerColour', { minPerColour: 900 }],
    ['COLOUR_OF_WHITE color', { color: 'Navy' }, 'White poplin'],
    ['THREAD_COUNT_OVER_SETT threadCount', { threadCount: 600 }],
    ['STOCK_BY_COLOUR stockByColour', { availableQuantity: 100 }],
    ['GSM_DIFFERS gsm', { gsm: 300 }],
    ['LOT_MISSING lot', { lot: null }],
  ])('%s by %j', (code, change, name) => {
    expect(codes(change, name)).toContain(code)
  })

  test('are silent where they do not know', () => {
    expect(codes({ fiberType: ['Cotton', 'Polyester'], blendPercentages: null, dyeClass: 'Disperse' })).toEqual([])
    expect(codes({ gsm: 400 }, 'Coated taffeta')).not.toContain('GSM_DIFFERS gsm')
    expect(codes({ gsm: 345 }, 'Stretch denim')).not.toContain('OZ_GSM_DIFFERS denimOz')
    expect(codes({ finishes: ['Flame-retardant'], testPerformance: ['Flammability'] })).toEqual([])
  })

  test('a width in centimetres is compared with one in inches', () => {
    expect(codes({ cuttableWidth: { value: 146, unit: 'cm' } })).toEqual([])
    expect(codes({ cuttableWidth: { value: 150, unit: 'cm' } })).toEqual(['CUTTABLE_OVER_WIDTH cuttableWidth'])
  })
})

describe('the customs code', () => {
  const code = (name: string, change: FieldValues = {}) => {
    const answer = suggestHs(finishFabric, { ...example(name), ...change })
    return answer?.ok ? answer.code : (answer?.missing.join(' ') ?? '')
  }

  test.each<[string, string, FieldValues?]>([
    ['520839', 'Dyed satin'],
    ['520832', 'Dyed satin', { weave: 'Plain', fabricName: 'Poplin' }],
    ['520831', 'Dyed satin', { weave: 'Plain', gsm: 90 }],
    ['520852', 'Dyed satin', { weave: 'Plain', colouration: 'Printed' }],
    ['520842', 'Yarn-dyed checks'],
    ['520841', 'Yarn-dyed checks', { gsm: 95 }],
    ['551614', 'Printed rayon'],
    ['520942', 'Stretch denim'],
    ['520942', 'Stretch denim', { weave: null, fabricName: null }],
    ['520843', 'Stretch denim', { denimOz: 5.5 }],
    ['600410', 'French terry'],
    [
      '600622',
      'French terry',
      { knitType: 'Single jersey', fiberType: ['Cotton'], blendPercentages: [{ fibre: 'Cotton', percent: 100 }] },
    ],
    ['590320', 'Coated taffeta'],
    ['590310', 'Coated taffeta', { coating: 'PVC' }],
    ['590699', 'Coated taffeta', { coating: 'Rubber' }],
    ['5907', 'Coated taffeta', { coating: 'Wax' }],
    ['coating', 'Coated taffeta', { coating: null }],
    ['551311', 'White poplin'],
    ['560313', 'Dyed spunbond'],
    ['581091', 'Dyed satin', { finishes: ['Embroidered'] }],
    ['580122', 'Dyed satin', { fabricName: 'Corduroy', weave: 'Corduroy' }],
    ['colouration', 'Dyed satin', { colouration: null }],
    ['580631', 'Dyed satin', { clothWidth: { value: 2, unit: 'in' } }],
  ])('is %s for %s with %j', (expected, name, change) => {
    expect(code(name, change)).toBe(expected)
  })
})

describe('a line of a price list', () => {
  test('is read whole', () => {
    const { values, rest } = readLine(finishFabric, finishFabric.lineExample ?? '')
    expect(rest).toBe('')
    expect(values).toMatchObject({
      title: '60s Cotton Satin 120 GSM Reactive Dyed Navy 58", Sanforised',
      fabricCount: '60s',
      fabricName: 'Satin',
      colouration: 'Dyed',
      dyeClass: 'Reactive',
      color: 'Navy',
      gsm: 120,
      clothWidth: { value: 58, unit: 'in' },
      finishes: ['Sanforised'],
      basePrice: 142,
      moq: 300,
      availableQuantity: 3000,
      dispatchLeadTime: 4,
    })
  })

  test('says a minimum per colour apart from that of the order', () => {
    const { values, rest } = readLine(finishFabric, 'Rayon print 44" Rs 62/mtr MOQ 550 m min 110 m per colour')
    expect(rest).toBe('')
    expect(values).toMatchObject({ moq: 550, minPerColour: 110, basePrice: 62, colouration: 'Printed' })
  })
})

describe('drawings', () => {
  const drawn = (values: FieldValues) => JSON.stringify(finishViews.drawing?.(factsOf(finishFabric, values), 'a'))

  test('tell dyed, printed, yarn-dyed, melange, coated, white and denim cloth apart', () => {
    const ways = ['Dyed', 'Printed', 'Yarn-dyed', 'Melange', 'Coated', 'White', 'Denim']
    const all = ways.map((colouration) => drawn({ ...example('Dyed satin'), color: null, shade: null, colouration }))
    expect(new Set(all).size).toBe(ways.length)
  })

  test('follow colour, pattern and weight, and are the same for the same values', () => {
    const rayon = example('Printed rayon')
    expect(drawn(rayon)).toBe(drawn(rayon))
    expect(drawn({ ...rayon, color: 'Navy' })).not.toBe(drawn(rayon))
    expect(drawn({ ...rayon, pattern: 'Paisley' })).not.toBe(drawn(rayon))
  })

  test('are under 2 kB of paths, whatever the weave and the pattern', () => {
    const patterns = fieldSpec(finishFabric, 'pattern')
    const weaves = fieldSpec(finishFabric, 'weave')
    const words = (spec: typeof weaves) =>
      spec && 'vocabulary' in spec ? spec.vocabulary.options.map(({ value }) => value) : []
    for (const weave of words(weaves))
      for (const pattern of words(patterns)) {
        const body = { ...example('Printed rayon'), weave, pattern }
        const drawing = finishViews.drawing?.(factsOf(finishFabric, body), `${weave}${pattern}`)
        const layers =
          drawing && 'layers' in drawing ? [...(drawing.tile?.layers ?? []), ...drawing.layers] : expect.fail()
        const length = layers.reduce((sum, { d }) => sum + d.length + 50, 200)
        expect(length, `${weave} ${pattern}`).toBeLessThan(2048)
      }
  })
})

describe('a line as the trade types it', () => {
  test.each<[string, FieldValues]>([
    [
      'Rayon cambric 60/60 92x88 58" dyed 62 rs mtr',
      { construction: '60x60 92x88 58"', warpCount: '60s', epi: 92, basePrice: 62, priceUom: 'm' },
    ],
    ['Corduroy 11 wale 16x12 64x128 57" cotton brown 260', { epi: 64, ppi: 128, wales: 11 }],
    ['2/60 poplin white 95/m', { fabricCount: '2/60s' }],
    ['Shirting 100s 2 ply white 180/m', { fabricCount: '2/100s' }],
    ['Poly crepe 100 gsm dyed 58", shrinkage within 3%, 62/-', { shrinkage: { length: -3, width: -3 } }],
    ['4 way lycra 260 gsm 58" dyed 340/kg', { stretchDirection: '4-way' }],
    ['Butter crepe dyed 44" 85/m', { fabricName: 'Butter crepe' }],
    ['Polar fleece 280 gsm 72" grey melange 310/kg', { colouration: 'Melange', basePrice: 310, priceUom: 'kg' }],
  ])('%s', (line, values) => {
    const reading = readLine(finishFabric, line)
    expect(reading.values).toMatchObject(values)
    expect(reading.rest).toBe('')
  })
})

test('cloth with counts, ends and picks needs no construction, and no parts of the loom', () => {
  const parts = { warpCount: '40s', weftCount: '40s', epi: 132, ppi: 72 }
  const missing = (values: FieldValues) =>
    completeness(finishFabric, { fabricStructure: 'Woven', ...values }).sections.flatMap((section) => section.missing)
  expect(missing(parts)).not.toContain('construction')
  expect(missing({ ...parts, ppi: undefined })).toContain('construction')
  expect(missing(parts)).not.toContain('shedding')
})

test('artificial leather needs no water column, a jacket cloth does', () => {
  const missing = (coating: string) =>
    completeness(finishFabric, { colouration: 'Coated', coating }).sections.flatMap((section) => section.missing)
  expect(missing('PVC')).not.toContain('hydrostaticHead')
  expect(missing('PU')).toContain('hydrostaticHead')
})

test('light cloth at a usual price per kg is not called cheap by the metre', () => {
  const priced = (basePrice: number) =>
    codes({ uom: 'kg', priceUom: 'kg', moqUom: 'kg', basePrice, gsm: 20 }, 'Dyed spunbond').filter((code) =>
      code.startsWith('PRICE_UNUSUAL'),
    )
  expect(priced(150)).toEqual([])
  expect(priced(15)).toEqual(['PRICE_UNUSUAL basePrice'])
})

test.each<[string, string, string]>([
  ['fabricName', 'melton cloth', 'Melton'],
  ['fabricName', 'boucle', 'Bouclé'],
  ['fabricName', 'serge cloth', 'Serge'],
  ['fabricName', 'tricot fabric', 'Tricot cloth'],
  ['fabricName', 'dot knit', 'Sports knit'],
  ['finishes', 'KD finish', 'Decatised'],
  ['finishes', 'liquid ammonia', 'Liquid ammonia'],
  ['finishes', 'skewed', 'Anti-skew'],
  ['pattern', 'prince of wales', 'Glen check'],
  ['pattern', 'fil-a-fil', 'End-on-end'],
  ['endUse', 'hoodies', 'Sweatshirts'],
  ['endUse', 'blouse fabric', 'Lehenga and blouse'],
  ['color', 'nude', 'Skin'],
])('a finisher: its %s "%s" is on the list', (field, typed, value) => {
  const spec = fieldSpec(finishFabric, field)
  expect(spec && 'vocabulary' in spec ? canonicalValue(spec.vocabulary, typed) : null).toBe(value)
})
