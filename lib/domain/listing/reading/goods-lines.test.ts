import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from './read-line'

/** Lines of fibre, chemicals, machines, waste, stores and small traders: what each must say, and what it must not. */
const LINES: ReadonlyArray<readonly [ModuleKey, line: string, says: object, not?: readonly string[]]> = [
  ['fiber_raw_material', 'J34 RG cotton 26.5 mm 5100 per maund 100 bales', { availableQuantity: 100 }, ['basePrice']],
  ['fiber_raw_material', 'VSF 1.5x40 Birla, 172 kg ex Kharach', {}, ['availableQuantity']],
  ['fiber_raw_material', 'PET chips bottle grade Rs 92 kg bags 25 kg', { basePrice: 92 }, ['netWeight']],
  ['fiber_raw_material', 'viscose fibre 1.5D 38mm 2.35 USD kg, 1x40 HC', { basePrice: 2.35 }, ['crossSection']],
  ['chemical_dye', 'Acid Black 194 420/kg ; 25kg', { basePrice: 420 }, ['availableQuantity']],
  ['chemical_dye', 'sodium hydrosulphite 88% min 50kg drum ₹96/kg', { purity: 88, packSize: 50 }, ['moq']],
  ['chemical_dye', 'urea technical 46% N ₹ 26/kg', { basePrice: 26 }, ['purity']],
  ['machinery_spares_tools_accessories', 'picking stick for shuttle loom Rs 180/dozen', {}, ['machineType']],
  ['testing_lab_instruments', 'Premier aQura 2 nep tester 6.8 lakh Guntur', { basePrice: 680_000 }],
  ['machinery_spares_tools_accessories', 'sectional warper 1996, Rs.7L', { basePrice: 700_000 }],
  [
    'machinery_spares_tools_accessories',
    'ring frame bobbin holder spares LR60, Rs 42 per pc',
    { fitsModels: ['LR60'], basePrice: 42 },
    ['model'],
  ],
  ['scrap_reusables', 'used card clothing wire scrap Rs 28 per kg', { reuseOrScrap: 'Scrap' }],
  ['scrap_reusables', 'old heald frames lot rate 18000', { basePrice: 18_000, priceUom: 'lot' }],
  ['scrap_reusables', 'old gears mixed MS scrap 33.50 kg, 7.5 ton', { basePrice: 33.5, availableQuantity: 7500 }],
  ['machinery_spares_tools_accessories', 'Rieter E62 comber 2008 x 4 nos', { year: 2008, availableQuantity: 4 }],
  ['mini_wholesale_textile_market', 'boys jeans 6 pc ratio set ₹ 245', { piecesPerBundle: 6, uom: 'piece' }],
  ['textile_c2c_trader', 'unused linen fabric 4.5 m @ 1300', { cutLength: 4.5, basePrice: 1300 }],
  ['suggestions_new_arrival_trending', 'Buyer needs 1 lakh mtr cambric', { quantityWanted: 100_000, uom: 'm' }],
  ['scrap_reusables', 'SS 316 tank scrap 5000 ltr, 210 rs kg', { basePrice: 210 }, ['availableQuantity']],
  ['scrap_reusables', 'office scrap full lot 45,000 as is', { basePrice: 45_000, priceUom: 'lot' }],
  ['machinery_spares_tools_accessories', 'Savio autoconer 12.75 lacs per m/c', { priceUom: 'unit' }],
  ['consumables_utilities', 'spindle oil 20L 9,600', { basePrice: 9600, priceUom: 'unit', packSize: 20 }],
  ['consumables_utilities', 'steam coal Rs 7,950/ton, 21 ton truck', { basePrice: 7950 }, ['availableQuantity']],
  ['mini_wholesale_textile_market', '3 pc suit - 8 pc catalogue - 545 each', { piecesPerBundle: 8, basePrice: 545 }],
  ['mini_wholesale_textile_market', 'bath towel 10 pcs poly pack 72 rs pc', { piecesPerBundle: 10 }, ['fiberType']],
  ['consumables_utilities', 'reed hooks steel ₹ 35 each', { basePrice: 35 }, ['utilityClass']],
  ['textile_c2c_trader', 'patola dupatta used twice 2500 Ahmedabad 380015', { basePrice: 2500, pin: '380015' }],
  ['fiber_raw_material', 'raw tussar silk yarn 3200 kg', { fiberFamily: 'Silk' }, ['preparation']],
  [
    'mini_wholesale_textile_market',
    'curtains eyelet pair, 10 pair bundle @ 310 pair',
    { basePrice: 310 },
    ['pricePerPiece'],
  ],
  [
    'textile_c2c_trader',
    'Chanderi saree worn twice, 1800, bought 4200 in 2024',
    { basePrice: 1800, originalPrice: 4200, purchaseYear: 2024 },
  ],
  ['scrap_reusables', 'GI pipe scrap / aluminium scrap 62 kg', { material: 'Aluminium' }],
  ['scrap_reusables', 'HM barrels 235 ltr dyes residue ₹420 pc', { scrapClass: 'Plastic drums', drumVolume: 235 }],
  [
    'scrap_reusables',
    'waste lubricating oil 210 l drums Rs 38 per litre',
    { scrapClass: 'Used oil' },
    ['availableQuantity'],
  ],
  ['consumables_utilities', 'wood pellets ₹9.80/kg, 30 ton weekly', { basePrice: 9.8 }, ['availableQuantity']],
  ['textile_c2c_trader', 'Puma trackpants black 550 Noida sector 62', {}, ['basePrice']],
  ['recycle_waste_materials', 'selvedge waste leno airjet Rs 14 kg', { wasteType: 'Fringe selvedge' }],
  [
    'consumables_utilities',
    'Organ DBx1 14 needle 100 pcs box 480 rs',
    { basePrice: 480, priceUom: 'box', packSize: 100 },
  ],
  ['consumables_utilities', 'RO water tanker ₹1,800 per tanker', {}, ['basePrice']],
  [
    'mini_wholesale_textile_market',
    'saree georgette 8 pcs cat, ₹ 485/- plus GST',
    { piecesPerBundle: 8, basePrice: 485 },
    ['availableQuantity'],
  ],
  ['mini_wholesale_textile_market', 'kids frock 10 pcs ratio, 165/pc', { piecesPerBundle: 10 }, ['availableQuantity']],
  ['mini_wholesale_textile_market', 'lehenga 1450 full set, single 1550', {}, ['basePrice']],
  [
    'mini_wholesale_textile_market',
    'mens brief lot 1000 pcs ₹19 pc cod nahi',
    { basePrice: 19, cod: false },
    ['piecesPerBundle', 'fiberType'],
  ],
  [
    'textile_c2c_trader',
    'Kanjivaram saree worn once, 4500, originally 12000',
    { basePrice: 4500, originalPrice: 12_000 },
  ],
  [
    'textile_c2c_trader',
    'lehenga size M 8k, bought 2023 for 25k',
    { basePrice: 8000, originalPrice: 25_000, purchaseYear: 2023 },
  ],
  ['textile_c2c_trader', '2 curtains blue, 900 for both, Thane 400601', { basePrice: 900, pin: '400601' }],
  ['machinery_spares_tools_accessories', 'Mayer single jersey machine 2011 Rs 14,50,000', { basePrice: 1_450_000 }],
  ['machinery_spares_tools_accessories', 'Autoconer 338 60 drums 2003 18 lakh', { basePrice: 1_800_000 }],
  ['textile_retailers', 'lycra jeans women 30 rs 1099 no cod', { basePrice: 1099, cod: false }],
  ['textile_c2c_trader', 'carpet 4x6 ft wool 11000 no bill', { basePrice: 11_000, originalBill: false }],
  ['textile_c2c_trader', 'kurtis XL cotton, 750 for all 3, no exchange', { basePrice: 750, openToExchange: false }],
  ['textile_c2c_trader', 'ethnic sherwani 42 one time use ₹3,000', { timesUsed: 'Once' }, ['pattern']],
  ['suggestions_new_arrival_trending', 'chahiye 300 pcs tshirt rate 60 tak', { targetPrice: 60, quantityWanted: 300 }],
  ['suggestions_new_arrival_trending', 'New launch velvet, valid till 31/12/2026', { validTo: '2026-12-31' }],
  ['suggestions_new_arrival_trending', 'wanted grey 60x60/92x88 63", 50000 mtrs', {}, ['colourStory']],
  [
    'suggestions_new_arrival_trending',
    'WTB 3 ton 40s combed target 262/kg',
    { cardType: 'Buyer wish', quantityWanted: 3000, uom: 'kg' },
  ],
  [
    'mini_wholesale_textile_market',
    'dupatta chiffon bandhani 100 pcs bundle, 38 rs per piece, 3800 bundle',
    { basePrice: 38, piecesPerBundle: 100 },
    ['availableQuantity'],
  ],
  ['scrap_reusables', 'wooden pallets used 48x40, load 1 ton, Rs 180 pc, 300 pcs lot', { availableQuantity: 300 }],
  ['chemical_dye', 'cationic softener flakes 140/kg dosage 1-2%', { dosage: '1-2%' }, ['activeContent']],
  ['recycle_waste_materials', 'cotton comber noil 22% trash 1.5%, 88/kg', { trash: 1.5 }],
  ['wholesale_ready_product', 'mens polo tshirt 165/pc own label possible', { brandLabel: 'Private label' }],
  ['wholesale_ready_product', 'terry towel 30x60 450gsm 130 rs per pc solapur', {}, ['subcategory']],
]

test.each(LINES.map(([key, line, says, not]) => ({ key, line, says, not })))(
  '$key: $line',
  ({ key, line, says, not }) => {
    const { values } = readLine(matrixDefinition(key), line)
    expect(values).toMatchObject(says)
    for (const name of not ?? []) expect(values, name).not.toHaveProperty(name)
  },
)
