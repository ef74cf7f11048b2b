import { expect, it } from 'vitest'
import { type AskValues, askBody } from './ask-values'

const VALUES: AskValues = {
  quantity: '1,20,000',
  uom: 'kg',
  targetPrice: '',
  currency: 'INR',
  priceBasis: 'ex-mill, GST extra',
  tradeMode: 'Domestic',
  incoterm: 'CIF',
  deliveryLocation: 'Tiruppur',
  respondBy: '2026-12-01',
  sealed: false,
  note: '',
  requirements: [
    { field: 'count', op: '=', value: '30s', valueTo: '', tolerance: '1.5' },
    { field: 'cspStrength', op: '>=', value: '2,400', valueTo: '', tolerance: '' },
    { field: 'quality.uPercent', op: 'between', value: '8', valueTo: '10', tolerance: '' },
    { field: 'industryStandard', op: 'in', value: 'GOTS, GRS', valueTo: '', tolerance: '' },
    { field: '', op: '=', value: '', valueTo: '', tolerance: '' },
  ],
}

it('sends figures as numbers, the deadline as the end of that day in India, and nothing that was left empty', () => {
  expect(askBody({ kind: 'listing', listingId: 'l1', title: '', companyName: '' }, VALUES)).toEqual({
    listingId: 'l1',
    quantity: 120000,
    uom: 'kg',
    currency: 'INR',
    priceBasis: 'ex-mill, GST extra',
    tradeMode: 'Domestic',
    deliveryLocation: 'Tiruppur',
    respondBy: '2026-12-01T18:29:59.999Z',
    requirements: [
      { field: 'count', op: '=', value: '30s', tolerance: 1.5 },
      { field: 'cspStrength', op: '>=', value: 2400 },
      { field: 'quality.uPercent', op: 'between', value: [8, 10] },
      { field: 'industryStandard', op: 'in', value: ['GOTS', 'GRS'] },
    ],
  })
})

it('a figure that is none goes as typed, so that the service can say so', () => {
  const body = askBody({ kind: 'pool', moduleKey: 'yarn', moduleName: 'Yarn' }, { ...VALUES, quantity: 'about ten' })
  expect(body).toMatchObject({ moduleKey: 'yarn', openPool: true, quantity: 'about ten' })
})

it('sends a day that is none as it was typed, and no quantity where none was', () => {
  const body = askBody(
    { kind: 'pool', moduleKey: 'yarn', moduleName: 'Yarn' },
    { ...VALUES, quantity: '', respondBy: '12026-11-21' },
  )
  expect(body).toMatchObject({ respondBy: '12026-11-21' })
  expect(body).not.toHaveProperty('quantity')
})
