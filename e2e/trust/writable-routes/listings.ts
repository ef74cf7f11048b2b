import { YARN, yarnBody } from '../../demo'
import { type Client, must } from '../client'
import { recordIn, type WritableRoute } from './route'

const OWN_KEYS = ['listingId', 'status', 'expectedVersion', 'fields', 'sellerId']

interface Made {
  listing: { listingId: string }
}

export async function newDraft(seller: Client): Promise<string> {
  return must(await seller.post(YARN, yarnBody({ status: 'DRAFT' })), 201).json<Made>().listing.listingId
}

export async function listingRoutes(seller: Client): Promise<WritableRoute[]> {
  const recordOf = (listingId: string) => async () =>
    must(await seller.get(`${YARN}/${listingId}`), 200).json<{ listings: unknown[] }>().listings[0]
  const [edited, archived, unarchived] = [await newDraft(seller), await newDraft(seller), await newDraft(seller)]
  return [
    {
      route: '/api/trade-core/listings/:moduleKey',
      name: 'create a listing',
      allowedKeys: OWN_KEYS,
      client: seller,
      isRepeatable: true,
      prepare: async () => ({ path: YARN, body: yarnBody({ status: 'DRAFT' }), record: recordIn('listing') }),
    },
    {
      route: '/api/trade-core/listings/:moduleKey',
      name: 'edit a listing',
      allowedKeys: OWN_KEYS,
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
      name: 'create a listing for another seller',
      allowedKeys: [],
      triedKeys: ['sellerId'],
      client: seller,
      isRepeatable: true,
      prepare: async () => ({ path: YARN, body: yarnBody({ status: 'DRAFT' }), record: recordIn('listing') }),
    },
    {
      route: '/api/trade-core/listings/:moduleKey/read',
      name: 'read a price list',
      allowedKeys: ['text'],
      client: seller,
      isRepeatable: true,
      prepare: async () => ({
        path: `${YARN}/read`,
        body: { text: '30s combed cotton 285' },
        record: recordIn('lines'),
      }),
    },
    {
      route: '/api/trade-core/listings/:moduleKey/imports/lines',
      name: 'read a pasted list',
      allowedKeys: ['text'],
      client: seller,
      isRepeatable: true,
      prepare: async () => ({
        path: `${YARN}/imports/lines`,
        body: { text: '30s combed cotton 285' },
        record: recordIn('rows'),
      }),
    },
    ...(['archive', 'unarchive'] as const).map(
      (move): WritableRoute => ({
        route: `/api/trade-core/listings/:moduleKey/:listingId/${move}`,
        name: move,
        allowedKeys: [],
        client: seller,
        async prepare() {
          const opposite = move === 'archive' ? 'unarchive' : 'archive'
          const listingId = move === 'archive' ? archived : unarchived
          must(await seller.post(`${YARN}/${listingId}/${opposite}`), 200)
          return { path: `${YARN}/${listingId}/${move}`, body: {}, record: recordOf(listingId) }
        },
      }),
    ),
  ]
}
