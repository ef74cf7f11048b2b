import { GOODS_AS_PIECES } from '@/lib/domain/families/madeup/goods-as-pieces'
import { capacityFields, jobField, SERVICE_TERMS } from '@/lib/domain/families/service/fields'
import {
  SERVICE_SECTION_HELP,
  SERVICE_SECTION_NAMES,
  SERVICE_SECTIONS,
  serviceDefaults,
} from '@/lib/domain/families/service/general'
import { jobType, machineMakes } from '@/lib/domain/families/service/weaving/vocabulary'
import { WORK_WORDS } from '@/lib/domain/families/service/words'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { defineModule, TERMS_FACETS } from '@/lib/domain/modules/common'
import { unitsOf } from '@/lib/domain/vocabulary/trade-units'
import { KNIT_FIELDS } from './fields/knitting'
import { DOBBY_CAPACITY, JACQUARD_CAPACITY, LOOM_FIELDS } from './fields/looms'
import { WARP_FIELDS, YARN_FIELDS } from './fields/warping'
import { WEAVING_GENERAL } from './general'
import { weavingHooks } from './hooks'
import { diametersOf, gaugesOf, loomMetresPerDay, pricePerMetre } from './loom-facts'

const { shifts, inspectedBy, ...looms } = LOOM_FIELDS
const { dobbyType, healdShafts } = DOBBY_CAPACITY
const CAPACITY = capacityFields({ processes: jobType, makes: machineMakes })

/** In the order in which the trade describes its work. */
const OWN = {
  ...looms,
  dobbyType,
  healdShafts,
  ...JACQUARD_CAPACITY,
  ...KNIT_FIELDS,
  ...WARP_FIELDS,
  ...YARN_FIELDS,
} as const satisfies Record<string, FieldSpec>
const QUALITY = ['efficiencyPromise', 'shortLengthRule'] as const
const RATES = ['ratePpi', 'gaitingCharge'] as const

const specificationNames = ['jobType', ...Object.keys(CAPACITY), ...Object.keys(OWN), 'shifts', 'inspectedBy']

/** Weaving, knitting and warp preparation on the yarn of others. */
export const weaveKnitWarpingJob = defineModule({
  moduleKey: 'weave_knit_warping_job',
  rendererFamily: 'SERVICE',
  specifications: [...specificationNames, ...Object.keys(SERVICE_TERMS)],
  sections: {
    ...SERVICE_SECTIONS,
    technical_specifications: [
      ...Object.keys(OWN).filter((name) => ![...QUALITY, ...RATES].some((other) => other === name)),
      'subcategory',
    ],
    inventory: [...SERVICE_SECTIONS.inventory, 'shifts'],
    pricing_quantity_slabs: SERVICE_SECTIONS.pricing_quantity_slabs.flatMap((name) =>
      name === 'priceUom' ? [name, ...RATES] : [name],
    ),
    quality_compliance: [...QUALITY, 'inspectedBy', ...SERVICE_SECTIONS.quality_compliance],
  },
  sectionNames: SERVICE_SECTION_NAMES,
  sectionHelp: {
    ...SERVICE_SECTION_HELP,
    technical_specifications: 'Looms, knitting machines or warpers, and the cloth they take',
  },
  fields: {
    ...WEAVING_GENERAL,
    ...CAPACITY,
    ...SERVICE_TERMS,
    jobType: jobField(jobType),
    ...OWN,
    shifts,
    inspectedBy,
  },
  dependency: {
    wovenKnittedNonwovenApplies: true,
    loomTypeApplies: true,
    dobby: { visibleWhen: 'shedding=Dobby', fields: Object.keys(DOBBY_CAPACITY) },
    jacquard: { visibleWhen: 'shedding=Jacquard', fields: Object.keys(JACQUARD_CAPACITY) },
  },
  defaults: serviceDefaults('m'),
  facetOrder: [
    'jobType',
    'loomType',
    'shedding',
    'reedSpace',
    'clothWidthRange',
    'knitMachine',
    'gauge',
    'diameter',
    'creelCapacity',
    'capacityPerDay',
    'slotAvailableFrom',
    'materialSupply',
    'countRange',
    'fiberHandled',
    'epiRange',
    'ppiRange',
    'reedRange',
    'loomCount',
    'machineCount',
    'loomMake',
    'machines',
    'weftColours',
    'hooks',
    'jacquardType',
    'healdShafts',
    'dobbyType',
    'rpm',
    'selvedge',
    'endsMax',
    'tapeWidth',
    'feeders',
    'needles',
    'gsmRange',
    'lycraAttachment',
    'widthForm',
    'bedWidth',
    'beamWidth',
    'beamFlange',
    'minBeamLength',
    'warpSpeed',
    'sizingMachine',
    'sizePickUp',
    'sizeMix',
    'drawingMethod',
    'cardType',
    'efficiencyPromise',
    'basePrice',
    'moq',
    'maxLotPerBatch',
    'trialLot',
    'dispatchLeadTime',
    'wastageAllowance',
    'wasteOwnership',
    'rejectionPolicy',
    'qualityStandard',
    'certifications',
    'inspectedBy',
    'shifts',
    'pickupDelivery',
    'packagingBy',
    'packageType',
    'category',
    'subcategory',
    'industryStandard',
    'state',
    'country',
    ...TERMS_FACETS,
    'brandManufacturer',
  ],
  words: {
    goods: 'job work',
    meantBy: [...WORK_WORDS, 'weaving', 'knitting', 'warping', 'sizing', 'bunai'],
    keyFact: 'Width or gauge',
    searchExamples: [
      'air jet 190 cm job',
      '24 gg single jersey job',
      'rapier job 63 inch panna',
      'sectional warping',
      'jacquard 2688 hooks',
    ],
  },
  derived: [
    {
      name: 'pricePerMetre',
      label: 'Price per metre',
      unit: 'INR/m',
      from: ['ratePpi', 'basePrice', 'priceUom', 'currency'],
      isFacet: false,
      isShown: true,
      compute: pricePerMetre,
    },
    {
      name: 'loomMetresPerDay',
      label: 'One loom in 24 hours',
      unit: 'm',
      from: ['rpm', 'ratePpi', 'efficiencyPromise'],
      isFacet: false,
      isShown: true,
      compute: loomMetresPerDay,
    },
    {
      name: 'gauge',
      label: 'Gauge',
      unit: 'GG',
      from: ['gauge', 'gaugeTo'],
      isFacet: true,
      insteadOf: 'gauge',
      compute: ({ words }) => gaugesOf(words).from,
      ends: ({ words }) => gaugesOf(words),
    },
    {
      name: 'diameter',
      label: 'Diameter',
      unit: 'in',
      from: ['diameter', 'diameterTo'],
      isFacet: true,
      insteadOf: 'diameter',
      compute: ({ words }) => diametersOf(words).from,
      ends: ({ words }) => diametersOf(words),
    },
  ],
  firstQuestions: [
    { field: 'jobType', op: '=' },
    { field: 'loomType', op: '=' },
    { field: 'reedSpace', op: '>=' },
    { field: 'gauge', op: '=' },
    { field: 'capacityPerDay', op: '>=' },
    { field: 'wastageAllowance', op: '<=' },
  ],
  sale: {
    priceMax: 1e6,
    units: unitsOf('m', 'kg', 'pick', 'yd', 'piece', 'pair', 'dozen', 'beam', 'end', 'taka', 'MT', 'hour', 'lot'),
    spoken: GOODS_AS_PIECES,
    bases: [
      { unit: 'm', label: 'metre', usualInr: [0.4, 400] },
      { unit: 'kg', label: 'kg', usualInr: [2, 600] },
      { unit: 'pick', label: 'pick', usualInr: [0.01, 3] },
    ],
    unitAdvice: 'Enter the picks per inch of the rate, or use one unit.',
  },
  keyNumber: { name: 'reedSpace', same: 0.02, near: 0.1 },
  familyField: 'category',
  mainSpecifications: [
    'jobType',
    'loomType',
    'reedSpace',
    'knitMachine',
    'gauge',
    'creelCapacity',
    'sizingMachine',
    'capacityPerDay',
    'materialSupply',
  ],
  lineExample:
    'Air-jet weaving job 190 cm, 24 looms, dobby, 60-140 EPI, 40-90 PPI, 12 paise per pick, 12000 m per day, turnaround 15 days, GST extra',
  cardFields: ['jobType', 'loomType', 'shedding', 'loomCount', 'knitMachine', 'machineCount', 'materialSupply'],
  comparedBy: { loomType: '' },
  conditionGuidance: {},
  hooks: weavingHooks,
  loadViews: async () => (await import('./views')).weavingJobViews,
})
