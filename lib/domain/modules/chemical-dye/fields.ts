import { COLOUR_FIELDS } from '@/lib/domain/families/chemical/fields/colour'
import { PRODUCT_FIELDS } from '@/lib/domain/families/chemical/fields/product'
import {
  chemClass,
  chemConditions,
  chemGrades,
  chemPackages,
  chemStandards,
  IS_COLOUR,
  processStep,
} from '@/lib/domain/families/chemical/vocabulary'
import { BATCH_FIELDS, HAZARD_FIELDS, SAFETY_DATA_SHEET } from '@/lib/domain/families/regulated/fields'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { orFilled } from '@/lib/domain/fields/shared-rules'
import { SAMPLE_PRICE, UNUSED } from '@/lib/domain/modules/common'
import { baseColours } from '@/lib/domain/vocabulary/colours'

const {
  chemClass: productClass,
  substance,
  casNo,
  purity,
  activeContent,
  ionicity,
  activity,
  activityUnit,
  temperatureWindow,
  ...others
} = PRODUCT_FIELDS
const { certifications, packSize, packUnit, storage, declarations, zdhcLevel, ...properties } = others
const { dyeClass, dyeSeries, ciName, ciNumber, strength, ...colouring } = COLOUR_FIELDS

/** What only dyes and chemicals have, in the order in which their trade describes them. */
export const CHEMICAL_SPECIFICATIONS = {
  chemClass: productClass,
  dyeClass,
  dyeSeries,
  substance,
  ciName,
  ciNumber,
  casNo,
  strength,
  purity,
  activeContent,
  ionicity,
  activity,
  activityUnit,
  temperatureWindow,
  ...properties,
  ...colouring,
  declarations,
  zdhcLevel,
  packSize,
  packUnit,
  storage,
  ...HAZARD_FIELDS,
  ...BATCH_FIELDS,
  certifications,
} as const satisfies Record<string, FieldSpec>

/** What this trade means by the names that every module has. */
export const CHEMICAL_GENERAL = {
  title: {
    help: 'What a buyer would search: name, strength, C.I. name, pack',
    placeholder: 'Reactive Black B 150% (C.I. Reactive Black 5), 25 kg bag',
  },
  productName: { label: 'Commercial name', help: 'As on the label: Reactive Black B, Softener ASN' },
  brandManufacturer: { label: 'Maker', help: 'Who made it (traders: not your own name)' },
  styleNumber: { label: 'Product code of the maker' },
  category: { help: 'Same as the product class', vocabulary: chemClass, need: 'optional' },
  subcategory: { label: 'Process step', help: 'Where a mill uses it', vocabulary: processStep, weight: 1 },
  material: UNUSED,
  composition: {
    label: 'Chemical nature',
    help: 'Acrylic copolymer, amino silicone, fatty acid amide',
    placeholder: 'Amino-modified silicone',
    need: 'optional',
  },
  grade: { help: 'Technical, textile, rayon, LR', vocabulary: chemGrades },
  dimensions: UNUSED,
  finish: UNUSED,
  gsm: UNUSED,
  construction: UNUSED,
  condition: { help: 'Near expiry: state the date', vocabulary: chemConditions },
  color: {
    label: 'Hue',
    help: 'The colour that buyers filter by',
    vocabulary: baseColours,
    visibleWhen: orFilled('color', IS_COLOUR),
    need: 'asked',
    neededWhen: { field: 'chemClass', in: ['Dye', 'Pigment', 'Ink'] },
    facet: 'values',
  },
  shade: { label: 'Shade name', help: 'Letters of the maker: HE4B, RGFL', visibleWhen: orFilled('shade', IS_COLOUR) },
  industryStandard: { vocabulary: chemStandards },
  tolerance: {
    help: 'Usual: strength ±3 %, moisture ±2 %',
    parts: [
      { name: 'strengthPercent', label: 'Strength ±', kind: 'number', unit: '%', rule: { min: 0, max: 20 } },
      { name: 'deltaE', label: 'Shade, ΔE', kind: 'number', rule: { min: 0, max: 5 } },
      { name: 'quantityPercent', label: 'Quantity ±', kind: 'number', unit: '%', rule: { min: 0, max: 10 } },
    ],
  },
  quality: {
    help: 'Other test values of the batch, or remarks',
    neededWhen: { field: 'condition', in: ['Near expiry'] },
    parts: [
      { name: 'moisture', label: 'Moisture', kind: 'number', unit: '%', rule: { min: 0, max: 80 } },
      { name: 'insolubles', label: 'Insolubles', kind: 'number', unit: '%', rule: { min: 0, max: 30 } },
      { name: 'ironPpm', label: 'Iron', kind: 'number', unit: 'ppm', rule: { min: 0, max: 100_000 } },
      { name: 'chloride', label: 'Chloride', kind: 'number', unit: '%', rule: { min: 0, max: 100 } },
      { name: 'hardnessPpm', label: 'Hardness', kind: 'number', unit: 'ppm', rule: { min: 0, max: 100_000 } },
      { name: 'deltaE', label: 'ΔE against standard', kind: 'number', rule: { min: 0, max: 20 } },
      { name: 'codMgPerG', label: 'COD', kind: 'number', unit: 'mg/g', rule: { min: 0, max: 5000 } },
      { name: 'note', label: 'Remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
  },
  basePrice: { help: 'Cash price per kg or litre, without the deposit on drums' },
  priceUom: { help: 'Per kg; liquids also per litre' },
  moq: { help: 'Usually one pack' },
  taxIncluded: { help: 'This trade quotes plus GST' },
  sampleAvailable: { label: 'Lab sample available', help: '50 to 250 g with a data sheet' },
  samplePrice: SAMPLE_PRICE,
  packageType: { label: 'Pack', vocabulary: chemPackages, weight: 2 },
  unitsPerPackage: UNUSED,
  netWeight: { label: 'Net weight of a pack', help: 'In kg; the same as the pack size of solids', need: 'optional' },
  hsCode: { help: 'Dyes are 320411 to 320419; suggested from class and name', placeholder: '320416' },
  coverImage: {
    help: 'The pack with its label',
    neededWhen: { field: 'newArrival', in: ['true'] },
  },
  technicalSheet: { label: 'Technical data sheet', help: 'Application, dosage, fastness' },
  testReport: { label: 'Certificate of analysis', help: 'Of this batch' },
  complianceDocument: { ...SAFETY_DATA_SHEET, weight: 4 },
  certificate: { help: 'GOTS letter, Eco Passport, ZDHC report' },
  newArrival: {},
} as const satisfies Record<string, Partial<FieldSpec>>
