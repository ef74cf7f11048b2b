import { quotationBody, YARN, yarnBody } from '../demo'
import { type Client, must, type Reply } from './client'
import { browserOf, cookieOf, deal, newcomer, objectOf, requestBody, sellerIdOf, signUpBody } from './scene'
import type { World } from './world'

const EVENTS = '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'

export interface Asked {
  path: string
  body: Record<string, unknown>
  /** The record as it stands after the write. */
  record(answer: Reply): Promise<unknown>
}

export interface WritableRoute {
  /** As the route files name it. */
  route: string
  name: string
  /** Keys that this body is meant to have. */
  own: readonly string[]
  client: Client
  /** A good request, on things made for it where the last one used them up. */
  prepare(): Promise<Asked>
  /** The keys that are tried here; without it all that a body must not set. */
  keys?: readonly string[]
  /** A request that is refused whatever else it says (a made-up secret): the refusal must be for what was planted. */
  isNeverGood?: true
  /** Whether the same request may be sent again after it was taken. */
  isRepeatable?: true
  send?(client: Client, asked: Asked): Promise<Reply>
  /** Nothing of the body is read, so nothing can be told apart: all keys at once. */
  isUnread?: true
}

interface Made {
  listing: { listingId: string }
}

/** The record that stands in an answer under a name; without one the whole answer. */
function answered(name?: string): Asked['record'] {
  return async (reply) => (name ? objectOf(reply)[name] : objectOf(reply))
}

/** Every route that reads a body, with a request that it takes. */
export async function writableRoutes(world: World): Promise<WritableRoute[]> {
  const [seller, buyer, admin] = [await world.as('growth'), await world.as('buyer'), await world.as('admin')]
  const draft = async () =>
    must(await seller.post(YARN, yarnBody({ status: 'DRAFT' })), 201).json<Made>().listing.listingId
  const recordOf = (listingId: string) => async () =>
    must(await seller.get(`${YARN}/${listingId}`), 200).json<{ listings: unknown[] }>().listings[0]
  const [edited, moved, restored, illustrated] = [await draft(), await draft(), await draft(), await draft()]
  const person = await newcomer(world)
  const profile = async () => objectOf(await person.client.get('/api/account/profile')).account
  const listingKeys = ['listingId', 'status', 'expectedVersion', 'fields', 'sellerId']
  const file = (fields: Record<string, unknown>, name: string, text: string) => {
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) {
      if (key !== 'fields') form.set(key, typeof value === 'string' ? value : JSON.stringify(value))
    }
    for (const [key, value] of Object.entries(Object(fields.fields))) form.set(`fields[${key}]`, JSON.stringify(value))
    form.set('file', new Blob([text]), name)
    return form
  }

  return [
    {
      route: '/api/trade-core/listings/:moduleKey',
      name: 'create a listing',
      own: listingKeys,
      client: seller,
      isRepeatable: true,
      prepare: async () => ({ path: YARN, body: yarnBody({ status: 'DRAFT' }), record: answered('listing') }),
    },
    {
      route: '/api/trade-core/listings/:moduleKey',
      name: 'edit a listing',
      own: listingKeys,
      client: seller,
      isRepeatable: true,
      prepare: async () => ({
        path: YARN,
        body: { listingId: edited, title: 'Changed' },
        record: recordOf(edited),
      }),
    },
    {
      route: '/api/trade-core/listings/:moduleKey',
      name: 'name another seller',
      own: [],
      keys: ['sellerId'],
      client: seller,
      isRepeatable: true,
      prepare: async () => ({ path: YARN, body: yarnBody({ status: 'DRAFT' }), record: answered('listing') }),
    },
    ...(['archive', 'unarchive'] as const).map(
      (move): WritableRoute => ({
        route: `/api/trade-core/listings/:moduleKey/:listingId/${move}`,
        name: move,
        own: [],
        client: seller,
        isUnread: true,
        async prepare() {
          const back = move === 'archive' ? 'unarchive' : 'archive'
          const listingId = move === 'archive' ? moved : restored
          must(await seller.post(`${YARN}/${listingId}/${back}`), 200)
          return { path: `${YARN}/${listingId}/${move}`, body: {}, record: recordOf(listingId) }
        },
      }),
    ),
    {
      route: '/api/trade-core/listings/:moduleKey/:listingId/attachments',
      name: 'attach a file',
      own: ['file', 'role', 'visibility'],
      client: seller,
      isRepeatable: true,
      prepare: async () => ({
        path: `${YARN}/${illustrated}/attachments`,
        body: { role: 'technicalSheet' },
        record: answered('attachment'),
      }),
      send: (client, { path, body }) => client.post(path, file(body, 'sheet.txt', 'count,30s\n')),
    },
    {
      route: '/api/trade-core/listings/:moduleKey/:listingId/attachments/:attachmentId',
      name: 'say who sees a file',
      own: ['visibility'],
      client: seller,
      async prepare() {
        const sent = file({ role: 'technicalSheet' }, 'sheet.txt', 'count,30s\n')
        const made = must(await seller.post(`${YARN}/${illustrated}/attachments`, sent), 201)
        const { id } = made.json<{ attachment: { id: string } }>().attachment
        return {
          path: `${YARN}/${illustrated}/attachments/${id}`,
          body: { visibility: 'private' },
          record: answered('attachment'),
        }
      },
    },
    {
      route: '/api/rfq/attachments',
      name: 'send a file for a request',
      own: ['file'],
      keys: ['id', 'companyId', 'uploadedBy', 'rfqId', 'quoteId', 'blobKey', 'sha256', 'bytes', 'mime', 'url', 'state'],
      client: buyer,
      isRepeatable: true,
      prepare: async () => ({ path: '/api/rfq/attachments', body: {}, record: answered('attachment') }),
      send: (client, { path, body }) => client.post(path, file(body, 'sheet.txt', 'count,30s\n')),
    },
    {
      route: '/api/trade-core/listings/:moduleKey/imports',
      name: 'a column of an import',
      own: ['title', 'status', 'listingId', 'id', 'fields'],
      client: seller,
      prepare: async () => ({
        path: `${YARN}/imports`,
        body: { title: 'Imported', status: 'DRAFT' },
        record: answered('import'),
      }),
      send: (client, { path, body: { fields, ...columns } }) => {
        const row = { ...columns, ...Object(fields) }
        const cells = Object.values(row).map((value) => (typeof value === 'string' ? value : 'x'))
        const text = `${Object.keys(row).join(',')}\n${cells.join(',')}\n`
        return client.post(path, file({ mode: 'dry-run' }, 'yarns.csv', text))
      },
    },
    {
      route: '/api/trade-core/listings/:moduleKey/imports/:importId/cancel',
      name: 'cancel an import',
      own: [],
      client: seller,
      isUnread: true,
      async prepare() {
        const form = file({ mode: 'dry-run' }, 'yarns.csv', 'title,status\nImported,DRAFT\n')
        const made = must(await seller.post(`${YARN}/imports`, form), 202).json<{ import: { importId: string } }>()
        return { path: `${YARN}/imports/${made.import.importId}/cancel`, body: {}, record: answered('import') }
      },
    },
    ...(await rfqRoutes(seller, buyer)),
    {
      route: '/api/account/sign-up',
      name: 'sign up',
      own: ['email', 'password', 'name', 'companyName', 'country', 'state', 'city', 'roles'],
      client: world.anonymous,
      prepare: async () => ({ path: '/api/account/sign-up', body: signUpBody(), record: answered('account') }),
    },
    {
      route: '/api/account/sign-up',
      name: 'sign up as an admin',
      own: [],
      keys: ['roles'],
      client: world.anonymous,
      prepare: async () => ({ path: '/api/account/sign-up', body: signUpBody(), record: answered('account') }),
    },
    {
      route: '/api/account/profile',
      name: 'change the profile',
      own: ['name', 'company', 'expectedVersion'],
      client: person.client,
      isRepeatable: true,
      prepare: async () => ({
        path: '/api/account/profile',
        body: { name: 'Another Name' },
        record: profile,
      }),
    },
    {
      route: '/api/account/password',
      name: 'change the password',
      own: ['currentPassword', 'newPassword'],
      client: person.client,
      isRepeatable: true,
      prepare: async () => ({
        path: '/api/account/password',
        body: { currentPassword: person.password, newPassword: person.password },
        record: profile,
      }),
    },
    {
      route: '/api/account/tokens',
      name: 'make a token',
      own: ['name'],
      client: person.client,
      isRepeatable: true,
      prepare: async () => ({ path: '/api/account/tokens', body: { name: 'trust' }, record: answered('apiToken') }),
    },
    {
      route: '/api/account/suspensions/:userId',
      name: 'suspend an account',
      own: ['isSuspended', 'reason'],
      client: admin,
      isRepeatable: true,
      prepare: async () => ({
        path: `/api/account/suspensions/${person.userId}`,
        body: { isSuspended: false, reason: 'nothing happened' },
        record: answered(),
      }),
    },
    ...(await planRoutes(world, admin)),
    {
      route: '/api/account/password-reset/request',
      name: 'ask for a reset',
      own: ['email'],
      client: world.anonymous,
      prepare: async () => ({
        path: '/api/account/password-reset/request',
        body: { email: 'nobody@newcomer.test' },
        record: answered(),
      }),
    },
    ...(['password-reset', 'email-confirmation'] as const).map(
      (name): WritableRoute => ({
        route: `/api/account/${name}`,
        name,
        own: ['secret', 'newPassword'],
        client: world.anonymous,
        isNeverGood: true,
        isRepeatable: true,
        prepare: async () => ({
          path: `/api/account/${name}`,
          // Refused by its form already, so that it counts as no guess.
          body: { secret: 'made up', ...(name === 'password-reset' ? { newPassword: person.password } : {}) },
          record: answered(),
        }),
      }),
    ),
    {
      route: '/api/auth/:...nextauth',
      name: 'sign in',
      own: [],
      keys: ['sid', 'id', 'sub', 'userId', 'roles', 'name', 'emailVerified'],
      client: world.anonymous,
      isRepeatable: true,
      prepare: async () => ({
        path: '/api/auth/callback/credentials',
        body: { email: person.email, password: person.password },
        record: answered(),
      }),
      async send(_client, { body: { fields, ...body } }) {
        const more = Object.fromEntries(
          Object.entries({ ...body, ...Object(fields) }).map(([key, value]) => [key, `${value}`]),
        )
        const cookie = await cookieOf(world.url, { email: person.email, password: person.password, more })
        return browserOf(world.url, cookie).get('/api/account/profile')
      },
    },
    {
      route: '/api/notifications/read',
      name: 'mark as read',
      own: ['upTo', 'numbers'],
      client: person.client,
      isRepeatable: true,
      prepare: async () => ({ path: '/api/notifications/read', body: { upTo: 1 }, record: answered() }),
    },
  ]
}

/** What a seller may ask in a day is some more than this. */
const PLANS_ASKED_MAX = 15

/** A seller who may still ask for a plan today; somebody new in time. */
async function planAsker(world: World) {
  let [{ client: seller }, asked] = [await newcomer(world, ['seller']), 0]
  return {
    get client(): Client {
      return seller
    },
    async next(): Promise<Client> {
      if (asked === PLANS_ASKED_MAX) [{ client: seller }, asked] = [await newcomer(world, ['seller']), 0]
      asked += 1
      return seller
    },
  }
}

/** Each with sellers of its own: one has at most one request open. */
async function planRoutes(world: World, admin: Client): Promise<WritableRoute[]> {
  const [asking, giving, leaving] = [await planAsker(world), await planAsker(world), await planAsker(world)]
  const path = '/api/account/plan-requests'
  const body = { planKey: 'module_starter', note: 'Please.' }
  const open = async (seller: Client): Promise<string> =>
    must(await seller.post(path, body), 201).json<{ planRequest: { requestId: string } }>().planRequest.requestId
  return [
    {
      route: path,
      name: 'ask for a plan',
      own: ['planKey', 'note'],
      get client() {
        return asking.client
      },
      async prepare() {
        const seller = await asking.next()
        const { planRequests } = must(await seller.get(path), 200).json<{
          planRequests: { requestId: string; status: string }[]
        }>()
        for (const { requestId, status } of planRequests) {
          if (status === 'OPEN') must(await seller.post(`${path}/${requestId}/withdraw`, {}), 200)
        }
        return { path, body, record: answered('planRequest') }
      },
    },
    {
      route: `${path}/:requestId/answer`,
      name: 'answer for a plan',
      own: ['outcome', 'reason', 'expectedVersion'],
      client: admin,
      prepare: async () => ({
        path: `${path}/${await open(await giving.next())}/answer`,
        body: { outcome: 'DECLINED', reason: 'A trial.' },
        record: answered('planRequest'),
      }),
    },
    {
      route: `${path}/:requestId/withdraw`,
      name: 'withdraw from a plan',
      own: ['expectedVersion'],
      get client() {
        return leaving.client
      },
      prepare: async () => ({
        path: `${path}/${await open(await leaving.next())}/withdraw`,
        body: {},
        record: answered('planRequest'),
      }),
    },
  ]
}

async function rfqRoutes(seller: Client, buyer: Client): Promise<WritableRoute[]> {
  const sellerId = await sellerIdOf(seller)
  const open = await deal(buyer, seller)
  return [
    {
      route: '/api/rfq/create',
      name: 'ask for a quotation',
      own: [
        ...['listingId', 'moduleKey', 'sellerIds', 'openPool', 'quantity', 'uom', 'targetPrice', 'currency', 'sealed'],
        ...[
          'priceBasis',
          'tradeMode',
          'incoterm',
          'deliveryLocation',
          'attachments',
          'requirements',
          'respondBy',
          'note',
        ],
      ],
      client: buyer,
      isRepeatable: true,
      prepare: async () => ({ path: '/api/rfq/create', body: requestBody(sellerId), record: answered('rfq') }),
    },
    {
      route: '/api/rfq/respond',
      name: 'quote',
      own: ['rfqId', 'action', 'expectedVersion'],
      client: seller,
      isRepeatable: true,
      prepare: async () => ({ path: '/api/rfq/respond', body: quotationBody(open.rfqId), record: answered('quote') }),
    },
    {
      route: '/api/rfq/:rfqId/actions',
      name: 'act on a request',
      own: ['action', 'quoteId', 'quoteVersion', 'sellerId', 'terms', 'note', 'expectedVersion'],
      client: buyer,
      async prepare() {
        const { rfqId } = await deal(buyer, seller)
        must(await seller.post('/api/rfq/respond', { rfqId, action: 'REQUEST_INFO', note: 'What for?' }), 200)
        return {
          path: `/api/rfq/${rfqId}/actions`,
          body: { action: 'PROVIDE_INFO', note: 'For knitting.' },
          record: answered('rfq'),
        }
      },
    },
    {
      route: '/api/trade-core/erp/marketplace-commercial/seller-quotation-event',
      name: 'note an event',
      own: ['rfqId', 'quoteId', 'type', 'message', 'clientEventId'],
      client: seller,
      isRepeatable: true,
      prepare: async () => ({
        path: EVENTS,
        body: { rfqId: open.rfqId, type: 'NOTE', message: 'A note' },
        record: answered('event'),
      }),
    },
    {
      route: '/api/rfq/accept',
      name: 'accept',
      own: ['rfqId', 'quoteId', 'quoteVersion', 'quantity', 'poReference', 'note', 'expectedVersion'],
      client: buyer,
      async prepare() {
        const { rfqId, quoteId } = await deal(buyer, seller)
        return { path: '/api/rfq/accept', body: { rfqId, quoteId, quoteVersion: 1 }, record: answered('order') }
      },
    },
    {
      route: '/api/trade-core/orders/:orderId/transition',
      name: 'move an order',
      own: ['to', 'note', 'expectedVersion'],
      client: seller,
      async prepare() {
        const { orderId } = await deal(buyer, seller, { isAccepted: true })
        return {
          path: `/api/trade-core/orders/${orderId}/transition`,
          body: { to: 'CONFIRMED' },
          record: answered('order'),
        }
      },
    },
  ]
}
