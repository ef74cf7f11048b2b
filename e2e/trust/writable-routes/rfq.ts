import { quotationBody } from '../../demo'
import { type Client, must } from '../client'
import { deal, requestBody, sellerIdOf } from '../fixtures'
import { recordIn, type WritableRoute } from './route'

const EVENTS = '/api/trade-core/erp/marketplace-commercial/seller-quotation-event'

export async function rfqRoutes(seller: Client, buyer: Client): Promise<WritableRoute[]> {
  const sellerId = await sellerIdOf(seller)
  const open = await deal(buyer, seller)
  return [
    {
      route: '/api/rfq/create',
      name: 'create a request',
      allowedKeys: [
        ...[
          'listingId',
          'moduleKey',
          'sellerIds',
          'listingIds',
          'openPool',
          'title',
          'quantity',
          'uom',
          'targetPrice',
          'currency',
          'sealed',
        ],
        ...[
          'priceBasis',
          'tradeMode',
          'incoterm',
          'deliveryLocation',
          'attachments',
          'requirements',
          'respondBy',
          'neededBy',
          'note',
        ],
      ],
      client: buyer,
      isRepeatable: true,
      prepare: async () => ({ path: '/api/rfq/create', body: requestBody(sellerId), record: recordIn('rfq') }),
    },
    {
      route: '/api/rfq/respond',
      name: 'submit a quotation',
      allowedKeys: ['rfqId', 'action', 'expectedVersion'],
      client: seller,
      isRepeatable: true,
      prepare: async () => ({ path: '/api/rfq/respond', body: quotationBody(open.rfqId), record: recordIn('quote') }),
    },
    {
      route: '/api/rfq/:rfqId/actions',
      name: 'act on a request',
      allowedKeys: ['action', 'quoteId', 'quoteVersion', 'sellerId', 'terms', 'note', 'expectedVersion'],
      client: buyer,
      async prepare() {
        const { rfqId } = await deal(buyer, seller)
        must(await seller.post('/api/rfq/respond', { rfqId, action: 'REQUEST_INFO', note: 'What for?' }), 200)
        return {
          path: `/api/rfq/${rfqId}/actions`,
          body: { action: 'PROVIDE_INFO', note: 'For knitting.' },
          record: recordIn('rfq'),
        }
      },
    },
    {
      route: '/api/trade-core/erp/marketplace-commercial/seller-quotation-event',
      name: 'post an event',
      allowedKeys: ['rfqId', 'quoteId', 'type', 'message', 'clientEventId'],
      client: seller,
      isRepeatable: true,
      prepare: async () => ({
        path: EVENTS,
        body: { rfqId: open.rfqId, type: 'NOTE', message: 'A note' },
        record: recordIn('event'),
      }),
    },
    {
      route: '/api/rfq/accept',
      name: 'accept a quotation',
      allowedKeys: ['rfqId', 'quoteId', 'quoteVersion', 'quantity', 'poReference', 'note', 'expectedVersion'],
      client: buyer,
      async prepare() {
        const { rfqId, quoteId } = await deal(buyer, seller)
        return { path: '/api/rfq/accept', body: { rfqId, quoteId, quoteVersion: 1 }, record: recordIn('order') }
      },
    },
    ...enquiryRoutes(buyer, sellerId),
    ...orderRoutes(seller, buyer),
  ]
}

function enquiryRoutes(buyer: Client, sellerId: string): WritableRoute[] {
  return [
    {
      route: '/api/rfq/enquiries',
      name: 'send an enquiry',
      allowedKeys: ['lines', 'respondBy', 'deliveryLocation', 'note'],
      client: buyer,
      isRepeatable: true,
      prepare: async () => ({
        path: '/api/rfq/enquiries',
        body: { lines: [requestBody(sellerId), requestBody(sellerId)] },
        record: recordIn('enquiry'),
      }),
    },
    {
      route: '/api/rfq/basket',
      name: 'save the basket',
      allowedKeys: ['lines', 'merge', 'expectedVersion'],
      client: buyer,
      isRepeatable: true,
      prepare: async () => ({ path: '/api/rfq/basket', body: { lines: [] }, record: recordIn('basket') }),
      send: (client, { path, body }) => client.request('PUT', path, { body }),
    },
  ]
}

function orderRoutes(seller: Client, buyer: Client): WritableRoute[] {
  return [
    {
      route: '/api/trade-core/orders/:orderId/messages',
      name: 'write a message on an order',
      allowedKeys: ['text'],
      client: seller,
      isRepeatable: true,
      async prepare() {
        const { orderId } = await deal(buyer, seller, { isAccepted: true })
        return {
          path: `/api/trade-core/orders/${orderId}/messages`,
          body: { text: 'The invoice is with the goods.' },
          record: recordIn('message'),
        }
      },
    },
    {
      route: '/api/trade-core/orders/:orderId/transition',
      name: 'move an order',
      allowedKeys: ['to', 'note', 'expectedVersion'],
      client: seller,
      async prepare() {
        const { orderId } = await deal(buyer, seller, { isAccepted: true })
        return {
          path: `/api/trade-core/orders/${orderId}/transition`,
          body: { to: 'CONFIRMED' },
          record: recordIn('order'),
        }
      },
    },
  ]
}
