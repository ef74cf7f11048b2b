import { capacityFields, jobField, SERVICE_TERMS } from '@/lib/domain/families/service/fields'
import {
  SERVICE_SECTION_HELP,
  SERVICE_SECTION_NAMES,
  SERVICE_SECTIONS,
  serviceDefaults,
} from '@/lib/domain/families/service/general'
import { jobType, spinningMakes } from '@/lib/domain/families/service/spinning/vocabulary'
import { WORK_WORDS } from '@/lib/domain/families/service/words'
import { defineModule, TERMS_FACETS } from '@/lib/domain/modules/common'
import { unitsOf } from '@/lib/domain/vocabulary/trade-units'
import { SPINNING_FIELDS } from './fields'
import { SPINNING_GENERAL } from './general'
import { spinningHooks } from './hooks'
import { gramsPerSpindle } from './yarn-facts'

const CAPACITY = capacityFields({ processes: jobType, makes: spinningMakes })
const QUALITY = ['realisation', 'qualityPromise'] as const
const RATES = ['minLotPerBlend', 'blendChangeCharge'] as const
const specifications = ['jobType', ...Object.keys(CAPACITY), ...Object.keys(SPINNING_FIELDS)]

/** Spinning, doubling, texturising, covering and winding on the fibre and yarn of others. */
export const spinningTexturisingJob = defineModule({
  moduleKey: 'spinning_texturising_job',
  rendererFamily: 'SERVICE',
  specifications: [...specifications, ...Object.keys(SERVICE_TERMS)],
  sections: {
    ...SERVICE_SECTIONS,
    technical_specifications: [
      ...Object.keys(SPINNING_FIELDS).filter((name) => ![...QUALITY, ...RATES].some((other) => other === name)),
      'subcategory',
    ],
    pricing_quantity_slabs: SERVICE_SECTIONS.pricing_quantity_slabs.flatMap((name) =>
      name === 'maxLotPerBatch' ? [name, ...RATES] : [name],
    ),
    quality_compliance: [...QUALITY, ...SERVICE_SECTIONS.quality_compliance.filter((name) => name !== 'quality')],
  },
  sectionNames: SERVICE_SECTION_NAMES,
  sectionHelp: { ...SERVICE_SECTION_HELP, technical_specifications: 'Counts, fibres and machines' },
  fields: {
    ...SPINNING_GENERAL,
    ...CAPACITY,
    ...SERVICE_TERMS,
    jobType: jobField(jobType),
    ...SPINNING_FIELDS,
  },
  defaults: serviceDefaults('kg'),
  facetOrder: [
    'jobType',
    'countRange',
    'fiberHandled',
    'spinPreparation',
    'capacityPerDay',
    'slotAvailableFrom',
    'materialSupply',
    'spindles',
    'rotors',
    'heads',
    'intermingling',
    'coveringType',
    'yarnFeatures',
    'machineMake',
    'machines',
    'packageOut',
    'packageWeight',
    'plyRange',
    'tpiRange',
    'twistDirection',
    'spindleSpeed',
    'deliverySpeed',
    'coreDenier',
    'wrapDenier',
    'realisation',
    'qualityPromise',
    'splicing',
    'waxing',
    'hankMetres',
    'processTemperature',
    'basePrice',
    'moq',
    'maxLotPerBatch',
    'minLotPerBlend',
    'trialLot',
    'dispatchLeadTime',
    'wastageAllowance',
    'wasteOwnership',
    'rejectionPolicy',
    'qualityStandard',
    'certifications',
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
    meantBy: [
      ...WORK_WORDS,
      'spinning',
      'doubling',
      'twisting',
      'texturising',
      'texturizing',
      'winding',
      'reeling',
      'gassing',
      'covering',
      'katai',
    ],
    keyFact: 'Counts',
    searchExamples: [
      '40s job spinning',
      '75/36 dty job',
      'compact spinning job 30s-60s',
      '2/40s tfo doubling',
      'oe 20s job',
    ],
  },
  derived: [
    {
      name: 'gramsPerSpindle',
      label: 'One spindle in 24 hours',
      unit: 'g',
      from: ['spindles', 'capacityPerDay', 'capacityUom'],
      isFacet: false,
      isShown: true,
      compute: gramsPerSpindle,
    },
  ],
  firstQuestions: [
    { field: 'jobType', op: '=' },
    { field: 'countRange', op: '=' },
    { field: 'fiberHandled', op: '=' },
    { field: 'realisation', op: '>=' },
    { field: 'wastageAllowance', op: '<=' },
  ],
  sale: {
    priceMax: 1e6,
    units: unitsOf('kg', 'MT', 'lb', 'bag', 'cone', 'hank', 'bale', 'bundle', 'lot'),
    bases: [{ unit: 'kg', label: 'kg', usualInr: [0.5, 500] }],
    unitAdvice: 'Job work on yarn is charged per kg. Use one unit.',
  },
  keyNumber: { name: 'countRange', same: 0.1, near: 0.25 },
  familyField: 'category',
  mainSpecifications: [
    'jobType',
    'countRange',
    'fiberHandled',
    'spindles',
    'rotors',
    'heads',
    'capacityPerDay',
    'materialSupply',
  ],
  lineExample:
    'Compact spinning job 30s-60s combed cotton, 20000 spindles LMW, capacity 6000 kg per day, Rs 62 per kg, min 2000 kg, turnaround 20 days, wastage 1%',
  cardFields: [
    'jobType',
    'fiberHandled',
    'spinPreparation',
    'intermingling',
    'coveringType',
    'packageOut',
    'materialSupply',
  ],
  comparedBy: {},
  conditionGuidance: {},
  hooks: spinningHooks,
  loadViews: async () => (await import('./views')).spinningJobViews,
})
