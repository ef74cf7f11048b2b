import { describe, expect, test } from 'vitest'
import { sampleTitle } from '@/lib/domain/listing/sample'
import type { Rfq, RfqSnapshot } from '../rfq'
import { requestTitle } from './request-title'

const snapshot = (title: string): RfqSnapshot => ({
  quantity: 120_000,
  uom: 'kg',
  targetPrice: null,
  currency: 'INR',
  priceBasis: '',
  tradeMode: 'Domestic',
  incoterm: '',
  deliveryLocation: 'Tiruppur',
  attachments: [],
  technicalSpecificationSnapshot: { listingId: '', listingVersion: 0, title, fields: {} },
  capturedAt: '2026-11-21T06:00:00.000Z',
})

const NONE = { title: '', moduleKey: 'yarn', snapshot: snapshot(''), requirements: [], note: '' } as const

/** A request about a listing with these values. */
const ofListing = (title: string, fields: Record<string, unknown>) => ({
  ...NONE,
  snapshot: {
    ...snapshot(title),
    technicalSpecificationSnapshot: { listingId: 'a', listingVersion: 1, title, fields },
  },
})

const YARN = {
  count: '40s',
  yarnFamily: 'Cotton yarn',
  fiberType: ['Cotton'],
  spinningSystem: 'Combed',
  finish: 'Waxed',
  conePackageType: 'Cone',
}

describe('the title of a request', () => {
  test('says the goods of the listing and the quantity, without packing', () => {
    expect(requestTitle(ofListing('Special offer', YARN))).toBe('40s Combed Cotton Yarn, 1,20,000 kg')
  })

  test('says what the buyer requires in place of the listing', () => {
    const request = ofListing('', { ...YARN, dyeingStatus: 'Grey' })
    const dyed = { field: 'dyeingStatus', op: '=' as const, value: 'Dyed' }
    expect(requestTitle(request)).toBe('40s Combed Cotton Grey Yarn, 1,20,000 kg')
    expect(requestTitle({ ...request, requirements: [dyed] })).toBe('40s Combed Cotton Dyed Yarn, 1,20,000 kg')
  })

  test('counts goods as people do', () => {
    const request = ofListing('Corozo button', {})
    const counted = { ...request, snapshot: { ...request.snapshot, uom: 'piece' } }
    expect(requestTitle(counted, 1)).toBe('Corozo button, 1 piece')
    expect(requestTitle(counted, 240)).toBe('Corozo button, 240 pieces')
  })

  test('has the quantity of the order in an order', () => {
    expect(requestTitle(ofListing('', YARN), 1200)).toBe('40s Combed Cotton Yarn, 1,200 kg')
  })

  test('is the title of a listing that says too little else', () => {
    expect(requestTitle(ofListing('60s combed weaving', {}))).toBe('60s combed weaving, 1,20,000 kg')
  })

  test('knows from the points of a cloth that it is woven', () => {
    const points = { warpCount: '40s', weftCount: '40s', epi: 132 }
    const requirements = Object.entries(points).map(([field, value]) => ({ field, op: '=' as const, value }))
    const width = { field: 'clothWidth', op: '>=' as const, value: '63"' }
    const request = { ...NONE, moduleKey: 'grey_fabric' as const, requirements: [...requirements, width] }
    expect(requestTitle(request)).toBe('40×40 Grey Fabric, 1,20,000 kg')
  })

  test('is made from the requirements that describe goods', () => {
    const requirements: Rfq['requirements'] = [
      { field: 'count', op: '=', value: '30s', tolerance: 1.5 },
      { field: 'fiberType', op: '=', value: 'Cotton' },
      { field: 'spinningSystem', op: '=', value: 'Combed' },
      { field: 'cspStrength', op: '>=', value: 2400 },
    ]
    expect(requestTitle({ ...NONE, requirements })).toBe('30s Combed Cotton Yarn, 1,20,000 kg')
  })

  test('names the first points where they describe no goods, figures with their names', () => {
    const requirements: Rfq['requirements'] = [
      { field: 'cspStrength', op: '>=', value: 2400 },
      { field: 'quality.uPercent', op: '<=', value: 10 },
    ]
    expect(requestTitle({ ...NONE, requirements })).toBe(
      'Yarn: CSP at least 2,400, Unevenness U at most 10, 1,20,000 kg',
    )
  })

  test('begins with the note where that is all there is', () => {
    expect(requestTitle({ ...NONE, note: '2/40s PV 65/35 grey\nfor suiting' })).toBe('2/40s PV 65/35 grey, 1,20,000 kg')
  })

  test('is the buyer’s own where they gave one', () => {
    expect(requestTitle({ ...ofListing('', YARN), title: 'Autumn knits' })).toBe('Autumn knits')
    expect(requestTitle({ ...ofListing('', YARN), title: 'Autumn knits' }, 1200)).toBe('Autumn knits')
  })

  test('says that a sample is asked for, until the goods are ordered', () => {
    const request = { ...ofListing('', YARN), title: sampleTitle('40s Combed Cotton Yarn') }
    expect(requestTitle(request)).toBe('Sample: 40s Combed Cotton Yarn')
    expect(requestTitle(request, 1200)).toBe('40s Combed Cotton Yarn, 1,200 kg')
  })
})
