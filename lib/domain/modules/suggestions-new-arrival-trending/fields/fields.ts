import { fabricName, fabricStructure } from '@/lib/domain/families/fabric/vocabulary'
import { productGroup } from '@/lib/domain/families/madeup/groups'
import type { Condition, FieldSpec } from '@/lib/domain/fields/field'
import { NEVER, orFilled } from '@/lib/domain/fields/shared-rules'
import { COMMON_GROUPS, COMMON_OFF_MATRIX, GENERAL_SPECIFICATIONS, UNUSED } from '@/lib/domain/modules/common'
import { baseColours } from '@/lib/domain/vocabulary/colours'
import { openVocabulary } from '@/lib/domain/vocabulary/vocabulary'
import { cardState, cardType, season, sourceModule, targetBuyer, theme } from './vocabulary'

const isCard = (...types: readonly string[]): Condition => ({ field: 'cardType', in: types })
const POINTS_TO_GOODS = isCard('New arrival', 'Trending')
const IS_WISH = isCard('Buyer wish')
const HEADLINE_MAX = 90

/** What a card says. */
const CARD = {
  cardType: {
    kind: 'choice',
    label: 'Kind of card',
    help: 'Choose this first: new arrival, trend, suggestion, buyer wish or forecast',
    vocabulary: cardType,
    need: 'active',
    facet: 'values',
    weight: 5,
  },
  headline: {
    kind: 'text',
    label: 'Headline',
    help: 'One line, up to 90 characters: season, design, goods',
    placeholder: 'SS26 Floral Digital Prints on Georgette',
    rule: { lengthMin: 3, lengthMax: HEADLINE_MAX },
    need: 'active',
    facet: 'search',
    weight: 4,
  },
  note: {
    kind: 'longText',
    label: 'More about it',
    help: 'What is new, why it sells, what you can do with it',
    rule: { lengthMax: 400 },
    need: 'asked',
    facet: 'search',
  },
  season: {
    kind: 'choice',
    label: 'Season',
    help: 'SS26, AW26, festive, wedding',
    vocabulary: season,
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  theme: {
    kind: 'choices',
    label: 'Theme',
    help: 'Prints, checks, earth tones, handmade: up to 5',
    vocabulary: theme,
    rule: { itemsMax: 5 },
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  colourStory: {
    kind: 'choices',
    label: 'Colours',
    help: 'Colour families, or your own and Pantone numbers such as 17-1463 TCX: up to 8',
    vocabulary: baseColours,
    rule: { itemsMax: 8 },
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  fabricStructure: {
    kind: 'choices',
    label: 'Structure of the cloth',
    help: 'Woven, knitted or nonwoven. It follows from the cloth.',
    vocabulary: fabricStructure,
    rule: { itemsMax: 3 },
    facet: 'values',
  },
  fabricName: {
    kind: 'choices',
    label: 'Cloth',
    help: 'Georgette, khadi, denim, single jersey: up to 5',
    vocabulary: fabricName,
    rule: { itemsMax: 5 },
    facet: 'values',
    weight: 2,
  },
  productGroup: {
    kind: 'choices',
    label: 'Products',
    help: 'Saree, kurti, shirt, bedsheet: up to 5',
    vocabulary: productGroup,
    rule: { itemsMax: 5 },
    facet: 'values',
  },
  targetBuyer: {
    kind: 'choices',
    label: 'For whom',
    help: 'Exporters, boutiques, retailers: all that apply',
    vocabulary: targetBuyer,
    rule: { itemsMax: 8 },
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
} as const satisfies Record<string, FieldSpec>

/** The goods that it points to, and what follows from them. */
const SOURCE = {
  sourceModule: {
    kind: 'choice',
    label: 'Module of the goods',
    help: 'Filled in from the listing, when there is one',
    vocabulary: sourceModule,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  sourceListingId: {
    kind: 'reference',
    label: 'Listing it is about',
    help: 'The id of an open listing. Buyers who ask for a quotation ask its seller.',
    need: 'asked',
    neededWhen: POINTS_TO_GOODS,
    weight: 2,
  },
  source: {
    kind: 'parts',
    label: 'Goods',
    parts: [
      { name: 'listingId', label: 'Listing', kind: 'text' },
      { name: 'state', label: 'State', kind: 'text' },
      { name: 'moduleKey', label: 'Module', kind: 'text' },
      { name: 'title', label: 'Title', kind: 'text' },
      { name: 'price', label: 'Price', kind: 'number' },
      { name: 'currency', label: 'Currency', kind: 'text' },
      { name: 'priceUom', label: 'Price per', kind: 'text' },
    ],
    isComputed: true,
    isHidden: true,
  },
  evidence: {
    kind: 'parts',
    label: 'Proof of the goods',
    help: 'What the listing it is about has: a picture, its main specifications, an identity',
    parts: [
      { name: 'photo', label: 'Picture', kind: 'boolean' },
      { name: 'detail', label: 'Specification', kind: 'boolean' },
      { name: 'identity', label: 'Identity', kind: 'boolean' },
    ],
    isComputed: true,
  },
  trendScore: {
    kind: 'number',
    label: 'Trend score',
    help: 'From 0 to 100, by the requests and quotations for the listing in 30 days.',
    rule: { min: 0, max: 100, isInteger: true },
    isComputed: true,
    facet: 'range',
  },
} as const satisfies Record<string, FieldSpec>

/** How long it is shown. */
const TIME = {
  validFrom: {
    kind: 'date',
    label: 'Shown from',
    help: 'Today, when you leave it empty',
    need: 'asked',
  },
  validTo: {
    kind: 'date',
    label: 'Shown until',
    help: 'At most 30 days later; that is also the default',
    need: 'asked',
    facet: 'range',
  },
  cardState: {
    kind: 'choice',
    label: 'State of the card',
    help: 'Proposed, shown, expired or withdrawn: it follows from the status and the dates',
    vocabulary: cardState,
    isComputed: true,
    isHidden: true,
  },
} as const satisfies Record<string, FieldSpec>

/** What somebody wants to buy. */
const WISH = {
  quantityWanted: {
    kind: 'number',
    label: 'Quantity wanted',
    unitFrom: 'uom',
    rule: { min: 0, isMinExclusive: true, max: 1e9 },
    visibleWhen: IS_WISH,
    need: 'asked',
    facet: 'range',
    weight: 2,
  },
  targetPrice: {
    kind: 'money',
    label: 'Target price',
    unitFrom: 'uom',
    help: 'What you want to pay for one unit',
    rule: { min: 0, isMinExclusive: true, max: 1e9, decimalsMax: 4 },
    visibleWhen: IS_WISH,
  },
  wantedBy: {
    kind: 'date',
    label: 'Wanted by',
    help: 'The day on which you need the goods',
    visibleWhen: IS_WISH,
  },
} as const satisfies Record<string, FieldSpec>

/** Names of other trades that a card leaves out. */
const KEPT: ReadonlySet<string> = new Set([
  'title',
  'sellerSku',
  'category',
  'condition',
  'uom',
  'currency',
  'coverImage',
  'galleryImages',
  'buyerVisibleDocuments',
  'privateDocuments',
  'designFile',
  'externalReference',
  // The service's own, hidden everywhere.
  'country',
  'destinationCountry',
  'editMarker',
  'shade',
])
const { identity, commercial, tradeMode, packaging, attachments } = COMMON_GROUPS
const unused = Object.fromEntries(
  [
    ...identity,
    ...GENERAL_SPECIFICATIONS,
    ...commercial,
    ...tradeMode,
    ...packaging,
    ...attachments,
    ...COMMON_OFF_MATRIX,
  ]
    .filter((name) => !KEPT.has(name))
    .map((name) => [name, { ...UNUSED, neededWhen: NEVER }]),
)

/** What a card means by the names that every module has. */
const GENERAL: Readonly<Record<string, Partial<FieldSpec>>> = {
  title: { isHidden: true, need: 'optional', rule: { lengthMin: 3, lengthMax: HEADLINE_MAX } },
  sellerSku: { label: 'Your code for the card', help: 'To find it again in your own lists' },
  category: { help: 'Same as the kind of card', vocabulary: cardType, need: 'optional' },
  condition: {
    label: 'Condition of the goods',
    help: 'That of the listing it is about',
    vocabulary: openVocabulary([]),
    need: 'optional',
    isComputed: true,
  },
  shade: UNUSED,
  // A card says it by its kind; the goods it is about have the flag.
  newArrival: UNUSED,
  uom: {
    label: 'Unit',
    help: 'Of the quantity and the price',
    visibleWhen: orFilled('uom', IS_WISH),
    need: 'asked',
    neededWhen: IS_WISH,
  },
  currency: { label: 'Currency of the price', visibleWhen: orFilled('currency', IS_WISH), need: 'optional' },
  coverImage: { label: 'Main picture', help: 'The design, the swatch or the look' },
  galleryImages: { label: 'Mood board', help: 'Swatches, prints, looks: up to 12' },
  designFile: { help: 'The artwork, where buyers may have it' },
  externalReference: { help: 'A look book or a film of the collection' },
}

export const BOARD_FIELDS: Readonly<Record<string, Partial<FieldSpec>>> = {
  ...unused,
  ...CARD,
  ...SOURCE,
  ...TIME,
  ...WISH,
  ...GENERAL,
}

/** Names of the specification besides the general ones, in the order of the matrix. */
export const BOARD_SPECIFICATIONS = [
  ...(Object.keys(CARD) as (keyof typeof CARD)[]),
  ...(Object.keys(SOURCE) as (keyof typeof SOURCE)[]),
  ...(Object.keys(TIME) as (keyof typeof TIME)[]),
  ...(Object.keys(WISH) as (keyof typeof WISH)[]),
] as const
