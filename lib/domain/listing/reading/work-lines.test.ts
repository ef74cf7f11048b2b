import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from './read-line'

/** Lines of houses that work for others: what each must say, and what it must not. */
const LINES: ReadonlyArray<readonly [ModuleKey, line: string, says: object, not?: readonly string[]]> = [
  ['spinning_texturising_job', '480 spindles, charges 95/kg', { basePrice: 95 }],
  [
    'stitching_embroidery_value_addition_job',
    'Kurti stitching Rs 85/pc with thread, 200 pcs min, 12 days, Jaipur',
    { basePrice: 85, moq: 200, dispatchLeadTime: 12 },
  ],
  [
    'spinning_texturising_job',
    'air covering 20D-40D lycra with 75D poly, 45 rs kg, 7 din me delivery',
    { coreDenier: { from: 20, to: 40 }, wrapDenier: { from: 75, to: 75 }, dispatchLeadTime: 7 },
    ['countRange'],
  ],
  [
    'spinning_texturising_job',
    'winding job cheese to cone, waxed, Rs 8/kg, daily 800 kg, trial lot ok',
    { packageOut: ['Cone'], waxing: true, capacityPerDay: 800, capacityUom: 'kg', trialLot: true },
  ],
  ['spinning_texturising_job', 'TFO doubling job S and Z twist both 38/kg', { twistDirection: ['Z', 'S'] }],
  ['spinning_texturising_job', 'heat setting job 95 deg c 11 per kg', { processTemperature: 95 }],
  ['weave_knit_warping_job', 'flat knit job 7gg, 22 pc machines, 65 per pc', { machineCount: 22 }, ['fiberHandled']],
  ['weave_knit_warping_job', 'raschel warp knitting job 1100 rpm 28/kg', { rpm: 1100 }],
  [
    'weave_knit_warping_job',
    'sizing job 3500 ends to 6000 ends ₹14/kg, 2% softener',
    { endsMax: 6000, sizeMix: ['Softener'] },
  ],
  ['weave_knit_warping_job', 'waterjet 76 nos 230cm ₹2.90/mtr', { loomCount: 76, basePrice: 2.9 }],
  ['weave_knit_warping_job', '12 Picanol rapier 210 cm weaving 17 paise pick', { loomCount: 12 }],
  ['weave_knit_warping_job', 'Toyota 710 airjet 60 looms weaving 10 paise pick', { loomCount: 60 }],
  ['spinning_texturising_job', 'open end job 288 rotors x 4, 36 rs/kg', { rotors: 1152 }],
  ['spinning_texturising_job', 'doubling job 2 ply 3 ply 4 ply Rs 18/kg', { plyRange: { from: 2, to: 4 } }],
  ['weave_knit_warping_job', 'circular knit pique 24G 34", Rs 13 per kg', { gauge: 24, diameter: 34 }],
  ['weave_knit_warping_job', 'somet rapier weaving 26 paise/pick', { loomMake: ['Somet'] }],
  ['weave_knit_warping_job', 'tricot knitting job GSM 80-220', { gsmRange: { from: 80, to: 220 } }],
  ['weave_knit_warping_job', 'rapier jacquard weaving 480 per saree', { basePrice: 480, priceUom: 'piece' }],
  [
    'mill_finish_process_job',
    'reactive dyeing job knits light 65 dark 110 per kg',
    {
      rateByShade: [
        { depth: 'Pale', rate: 65 },
        { depth: 'Dark', rate: 110 },
      ],
    },
    ['basePrice'],
  ],
  ['mill_finish_process_job', 'yarn dyeing hank Rs 90-160 kg', { processStage: ['Yarn dyeing'] }, ['basePrice']],
  ['mill_finish_process_job', 'digital printing on cotton ₹85 to ₹120 per mtr', {}, ['basePrice']],
  ['mill_finish_process_job', 'PU coating job Rs 19 mtr, moq 1000 mt', { moq: 1000, moqUom: 'm' }],
  ['mill_finish_process_job', 'dyeing of 60 gram georgette Rs 12.25/mtr', { basePrice: 12.25 }, ['maxWidth']],
  ['mill_finish_process_job', 'bleaching job woven 110 gsm to 250, 6/- mtr', { gsmRange: { from: 110, to: 250 } }],
  ['mill_finish_process_job', 'foil printing 32/mtr; 300 mtr min per design', { minPerShade: 300 }, ['moq']],
  ['mill_finish_process_job', 'garment washing 28/pc ETP with ZLD', { waterTreatment: 'ZLD' }],
  [
    'mill_finish_process_job',
    'saree discharge printing 55/saree, 400 sarees per day',
    { basePrice: 55, priceUom: 'piece', capacityPerDay: 400 },
  ],
  [
    'mill_finish_process_job',
    'washing of jeans towel bleach 38/pc',
    { garmentWash: ['Bleach wash'] },
    ['fiberHandled'],
  ],
  [
    'stitching_embroidery_value_addition_job',
    'multi head embroidery 24 heads 12 ndl speed 850, 42 paise/1000',
    { needles: 12, machineSpeed: 850, basePrice: 0.42, priceUom: '1000 stitches' },
  ],
  [
    'stitching_embroidery_value_addition_job',
    '12 head embroidery job, .32 per thousand stitch',
    { basePrice: 0.32, priceUom: '1000 stitches' },
  ],
  [
    'stitching_embroidery_value_addition_job',
    'jeans cmt Rs 115/pc, sampling 5 days',
    { sampleDays: 5, jobType: ['CMT'] },
    ['dispatchLeadTime'],
  ],
  [
    'stitching_embroidery_value_addition_job',
    'hot fix stone work job 0.12 per stone, min 100 pcs',
    { moq: 100 },
    ['basePrice'],
  ],
  [
    'stitching_embroidery_value_addition_job',
    'blouse stitching with lining Rs 450, without lining Rs 280',
    { jobType: ['Stitching'] },
    ['basePrice'],
  ],
  [
    'stitching_embroidery_value_addition_job',
    'curtain stitching 45 per panel, 300 panels per day',
    { basePrice: 45, priceUom: 'piece', capacityPerDay: 300 },
  ],
  [
    'stitching_embroidery_value_addition_job',
    'T-shirt printing 1 color Rs 4, 2 color Rs 7',
    {},
    ['basePrice', 'colours'],
  ],
  ['stitching_embroidery_value_addition_job', 'mirror work on kurti 60 per piece, 45 ladies', {}, ['gender']],
  [
    'testing_lab_instruments',
    'water hardness test 350 per sample, 24 hr report',
    { dispatchLeadTime: 1 },
    ['availableQuantity'],
  ],
  ['stitching_embroidery_value_addition_job', 'uniform CMT job, pant 85 shirt 70', {}, ['basePrice']],
  [
    'stitching_embroidery_value_addition_job',
    'panel printing screen 350/-, Rs 9/pc',
    { screenCharge: 350, basePrice: 9 },
  ],
  [
    'testing_lab_instruments',
    'spectrophotometer rental 25000 per month deposit 1 lakh',
    { listingKind: 'Rental', rentalPeriod: 'Month', basePrice: 25_000, deposit: 100_000 },
  ],
  [
    'testing_lab_instruments',
    'bursting strength test Rs 400 2 din urgent 1 din +50%',
    { dispatchLeadTime: 2, expressDays: 1, expressSurcharge: 50 },
  ],
  ['mill_finish_process_job', 'Need job worker for pigment printing', { processStage: ['Printing'] }, ['packagingBy']],
  [
    'spinning_texturising_job',
    'Air covering of spandex 20D/40D with polyester 70/24',
    { coreDenier: { from: 20, to: 40 } },
    ['countRange'],
  ],
  ['mill_finish_process_job', 'Mercerising job cotton fabric upto 300 gsm', { gsmRange: { to: 300 } }],
]

test.each(LINES.map(([key, line, says, not]) => ({ key, line, says, not })))(
  '$key: $line',
  ({ key, line, says, not }) => {
    const { values } = readLine(matrixDefinition(key), line)
    expect(values).toMatchObject(says)
    for (const name of not ?? []) expect(values, name).not.toHaveProperty(name)
  },
)
