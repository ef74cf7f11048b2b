import { goodsColours } from '@/lib/domain/families/colour'
import { finishes } from '@/lib/domain/families/finishing/finishes'
import { productGroup } from '@/lib/domain/families/madeup/groups'
import { productType } from '@/lib/domain/families/madeup/types'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { UNUSED } from '@/lib/domain/modules/common'
import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

const grades = openVocabulary([
  option('Export', 'export quality, export grade'),
  option('First', 'A grade, first quality, fresh quality'),
  option('Second', 'B grade, second quality'),
])

const packageTypes = openVocabulary([
  option('Carton', 'cartons, ctn'),
  option('5-ply carton', '5 ply box'),
  option('7-ply carton', '7 ply box'),
  option('3-ply carton', '3 ply box'),
  option('Hanger carton', 'hanging carton, GOH carton'),
  option('Pressed bale', 'bale'),
  option('Bag', 'bags'),
  option('HDPE/PP woven bag', 'HDPE bag, PP bag, woven bag'),
  option('Gunny bundle', 'gunny, jute bundle, bora'),
  option('Parcel', 'cloth parcel, transport parcel, gathri'),
  option('Poly roll', 'rolled in poly, carpet roll, roll'),
  option('Wooden box', 'wooden case'),
  'Loose',
])

const standards = openVocabulary([
  option('ISO 3758', 'care labelling'),
  option('ISO 8559', 'garment sizes'),
  option('IS 7056', 'IS terry towels, terry towels'),
  option('IS 745', 'IS handloom cotton bedsheets, bedsheets handloom'),
  option('EN 14682', 'cords on childrens clothing'),
  option('REACH', 'REACH compliant, azo free, AZO-free'),
  option('BSCI', 'amfori BSCI'),
  option('SMETA', 'Sedex'),
  option('SA 8000', 'SA8000'),
  option('WRAP', 'WRAP certified'),
])

/** What made-ups mean by the names that every module has. */
export const READY_GENERAL = {
  title: {
    help: 'What a buyer would search: fabric, product, size, set',
    placeholder: 'Printed Georgette Saree with Blouse, 6.3 m, Set of 8 Designs',
  },
  productName: { label: 'Product or style name', help: 'Your own name for this style' },
  brandManufacturer: { label: 'Brand or maker', help: 'The brand on the label, or the factory' },
  styleNumber: { label: 'Style or catalogue number', help: 'The number that buyers order by' },
  category: { help: 'Same as the product', vocabulary: productGroup, need: 'optional' },
  subcategory: {
    label: 'Type',
    help: 'Banarasi, bath towel, fitted sheet, chinos',
    vocabulary: productType,
    need: 'optional',
    weight: 2,
  },
  dimensions: UNUSED,
  grade: { vocabulary: grades },
  finish: { label: 'Finish or wash', help: 'Bio-washed, mercerised, wrinkle-free', vocabulary: finishes },
  color: { help: 'The colour that buyers filter by; Multicolour for an assorted set', vocabulary: goodsColours },
  shade: { label: 'Shade or colour names', help: 'Shade name, Pantone, or the colours of the set' },
  industryStandard: { vocabulary: standards, help: 'Standard, audit or scheme that it meets' },
  quality: {
    help: 'State the lab. For seconds describe the defects',
    parts: [
      { name: 'aql', label: 'Inspected to AQL', kind: 'number', rule: { min: 0.065, max: 10 } },
      { name: 'pilling', label: 'Pilling grade', kind: 'number', rule: { min: 1, max: 5 } },
      { name: 'seamStrength', label: 'Seam strength', kind: 'number', unit: 'N', rule: { min: 10, max: 2000 } },
      { name: 'absorbency', label: 'Absorbency', kind: 'number', unit: 's', rule: { min: 0, max: 600 } },
      { name: 'lab', label: 'Measured by', kind: 'text', rule: { lengthMax: 80 } },
      { name: 'note', label: 'Defects or remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
    facet: 'range',
  },
  tolerance: {
    help: 'Usual: size ±2 %, GSM ±5 %, quantity ±5 %',
    parts: [
      { name: 'sizePercent', label: 'Size ±', kind: 'number', unit: '%', rule: { min: 0, max: 10 } },
      { name: 'gsmPercent', label: 'GSM ±', kind: 'number', unit: '%', rule: { min: 0, max: 20 } },
      { name: 'quantityPercent', label: 'Quantity ±', kind: 'number', unit: '%', rule: { min: 0, max: 10 } },
    ],
  },
  basePrice: { help: 'Wholesale price; for exports give the FOB price below' },
  exportPrice: { help: 'FOB, or at the Incoterm chosen' },
  priceUom: { help: 'Per piece, or per full set' },
  moq: { help: 'Usually one set, or one carton' },
  taxIncluded: { help: 'Wholesale prices are plus GST' },
  sampleAvailable: { label: 'Sample piece available' },
  packageType: { vocabulary: packageTypes },
  unitsPerPackage: { label: 'Pieces in a carton or bale', need: 'asked' },
  netWeight: { help: 'Of one carton or bale, the goods alone' },
  hsCode: {
    help: 'Garments 61 and 62, made-ups 63, carpets 57; sarees and dhotis are fabrics',
    placeholder: '630221',
    rule: {
      lengthMax: 12,
      pattern: /^(?:5\d|6[0-6]|94|42|46)\d{2}(?:[. ]?\d{2}(?:[. ]?\d{2})?)?$/,
      patternHint: 'must be 4, 6 or 8 digits, such as 630221.',
    },
  },
  coverImage: { help: 'The front of the product; on a model for garments' },
  galleryImages: { help: 'Back, border, close-up, all colours of the set: up to 12' },
  technicalSheet: { help: 'Size chart, packing, care' },
  designFile: { help: 'Catalogue as PDF' },
} as const satisfies Record<string, Partial<FieldSpec>>
