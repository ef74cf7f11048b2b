import type { DemoEmail } from './accounts'

/** One word in a demo request, as its sender would have posted it; the ids of the story are filled in by the seeding. */
export interface SeedAnswer {
  seller: DemoEmail
  hoursLater: number
  body: Readonly<Record<string, unknown>>
}

export interface SeedRequest {
  buyer: DemoEmail
  ageHours: number
  sellers: readonly DemoEmail[]
  /** From the seeding on; null: answers at any time. */
  respondInHours: number | null
  body: Readonly<Record<string, unknown>>
  answers: readonly SeedAnswer[]
  /** The answer of this seller is accepted. */
  award?: { seller: DemoEmail; hoursLater: number; poReference: string }
}

/** How long the demo's prices hold from the seeding on. */
export const VALID_DAYS = 45

/** One open with answers in different units and currencies, one awarded, one sealed. */
export const seedRequests: readonly SeedRequest[] = [
  {
    buyer: 'buyer@demo.test',
    ageHours: 70,
    sellers: ['starter@demo.test', 'growth@demo.test', 'all@demo.test'],
    respondInHours: 96,
    body: {
      quantity: 6000,
      uom: 'kg',
      targetPrice: 282,
      currency: 'INR',
      priceBasis: 'Per kg, to-pay freight, against proforma',
      tradeMode: 'Both',
      deliveryLocation: 'Tiruppur, Tamil Nadu',
      requirements: [
        { field: 'count', op: '=', value: '30s', tolerancePercent: 1.5 },
        { field: 'cspStrength', op: '>=', value: 2650 },
      ],
      note: '30s combed hosiery for single jersey, three lots of 2 t, one shade of grey.',
    },
    answers: [
      {
        seller: 'growth@demo.test',
        hoursLater: 5,
        body: {
          unitPrice: 286.5,
          currency: 'INR',
          priceUom: 'kg',
          offeredQuantity: 6000,
          leadTimeDays: 9,
          freight: { amount: 14500, currency: 'INR', per: 'lot' },
          pdcSlabs: [
            { days: 30, price: 290.8 },
            { days: 60, price: 295.1 },
          ],
          specResponses: [
            { field: 'count', offered: '30s' },
            { field: 'cspStrength', offered: 2720 },
          ],
          note: 'Auto-coned and waxed, from one mixing.',
        },
      },
      {
        seller: 'starter@demo.test',
        hoursLater: 22,
        body: {
          unitPrice: 16920,
          currency: 'INR',
          priceUom: 'bag',
          offeredQuantity: 6000,
          leadTimeDays: 6,
          specResponses: [
            { field: 'netWeight', offered: 60, note: '48 cones of 1.25 kg' },
            { field: 'count', offered: '29.8s' },
          ],
          note: 'Price per bag of 60 kg, ex godown.',
        },
      },
      {
        seller: 'all@demo.test',
        hoursLater: 30,
        body: {
          unitPrice: 3.14,
          currency: 'USD',
          priceUom: 'kg',
          offeredQuantity: 4000,
          leadTimeDays: 21,
          incoterm: 'FOB',
          specResponses: [
            { field: 'count', offered: '20 tex' },
            { field: 'cspStrength', offered: 2600 },
          ],
        },
      },
    ],
  },
  {
    buyer: 'buyer@demo.test',
    ageHours: 300,
    sellers: ['growth@demo.test', 'starter@demo.test'],
    respondInHours: null,
    body: {
      quantity: 1200,
      uom: 'kg',
      currency: 'INR',
      tradeMode: 'Domestic',
      deliveryLocation: 'Tiruppur, Tamil Nadu',
      requirements: [{ field: 'count', op: '=', value: '40s' }],
      note: '40s combed for ribs.',
    },
    answers: [
      {
        seller: 'growth@demo.test',
        hoursLater: 8,
        body: {
          unitPrice: 324,
          currency: 'INR',
          priceUom: 'kg',
          offeredQuantity: 1200,
          leadTimeDays: 7,
          specResponses: [{ field: 'count', offered: '40s' }],
        },
      },
      {
        seller: 'starter@demo.test',
        hoursLater: 12,
        body: { unitPrice: 331.5, currency: 'INR', priceUom: 'kg', offeredQuantity: 800, leadTimeDays: 4 },
      },
    ],
    award: { seller: 'growth@demo.test', hoursLater: 30, poReference: 'AK/PO/2611' },
  },
  {
    buyer: 'buyer2@demo.test',
    ageHours: 20,
    sellers: ['growth@demo.test', 'all@demo.test'],
    respondInHours: 120,
    body: {
      quantity: 18,
      uom: 'MT',
      currency: 'USD',
      tradeMode: 'Export',
      incoterm: 'CIF',
      deliveryLocation: 'Chattogram',
      sealed: true,
      requirements: [{ field: 'count', op: '=', value: '10s OE' }],
      note: '10s open end for denim warp, one container; the answers are opened together.',
    },
    answers: [
      {
        seller: 'all@demo.test',
        hoursLater: 6,
        body: {
          unitPrice: 2.42,
          currency: 'USD',
          priceUom: 'kg',
          offeredQuantity: 18,
          leadTimeDays: 28,
          incoterm: 'CIF',
          specResponses: [{ field: 'count', offered: '10s OE' }],
        },
      },
    ],
  },
]
