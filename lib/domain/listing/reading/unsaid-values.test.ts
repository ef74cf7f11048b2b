import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from './read-line'

/** What a line denies, or says of something else, is no value of the goods. */
const LINES: ReadonlyArray<readonly [ModuleKey, line: string, says: object, not: readonly string[]]> = [
  ['spinning_texturising_job', 'Cone winding from hank, 9/kg, no packing included', { basePrice: 9 }, ['packagingBy']],
  ['weave_knit_warping_job', 'Rib job 18 gg, 16 per kg no lycra', { gauge: 18 }, ['fiberHandled']],
  [
    'stitching_embroidery_value_addition_job',
    'Denim jeans washing no, only stitching SMV 22, fob/cmt both, 110 rs',
    { jobType: ['Stitching'], smv: 22 },
    ['incoterm', 'tradeMode'],
  ],
  ['fiber_raw_material', 'Merino wool tops 19.5 micron, dehaired no, 18.20 per kg', { micron: 19.5 }, ['preparation']],
  ['spinning_texturising_job', 'ring spinning 20s 60/kg, lycra not available', { basePrice: 60 }, ['fiberHandled']],
  [
    'testing_lab_instruments',
    'Azo dyes test EN 14362 per test 2800 gst extra',
    { basePrice: 2800, testStandard: ['EN 14362'] },
    [],
  ],
  ['testing_lab_instruments', 'Q-Sun B02 light fastness water cooled', {}, ['sampleForm']],
  ['testing_lab_instruments', 'Martindale 9 station James Heal 1609 new', { condition: 'New' }, ['basePrice']],
  ['weave_knit_warping_job', 'Airjet weaving job 24 looms, 0.13 paise per pick', { loomCount: 24 }, ['basePrice']],
  ['weave_knit_warping_job', 'jacquard weaving job, 0.35 €/1000 colpi', { shedding: ['Jacquard'] }, ['basePrice']],
  [
    'grey_fabric',
    'Cotton cambric 60s x 60s / 92 x 88, 47 inches, HS 5208.11, invoice value Rs 11,47,500.00 for 30,000 mtrs',
    { availableQuantity: 30_000 },
    ['basePrice'],
  ],
  [
    'grey_fabric',
    'Unbleached cotton twill 16 x 12 / 108 x 56, 120 rolls, heading 5209.12',
    { epi: 108, ppi: 56 },
    ['basePrice'],
  ],
  ['thread', 'Viscose embroidery thread 120D/2, 12 cones per box, 250 boxes', { packageType: 'Cone' }, ['basePrice']],
  [
    'thread',
    'COTTON SEWING THREAD 40/3 MERCERISED NOT PUT UP FOR RETAIL SALE, 1,250.00 KGS',
    { threadType: 'Cotton mercerised' },
    ['endUse'],
  ],
  [
    'thread',
    'Spun polyester bag closing thread 12/4, 200 gram cones, 5,000 kgs in 250 bags of 20 kg',
    { endUse: ['Bag closing'] },
    [],
  ],
  ['thread', '60/2 spun polyester tex 20 tkt 180 shirting thread 5000m', { endUse: ['Shirting'] }, []],
  [
    'thread',
    '40s/2 spun poly raw white 1.67 kg cone, Rs 172 per kg, 5 ton',
    { basePrice: 172, availableQuantity: 5000, uom: 'kg' },
    [],
  ],
  ['machinery_spares_tools_accessories', 'used Toyota JAT810 airjet 2016', { year: 2016 }, ['condition']],
  ['testing_lab_instruments', 'Uster Tester 5 used', { listingKind: 'Used sale' }, ['condition']],
  ['mill_finish_process_job', 'screen printing job 5 colours 18/m', { printMethod: ['Screen print'] }, []],
  ['consumables_utilities', 'safety shoes steel toe 650 pair', { itemType: 'Safety shoes' }, ['material']],
  [
    'consumables_utilities',
    'biomass briquettes groundnut shell GCV 3900 7.2/kg',
    { utilityClass: 'Biomass briquettes' },
    ['brandManufacturer'],
  ],
  ['recycle_waste_materials', 'Stracci lana, balle 300 kg, 0.45/kg', { baleWeight: 300 }, ['availableQuantity']],
  ['suggestions_new_arrival_trending', 'Upcoming Pongal collection sarees', { season: 'Pongal' }, []],
  ['mini_wholesale_textile_market', 'Chanderi silk suit 5 pcs bundle 1150 per piece', { fiberType: ['Silk'] }, []],
  ['weave_knit_warping_job', 'Warping 300 paise per beam? pls confirm. Creel 400', {}, ['basePrice']],
  ['weave_knit_warping_job', 'drawing in & knotting 35 rs/1000 ends, 24 hours service', {}, ['basePrice', 'shifts']],
  [
    'stitching_embroidery_value_addition_job',
    'Blouse stitching designer 350 se start, fall pico 40 rs',
    { productType: ['Blouse'] },
    ['basePrice'],
  ],
  [
    'stitching_embroidery_value_addition_job',
    '15 needle single head cap logo embroidery job',
    { jobType: ['Single-head embroidery'] },
    [],
  ],
  ['stitching_embroidery_value_addition_job', 'shirt CMT 95 set', { basePrice: 95, priceUom: 'set' }, []],
  ['stitching_embroidery_value_addition_job', 'ricamo 0,60 € ogni 1000 punti', {}, ['basePrice']],
  ['stitching_embroidery_value_addition_job', 'Smocking 6 lines 4.25/mtr', { basePrice: 4.25 }, ['lines']],
  ['fiber_raw_material', 'Shankar 6 kapas? no, lint only 28.5mm', { preparation: 'Ginned lint' }, []],
  ['fiber_raw_material', 'GREASY WOOL BIKANER 24 MIC RS 190 KG', { micron: 24 }, ['variety']],
  ['fiber_raw_material', 'nylon 66 bright chip in 800kg jumbo ₹212', { basePrice: 212 }, ['availableQuantity']],
  ['chemical_dye', 'sodium alginate 4% soln 450 cps 310/kg', { viscosity: 450 }, ['purity']],
  ['chemical_dye', 'DMDHEU low formaldehyde resin', { declarations: ['Low formaldehyde'] }, []],
  ['chemical_dye', 'pectinase 3000 u/ml IBC 1000 kg ₹ 240 kg', { basePrice: 240 }, ['availableQuantity']],
  ['recycle_waste_materials', 'PET bottle bales blue, metal free, 48/kg', {}, ['buttonsRemoved']],
  ['scrap_reusables', 'dry battery UPS 12V 42AH', { scrapClass: 'Battery' }, ['grade']],
  ['scrap_reusables', 'transformer oil used 4 drums', { scrapClass: 'Used oil' }, []],
  ['scrap_reusables', 'Dyed cone springs SS 410 pcs 12 rs', { scrapClass: 'Dye tubes' }, []],
  ['testing_lab_instruments', 'Elmendorf tear tester 6400 g, calibration due Mar 2027', { capacity: 6400 }, ['year']],
  ['testing_lab_instruments', 'formaldehyde by ISO 14184-1, 900 each', { priceUom: 'test' }, []],
  ['consumables_utilities', 'Wind power 2.1 MW 5.10 unit', { basePrice: 5.1, priceUom: 'kWh' }, []],
  ['mini_wholesale_textile_market', 'linen saree 8 design 1 each', {}, ['basePrice']],
  [
    'spinning_texturising_job',
    'POY-DTY 150/48, Rs.9.25/kg, 25 days pmt',
    { creditTerms: { days: 25 } },
    ['dispatchLeadTime'],
  ],
  [
    'spinning_texturising_job',
    'Rotor spinning 1.2 Ne? no: Ne 4 - Ne 20',
    { countRange: { from: '4s', to: '20s' } },
    [],
  ],
  ['spinning_texturising_job', 'core spun job 78/kg, 1 day sample free', { basePrice: 78 }, ['dispatchLeadTime']],
  ['spinning_texturising_job', 'Ring doubled 2/6 carpet yarn 28 rs', { jobType: ['Doubling'] }, []],
  ['weave_knit_warping_job', 'Handloom job 12 frame looms', { loomCount: 12 }, ['healdShafts', 'shedding']],
  ['weave_knit_warping_job', 'Auto stripe knitting 24GG 30D 22/kg', { diameter: 30, gauge: 24 }, ['countRange']],
  [
    'mill_finish_process_job',
    'VAT PAD STEAM, LIGHT 16 MED 21 DARK 28 RS/MTR',
    {
      rateByShade: [
        { depth: 'Pale', rate: 16 },
        { depth: 'Medium', rate: 21 },
        { depth: 'Dark', rate: 28 },
      ],
    },
    ['basePrice'],
  ],
  ['mill_finish_process_job', 'bleach and dye tubular, 92-130 kg as per shade', {}, ['batchSize']],
  ['mill_finish_process_job', 'shawl dyeing 55 per pc', { materialForm: ['Dupatta, shawl or stole'] }, []],
  ['stitching_embroidery_value_addition_job', 'jeans FOB not needed, CMT 145/pc', { basePrice: 145 }, ['incoterm']],
  ['stitching_embroidery_value_addition_job', 'packing 3.5/pc shirts, poly bag extra', { productType: ['Shirt'] }, []],
  ['fiber_raw_material', 'J-34 SG cotton 3.6-4.8, 27.5+, Abohar 6150/maund', { variety: 'J-34' }, ['basePrice']],
  ['scrap_reusables', 'old roving bobbins mixed, for melting, 21/kg', { reuseOrScrap: 'Scrap' }, []],
  ['testing_lab_instruments', 'tensile tester tinius olsen, calibrated 2025', {}, ['year']],
  ['testing_lab_instruments', 'flammability 16 CFR 1610, 2200 per test', { basePrice: 2200 }, ['incoterm']],
  ['testing_lab_instruments', 'hairiness tester Uster and Zweigle used', {}, ['brandManufacturer']],
  ['testing_lab_instruments', 'Martindale wool cloth & foam 12500', {}, ['instrumentType']],
  ['testing_lab_instruments', 'GC-MS azo test Rs 4200 per sample', { listingKind: 'Test service' }, ['instrumentType']],
  ['consumables_utilities', 'Toyota JAT main nozzle holder genuine 8200', {}, ['utilityClass']],
  ['consumables_utilities', 'BALL BEARINGS SKF 6205', { utilityClass: 'Bearing' }, ['basePrice']],
  ['mini_wholesale_textile_market', 'kurti pant dupatta 450x6 full set only', {}, ['pieceSize']],
  ['mini_wholesale_textile_market', 'Bedsheet glace cotton +2 pc 165 rs', { fiberType: ['Cotton'] }, []],
  ['mini_wholesale_textile_market', 'ladies tops, kg rate 320', { basePrice: 320, priceUom: 'kg' }, []],
  ['mini_wholesale_textile_market', 'georgette lot cut 95/kg 40kg bag', { packageType: 'Bag' }, ['productGroup']],
  ['textile_c2c_trader', 'cotton saree 12 nos all 1200', { basePrice: 1200 }, ['availableQuantity']],
  ['recycle_waste_materials', 'denim cutting 43/kg, DDP?', { basePrice: 43 }, ['incoterm']],
  ['chemical_dye', 'SODIUM HYDROXIDE SOLID FLAKES 99%', { form: 'Flakes' }, []],
  ['weave_knit_warping_job', 'Airjet 280cm 12 looms 14.5 paise, sizing extra', { jobType: ['Weaving'] }, []],
  ['mill_finish_process_job', 'wool tops package dyeing 110 kg, 48 hrs', {}, ['maxWidth']],
  [
    'stitching_embroidery_value_addition_job',
    '9 needle 56 heads sequin 3mm, 0.48/1000',
    { basePrice: 0.48, priceUom: '1000 stitches' },
    [],
  ],
  ['stitching_embroidery_value_addition_job', 'curtain stitching 45 per panel', {}, ['workOn']],
  ['fiber_raw_material', 'Kapas 20 kg maund 1480 Rajkot', { preparation: 'Seed cotton' }, ['basePrice']],
  ['scrap_reusables', 'etp carbon waste spent 12 drum', { scrapClass: 'Hazardous waste' }, ['basePrice']],
  ['scrap_reusables', 'Iron bobbins scrap 26.5', { scrapClass: 'MS scrap' }, []],
  [
    'spinning_texturising_job',
    'Texturising 100/36 150/48 nylon, Rs 10.25 per kg',
    { countRange: { from: '100D', to: '150D' } },
    [],
  ],
  ['finish_fabric', 'Pieces less than 50 m 5% discount poplin', {}, ['shortPiecesPercent']],
  ['grey_fabric', 'Shrinkage max 3% below 40 m', {}, ['shortPiecesPercent']],
  ['grey_fabric', 'Cotton canvas 14 count for embroidery', {}, ['fabricCount']],
  ['grey_fabric', 'Voile 80 count warp 100 count weft', {}, ['fabricCount']],
  ['grey_fabric', 'Gauze swabs fabric 20x20 mesh 36"', {}, ['warpCount']],
  ['grey_fabric', 'Drill name in selvedge: Negotiable, 63"', {}, ['selvedgeText']],
  ['finish_fabric', 'Curtain fabric with 100 hooks free', {}, ['hooks', 'weave', 'shedding']],
]
test.each(LINES)('%s: %j', (module, line, says, not) => {
  const definition = matrixDefinition(module)
  if (!definition) throw new Error(`No module ${module}`)
  const { values } = readLine(definition, line)
  expect(values).toMatchObject(says)
  expect(Object.keys(values).filter((name) => not.includes(name))).toEqual([])
})

/** Machines with parts of other makers: whose machine it is, and what else the line names. */
const MACHINES: ReadonlyArray<readonly [line: string, says: object, not?: string]> = [
  [
    'Rieter K45 compact 1200 spindles 2012 with Savio Polar autoconer linked',
    { brandManufacturer: 'Rieter', model: 'K45', machineType: 'Ring frame' },
  ],
  [
    'single needle Juki DDL-8700 with Ho Hsing motor Rs 14500',
    { model: 'DDL-8700', machineType: 'Lockstitch machine', itemClass: 'Machine' },
  ],
  [
    'Mayer & Cie Relanit 3.2 30 dia 24 gauge 96 feeder 2014, Memminger feeders',
    { brandManufacturer: 'Mayer & Cie', machineType: 'Circular knitting machine', feeders: 96 },
  ],
  [
    'Staubli DX100 jacquard 5120 hooks Dornier rapier 190 cm',
    { brandManufacturer: 'Dornier', machineType: 'Rapier loom', hooks: 5120 },
    'model',
  ],
  ['Picanol Gamma rapier 210cm 2006 Bonas jacquard 2688', { brandManufacturer: 'Picanol', hooks: 2688 }, 'basePrice'],
  ['Murata 21C autoconer 60 drum spares: tension disc', { itemClass: 'Spare', fitsModels: ['Murata 21C'] }],
  ['Toyota, Picanol airjet looms 190 2015', { machineType: 'Air-jet loom' }, 'brandManufacturer'],
  [
    'Truetzschler TC 5-3 card 2011 + TD 8 draw frame',
    { brandManufacturer: 'Trützschler', machineType: 'Card' },
    'model',
  ],
  [
    'Uster Quantum 3 clearers for Savio Polar 60 sets 3500 each',
    { brandManufacturer: 'Uster', machineType: 'Yarn clearer', fitsModels: ['Savio Polar'], availableQuantity: 60 },
  ],
  ['Barudan single head 15 needle', { machineType: 'Single-head embroidery machine' }],
  ['Jumbo jigger Devrekha 2019 like new', { machineType: 'Jigger' }, 'condition'],
  [
    'Autoconer 338 E 60 drum 2003 EUR 21.000, Uster Quantum 2',
    { machineType: 'Autoconer', basePrice: 21_000 },
    'brandManufacturer',
  ],
  ['circular knitting machine cylinder diameter 30 inch', { machineType: 'Circular knitting machine' }],
  ['Itema R9500 rapier 2018 16 pcs EUR 29.500 each', { model: 'R9500', basePrice: 29_500 }],
  ['Rieter C60 card 10 nos, RSB D40 4 nos, E65 comber 6 nos 2008', { machineType: 'Card' }, 'availableQuantity'],
  ['second hand Lonati GK544 22 machines 2.2 lakh pcs', { model: 'GK544' }, 'gauge'],
  ['Fong jet dyeing machine 500 kgs 2004 no pump', { machineType: 'Jet dyeing machine' }],
  ['Ring frame LMW LR6 1104 spindles 2008, 6 nos', { model: 'LR6', availableQuantity: 6 }],
  ['air jet loom with spares 24 nos', { machineType: 'Air-jet loom', itemClass: 'Machine' }],
]
for (const [line, says, not = ''] of MACHINES)
  test(`a machine with parts of others: ${line}`, () => {
    const definition = matrixDefinition('machinery_spares_tools_accessories')
    if (!definition) throw new Error('No machinery')
    const { values } = readLine(definition, line)
    expect(values).toMatchObject(says)
    expect(Object.keys(values)).not.toContain(not)
  })
