import { goodsColours } from '@/lib/domain/families/colour'
import {
  trimFinish,
  trimGrades,
  trimMaterial,
  trimPackages,
  trimStandards,
} from '@/lib/domain/families/trim/vocabulary/terms'
import { HAS_FINISH, trimType } from '@/lib/domain/families/trim/vocabulary/types'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { UNUSED } from '@/lib/domain/modules/common'
import { closedVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

const conditions = closedVocabulary([
  option('Fresh', 'fresh maal, first quality'),
  option('Lot', 'lot maal, stock lot, clearance'),
  option('Seconds', 'second, second maal, second quality'),
])

/** What a garment accessory means by the names that every module has. */
export const TRIM_GENERAL = {
  title: {
    help: 'What a buyer would search: size, material, type, colour',
    placeholder: '4-Hole Polyester Shirt Button 18L, Pearl White, Gross Box',
  },
  brandManufacturer: { label: 'Maker or brand', help: 'Who made it; the brand on a zip slider' },
  styleNumber: { label: 'Design or mould no.', help: 'Number in your catalogue or shade card' },
  condition: { vocabulary: conditions },
  category: { help: 'Same as the trim type', vocabulary: trimType, need: 'optional' },
  subcategory: UNUSED,
  composition: {
    help: 'Shares of the fibres: 65% Polyester 35% Rubber',
    placeholder: '65% Polyester 35% Rubber',
    facet: 'search',
  },
  construction: UNUSED,
  material: {
    label: 'Material',
    help: 'Of the trim itself; of a zip its teeth',
    vocabulary: trimMaterial,
    need: 'asked',
    weight: 4,
  },
  grade: { vocabulary: trimGrades },
  finish: {
    label: 'Finish or plating',
    help: 'Antique brass, gunmetal, matt, dyed to match; of a metal zip its teeth',
    vocabulary: trimFinish,
    need: 'asked',
    neededWhen: HAS_FINISH,
    weight: 3,
  },
  color: {
    help: 'The colour that buyers filter by; of a zip its tape. Multicolour for all shades of a card',
    vocabulary: goodsColours,
    need: 'asked',
    weight: 3,
  },
  shade: { label: 'Shade', help: 'Pearl white, Pantone 19-4024, your card number' },
  dimensions: {
    label: 'Other measures',
    help: 'Length of a label, tag or cut cord, thickness of a button',
    parts: [
      { name: 'length', label: 'Length', kind: 'number', unit: 'mm', rule: { min: 1, max: 2000, decimalsMax: 1 } },
      {
        name: 'thickness',
        label: 'Thickness',
        kind: 'number',
        unit: 'mm',
        rule: { min: 0.05, max: 60, decimalsMax: 2 },
      },
      { name: 'repeat', label: 'Repeat', kind: 'number', unit: 'cm', rule: { min: 0.1, max: 500, decimalsMax: 1 } },
      { name: 'note', label: 'Remarks', kind: 'text', rule: { lengthMax: 200 } },
    ],
  },
  lot: { help: 'Dye or plating lot; separate several with commas', neededWhen: { field: 'condition', in: ['Lot'] } },
  industryStandard: { vocabulary: trimStandards },
  tolerance: {
    help: 'Usual: size ±0.25 mm, quantity ±3 %',
    parts: [
      { name: 'sizeMm', label: 'Size ±', kind: 'number', unit: 'mm', rule: { min: 0, max: 20, decimalsMax: 2 } },
      { name: 'quantityPercent', label: 'Quantity ±', kind: 'number', unit: '%', rule: { min: 0, max: 10 } },
    ],
  },
  quality: {
    help: 'Wash and dry-clean results, or the faults of seconds',
    parts: [
      { name: 'washCycles', label: 'Washes passed', kind: 'number', rule: { min: 1, max: 500, isInteger: true } },
      { name: 'lab', label: 'Measured by', kind: 'text', rule: { lengthMax: 80 } },
      { name: 'note', label: 'Defects or remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
  },
  moq: { help: 'Usually one gross, one roll, or one colour of 1000 pieces' },
  priceUom: { help: 'Buttons per gross, zips per piece, elastic and lace per metre' },
  taxIncluded: { help: 'The trims trade quotes plus GST' },
  sampleAvailable: { label: 'Sample card available' },
  packageType: { label: 'Outer package', vocabulary: trimPackages },
  unitsPerPackage: { label: 'Packs in a carton', help: 'Gross boxes, bags or rolls in one carton' },
  netWeight: { help: 'Of one outer package, trims alone', neededWhen: { field: 'uom', in: ['kg', 'box'] } },
  hsCode: { help: 'Buttons and snaps 9606, zips 9607; suggested from type and material', placeholder: '960621' },
  coverImage: { help: 'Front and back next to a ruler' },
  galleryImages: { help: 'Colour card, close-up, the trim on a garment: up to 12' },
  technicalSheet: { help: 'Drawing with sizes, care, fusing instructions, artwork' },
  testReport: { help: 'Nickel release, lead, pull strength, wash fastness' },
  designFile: { help: 'Artwork of a woven label' },
  complianceDocument: { help: 'REACH, azo, lead and nickel declarations' },
} as const satisfies Record<string, Partial<FieldSpec>>
