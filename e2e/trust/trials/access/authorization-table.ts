import { fileForm } from '../../fixtures'
import type { Expectation, Ids, Person } from './authorization-story'

const OK = [200]
const GONE_VERSION = { 'if-match': '"999999"' }

/** An ended credential is refused, even on open routes. */
const ENDED = { suspended: [401], revoked: [401] } as const
const UNAUTHENTICATED = { anonymous: [401], ...ENDED } as const
const IDENTIFIED: readonly Person[] = ['owner', 'other buyer', 'seller', 'other seller', 'stranger', 'unpaid', 'admin']
const BUYERS: readonly Person[] = ['owner', 'other buyer']
const SELLERS: readonly Person[] = ['seller', 'other seller', 'stranger', 'unpaid']

const each = (people: readonly Person[], statuses: readonly number[]): Partial<Record<Person, readonly number[]>> =>
  Object.fromEntries(people.map((person) => [person, statuses]))

/** A record that only these people can reach. Everyone else gets 404. */
function recordOf(expected: Expectation['expected'], rest: Partial<Expectation> = {}): Expectation {
  return { expected: { ...UNAUTHENTICATED, ...expected }, otherwise: [404], isOfRecord: true, ...rest }
}

/** A route about the caller's own data. */
function own(statuses: readonly number[] = OK, rest: Partial<Expectation> = {}): Expectation {
  return { expected: { ...UNAUTHENTICATED }, otherwise: statuses, ...rest }
}

const open = (statuses: readonly number[] = OK, rest: Partial<Expectation> = {}): Expectation => ({
  expected: { ...ENDED },
  otherwise: statuses,
  ...rest,
})

const TRADE: readonly Person[] = ['owner', 'seller', 'admin']
const INVITED: readonly Person[] = [...TRADE, 'other seller']

/** A write to the story's listing: the plan gate comes before the owner check. */
const listingWrite = (body: Expectation['body'], rest: Expectation['expected'] = {}): Expectation =>
  recordOf(
    { ...each(BUYERS, [403]), unpaid: [403], seller: [412], admin: [412], ...rest },
    { body, headers: GONE_VERSION },
  )

const EVENTS = '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'
const LISTINGS = '/api/trade-core/listings/:moduleKey'
const LISTING = `${LISTINGS}/:listingId`
const IMPORT = `${LISTINGS}/imports/:importId`

/** One row per route; a case of the route may follow in brackets. */
export const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  'GET /api/health/live': open(),
  'GET /api/openapi.json': open(),
  'GET /api/health/ready': open(),
  // next-auth reads its cookie, never a token.
  'GET /api/auth/:...nextauth': { expected: {}, otherwise: OK },
  'POST /api/auth/:...nextauth': { expected: {}, otherwise: [404] },
  'POST /api/account/sign-up': open([422], { body: {} }),
  'POST /api/account/password-reset': open([422], { body: {} }),
  'POST /api/account/password-reset/request': open([422], { body: {} }),
  'POST /api/account/email-confirmation': open([422], { body: {} }),

  'POST /api/account/email-confirmation/request': own([202], { body: {} }),
  // A token changes no password and no second factor.
  'POST /api/account/password': own([403], { body: {} }),
  'POST /api/account/email': own([403], { body: {} }),
  'GET /api/account/second-factor': own(),
  'POST /api/account/second-factor': own([403], { body: {} }),
  'POST /api/account/second-factor/confirmation': own([403], { body: {} }),
  'POST /api/account/second-factor/recovery-codes': own([403], { body: {} }),
  'POST /api/account/second-factor/removal': own([403], { body: {} }),
  'GET /api/account/profile': own(),
  'POST /api/account/profile': own([412], { body: {}, headers: GONE_VERSION }),
  'GET /api/account/sessions': own(),
  'DELETE /api/account/sessions': own(OK, { except: IDENTIFIED.filter((person) => person !== 'unpaid') }),
  'DELETE /api/account/sessions/:sessionId': recordOf({}, { except: ['seller'] }),
  'GET /api/account/tokens': own(),
  // Nor does it create another token.
  'POST /api/account/tokens': own([403], { body: {} }),
  'DELETE /api/account/tokens/:tokenId': recordOf({}, { except: ['seller'] }),
  'GET /api/account/searches': own(),
  'POST /api/account/searches': own([422], { body: {} }),
  'PATCH /api/account/searches/:searchId': recordOf({ seller: [422] }, { body: { name: '' } }),
  'DELETE /api/account/searches/:searchId': recordOf({}, { except: ['seller'] }),
  'POST /api/account/suspensions/:userId': recordOf(
    { ...each([...BUYERS, ...SELLERS], [403]), admin: OK },
    { body: { isSuspended: true, reason: 'for the matrix' } },
  ),
  'GET /api/account/plan-requests': { expected: { ...UNAUTHENTICATED, ...each(SELLERS, OK) }, otherwise: [403] },
  'GET /api/account/plan-requests (of all)': {
    expected: { ...UNAUTHENTICATED, admin: OK },
    otherwise: [403],
    query: '?scope=all',
  },
  'POST /api/account/plan-requests': {
    expected: { ...UNAUTHENTICATED, ...each(SELLERS, [422]) },
    otherwise: [403],
    body: { planKey: 'no such plan' },
  },
  'POST /api/account/plan-requests/:requestId/answer': recordOf(
    { ...each([...BUYERS, ...SELLERS], [403]), admin: [412] },
    { body: { outcome: 'DONE' }, headers: GONE_VERSION },
  ),
  'POST /api/account/plan-requests/:requestId/withdraw': recordOf(
    { ...each(BUYERS, [403]), admin: [403], seller: [412] },
    { body: {}, headers: GONE_VERSION },
  ),

  'GET /api/notifications': own(),
  'POST /api/notifications/unsubscribe': open([422], { body: {} }),
  'GET /api/notifications/settings': own(),
  'POST /api/notifications/settings': own([422], { body: { poolDigest: 'sometimes' } }),
  'POST /api/notifications/read': own([422], { body: { upTo: 'nothing' } }),
  'GET /api/notifications/stream': own(OK, { except: IDENTIFIED }),
  'GET /api/attachments/:attachmentId': recordOf({ anonymous: [404], seller: OK, admin: OK }),
  'GET /api/attachments/:attachmentId (of a request)': recordOf({ anonymous: [404], ...each(INVITED, OK) }),

  'GET /api/trade-core/search': open(),
  'GET /api/trade-core/search/suggestions': open(),
  [`GET ${LISTINGS}`]: open(),
  [`GET ${LISTINGS} (of one's own)`]: own(OK, { query: '?scope=mine&status=DRAFT', except: [...BUYERS, 'admin'] }),
  [`GET ${LISTINGS}/definition`]: open(),
  [`POST ${LISTINGS}/read`]: own(OK, { body: { text: '30s combed cotton 285' } }),
  [`POST ${LISTINGS}/imports/lines`]: own(OK, { body: { text: '30s combed cotton 285' } }),
  [`GET ${LISTINGS}/import-template`]: open(),
  [`GET ${LISTING}`]: recordOf({ anonymous: [404], seller: OK, admin: OK }),
  [`GET ${LISTING}/history`]: recordOf({ seller: OK, admin: OK }),
  [`POST ${LISTINGS}`]: listingWrite(({ listingId }: Ids) => ({ listingId, productName: 'not yours' }), {
    admin: [403],
  }),
  [`POST ${LISTING}/archive`]: listingWrite({}),
  [`POST ${LISTING}/unarchive`]: listingWrite({}),
  [`POST ${LISTING}/attachments`]: listingWrite(() => fileForm('note.txt', 'A note.', { role: 'no such role' }), {
    seller: [422],
    admin: [422],
  }),
  [`POST ${LISTING}/attachments/:attachmentId`]: listingWrite(
    { visibility: 'everybody' },
    { seller: [422], admin: [422] },
  ),
  [`DELETE ${LISTING}/attachments/:attachmentId`]: listingWrite(undefined),
  [`GET ${LISTINGS}/export`]: own(),
  [`GET ${LISTINGS}/imports`]: own(),
  [`POST ${LISTINGS}/imports`]: {
    expected: { ...UNAUTHENTICATED, ...each(BUYERS, [403]), unpaid: [403], admin: [403] },
    otherwise: [422],
    body: () => fileForm('yarns.csv', 'no such column\n1\n', { mode: 'dry-run' }),
  },
  [`GET ${IMPORT}`]: recordOf({ seller: OK }),
  [`GET ${IMPORT}/failed-rows`]: recordOf({ seller: OK }),
  [`POST ${IMPORT}/cancel`]: recordOf(
    { ...each(BUYERS, [403]), unpaid: [403], admin: [403], seller: OK },
    { body: {} },
  ),

  'POST /api/rfq/create': recordOf(
    { ...each([...SELLERS, 'admin'], [403]) },
    { body: ({ listingId }: Ids) => ({ listingId, quantity: 100 }) },
  ),
  'POST /api/rfq/create (as a copy)': recordOf(
    { ...each([...SELLERS, 'admin'], [403]), owner: [409, 422] },
    { body: ({ rfqId }: Ids) => ({ copyOf: rfqId, moduleKey: 'yarn', quantity: 100, uom: 'kg' }) },
  ),
  'POST /api/rfq/enquiries': {
    expected: { ...UNAUTHENTICATED, ...each(BUYERS, [422]) },
    otherwise: [403],
    body: ({ listingId }: Ids) => ({
      lines: [
        { listingId, quantity: 100 },
        { listingId, quantity: 200 },
      ],
    }),
  },
  'GET /api/rfq/enquiries/mine': own(),
  'GET /api/rfq/enquiries/:enquiryId': recordOf(each(INVITED, OK)),
  'GET /api/rfq/enquiries/:enquiryId/export': recordOf(each(['owner', 'admin'], OK)),
  'GET /api/rfq/basket': own(),
  'PUT /api/rfq/basket': own([412], { body: { lines: [] }, headers: GONE_VERSION }),
  'GET /api/rfq/mine': own(),
  'GET /api/rfq/:rfqId': recordOf(each(INVITED, OK)),
  'GET /api/rfq/compare/:id': recordOf(each(['owner', 'admin'], OK)),
  'POST /api/rfq/:rfqId/actions': recordOf(
    { owner: [412], admin: [403] },
    { body: { action: 'CLOSE' }, headers: GONE_VERSION, knows: ['admin'] },
  ),
  'POST /api/rfq/accept': recordOf(
    { owner: [409], admin: [403] },
    { body: ({ rfqId, quoteId }: Ids) => ({ rfqId, quoteId, quoteVersion: 1 }), knows: ['admin'] },
  ),
  'POST /api/rfq/respond': recordOf(
    { ...each([...BUYERS, 'admin'], [403]), seller: [409], 'other seller': [412] },
    { body: ({ rfqId }: Ids) => ({ rfqId, action: 'WITHDRAW' }), headers: GONE_VERSION },
  ),
  'POST /api/rfq/attachments': {
    expected: { ...UNAUTHENTICATED, admin: [403] },
    otherwise: [422],
    body: () => fileForm('note.txt', 'A note.', { role: 'none here' }),
  },
  'DELETE /api/rfq/attachments/:attachmentId (of a request)': recordOf({ owner: [409] }),
  [`GET ${EVENTS}`]: recordOf(each(INVITED, OK), { query: ({ rfqId }) => `?rfqId=${rfqId}` }),
  [`POST ${EVENTS}`]: recordOf(each(INVITED, [409]), {
    body: ({ rfqId }: Ids) => ({ rfqId, type: 'QUOTE_ACCEPTED' }),
  }),
  'GET /api/trade-core/orders/mine': own(),
  'GET /api/trade-core/orders/:orderId': recordOf(each(TRADE, OK)),
  'GET /api/trade-core/orders/:orderId/messages': recordOf(each(['owner', 'seller'], OK)),
  'POST /api/trade-core/orders/:orderId/messages': recordOf(each(['owner', 'seller'], [422]), { body: { text: '' } }),
  'POST /api/trade-core/orders/:orderId/transition': recordOf(
    { owner: [403], admin: [403], seller: [412] },
    { body: { to: 'CONFIRMED' }, headers: GONE_VERSION, knows: ['owner', 'admin'] },
  ),
  'GET /api/trade-core/erp/marketplace/readback-dashboard': own(),
  'GET /api/trade-core/erp/admin/seller-module-access/export': {
    expected: { ...UNAUTHENTICATED, admin: OK },
    otherwise: [403],
  },
  'GET /api/trade-core/erp/admin/seller-module-access': {
    expected: { ...UNAUTHENTICATED, admin: OK },
    otherwise: [403],
  },
  'GET /api/trade-core/erp/admin/audit-log': { expected: { ...UNAUTHENTICATED, admin: OK }, otherwise: [403] },
  'GET /api/trade-core/erp/admin/audit-log/export': { expected: { ...UNAUTHENTICATED, admin: OK }, otherwise: [403] },
  'GET /api/trade-core/erp/admin/audit-log/chain': { expected: { ...UNAUTHENTICATED, admin: OK }, otherwise: [403] },
  'GET /api/trade-core/seller-subscription/status': {
    expected: { ...UNAUTHENTICATED, ...each(SELLERS, OK) },
    otherwise: [403],
  },
  'GET /api/trade-core/seller-subscription/status (of another)': recordOf(
    { ...each(BUYERS, [403]), seller: OK, admin: OK },
    { query: ({ sellerId }) => `?sellerId=${sellerId}` },
  ),
}
