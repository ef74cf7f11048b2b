/** Demo accounts, and valid bodies of a listing and a quotation. */

export const DEMO_PASSWORD = process.env.DEMO_PASSWORD ?? 'demo-password-of-the-tests'

/** The settings of a server with demo data. Tests send more requests per minute than people do. */
export const DEMO_SERVER = {
  DEMO_PASSWORD,
  SEED_DEMO: 'true',
  RATE_LIMIT_PER_MINUTE: '1000000',
  PAGES_PER_MINUTE: '1000000',
  UPLOADS_PER_MINUTE: '1000000',
  UPLOADS_AT_ONCE: '1000000',
  SIGN_UPS_PER_HOUR: '1000000',
  RFQS_PER_MINUTE: '1000000',
} as const

export type DemoAccount =
  | 'admin'
  | 'buyer'
  | 'buyer2'
  | 'starter'
  | 'growth'
  | 'all'
  | 'lapsed'
  | 'none'
  /** Sells as a private person. */
  | 'person.seller'

export const emailOf = (account: DemoAccount) => `${account}@demo.test`

export const YARN = '/api/trade-core/listings/yarn'

/** A valid quotation. */
export function quotationBody(rfqId: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    rfqId,
    action: 'SUBMIT',
    lineType: 'OFFER',
    unitPrice: 285,
    currency: 'INR',
    priceUom: 'kg',
    offeredQuantity: 500,
    leadTimeDays: 7,
    validUntil: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    ...changes,
  }
}

/** A valid listing. */
export function yarnBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: '30s Combed Compact Cotton Weaving Yarn',
    productName: 'CCW 30',
    yarnFamily: 'Cotton yarn',
    fiberType: ['Cotton'],
    count: '30s CCW',
    basePrice: 289,
    moq: 60,
    quantitySlabs: [
      { minQty: 60, maxQty: 1199, price: 289 },
      { minQty: 1200, maxQty: 8999, price: 286 },
      { minQty: 9000, maxQty: null, price: 283 },
    ],
    pdcSlabs: [
      { days: 30, price: 293.3 },
      { days: 60, price: 297.55 },
    ],
    ...changes,
  }
}

/** An id that no record has. */
export const MISSING_ID = '0197aaaa-0000-7000-8000-000000000000'
