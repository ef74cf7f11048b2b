import { isOneOf, PACKS, packType } from '@/lib/domain/families/geometry/vocabulary/packs'
import * as terms from '@/lib/domain/families/geometry/vocabulary/terms'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { UNUSED } from '@/lib/domain/modules/common'
import { BOARD_FIELDS } from './boards'
import { DETAIL_FIELDS } from './details'
import { SIZE_FIELDS } from './sizes'
import { SUPPORT_FIELDS } from './supports'

/** What only packing goods have. */
export const PACKING_SPECIFICATIONS = {
  ...SUPPORT_FIELDS,
  ...BOARD_FIELDS,
  ...SIZE_FIELDS,
  ...DETAIL_FIELDS,
} as const satisfies Record<string, FieldSpec>

/** What packing goods mean by the names that every module has. */
export const PACKING_GENERAL = {
  title: {
    help: 'What a buyer would search: type, size, thickness or ply, weight',
    placeholder: 'Paper Cone 5°57′ 170 mm, 38 g, Blue Tip',
  },
  condition: { vocabulary: terms.packConditions },
  brandManufacturer: { label: 'Maker', help: 'Who made it (traders: not your own name)' },
  styleNumber: { label: 'Drawing or die number', help: 'Your number for this size and print' },
  category: { help: 'Same as pack type', vocabulary: packType, need: 'optional' },
  subcategory: {
    label: 'Packs',
    help: 'What it is for: yarn, garments, bales',
    vocabulary: terms.packUse,
    weight: 2,
  },
  material: {
    label: 'Material',
    help: 'Kraft, LDPE, PP, BOPP, pine wood',
    vocabulary: terms.packMaterial,
    need: 'asked',
    weight: 3,
  },
  composition: UNUSED,
  grade: { label: 'Grade', help: 'Virgin, reprocessed, export', vocabulary: terms.packGrades },
  finish: {
    label: 'Finish',
    help: 'Glossy, matt, varnished',
    vocabulary: terms.packFinish,
  },
  color: { help: 'Of the goods: white, brown, transparent', vocabulary: terms.packColours, need: 'optional' },
  shade: UNUSED,
  construction: UNUSED,
  dimensions: {
    kind: 'parts',
    label: 'Other sizes',
    help: 'Flap, handle, holes',
    visibleWhen: isOneOf(...PACKS.bags, ...PACKS.boxes),
    parts: [
      { name: 'flap', label: 'Flap', kind: 'number', unit: 'mm', rule: { min: 1, max: 500 } },
      { name: 'handle', label: 'Handle', kind: 'number', unit: 'mm', rule: { min: 1, max: 2000 } },
      { name: 'holes', label: 'Air holes', kind: 'text', rule: { lengthMax: 60 } },
      { name: 'note', label: 'Remarks', kind: 'text', rule: { lengthMax: 200 } },
    ],
  },
  quality: {
    label: 'Tests and defects',
    help: 'State the lab. For seconds describe the defects',
    parts: [
      { name: 'cobb', label: 'Cobb (30 min)', kind: 'number', unit: 'g/m²', rule: { min: 0, max: 1000 } },
      { name: 'dropTest', label: 'Drop test', kind: 'text', rule: { lengthMax: 80 } },
      { name: 'lab', label: 'Measured by', kind: 'text', rule: { lengthMax: 80 } },
      { name: 'note', label: 'Defects or remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
  },
  industryStandard: { vocabulary: terms.packStandards },
  tolerance: {
    help: 'Usual: size ±3 mm, weight ±5 %, printed quantity ±10 %',
    parts: [
      { name: 'sizeMm', label: 'Size ±', kind: 'number', unit: 'mm', rule: { min: 0, max: 100 } },
      { name: 'weightPercent', label: 'Weight ±', kind: 'number', unit: '%', rule: { min: 0, max: 20 } },
      { name: 'micronPercent', label: 'Thickness ±', kind: 'number', unit: '%', rule: { min: 0, max: 20 } },
      { name: 'quantityPercent', label: 'Quantity ±', kind: 'number', unit: '%', rule: { min: 0, max: 20 } },
    ],
  },
  priceUom: { help: 'Cartons per piece, cones per 1000, film per kg' },
  moq: { help: 'Usually one run of a size and print' },
  taxIncluded: { help: 'The packing trade quotes plus GST' },
  sampleAvailable: { label: 'Sample available', help: 'A few pieces, or a plain sample of the size' },
  packageType: { label: 'Packed in', help: 'Bundle, bag, carton, pallet', vocabulary: terms.packPackages },
  unitsPerPackage: { label: 'Pieces in a package', help: 'Cones in a bag, cartons in a bundle', need: 'asked' },
  netWeight: { help: 'Of one bundle, bag or roll', neededWhen: { field: 'uom', in: ['bundle'] } },
  hsCode: {
    help: 'Suggested from type and material: 3923, 4819, 4822, 6305',
    placeholder: '482210',
  },
  coverImage: { help: 'The goods with a scale; of a print the artwork' },
  technicalSheet: { help: 'Size drawing, GSM, strength' },
  designFile: { help: 'Artwork or die line' },
  testReport: { help: 'BCT, ECT, BS, thickness, food contact' },
  complianceDocument: { help: 'EPR registration, ISPM-15 licence' },
} as const satisfies Record<string, Partial<FieldSpec>>
