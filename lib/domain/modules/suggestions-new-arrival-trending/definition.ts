import {
  COMMON_GROUPS,
  COMMON_OFF_MATRIX,
  COMMON_SECTIONS,
  GENERAL_SPECIFICATIONS,
  NO_DEPENDENCIES,
  professionalRules,
} from '@/lib/domain/modules/common'
import type { ModuleData } from '@/lib/domain/modules/define-module'
import { unitsOf } from '@/lib/domain/vocabulary/trade-units'
import { BOARD_FIELDS, BOARD_SPECIFICATIONS } from './fields/fields'
import { BOARD } from './fields/vocabulary'

/** Cards are shown for so many days at most. */
export const SHOWN_DAYS_MAX = 30

const shown = (names: readonly string[]): string[] => names.filter((name) => BOARD_FIELDS[name]?.isHidden !== true)

/** Cards that point to goods of other modules, or say what somebody wants. They have no price and no stock. */
export const boardDefinition: ModuleData = {
  moduleKey: BOARD,
  rendererFamily: 'PRODUCT',
  sector: 'textile',
  groups: { ...COMMON_GROUPS, specifications: [...BOARD_SPECIFICATIONS, ...GENERAL_SPECIFICATIONS] },
  offMatrix: COMMON_OFF_MATRIX,
  sections: {
    listing_type_business_mode: ['cardType', 'sourceListingId', 'sourceModule', 'condition'],
    product_identity: ['headline', 'note', 'category', 'sellerSku'],
    technical_specifications: [
      'season',
      'theme',
      'colourStory',
      'fabricStructure',
      'fabricName',
      'productGroup',
      'targetBuyer',
    ],
    inventory: ['validFrom', 'validTo'],
    pricing_quantity_slabs: ['quantityWanted', 'uom', 'targetPrice', 'currency', 'wantedBy'],
    domestic_export_terms: [],
    packaging_logistics_readiness: [],
    images_documents_design_files: shown(COMMON_SECTIONS.images_documents_design_files),
    quality_compliance: ['evidence', 'trendScore'],
    preview_publish: [],
  },
  sectionNames: {
    listing_type_business_mode: 'Kind of card',
    technical_specifications: 'Season and design',
    inventory: 'Shown from and until',
    pricing_quantity_slabs: 'What is wanted',
    packaging_logistics_readiness: 'When it is shown',
    quality_compliance: 'Proof and interest',
  },
  sectionHelp: {
    listing_type_business_mode: 'What it says, and the goods that it is about',
    product_identity: 'What people read first',
    technical_specifications: 'What buyers filter the board by',
    inventory: 'A card leaves the board by itself.',
    pricing_quantity_slabs: 'For a buyer wish: quantity, price and day',
    images_documents_design_files: 'A card with a picture is read first.',
    quality_compliance: 'What we know of the goods and of the interest in them',
    preview_publish: 'The card as buyers will see it.',
  },
  fields: BOARD_FIELDS,
  dependency: NO_DEPENDENCIES,
  professional: professionalRules(BOARD),
  defaults: {},
  dayDefaults: [
    { field: 'validFrom', days: 0 },
    { field: 'validTo', days: SHOWN_DAYS_MAX, after: 'validFrom' },
  ],
  publishNeeds: ['cardType'],
  titleField: 'headline',
  sourceField: 'sourceListingId',
  lastDayField: 'validTo',
  facetOrder: [
    'cardType',
    'season',
    'theme',
    'colourStory',
    'fabricStructure',
    'fabricName',
    'productGroup',
    'sourceModule',
    'targetBuyer',
    'trendScore',
    'quantityWanted',
    'targetPrice',
    'condition',
    'state',
    'country',
  ],
  words: {
    goods: 'card',
    meantBy: [
      'arrival',
      'arrivals',
      'trend',
      'trends',
      'trending',
      'forecast',
      'season',
      'collection',
      'ss26',
      'aw25',
      'ss27',
      'aw26',
    ],
    keyFact: 'Shown until',
    searchExamples: [
      'ss26 print',
      'aw25 checks trending',
      'new arrival khadi denim',
      'wedding sequins',
      'wanted poplin',
    ],
  },
  derived: [
    {
      name: 'targetPrice',
      label: 'Target price',
      unit: 'INR',
      from: ['targetPrice'],
      isFacet: true,
      compute: ({ values }) =>
        typeof values.targetPrice === 'number' && (values.currency ?? 'INR') === 'INR' ? values.targetPrice : null,
    },
  ],
  firstQuestions: [],
  sale: {
    units: unitsOf('m', 'kg', 'piece', 'set', 'dozen', 'pair', 'yd', 'roll', 'taka', 'MT', 'bale', 'cone', 'unit'),
    bases: [{ unit: 'm', label: 'metre' }],
  },
  keyNumber: { name: 'validTo', same: 0, near: 0 },
  familyField: 'cardType',
  mainSpecifications: ['cardType', 'season', 'theme'],
  lineExample: 'New arrival SS26 floral print georgette in pink and navy, for boutiques',
  cardFields: ['cardType', 'season', 'theme', 'colourStory', 'fabricName', 'targetBuyer'],
  comparedBy: {},
  conditionGuidance: {},
}
