import { GOODS_AS_PIECES } from '@/lib/domain/families/madeup/goods-as-pieces'
import { capacityFields, SERVICE_TERMS } from '@/lib/domain/families/service/fields'
import {
  SERVICE_GENERAL,
  SERVICE_SECTION_HELP,
  SERVICE_SECTION_NAMES,
  SERVICE_SECTIONS,
  serviceDefaults,
} from '@/lib/domain/families/service/general'
import { WORK_WORDS } from '@/lib/domain/families/service/words'
import { stitchingJob } from '@/lib/domain/families/stitching/vocabulary/jobs'
import { sewingMakes } from '@/lib/domain/families/stitching/vocabulary/machines'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { numberValue } from '@/lib/domain/listing/listing'
import { defineModule, TERMS_FACETS } from '@/lib/domain/modules/common'
import type { DerivedNumber } from '@/lib/domain/modules/define-module'
import { roundTo } from '@/lib/domain/units/rounding'
import { unitsOf } from '@/lib/domain/vocabulary/trade-units'
import { STITCHING_SPECIFICATIONS } from './fields'
import { STITCHING_GENERAL } from './general'
import { stitchingHooks } from './hooks'
import { ratePerMinute } from './sewing-rate'

const CAPACITY = capacityFields({ processes: stitchingJob, makes: sewingMakes })
const fields: Readonly<Record<string, Partial<FieldSpec>>> = {
  ...STITCHING_SPECIFICATIONS,
  ...CAPACITY,
  ...SERVICE_TERMS,
  ...SERVICE_GENERAL,
  ...STITCHING_GENERAL,
}

const START = ['jobType', 'productType', 'gender', 'workOn', 'fabricTypes']
const PRICES = [
  'ratePer',
  'rateByProduct',
  'minStitches',
  'threadIncluded',
  'trimsIncluded',
  'backingIncluded',
  'digitising',
  'digitisingCharge',
  'screenCharge',
  'sampleCharge',
  'sampleDays',
]
const QUALITY = ['aql', 'needlePolicy', 'cuttingWastage', 'complianceAudit']
const elsewhere = [...START, ...PRICES, ...QUALITY]
const limits = Object.keys(STITCHING_SPECIFICATIONS).filter((name) => !elsewhere.includes(name))

const derived: readonly DerivedNumber[] = [
  {
    name: 'minutesPerDay',
    label: 'Standard minutes a day',
    unit: 'min',
    from: ['smv', 'capacityPerDay'],
    isFacet: false,
    isShown: true,
    compute: ({ words }) => {
      const [smv, perDay] = [numberValue(words, 'smv'), numberValue(words, 'capacityPerDay')]
      return smv === null || perDay === null || words.capacityUom !== 'piece' ? null : roundTo(smv * perDay, 0)
    },
  },
  {
    name: 'ratePerMinute',
    label: 'Price per standard minute',
    unit: 'INR/min',
    from: ['smv', 'basePrice', 'priceUom', 'currency', 'jobType', 'materialSupply', 'trimsIncluded'],
    isFacet: false,
    isShown: true,
    compute: (facts) => {
      const rate = ratePerMinute(facts)
      return rate === null ? null : roundTo(rate, 3)
    },
  },
]

/** Sewing, embroidery and other value addition as data: work on the cloth and garments of others. */
export const stitchingJobModule = defineModule({
  moduleKey: 'stitching_embroidery_value_addition_job',
  rendererFamily: 'SERVICE',
  specifications: [...Object.keys(STITCHING_SPECIFICATIONS), ...Object.keys(CAPACITY), ...Object.keys(SERVICE_TERMS)],
  sections: {
    ...SERVICE_SECTIONS,
    listing_type_business_mode: [...START, 'materialSupply', 'newArrival'],
    technical_specifications: limits,
    pricing_quantity_slabs: [...PRICES, ...SERVICE_SECTIONS.pricing_quantity_slabs],
    quality_compliance: [...QUALITY, ...SERVICE_SECTIONS.quality_compliance],
  },
  sectionNames: SERVICE_SECTION_NAMES,
  sectionHelp: {
    ...SERVICE_SECTION_HELP,
    technical_specifications: 'Machines, heads, lines, sizes and minimum orders',
    pricing_quantity_slabs: 'The rate and what it is for, what it includes, samples and credit',
    quality_compliance: 'Inspection level, needle policy, audits, wastage',
  },
  fields,
  defaults: serviceDefaults('piece'),
  facetOrder: [
    'jobType',
    'productType',
    'gender',
    'heads',
    'needles',
    'stitchesPerDay',
    'ratePer',
    'frameSize',
    'schiffliYards',
    'workOn',
    'fabricTypes',
    'machine',
    'lines',
    'operators',
    'smv',
    'sizeRange',
    'aql',
    'artisans',
    'handMaterials',
    'workDensity',
    'panelPrint',
    'printArea',
    'garmentWash',
    'loadSize',
    'minPerStyle',
    'minPerColour',
    'complianceAudit',
    'certifications',
    'state',
    'country',
    'basePrice',
    'moq',
    'capacityPerDay',
    'dispatchLeadTime',
    'slotAvailableFrom',
    'materialSupply',
    'threadIncluded',
    'trimsIncluded',
    'digitising',
    'designFileFormats',
    'patternService',
    'needlePolicy',
    'sampleDays',
    'lineEfficiency',
    'machineSpeed',
    'colours',
    'cuttingWastage',
    'backingIncluded',
    'machines',
    'rejectionPolicy',
    'qualityStandard',
    'trialLot',
    'pickupDelivery',
    'packagingBy',
    'maxLotPerBatch',
    'wastageAllowance',
    'wasteOwnership',
    'industryStandard',
    'loadingPort',
    ...TERMS_FACETS,
  ],
  words: {
    goods: 'work',
    meantBy: [
      ...WORK_WORDS,
      'stitching',
      'sewing',
      'tailoring',
      'embroidery',
      'cmt',
      'make',
      'manufacturing',
      'handwork',
      'silai',
      'kadhai',
      'head',
      'heads',
      'printing',
      'dtf',
    ],
    keyFact: 'Heads, lines, people',
    searchExamples: [
      '56 head sequin',
      'polo cmt',
      'kurti stitching job',
      'aari work job',
      'DTF t-shirt printing',
      '20 head 9 needle embroidery',
    ],
  },
  derived,
  firstQuestions: [
    { field: 'jobType', op: '=' },
    { field: 'productType', op: '=' },
    { field: 'ratePer', op: '=' },
    { field: 'aql', op: '<=' },
    { field: 'heads', op: '>=' },
  ],
  sale: {
    units: unitsOf('piece', '1000 stitches', 'm', 'dozen', 'set', 'pair', 'yd', '1000', 'hour', 'kg', 'lot'),
    spoken: GOODS_AS_PIECES,
    bases: [
      { unit: 'piece', label: 'piece', usualInr: [0.2, 50_000] },
      { unit: '1000 stitches', label: '1000 stitches', usualInr: [0.05, 200] },
      { unit: 'm', label: 'metre', usualInr: [0.5, 5000] },
    ],
    unitAdvice: 'Use one unit for the rate and the minimum order.',
  },
  keyNumber: { name: 'heads', same: 0.02, near: 0.35 },
  familyField: 'jobType',
  mainSpecifications: ['jobType', 'productType', 'materialSupply'],
  lineExample:
    'Multi-head embroidery job 56 heads 9 needles sequin, georgette sarees, 8 lakh stitches per day, 0.45 per 1000 stitches + GST, per head, 7 days',
  cardFields: ['jobType', 'productType', 'ratePer', 'panelPrint', 'garmentWash', 'capacityPerDay', 'complianceAudit'],
  comparedBy: { jobType: '', ratePer: '', materialSupply: "Principal's material" },
  conditionGuidance: {},
  hooks: stitchingHooks,
  loadViews: async () => (await import('./views')).stitchingViews,
})
