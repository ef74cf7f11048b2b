import { EVENTS, get, MISSING_ID, post, type Step } from '../step'

const CREATE = '/api/rfq/create'
const RESPOND = '/api/rfq/respond'
const ACCEPT = '/api/rfq/accept'
const ASK = { moduleKey: 'yarn', openPool: true, quantity: 100, uom: 'kg', note: '30s combed cotton' }

const ask = (name: string, changes: Record<string, unknown>): Step =>
  post(`ask with ${name}`, CREATE, 'buyer', { ...ASK, ...changes })
const requiring = (name: string, requirement: Record<string, unknown>): Step =>
  post(`require ${name}`, CREATE, 'buyer', { ...ASK, requirements: [requirement] })
const answer = (name: string, changes: Record<string, unknown>): Step =>
  post(`answer with ${name}`, RESPOND, 'growth', {
    rfqId: '<refused rfq>',
    action: 'SUBMIT',
    unitPrice: 285,
    offeredQuantity: 100,
    leadTimeDays: 7,
    validUntil: '<in 30 days>',
    ...changes,
  })
const act = (name: string, body: Record<string, unknown>): Step =>
  post(`act: ${name}`, '/api/rfq/<refused rfq>/actions', 'buyer', body)

/** Refused requests, quotations, acceptances and events. */
export const TRADE_REFUSALS: readonly Step[] = [
  ask('everything wrong', { quantity: -1, respondBy: '2020-01-01T00:00:00Z', currency: 'XXQ', incoterm: 'FOB' }),
  ask('a quantity in words', { quantity: 'many' }),
  ask('a quantity that is too large', { quantity: 1e11 }),
  ask('a quantity of too many decimals', { quantity: 1.23456 }),
  ask('no unit', { uom: null }),
  ask('nothing that says what it is', { note: null }),
  ask('a long title', { title: 'x'.repeat(141) }),
  ask('a listing of no seller who is asked', {
    openPool: null,
    sellerIds: ['<id of starter>'],
    listingIds: ['<cotton>'],
  }),
  ask('no addressee', { openPool: false }),
  ask('two addressees', { sellerIds: ['<id of growth>'] }),
  ask('no module', { moduleKey: null }),
  ask('a module that does not exist', { moduleKey: 'bogus_module' }),
  ask('an envelope without a time', { sealed: true }),
  ask('a time in words', { respondBy: 'tomorrow' }),
  ask('a time that is far away', { respondBy: '<in 400 days>' }),
  ask('a price of nothing', { targetPrice: 0 }),
  ask('a long note', { note: 'x'.repeat(2001) }),
  ask('an unknown field', { nothing: 1, quantty: 2 }),
  ask('malformed ids', { openPool: null, sellerIds: ['nobody'] }),
  ask('a seller who is not there', { openPool: null, sellerIds: [MISSING_ID] }),
  ask('a file that is not there', { attachments: [MISSING_ID] }),
  ask('an original that is not there', { copyOf: MISSING_ID }),
  post('ask about a listing that is not there', CREATE, 'buyer', { listingId: MISSING_ID, quantity: 1 }),
  post('ask about a listing in another module', CREATE, 'buyer', {
    listingId: '<cotton>',
    moduleKey: 'chemical_dye',
    quantity: 100,
  }),
  post('ask as a seller', CREATE, 'growth', ASK),
  post('ask without identity', CREATE, 'anonymous', ASK),
  post('ask from another site', CREATE, 'buyer by cookie', ASK, { headers: { 'sec-fetch-site': 'cross-site' } }),
  {
    name: 'ask with half of a body',
    by: 'buyer',
    ask: `POST ${CREATE}`,
    raw: { type: 'application/json', content: '{"broken":' },
  },
  { name: 'ask in plain text', by: 'buyer', ask: `POST ${CREATE}`, raw: { type: 'text/plain', content: 'a=1' } },
  post('ask with a list', CREATE, 'buyer', []),

  requiring('an unknown field', { field: 'nothing', op: '=', value: 1 }),
  requiring('a count in words', { field: 'count', op: '=', value: 'about thirty' }),
  requiring('a number in words', { field: 'moq', op: '>=', value: 'many' }),
  requiring('only the lower end', { field: 'moq', op: 'between', value: [1] }),
  requiring('two values for one', { field: 'moq', op: '>=', value: [1, 2] }),
  requiring('an order of words', { field: 'yarnFamily', op: '>=', value: 'Cotton yarn' }),
  requiring('two tolerances', { field: 'moq', op: '=', value: 1, tolerance: 1, tolerancePercent: 1 }),
  requiring('a unit that leads nowhere', { field: 'quality.thin50', op: '<=', value: 5, unit: 'per mile' }),
  requiring('an operator that does not exist', { field: 'moq', op: '~', value: 5 }),

  post(
    'a request to be refused on',
    CREATE,
    'buyer',
    { moduleKey: 'yarn', sellerIds: ['<id of growth>'], quantity: 100, uom: 'kg' },
    { keep: { 'refused rfq': 'rfq.rfqId' } },
  ),
  answer('nothing', { unitPrice: null, offeredQuantity: null, leadTimeDays: null, validUntil: null }),
  answer('a negative price', { unitPrice: -1 }),
  answer('a total that is too large', { unitPrice: 9_000_000_000, priceUom: 'g' }),
  answer('a time that is past', { validUntil: '2020-01-01T00:00:00Z' }),
  answer('a unit that leads nowhere', { priceUom: 'cone' }),
  answer('half a day', { leadTimeDays: 1.5 }),
  answer('a negative freight', { freight: { amount: -1 } }),
  answer('an unknown point', { specResponses: [{ field: 'nothing', offered: 1 }] }),
  answer('a point twice', {
    specResponses: [
      { field: 'count', offered: '30s' },
      { field: 'count', offered: '40s' },
    ],
  }),
  answer('slabs with a gap', {
    quantitySlabs: [
      { minQty: 1, maxQty: 50, price: 285 },
      { minQty: 60, maxQty: null, price: 280 },
    ],
  }),
  answer('cheques below cash', {
    pdcSlabs: [
      { days: 30, price: 200 },
      { days: 31, price: 300 },
    ],
  }),
  answer('an unknown field', { price: 1 }),
  answer('an action that does not exist', { action: 'JUGGLE' }),
  answer('another version of the request', { expectedRfqVersion: 7 }),
  answer('another version of the answer', { expectedVersion: 7 }),
  answer('no question', { action: 'REQUEST_INFO' }),
  post('preview everything wrong', RESPOND, 'growth', {
    rfqId: '<refused rfq>',
    action: 'PREVIEW',
    unitPrice: -1,
    priceUom: 'cone',
    leadTimeDays: 'soon',
  }),
  post('answer as a buyer', RESPOND, 'buyer', { rfqId: '<refused rfq>', action: 'DECLINE' }),
  post('answer a request of others', RESPOND, 'all', { rfqId: '<refused rfq>', action: 'DECLINE' }),
  post('answer with a lapsed plan', RESPOND, 'lapsed', { rfqId: '<refused rfq>', action: 'DECLINE' }),
  post('answer no request', RESPOND, 'growth', { rfqId: MISSING_ID, action: 'DECLINE' }),
  post(
    'answer with an older header',
    RESPOND,
    'growth',
    { rfqId: '<refused rfq>', action: 'DECLINE' },
    { headers: { 'if-match': '"7"' } },
  ),
  post('withdraw what is not there', RESPOND, 'growth', { rfqId: '<refused rfq>', action: 'WITHDRAW' }),

  act('close what has no order', { action: 'CLOSE' }),
  act('answer a question that was not asked', { action: 'PROVIDE_INFO', note: 'so' }),
  act('remove as a buyer', { action: 'REMOVE', note: 'so' }),
  ...['COUNTER', 'DECLINE_QUOTE', 'PROVIDE_INFO', 'REMOVE', 'JUGGLE'].map((action) =>
    act(`${action} alone`, { action }),
  ),
  act('counter what is not there', { action: 'COUNTER', quoteId: MISSING_ID, terms: { unitPrice: 1 } }),
  act('files with a cancellation', { action: 'CANCEL', attachments: [MISSING_ID] }),
  act('another version', { action: 'CANCEL', expectedVersion: 7 }),
  post('act as the seller', '/api/rfq/<refused rfq>/actions', 'growth', { action: 'CANCEL' }),
  post('cancel as an admin', '/api/rfq/<refused rfq>/actions', 'admin', { action: 'CANCEL' }),
  post(
    'act with an older header',
    '/api/rfq/<refused rfq>/actions',
    'buyer',
    { action: 'CANCEL' },
    { headers: { 'if-match': '"7"' } },
  ),

  post('accept what is not there', ACCEPT, 'buyer', { rfqId: '<refused rfq>', quoteId: MISSING_ID, quoteVersion: 1 }),
  post('accept without a version', ACCEPT, 'buyer', { rfqId: '<refused rfq>', quoteId: MISSING_ID, quantity: 0 }),
  post('accept as a seller', ACCEPT, 'growth', { rfqId: '<refused rfq>', quoteId: MISSING_ID, quoteVersion: 1 }),
  post('an event that clients do not write', EVENTS, 'buyer', { rfqId: '<refused rfq>', type: 'QUOTE_ACCEPTED' }),
  post('an event of a stranger', EVENTS, 'buyer2', { rfqId: '<refused rfq>', type: 'NOTE', message: 'x' }),
  post('an event without a type', EVENTS, 'buyer', { rfqId: '<refused rfq>', message: 'x', more: 1 }),
  get('events without a request', EVENTS, 'buyer'),
  get('events of a stranger', `${EVENTS}?rfqId=<refused rfq>`, 'buyer2'),
  get('events with a bad limit', `${EVENTS}?rfqId=<refused rfq>&limit=201&cursor=x`, 'buyer'),

  ...Object.entries({ as: 'nobody', cursor: 'here', limit: '0', status: 'SOLD', colour: 'red' }).map(([name, value]) =>
    get(`requests refuse ${name}=${value}`, `/api/rfq/mine?${name}=${value}`, 'buyer'),
  ),
  ...['as=admin', 'limit=101', 'status=SOLD'].map((query) =>
    get(`orders refuse ${query}`, `/api/trade-core/orders/mine?${query}`, 'buyer'),
  ),
  ...['currency=XXQ', 'uom=piece', 'quantity=some', 'quantity=0', 'creditRate=-1', 'more=1'].map((query) =>
    get(`the comparison refuses ${query}`, `/api/rfq/compare/<refused rfq>?${query}`, 'buyer'),
  ),
  get('the dashboard refuses two', '/api/trade-core/erp/marketplace/readback-dashboard?as=admin&more=1', 'buyer'),
  get('an order that is not there', `/api/trade-core/orders/${MISSING_ID}`, 'buyer'),
  get('an order whose id is malformed', '/api/trade-core/orders/first', 'buyer'),
]
