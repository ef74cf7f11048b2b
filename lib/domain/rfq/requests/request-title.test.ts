import { expect, test } from 'vitest'
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

const REQUIREMENTS: Rfq['requirements'] = [
  { field: 'count', op: '=', value: '30s', tolerance: 1.5 },
  { field: 'cspStrength', op: '>=', value: 2400 },
  { field: 'color', op: '=', value: 'Grey' },
  { field: 'quality.uPercent', op: '<=', value: 10 },
]

test('is that of its listing', () => {
  expect(requestTitle({ moduleKey: 'yarn', snapshot: snapshot('30s CCW'), requirements: REQUIREMENTS })).toBe('30s CCW')
})

test('without a listing has the first requirements, figures with their names', () => {
  expect(requestTitle({ moduleKey: 'yarn', snapshot: snapshot(''), requirements: REQUIREMENTS })).toBe(
    'Yarn: 30s ± 1.5, CSP at least 2,400, Grey',
  )
})

test('without any requirement has the quantity', () => {
  expect(requestTitle({ moduleKey: 'yarn', snapshot: snapshot(''), requirements: [] })).toBe('Yarn: 1,20,000 kg')
})
