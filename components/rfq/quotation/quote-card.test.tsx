import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CounterNotice } from './quote-card'

test('a counter-offer shows every term that its acceptance takes', () => {
  const terms = {
    unitPrice: 280,
    offeredQuantity: 900,
    leadTimeDays: 5,
    incoterm: 'DDP',
    validUntil: '2026-12-31T18:29:59.999Z',
  }
  const counter = { terms, note: 'For this month', at: '2026-11-21T06:00:00.000Z', attachments: [] }
  const slab = { index: 1, minQty: 1, maxQty: null, price: 285, currency: 'INR', priceUom: 'kg' }
  const quote = {
    counter,
    currency: 'INR',
    priceUom: 'kg',
    actions: [],
    files: [],
    quantitySlabs: [slab],
    pdcSlabs: [],
  }
  const text = renderToStaticMarkup(<CounterNotice quote={quote} side="seller" uom="kg" />).replace(/<[^>]*>/g, '')
  for (const words of [
    '₹280',
    '900 kg',
    '5 days',
    'DDP',
    '31 Dec 2026',
    'For this month',
    'replaces the quantity slabs',
  ])
    expect(text).toContain(words)
})
