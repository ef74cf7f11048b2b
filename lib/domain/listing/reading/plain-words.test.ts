import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from './read-line'

/** Lines with general words, joined goods and figures of something else: what each says, and what nothing in it says. */
const LINES: ReadonlyArray<readonly [ModuleKey, line: string, says: object, not?: readonly string[]]> = [
  ['yarn', '30s cotton 285/kg, 50 kg bag', { packageType: 'Bag' }],
  ['yarn', '30s cotton 285/kg, 40 kg carton', { packageType: 'Carton' }],
  ['yarn', '30s CCH cone, 285/kg', { conePackageType: 'Cone' }],
  [
    'yarn',
    '2/30 acrylic hank dyed mustard 520/kg',
    { dyeingStatus: 'Hank dyed', color: 'Mustard' },
    ['conePackageType'],
  ],
  ['chemical_dye', 'reactive black b 150% 25 kg bag 285/kg', { packageType: 'Bag' }],
  ['chemical_dye', 'acetic acid 99% 35 kg MS drum 62/kg', { packageType: 'Metal drum' }],
  ['yarn', '2/32 acrylic dyed maroon hand knitting 375/kg', { subcategory: 'Hand knitting', color: 'Maroon' }],
  [
    'yarn',
    'Nm 2/28 80/20 wool nylon cardato 14.50 EUR/kg',
    {
      yarnFamily: 'Woollen',
      blendPercentages: [
        { fibre: 'Wool', percent: 80 },
        { fibre: 'Nylon', percent: 20 },
      ],
    },
  ],
  ['yarn', 'Ne 24 cotton viscose carded slub', { fiberType: ['Cotton', 'Viscose'] }, ['yarnFamily']],
  ['yarn', 'poly viscose 30s vortex 210/kg', { yarnFamily: 'Blended spun' }],
  [
    'yarn',
    '30s combed waxed CSP 2850 RKM 18.5 U% 9.8 thin 0 thick 12 neps 25 rate 268',
    {
      cspStrength: 2850,
      quality: { rkm: 18.5, uPercent: 9.8, thin50: 0, thick50: 12, neps200: 25 },
      finish: 'Waxed',
      basePrice: 268,
    },
  ],
  ['yarn', '20s carded CSP 2100-2200 232/kg', { basePrice: 232 }, ['cspStrength']],
  ['yarn', '40s combed TPI 23.5 Z twist 310/kg', { twist: { direction: 'Z', amount: 23.5, unit: 'TPI' } }],
  ['yarn', '150/48 DTY SIM bright black ₹128', { finish: 'Bright SIM', color: 'Black' }],
  [
    'yarn',
    '20/1 OE cotton, USD 2.15/kg CIF Chittagong',
    { tradeMode: 'Export', incoterm: 'CIF', destinationPort: 'BDCGP', basePrice: 2.15 },
    ['loadingPort'],
  ],
  ['yarn', '40s CCH FOB Tuticorin $3.05', { incoterm: 'FOB', loadingPort: 'INTUT' }, ['destinationPort']],
  ['yarn', '30s combed cotton for CIF rates please call', { incoterm: 'CIF' }, ['destinationPort']],
  ['grey_fabric', 'poplin and cambric 40s 124x64 48"', { epi: 124 }, ['fabricName']],
  ['grey_fabric', '40x40 100x80 50" & 40x40 120x60 48" both airjet', { loomType: 'Air-jet' }, ['epi', 'clothWidth']],
  ['grey_fabric', 'canvas 63" 95 per mtr 8000 mt stk', { availableQuantity: 8000, uom: 'm' }],
  ['finish_fabric', 'georgette / chiffon 60gm dyed 44" 38 rs', { glm: 60 }, ['fabricName']],
  [
    'finish_fabric',
    '10 oz denim 98 cotton 2 lycra stretch 25%',
    {
      blendPercentages: [
        { fibre: 'Cotton', percent: 98 },
        { fibre: 'Elastane', percent: 2 },
      ],
    },
    ['basePrice'],
  ],
  ['finish_fabric', 'linen 58" 160 gsm EUR 7.80/mt', { basePrice: 7.8, priceUom: 'm' }],
  ['finish_fabric', 'lana merino 280 gr/ml alt 150 cm, € 24/mt', { glm: 280, clothWidth: { value: 150, unit: 'cm' } }],
  ['finish_fabric', 'cambric RFD 58" Rs 78 for digital printing', { colouration: 'RFD' }, ['printMethod']],
  ['finish_fabric', 'rib 30s cotton 210 gsm black for collar 520 kg', { gsm: 210 }, ['availableQuantity', 'basePrice']],
  ['finish_fabric', 'polar fleece 280 gsm navy, black, maroon 245/kg', { shade: 'navy, black, maroon' }, ['color']],
  ['finish_fabric', '30s lycra single jersey 180 gsm 395/kg', { knitType: 'Single jersey' }, ['fiberType']],
  ['finish_fabric', 'rayon print 44" Rs 62 mtr 3000 mtr stock surat', { priceUom: 'm', availableQuantity: 3000 }],
  ['grey_fabric', 'cambric greige sulzer Rs 41 mt 50000 mt ready', { availableQuantity: 50_000, uom: 'm' }],
  ['finish_fabric', 'pique 220 gsm 60/40 PC dyed royal blue 355 kg', { color: 'Royal blue' }, ['availableQuantity']],
  ['wholesale_ready_product', 'turkish towel 30x60 Rs 185 pc carton of 48', {}, ['unitsPerPackage']],
  ['yarn', '100/36 fdy bright trilobal 112/kg', { finish: 'Trilobal bright' }],
  ['recycle_waste_materials', 'wool rags sorted dark blue, bales 250 kg', { color: 'Blue' }],
  [
    'recycle_waste_materials',
    'acrylic rags black 300 kg bales CIF mundra $0.42/kg',
    { incoterm: 'CIF' },
    ['pickupPlace'],
  ],
  ['mini_wholesale_textile_market', 'cut piece rayon 60 rs per pc surat mandi', { market: 'Surat' }],
  ['spinning_texturising_job', 'air covering 20D/40D lycra with 75D poly', { coreDenier: { from: 20, to: 40 } }],
  [
    'mill_finish_process_job',
    'soft flow dyeing cotton knits Rs 62/kg light 78 medium 95 dark',
    {
      rateByShade: [
        { depth: 'Pale', rate: 62 },
        { depth: 'Medium', rate: 78 },
        { depth: 'Dark', rate: 95 },
      ],
    },
    ['maxWidth'],
  ],
  [
    'mill_finish_process_job',
    'rotary printing job screen Rs 2200 per colour, Rs 18 mtr',
    { screenCharge: 2200, basePrice: 18 },
    ['minPerShade'],
  ],
  ['mill_finish_process_job', 'follatura garzatura cimatura lana 0.95 €/mt', { basePrice: 0.95, priceUom: 'm' }],
  [
    'stitching_embroidery_value_addition_job',
    't shirt stitching 22/pc overlock',
    { jobType: ['Stitching'], machine: ['Overlock'] },
  ],
  [
    'stitching_embroidery_value_addition_job',
    'screen print plastisol chest Rs 16 pc + screen 400 per colour',
    { basePrice: 16, screenCharge: 400 },
    ['ratePer'],
  ],
]

test.each(LINES.map(([key, line, says, not = []]) => ({ key, line, says, not })))('$key: $line', (one) => {
  const { values } = readLine(matrixDefinition(one.key), one.line)
  expect(values).toMatchObject(one.says)
  for (const name of one.not) expect(values, name).not.toHaveProperty(name)
})

test('a count is shown in the system that the rest of the line says', () => {
  const { understood } = readLine(matrixDefinition('yarn'), '2/32 acrylic dyed 375/kg')
  expect(understood.find(({ name }) => name === 'count')?.value).toMatchObject({ system: 'Nm', value: 32, ply: 2 })
})
