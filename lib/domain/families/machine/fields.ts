import type { FieldRule, FieldSpec } from '@/lib/domain/fields/field'
import { machineControl, machinePapers, voltages, workBy } from './vocabulary/terms'

/** Looms of 1900 still run; a machine on order has the year of its delivery. */
export const YEAR_RULE: FieldRule = { min: 1900, max: 2035, isInteger: true, isYear: true }

/** Every condition but New. */
export const IS_USED = { not: { field: 'condition', in: ['New'] } } as const

/** What any machine or instrument says of itself. */
export const MACHINE_FIELDS = {
  model: {
    kind: 'text',
    label: 'Model',
    help: 'As on the name plate',
    placeholder: 'JAT810',
    rule: { lengthMax: 80 },
    need: 'asked',
    facet: 'values',
    weight: 4,
  },
  year: {
    kind: 'number',
    label: 'Year of manufacture',
    help: 'From the name plate',
    placeholder: '2018',
    rule: YEAR_RULE,
    need: 'asked',
    neededWhen: IS_USED,
    facet: 'range',
    weight: 4,
  },
  purchaseYear: {
    kind: 'number',
    label: 'Year you bought it',
    buyerLabel: 'Year it was bought',
    rule: YEAR_RULE,
    visibleWhen: IS_USED,
  },
  serialNo: {
    kind: 'text',
    label: 'Serial number',
    help: 'Of several machines, with commas',
    rule: { lengthMax: 300 },
    facet: 'search',
  },
  runHours: {
    kind: 'number',
    label: 'Running hours',
    unit: 'h',
    help: 'From the meter, or your estimate',
    rule: { min: 0, max: 1_000_000 },
    facet: 'range',
  },
  powerKw: {
    kind: 'number',
    label: 'Connected power',
    unit: 'kW',
    help: '1 hp is 0.746 kW',
    rule: { min: 0.005, max: 20_000 },
    facet: 'range',
  },
  voltage: { kind: 'choice', label: 'Voltage', vocabulary: voltages, facet: 'values' },
  control: { kind: 'choice', label: 'Control', vocabulary: machineControl, facet: 'values' },
  lastOverhaul: {
    kind: 'text',
    label: 'Last overhaul',
    help: 'Year, and what was replaced',
    placeholder: '2022, bearings and belts',
    rule: { lengthMax: 200 },
    visibleWhen: IS_USED,
  },
  warranty: {
    kind: 'number',
    label: 'Warranty',
    unit: 'months',
    help: '0 means none',
    rule: { min: 0, max: 120, isInteger: true },
    need: 'asked',
    neededWhen: { field: 'condition', in: ['New', 'Reconditioned'] },
    facet: 'range',
  },
  installation: {
    kind: 'choice',
    label: 'Installation',
    help: 'Who starts it up, and at whose cost',
    vocabulary: workBy,
    facet: 'values',
  },
  trainer: { kind: 'boolean', label: 'Training of operators', facet: 'values' },
  papers: {
    kind: 'choices',
    label: 'Papers',
    help: 'For used imports: invoice and chartered engineer certificate',
    vocabulary: machinePapers,
    rule: { itemsMax: 8 },
    facet: 'values',
  },
} as const satisfies Record<string, FieldSpec>
