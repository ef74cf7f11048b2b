import * as terms from '@/lib/domain/families/scrap/vocabulary'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { orFilled } from '@/lib/domain/fields/shared-rules'
import { SAMPLE_PRICE, UNUSED } from '@/lib/domain/modules/common'
import { closedVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** Scrap is never fresh (closed list). */
const conditions = closedVocabulary([
  option('Lot', 'lot maal, stock lot, single lot'),
  option('JobLot', 'odd lot, assorted lot, job lot', { label: 'Job lot' }),
  option('Claimless', 'no claim, as is'),
])

/** What scrap and used goods mean by the names that every module has. */
export const SCRAP_GENERAL = {
  title: {
    help: 'What a buyer would search: used or scrap, class, size, quantity',
    placeholder: 'Used Paper Cones 5°57′, 50,000 pcs',
  },
  productName: { help: 'Your own name for this lot' },
  brandManufacturer: {
    label: 'Maker',
    help: 'Who made it: on drums, motors, cones',
    neededWhen: { field: 'scrapClass', in: ['Motors', 'Battery'] },
  },
  styleNumber: { label: 'Lot or tender number', help: 'Your lot, auction or tender number' },
  condition: { vocabulary: conditions },
  category: { help: 'Same as the class', vocabulary: terms.scrapClass, need: 'optional' },
  subcategory: {
    label: 'Suited for',
    help: 'Winding again, melting, pulping, fuel',
    vocabulary: terms.scrapUse,
    weight: 2,
  },
  material: {
    label: 'Material',
    help: 'MS, SS, copper, PP, LDPE, paper, wood',
    vocabulary: terms.scrapMaterial,
    need: 'asked',
    weight: 4,
  },
  composition: UNUSED,
  dimensions: UNUSED,
  finish: UNUSED,
  gsm: UNUSED,
  construction: UNUSED,
  shade: UNUSED,
  grade: { label: 'Grade', help: 'Clean, sorted, oily, rusty, damaged', vocabulary: terms.scrapGrades },
  color: {
    help: 'Tip of cones, body of drums, colour of plastic',
    visibleWhen: orFilled('color', terms.isScrap('cones', 'tubes', 'drums', 'bags', 'plastic', 'cans')),
    need: 'optional',
  },
  industryStandard: { vocabulary: terms.scrapStandards },
  tolerance: {
    help: 'What you accept as a difference',
    parts: [
      { name: 'quantityPercent', label: 'Quantity ±', kind: 'number', unit: '%', rule: { min: 0, max: 30 } },
      { name: 'weighmentKg', label: 'Weighment ±', kind: 'number', unit: 'kg', rule: { min: 0, max: 5000 } },
    ],
  },
  quality: {
    label: 'Remarks',
    help: 'Damage, what is missing, what must be cut',
    neededWhen: { field: 'condition', in: ['JobLot', 'Claimless'] },
    parts: [
      { name: 'recovery', label: 'Metal recovery', kind: 'number', unit: '%', rule: { min: 0, max: 100 } },
      { name: 'ash', label: 'Ash', kind: 'number', unit: '%', rule: { min: 0, max: 100 } },
      { name: 'note', label: 'Remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
  },
  basePrice: { help: 'Per piece for goods used again, per kg for scrap' },
  priceUom: { help: 'Piece, 1000, kg, or the whole lot' },
  moq: { label: 'Minimum lift', help: 'Usually one truck or the whole lot' },
  availableQuantity: { label: 'Quantity', help: 'In the yard now', weight: 5 },
  totalQuantity: { help: 'With what will arise in the same contract' },
  sampleAvailable: { label: 'Sample available', help: 'A few pieces; of a lot the inspection' },
  samplePrice: SAMPLE_PRICE,
  taxIncluded: { help: 'Scrap is quoted plus GST' },
  packageType: { label: 'Packed or loose', vocabulary: terms.scrapPackages },
  unitsPerPackage: { label: 'Pieces in a package', help: 'Cones in a bag, bobbins in a crate' },
  netWeight: {
    help: 'Of one bag, bundle or bale',
    neededWhen: { field: 'packageType', in: ['Pressed bale', 'Jumbo bag'] },
  },
  hsCode: { help: 'Suggested from class, material and use: 4707, 7204, 7404, 3915, 4822', placeholder: '720449' },
  coverImage: { help: 'The whole lot in daylight' },
  galleryImages: { help: 'At least two: close-up, damage, the weakest part', need: 'asked' },
  technicalSheet: { help: 'List of the lot, inspection report' },
  complianceDocument: { help: 'Authorisation, decontamination certificate' },
} as const satisfies Record<string, Partial<FieldSpec>>
