import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FIELD_SPELLINGS } from '@/lib/domain/fields/catalogue'
import { matrixDefinition } from '@/lib/domain/modules'
import { writableFields } from '@/lib/domain/modules/resolve'
import { NO_FILES } from '../attachments/attachments'
import { judgeListing } from '../judging/judge'
import { SERVER_OWNED_FIELDS } from '../judging/server-owned'
import type { Listing } from '../listing'
import { presentListing, presentStoredText, spliceRecord } from './present'

const definition = matrixDefinition('yarn')

function listingOf(body: Record<string, unknown>, changes: Partial<Listing> = {}): Listing {
  const { values } = judgeListing({ definition, body, stored: {}, storedStatus: 'DRAFT', isMicroOrSmall: false })
  return {
    listingId: '0197aaaa-0000-7000-8000-000000000001',
    moduleKey: 'yarn',
    seller: {
      sellerId: '0197aaaa-0000-7000-8000-000000000002',
      publicId: 'p',
      companyId: '0197aaaa-0000-7000-8000-000000000003',
      companyName: 'Kaveri Spinners',
      country: 'IN',
      city: 'Coimbatore',
      state: 'Tamil Nadu',
      isMicroOrSmall: false,
    },
    createdBy: '0197aaaa-0000-7000-8000-000000000002',
    updatedBy: '0197aaaa-0000-7000-8000-000000000002',
    version: 1,
    status: 'ACTIVE',
    isEdited: false,
    values,
    createdAt: new Date('2026-11-21T06:00:00.123Z'),
    updatedAt: new Date('2026-11-21T06:00:00.123Z'),
    newArrivals: { usageCount: 0, isUsedHere: false },
    files: NO_FILES,
    ...changes,
  }
}

const FULL = listingOf({
  title: '30s Combed Compact Cotton Weaving Yarn',
  fiberType: ['Cotton', 'Polyester'],
  blendPercentages: [
    { fibre: 'Cotton', percent: 60 },
    { fibre: 'Polyester', percent: 40 },
  ],
  yarnFamily: 'Cotton yarn',
  count: '2/40s',
  basePrice: '289.50',
  productMasterId: 'PM-1',
  quantitySlabs: [{ minQty: 60, price: 289.5 }],
  pdcSlabs: [{ days: 30, price: 293 }],
  editMarker: 'run-1',
})

/** Typed from the spec's table "Listing record", in its order. */
const SPEC_KEYS =
  `id listingId moduleKey sellerId userId companyId title productName status condition listingCondition listingType
  newArrival newArrivalStatus newArrivalEligibility traceabilityCarryForward traceabilityPrefillDraft businessChannel tradeMode fields files files_json
  productMasterId rendererFamily quantitySlabs pdcSlabs attachmentExperience packagingSnapshot commercialValidation family02ProfessionalListing
  bcf16BusinessCompletion transactionContext contextMetadata businessMode salesChannel accountMode marketplaceMode viewMode buyerMode tradeScope
  walletEnabled createdAt updatedAt sourceTable authenticatedListingRouteRecovery`.split(/\s+/)

const SPEC_CONTEXT_KEYS =
  `sectorKey moduleKey productMasterId listingId rfqId quotationId orderId businessMode salesChannel transactionOrigin accountMode
  marketplaceMode viewMode buyerMode tradeScope country currency incoterm listingCondition newArrival walletEnabled contextMetadata createdBy companyId`.split(
    /\s+/,
  )

const SPEC_COMPLETION_KEYS =
  `version moduleKey fieldMatrix dependencyMatrix rfqReadiness quantitySlabs rendererFamily productMasterId packagingSnapshot
  attachmentExperience commercialValidation family02ProfessionalListing attachmentMetadataSnapshot b2bB2cC2c`.split(
    /\s+/,
  )

describe('a presented listing', () => {
  const record = presentListing(FULL, definition, { purpose: 'LISTING_READ', isOwner: true })

  test('has exactly the spec’s keys, version and completeness', () => {
    expect(new Set(Object.keys(record))).toEqual(new Set([...SPEC_KEYS, 'version', 'completeness']))
    expect(new Set(Object.keys(record.transactionContext))).toEqual(new Set([...SPEC_CONTEXT_KEYS, 'updatedBy']))
    expect(new Set(Object.keys(record.bcf16BusinessCompletion))).toEqual(new Set(SPEC_COMPLETION_KEYS))
  })

  test('is from the seller’s country where its module has no country of origin', () => {
    const board = matrixDefinition('suggestions_new_arrival_trending')
    const card = { ...listingOf({ headline: 'Checks', originCountry: 'IT' }), moduleKey: board.moduleKey }
    const { transactionContext } = presentListing(card, board, { purpose: 'LISTING_READ', isOwner: true })
    expect(transactionContext.country).toBe('IN')
  })

  test('an empty draft has the same keys: "" for a text, [] for a list, {} for an object', () => {
    const empty = presentListing(listingOf({ title: 'Draft' }, { status: 'DRAFT' }), definition, {
      purpose: 'LISTING_READ',
      isOwner: true,
    })
    expect(Object.keys(empty)).toEqual(Object.keys(record))
    expect(JSON.stringify(empty)).not.toContain('null')
  })

  test('has only keys that a seller may send or that are ignored when posted back', () => {
    const known = new Set([
      ...writableFields(definition),
      ...Object.keys(FIELD_SPELLINGS),
      ...SERVER_OWNED_FIELDS,
      'status',
      'fields',
    ])
    for (const key of [...Object.keys(record), ...Object.keys(record.fields)]) expect(known, key).toContain(key)
  })

  test('a record that is posted back unchanged gives the same listing', () => {
    const again = judgeListing({
      definition,
      body: record,
      stored: FULL.values,
      storedStatus: 'ACTIVE',
      isMicroOrSmall: false,
    })
    expect(again.blocking).toEqual([])
    expect(again.values).toEqual(FULL.values)
    expect(again.warnings.filter(({ code }) => code === 'SERVER_OWNED_FIELD').length).toBeGreaterThan(20)
  })

  test('is marked as edited only if its seller changed it', () => {
    expect(record).not.toHaveProperty('editContinuityPreserved')
    const edited = presentListing({ ...FULL, isEdited: true }, definition, { purpose: 'LISTING_READ', isOwner: true })
    expect(edited).toMatchObject({ editContinuityPreserved: true })
  })
})

describe('the stored text', () => {
  test('completed at read, it equals the presented record for any purpose and values', () => {
    const hostile = fc.constantFrom(
      '"\\ud800purpose"',
      '\\ud800fieldMatrix',
      '"',
      '\\',
      '$&',
      "$'",
      '\ud83e\uddf5',
      '\u2028',
    )
    fc.assert(
      fc.property(
        fc.constantFrom('LISTING_READ', 'LISTING_WRITE'),
        fc.array(fc.oneof(hostile, fc.string()), { maxLength: 5 }),
        (purpose, parts) => {
          const listing = listingOf({ title: `t ${parts.join('')}`.slice(0, 100), productName: 'x' })
          const expected = presentListing(listing, definition, { purpose, isOwner: false })
          expect(JSON.parse(spliceRecord(presentStoredText(listing, definition), definition, purpose))).toEqual(
            JSON.parse(JSON.stringify(expected)),
          )
        },
      ),
      { numRuns: 200 },
    )
  })

  test('shows private documents only to the owner', () => {
    const listing = { ...FULL, values: { ...FULL.values, privateDocuments: ['0197aaaa-0000-7000-8000-00000000000f'] } }
    expect(presentStoredText(listing, definition)).not.toContain('00000000000f')
    expect(presentListing(listing, definition, { purpose: 'LISTING_READ', isOwner: true }).fields).toHaveProperty(
      'privateDocuments',
    )
  })
})
