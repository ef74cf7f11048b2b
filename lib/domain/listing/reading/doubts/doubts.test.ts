import { describe, expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from '../read-line'

const valuesOf = (module: ModuleKey, line: string) => readLine(matrixDefinition(module), line).values
type Case = readonly [module: ModuleKey, line: string]

test.each<Case>([
  ['yarn', '20s OE cotton yarn, bags me 60 kg, 172/kg'],
  ['yarn', 'poly 150/48 FDY black 410 kg carton pack 130/-'],
  ['yarn', '30/2 acrylic hank 250 gm'],
  ['yarn', 'Ne 16/1 OE cotton, 9.6 MT per FCL, USD 2.12'],
  ['grey_fabric', 'cambric 60/60 92x88 48", 45 rs mtr, 25k mtrs monthly'],
  ['grey_fabric', 'roto 44", 17.80, 20 taka 1 bale'],
  ['finish_fabric', 'georgette foil print 44 panna, full set 1200 mtr'],
  ['finish_fabric', 'rayon print 44", rate 52, no less than 1 taka'],
  ['wholesale_ready_product', 'jeans men 28-36, 5 pcs ratio, 520 per pc'],
  ['wholesale_ready_product', 'gamcha 27x54, 40/- pc, 1 gathri=120 pc'],
  ['wholesale_ready_product', 'shawl 70x200 cm, $6.40, 1000 pc @5.90'],
  ['garment_accessories', 'resin toggle 1.25" 2.4/- each, 100 pcs packing'],
  ['packing_accessories', 'silica gel 5 gm, 165/kg, 25kg drum'],
  ['packing_accessories', 'stretch film 23 mic 500 mm, rs 132/kg, 1 ton order'],
  ['packing_accessories', 'paper tube 46 each 2 ton truck'],
])('%s: "%s" says no stock', (module, line) => {
  expect(valuesOf(module, line)).not.toHaveProperty('availableQuantity')
})

test.each<readonly [...Case, amount: number, unit: string]>([
  ['yarn', '30s CCH, 2400 kg, 285', 2400, 'kg'],
  ['yarn', '2/40 combed avl 900 kgs @ 640', 900, 'kg'],
  ['yarn', 'mulberry silk, 120kg, Rs 5850 kg', 120, 'kg'],
  ['wholesale_ready_product', 'bath towel 30x60, 1 bale 100 pc, ready 4000 pc', 4000, 'piece'],
  ['wholesale_ready_product', 'blanket 90x100, 780/pc, 5 pc bale, 15 bale ready', 15, 'bale'],
  ['textile_retailers', 'woollen shawl 899 only stock 12 pc', 12, 'piece'],
  ['packing_accessories', 'polybag 12x16 200 gauge 148 kg, 500 kg ready', 500, 'kg'],
  ['yarn', '40s cotton carded weaving Rs 245/- 2000 kg CSP 2400', 2000, 'kg'],
  ['grey_fabric', '60gm georgette 44 panna 17.50 50000 mtr', 50_000, 'm'],
  ['finish_fabric', 'rayon 14kg printed 44 inch 68/- 5000 mtrs', 5000, 'm'],
  ['finish_fabric', 'cotton cambric dyed navy 58" 95 rs 2000 m min 100 m', 2000, 'm'],
  ['yarn', '40s lyocell compact 390/- 2 ton 7 days delivery', 2000, 'kg'],
  ['machinery_spares_tools_accessories', 'toyota jat 710 190 cm 2012 12 nos 6.5 lakh each', 12, 'unit'],
])('%s: "%s" says the stock', (module, line, availableQuantity, uom) => {
  expect(valuesOf(module, line)).toMatchObject({ availableQuantity, uom })
})

test('a sign between two figures belongs to the first, and the second is a quantity', () => {
  expect(valuesOf('finish_fabric', 'cotton cambric dyed navy 58" 95 rs 2000 m')).toMatchObject({ basePrice: 95 })
  expect(valuesOf('yarn', '20s cotton slub 182 rs 5 tons')).toMatchObject({ basePrice: 182, availableQuantity: 5000 })
  expect(valuesOf('yarn', '26s combed hosiery 268 kg rate 3000 kg stock').basePrice).not.toBe(3000)
  expect(valuesOf('wholesale_ready_product', 'tshirt 180 gsm rs 145 pcs')).toMatchObject({ basePrice: 145 })
})

test.each<Case>([
  ['yarn', 'Filato cotone 50/2 gasato kg 600 disponibili consegna 4 settimane'],
  ['yarn', 'viscose 30s ring spun, rate 198 / 205'],
  ['yarn', '150D roto 50 rs discount on old lot'],
  ['yarn', 'tfo 2/30 polyester spun 1.67 cones'],
  ['yarn', 'Ne 20/1 carded, net 18,144 kg, gross 19,650 kg'],
  ['thread', '40/2 spun polyester 1000 m cone box 1150'],
  ['thread', 'sewing thread 20s/2, 5kg pkt, Rs. 560 per pkt'],
  ['thread', 'tkt 120 white 5000m MRP 210 less 22%'],
  ['thread', 'tkt 120 thread -5'],
  ['finish_fabric', 'velvet 54" 280gsm, 110 mtr se upar 98, neeche 105'],
  ['finish_fabric', 'net 44 panna 5 mtr pack, 480 rs pack'],
  ['grey_fabric', 'terry 450 gsm grey, cheque 290 cash 282 /kg'],
  ['grey_fabric', 'sheeting grey 118", rs 40 days'],
  ['wholesale_ready_product', 'nighty 110 rs to 135 rs, XL XXL'],
  ['wholesale_ready_product', 'ankle socks 12 pair packet Rs 168'],
  ['garment_accessories', 'velcro 25 mm 25m roll, 165 rs pair roll'],
  ['garment_accessories', 'buttons 4 hole 24L 28L 32L nylon, 42 / 48 / 55'],
  ['garment_accessories', 'satin label 20x50 mm, 1000 pcs 450 rs, 5000 pcs 1800 rs'],
  ['packing_accessories', 'carton 3 ply 12x9x6 14.25 ; 500+ 13.50 ; 2000+ 12.90'],
  ['packing_accessories', 'stretch film 18 inch x 300 m, 4 roll box 1,450'],
  ['packing_accessories', 'PP woven bag 22x36 60 gsm, 25000 per lot'],
  ['packing_accessories', 'plastic hanger 12 inch clear 240/ctn'],
  ['packing_accessories', 'LDPE bags 8x12 100 micron, 1 kg = 40 pc'],
  ['textile_retailers', 'silk dupatta, dye extra 60'],
  ['textile_retailers', 'kurti XL home delivery in Surat pin 395003'],
])('%s: "%s" says no price', (module, line) => {
  expect(valuesOf(module, line)).not.toHaveProperty('basePrice')
})

test.each<readonly [...Case, values: object]>([
  ['yarn', '40 combed, 304 ex mill, 1 truck', { basePrice: 304 }],
  ['textile_retailers', 'silk kurta 999 (was 1,599) sizes 38 40 42', { basePrice: 999 }],
  ['garment_accessories', 'heat transfer label 25x40mm, 55 paisa pc', { basePrice: 0.55, priceUom: 'piece' }],
  ['garment_accessories', 'elastic 20mm, min 200mtr, moq', { moq: 200, moqUom: 'm' }],
  ['garment_accessories', 'drawcord 6mm, 7.20 each, moq 2k pcs', { moq: 2000, moqUom: 'piece' }],
  ['grey_fabric', '80/2 x 80/2 132x120, moq 5k meters', { moq: 5000, moqUom: 'm' }],
  ['yarn', 'linen yarn 25 lea 890 lead 3 weeks', { dispatchLeadTime: 21 }],
  ['thread', 'tkt 80, 22/cone, 25 din udhaar', { creditTerms: { days: 25 } }],
  ['grey_fabric', 'chanderi 46", 310 rupaye meter', { basePrice: 310, priceUom: 'm' }],
  ['yarn', 'cotton yarn, 232.56 to 192.31 dtex, Ne 30/1', { count: 'Ne 30/1' }],
  [
    'finish_fabric',
    'lycra cotton twill 97/3 240 gsm',
    {
      blendPercentages: [
        { fibre: 'Cotton', percent: 97 },
        { fibre: 'Elastane', percent: 3 },
      ],
    },
  ],
  ['yarn', '75/36 DTY 108.50 ex GST', { basePrice: 108.5, taxIncluded: false }],
])('%s: "%s" is read', (module, line, values) => {
  expect(valuesOf(module, line)).toMatchObject(values)
})

test.each<readonly [...Case, name: string]>([
  ['yarn', '40s combed 318 (60 days) / 310 (cash)', 'dispatchLeadTime'],
  ['finish_fabric', 'voile 60 days udhar', 'dispatchLeadTime'],
  ['garment_accessories', 'metal zip #8, 34/pc, 40 days LC', 'dispatchLeadTime'],
  ['textile_retailers', 'bedsheet single, ₹ 525, 7 din mein wapsi', 'dispatchLeadTime'],
  ['thread', 'tkt 80 2500 m, white + black 100 each', 'basePrice'],
  ['finish_fabric', 'gajji silk 44", ₹310/m, min 3 cut', 'moq'],
  ['wholesale_ready_product', 'bath towel 70x140 cm, US$ 2.05/pc, MOQ 3000 pcs/col', 'moq'],
  ['packing_accessories', 'BOPP tape 48 mm, 29.5/roll, 72 roll box, 10 box min', 'moq'],
  ['yarn', '10s cotton, moq -500 kg', 'moq'],
  ['wholesale_ready_product', 'terry towel 27x54, 400 gm pc, 118 per pc', 'fiberType'],
  ['garment_accessories', 'polyester button 16L white, 22 grs', 'industryStandard'],
])('%s: "%s" does not say %s', (module, line, name) => {
  expect(valuesOf(module, line)).not.toHaveProperty(name)
})

describe('who asks for goods', () => {
  test('names the quantity that they want, however small', () => {
    const { values } = readLine(matrixDefinition('yarn'), '30s combed cotton, 60 kg', true)
    expect(values).toMatchObject({ availableQuantity: 60, uom: 'kg' })
  })
})

test.each<readonly [...Case, values: object, rest: string]>([
  [
    'grey_fabric',
    '2210, PC poplin 45x45/110x76, 63", 80/20, stock 45,000 mtrs, 38.75, +5% GST',
    { basePrice: 38.75 },
    '2210',
  ],
  ['grey_fabric', 'Q-605 / taffeta 68D x 68D / 60" / 150000 m / Rs 35 per m', { availableQuantity: 150_000 }, 'Q-605'],
])('%s: "%s" begins with the code of a row', (module, line, values, rest) => {
  const reading = readLine(matrixDefinition(module), line)
  expect(reading.values).toMatchObject(values)
  expect(reading.rest).toBe(rest)
  expect(reading.text).toBe(line)
})

test.each<Case>([
  ['grey_fabric', 'poplin 40x40 63", 1200 m / roll, Rs 45'],
  ['thread', 'spun poly 40/2, 1200 cones / box'],
])('%s: "%s" names what one package holds, behind a slash between spaces', (module, line) => {
  expect(valuesOf(module, line)).not.toHaveProperty('availableQuantity')
})

test('"TC pocketing" is of polyester and cotton', () => {
  expect(valuesOf('grey_fabric', 'TC pocketing 45x45 110x76 58"')).toMatchObject({ fiberType: ['Polyester', 'Cotton'] })
})
