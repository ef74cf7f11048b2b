import { CLASSES, FUELS, isClass, utilityClass } from '@/lib/domain/families/consumable/vocabulary/classes'
import * as terms from '@/lib/domain/families/consumable/vocabulary/terms'
import { itemType, TYPED_CLASSES } from '@/lib/domain/families/consumable/vocabulary/types'
import { BATCH_FIELDS, HAZARD_FIELDS, SAFETY_DATA_SHEET } from '@/lib/domain/families/regulated/fields'
import type { Condition, FieldSpec } from '@/lib/domain/fields/field'
import { orFilled } from '@/lib/domain/fields/shared-rules'
import { SAMPLE_PRICE, UNUSED } from '@/lib/domain/modules/common'
import { baseColours } from '@/lib/domain/vocabulary/colours'
import { ENERGY_FIELDS } from './energy'
import { STORE_FIELDS } from './stores'

const { batchNo, ...DATES } = BATCH_FIELDS
const isSupply = isClass(...FUELS, 'Power', 'Steam', 'Compressed air', 'Water', 'Industrial gas')
const isPiped = isClass(...CLASSES.piped)
const hasStock: Condition = { not: isPiped }
/** What may burn, poison or be under pressure; stores of steel are never asked. */
const isRisky = isClass(
  ...CLASSES.oil,
  ...CLASSES.liquid,
  ...CLASSES.gas,
  'Industrial gas',
  'Adhesive',
  'Water treatment',
  'Cleaning material',
  'Coal',
  'Pet coke',
)
const isHazardous: Condition = { all: [isRisky, { field: 'hazardous', in: ['true'] }] }
/** What belongs to a machine. */
const isSpare = isClass(
  ...CLASSES.rings,
  ...CLASSES.soft,
  ...CLASSES.needles,
  ...CLASSES.weaving,
  'Card clothing',
  'Bobbin',
  'Yarn guide',
  'Stenter pin',
  'Belt',
)
const isColoured = isClass(...CLASSES.premises, 'Bobbin', 'Electrical', 'Top roller cot')
const hasMaterial = isClass(
  ...CLASSES.rings,
  ...CLASSES.soft,
  ...CLASSES.weaving,
  'Bobbin',
  'Yarn guide',
  'Printing screen',
  'Stenter pin',
  'Belt',
  'Filter',
  'Seal and gasket',
  'Hose and fitting',
  'Hardware',
  'Safety gear',
)
const isPlain: Condition = { not: isClass(...FUELS, ...CLASSES.piped, 'Water', 'Industrial gas') }

/** What only consumables and utilities have, in the order in which their buyers ask. */
export const CONSUMABLE_SPECIFICATIONS = {
  utilityClass: {
    kind: 'choice',
    label: 'Class',
    help: 'Choose this first: other fields depend on it',
    vocabulary: utilityClass,
    need: 'asked',
    facet: 'values',
    weight: 5,
  },
  itemType: {
    kind: 'choice',
    label: 'Type',
    help: 'Spindle oil, latch needle, Indonesian coal, V-belt',
    vocabulary: itemType,
    visibleWhen: orFilled('itemType', isClass(...TYPED_CLASSES)),
    need: 'asked',
    neededWhen: isClass(...TYPED_CLASSES),
    facet: 'values',
    weight: 3,
  },
  itemName: {
    kind: 'text',
    label: 'Item name',
    help: 'As your store room calls it',
    placeholder: 'C1 traveller for ring frame',
    rule: { lengthMax: 120 },
    visibleWhen: isPlain,
    facet: 'search',
  },
  size: {
    kind: 'text',
    label: 'Size or number',
    help: 'Traveller C1 6/0, belt B 52, needle 90/14, coal 0-50 mm',
    placeholder: 'C1 6/0',
    rule: { lengthMax: 80 },
    visibleWhen: {
      not: isClass(...CLASSES.liquid, ...CLASSES.gas, ...CLASSES.oil, ...CLASSES.piped, 'Water', 'Industrial gas'),
    },
    need: 'asked',
    neededWhen: { not: isClass('Cleaning material', 'Stationery', 'Rice husk', 'Loose biomass', 'Adhesive') },
    facet: 'values',
    weight: 4,
  },
  partNo: {
    kind: 'text',
    label: 'Part number',
    help: 'Of the machine maker, or the bearing: 6204 ZZ',
    rule: { lengthMax: 60 },
    visibleWhen: isPlain,
    facet: 'search',
  },
  suitsMachine: {
    kind: 'choices',
    label: 'Suits machine',
    help: 'Make or kind: LMW, Rieter, air-jet loom, boiler',
    vocabulary: terms.suitsMachine,
    rule: { itemsMax: 20 },
    visibleWhen: { not: isClass(...CLASSES.premises, 'Power', 'Water') },
    need: 'asked',
    neededWhen: isSpare,
    facet: 'values',
    weight: 3,
  },
  ...STORE_FIELDS,
  ...ENERGY_FIELDS,
  deliveryMode: {
    kind: 'choice',
    label: 'Delivered by',
    help: 'Truck, tanker, cylinders, pipeline, courier',
    vocabulary: terms.deliveryMode,
    need: 'asked',
    neededWhen: isSupply,
    facet: 'values',
  },
  contractSupply: {
    kind: 'choice',
    label: 'Supply terms',
    help: 'Spot, or a rate contract',
    vocabulary: terms.contractSupply,
    need: 'asked',
    facet: 'values',
  },
  monthlySupply: {
    kind: 'number',
    label: 'Supply per month',
    unitFrom: 'uom',
    help: 'What you can deliver each month',
    rule: { min: 0, isMinExclusive: true, max: 1e9 },
    visibleWhen: isSupply,
    need: 'asked',
    neededWhen: isPiped,
    facet: 'range',
  },
  ...HAZARD_FIELDS,
  hazardous: {
    ...HAZARD_FIELDS.hazardous,
    visibleWhen: orFilled('hazardous', isRisky),
  },
  hazards: { ...HAZARD_FIELDS.hazards, visibleWhen: isHazardous },
  batch: { ...batchNo, neededWhen: { all: [{ field: 'condition', in: ['Lot'] }, hasStock] } },
  ...DATES,
  expiryDate: { ...DATES.expiryDate, need: 'optional', neededWhen: { field: 'shelfLife', filled: true } },
  certifications: {
    kind: 'rows',
    label: 'Certificates',
    help: 'ISI, BEE, PESO, each with its number',
    key: 'scheme',
    parts: [
      { name: 'scheme', label: 'Scheme', kind: 'choice', vocabulary: terms.storeSchemes, facet: 'values' },
      { name: 'number', label: 'Number', kind: 'text', rule: { lengthMax: 60 } },
      { name: 'validUntil', label: 'Valid until', kind: 'date' },
      { name: 'scope', label: 'Scope', kind: 'text', rule: { lengthMax: 200 } },
    ],
    facet: 'values',
  },
} as const satisfies Record<string, FieldSpec>

/** What this trade means by the names that every module has. */
export const CONSUMABLE_GENERAL = {
  title: {
    help: 'What a buyer would search: item, number or grade, pack',
    placeholder: 'Ring Traveller C1 UL udr 6/0, 1000 pcs',
  },
  productName: { label: 'Brand name', help: 'As on the pack: Mobil Velocite No. 6' },
  brandManufacturer: {
    label: 'Maker',
    help: 'Who made it (traders: not your own name)',
    neededWhen: isPlain,
  },
  styleNumber: { label: 'Catalogue number', help: 'In the list of the maker' },
  category: { help: 'Same as the class', vocabulary: utilityClass, need: 'optional' },
  subcategory: { label: 'Used in', help: 'Which department of a mill', vocabulary: terms.department, weight: 1 },
  material: {
    label: 'Material',
    help: 'Steel, rubber, ceramic, nylon',
    vocabulary: terms.storeMaterial,
    visibleWhen: orFilled('material', hasMaterial),
    need: 'optional',
  },
  composition: UNUSED,
  grade: { label: 'Grade', help: 'Original or equivalent; Indian coal G1 to G17', vocabulary: terms.storeGrades },
  dimensions: UNUSED,
  color: {
    help: 'Of helmets, gloves, bobbins, cables',
    vocabulary: baseColours,
    visibleWhen: orFilled('color', isColoured),
    need: 'optional',
    facet: 'values',
  },
  shade: UNUSED,
  finish: UNUSED,
  gsm: UNUSED,
  construction: UNUSED,
  condition: { help: 'Lot: old stock, sold as a whole', vocabulary: terms.storeConditions },
  industryStandard: { vocabulary: terms.storeStandards },
  quality: {
    label: 'Tests',
    neededWhen: { field: 'condition', in: ['Lot'] },
    help: 'Results of your laboratory or inspection company',
    parts: [
      { name: 'agency', label: 'Tested by', kind: 'text', rule: { lengthMax: 80 } },
      { name: 'ashFusion', label: 'Ash fusion temperature', kind: 'number', unit: '°C', rule: { min: 500, max: 2000 } },
      { name: 'kinematic', label: 'Viscosity at 40 °C', kind: 'number', unit: 'cSt', rule: { min: 0.5, max: 5000 } },
      { name: 'chloride', label: 'Chlorine', kind: 'number', unit: '%', rule: { min: 0, max: 10 } },
      { name: 'note', label: 'Remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
  },
  tolerance: {
    help: 'Coal: price adjusted by the tested GCV',
    parts: [
      { name: 'gcvKcal', label: 'Calorific value ±', kind: 'number', unit: 'kcal/kg', rule: { min: 0, max: 1000 } },
      { name: 'sizeMm', label: 'Size ±', kind: 'number', unit: 'mm', rule: { min: 0, max: 50 } },
      { name: 'quantityPercent', label: 'Quantity ±', kind: 'number', unit: '%', rule: { min: 0, max: 20 } },
    ],
  },
  basePrice: { help: 'Cash price per unit, kg, t or kWh' },
  priceUom: { help: 'Travellers and needles per piece or 1000, coal per MT, oil per L, power per kWh' },
  availableQuantity: { visibleWhen: hasStock },
  totalQuantity: { visibleWhen: hasStock },
  moq: { help: 'One pack, one truck, or a month of supply' },
  taxIncluded: { help: 'This trade quotes plus GST' },
  sampleAvailable: { label: 'Trial available', help: 'Travellers for one frame, a drum of oil, a truck of fuel' },
  samplePrice: SAMPLE_PRICE,
  packageType: { label: 'Pack', vocabulary: terms.storePackages, visibleWhen: orFilled('packageType', hasStock) },
  unitsPerPackage: UNUSED,
  netWeight: { label: 'Net weight of a pack', visibleWhen: orFilled('netWeight', hasStock), need: 'optional' },
  hsCode: { help: 'Suggested from class and type: 844833, 2701, 271600', placeholder: '844833' },
  coverImage: { help: 'The item with its label or number', neededWhen: { field: 'newArrival', in: ['true'] } },
  technicalSheet: { label: 'Data sheet', help: 'Of oil, belt, filter, lamp' },
  testReport: { label: 'Test report', help: 'Of fuel by an inspection company' },
  complianceDocument: { ...SAFETY_DATA_SHEET, neededWhen: isHazardous, weight: 3 },
  certificate: { help: 'ISI licence, PESO, maker approval' },
} as const satisfies Record<string, Partial<FieldSpec>>
