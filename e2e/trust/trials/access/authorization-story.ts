import { newEnquiry, newOrder, newQuotation, newRequest } from '../../../api/rfq/trade'
import { DEMO_PASSWORD, MISSING_ID, YARN, yarnBody } from '../../../demo'
import { type Client, client, must, type Reply } from '../../client'
import { fileForm, newcomer, newToken, sellerIdOf, tokenClient } from '../../fixtures'
import { until, type World } from '../../world'

/** One trade with a record of every kind, and ten people who try to reach the records. */

export const PEOPLE = [
  'anonymous',
  /** The buyer of the request. */
  'owner',
  'other buyer',
  /** Owns the listing, the quotation and the order. */
  'seller',
  /** Quoted in the same request. */
  'other seller',
  /** A seller who was not invited to the request. */
  'stranger',
  /** A seller without a paid plan. */
  'unpaid',
  'admin',
  'suspended',
  /** A revoked token of the owner. */
  'revoked',
] as const
export type Person = (typeof PEOPLE)[number]

interface Secret {
  name: string
  value: string
  /** Who may read it. */
  to: readonly Person[]
}

export interface Ids {
  rfqId: string
  quoteId: string
  orderId: string
  listingId: string
  attachmentId: string
  /** A file of the request, not of the listing. */
  rfqFileId: string
  importId: string
  tokenId: string
  searchId: string
  sessionId: string
  requestId: string
  enquiryId: string
  userId: string
  sellerId: string
}

/** The record that each path parameter names. */
const PARAMETERS: Readonly<Record<string, keyof Ids>> = {
  rfqId: 'rfqId',
  id: 'rfqId',
  orderId: 'orderId',
  listingId: 'listingId',
  attachmentId: 'attachmentId',
  rfqFileId: 'rfqFileId',
  importId: 'importId',
  tokenId: 'tokenId',
  searchId: 'searchId',
  sessionId: 'sessionId',
  requestId: 'requestId',
  enquiryId: 'enquiryId',
  userId: 'userId',
}

/**
 * The status that each person gets on a route, for a record of the story. Writes send a valid body and, where the route compares versions,
 * an outdated version: whoever may write gets 412, and nothing is written.
 */
export interface Expectation {
  expected: Partial<Record<Person, readonly number[]>>
  otherwise: readonly number[]
  /** The path or body names a record, so the request is repeated with a missing record. */
  isOfRecord?: true
  /** Who may know that the record exists, and gets 403 instead of 404. */
  knows?: readonly Person[]
  /** Skipped: the request would destroy something that the story needs, or never end. */
  except?: readonly Person[]
  query?: string | ((ids: Ids) => string)
  body?: unknown | ((ids: Ids) => unknown)
  headers?: Record<string, string>
}

export interface Story {
  send(
    route: { name: string; method: string; pattern: string },
    expectation: Expectation,
    person: Person,
    which: 'existing' | 'missing',
  ): Promise<Reply>
  /** Values that no response to this person may contain. */
  secretsFrom(person: Person): Secret[]
  /** Deletes the records as their owner, which proves that they existed. @returns faults */
  close(): Promise<string[]>
}

export async function openStory(world: World): Promise<Story> {
  const [owner, otherBuyer, seller, otherSeller, stranger, unpaid, admin] = await Promise.all(
    (['buyer', 'buyer2', 'growth', 'all', 'starter', 'lapsed', 'admin'] as const).map((account) => world.as(account)),
  )
  if (!owner || !otherBuyer || !seller || !otherSeller || !stranger || !unpaid || !admin) throw new Error('no accounts')
  const [suspended, userId] = await suspendedAccount(world, admin)
  const people: Record<Person, Client> = {
    anonymous: world.anonymous,
    owner,
    'other buyer': otherBuyer,
    seller,
    'other seller': otherSeller,
    stranger,
    unpaid,
    admin,
    suspended,
    revoked: await revokedToken(world),
  }

  // Two quotations, and an order for part of the first.
  const file = must(
    await owner.post('/api/rfq/attachments', fileForm('sheet.txt', 'Count 30s, cones of 1.89 kg.')),
    201,
  )
  const rfqFileId = file.json<{ attachment: { id: string } }>().attachment.id
  const rfqId = await newRequest(owner, [seller, otherSeller], { attachments: [rfqFileId] })
  const quoteId = await newQuotation(seller, rfqId)
  await newQuotation(otherSeller, rfqId)
  const orderId = await newOrder(owner, rfqId, quoteId, 200)

  const draft = must(await seller.post(YARN, yarnBody({ status: 'DRAFT' })), 201)
  const { listingId } = draft.json<{ listing: { listingId: string } }>().listing
  const upload = fileForm('costing.txt', 'What this costs us is confidential.', {
    role: 'privateDocuments',
    visibility: 'private',
  })
  const uploaded = must(await seller.post(`${YARN}/${listingId}/attachments`, upload), 201)
  const attachmentId = uploaded.json<{ attachment: { id: string } }>().attachment.id
  const importId = await finishedImport(seller)
  const browser = await world.session('growth')
  const { tokenId } = await newToken(browser, DEMO_PASSWORD)
  const searchId = await savedSearch(seller)
  const sessions = must(await browser.get('/api/account/sessions'), 200)
  const [{ sessionId } = { sessionId: MISSING_ID }] = sessions.json<{ sessions: { sessionId: string }[] }>().sessions
  const requestId = await planRequest(seller)
  const enquiryId = await newEnquiry(owner, [seller, otherSeller])
  const ids: Ids = {
    rfqId,
    quoteId,
    orderId,
    listingId,
    attachmentId,
    rfqFileId,
    importId,
    tokenId,
    searchId,
    sessionId,
    requestId,
    enquiryId,
    userId,
    sellerId: await sellerIdOf(seller),
  }
  const missing: Ids = { ...ids }
  for (const name of Object.keys(ids) as (keyof Ids)[]) missing[name] = MISSING_ID
  const secrets = secretsOf(ids)

  return {
    send({ name: row, method, pattern }, { query = '', body, headers = {} }, person, which) {
      const known = which === 'existing' ? ids : missing
      const path = pattern.replaceAll(/:([\w.]+)/g, (_, name: string) => {
        if (name === 'moduleKey') return 'yarn'
        if (name === '...nextauth') return 'session'
        const key = PARAMETERS[row.endsWith('(of a request)') && name === 'attachmentId' ? 'rfqFileId' : name]
        if (key === undefined) throw new Error(`no record for the path parameter ${name} of ${pattern}`)
        return known[key]
      })
      const search = typeof query === 'function' ? query(known) : query
      const data = typeof body === 'function' ? body(known) : body
      return people[person].request(method, path + search, { headers, ...(data === undefined ? {} : { body: data }) })
    },
    secretsFrom: (person) => secrets.filter(({ to }) => !to.includes(person)),
    async close() {
      const paths = [
        `/api/account/searches/${searchId}`,
        `/api/account/tokens/${tokenId}`,
        `/api/account/sessions/${sessionId}`,
      ]
      const replies = await Promise.all(paths.map((path) => seller.request('DELETE', path)))
      return replies.flatMap(({ status }, n) => (status === 200 ? [] : [`DELETE ${paths[n]} as its owner: ${status}`]))
    },
  }
}

/** What no one but these people may ever read. */
function secretsOf(ids: Ids): Secret[] {
  const trade: readonly Person[] = ['owner', 'seller', 'admin']
  const sellerSide: readonly Person[] = ['seller', 'admin']
  return [
    { name: 'the request', value: ids.rfqId, to: [...trade, 'other seller'] },
    { name: 'the enquiry', value: ids.enquiryId, to: [...trade, 'other seller'] },
    { name: 'the file of the request', value: ids.rfqFileId, to: [...trade, 'other seller'] },
    { name: 'the quotation', value: ids.quoteId, to: trade },
    { name: 'the order', value: ids.orderId, to: trade },
    { name: 'the draft', value: ids.listingId, to: sellerSide },
    { name: 'the private document', value: ids.attachmentId, to: sellerSide },
    { name: 'the import', value: ids.importId, to: sellerSide },
    { name: 'the token', value: ids.tokenId, to: sellerSide },
    { name: 'the saved search', value: ids.searchId, to: ['seller'] },
    { name: 'the session', value: ids.sessionId, to: sellerSide },
    { name: 'the plan request', value: ids.requestId, to: sellerSide },
  ]
}

/** An account with a token, suspended by an admin. */
async function suspendedAccount(world: World, admin: Client): Promise<[Client, string]> {
  const person = await newcomer(world)
  const suspended = await tokenClient(world.url, person.client, person.password)
  const suspension = { isSuspended: true, reason: 'for the matrix' }
  must(await admin.post(`/api/account/suspensions/${person.userId}`, suspension), 200)
  return [suspended, person.userId]
}

async function revokedToken(world: World): Promise<Client> {
  const owner = await world.as('buyer')
  const { token, tokenId } = await newToken(await world.session('buyer'), DEMO_PASSWORD)
  must(await owner.request('DELETE', `/api/account/tokens/${tokenId}`), 200)
  return client(world.url, { authorization: `Bearer ${token}` })
}

async function finishedImport(seller: Client): Promise<string> {
  const csv = 'title,basePrice,sellerSku,status\n30s of the matrix,289,matrix,DRAFT\n'
  const started = must(await seller.post(`${YARN}/imports`, fileForm('yarns.csv', csv, { mode: 'dry-run' })), 202)
  const { importId } = started.json<{ import: { importId: string } }>().import
  const isDone = async () => {
    const read = must(await seller.get(`${YARN}/imports/${importId}`), 200)
    return read.json<{ import: { finishedAt: string } }>().import.finishedAt !== ''
  }
  if (!(await until(isDone, 30_000))) throw new Error('the import does not end')
  return importId
}

async function savedSearch(seller: Client): Promise<string> {
  const search = { name: 'of the matrix', moduleKey: 'yarn', query: 'q=30s' }
  const saved = must(await seller.post('/api/account/searches', search), 201)
  return saved.json<{ search: { searchId: string } }>().search.searchId
}

/** Requests another plan, or finds the seller's open request. */
async function planRequest(seller: Client): Promise<string> {
  const requested = await seller.post('/api/account/plan-requests', { planKey: 'all_textile' })
  if (requested.status === 201) return requested.json<{ planRequest: { requestId: string } }>().planRequest.requestId
  const { planRequests } = must(await seller.get('/api/account/plan-requests'), 200).json<{
    planRequests: { requestId: string }[]
  }>()
  return planRequests[0]?.requestId ?? MISSING_ID
}
