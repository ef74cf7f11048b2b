import { describe, expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { yarn } from '@/lib/domain/modules/yarn'
import { readLine } from './read-line'

const read = (text: string) => readLine(yarn, text)
const errors = (text: string) => read(text).issues.filter(({ severity }) => severity === 'error')

test('a title has no price or quantity, and a number of machines may follow an amount in lakhs', () => {
  const thread = readLine(matrixDefinition('thread'), 'Sewing thread for jeans Rs 148/- min 4 dozen, 3 days')
  expect(thread.values).toMatchObject({ title: 'Sewing thread for jeans', basePrice: 148, moq: 4 })
  const tickets = readLine(matrixDefinition('thread'), 'Tkt 120 spun poly 5000m cone 62/cone')
  expect(tickets.values.title).toBe('Tkt 120 Spun polyester Sewing Thread, 5,000 m Cone')
  const loom = readLine(matrixDefinition('machinery_spares_tools_accessories'), 'Toyota JAT810 Rs 12.5 lakh 6 nos')
  expect(loom).toMatchObject({ values: { basePrice: 1_250_000, availableQuantity: 6 }, rest: '' })
})

test.each(['thread', 'grey_fabric'] as const)('a line of %s with 2,000 spaces in a row is read as with one', (key) => {
  const definition = matrixDefinition(key)
  const long = readLine(definition, `Cotton 40/2${' '.repeat(2000)}dispatch 2 weeks, Rs 285`)
  const short = readLine(definition, 'Cotton 40/2 dispatch 2 weeks, Rs 285')
  expect(long.values).toEqual(short.values)
})

test('a title that was typed ends without a comma', () => {
  expect(read('40s 100% cotton grey, Palani, 312').values.title).toBe('40s 100% cotton grey, Palani')
})

test('a yarn of another fibre is not made cotton by its process', () => {
  expect(read('30s PC 65/35 carded 190').values).not.toHaveProperty('fiberType')
  expect(read('2/40s viscose combed 250').values).toMatchObject({ fiberType: ['Viscose'] })
})

describe('a line of a price list', () => {
  test('gives the goods, price, tax, stock, minimum and days', () => {
    const line = read('30s CCH cone, 285 + GST, 5 t ready, min 60 kg, 4 days')
    expect(line.values).toMatchObject({
      count: '30s',
      basePrice: 285,
      taxIncluded: false,
      availableQuantity: 5000,
      uom: 'kg',
      moq: 60,
      moqUom: 'kg',
      dispatchLeadTime: 4,
    })
    expect(errors(line.text)).toEqual([])
  })

  test.each([
    ['40s combed cotton 306', { count: '40s', basePrice: 306, fiberType: ['Cotton'], yarnType: ['Combed'] }],
    ['Ne 30 carded Rs 245/- +GST', { count: 'Ne 30', basePrice: 245, currency: 'INR', taxIncluded: false }],
    ['2/40s PV 65/35 grey @ 210 per kg', { count: '2/40s', ply: 2, basePrice: 210, priceUom: 'kg' }],
    ['150/48 DTY 104', { count: '150/48', basePrice: 104, yarnType: ['DTY'], countSystem: 'Denier' }],
    ['30 combed cotton 285', { countSystem: 'Ne', yarnType: ['Combed'], fiberType: ['Cotton'], basePrice: 285 }],
    ['60s cotton $ 4.20/kg', { count: '60s', basePrice: 4.2, currency: 'USD', priceUom: 'kg' }],
    [
      '30s cotton 285, 50 kg bags, 20 bags ready',
      { netWeight: 50, packageType: 'Bag', availableQuantity: 1000, uom: 'kg' },
    ],
    ['30s cotton 285, min 3 bags of 60 kg', { moq: 3, moqUom: 'bag', netWeight: 60, packageType: 'Bag' }],
    [
      '30s 100% cotton 285, lot 2611A, free sample, to pay freight',
      {
        blendPercentages: [{ fibre: 'Cotton', percent: 100 }],
        fiberType: ['Cotton'],
        lot: '2611A',
        sampleAvailable: true,
        samplePrice: 0,
        shippingResponsibility: 'To-pay freight',
      },
    ],
    ['30s cotton 285, lot 500 kg', { availableQuantity: 500, uom: 'kg' }],
    ['30s cotton 285, lot no. 45', { lot: '45' }],
    ['30s cotton 285, bags of 50 kg, min 2 bags', { moq: 2, moqUom: 'bag', netWeight: 50 }],
    [
      '30s CCH 285',
      { title: '30s Combed Compact Cotton Hosiery Yarn', yarnFamily: 'Cotton yarn', fiberType: ['Cotton'] },
    ],
    ['30s cotton 285, 2,500 kg, 30 days credit', { availableQuantity: 2500, creditTerms: { days: 30 } }],
    ['40s 98% cotton 2% spandex 320', { blendPercentages: [{ fibre: 'Cotton', percent: 98 }, { percent: 2 }] }],
  ])('%s', (text, values) => {
    expect(read(text).values).toMatchObject(values)
    expect(errors(text)).toEqual([])
  })

  test('reads use and spinning system from the letters behind the count; one fibre is all of it', () => {
    expect(read('30s CCH cone, 285 + GST').values).toMatchObject({
      title: '30s Combed Compact Cotton Hosiery Yarn, Cone',
      count: '30s',
      subcategory: 'Hosiery',
      spinningSystem: 'Ring compact',
      blendPercentages: [{ fibre: 'Cotton', percent: 100 }],
    })
    expect(read('34s CH waxed 296').values).toMatchObject({ subcategory: 'Hosiery', yarnFamily: 'Cotton yarn' })
    expect(read('40 CW 325 per kg').values).toMatchObject({ yarnFamily: 'Cotton yarn', fiberType: ['Cotton'] })
    for (const text of ['30s+20D combed cotton 310', '30s PC 65/35 carded 190'])
      expect(read(text).values.blendPercentages, text).not.toEqual([{ fibre: 'Cotton', percent: 100 }])
  })

  test('gives the days of payment and the days of dispatch', () => {
    expect(read('20s OE 160/-, 7 days, payment 30 days')).toMatchObject({
      values: { creditTerms: { days: 30 }, dispatchLeadTime: 7 },
      rest: '',
    })
  })

  test('leaves no gap in the title where the price was', () => {
    expect(read('40s CCH 296 5 MT').values.title).toBe('40s CCH 5 MT')
  })

  test('with only a title, a price and a unit can be published', () => {
    const { values } = read('fancy yarn ABC 285 per kg')
    expect(values).toMatchObject({ title: 'fancy yarn ABC', basePrice: 285, priceUom: 'kg' })
  })
})

test.each([
  ['garment_accessories', '18L horn button 7.50 each, 5000 pcs', { basePrice: 7.5, availableQuantity: 5000 }],
  ['packing_accessories', 'ldpe bag 51 micron 750 each', { basePrice: 750, priceUom: 'piece' }],
  ['machinery_spares_tools_accessories', 'juki ddl 8700 22500 each 4 nos', { basePrice: 22_500, availableQuantity: 4 }],
] as const)('in %s, "%s" says what one costs', (moduleKey, text, values) => {
  expect(readLine(matrixDefinition(moduleKey), text).values).toMatchObject(values)
})

test('words that no table knows are kept apart', () => {
  expect(read('30s combed cotton zzz quux 285').rest).toBe('zzz quux')
})

test('each part says the field, the text as typed and what it means', () => {
  const { understood } = read('2/40s cotton, 5 t')
  expect(understood).toContainEqual({ name: 'availableQuantity', text: '5 t', value: 5000 })
  expect(understood).toContainEqual({
    name: 'count',
    text: '2/40s',
    value: expect.objectContaining({ system: 'Ne', value: 40, ply: 2 }),
  })
})

test('what is wrong with the values is said by field', () => {
  expect(read('30s cotton').issues).toContainEqual(expect.objectContaining({ code: 'PRICE_REQUIRED' }))
})

test('prices and quantities keep a unit that is also a word of the goods', () => {
  const thread = matrixDefinition('thread')
  const { values, rest } = readLine(
    thread,
    'Tkt 120 spun poly 40/2, 5000 m cone, 62 per cone + GST, min 48 cones, 2,400 cones ready, 3 days',
  )
  expect(values).toMatchObject({
    ticketNo: '120',
    lengthPerPackage: 5000,
    basePrice: 62,
    priceUom: 'cone',
    moq: 48,
    moqUom: 'cone',
    availableQuantity: 2400,
    dispatchLeadTime: 3,
  })
  expect(rest).toBe('')
  for (const [text, basePrice, priceUom] of [
    ['tkt 120 spun poly, Rs 12.50 per 1000 m', 12.5, '1000 m'],
    ['tkt 120 spun poly 12.5/1,000 m', 12.5, '1000 m'],
    ['tkt 120 spun poly @450/kg', 450, 'kg'],
  ] as const) {
    expect(readLine(thread, text).values, text).toMatchObject({ basePrice, priceUom })
  }
})

describe('units of number', () => {
  const trims = (text: string) => readLine(matrixDefinition('garment_accessories'), text).values

  test.each([
    ['18L 4 hole 100 gross @ 12', { availableQuantity: 100, uom: 'gross', basePrice: 12 }],
    ['14L 4 hole 8.50 gross', { basePrice: 8.5, priceUom: 'gross' }],
    ['woven label damask 480 per 1000', { basePrice: 480, priceUom: '1000' }],
    ['woven label damask 480 / 1000 pcs', { basePrice: 480, priceUom: '1000' }],
    ['18L button 12 per gross, 5000 pcs ready', { availableQuantity: 5000, uom: 'piece', basePrice: 12 }],
    ['elastic 1 inch 6.50 per m', { basePrice: 6.5, priceUom: 'm', uom: 'm' }],
  ])('%s', (text, values) => {
    expect(trims(text)).toMatchObject(values)
  })

  test('a thousand of a weight is no unit', () => {
    expect(read('30s cotton 285 per 1000 kg').values).not.toHaveProperty('priceUom')
  })
})

test('a word that ends like a currency is no price', () => {
  expect(read('30s cotton 285, colours 25').values).not.toHaveProperty('currency')
  expect(read('30s cotton Rs 285').values).toMatchObject({ basePrice: 285, currency: 'INR' })
  expect(read('30s cotton 285rs').values).toMatchObject({ basePrice: 285, currency: 'INR' })
})

test.each([
  ['Rs 12.5 lakh', 1_250_000],
  ['@ 1.2 cr', 12_000_000],
  ['45 lacs each', 4_500_000],
  ['8 lakh per loom', 800_000],
])('an amount in lakhs or crores is a price: %s', (words, basePrice) => {
  const machines = matrixDefinition('machinery_spares_tools_accessories')
  expect(readLine(machines, `Toyota JAT710 190 cm, ${words}`).values).toMatchObject({ basePrice })
})

test('a number of lakhs of goods is no price', () => {
  const { values } = readLine(matrixDefinition('packing_accessories'), '2 lakh paper cones 4°20')
  expect(values).not.toHaveProperty('basePrice')
})

test('what a module has no field for is left among the words that were not understood', () => {
  expect(readLine(matrixDefinition('grey_fabric'), 'nylon taffeta 300T 60"').rest).toBe('300T')
  expect(readLine(matrixDefinition('grey_fabric'), 'single jersey 30s zzq 160 gsm').rest).toBe('zzq')
})

test.each([
  ['thread', 'tkt 50 spun poly 1000 m cops, box of 10 pcs'],
  ['thread', 'bonded nylon 1 kg cone'],
  ['grey_fabric', 'cotton 40s warp 40s weft, 132 ends and 72 picks per inch'],
  ['grey_fabric', 'warp 40s weft 60s reed 88 pick 80 panna 44'],
  ['grey_fabric', 'needle punch polyester felt 300 gsm 2 m'],
  ['grey_fabric', 'rayon 30x30 68x68 63" 14 kg'],
] as const)('a number of the goods themselves is neither price nor stock, in %s: %s', (moduleKey, text) => {
  const { values } = readLine(matrixDefinition(moduleKey), text)
  for (const name of ['basePrice', 'availableQuantity', 'uom']) expect(values).not.toHaveProperty(name)
})

describe('lines of many trades', () => {
  test.each<[ModuleKey, string, Record<string, unknown>]>([
    ['scrap_reusables', 'HDPE drum 200 ltr 850 each', { basePrice: 850, priceUom: 'piece' }],
    [
      'mini_wholesale_textile_market',
      'Dress material 8 pcs cut pack 350 each',
      { basePrice: 350, priceUom: 'piece', piecesPerBundle: 8 },
    ],
    ['mini_wholesale_textile_market', 'Towel 30x60 dozen 1080', { basePrice: 1080, priceUom: 'dozen' }],
    ['mini_wholesale_textile_market', 'Jeans 28 to 36 set of 5 2750', { sizeSet: ['28', '30', '32', '34', '36'] }],
    ['weave_knit_warping_job', 'knotting 120 paise per end', { basePrice: 1.2, priceUom: 'end' }],
    ['weave_knit_warping_job', 'Powerloom 52" grey 4.50 per m', { reedSpace: { value: 52, unit: 'in' } }],
    [
      'weave_knit_warping_job',
      '3 thread fleece 20gg 34 inch 28/kg',
      { gauge: 20, diameter: 34, jobType: ['Circular knitting'] },
    ],
    ['consumables_utilities', 'LPG 19 kg cylinder 1850', { basePrice: 1850, priceUom: 'unit', packSize: 19 }],
    ['consumables_utilities', 'Traveller 6/0 UL udr Bracker 620/box', { size: 'UL udr 6/0', travellerNo: '6/0' }],
    ['mill_finish_process_job', 'cotton knits softflow dyeing 85/kg', { materialForm: ['Knit'] }],
    ['mill_finish_process_job', 'Hosiery bleaching winch 18/kg', { processStage: ['Bleaching'], machine: ['Winch'] }],
    [
      'stitching_embroidery_value_addition_job',
      'Chikankari kurta 220/pc 15 days',
      { jobType: ['Chikan embroidery'], productType: ['Kurta'] },
    ],
    [
      'stitching_embroidery_value_addition_job',
      'shirt stitching with thread and trims 95 rs pc',
      { threadIncluded: true, trimsIncluded: true, basePrice: 95, priceUom: 'piece' },
    ],
    [
      'spinning_texturising_job',
      'Covering 20D lycra with 75/36 poly 65/kg',
      { coreDenier: { from: 20, to: 20 }, wrapDenier: { from: 75, to: 75 } },
    ],
    ['testing_lab_instruments', 'Yarn CSP test Rs 180', { listingKind: 'Test service', basePrice: 180, uom: 'test' }],
    ['machinery_spares_tools_accessories', 'Ring 40 mm 38/pc', { machineType: 'Spinning ring', partSize: '40 mm' }],
    ['chemical_dye', 'Pigment emulsion binder 120/kg', { chemClass: 'Binder' }],
    ['chemical_dye', 'Sodium hydrosulphite 88 95/kg', { purity: 88, basePrice: 95 }],
    ['fiber_raw_material', 'BCI cotton 29mm 165/kg', { certifications: [{ scheme: 'BCI' }] }],
    ['textile_c2c_trader', 'Leftover merino wool 400 gm 350', { itemType: 'Leftover yarn', basePrice: 350 }],
    [
      'suggestions_new_arrival_trending',
      'Looking for 5000 m black poplin target 85',
      { cardType: 'Buyer wish', quantityWanted: 5000, targetPrice: 85 },
    ],
    [
      'stitching_embroidery_value_addition_job',
      '56 head sequence 0.45 per 1000 stitch',
      { heads: 56, basePrice: 0.45, priceUom: '1000 stitches' },
    ],
    ['fiber_raw_material', 'Brazilian cotton 94 c/lb', { basePrice: 0.94, currency: 'USD', priceUom: 'lb' }],
    ['fiber_raw_material', 'Cottonseed linters 42 rs kg', { fiberFamily: 'Cotton', preparation: 'Linters' }],
    ['fiber_raw_material', 'Australian wool tops 19.5 micron 1400/kg', { fiberFamily: 'Tops', micron: 19.5 }],
    ['fiber_raw_material', 'Hemp cottonised 32 mm 320/kg', { preparation: 'Cottonised', stapleLength: 32 }],
    ['mill_finish_process_job', 'Compacting tubular 11 rupees/kg', { basePrice: 11, priceUom: 'kg' }],
    ['weave_knit_warping_job', 'Air jet 50 to 80 pick 0.14/pick', { ppiRange: { from: 50, to: 80 } }],
    ['weave_knit_warping_job', 'Sock knitting 3.25 per pair', { basePrice: 3.25, priceUom: 'pair', uom: 'pair' }],
    ['spinning_texturising_job', 'TFO doubling lot min 500 kg 12/kg', { moq: 500, basePrice: 12 }],
    ['recycle_waste_materials', 'Denim clips min 18/kg', { basePrice: 18, priceUom: 'kg' }],
    ['recycle_waste_materials', 'Used clothing bale 45 kg Rs 55/kg', { baleWeight: 45, basePrice: 55 }],
    ['scrap_reusables', 'Used paper cones 1.2 rs per pc 2 lakh pcs', { basePrice: 1.2, availableQuantity: 200_000 }],
    ['scrap_reusables', 'UPS batteries 85/kg authorisation PCB/2025/118', { authorisationNo: 'PCB/2025/118' }],
    ['testing_lab_instruments', 'Xenon tester Q-Sun B02 2018', { testStandard: ['ISO 105-B02'], year: 2018 }],
    [
      'testing_lab_instruments',
      'Instron UTM on rent 18000 per month',
      { listingKind: 'Rental', rentalPeriod: 'Month', basePrice: 18_000 },
    ],
    ['machinery_spares_tools_accessories', 'Heald wires 331 mm per 1000 2800', { basePrice: 2800, priceUom: '1000' }],
    ['machinery_spares_tools_accessories', 'Bottom roller 27 mm Rs 850 per pc', { machineType: 'Fluted roller' }],
    ['consumables_utilities', 'Nylon apron per 100 pcs 700', { basePrice: 7, priceUom: 'piece' }],
    ['machinery_spares_tools_accessories', 'Servo motor, 55k', { basePrice: 55_000 }],
    ['consumables_utilities', 'Briquettes groundnut shell 7200/ton', { utilityClass: 'Biomass briquettes' }],
    [
      'mini_wholesale_textile_market',
      'Woollen shawls 10 pcs 380 pc',
      { piecesPerBundle: 10, basePrice: 380, priceUom: 'piece' },
    ],
    [
      'mini_wholesale_textile_market',
      'Rayon cut pack 2.5 m x 20 pcs 210 per pc',
      { cutLength: 2.5, piecesPerBundle: 20 },
    ],
    ['mini_wholesale_textile_market', 'Terry towel dozen pack 1440', { piecesPerBundle: 12, uom: 'bundle' }],
    ['textile_c2c_trader', 'Old curtains like new 1200', { condition: 'Like new' }],
    ['consumables_utilities', 'propane 14 kg 1250', { packSize: 14, basePrice: 1250, priceUom: 'unit' }],
    ['machinery_spares_tools_accessories', 'Toyota RY5 ring spindle 1200 per pc', { machineType: 'Spindle' }],
    [
      'machinery_spares_tools_accessories',
      'Brother embroidery 6 head 9 needle 400x450 3.8 lakh',
      { heads: 6, needles: 9, frameSize: { width: 400, height: 450 }, basePrice: 380_000 },
    ],
    ['fiber_raw_material', 'cotton bales 28 mm 165 kg 54500 candy', { baleWeight: 165, basePrice: 54_500 }],
  ])('%s: %s', (moduleKey, text, values) => {
    expect(readLine(matrixDefinition(moduleKey), text).values).toMatchObject(values)
  })

  test('a date and a number of pieces are no price, and cards on a board have none', () => {
    const board = matrixDefinition('suggestions_new_arrival_trending')
    expect(readLine(board, 'Wanted 1000 kg yarn by 15 December').values).not.toHaveProperty('basePrice')
    const scrap = matrixDefinition('scrap_reusables')
    const spinning = matrixDefinition('spinning_texturising_job')
    for (const words of [
      '30 machines 120 spindles each',
      'free from 15 Jan 2027',
      '150 TPI to 1200 TPI',
      'Nm 2 to Nm 12',
    ])
      expect(readLine(spinning, `TFO twisting ${words}`).values, words).not.toHaveProperty('basePrice')
    const machines = matrixDefinition('machinery_spares_tools_accessories')
    for (const words of ['Thies soft flow 500 kg 2 tube', 'MS JP7 digital printer 8 head'])
      expect(readLine(machines, `${words} 22 lakh`).values, words).not.toHaveProperty('availableQuantity')
    expect(readLine(scrap, 'Wooden pallets 1200x1000 40 nos').values).not.toHaveProperty('basePrice')
    expect(readLine(scrap, 'Wooden pallets 1200x1000 220 pc 40 nos').values).toMatchObject({
      basePrice: 220,
      priceUom: 'piece',
      availableQuantity: 40,
    })
    const embroidery = matrixDefinition('stitching_embroidery_value_addition_job')
    expect(readLine(embroidery, 'embroidery punching 500 per design').values).not.toHaveProperty('minPerStyle')
    const work = matrixDefinition('mill_finish_process_job')
    expect(readLine(work, 'softflow dyeing cotton 500 kg').values).not.toHaveProperty('availableQuantity')
  })
})

test('a long gap in a line is read as one blank', () => {
  expect(read(`fancy yarn${' '.repeat(400)}ABC`).values.title).toBe('fancy yarn ABC')
})

test('Italian words of a yarn are understood, and stay as they are typed', () => {
  const line = read('Filato cotone pettinato Ne 40/1 qualcosa')
  expect(line.values).toMatchObject({
    title: 'Filato cotone pettinato Ne 40/1 qualcosa',
    yarnFamily: 'Cotton yarn',
    yarnType: ['Combed'],
    count: 'Ne 40/1',
  })
  expect(line.understood).toContainEqual({ name: 'yarnFamily', text: 'cotone', value: 'Cotton yarn' })
  expect(line.rest).toBe('qualcosa')
})

test('typed words that are too short for a title give way to the title that the values make', () => {
  const { values, rest } = readLine(matrixDefinition('yarn'), '40s CCW @ 296 zzyzx')
  expect(rest).toBe('zzyzx')
  expect(values.title).toBe('40s Combed Compact Cotton Weaving Yarn')
})
