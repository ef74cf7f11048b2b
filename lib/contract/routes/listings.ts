import { z } from 'zod'
import { listingWriteSchema } from '@/lib/domain/fields/listing-schema'
import { SORTS } from '@/lib/domain/listing/finding/catalogue-query'
import { facetLabel, valueFacetNames } from '@/lib/domain/listing/finding/facets'
import { LIMITS } from '@/lib/domain/listing/finding/limits'
import { numberFacets } from '@/lib/domain/listing/finding/number-facets'
import { LISTING_STATUSES } from '@/lib/domain/listing/listing'
import { listingMoveSchema } from '@/lib/domain/listing/listing-move'
import { HISTORY_PAGE, historyPlace } from '@/lib/domain/listing/presenting/history'
import { LINES_TEXT_MAX, readBodySchema } from '@/lib/domain/listing/reading/lines-body'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { described, named } from '@/lib/domain/record-schema'
import { idToLookUp, oneOf, parameters, wholeNumber } from '../queries/parameters'
import { definitionSchema } from '../responses/definition'
import { historySchema } from '../responses/history'
import { linesReadingSchema } from '../responses/line-reading'
import { listingPageSchema, oneListingSchema, writtenListingSchema } from '../responses/listing'
import { jsonBody, routesOf } from '../route'

const route = routesOf('Listings')

const modules = MODULE_KEYS.map(matrixDefinition)

const pascal = (key: string) => key.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The write body of each module that takes listings, from its field matrix. */
function writeBody() {
  return z.union(
    modules.map((definition) =>
      named(
        `${pascal(definition.moduleKey)}ListingWrite`,
        `The write body of the module ${definition.moduleKey}: every field optional, null clears it. \`GET .../${definition.moduleKey}/definition\` has each field's label, unit, vocabulary and rules.`,
        listingWriteSchema(definition),
      ),
    ),
  )
}

/** The filters that a module's field matrix gives: its vocabularies by name, its numbers as two ends. */
function filters(definition: ModuleDefinition): Record<string, z.ZodType> {
  const words = valueFacetNames(definition).map((name) => [
    name,
    described(z.array(z.string()).optional(), `${facetLabel(definition, name)}. Repeat it for "one of these".`),
  ])
  const numbers = numberFacets(definition).flatMap(({ low, high, label: name, unit, isDay }) => {
    const end = () => (isDay ? z.iso.date() : z.number().min(0)).optional()
    return [
      [low, described(end(), `${name}, from${unit ? ` (${unit})` : ''}.`)],
      [high, described(end(), `${name}, to${unit ? ` (${unit})` : ''}.`)],
    ]
  })
  return Object.fromEntries([...words, ...numbers])
}

const limit = (max: number, usual: number) =>
  described(z.int().min(1).max(max).optional(), `How many at most; ${usual} by default.`)
const cursor = () => described(z.string().optional(), '`page.nextCursor` of the previous page.')
const modeQuery = parameters({
  mode: described(oneOf(['preview']).optional(), 'The same checks; nothing is written.'),
  autosave: described(oneOf(['true', 'false']).default('false'), 'The form saves a draft by itself.'),
  // The gate reads it, and refuses what is no seller.
  sellerId: described(idToLookUp().optional(), 'An admin writes for this seller, whose entitlement decides.'),
})

const LISTINGS = '/api/trade-core/listings/:moduleKey'

const moveBody = (id: string) =>
  ({
    isOptional: true,
    ...jsonBody(named(id, 'Nothing, or the version that was read.', listingMoveSchema), {}),
  }) as const
const MOVED = { 200: { description: 'The listing as it is now.', schema: writtenListingSchema } }

export const listListingsRoute = route(`GET ${LISTINGS}`, {
  access: 'open',
  id: 'listListings',
  summary: 'Browse listings',
  description:
    'The open listings of a module, the newest first, with filters, search and exact facets. Filters with the same name are alternatives; filters with different names must all match. Prices and minimum orders are compared per kg in INR at configured, dated rates, counts as tex across Ne, Nm, tex, dtex and denier. Unknown parameters are refused, never ignored.',
  query: () => ({
    q: described(z.string().max(LIMITS.searchMax).optional(), 'Words and counts, such as "30s combed".'),
    ...Object.assign({}, ...modules.map(filters)),
    priceCurrency: described(z.string().optional(), 'The currency of the price filters; INR by default.'),
    countSystem: described(
      z.string().optional(),
      'The system of `countMin` and `countMax`; Ne by default. Alone: the count system as typed.',
    ),
    sellerId: described(z.uuid().optional(), 'The listings of one seller.'),
    sort: described(z.enum(SORTS).optional(), 'newest by default; relevance with `q`.'),
    limit: limit(LIMITS.limitMax, LIMITS.limitDefault),
    cursor: cursor(),
    facets: described(z.enum(['true', 'false']).optional(), 'true: exact counts of every filter.'),
    view: described(z.enum(['record', 'card']).optional(), 'card: only what a grid shows.'),
    scope: described(
      z.enum(['public', 'mine']).optional(),
      'mine: the caller’s own, drafts and archived ones too; `q` also finds the beginning of an item code.',
    ),
    status: described(z.enum(LISTING_STATUSES).optional(), 'With `scope=mine`.'),
  }),
  queryOfModule: (moduleKey) => {
    // Its meaning above is that of all modules: with `countMin` and `countMax` it is no filter.
    const { countSystem: _, ...own } = filters(matrixDefinition(moduleKey))
    return own
  },
  queryExample: 'fiberType=Cotton&countMin=28&countMax=32&facets=true&view=card&limit=2',
  responses: { 200: { description: 'A page of listings.', schema: listingPageSchema } },
})

export const writeListingRoute = route(`POST ${LISTINGS}`, {
  access: 'paid',
  effect: 'record',
  id: 'writeListing',
  summary: 'Create or edit a listing',
  description:
    'Without `listingId` a listing is created. With the id of one of the seller’s own it is edited: the fields that you send are overwritten, null clears a field, the rest stays. A DRAFT may break rules, and gets them as issues; ACTIVE needs a title, a price, a unit and no error.',
  query: modeQuery,
  body: jsonBody(writeBody, {
    title: '30s Combed Compact Cotton Weaving Yarn',
    yarnFamily: 'Cotton yarn',
    fiberType: ['Cotton'],
    count: '30s CCW',
    basePrice: 289,
    moq: 60,
    quantitySlabs: [
      { minQty: 60, maxQty: 1199, price: 289 },
      { minQty: 1200, maxQty: null, price: 286 },
    ],
    pdcSlabs: [{ days: 30, price: 293.3 }],
  }),
  responses: {
    200: { description: 'Edited, or previewed.', schema: writtenListingSchema },
    201: { description: 'Created.', schema: writtenListingSchema },
  },
  errors: ['NOT_FOUND', 'LISTING_ARCHIVED', 'NEW_ARRIVAL_LIMIT_REACHED'],
  isVersioned: true,
})

export const showDefinitionRoute = route(`GET ${LISTINGS}/definition`, {
  access: 'open',
  id: 'showDefinition',
  isPublic: true,
  summary: 'Show the fields of a module',
  description: 'Every field with its kind, label, unit, vocabulary and rules, and a JSON Schema of the write body.',
  responses: { 200: { description: 'The module for programs.', schema: definitionSchema } },
})

export const readLinesRoute = route(`POST ${LISTINGS}/read`, {
  access: 'actor',
  effect: 'read',
  id: 'readLines',
  summary: 'Read a price list',
  description:
    'Reads each line of a text as people write price lists: count, fibre, process, price, tax, stock, minimum, days. A bare number is the price; a quantity after "min" is the minimum, any other is the stock. With `asks` the text is a request, and its quantity is the one that is wanted. It writes nothing and needs no plan: send `values` to the write of the module to publish them.',
  textMax: LINES_TEXT_MAX,
  body: jsonBody(readBodySchema, { text: '30s combed cotton, 285 + GST, 5 t ready, min 60 kg\n2/40s PV 65/35 210' }),
  responses: { 200: { description: 'The lines in their order.', schema: linesReadingSchema } },
})

export const showListingRoute = route(`GET ${LISTINGS}/:listingId`, {
  access: 'open',
  id: 'showListing',
  summary: 'Show a listing',
  responses: { 200: { description: 'The listing.', schema: oneListingSchema } },
})

export const archiveListingRoute = route(`POST ${LISTINGS}/:listingId/archive`, {
  access: 'paid',
  effect: 'record',
  id: 'archiveListing',
  summary: 'Archive a listing',
  description: 'Archiving an archived listing changes nothing.',
  body: moveBody('ListingArchive'),
  responses: MOVED,
  isVersioned: true,
})

export const unarchiveListingRoute = route(`POST ${LISTINGS}/:listingId/unarchive`, {
  access: 'paid',
  effect: 'record',
  id: 'unarchiveListing',
  summary: 'Unarchive a listing',
  description: 'It gets its earlier status, and is checked again if that is ACTIVE.',
  body: moveBody('ListingUnarchive'),
  responses: MOVED,
  isVersioned: true,
})

export const showHistoryRoute = route(`GET ${LISTINGS}/:listingId/history`, {
  access: 'actor',
  isSellersOwn: true,
  id: 'showHistory',
  summary: 'Show the history of a listing',
  description: 'For its seller and admins: who changed what, in words.',
  query: parameters({
    limit: described(
      wholeNumber(1, HISTORY_PAGE.most).default(HISTORY_PAGE.usual),
      `How many at most; ${HISTORY_PAGE.usual} by default.`,
    ),
    cursor: described(
      z
        .string()
        .refine((text) => historyPlace(text) !== null, {
          error: 'Use the cursor exactly as the last response gave it.',
          params: { code: 'BAD_CURSOR' },
        })
        .transform(historyPlace)
        .optional(),
      '`page.nextCursor` of the previous page.',
    ),
  }),
  responses: { 200: { description: 'Changes, newest first.', schema: historySchema } },
})
