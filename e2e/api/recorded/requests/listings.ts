import { yarnBody } from '../../../demo'
import { get, MISSING_ID, post, type Step, YARN } from '../step'

const OTHERS = '/api/trade-core/listings'
const preview = (name: string, body: Record<string, unknown>): Step =>
  post(`preview ${name}`, `${YARN}?mode=preview`, 'growth', body)

/** Listings from creation to archive, with derived values of counts, blends, prices and packing. */
export const LISTINGS: readonly Step[] = [
  post('read a price list', `${YARN}/read`, 'buyer', {
    text: '30s CCH cone, 285 + GST, 5 t ready, min 60 kg, 4 days\n2/40s PV 65/35 @ 210 per kg',
  }),
  post('read a price list that is no text', `${YARN}/read`, 'buyer', { text: 285 }),
  post('create a listing', YARN, 'growth', yarnBody({ sellerSku: 'REC-30' }), {
    keep: { cotton: 'listing.listingId' },
  }),
  get('read it as a buyer', `${YARN}/<cotton>`, 'buyer'),
  get('find it by its item code', `${YARN}?scope=mine&view=card&q=REC-30`, 'growth'),
  get('it is the newest card', `${YARN}?view=card&limit=1`),
  post('edit its price', YARN, 'growth', {
    listingId: '<cotton>',
    basePrice: 291.5,
    sellerSku: null,
    brandManufacturer: 'Kaveri',
  }),
  post(
    'edit it at its version',
    YARN,
    'growth',
    { listingId: '<cotton>', basePrice: 292 },
    { headers: { 'if-match': '"2"' } },
  ),
  post(
    'edit it at an older version',
    YARN,
    'growth',
    { listingId: '<cotton>', basePrice: 1 },
    { headers: { 'if-match': '"2"' } },
  ),
  post('edit it at an older expected version', YARN, 'growth', {
    listingId: '<cotton>',
    basePrice: 1,
    expectedVersion: 1,
  }),
  post(
    'edit it with a malformed if-match',
    YARN,
    'growth',
    { listingId: '<cotton>', basePrice: 1 },
    { headers: { 'if-match': 'three' } },
  ),
  post('edit it at any version', YARN, 'growth', { listingId: '<cotton>', moq: 120 }, { headers: { 'if-match': '*' } }),
  post('edit nothing of it', YARN, 'growth', { listingId: '<cotton>', moq: 120 }),
  post('edit it through Next', YARN, 'growth', { listingId: '<cotton>', moq: 60 }, { via: 'next' }),
  post('edit it in a session', YARN, 'growth by cookie', { listingId: '<cotton>', availableQuantity: 900 }),
  post(
    'edit it from another site',
    YARN,
    'growth by cookie',
    { listingId: '<cotton>', basePrice: 1 },
    { headers: { 'sec-fetch-site': 'cross-site' } },
  ),
  post(
    'edit it in a session of a foreign origin',
    YARN,
    'growth by cookie',
    { listingId: '<cotton>' },
    { headers: { 'sec-fetch-site': '', origin: 'https://evil.example' } },
  ),
  post('edit the listing of another', YARN, 'starter', { listingId: '<cotton>', basePrice: 1 }),
  post('edit a listing that is not there', YARN, 'growth', { listingId: MISSING_ID, basePrice: 1 }),
  get('its history', `${YARN}/<cotton>/history`, 'growth'),
  get('its history as an admin reads it', `${YARN}/<cotton>/history?limit=2`, 'admin', {
    keep: { 'older history': 'page.nextCursor' },
  }),
  get('its older history', `${YARN}/<cotton>/history?limit=2&cursor=<older history>`, 'growth'),
  get('its history for a stranger', `${YARN}/<cotton>/history`, 'starter'),
  get('its history for a buyer', `${YARN}/<cotton>/history`, 'buyer'),
  get('its history with a bad limit', `${YARN}/<cotton>/history?limit=0`, 'growth'),

  post('archive it', `${YARN}/<cotton>/archive`, 'growth', {}),
  post('archive it again', `${YARN}/<cotton>/archive`, 'growth', {}),
  post('archive it at an older version', `${YARN}/<cotton>/archive`, 'growth', {}, { headers: { 'if-match': '"1"' } }),
  post('archive the listing of another', `${YARN}/<cotton>/archive`, 'all', {}),
  post('archive it without identity', `${YARN}/<cotton>/archive`, 'anonymous', {}),
  get('read it archived as a buyer', `${YARN}/<cotton>`, 'buyer'),
  get('read it archived as its seller', `${YARN}/<cotton>`, 'growth'),
  get('the own archived listings', `${YARN}?scope=mine&view=card&status=ARCHIVED`, 'growth'),
  post('edit it archived', YARN, 'growth', { listingId: '<cotton>', basePrice: 300 }),
  post('unarchive it', `${YARN}/<cotton>/unarchive`, 'growth', {}),
  post('unarchive it again', `${YARN}/<cotton>/unarchive`, 'growth', {}),

  post(
    'create a draft that breaks rules',
    YARN,
    'growth',
    {
      title: 'Slub yarn, to be finished',
      status: 'DRAFT',
      count: '500s',
      quantitySlabs: [
        { minQty: 1, maxQty: 500, price: 300 },
        { minQty: 502, price: 290 },
      ],
    },
    { keep: { draft: 'listing.listingId' } },
  ),
  post('save the draft by itself', `${YARN}?autosave=true`, 'growth', {
    listingId: '<draft>',
    count: '30s',
    status: 'DRAFT',
  }),
  post('save a live listing by itself', `${YARN}?autosave=true`, 'growth', { listingId: '<cotton>', moq: 61 }),
  post('autosave with another value', `${YARN}?autosave=yes`, 'growth', { listingId: '<draft>' }),
  get('read the draft as a stranger', `${YARN}/<draft>`, 'buyer'),
  get('read the draft as an admin', `${YARN}/<draft>`, 'admin'),
  post('publish the draft too early', YARN, 'growth', { listingId: '<draft>', status: 'ACTIVE' }),
  post('publish the draft', YARN, 'growth', {
    listingId: '<draft>',
    status: 'ACTIVE',
    basePrice: 240,
    uom: 'kg',
    quantitySlabs: null,
  }),
  post('make it a draft again', YARN, 'growth', { listingId: '<draft>', status: 'DRAFT' }),
  post('create an empty draft', YARN, 'growth', { status: 'DRAFT' }),

  post('create under a key', YARN, 'growth', yarnBody({ sellerSku: 'REC-KEY' }), {
    headers: { 'idempotency-key': 'recorded-listing' },
  }),
  post('create under the same key', YARN, 'growth', yarnBody({ sellerSku: 'REC-KEY' }), {
    headers: { 'idempotency-key': 'recorded-listing' },
  }),
  post('create something else under the key', YARN, 'growth', yarnBody({ sellerSku: 'REC-OTHER' }), {
    headers: { 'idempotency-key': 'recorded-listing' },
  }),
  post('create the same under the key of another', YARN, 'starter', yarnBody({ sellerSku: 'REC-KEY' }), {
    headers: { 'idempotency-key': 'recorded-listing' },
  }),
  post('a refusal under a key', YARN, 'growth', yarnBody({ basePrice: -1 }), {
    headers: { 'idempotency-key': 'recorded-refusal' },
  }),
  post('the same refusal under the key', YARN, 'growth', yarnBody({ basePrice: -1 }), {
    headers: { 'idempotency-key': 'recorded-refusal' },
  }),
  post('a key that is too long', YARN, 'growth', yarnBody(), { headers: { 'idempotency-key': 'k'.repeat(300) } }),

  post(
    'an admin writes for a seller',
    YARN,
    'admin',
    yarnBody({ sellerId: '<id of starter>', sellerSku: 'REC-ADMIN' }),
    { keep: { 'by admin': 'listing.listingId' } },
  ),
  post('an admin writes outside the plan of the seller', `${OTHERS}/finish_fabric`, 'admin', {
    sellerId: '<id of starter>',
    title: 'Poplin',
  }),
  post('an admin names no seller', YARN, 'admin', yarnBody()),
  post('a seller writes for another', YARN, 'growth', yarnBody({ sellerId: '<id of starter>' })),

  post('new arrival with its evidence missing', YARN, 'all', yarnBody({ newArrival: true, sellerSku: 'REC-NEW-1' }), {
    keep: { arrival: 'listing.listingId' },
  }),
  post('a second new arrival', YARN, 'all', yarnBody({ newArrival: true, sellerSku: 'REC-NEW-2' })),
  post('a third new arrival', YARN, 'all', yarnBody({ newArrival: true, sellerSku: 'REC-NEW-3' })),
  post('a fourth new arrival', YARN, 'all', yarnBody({ newArrival: true, sellerSku: 'REC-NEW-4' })),
  post('edit a new arrival', YARN, 'all', { listingId: '<arrival>', newArrival: true, basePrice: 288 }),

  preview('the usual listing', yarnBody()),
  ...[
    '2/40s',
    'Nm 2/48',
    '150D/48F',
    '20 tex',
    '8 lb',
    '40 lea',
    '30s CCW',
    '167 dtex/48f',
    '20/2',
    'Ne 30/1 OE',
    '2x40s',
    'forty',
  ].map((count) => preview(`the count ${count}`, { title: 'A yarn of this count', basePrice: 300, uom: 'kg', count })),
  preview('a count in its own system', {
    title: 'A yarn of this count',
    basePrice: 300,
    uom: 'kg',
    count: '30',
    countSystem: 'Nm',
    ply: 2,
  }),
  preview('a denier next to its count', {
    title: 'A filament yarn',
    basePrice: 130,
    uom: 'kg',
    count: '150D/48F',
    denier: 300,
  }),
  preview(
    'a blend',
    yarnBody({
      fiberType: ['Cotton', 'Polyester'],
      blendPercentages: [
        { fibre: 'Cotton', percent: 60 },
        { fibre: 'Polyester', percent: 40 },
      ],
    }),
  ),
  preview('a blend in words', yarnBody({ fiberType: ['Polyester', 'Viscose'], blendPercentages: 'PV 65/35' })),
  preview(
    'a blend that adds up to 95',
    yarnBody({
      fiberType: ['Cotton', 'Viscose'],
      blendPercentages: [
        { fibre: 'Cotton', percent: 75 },
        { fibre: 'Viscose', percent: 20 },
      ],
    }),
  ),
  preview(
    'a blend with a fibre twice',
    yarnBody({
      blendPercentages: [
        { fibre: 'Cotton', percent: 50 },
        { fibre: 'Cotton', percent: 50 },
      ],
    }),
  ),
  preview('values by their aliases', {
    title: 'A yarn in trade words',
    basePrice: '289',
    uom: 'kgs',
    currency: 'inr',
    condition: 'fresh maal',
    count: '30s',
    fiberType: 'organic cotton',
    tradeMode: 'local',
    countSystem: 'English cotton',
  }),
  preview('a currency that is no ISO 4217 code', yarnBody({ currency: 'RUPEES' })),
  preview(
    'an export',
    yarnBody({
      tradeMode: 'Export',
      incoterm: 'FOB',
      loadingPort: 'INNSA',
      currency: 'USD',
      basePrice: 3.2,
      quantitySlabs: null,
      pdcSlabs: null,
      exportPrice: 3.3,
      destinationPort: 'INNSA',
    }),
  ),
  preview('an incoterm at home', yarnBody({ tradeMode: 'Domestic', incoterm: 'CIF' })),
  preview(
    'cheques that break rules',
    yarnBody({
      pdcSlabs: [
        { days: 30, price: 280 },
        { days: 31, price: 295 },
        { days: 30, price: 296 },
        { days: 360, price: 900 },
        { days: 60, price: 0 },
      ],
    }),
  ),
  preview(
    'slabs that overlap',
    yarnBody({
      quantitySlabs: [
        { minQty: 60, maxQty: 1200, price: 289 },
        { minQty: 1200, maxQty: 900, price: 0 },
        { minQty: 0, maxQty: null, price: 10 },
      ],
    }),
  ),
  preview(
    'slabs that start above the minimum order',
    yarnBody({ quantitySlabs: [{ minQty: 100, maxQty: null, price: 289 }] }),
  ),
  preview(
    'prices that rise with the quantity',
    yarnBody({
      quantitySlabs: [
        { minQty: 60, maxQty: 999, price: 280 },
        { minQty: 1000, maxQty: null, price: 290 },
      ],
    }),
  ),
  preview(
    'packing',
    yarnBody({
      packageType: 'carton',
      unitsPerPackage: 24,
      netWeight: 45.6,
      grossWeight: 48.2,
      length: 60,
      width: 40,
      height: 45,
      dimensionUnit: 'cm',
      packageCount: 200,
    }),
  ),
  preview(
    'packing in inches with a net weight above the gross',
    yarnBody({
      packageType: 'Crate of my own',
      netWeight: 50,
      grossWeight: 48,
      length: 24,
      width: 16,
      height: 18,
      dimensionUnit: 'in',
    }),
  ),
  preview('a volume by the seller', yarnBody({ cbm: 0.108, length: 60, width: 40, height: 45 })),
  ...['5205', '520523', '5205.23', '52052310', '61091000', '5205231'].map((hsCode) =>
    preview(`the HS code ${hsCode}`, yarnBody({ hsCode })),
  ),
  preview(
    'an HS code of another fibre',
    yarnBody({ fiberType: ['Polyester'], blendPercentages: null, hsCode: '520523' }),
  ),
  preview('stock below the minimum order', yarnBody({ availableQuantity: 10, totalQuantity: 5 })),
  preview('a sample price without samples', yarnBody({ sampleAvailable: false, samplePrice: 40 })),
  preview(
    'twist, quality and dimensions',
    yarnBody({
      twist: 'Z 23.5 TPI',
      quality: { uPercent: 9.6, csp: 2900 },
      dimensions: { length: 170, coneWeight: 1.25 },
      tolerance: { countPercent: 1.5 },
    }),
  ),
  preview('a twist as an object', yarnBody({ twist: { direction: 'S', amount: '900', unit: 'TPM' }, ply: 2 })),
  preview(
    'claims without a report',
    yarnBody({ title: 'GOTS certified organic cotton yarn', fiberType: ['Organic cotton'] }),
  ),
  preview('a jute of lots and conditions', {
    title: 'Jute yarn, job lot',
    basePrice: 95,
    uom: 'kg',
    yarnFamily: 'Jute',
    fiberType: ['Jute'],
    count: '8 lb',
    condition: 'JobLot',
    lot: 'A-1, B-2',
  }),
  preview(
    'a price in bags',
    yarnBody({
      priceUom: 'bag',
      uom: 'kg',
      basePrice: 16900,
      quantitySlabs: null,
      pdcSlabs: null,
      netWeight: 60,
      moqUom: 'bag',
      moq: 2,
    }),
  ),
]
