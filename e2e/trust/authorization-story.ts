import { newOrder, newQuotation, newRequest } from '../api/rfq/trade'
import { MISSING_ID, YARN, yarnBody } from '../demo'
import { type Client, client, must, type Reply } from './client'
import { newcomer, sellerIdOf } from './scene'
import { until, type World } from './world'

/** One story of a trade, with a record of every kind, and the ten people who stand around it. */

export const PEOPLE = [
  'anonymous',
  /** The buyer of the request. */
  'owner',
  'other buyer',
  /** The seller whose listing, quotation and order it is. */
  'seller',
  /** Was asked in the same request, and answered. */
  'other seller',
  /** Sells, and was not asked. */
  'stranger',
  /** Sells without a plan that is paid. */
  'unpaid',
  'admin',
  'suspended',
  /** A token of the owner that he took back. */
  'revoked',
] as const
export type Person = (typeof PEOPLE)[number]

interface Secret {
  name: string
  value: string
  /** To whom it may be told. */
  to: readonly Person[]
}

export interface Ids {
  rfqId: string
  quoteId: string
  orderId: string
  listingId: string
  attachmentId: string
  /** Of the request, not of the listing. */
  rfqFileId: string
  importId: string
  tokenId: string
  sessionId: string
  requestId: string
  userId: string
  sellerId: string
}

/** Which record a path parameter names. */
const PARAMETERS: Readonly<Record<string, keyof Ids>> = {
  rfqId: 'rfqId',
  id: 'rfqId',
  orderId: 'orderId',
  listingId: 'listingId',
  attachmentId: 'attachmentId',
  rfqFileId: 'rfqFileId',
  importId: 'importId',
  tokenId: 'tokenId',
  sessionId: 'sessionId',
  requestId: 'requestId',
  userId: 'userId',
}

/**
 * Who is answered what on every route, asked about the record of the story. A write carries a body that would do, and a version long gone
 * where the route knows versions: who may write is told so (412), and nothing is written.
 */
export interface Expectation {
  expected: Partial<Record<Person, readonly number[]>>
  otherwise: readonly number[]
  /** The address or the body names a record: asked a second time about one that is not there. */
  isOfRecord?: true
  /** Who may know that the record is there, and is told 403 of it. */
  knows?: readonly Person[]
  /** Left out: for them it would do something that the story still needs, or never end. */
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
    which: 'there' | 'missing',
  ): Promise<Reply>
  /** What no answer to this person may hold. */
  secretsFrom(person: Person): Secret[]
  /** Does at last what was refused to all others: the records were there. @returns faults */
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

  // A full story: quoted by two, ordered in part of one of them.
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
  const upload = fileForm('costing.txt', 'What this costs us is nobody else’s business.', {
    role: 'privateDocuments',
    visibility: 'private',
  })
  const uploaded = must(await seller.post(`${YARN}/${listingId}/attachments`, upload), 201)
  const attachmentId = uploaded.json<{ attachment: { id: string } }>().attachment.id
  const importId = await finishedImport(seller)
  const made = must(await seller.post('/api/account/tokens', { name: 'nobody else’s' }), 201)
  const { tokenId } = made.json<{ apiToken: { tokenId: string } }>().apiToken
  const browser = await world.session('growth')
  const sessions = must(await browser.get('/api/account/sessions'), 200)
  const [{ sessionId } = { sessionId: MISSING_ID }] = sessions.json<{ sessions: { sessionId: string }[] }>().sessions
  const requestId = await planRequest(seller)
  const ids: Ids = {
    rfqId,
    quoteId,
    orderId,
    listingId,
    attachmentId,
    rfqFileId,
    importId,
    tokenId,
    sessionId,
    requestId,
    userId,
    sellerId: await sellerIdOf(seller),
  }
  const missing: Ids = { ...ids }
  for (const name of Object.keys(ids) as (keyof Ids)[]) missing[name] = MISSING_ID
  const trade: readonly Person[] = ['owner', 'seller', 'admin']
  const his: readonly Person[] = ['seller', 'admin']
  const secrets: Secret[] = [
    { name: 'the request', value: rfqId, to: [...trade, 'other seller'] },
    { name: 'the file of the request', value: rfqFileId, to: [...trade, 'other seller'] },
    { name: 'the quotation', value: quoteId, to: trade },
    { name: 'the order', value: orderId, to: trade },
    { name: 'the draft', value: listingId, to: his },
    { name: 'the private document', value: attachmentId, to: his },
    { name: 'the import', value: importId, to: his },
    { name: 'the token', value: tokenId, to: his },
    { name: 'the session', value: sessionId, to: his },
    { name: 'the plan request', value: requestId, to: his },
  ]

  return {
    send({ name: row, method, pattern }, { query = '', body, headers = {} }, person, which) {
      const known = which === 'there' ? ids : missing
      const path = pattern.replaceAll(/:([\w.]+)/g, (_, name: string) => {
        if (name === 'moduleKey') return 'yarn'
        if (name === '...nextauth') return 'session'
        const key = PARAMETERS[row.endsWith('(of a request)') && name === 'attachmentId' ? 'rfqFileId' : name]
        if (key === undefined) throw new Error(`no record for the path parameter ${name} of ${pattern}`)
        return known[key]
      })
      const search = typeof query === 'function' ? query(known) : query
      const sent = typeof body === 'function' ? body(known) : body
      return people[person].request(method, path + search, { headers, ...(sent === undefined ? {} : { body: sent }) })
    },
    secretsFrom: (person) => secrets.filter(({ to }) => !to.includes(person)),
    async close() {
      const doors = [`/api/account/tokens/${tokenId}`, `/api/account/sessions/${sessionId}`]
      const replies = await Promise.all(doors.map((door) => seller.request('DELETE', door)))
      return replies.flatMap(({ status }, n) => (status === 200 ? [] : [`DELETE ${doors[n]} as its owner: ${status}`]))
    },
  }
}

export function fileForm(name: string, text: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new Blob([text], { type: 'application/octet-stream' }), name)
  return form
}

/** An account with a token, whom an admin suspends. */
async function suspendedAccount(world: World, admin: Client): Promise<[Client, string]> {
  const person = await newcomer(world)
  const made = must(await person.client.post('/api/account/tokens', { name: 'soon of no use' }), 201)
  const { token } = made.json<{ token: string }>()
  const suspension = { isSuspended: true, reason: 'for the matrix' }
  must(await admin.post(`/api/account/suspensions/${person.userId}`, suspension), 200)
  return [client(world.url, { authorization: `Bearer ${token}` }), person.userId]
}

async function revokedToken(world: World): Promise<Client> {
  const owner = await world.as('buyer')
  const made = must(await owner.post('/api/account/tokens', { name: 'taken back' }), 201)
  const { token, apiToken } = made.json<{ token: string; apiToken: { tokenId: string } }>()
  must(await owner.request('DELETE', `/api/account/tokens/${apiToken.tokenId}`), 200)
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
  if (!(await until(isDone, 30_000))) throw new Error('an import that does not end')
  return importId
}

/** The seller's request for another plan; one that is open already serves as well. */
async function planRequest(seller: Client): Promise<string> {
  const asked = await seller.post('/api/account/plan-requests', { planKey: 'all_textile' })
  if (asked.status === 201) return asked.json<{ planRequest: { requestId: string } }>().planRequest.requestId
  const { planRequests } = must(await seller.get('/api/account/plan-requests'), 200).json<{
    planRequests: { requestId: string }[]
  }>()
  return planRequests[0]?.requestId ?? MISSING_ID
}
