import { get, MISSING_ID, post, type Step } from '../step'

const ENQUIRIES_PATH = '/api/rfq/enquiries'
const LINE = { moduleKey: 'yarn', sellerIds: ['<id of growth>'], quantity: 300, uom: 'kg' }
const BODY = {
  lines: [LINE, { ...LINE, sellerIds: ['<id of growth>', '<id of starter>'], deliveryLocation: 'Surat' }],
  respondBy: '<in 2 days>',
  deliveryLocation: 'Tiruppur',
  note: 'All goods for one order of shirts.',
}
const basket = (name: string, lines: readonly unknown[], extra: Record<string, unknown> = {}): Step => ({
  name,
  by: 'buyer2',
  ask: 'PUT /api/rfq/basket',
  body: { lines, ...extra },
})

/** Requests that are sent together, what each side reads of them, and the goods collected for them. */
export const ENQUIRIES: readonly Step[] = [
  post('send an enquiry', ENQUIRIES_PATH, 'buyer2', BODY, { keep: { enquiry: 'enquiry.enquiryId' } }),
  post('send an enquiry with problems', ENQUIRIES_PATH, 'buyer2', {
    lines: [
      { ...LINE, quantity: 0 },
      { listingId: MISSING_ID, quantity: 5 },
    ],
    respondBy: '2020-01-01T00:00:00Z',
  }),
  post('send an enquiry of one line', ENQUIRIES_PATH, 'buyer2', { lines: [LINE] }),
  post('send an enquiry as a seller', ENQUIRIES_PATH, 'growth', BODY),
  post('send an enquiry without identity', ENQUIRIES_PATH, 'anonymous', BODY),
  get('the enquiry as its buyer', `${ENQUIRIES_PATH}/<enquiry>`, 'buyer2'),
  get('the enquiry as a seller of both lines', `${ENQUIRIES_PATH}/<enquiry>`, 'growth'),
  get('the enquiry as a seller of one line', `${ENQUIRIES_PATH}/<enquiry>`, 'starter'),
  get('the enquiry as another buyer', `${ENQUIRIES_PATH}/<enquiry>`, 'buyer'),
  get('the comparison of the enquiry, which is not its reader’s', `${ENQUIRIES_PATH}/<enquiry>/export`, 'buyer'),
  get('the enquiries of a buyer', `${ENQUIRIES_PATH}/mine?as=buyer&limit=1`, 'buyer2'),
  get('the enquiries of a seller', `${ENQUIRIES_PATH}/mine?as=seller`, 'starter'),
  get('the enquiries of a role that the buyer lacks', `${ENQUIRIES_PATH}/mine?as=admin`, 'buyer2'),
  get('an empty basket', '/api/rfq/basket', 'buyer2'),
  basket('collect two listings', [{ listingId: '<cotton>', quantity: 100, uom: 'kg' }, { listingId: MISSING_ID }]),
  basket('collect more of one', [{ listingId: '<cotton>', quantity: 250, uom: 'kg' }], { merge: true }),
  basket('collect with problems', [{ listingId: 'x', quantity: 0 }]),
  basket('change an older basket', [], { expectedVersion: 1 }),
  basket('empty the basket', []),
]
