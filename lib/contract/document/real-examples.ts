import { dependencyMatrix } from '@/lib/domain/fields/dependency-matrix'
import { fieldMatrix } from '@/lib/domain/fields/field-matrix'
import { NO_FILES } from '@/lib/domain/listing/attachments/attachments'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import type { Listing } from '@/lib/domain/listing/listing'
import { presentCard } from '@/lib/domain/listing/presenting/card'
import { presentListing } from '@/lib/domain/listing/presenting/present'
import { matrixDefinition } from '@/lib/domain/modules'
import { DEFAULT_MODULE_KEY, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { moduleViews } from '@/lib/domain/modules/registry/views'
import { EXAMPLE_ID } from '@/lib/domain/record-schema'
import { asObject, exampleOf, type Json, type JsonObject } from './example'

const WRITTEN = new Date('2026-11-21T06:30:00.000Z')
const SELLER_ID = '019756f0-8a3c-7c1e-9d41-2b6f0c5e8a11'
const COMPANY_ID = '019756f0-8a3c-7c1e-9d41-2b6f0c5e8a12'

/** The first example of the first module, as it would be stored. */
export function exampleListing(): Listing {
  const definition = matrixDefinition(DEFAULT_MODULE_KEY)
  const [first] = moduleExamples(DEFAULT_MODULE_KEY).whole
  if (!first) throw new Error('the module of the examples has none')
  const day = WRITTEN.toISOString().slice(0, 10)
  const judged = {
    definition,
    body: first.body,
    stored: {},
    storedStatus: 'ACTIVE',
    isMicroOrSmall: false,
    day,
  } as const
  return {
    listingId: EXAMPLE_ID,
    moduleKey: DEFAULT_MODULE_KEY,
    seller: {
      sellerId: SELLER_ID,
      publicId: SELLER_ID,
      companyId: COMPANY_ID,
      companyName: 'Kongu Mills',
      country: 'IN',
      city: 'Coimbatore',
      state: 'Tamil Nadu',
      isMicroOrSmall: false,
    },
    createdBy: SELLER_ID,
    updatedBy: SELLER_ID,
    version: 1,
    status: 'ACTIVE',
    isEdited: false,
    values: judgeListing(judged).values,
    createdAt: WRITTEN,
    updatedAt: WRITTEN,
    newArrivals: { usageCount: 0, isUsedHere: false },
    files: NO_FILES,
  }
}

/**
 * The schemas of the document with the examples of one real listing where a part would otherwise be made of parts that do not belong
 * together, such as a module and the title of another's goods. Only examples are made of them.
 */
export function withRealExamples(schemas: JsonObject): JsonObject {
  const definition = matrixDefinition(DEFAULT_MODULE_KEY)
  const listing = exampleListing()
  const real = {
    ModuleKey: DEFAULT_MODULE_KEY,
    FieldMatrix: fieldMatrix(definition),
    DependencyMatrix: dependencyMatrix(definition),
    Listing: presentListing(listing, definition, { purpose: 'LISTING_READ', isOwner: false }),
    ListingCard: presentCard(listing, definition, moduleViews(DEFAULT_MODULE_KEY)),
  }
  const shown = Object.entries(real).map(([name, example]) => [
    name,
    { ...asObject(schemas[name]), examples: [JSON.parse(JSON.stringify(example)) as Json] },
  ])
  const known: JsonObject = { ...schemas, ...Object.fromEntries(shown) }
  const group = {
    ...asObject(exampleOf(asObject(known.MarketGroup), known)),
    displayName: MODULE_NAMES[DEFAULT_MODULE_KEY],
  }
  const page = asObject(known.ListingPage)
  // The address of the example asks for cards.
  const cards = { type: 'array', items: { $ref: '#/components/schemas/ListingCard' } }
  return {
    ...known,
    MarketGroup: { ...asObject(known.MarketGroup), examples: [{ ...group, total: 1 }] },
    ListingPage: { ...page, properties: { ...asObject(page.properties), listings: cards } },
  }
}
