import type { FieldSpec } from '@/lib/domain/fields/field'
import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** The pictograms of GHS by what they warn of. */
const hazards = openVocabulary([
  option('Corrosive', 'GHS05, corrosion, causes burns'),
  option('Flammable', 'GHS02, flame'),
  option('Oxidising', 'GHS03, oxidizer, oxidising agent'),
  option('Toxic', 'GHS06, poison, skull'),
  option('Irritant or harmful', 'GHS07, irritant, harmful'),
  option('Health hazard', 'GHS08, sensitiser, carcinogen'),
  option('Environment hazard', 'GHS09, aquatic toxicity, marine pollutant'),
  option('Gas under pressure', 'GHS04'),
  option('Explosive', 'GHS01'),
])
export const hazardClasses = openVocabulary(
  ['2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '8', '9'].map((one) =>
    option(one, `class ${one}`),
  ),
)
const packingGroups = openVocabulary([
  option('I', 'PG I, great danger'),
  option('II', 'PG II, medium danger'),
  option('III', 'PG III, minor danger'),
])

const IS_HAZARDOUS = { field: 'hazardous', in: ['true'] } as const
const IS_REGULATED = { field: 'regulated', in: ['true'] } as const

/** The attachment of dangerous goods. */
export const SAFETY_DATA_SHEET = {
  label: 'Safety data sheet',
  help: 'SDS with 16 sections; needed for hazardous goods',
  need: 'asked',
  neededWhen: IS_HAZARDOUS,
} as const

/** Whether goods are dangerous, and how they travel. */
export const HAZARD_FIELDS = {
  hazardous: {
    kind: 'boolean',
    label: 'Hazardous',
    help: 'Classified as hazardous; then add the safety data sheet',
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  hazards: {
    kind: 'choices',
    label: 'Hazards',
    help: 'The pictograms on the label',
    vocabulary: hazards,
    rule: { itemsMax: 9 },
    visibleWhen: IS_HAZARDOUS,
    need: 'asked',
    facet: 'values',
  },
  unNumber: {
    kind: 'text',
    label: 'UN number',
    help: 'For transport: UN 1823',
    placeholder: 'UN 1823',
    rule: { lengthMax: 12, pattern: /^(?:UN ?)?\d{4}$/, patternHint: 'write UN and four digits: UN 1823.' },
    visibleWhen: IS_HAZARDOUS,
    facet: 'search',
  },
  hazardClass: {
    kind: 'choice',
    label: 'Transport class',
    help: '3 flammable, 5.1 oxidising, 6.1 toxic, 8 corrosive, 9 other',
    vocabulary: hazardClasses,
    visibleWhen: IS_HAZARDOUS,
    facet: 'values',
  },
  packingGroup: {
    kind: 'choice',
    label: 'Packing group',
    vocabulary: packingGroups,
    visibleWhen: IS_HAZARDOUS,
  },
  regulated: {
    kind: 'boolean',
    label: 'Sale needs a licence',
    help: 'Poisons, precursors, petroleum classes',
  },
  authorisationNo: {
    kind: 'text',
    label: 'Licence number',
    help: 'Of your licence or authorisation',
    rule: { lengthMax: 60 },
    visibleWhen: IS_REGULATED,
  },
} as const satisfies Record<string, FieldSpec>

/** The batch and its dates, for goods that age. */
export const BATCH_FIELDS = {
  batchNo: {
    kind: 'text',
    label: 'Batch number',
    help: 'Several with commas',
    rule: { lengthMax: 120 },
    need: 'asked',
    neededWhen: { field: 'condition', in: ['Lot', 'Near expiry'] },
    facet: 'search',
  },
  mfgDate: {
    kind: 'date',
    label: 'Made on',
    help: 'Date of manufacture of the batch',
    rule: { earliest: '1990-01-01', latest: '2100-12-31' },
  },
  shelfLife: {
    kind: 'number',
    label: 'Shelf life',
    unit: 'months',
    help: 'From the date of manufacture',
    rule: { min: 0, isMinExclusive: true, max: 240 },
    facet: 'range',
  },
  expiryDate: {
    kind: 'date',
    label: 'Use before',
    help: 'Only where the product expires',
    rule: { earliest: '1990-01-01', latest: '2100-12-31' },
    need: 'asked',
    neededWhen: { field: 'condition', in: ['Near expiry'] },
  },
} as const satisfies Record<string, FieldSpec>
