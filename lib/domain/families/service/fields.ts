import type { FieldSpec, Vocabulary } from '@/lib/domain/fields/field'
import { QUANTITY_RULE } from '@/lib/domain/fields/shared-rules'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { unitsOf } from '@/lib/domain/vocabulary/trade-units'
import {
  challanTerms,
  materialSupply,
  packagingBy,
  pickupDelivery,
  plantSchemes,
  qualityStandard,
  rejectionPolicy,
  wasteOwnership,
} from './vocabulary'

const CAPACITY_UNITS = unitsOf(
  'kg',
  'MT',
  'm',
  'yd',
  'piece',
  'pair',
  'set',
  'dozen',
  'beam',
  'roll',
  'test',
  '1000 stitches',
)

/** What each process makes in a day, where a house does several. */
const capacityRows = (processes: Vocabulary) =>
  ({
    kind: 'rows',
    label: 'Capacity of each process',
    buyerLabel: 'Capacity of each process, a day',
    help: 'Where you do several jobs: what each makes in a day',
    key: 'process',
    parts: [
      { name: 'process', label: 'Process', kind: 'choice', vocabulary: processes },
      { name: 'perDay', label: 'A day', kind: 'number', unitFrom: 'unit', isNamedByField: true, rule: QUANTITY_RULE },
      { name: 'unit', label: 'Unit', kind: 'choice', vocabulary: CAPACITY_UNITS },
    ],
  }) as const satisfies FieldSpec

/** The machines of a house; buyers filter by make. */
const machineRows = (makes: Vocabulary) =>
  ({
    kind: 'rows',
    label: 'Machines',
    help: 'Make, model, how many and the year they were built',
    parts: [
      { name: 'make', label: 'Make', kind: 'choice', vocabulary: makes, facet: 'values' },
      { name: 'model', label: 'Model', kind: 'text', rule: { lengthMax: 60 } },
      { name: 'count', label: 'Number', kind: 'number', rule: { min: 1, max: 100_000, isInteger: true } },
      { name: 'year', label: 'Year', kind: 'number', rule: { min: 1900, max: 2100, isInteger: true, isYear: true } },
    ],
    facet: 'values',
  }) as const satisfies FieldSpec

export interface ServiceWords {
  /** The jobs that each may have a capacity of its own. */
  processes: Vocabulary
  /** The makes of the machines. */
  makes: Vocabulary
}

/** What a service can do, and when: in the section of stock. */
export function capacityFields({ processes, makes }: ServiceWords) {
  return {
    capacityPerDay: {
      kind: 'number',
      label: 'Capacity a day',
      unitFrom: 'capacityUom',
      help: 'What you can do in a day for all customers',
      rule: QUANTITY_RULE,
      need: 'asked',
      facet: 'range',
      weight: 4,
    },
    capacityUom: { kind: 'choice', label: 'Unit of capacity', vocabulary: CAPACITY_UNITS, need: 'asked' },
    capacityByProcess: capacityRows(processes),
    machines: machineRows(makes),
    slotAvailableFrom: {
      kind: 'date',
      label: 'Slot free from',
      help: 'The first day on which you can start a new lot',
      facet: 'range',
      rule: { earliest: '2020-01-01', latest: '2100-12-31' },
    },
    materialSupply: {
      kind: 'choice',
      label: 'Material',
      help: 'Whose material you work on: job work is usually on the material of the principal',
      vocabulary: materialSupply,
      need: 'asked',
      facet: 'values',
      weight: 4,
    },
  } as const satisfies Record<string, FieldSpec>
}

/** A charge besides the rate. */
export const CHARGE_RULE = { min: 0, max: 1e7, decimalsMax: 2 }
/** Days for a sample or a trial. */
export const SAMPLE_DAYS_RULE = { min: 0, max: 90, isInteger: true }

/** The fibres that a house works with. */
export const FIBRES_HANDLED = {
  kind: 'choices',
  label: 'Fibres',
  help: 'All that you work with, the main one first',
  vocabulary: fibres,
  rule: { itemsMax: 12 },
  need: 'asked',
  facet: 'values',
} as const satisfies FieldSpec

/** The terms of job work that all its trades have. */
export const SERVICE_TERMS = {
  maxLotPerBatch: {
    kind: 'number',
    label: 'Largest lot',
    unitFrom: 'moqUom',
    help: 'What you can take in one go',
    rule: QUANTITY_RULE,
    facet: 'range',
  },
  trialLot: { kind: 'boolean', label: 'Trial lot taken', help: 'A small first lot at the same rate', facet: 'values' },
  wastageAllowance: {
    kind: 'number',
    label: 'Wastage allowed',
    unit: '%',
    help: 'Of the material received, which the principal accepts as lost',
    rule: { min: 0, max: 30 },
    need: 'asked',
    facet: 'range',
  },
  shortageTolerance: {
    kind: 'number',
    label: 'Shortage allowed',
    unit: '%',
    help: 'How far the goods returned may be short of the order',
    rule: { min: 0, max: 20 },
  },
  wasteOwnership: {
    kind: 'choice',
    label: 'Waste',
    help: 'Who keeps it: it has a price of its own',
    vocabulary: wasteOwnership,
    facet: 'values',
  },
  rejectionPolicy: {
    kind: 'choice',
    label: 'If work is rejected',
    help: 'What you do when a lot fails inspection',
    vocabulary: rejectionPolicy,
    need: 'asked',
    facet: 'values',
  },
  qualityStandard: {
    kind: 'choice',
    label: 'Work is judged by',
    help: 'An approved sample, a point system, a norm',
    vocabulary: qualityStandard,
    need: 'asked',
    facet: 'values',
  },
  certifications: {
    kind: 'rows',
    label: 'Certificates of the plant',
    help: 'Each with its number',
    key: 'scheme',
    parts: [
      { name: 'scheme', label: 'Scheme', kind: 'choice', vocabulary: plantSchemes, facet: 'values' },
      { name: 'number', label: 'Number', kind: 'text', rule: { lengthMax: 60 } },
      { name: 'validUntil', label: 'Valid until', kind: 'date' },
      { name: 'scope', label: 'Scope', kind: 'text', rule: { lengthMax: 200 } },
    ],
    facet: 'values',
  },
  packagingBy: { kind: 'choice', label: 'Packing by', vocabulary: packagingBy, facet: 'values' },
  pickupDelivery: {
    kind: 'choice',
    label: 'Collection and delivery',
    help: 'Who brings the material and who takes the goods back',
    vocabulary: pickupDelivery,
    need: 'asked',
    facet: 'values',
  },
  challanTerms: {
    kind: 'choices',
    label: 'Challan and e-way bill',
    help: 'As of November 2026: goods for job work move on a delivery challan. Between States an e-way bill is due at any value. Material comes back within one year. Ask your accountant.',
    vocabulary: challanTerms,
  },
} as const satisfies Record<string, FieldSpec>

/** Terms whose place is with dispatch. */
export const DISPATCH_TERMS = ['packagingBy', 'pickupDelivery', 'challanTerms'] as const

/** What a house does; it decides which other fields apply. */
export const jobField = (vocabulary: Vocabulary): FieldSpec => ({
  kind: 'choices',
  label: 'Job',
  help: 'What you do; several where one order may take them together',
  vocabulary,
  rule: { itemsMax: 6 },
  need: 'asked',
  facet: 'values',
  weight: 5,
})
