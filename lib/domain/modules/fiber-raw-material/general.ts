import {
  fiberFamily,
  fibreGrades,
  fibrePackages,
  fibreStandards,
  fibreUse,
  isFamily,
  STAPLE_FAMILIES,
} from '@/lib/domain/families/raw-fibre/vocabulary'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { orFilled, percentPart } from '@/lib/domain/fields/shared-rules'
import { SAMPLE_PRICE, UNUSED } from '@/lib/domain/modules/common'

const CAN_BE_DYED = isFamily(...STAPLE_FAMILIES, 'Tow', 'Tops', 'Regenerated fibre', 'Wool', 'Fine hair')

/** What raw material means by the names that every module has. */
export const FIBRE_GENERAL = {
  title: {
    help: 'What a buyer would search: variety, length, fineness, colour, crop',
    placeholder: 'Shankar-6 Raw Cotton, 29 mm, 3.9 Mic, 76 Rd, 2025-26 Crop',
  },
  productName: { help: 'Your own name for this quality or heap' },
  brandManufacturer: { label: 'Ginner or maker', help: 'Ginning factory, fibre plant or comber' },
  styleNumber: { label: 'Merge or type no.', help: 'Merge of fibre, type of cotton, quality of tops' },
  category: { help: 'Same as the material', vocabulary: fiberFamily, need: 'optional' },
  subcategory: {
    label: 'Suited for',
    help: 'Ring or open-end spinning, nonwoven, filling',
    vocabulary: fibreUse,
    weight: 1,
  },
  material: UNUSED,
  composition: {
    label: 'Composition',
    help: 'What the fibre mix is, as far as you know',
    placeholder: '95% Cotton 5% other fibres',
    visibleWhen: isFamily('Regenerated fibre'),
    need: 'asked',
  },
  dimensions: UNUSED,
  finish: UNUSED,
  gsm: UNUSED,
  construction: UNUSED,
  grade: { help: 'FAQ, SLM; TD-4 of jute; 4A of raw silk; prime or B grade', vocabulary: fibreGrades },
  color: {
    help: 'Of dope-dyed or dyed fibre; leave empty for raw white',
    visibleWhen: orFilled('color', CAN_BE_DYED),
    need: 'optional',
  },
  shade: { help: 'Shade number of dope-dyed fibre', visibleWhen: orFilled('shade', CAN_BE_DYED) },
  lot: { label: 'Lot or merge no.', help: 'Lot, heap or merge; separate several with commas' },
  industryStandard: { vocabulary: fibreStandards },
  tolerance: {
    help: 'What you accept as a difference from these values',
    parts: [
      { name: 'micronaire', label: 'Micronaire ±', kind: 'number', rule: { min: 0, max: 1 } },
      { name: 'lengthMm', label: 'Length ±', kind: 'number', unit: 'mm', rule: { min: 0, max: 20 } },
      { name: 'denier', label: 'Denier ±', kind: 'number', unit: 'den', rule: { min: 0, max: 3 } },
      percentPart('quantityPercent', 'Quantity ±', 10),
    ],
  },
  quality: {
    help: 'Other test values; for seconds describe the defects',
    parts: [
      { name: 'seedCoat', label: 'Seed coat fragments', kind: 'number', unit: 'per g', rule: { min: 0, max: 500 } },
      percentPart('cvDiameter', 'CV of the diameter', 60),
      percentPart('midBreaks', 'Mid-breaks', 100),
      percentPart('cleanness', 'Cleanness of silk', 100),
      percentPart('neatness', 'Neatness of silk', 100),
      percentPart('oilPickUp', 'Oil pick-up', 5),
      {
        name: 'fusedMg',
        label: 'Fused and over-long fibre',
        kind: 'number',
        unit: 'mg/100 g',
        rule: { min: 0, max: 5000 },
      },
      percentPart('shrinkage', 'Hot air shrinkage', 60),
      { name: 'ashPpm', label: 'Ash', kind: 'number', unit: 'ppm', rule: { min: 0, max: 100_000 } },
      percentPart('deg', 'Diethylene glycol', 10),
      percentPart('s18', 'S18', 40),
      { name: 'carboxyl', label: 'Carboxyl end groups', kind: 'number', unit: 'meq/kg', rule: { min: 0, max: 200 } },
      { name: 'meltingPoint', label: 'Melting point', kind: 'number', unit: '°C', rule: { min: 50, max: 400 } },
      { name: 'lab', label: 'Measured by', kind: 'text', rule: { lengthMax: 80 } },
      { name: 'note', label: 'Defects or remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
  },
  basePrice: { help: 'Spot price; cotton per candy, fibre and chips per kg' },
  priceUom: { help: 'One candy is 355.616 kg' },
  moq: { help: 'Usually 100 bales of cotton, one truck of fibre or chips' },
  availableQuantity: { help: 'In the godown now; 0 means to be made or pressed' },
  sampleAvailable: { label: 'Sample available', help: 'A few grams from each bale' },
  samplePrice: SAMPLE_PRICE,
  taxIncluded: { help: 'The fibre trade quotes plus GST' },
  packageType: { vocabulary: fibrePackages },
  unitsPerPackage: UNUSED,
  netWeight: {
    help: 'Of one package, without hoops and cloth',
    neededWhen: isFamily('Polymer chips', 'Tow', 'Tops'),
  },
  hsCode: {
    help: '5101 to 5105, 5201, 5301 to 5305, 5501 to 5507; chips 3907; pulp 4702',
    placeholder: '520100',
    rule: {
      lengthMax: 12,
      pattern: /^(?:5[0-5]|39|47|14)\d{2}(?:[. ]?\d{2}(?:[. ]?\d{2})?)?$/,
      patternHint: 'must be 4, 6 or 8 digits of chapters 50 to 55, 39 or 47, such as 520100.',
    },
  },
  coverImage: {
    help: 'A handful of the fibre in daylight, and the bales with their marks',
    neededWhen: { any: [{ not: { field: 'condition', in: ['Fresh'] } }, { field: 'newArrival', in: ['true'] }] },
  },
  technicalSheet: { help: 'Specification of the maker' },
  testReport: { help: 'HVI or AFIS report of this lot' },
  complianceDocument: { help: 'Phytosanitary and fumigation certificate, origin declaration' },
  newArrival: {},
} as const satisfies Record<string, Partial<FieldSpec>>
