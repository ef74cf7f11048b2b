import type { Condition, FieldRule, FieldSpec } from '@/lib/domain/fields/field'
import { countSystems } from '@/lib/domain/vocabulary/count-systems'
import { countries } from '@/lib/domain/vocabulary/countries'
import { currencies } from '@/lib/domain/vocabulary/currencies'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { conditions, tradeModes } from '@/lib/domain/vocabulary/listing-terms'
import { packageTypes, palletReadiness } from '@/lib/domain/vocabulary/packaging'
import { ports } from '@/lib/domain/vocabulary/ports'
import { spinningSystems } from '@/lib/domain/vocabulary/spinning-systems'
import {
  creditStarts,
  exportDocuments,
  incoterms,
  paymentTerms,
  SELLS_ABROAD,
  SELLS_AT_HOME,
  shippingResponsibilities,
  yarnStandards,
} from '@/lib/domain/vocabulary/trade-terms'
import { dimensionUnits, salesUnits, weightUnits } from '@/lib/domain/vocabulary/units'
import { yarnFamilies } from '@/lib/domain/vocabulary/yarn-families'
import {
  baseColours,
  conePackages,
  dyeingStatuses,
  grades,
  qualityPoints,
  twistDirections,
  twistUnits,
  yarnFinishes,
  yarnUses,
} from '@/lib/domain/vocabulary/yarn-qualities'
import { yarnTypes } from '@/lib/domain/vocabulary/yarn-types'

/** What each field is, whatever the module; a module lays over it what is special there. */

const isUnset = (field: string): Condition => ({ not: { field, filled: true } })

/** Seven digits before the point are dearer than any yarn; US mills quote a pound in four decimals. */
const PRICE_RULE: FieldRule = { min: 0, isMinExclusive: true, max: 1e7, decimalsMax: 4 }
const QUANTITY_RULE: FieldRule = { min: 0, isMinExclusive: true, max: 1e9 }
const STOCK_RULE: FieldRule = { min: 0, max: 1e9 }
/** 1300 cm, said in the smallest unit. */
const SIDE_RULE: FieldRule = { min: 0, isMinExclusive: true, max: 13_000 }

/** Carriage that the seller pays to a place he must name (Incoterms 2020). */
const TO_A_NAMED_PLACE: Condition = { field: 'incoterm', in: ['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] }
const BY_SEA: Condition = { field: 'incoterm', in: ['FAS', 'FOB', 'CFR', 'CIF'] }

const LOT = '[A-Za-z0-9][A-Za-z0-9 ./_-]{0,29}'

const IDENTITY = {
  title: {
    kind: 'text',
    label: 'Listing title',
    help: 'What a buyer would search: count, quality, fibre, use',
    placeholder: '30s Combed Compact Cotton Weaving Yarn (Warp)',
    rule: { lengthMin: 8, lengthMax: 140 },
    need: 'active',
    facet: 'search',
    weight: 4,
  },
  productName: {
    kind: 'text',
    label: 'Product or quality name',
    help: 'Your mill’s quality name; a draft needs this or a title',
    rule: { lengthMin: 2, lengthMax: 100 },
    need: 'asked',
    facet: 'search',
  },
  productMasterId: {
    kind: 'text',
    label: 'Product master',
    help: 'Links the same product across listings and enquiries',
    rule: {
      lengthMax: 64,
      pattern: /^[A-Za-z0-9_-]{1,64}$/,
      patternHint: 'letters, digits, hyphens and underscores only.',
    },
  },
  sellerSku: {
    kind: 'text',
    label: 'Your item code',
    help: 'The code printed on your invoice',
    rule: { lengthMax: 40 },
    facet: 'search',
  },
  styleNumber: {
    kind: 'text',
    label: 'Quality or article no.',
    help: 'Article number in your shade card',
    rule: { lengthMax: 40 },
    facet: 'search',
  },
  brandManufacturer: {
    kind: 'text',
    label: 'Mill or brand',
    help: 'The mill that made it; traders: the mill’s name, not yours',
    rule: { lengthMax: 80 },
    need: 'asked',
    neededWhen: { field: 'condition', in: ['Fresh'] },
    facet: 'values',
    weight: 2,
  },
  category: {
    kind: 'choice',
    label: 'Category',
    help: 'Top group in the market',
    vocabulary: yarnFamilies,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  condition: {
    kind: 'choice',
    label: 'Condition',
    help: 'Saved apart from new arrival; buyers filter on it',
    vocabulary: conditions,
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  newArrival: {
    kind: 'boolean',
    label: 'New arrival',
    help: 'Shown among the new arrivals; three listings per seller may be',
    facet: 'values',
  },
} as const satisfies Record<string, FieldSpec>

const SPECIFICATIONS = {
  yarnFamily: {
    kind: 'choice',
    label: 'Yarn family',
    help: 'Decides which boxes below apply',
    vocabulary: yarnFamilies,
    need: 'asked',
    facet: 'values',
    weight: 5,
  },
  fiberType: {
    kind: 'choices',
    label: 'Fibres',
    help: 'All fibres, the main one first',
    vocabulary: fibres,
    rule: { itemsMax: 8 },
    need: 'asked',
    facet: 'values',
    weight: 5,
  },
  yarnType: {
    kind: 'choices',
    label: 'Yarn type',
    help: 'Carded, combed, DTY: all that apply',
    vocabulary: yarnTypes,
    rule: { itemsMax: 6 },
    need: 'asked',
    facet: 'values',
    weight: 4,
  },
  countSystem: {
    kind: 'choice',
    label: 'Count system',
    help: 'Ne for cotton, Nm for wool and acrylic, denier for filament',
    vocabulary: countSystems,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  count: {
    kind: 'count',
    label: 'Count',
    help: 'Type it as on the bag: 30s, 2/40s, 150/48',
    placeholder: '30s CCW',
    need: 'asked',
    facet: 'range',
    weight: 5,
  },
  denier: {
    kind: 'number',
    label: 'Denier',
    unit: 'den',
    help: 'Total denier of the thread, not per filament',
    rule: { min: 5, max: 20_000 },
    need: 'asked',
    facet: 'range',
    weight: 3,
  },
  ply: {
    kind: 'number',
    label: 'Ply',
    help: '1 single, 2 two-ply (doubled)',
    rule: { min: 1, max: 24, isInteger: true },
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  twist: {
    kind: 'parts',
    label: 'Twist',
    help: 'Such as Z 18.6 TPI',
    parts: [
      { name: 'direction', label: 'Direction', kind: 'choice', vocabulary: twistDirections },
      { name: 'amount', label: 'Twist', kind: 'number', rule: { min: 1, max: 4000 } },
      { name: 'unit', label: 'Per', kind: 'choice', vocabulary: twistUnits, help: 'TPI per inch, TPM per metre' },
      {
        name: 'tm',
        label: 'Twist multiplier',
        kind: 'number',
        rule: { min: 0, isMinExclusive: true, max: 12 },
        help: 'TPI ÷ √Ne',
      },
    ],
    facet: 'range',
  },
  blendPercentages: {
    kind: 'blend',
    label: 'Blend',
    unit: '%',
    help: 'Must add up to 100',
    need: 'asked',
    facet: 'range',
    weight: 4,
  },
  spinningSystem: {
    kind: 'choice',
    label: 'Spinning system',
    help: 'Ring, compact, open-end, vortex',
    vocabulary: spinningSystems,
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  dyeingStatus: {
    kind: 'choice',
    label: 'Dyeing status',
    help: 'Grey, dyed, melange',
    vocabulary: dyeingStatuses,
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  conePackageType: {
    kind: 'choice',
    label: 'Package',
    help: 'Cone, cheese, hank, bobbin',
    vocabulary: conePackages,
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  lot: {
    kind: 'text',
    label: 'Lot or merge no.',
    help: 'One lot, or several with commas: do not mix lots in one warp or fabric',
    placeholder: 'B214',
    rule: {
      lengthMax: 300,
      pattern: new RegExp(`^${LOT}(?:, ?${LOT})*$`),
      patternHint: 'letters, digits, spaces and . / _ - only, 30 at most for each lot, lots apart by commas.',
    },
    need: 'asked',
    neededWhen: { field: 'condition', in: ['Fresh', 'Lot', 'FreshMix'] },
    facet: 'search',
    weight: 2,
  },
  cspStrength: {
    kind: 'number',
    label: 'CSP',
    help: 'Count × lea strength in pounds; RKM goes under quality',
    rule: { min: 800, max: 6000, isInteger: true },
    facet: 'range',
  },
  subcategory: {
    kind: 'choice',
    label: 'Intended use',
    help: 'Hosiery, weaving warp, towel',
    vocabulary: yarnUses,
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  material: {
    kind: 'choice',
    label: 'Main material',
    help: 'Filled from the fibres unless you say otherwise',
    vocabulary: fibres,
    need: 'asked',
    neededWhen: isUnset('fiberType'),
    facet: 'values',
  },
  composition: {
    kind: 'text',
    label: 'Composition text',
    help: 'Shown to buyers; filled from the blend unless you write it',
    placeholder: '65% Polyester 35% Viscose',
    rule: { lengthMax: 200 },
    need: 'asked',
    neededWhen: isUnset('blendPercentages'),
    // The trade has few blends, so their text is a list that buyers pick from.
    facet: 'values',
  },
  grade: {
    kind: 'choice',
    label: 'Grade',
    help: 'AA or A for filament, export or hosiery for spun',
    vocabulary: grades,
    facet: 'values',
  },
  quality: {
    kind: 'parts',
    label: 'Quality and test values',
    help: 'State Uster or the lab. For seconds describe the defects',
    parts: [
      { name: 'points', label: 'Quality points', kind: 'choices', vocabulary: qualityPoints },
      { name: 'uPercent', label: 'Unevenness U', kind: 'number', unit: '%', rule: { min: 5, max: 25 } },
      { name: 'cvm', label: 'Mass variation CVm', kind: 'number', unit: '%', rule: { min: 5, max: 35 } },
      { name: 'thin50', label: 'Thin places −50 %', kind: 'number', unit: 'per km', rule: { min: 0, max: 10_000 } },
      { name: 'thick50', label: 'Thick places +50 %', kind: 'number', unit: 'per km', rule: { min: 0, max: 10_000 } },
      { name: 'neps200', label: 'Neps +200 %', kind: 'number', unit: 'per km', rule: { min: 0, max: 20_000 } },
      { name: 'hairiness', label: 'Hairiness H', kind: 'number', rule: { min: 2, max: 12 } },
      { name: 'rkm', label: 'Strength RKM', kind: 'number', unit: 'g/tex', rule: { min: 8, max: 40 } },
      { name: 'elongation', label: 'Elongation', kind: 'number', unit: '%', rule: { min: 0, max: 800 } },
      { name: 'countCv', label: 'Count CV', kind: 'number', unit: '%', rule: { min: 0, max: 5 } },
      {
        name: 'classimat',
        label: 'Classimat faults',
        kind: 'number',
        unit: 'per 100 km',
        rule: { min: 0, max: 10_000 },
      },
      { name: 'lab', label: 'Measured by', kind: 'text', help: 'Uster Tester 6, SITRA', rule: { lengthMax: 80 } },
      { name: 'note', label: 'Defects or remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
    need: 'asked',
    neededWhen: { field: 'condition', in: ['Seconds'] },
    facet: 'range',
    weight: 2,
  },
  dimensions: {
    kind: 'parts',
    label: 'Package dimensions',
    help: 'Size of one cone, hank or bobbin',
    parts: [
      { name: 'length', label: 'Traverse', kind: 'number', unit: 'mm', rule: { min: 10, max: 2000 } },
      { name: 'diameter', label: 'Diameter', kind: 'number', unit: 'mm', rule: { min: 10, max: 2000 } },
      { name: 'coneWeight', label: 'Weight of one', kind: 'number', unit: 'kg', rule: { min: 0.05, max: 25 } },
    ],
    facet: 'range',
  },
  color: {
    kind: 'choice',
    label: 'Colour',
    help: 'The colour buyers filter by; its own name and card number go under shade',
    vocabulary: baseColours,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  shade: {
    kind: 'text',
    label: 'Shade',
    help: 'Shade name and card or Pantone number',
    rule: { lengthMax: 80 },
    facet: 'search',
  },
  finish: {
    kind: 'choice',
    label: 'Lustre or finish',
    help: 'Lustre and intermingling for filament; waxed, gassed or mercerised for spun',
    vocabulary: yarnFinishes,
    facet: 'values',
  },
  uom: {
    kind: 'choice',
    label: 'Unit of sale',
    help: 'The unit all quantities are in',
    vocabulary: salesUnits,
    need: 'active',
    weight: 2,
  },
  industryStandard: {
    kind: 'choices',
    label: 'Standard or norm',
    help: 'The norm or scheme it is sold to',
    vocabulary: yarnStandards,
    facet: 'values',
  },
  tolerance: {
    kind: 'parts',
    label: 'Tolerance',
    help: 'Usual: count ±1.5 %, quantity ±5 %',
    parts: [
      { name: 'countPercent', label: 'Count ±', kind: 'number', unit: '%', rule: { min: 0, max: 5 } },
      { name: 'weightPercent', label: 'Weight ±', kind: 'number', unit: '%', rule: { min: 0, max: 5 } },
      { name: 'quantityPercent', label: 'Quantity ±', kind: 'number', unit: '%', rule: { min: 0, max: 10 } },
      { name: 'blendPercent', label: 'Blend ±', kind: 'number', unit: '%', rule: { min: 0, max: 3 } },
    ],
  },
  gsm: { kind: 'number', label: 'GSM', unit: 'g/m²', rule: { min: 0, isMinExclusive: true, max: 5000 } },
  construction: { kind: 'text', label: 'Construction', rule: { lengthMax: 120 } },
} as const satisfies Record<string, FieldSpec>

const COMMERCIAL = {
  currency: { kind: 'choice', label: 'Currency', vocabulary: currencies, need: 'asked', facet: 'values' },
  basePrice: {
    kind: 'number',
    label: 'Base price',
    unitFrom: 'priceUom',
    help: 'Cash price for the first slab',
    rule: PRICE_RULE,
    need: 'active',
    neededWhen: isUnset('quantitySlabs'),
    facet: 'range',
    weight: 5,
  },
  priceUom: { kind: 'choice', label: 'Price per', help: 'Usually per kg', vocabulary: salesUnits, need: 'asked' },
  moq: {
    kind: 'number',
    label: 'Minimum order',
    unitFrom: 'moqUom',
    help: 'Usually one bag or carton, or one lot',
    rule: QUANTITY_RULE,
    need: 'asked',
    facet: 'range',
    weight: 4,
  },
  moqUom: { kind: 'choice', label: 'Unit of the minimum', vocabulary: salesUnits, need: 'asked' },
  quantitySlabs: {
    kind: 'quantitySlabs',
    label: 'Quantity slabs',
    help: 'Cheaper prices for bigger lots, up to ten',
  },
  domesticPrice: {
    kind: 'number',
    label: 'Domestic price',
    unitFrom: 'priceUom',
    help: 'Ex-mill in INR unless stated',
    rule: PRICE_RULE,
    need: 'asked',
    neededWhen: isUnset('basePrice'),
    visibleWhen: SELLS_AT_HOME,
    facet: 'range',
  },
  exportPrice: {
    kind: 'number',
    label: 'Export price',
    unitFrom: 'priceUom',
    help: 'At the Incoterm chosen',
    rule: PRICE_RULE,
    need: 'asked',
    visibleWhen: SELLS_ABROAD,
    facet: 'range',
  },
  taxIncluded: {
    kind: 'boolean',
    label: 'Price includes tax',
    help: 'The yarn trade quotes plus GST',
    need: 'asked',
  },
  negotiable: { kind: 'boolean', label: 'Negotiable', facet: 'values' },
  sampleAvailable: { kind: 'boolean', label: 'Sample available', help: 'A sample cone or hank', facet: 'values' },
  samplePrice: {
    kind: 'number',
    label: 'Sample price',
    help: '0 is free, freight to pay',
    rule: { min: 0, max: 1e7, decimalsMax: 4 },
    need: 'asked',
    visibleWhen: { field: 'sampleAvailable', in: ['true'] },
  },
  paymentTerms: {
    kind: 'choices',
    label: 'Payment terms',
    vocabulary: paymentTerms,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  creditTerms: {
    kind: 'parts',
    label: 'Credit terms',
    parts: [
      { name: 'days', label: 'Credit', kind: 'number', unit: 'days', rule: { min: 0, max: 360, isInteger: true } },
      { name: 'from', label: 'Counted from', kind: 'choice', vocabulary: creditStarts },
      {
        name: 'interestPercentPerMonth',
        label: 'Interest after the due day',
        kind: 'number',
        unit: '% a month',
        rule: { min: 0, max: 3 },
      },
    ],
    facet: 'range',
  },
  availableQuantity: {
    kind: 'number',
    label: 'Ready stock',
    unitFrom: 'uom',
    help: 'In stock now; 0 is made to order',
    rule: STOCK_RULE,
    need: 'asked',
    neededWhen: isUnset('totalQuantity'),
    facet: 'range',
    weight: 4,
  },
  totalQuantity: {
    kind: 'number',
    label: 'Total on offer',
    unitFrom: 'uom',
    help: 'Ready stock and what is still to be made',
    rule: STOCK_RULE,
    facet: 'range',
  },
  pdcSlabs: {
    kind: 'pdcSlabs',
    label: 'Post-dated cheque prices',
    help: 'The price when the buyer hands over a cheque dated so many days ahead',
    visibleWhen: SELLS_AT_HOME,
    facet: 'range',
  },
  offlinePdcSettlement: {
    kind: 'settlement',
    label: 'Usual cheque term',
    unit: 'days',
    help: 'The cheque term under which you settle as a rule; one of those switched on above',
    visibleWhen: { all: [SELLS_AT_HOME, { field: 'pdcSlabs', filled: true }] },
  },
} as const satisfies Record<string, FieldSpec>

const TRADE = {
  tradeMode: {
    kind: 'choice',
    label: 'Domestic or export',
    vocabulary: tradeModes,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  originCountry: {
    kind: 'choice',
    label: 'Country of origin',
    help: 'Where it was made, not where it is stocked',
    vocabulary: countries,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  dispatchCountry: {
    kind: 'choice',
    label: 'Dispatch from',
    vocabulary: countries,
    need: 'asked',
    neededWhen: SELLS_ABROAD,
    facet: 'values',
  },
  destinationRestrictions: {
    kind: 'choices',
    label: 'Not sold to',
    vocabulary: countries,
    visibleWhen: SELLS_ABROAD,
  },
  incoterm: {
    kind: 'choice',
    label: 'Incoterm 2020',
    vocabulary: incoterms,
    need: 'asked',
    visibleWhen: SELLS_ABROAD,
    facet: 'values',
    weight: 2,
  },
  loadingPort: {
    kind: 'choice',
    label: 'Port of loading',
    help: 'INMUN, INNSA, INTUT or the place as it is called',
    vocabulary: ports,
    need: 'asked',
    neededWhen: BY_SEA,
    visibleWhen: SELLS_ABROAD,
    facet: 'values',
  },
  destinationPort: {
    kind: 'choice',
    label: 'Destination port or place',
    vocabulary: ports,
    need: 'asked',
    neededWhen: TO_A_NAMED_PLACE,
    visibleWhen: SELLS_ABROAD,
  },
  exportDocumentationReadiness: {
    kind: 'choices',
    label: 'Export documents ready',
    help: 'What you give with the goods',
    vocabulary: exportDocuments,
    need: 'asked',
    visibleWhen: SELLS_ABROAD,
    facet: 'values',
  },
  hsCode: {
    kind: 'text',
    label: 'HS or HSN code',
    help: '4, 6 or 8 digits; six or more for export',
    placeholder: '520523',
    rule: {
      lengthMax: 12,
      pattern: /^\d{4}(?:[. ]?\d{2}(?:[. ]?\d{2})?)?$/,
      patternHint: 'must be 4, 6 or 8 digits, such as 520523.',
    },
    need: 'asked',
    neededWhen: SELLS_ABROAD,
    facet: 'search',
  },
  /** Derived from dispatch, origin and company; a country that a program sends is kept. */
  country: { kind: 'choice', label: 'Country', vocabulary: countries, isHidden: true },
  destinationCountry: { kind: 'choice', label: 'Destination country', vocabulary: countries, isHidden: true },
} as const satisfies Record<string, FieldSpec>

const PACKAGING = {
  packageType: {
    kind: 'choice',
    label: 'Outer package',
    vocabulary: packageTypes,
    need: 'asked',
    facet: 'values',
  },
  unitsPerPackage: {
    kind: 'number',
    label: 'Units in a package',
    help: 'Cones or bobbins in one bag or carton',
    rule: { min: 1, max: 500, isInteger: true },
  },
  grossWeight: {
    kind: 'number',
    label: 'Gross weight',
    unitFrom: 'weightUnit',
    help: 'Of one package, with tare',
    rule: QUANTITY_RULE,
    need: 'asked',
    neededWhen: SELLS_ABROAD,
  },
  netWeight: {
    kind: 'number',
    label: 'Net weight',
    unitFrom: 'weightUnit',
    help: 'Of one package, the goods alone, without cones',
    rule: QUANTITY_RULE,
    need: 'asked',
    facet: 'range',
  },
  length: {
    kind: 'number',
    label: 'Length',
    unitFrom: 'dimensionUnit',
    help: 'Outer size of one package',
    rule: SIDE_RULE,
    need: 'asked',
    neededWhen: SELLS_ABROAD,
  },
  /** One name for the package's width and, in fabrics, the cloth's: a module says which. */
  width: {
    kind: 'number',
    label: 'Width',
    unitFrom: 'dimensionUnit',
    rule: SIDE_RULE,
    need: 'asked',
    neededWhen: SELLS_ABROAD,
  },
  height: {
    kind: 'number',
    label: 'Height',
    unitFrom: 'dimensionUnit',
    rule: SIDE_RULE,
    need: 'asked',
    neededWhen: SELLS_ABROAD,
  },
  dimensionUnit: { kind: 'choice', label: 'Unit of size', vocabulary: dimensionUnits },
  weightUnit: { kind: 'choice', label: 'Unit of weight', vocabulary: weightUnits },
  cbm: {
    kind: 'number',
    label: 'Volume',
    unit: 'm³',
    help: 'Of all packages; computed when their size and number are there',
    rule: { min: 0, max: 1e6, decimalsMax: 4 },
    facet: 'range',
  },
  packageCount: {
    kind: 'number',
    label: 'Packages on offer',
    rule: { min: 1, max: 1e6, isInteger: true },
    need: 'asked',
    neededWhen: SELLS_ABROAD,
  },
  palletContainerReadiness: {
    kind: 'choice',
    label: 'Load',
    help: 'In which load the goods can leave',
    vocabulary: palletReadiness,
    facet: 'values',
  },
  dispatchLeadTime: {
    kind: 'number',
    label: 'Dispatch in',
    unit: 'days',
    help: '0 is ready stock',
    rule: { min: 0, max: 180, isInteger: true },
    need: 'asked',
    facet: 'range',
    weight: 3,
  },
  shippingResponsibility: {
    kind: 'choice',
    label: 'Freight',
    help: 'Who arranges and pays the way',
    vocabulary: shippingResponsibilities,
    need: 'asked',
    facet: 'values',
  },
} as const satisfies Record<string, FieldSpec>

const ATTACHMENTS = {
  coverImage: {
    kind: 'file',
    label: 'Cover picture',
    help: 'The goods with label and lot visible',
    need: 'asked',
    weight: 4,
  },
  galleryImages: {
    kind: 'files',
    label: 'More pictures',
    help: 'Label, knitted panel, packing: up to 12',
    rule: { itemsMax: 12 },
  },
  technicalSheet: { kind: 'files', label: 'Technical sheet', help: 'Count, CSP, U%, TPI' },
  testReport: { kind: 'files', label: 'Test report', help: 'Uster or lab report of this lot' },
  certificate: { kind: 'files', label: 'Certificate', help: 'Scope certificate; the TC comes with the order' },
  complianceDocument: { kind: 'files', label: 'Compliance document', help: 'REACH, ZDHC, origin declaration' },
  designFile: { kind: 'files', label: 'Design file', help: 'Slub pattern or melange recipe' },
  buyerVisibleDocuments: {
    kind: 'files',
    label: 'Documents for buyers',
    help: 'Anyone who sees the listing may open them',
  },
  privateDocuments: { kind: 'files', label: 'Private documents', help: 'Only you and our administrators see them' },
  externalReference: {
    kind: 'url',
    label: 'Link',
    help: 'Shade card or test lab, starting with https://',
    placeholder: 'https://',
  },
  /** A mark that a program leaves for itself. */
  editMarker: { kind: 'text', label: 'Edit marker', rule: { lengthMax: 64 }, isHidden: true },
} as const satisfies Record<string, FieldSpec>

export const CATALOGUE = {
  ...IDENTITY,
  ...SPECIFICATIONS,
  ...COMMERCIAL,
  ...TRADE,
  ...PACKAGING,
  ...ATTACHMENTS,
} as const satisfies Record<string, FieldSpec>

/** Every name a field may have; typed once. */
export type FieldName = keyof typeof CATALOGUE

/** Other spellings of the spec for one value (contract section 4): one is stored, all are answered. */
export const FIELD_SPELLINGS = { price: 'basePrice', stockQty: 'availableQuantity' } as const satisfies Record<
  string,
  FieldName
>

export function isCatalogued(name: string): name is FieldName {
  return Object.hasOwn(CATALOGUE, name)
}
