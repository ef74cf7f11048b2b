import { fieldBy, wordsBy } from '@/lib/domain/families/shop/decided-by'
import { SHOP_TYPE_OF_PRODUCT } from '@/lib/domain/families/shop/goods'
import { shopPayments } from '@/lib/domain/families/shop/vocabulary'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { UNUSED } from '@/lib/domain/modules/common'
import { itemType, personalCondition } from '../vocabulary'
import { ITEM, isMachine, isTextile } from './branches'
import { GOODS, KEPT, OF_SHOPS } from './goods'
import { PERSONAL } from './personal'

const PRICE_MAX = 1e7
/** Who sells more of one thing has stock, and belongs in another module. */
const QUANTITY_MAX = 50

/** What a person means by the names that every module has. */
const GENERAL = {
  title: {
    help: 'Condition, what it is, size and colour',
    placeholder: 'Used Banarasi Silk Saree, One Time Worn',
  },
  productName: {
    label: 'Your name for it',
    buyerLabel: 'Name',
    help: 'Only if it has one: Meera, grandmother’s saree',
    need: 'optional',
  },
  brandManufacturer: {
    label: 'Brand or maker',
    help: 'On the label; never your own name',
    neededWhen: { any: [isMachine, { field: 'condition', in: ['New'] }] },
  },
  sellerSku: { label: 'Your own number', help: 'To find it again in your lists' },
  styleNumber: UNUSED,
  productMasterId: UNUSED,
  category: { help: 'Same as the item', vocabulary: itemType, need: 'optional' },
  condition: { help: 'Be honest: buyers compare it with the pictures', vocabulary: personalCondition },
  subcategory: {
    ...fieldBy(ITEM, SHOP_TYPE_OF_PRODUCT),
    vocabulary: wordsBy(ITEM, SHOP_TYPE_OF_PRODUCT.vocabulary),
  },
  material: { ...GOODS.material, need: 'optional', visibleWhen: isTextile },
  composition: { ...GOODS.composition, need: 'optional', visibleWhen: isTextile },
  grade: UNUSED,
  quality: UNUSED,
  dimensions: UNUSED,
  finish: UNUSED,
  tolerance: UNUSED,
  industryStandard: UNUSED,
  construction: UNUSED,
  gsm: UNUSED,
  color: { help: 'The main colour', need: 'asked' },
  shade: {
    label: 'Colour in your words',
    buyerLabel: 'Colour in the seller’s words',
    help: 'Rani pink with gold border',
  },
  uom: { help: 'Piece for one item; metre or kg for cloth and wool' },
  basePrice: {
    label: 'Price',
    help: 'What you want for it',
    rule: { min: 0, isMinExclusive: true, max: PRICE_MAX, decimalsMax: 2 },
  },
  negotiable: { label: 'Price is negotiable', help: 'No means that it is fixed', need: 'asked' },
  paymentTerms: { label: 'Payment', help: 'Agreed between the two of you', vocabulary: shopPayments },
  // A body with one slab instead of a price publishes as everywhere.
  quantitySlabs: { isHidden: true },
  moq: UNUSED,
  moqUom: { isHidden: true },
  taxIncluded: UNUSED,
  domesticPrice: UNUSED,
  exportPrice: UNUSED,
  sampleAvailable: UNUSED,
  samplePrice: UNUSED,
  creditTerms: UNUSED,
  pdcSlabs: UNUSED,
  offlinePdcSettlement: UNUSED,
  availableQuantity: {
    label: 'How many',
    help: 'Up to 50; whoever has more lists in the wholesale modules',
    rule: { min: 0, isMinExclusive: true, max: QUANTITY_MAX },
    neededWhen: { all: [] },
  },
  totalQuantity: UNUSED,
  originCountry: { isHidden: true },
  dispatchCountry: { label: 'Country it is in', help: 'Where it is now', need: 'optional' },
  destinationRestrictions: UNUSED,
  incoterm: UNUSED,
  loadingPort: UNUSED,
  destinationPort: UNUSED,
  exportDocumentationReadiness: UNUSED,
  hsCode: UNUSED,
  packageType: UNUSED,
  unitsPerPackage: UNUSED,
  netWeight: { label: 'Weight of the parcel', help: 'For the price of the courier', need: 'optional' },
  grossWeight: UNUSED,
  packageCount: UNUSED,
  length: UNUSED,
  width: UNUSED,
  height: UNUSED,
  dimensionUnit: UNUSED,
  cbm: UNUSED,
  palletContainerReadiness: UNUSED,
  shippingResponsibility: { label: 'Who pays the courier', need: 'optional' },
  dispatchLeadTime: { label: 'Ready to hand over in', help: '0 means today' },
  technicalSheet: UNUSED,
  testReport: UNUSED,
  certificate: UNUSED,
  complianceDocument: UNUSED,
  designFile: UNUSED,
  externalReference: UNUSED,
  coverImage: { help: 'The whole item in daylight, no faces' },
  galleryImages: {
    label: 'Pictures of its condition',
    help: 'At least two: the back, the label, every fault',
    need: 'asked',
    weight: 4,
  },
} as const satisfies Record<string, Partial<FieldSpec>>

export const PERSONAL_FIELDS: Readonly<Record<string, Partial<FieldSpec>>> = { ...OF_SHOPS, ...PERSONAL, ...GENERAL }

/** Names of the specification besides the general ones, in the order of the form. */
export const PERSONAL_SPECIFICATIONS: readonly string[] = [
  'itemType',
  'fiberType',
  'fabricName',
  'size',
  'gender',
  ...KEPT.filter((name) => !['fiberType', 'fabricName', 'gender'].includes(name)),
  'measurements',
  'makerModel',
  'isWorking',
  'woolWeight',
  'makingTime',
  'setContents',
  'authenticity',
  'careLabel',
  'timesUsed',
  'tagsAttached',
  'age',
  'purchaseYear',
  'defects',
  'alterations',
  'cleaned',
  'smokeFreeHome',
  'originalPrice',
  'originalBill',
  'openToExchange',
  'reasonToSell',
  'handover',
  'location',
  'pin',
  'returnPolicy',
]
