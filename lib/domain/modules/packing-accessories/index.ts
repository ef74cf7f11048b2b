import { boardGsm } from '@/lib/domain/families/geometry/board'
import { GAUGE_PER_MICRON } from '@/lib/domain/families/geometry/film'
import { packFacts } from '@/lib/domain/families/geometry/pack-facts'
import { readTaper } from '@/lib/domain/families/geometry/taper'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import {
  COMMON_SECTIONS,
  defineModule,
  PLACE_FACETS,
  SECTION_HELP,
  STOCK_FACETS,
  saleDefaults,
  TERMS_FACETS,
} from '@/lib/domain/modules/common'
import type { DerivedNumber } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { roundTo } from '@/lib/domain/units/rounding'
import { unitsOf } from '@/lib/domain/vocabulary/trade-units'
import { PACKING_GENERAL, PACKING_SPECIFICATIONS } from './fields'
import { packingHooks } from './hooks'

const fields: Readonly<Record<string, Partial<FieldSpec>>> = {
  ...PACKING_SPECIFICATIONS,
  ...PACKING_GENERAL,
}

const SPECIFICATIONS = Object.keys(PACKING_SPECIFICATIONS)
/** Shown with the tests and certificates. */
const QUALITY = [
  'moistureProof',
  'foodOrChemSafe',
  'recycledPercent',
  'suffocationWarning',
  'recycleMark',
  'plasticRule',
  'certifications',
]
const isQuality = (name: string): boolean => QUALITY.includes(name)
const [FIRST = 'packType', ...OTHERS] = SPECIFICATIONS.filter((name) => !isQuality(name))

/** The goods themselves are pieces here, whatever they are called. */
const GOODS_AS_PIECES =
  'each, cone, cones, tube, tubes, bobbin, bobbins, spool, spools, carton, cartons, ctn, ctns, box, boxes, bag, bags, sack, sacks, pallet, pallets, label, labels, sticker, stickers, hanger, hangers, sheet, sheets, packet, packets, pouch, pouches, sachet, sachets, board, boards'

/** Tapes have a thickness in micron alone. */
const hasGauge = ({ applicable }: Facts): boolean => applicable.has('gauge')

const derived: readonly DerivedNumber[] = [
  {
    name: 'micron',
    label: 'Thickness',
    unit: 'µm',
    from: ['micron', 'gauge'],
    isFacet: true,
    insteadOf: 'micron',
    compute: (facts) => packFacts(facts).micron,
  },
  {
    name: 'gauge',
    label: 'Gauge',
    unit: 'gauge',
    from: ['gauge', 'micron'],
    isFacet: true,
    insteadOf: 'gauge',
    compute: (facts) => {
      const { micron } = packFacts(facts)
      return (
        numberValue(facts.words, 'gauge') ?? (micron === null || !hasGauge(facts) ? null : micron * GAUGE_PER_MICRON)
      )
    },
  },
  {
    name: 'taperDegrees',
    label: 'Taper in degrees',
    unit: '°',
    from: ['coneTaper'],
    isFacet: false,
    isShown: true,
    compute: ({ words }) => {
      const reading = readTaper(textValue(words, 'coneTaper'))
      return reading?.ok ? roundTo(reading.degrees, 2) : null
    },
  },
  {
    name: 'boardGsm',
    label: 'Weight of the board',
    unit: 'g/m²',
    from: ['plyGsm', 'flute'],
    isFacet: false,
    isShown: true,
    compute: (facts) => {
      const { plies, flute } = packFacts(facts)
      const gsm = plies === null ? null : boardGsm(plies, flute)
      return gsm === null ? null : roundTo(gsm, 0)
    },
  },
  {
    name: 'volumeLitres',
    label: 'Volume of one',
    unit: 'L',
    from: ['itemLength', 'itemWidth', 'itemHeight'],
    isFacet: false,
    isShown: true,
    compute: (facts) => {
      const { length, width, height } = packFacts(facts)
      return length === null || width === null || height === null ? null : roundTo((length * width * height) / 1e6, 2)
    },
  },
]

/** Packing goods as data: cones, cartons, bags, films, tapes, pallets. */
export const packingAccessories = defineModule({
  moduleKey: 'packing_accessories',
  specifications: SPECIFICATIONS,
  sections: {
    technical_specifications: [FIRST, 'material', ...OTHERS, 'dimensions', 'color', 'finish', 'grade', 'subcategory'],
    quality_compliance: [...COMMON_SECTIONS.quality_compliance, ...QUALITY],
  },
  sectionHelp: {
    ...SECTION_HELP,
    technical_specifications: 'Choose the pack type first',
    packaging_logistics_readiness: 'How your goods are bundled: contents, weight and dispatch time',
    images_documents_design_files: 'Show the goods and the print. Add the artwork or the die line.',
  },
  fields,
  defaults: saleDefaults('piece'),
  facetOrder: [
    'packType',
    'material',
    'coneTaper',
    'coneLength',
    'cartonPly',
    'flute',
    'itemLength',
    'itemWidth',
    'itemHeight',
    'micron',
    'gauge',
    'gsm',
    'weight',
    'bf',
    'surface',
    'tipColour',
    'color',
    'innerDiameter',
    'baseDiameter',
    'rollLength',
    'thickness',
    'printing',
    'printColours',
    'loadCapacity',
    'ispm15',
    'palletEntry',
    'closure',
    'seal',
    'cartonStyle',
    'laminated',
    'subcategory',
    'grade',
    'bs',
    'ect',
    'bct',
    'breakingStrength',
    'plasticRule',
    'recycledPercent',
    ...STOCK_FACETS,
    ...PLACE_FACETS,
    'industryStandard',
    ...TERMS_FACETS,
    'brandManufacturer',
    'newArrival',
  ],
  words: {
    goods: 'packing',
    keyFact: 'Size, thickness, weight',
    searchExamples: ['5°57 cone 170', '5 ply carton 18x12x12 inch', '51 micron LDPE bag', '20 bf', '48 mm tape'],
  },
  derived,
  firstQuestions: [
    { field: 'packType', op: '=' },
    { field: 'itemLength', op: '=', tolerance: 3 },
    { field: 'itemWidth', op: '=', tolerance: 3 },
    { field: 'weight', op: '=', tolerancePercent: 5 },
    { field: 'printing', op: '=' },
  ],
  sale: {
    priceMax: 1e7,
    units: unitsOf('piece', '1000', 'kg', 'roll', 'm', 'dozen', 'gross', 'bundle', 'set', 'm2', 'MT', 'lot'),
    spoken: new Map(GOODS_AS_PIECES.split(', ').map((noun) => [noun, 'piece'])),
    bases: [
      { unit: 'piece', label: 'piece', usualInr: [0.005, 20_000] },
      { unit: '1000', label: '1000' },
      { unit: 'kg', label: 'kg', usualInr: [15, 2500] },
      { unit: 'roll', label: 'roll' },
    ],
  },
  keyNumber: { name: 'weight', same: 0.02, near: 0.1 },
  familyField: 'packType',
  mainSpecifications: ['packType', 'material', 'weight'],
  lineExample: 'Paper cone 5°57 170 mm 38 g blue tip, 950 per 1000 + GST, 200000 pcs ready, min 10000 pcs, 5 days',
  cardFields: ['packType', 'material', 'flute', 'surface', 'tipColour', 'color', 'printing', 'closure', 'subcategory'],
  comparedBy: { condition: 'Fresh', packType: '', material: '' },
  conditionGuidance: {
    Fresh: 'First quality of one run; claims are accepted before the goods are used.',
    Lot: 'One parcel from stock, sold as a whole: an old print, a cancelled order, odd sizes.',
    Seconds: 'Second quality or used once, with the defects described.',
  },
  hooks: packingHooks,
  loadViews: async () => (await import('./views')).packingViews,
})
