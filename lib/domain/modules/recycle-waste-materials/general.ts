import { isWaste, wasteStream } from '@/lib/domain/families/waste/types'
import * as terms from '@/lib/domain/families/waste/vocabulary'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { orFilled, percentPart } from '@/lib/domain/fields/shared-rules'
import { SAMPLE_PRICE, UNUSED } from '@/lib/domain/modules/common'
import { closedVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** Waste is never fresh (closed list). */
const conditions = closedVocabulary([
  option('Lot', 'lot maal, stock lot, regular lot'),
  option('JobLot', 'odd lot, assorted lot, job lot', { label: 'Job lot' }),
  option('Claimless', 'no claim, as is'),
])

/** What waste means by the names that every module has. */
export const WASTE_GENERAL = {
  title: {
    help: 'What a buyer would search: fibre, type, trash or colour, bale',
    placeholder: 'Cotton Comber Noil, 3% Trash, 12 mm, 170 kg Bale',
  },
  productName: { help: 'Your own name for this quality' },
  brandManufacturer: {
    label: 'Mill or collector',
    help: 'Mill, garment factory or sorter it comes from',
    neededWhen: { field: 'condition', in: ['Lot'] },
  },
  styleNumber: { label: 'Quality number' },
  condition: { vocabulary: conditions },
  category: { help: 'Same as where it comes from', vocabulary: wasteStream, need: 'optional' },
  subcategory: {
    label: 'Suited for',
    help: 'Open-end spinning, shoddy, absorbent cotton, wiping',
    vocabulary: terms.wasteUse,
    weight: 2,
  },
  material: UNUSED,
  composition: {
    label: 'Composition in words',
    help: 'Where you cannot give shares: mostly cotton with some polyester',
    placeholder: 'Mostly cotton',
    facet: 'search',
  },
  dimensions: UNUSED,
  finish: UNUSED,
  gsm: UNUSED,
  construction: UNUSED,
  grade: { label: 'Grade', help: 'A, B, C of the trade; clean, oily, spinnable', vocabulary: terms.wasteGrades },
  color: {
    help: 'As it is sorted: white, light mix, dark mix, black',
    vocabulary: terms.wasteColours,
    neededWhen: { not: isWaste('soft', 'pet') },
    visibleWhen: orFilled('color', { not: isWaste('pet') }),
    weight: 4,
  },
  shade: UNUSED,
  industryStandard: { vocabulary: terms.wasteStandards },
  tolerance: {
    help: 'What you accept as a difference from these values',
    parts: [
      percentPart('fibrePercent', 'Composition ±', 20),
      percentPart('trashPercent', 'Trash ±', 20),
      percentPart('moisturePercent', 'Moisture ±', 20),
      percentPart('quantityPercent', 'Quantity ±', 20),
    ],
  },
  quality: {
    label: 'Tests and remarks',
    help: 'Other values, and what the buyer must know',
    neededWhen: { field: 'condition', in: ['JobLot', 'Claimless'] },
    parts: [
      { name: 'neps', label: 'Neps', kind: 'number', unit: 'per g', rule: { min: 0, max: 5000 } },
      { name: 'strength', label: 'Fibre strength', kind: 'number', unit: 'g/tex', rule: { min: 1, max: 100 } },
      { name: 'denier', label: 'Denier of the fibre', kind: 'number', unit: 'den', rule: { min: 0.1, max: 100 } },
      percentPart('oil', 'Oil or spin finish', 30),
      percentPart('polyolefin', 'Caps and labels in PET', 30),
      percentPart('ash', 'Ash', 50),
      { name: 'micron', label: 'Micron of wool', kind: 'number', unit: 'µm', rule: { min: 10, max: 60 } },
      { name: 'bulkDensity', label: 'Bulk density', kind: 'number', unit: 'kg/m³', rule: { min: 20, max: 1500 } },
      { name: 'lab', label: 'Measured by', kind: 'text', rule: { lengthMax: 80 } },
      { name: 'note', label: 'Remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
  },
  basePrice: { help: 'Ex godown; spinning waste is quoted per kg' },
  priceUom: { help: 'Per kg, or per bale of the stated weight' },
  moq: { help: 'Usually one truck: 9 to 16 t' },
  availableQuantity: { help: 'In the godown now' },
  sampleAvailable: { label: 'Sample available', help: 'A few hundred grams from several bales' },
  samplePrice: SAMPLE_PRICE,
  taxIncluded: { help: 'The waste trade quotes plus GST' },
  packageType: { label: 'Baled or loose', vocabulary: terms.wastePackages },
  unitsPerPackage: UNUSED,
  netWeight: {
    help: 'Of one bag or bale, without hoops and cloth',
    neededWhen: { field: 'packageType', in: ['Bag', 'Gunny bag', 'HDPE/PP woven bag', 'Jumbo bag'] },
  },
  hsCode: {
    help: 'Suggested from type and fibre: 5202, 5103, 5505, 6310, 6309, 3915',
    placeholder: '520299',
  },
  coverImage: { help: 'A handful in daylight, and the open bale' },
  galleryImages: { help: 'Several bales, the worst pieces too: up to 12' },
  testReport: { help: 'Trash, length, composition; IV and PVC of flakes' },
  certificate: { help: 'Scope or transaction certificate of GRS or RCS' },
  complianceDocument: { help: 'Fumigation, pollution board consent, import licence' },
} as const satisfies Record<string, Partial<FieldSpec>>
