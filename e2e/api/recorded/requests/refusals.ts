import { yarnBody } from '../../../demo'
import { type Caller, post, type Step, YARN } from '../step'

const OTHERS = '/api/trade-core/listings'
const JSON_TYPE = 'application/json'

const typed = (name: string, body: Record<string, unknown>): Step => post(`refuse ${name}`, YARN, 'growth', body)
const raw = (name: string, content: string | Buffer, type = JSON_TYPE, by: Caller = 'growth'): Step => ({
  name: `refuse ${name}`,
  by,
  ask: `POST ${YARN}`,
  raw: { type, content },
})

/** Refused listing writes: malformed bodies, invalid values and callers without permission. */
export const REFUSALS: readonly Step[] = [
  raw('half of a body', '{'),
  raw('an empty body', ''),
  raw('bytes that are no text', Buffer.from([0x22, 0xff, 0x22])),
  raw('a list', '[1,2]'),
  raw('a text', '"yarn"'),
  raw('null', 'null'),
  raw('a form', 'title=a', 'application/x-www-form-urlencoded'),
  raw('plain text', '{}', 'text/plain'),
  raw('__proto__', '{"__proto__":{}}'),
  raw('__proto__ within fields', '{"fields":{"__proto__":{"a":1}}}'),
  raw('constructor', '{"title":"x","constructor":{"prototype":{}}}'),
  raw('U+0000', '{"title":"a\\u0000b"}'),
  raw('a lone surrogate', '{"title":"a\\ud800b"}'),
  raw('1e400', '{"title":"abc","basePrice":1e400}'),
  raw('deep nesting', `{"title":"abc","quality":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`),
  raw('500 keys', JSON.stringify(Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`k${n}`, n])))),
  raw('a long text', JSON.stringify({ title: 'x'.repeat(10_001) })),
  raw('a body that is too large', `{"title":"${'a'.repeat(256 * 1024)}"}`),
  { ...raw('half of a body through Next', '{'), via: 'next' },
  { ...raw('a body that is too large through Next', `{"title":"${'a'.repeat(256 * 1024)}"}`), via: 'next' },
  { ...raw('plain text through Next', '{}', 'text/plain'), via: 'next' },

  typed('nothing at all', {}),
  typed('six mistakes', {
    title: '30s Combed Cotton Yarn',
    count: '500s',
    basePrice: -5,
    currency: 'RUPEEZ',
    fibreType: ['Cotton'],
    condition: 'Used',
    quantitySlabs: [
      { minQty: 1, maxQty: 500, price: 280 },
      { minQty: 502, maxQty: null, price: 'cheap' },
    ],
  }),
  typed('values of the wrong type', {
    title: 7,
    basePrice: true,
    fiberType: { a: 1 },
    newArrival: 'perhaps',
    quantitySlabs: 'many',
    pdcSlabs: [1],
    twist: 5,
    quality: [],
    blendPercentages: 12,
  }),
  typed('unknown fields', { ...yarnBody(), colour: 'red', twst: 'Z', zzzz: 1 }),
  typed('unknown parts', yarnBody({ quality: { uPercnt: 9 }, twist: { diretion: 'Z' }, dimensions: { depth: 1 } })),
  typed(
    'bad numbers',
    yarnBody({ basePrice: 'cheap', moq: 0, ply: 1.5, denier: 4, dispatchLeadTime: 181, cspStrength: 10 }),
  ),
  typed('numbers in words of trade', yarnBody({ basePrice: '2,89', moq: '1 lakh', netWeight: '60kg' })),
  typed('too many decimals', yarnBody({ basePrice: 1.23456, cbm: 0.00001 })),
  typed('a price that is too large', yarnBody({ basePrice: 10_000_001 })),
  typed(
    'values out of closed lists',
    yarnBody({
      condition: 'Used',
      tradeMode: 'Barter',
      originCountry: 'Atlantis',
      incoterm: 'XYZ',
      countSystem: 'furlong',
    }),
  ),
  typed(
    'texts out of form',
    yarnBody({ title: 'short', sellerSku: 'x'.repeat(41), hsCode: 'abc', productMasterId: 'a b', lot: '*' }),
  ),
  typed('too many values', yarnBody({ fiberType: Array.from({ length: 9 }, (_, n) => `Fibre ${n}`) })),
  typed('malformed links', yarnBody({ externalReference: 'http://insecure.example' })),
  typed('a script as a link', yarnBody({ externalReference: 'javascript:alert(1)' })),
  typed('files of another', yarnBody({ coverImage: ['<missing>'], testReport: 'report.pdf' })),
  typed('a status of its own', yarnBody({ status: 'SOLD' })),
  typed('the archive by a write', yarnBody({ status: 'ARCHIVED' })),
  typed('a malformed id', { listingId: 'mine', basePrice: 1 }),
  typed('a malformed version', { listingId: '<cotton>', expectedVersion: 'one' }),
  typed('a settlement of its own', yarnBody({ offlinePdcSettlement: { state: 'PAID' } })),
  typed(
    'a slab of a foreign currency',
    yarnBody({ quantitySlabs: [{ minQty: 60, maxQty: null, price: 3, currency: 'USD' }] }),
  ),
  typed(
    'more slabs than there may be',
    yarnBody({
      quantitySlabs: Array.from({ length: 60 }, (_, n) => ({ minQty: n * 10 + 60, maxQty: n * 10 + 69, price: 289 })),
    }),
  ),
  post(
    'server-owned fields are passed over',
    `${YARN}?mode=preview`,
    'growth',
    yarnBody({ walletEnabled: true, rating: 5, createdBy: 'someone', contextMetadata: {}, version: 7 }),
  ),
  post('fields in a wrapper', `${YARN}?mode=preview`, 'growth', {
    fields: yarnBody(),
    title: 'The title next to it wins',
  }),
  post('a mode of its own', `${YARN}?mode=publish`, 'growth', yarnBody()),
  post('two modes', `${YARN}?mode=preview&mode=preview`, 'growth', yarnBody()),
  post('an unknown parameter of a write', `${YARN}?dry=1`, 'growth', yarnBody()),

  post('write without identity', YARN, 'anonymous', yarnBody()),
  post('write without identity through Next', YARN, 'anonymous', yarnBody(), { via: 'next' }),
  post('write with a malformed token', YARN, 'anonymous', yarnBody(), { headers: { authorization: 'Bearer tx_abc' } }),
  post('write in a module outside the plan', `${OTHERS}/finish_fabric`, 'starter', { title: 'Poplin' }),
  post('write in a module only of the largest plan', `${OTHERS}/chemical_dye`, 'growth', { title: 'Dye' }),
  {
    name: 'outside the plan before the body is read',
    by: 'starter',
    ask: `POST ${OTHERS}/finish_fabric`,
    raw: { type: JSON_TYPE, content: '{not json' },
  },
  post('write with a lapsed plan', YARN, 'lapsed', yarnBody()),
  post('write with a lapsed plan outside it', `${OTHERS}/finish_fabric`, 'lapsed', {}),
  post('write without a plan', YARN, 'none', yarnBody()),
  post('write without a plan in a session', YARN, 'none by cookie', yarnBody()),
  post('write without a plan through Next', YARN, 'none', yarnBody(), { via: 'next' }),
  post('write as a buyer', YARN, 'buyer', yarnBody()),
  post('preview with a lapsed plan', `${YARN}?mode=preview`, 'lapsed', yarnBody()),
  post('write in no module', `${OTHERS}/bogus_module`, 'growth', yarnBody()),
  post('archive with a lapsed plan', `${YARN}/<seeded listing>/archive`, 'lapsed', {}),
]
