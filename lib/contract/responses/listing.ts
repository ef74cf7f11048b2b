import { z } from 'zod'
import { NEW_ARRIVAL_STATUS } from '@/lib/domain/listing/judging/new-arrival'
import { LISTING_STATUSES } from '@/lib/domain/listing/listing'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import {
  eligibilitySchema,
  packagingSchema,
  pdcSlabSchema,
  quantitySlabSchema,
} from '@/lib/domain/listing/record-parts'
import type { Suggestion } from '@/lib/domain/market/suggestions'
import { DEFAULT_MODULE_KEY, MODULE_KEYS, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { byName, described, flag, id, moment, named, record, text, texts } from '@/lib/domain/record-schema'
import { BUSINESS_CHANNELS, CONDITIONS, TRADE_MODES } from '@/lib/domain/vocabulary/listing-terms'
import {
  contextMetadataSchema,
  countedPage,
  issueSchema,
  issues,
  openPage,
  recordOf,
  response,
  transactionContextSchema,
  version,
} from '../schema'
import { attachmentExperienceSchema, attachmentSchema } from './attachment'

export const moduleKeySchema = named('ModuleKey', 'The module registry.', z.enum(MODULE_KEYS))
const names = (description: string) => described(texts, description, [])
const condition = () => described(z.enum([...CONDITIONS, '']), 'Saved apart from the new-arrival mark.', 'Fresh')
const tradeMode = () => described(z.enum([...TRADE_MODES, '']), 'Where it is sold.', 'Domestic')
const status = () => described(z.enum(LISTING_STATUSES), 'Buyers see only ACTIVE.', 'ACTIVE')

const professionalStaticsSchema = record('ProfessionalRules', 'The static part of family02ProfessionalListing.', {
  version: text(),
  conditions: texts,
  allowedBusinessChannels: texts,
  tradeModes: texts,
  taxLabels: texts,
  pdcCreditIntervalsDays: z.array(z.int()),
  serviceListing: z.boolean(),
  stockFieldsVisible: z.boolean(),
  capacityFieldsVisible: z.boolean(),
  newArrivalAllowed: z.boolean(),
})

const fieldMatrixSchema = record('FieldMatrix', 'Which fields a listing form of the module has, grouped.', {
  moduleKey: moduleKeySchema,
  displayName: text('', MODULE_NAMES[DEFAULT_MODULE_KEY]),
  rendererFamily: text('', 'PRODUCT'),
  sectionGroups: names('In the order of the form.'),
  identity: texts,
  specifications: texts,
  commercial: texts,
  tradeMode: texts,
  packaging: texts,
  attachments: texts,
  rfqContinuity: texts,
  family02ProfessionalListing: professionalStaticsSchema,
})

const dependencyRule = z.object({ visibleWhen: text('', 'not_applicable'), fields: texts })
export const dependencyMatrixSchema = record('DependencyMatrix', 'Which conditional field groups apply.', {
  moduleKey: moduleKeySchema,
  wovenKnittedNonwovenApplies: z.boolean(),
  loomTypeApplies: z.boolean(),
  dobby: dependencyRule,
  jacquard: dependencyRule,
  smartOtherPolicy: text(),
})

const commercialValidationSchema = record('CommercialValidation', 'The stored slabs, and which of them break a rule.', {
  ok: z.boolean(),
  slabs: z.array(quantitySlabSchema),
  pdcSlabs: z.array(pdcSlabSchema),
  family: text('', 'PRODUCT'),
  issues: z.array(issueSchema),
  condition: text('', 'Fresh'),
  tradeMode: text('', 'Domestic'),
  businessChannel: z.enum(BUSINESS_CHANNELS),
  allowedBusinessChannels: texts,
})

const professionalListingSchema = record('ProfessionalListing', 'Per-listing view of the professional rules.', {
  version: text(),
  pdcSlabs: z.array(pdcSlabSchema),
  condition: text('', 'Fresh'),
  taxLabels: texts,
  tradeMode: text('', 'Domestic'),
  newArrival: eligibilitySchema,
  businessChannel: z.enum(BUSINESS_CHANNELS),
  conditionGuidance: text(),
  pdcCreditIntervalsDays: z.array(z.int()),
  allowedBusinessChannels: texts,
})

const businessCompletionSchema = record('BusinessCompletion', 'The matrices and snapshots repeated with the record.', {
  version: text(),
  moduleKey: moduleKeySchema,
  fieldMatrix: fieldMatrixSchema,
  dependencyMatrix: dependencyMatrixSchema,
  rfqReadiness: z.object({
    create: text(),
    respond: text(),
    compare: text(),
    accept: text(),
    snapshotFields: texts,
  }),
  quantitySlabs: z.array(quantitySlabSchema),
  rendererFamily: text('', 'PRODUCT'),
  productMasterId: text(),
  packagingSnapshot: packagingSchema,
  attachmentExperience: attachmentExperienceSchema,
  commercialValidation: commercialValidationSchema,
  family02ProfessionalListing: professionalListingSchema,
  attachmentMetadataSnapshot: z.array(
    z.object({
      id: id('The attachment.'),
      role: text(),
      name: text(),
      bytes: z.int(),
      mime: text(),
      status: text(),
    }),
  ),
  b2bB2cC2c: z.object({
    b2b: byName('All true.'),
    b2c: byName('All true.'),
    c2c: byName('All true.'),
    businessMode: z.literal('B2B'),
    recordShared: z.literal(true),
  }),
})

const listingSchema = recordOf<ListingRecord>()(
  'Listing',
  'One listing. Every key is always there: an unset text is "", a list [], an object {}.',
  {
    id: id('Equal to listingId.'),
    listingId: id('The listing.'),
    moduleKey: moduleKeySchema,
    sellerId: id('The owning seller.'),
    userId: id('Equal to sellerId.'),
    companyId: id('The company of the seller.'),
    title: text('', '30s Combed Compact Cotton Weaving Yarn'),
    productName: text('', 'CCW 30'),
    status: status(),
    condition: condition(),
    listingCondition: condition(),
    listingType: condition(),
    newArrival: z.boolean(),
    newArrivalStatus: text('', NEW_ARRIVAL_STATUS.REGULAR),
    newArrivalEligibility: eligibilitySchema,
    traceabilityCarryForward: byName('Empty when unused.'),
    traceabilityPrefillDraft: byName('Empty when unused.'),
    businessChannel: z.enum(BUSINESS_CHANNELS),
    tradeMode: tradeMode(),
    fields: byName(
      'The seller’s values by field name (see the definition of the module), and what the service concludes.',
      {
        count: '30s CCW',
        fiberType: ['Cotton'],
        basePrice: 289,
        uom: 'kg',
      },
    ),
    files: described(z.record(z.string(), z.array(attachmentSchema)), 'By role, what buyers may open.', {}),
    files_json: described(z.record(z.string(), z.array(attachmentSchema)), 'Equal to files.', {}),
    productMasterId: text(),
    rendererFamily: text('', 'PRODUCT'),
    quantitySlabs: z.array(quantitySlabSchema),
    pdcSlabs: z.array(pdcSlabSchema),
    attachmentExperience: attachmentExperienceSchema,
    packagingSnapshot: packagingSchema,
    commercialValidation: commercialValidationSchema,
    family02ProfessionalListing: professionalListingSchema,
    bcf16BusinessCompletion: businessCompletionSchema,
    transactionContext: transactionContextSchema,
    contextMetadata: contextMetadataSchema,
    businessMode: z.literal('ONLINE'),
    salesChannel: z.literal('ONLINE'),
    accountMode: z.literal('BUSINESS'),
    marketplaceMode: z.enum(['PRODUCT', 'SERVICE']),
    viewMode: z.literal('GRID'),
    buyerMode: z.literal('B2B'),
    walletEnabled: z.literal(false),
    tradeScope: text('', 'DOMESTIC'),
    createdAt: moment('', '2026-11-21T06:30:00.000+00:00'),
    updatedAt: moment('Changes only when the seller changes the listing.', '2026-11-21T06:30:00.000+00:00'),
    sourceTable: text(),
    authenticatedListingRouteRecovery: text(),
    version: version(),
    completeness: described(z.number(), '0 to 100.', 72),
    editContinuityPreserved: flag('true on a listing that was edited.', true).optional(),
  },
)

const cardSchema = recordOf<ListingCard>()('ListingCard', 'The part of a listing that a grid shows (`view=card`).', {
  listingId: id('The listing.'),
  moduleKey: moduleKeySchema,
  version: version(),
  status: status(),
  title: text(),
  sellerId: id('The seller.'),
  companyName: text('', 'Kongu Spinning Mills'),
  place: text("The seller's town and state; empty if the goods lie in another country.", 'Coimbatore, Tamil Nadu'),
  country: text('Where the goods lie.', 'IN'),
  condition: text('', 'Fresh'),
  tradeMode: text('', 'Domestic'),
  newArrival: z.boolean(),
  currency: text('', 'INR'),
  price: described(z.number().nullable(), 'Of the first slab.', 289),
  bestPrice: described(z.number().nullable(), 'Of the cheapest slab.', 283),
  bestPriceFrom: described(z.number().nullable(), 'From which quantity.', 9000),
  priceUom: text('', 'kg'),
  moq: z.number().nullable(),
  moqUom: text('', 'kg'),
  stock: z.number().nullable(),
  capacity: described(
    z
      .object({
        perDay: z.number().nullable(),
        unit: text('', 'kg'),
        from: text('The day from which a slot is free; "" when none is stated.', ''),
      })
      .optional(),
    'Of a service, in place of stock.',
  ),
  uom: text('', 'kg'),
  leadTimeDays: z.number().nullable(),
  keyFact: described(
    z.string().optional(),
    'The fact that tells these goods apart most; modules whose goods have a count show that.',
  ),
  count: text('As typed.', '30s CCW'),
  resultantTex: described(z.number().nullable(), 'null when the count cannot be read.', 19.68),
  specs: z.array(z.object({ name: text(), label: text(), value: text() })),
  imageUrl: text('"" without a picture.', ''),
  swatch: byName('How it is drawn without a picture.'),
  updatedAt: moment(''),
})

const facetSchema = record('Facet', 'Exact counts, each without its own filter.', {
  name: text('The parameter that filters by it.', 'fiberType'),
  label: text('', 'Fibre'),
  kind: z.enum(['values', 'range']),
  values: z.array(z.object({ value: text('', 'Cotton'), count: described(z.int(), '', 18) })).optional(),
  min: described(z.union([z.number(), z.iso.date()]).nullable().optional(), 'The lowest number or the first day.'),
  max: described(z.union([z.number(), z.iso.date()]).nullable().optional(), 'The highest number or the last day.'),
  unit: text().optional(),
})

const catalogue = {
  moduleKey: moduleKeySchema,
  rendererFamily: text('', 'PRODUCT'),
  fieldMatrix: fieldMatrixSchema,
  dependencyMatrix: dependencyMatrixSchema,
}

export const listingPageSchema = response('ListingPage', 'The envelope of every read of listings.', {
  ...catalogue,
  listings: described(z.array(z.union([listingSchema, cardSchema])), 'Records, or cards with `view=card`.'),
  facets: z.array(facetSchema).optional(),
  search: described(
    z.object({
      query: text('As typed.', '30s cotton'),
      understood: z.object({
        count: z.string().nullable(),
        words: texts,
        read: described(
          z.array(z.object({ name: text('The field.', 'count'), text: text('As typed.', '30s'), value: z.unknown() })),
          'What was read of the goods, each with its value for programs.',
        ),
      }),
      corrected: z.array(z.object({ from: text(), to: text() })),
    }),
    'With `q`: how it was understood.',
  ).optional(),
  page: countedPage(),
})

export const oneListingSchema = response('OneListing', 'One record in the same envelope.', {
  ...catalogue,
  listings: z.array(listingSchema).length(1),
  page: countedPage(),
})

export const writtenListingSchema = response(
  'WrittenListing',
  'The stored listing, or with `mode=preview` the listing as it would be.',
  {
    moduleKey: moduleKeySchema,
    listing: listingSchema,
    issues: issues('Warnings; errors are refused.'),
    completeness: z.object({
      score: described(z.number(), '0 to 100.', 72),
      sections: z.array(z.object({ section: text(), score: z.number(), missing: texts })),
      next: described(z.string().nullable(), 'The field that would help most.', 'coverImage'),
    }),
    suggestedTitle: text(
      'The title that the module makes of the values; empty while they say too little.',
      '30s Combed Compact Cotton Weaving Yarn',
    ),
  },
)

/** A search and how it is understood: the examples of the document are of one search. */
export const SEARCH_EXAMPLE = {
  q: '30s combed cotton',
  parameters: 'q=30s+combed+cotton',
  understood: [
    {
      name: 'count',
      text: '30s',
      value: { system: 'Ne', value: 30, ply: 1, filaments: null, tex: 19.685, resultantTex: 19.685, qualifiers: [] },
    },
  ],
} as const

const groupSchema = record('MarketGroup', 'The listings of one module that a phrase finds.', {
  moduleKey: moduleKeySchema,
  displayName: text('', 'Yarn'),
  total: described(z.int(), 'Matches in all.', 8),
  parameters: text('A query of this module’s listings that finds the same.', SEARCH_EXAMPLE.parameters),
  listings: described(z.array(cardSchema), 'The best of them, as cards.'),
})

export const marketSearchSchema = response('MarketSearch', 'What a phrase finds in all modules.', {
  understood: described(
    z.array(z.object({ name: text('The field.'), text: text('As typed.'), value: z.unknown() })),
    'What the phrase was understood as, by the module that understood most.',
    SEARCH_EXAMPLE.understood,
  ),
  corrected: described(
    z.array(z.object({ from: text('Such as "combd".'), to: text('Such as "combed".') })),
    'Words that no listing has, with those that were searched for instead.',
    [],
  ),
  groups: described(z.array(groupSchema), 'The module that understands most of the phrase first.'),
  page: openPage(),
})

const suggestionSchema = recordOf<Suggestion>()('Suggestion', 'What the beginning of a search may mean.', {
  kind: described(z.enum(['module', 'family', 'word', 'company']), 'What it leads to.', 'family'),
  text: text('', 'Single jersey'),
  detail: text('The module of a family or word, or the place of a company.', 'Grey fabric'),
  moduleKey: described(z.union([moduleKeySchema, z.literal('')]), '"" for a company.', 'grey_fabric'),
  parameters: text('A query of the module’s listings.', 'fabricStructure=Knitted'),
  sellerId: text('Of a company.', ''),
})

export const suggestionsSchema = response('Suggestions', 'What the beginning of a search may mean.', {
  suggestions: z.array(suggestionSchema),
})
