import { z } from 'zod'
import { NEW_ARRIVAL_STATUS, type NewArrivalEligibility } from '@/lib/domain/listing/judging/new-arrival'
import type { PackagingSnapshot } from '@/lib/domain/listing/judging/packaging'
import { LISTING_STATUSES } from '@/lib/domain/listing/listing'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { CONDITIONS, TRADE_MODES } from '@/lib/domain/vocabulary/listing-terms'
import {
  byName,
  contextMetadataSchema,
  countedPage,
  envelope,
  flag,
  id,
  issueSchema,
  issues,
  moment,
  named,
  pdcSlabSchema,
  quantitySlabSchema,
  recordOf,
  said,
  text,
  transactionContextSchema,
  version,
} from '../schema'
import { attachmentExperienceSchema, attachmentSchema } from './attachment'

export const moduleKeySchema = named('ModuleKey', 'The module registry.', z.enum(MODULE_KEYS))
const texts = z.array(z.string())
const names = (description: string) => said(texts, description, [])
const condition = () => said(z.enum([...CONDITIONS, '']), 'Saved apart from the new-arrival mark.', 'Fresh')
const tradeMode = () => said(z.enum([...TRADE_MODES, '']), 'Where it is sold.', 'Domestic')
const status = () => said(z.enum(LISTING_STATUSES), 'Buyers see ACTIVE alone.', 'ACTIVE')

const professionalStaticsSchema = named(
  'ProfessionalRules',
  'The static part of family02ProfessionalListing.',
  z.object({
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
  }),
)

const fieldMatrixSchema = named(
  'FieldMatrix',
  'Which fields a listing form of the module has, grouped.',
  z.object({
    moduleKey: moduleKeySchema,
    displayName: text('', 'Yarn'),
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
  }),
)

const dependencyRule = z.object({ visibleWhen: text('', 'not_applicable'), fields: texts })
const dependencyMatrixSchema = named(
  'DependencyMatrix',
  'Which conditional field groups apply.',
  z.object({
    moduleKey: moduleKeySchema,
    wovenKnittedNonwovenApplies: z.boolean(),
    loomTypeApplies: z.boolean(),
    dobby: dependencyRule,
    jacquard: dependencyRule,
    smartOtherPolicy: text(),
  }),
)

const eligibilitySchema = recordOf<NewArrivalEligibility>()(
  'NewArrivalEligibility',
  'Three new arrivals per seller; edits of one cost nothing.',
  z.object({
    status: text('', NEW_ARRIVAL_STATUS.REGULAR),
    requested: z.boolean(),
    usageCount: z.int(),
    repeatLimit: said(z.int(), '', 3),
    remainingCount: said(z.int(), '', 3),
    savedNewArrival: z.boolean(),
    eligibilityStatus: z.enum(['REGULAR', 'EVIDENCE_PENDING', 'ELIGIBLE']),
    eligibilityEvidence: z.object({
      photoEvidence: z.boolean(),
      detailEvidence: z.boolean(),
      identityEvidence: z.boolean(),
    }),
    readyFinishedProductMayTrend: z.boolean(),
    rawMaterialStaysModuleSpecific: z.boolean(),
  }),
)

const packagingSchema = recordOf<PackagingSnapshot>()(
  'PackagingSnapshot',
  'As packed; numbers are text here, but for cbm.',
  z.object({
    cbm: z.number(),
    cbmSource: z.enum(['pending', 'computed', 'seller']),
    packageType: text(),
    unitsPerPackage: text(),
    grossWeight: text(),
    netWeight: text(),
    length: text(),
    width: text(),
    height: text(),
    weightUnit: text('', 'kg'),
    dimensionUnit: text('', 'cm'),
  }),
)

const commercialValidationSchema = named(
  'CommercialValidation',
  'The stored slabs and what of them breaks a rule.',
  z.object({
    ok: z.boolean(),
    slabs: z.array(quantitySlabSchema),
    pdcSlabs: z.array(pdcSlabSchema),
    family: text('', 'PRODUCT'),
    issues: z.array(issueSchema),
    condition: text('', 'Fresh'),
    tradeMode: text('', 'Domestic'),
    businessChannel: z.literal('B2B'),
    allowedBusinessChannels: texts,
  }),
)

const professionalListingSchema = named(
  'ProfessionalListing',
  'Per-listing view of the professional rules.',
  z.object({
    version: text(),
    pdcSlabs: z.array(pdcSlabSchema),
    condition: text('', 'Fresh'),
    taxLabels: texts,
    tradeMode: text('', 'Domestic'),
    newArrival: eligibilitySchema,
    businessChannel: z.literal('B2B'),
    conditionGuidance: text(),
    pdcCreditIntervalsDays: z.array(z.int()),
    allowedBusinessChannels: texts,
  }),
)

const businessCompletionSchema = named(
  'BusinessCompletion',
  'The matrices and snapshots repeated with the record.',
  z.object({
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
  }),
)

const listingSchema = recordOf<ListingRecord>()(
  'Listing',
  'One listing. Every key is always there: an unset text is "", a list [], an object {}.',
  z.object({
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
    businessChannel: z.literal('B2B'),
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
    files: said(z.record(z.string(), z.array(attachmentSchema)), 'By role, what buyers may open.', {}),
    files_json: said(z.record(z.string(), z.array(attachmentSchema)), 'Equal to files.', {}),
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
    marketplaceMode: z.literal('PRODUCT'),
    viewMode: z.literal('GRID'),
    buyerMode: z.literal('B2B'),
    walletEnabled: z.literal(false),
    tradeScope: text('', 'DOMESTIC'),
    createdAt: moment('', '2026-11-21T06:30:00.000+00:00'),
    updatedAt: moment('Moves on a change by the seller alone.', '2026-11-21T06:30:00.000+00:00'),
    sourceTable: text(),
    authenticatedListingRouteRecovery: text(),
    version: version(),
    completeness: said(z.number(), '0 to 100.', 72),
    editContinuityPreserved: flag('true on a listing that was edited.', true).optional(),
  }),
)

const cardSchema = recordOf<ListingCard>()(
  'ListingCard',
  'What a grid shows of a listing (`view=card`).',
  z.object({
    listingId: id('The listing.'),
    moduleKey: moduleKeySchema,
    version: version(),
    status: status(),
    title: text(),
    sellerId: id('The seller.'),
    companyName: text('', 'Kongu Spinning Mills'),
    place: text('', 'Coimbatore, Tamil Nadu'),
    country: text('', 'IN'),
    condition: text('', 'Fresh'),
    tradeMode: text('', 'Domestic'),
    newArrival: z.boolean(),
    currency: text('', 'INR'),
    price: said(z.number().nullable(), 'Of the first slab.', 289),
    bestPrice: said(z.number().nullable(), 'Of the cheapest slab.', 283),
    bestPriceFrom: said(z.number().nullable(), 'From which quantity.', 9000),
    priceUom: text('', 'kg'),
    moq: z.number().nullable(),
    moqUom: text('', 'kg'),
    stock: z.number().nullable(),
    uom: text('', 'kg'),
    leadTimeDays: z.number().nullable(),
    count: text('As typed.', '30s CCW'),
    resultantTex: said(z.number().nullable(), 'null when the count cannot be read.', 19.68),
    specs: z.array(z.object({ name: text(), label: text(), value: text() })),
    imageUrl: text('"" without a picture.', ''),
    swatch: byName('How it is drawn without a picture.'),
    updatedAt: moment(''),
  }),
)

const facetSchema = named(
  'Facet',
  'Exact counts, each without its own filter.',
  z.object({
    name: text('The parameter that filters by it.', 'fiberType'),
    label: text('', 'Fibre'),
    kind: z.enum(['values', 'range']),
    values: z.array(z.object({ value: text('', 'Cotton'), count: said(z.int(), '', 18) })).optional(),
    min: z.number().nullable().optional(),
    max: z.number().nullable().optional(),
    unit: text().optional(),
  }),
)

const catalogue = {
  moduleKey: moduleKeySchema,
  rendererFamily: text('', 'PRODUCT'),
  fieldMatrix: fieldMatrixSchema,
  dependencyMatrix: dependencyMatrixSchema,
}

export const listingPageSchema = named(
  'ListingPage',
  'The envelope of every read of listings.',
  envelope({
    ...catalogue,
    listings: said(z.array(z.union([listingSchema, cardSchema])), 'Records, or cards with `view=card`.'),
    facets: z.array(facetSchema).optional(),
    search: said(
      z.object({
        query: text('As typed.', '30s cotton'),
        understood: z.object({ count: z.string().nullable(), words: texts }),
        corrected: z.array(z.object({ from: text(), to: text() })),
      }),
      'With `q`: what it was taken to mean.',
    ).optional(),
    page: countedPage(),
  }),
)

export const oneListingSchema = named(
  'OneListing',
  'One record in the same envelope.',
  envelope({ ...catalogue, listings: z.array(listingSchema).length(1), page: countedPage() }),
)

export const writtenListingSchema = named(
  'WrittenListing',
  'What was stored, or with `mode=preview` would be.',
  envelope({
    moduleKey: moduleKeySchema,
    listing: listingSchema,
    issues: issues('Warnings; errors are refused.'),
    completeness: z.object({
      score: said(z.number(), '0 to 100.', 72),
      sections: z.array(z.object({ section: text(), score: z.number(), missing: texts })),
      next: said(z.string().nullable(), 'The field that would help most.', 'coverImage'),
    }),
  }),
)
