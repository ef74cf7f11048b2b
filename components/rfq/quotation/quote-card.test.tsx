import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import { requestAbout } from '@/lib/testing/asked-listing'
import { RfqActions } from '../rfq-actions'
import { AgreedTerms, CounterNotice, QuoteActions } from './quote-card'

test('a counter-offer shows every term that its acceptance takes, next to what was quoted', () => {
  const terms = {
    unitPrice: 280,
    offeredQuantity: 900,
    leadTimeDays: 5,
    incoterm: 'DDP',
    freight: { amount: 0, currency: 'INR', per: 'lot' },
    validUntil: '2026-12-31T18:29:59.999Z',
  }
  const counter = { terms, note: 'For this month', at: '2026-11-21T06:00:00.000Z', attachments: [] }
  const slab = { index: 1, minQty: 1, maxQty: null, price: 285, currency: 'INR', priceUom: 'kg' }
  const quote = {
    counter,
    unitPrice: 285,
    currency: 'INR',
    priceUom: 'kg',
    offeredQuantity: 900,
    moq: 300,
    leadTimeDays: 10,
    incoterm: '',
    freight: { amount: 900, currency: 'INR', per: 'lot' },
    validUntil: '',
    actions: [],
    files: [],
    quantitySlabs: [slab],
    pdcSlabs: [],
  }
  const snapshot = { uom: 'kg', tradeMode: 'Domestic' }
  const notice = renderToStaticMarkup(<CounterNotice quote={quote} side="seller" snapshot={snapshot} />)
  const text = notice.replace(/<[^>]*>/g, '\n')
  for (const words of [
    'Price: ₹280.00 per kg instead of ₹285.00 per kg\n',
    'Quantity: 900 kg\n',
    'Smallest order: 900 kg instead of 300 kg\n',
    'Lead time: 5 days instead of 10 days\n',
    'Delivery term: DDP\n',
    'Freight: included in the price instead of ₹900.00 for the lot\n',
    'Valid until: 31 Dec 2026\n',
    'For this month',
    'replaces the quantity slabs',
  ])
    expect(text).toContain(words)
})

test('a counter-offer is accepted by its price, quantity, days and total, and the order is still to come', () => {
  const rfq = { ...requestAbout('yarn', {}, []), listingId: '' } as unknown as RfqRecord
  const quote = {
    counter: { terms: { unitPrice: 279, offeredQuantity: 900 }, note: '', at: '2026-11-21T06:00:00.000Z' },
    ...{ unitPrice: 290, currency: 'INR', priceUom: 'kg', offeredQuantity: 1000, leadTimeDays: 7, taxIncluded: false },
    ...{ quantitySlabs: [], pdcSlabs: [], specResponses: [], incoterm: '' },
  } as unknown as QuoteRecord
  const text = renderToStaticMarkup(<AgreedTerms rfq={rfq} quote={quote} />)
  expect(text).toBe(
    'You agree to ₹279.00 per kg; 900 kg, at this price only as a whole; 7 days until dispatch; goods ₹2,51,100.00, + GST. This becomes a new version of your quotation. The buyer must still place the order. The freight stays as quoted: not included. To change it, send a new version instead.',
  )
})

test('a seller keeps their quotation next to a counter-offer, and declines to quote only before one', () => {
  const shown = (node: ReactNode) =>
    renderToStaticMarkup(<AppRouterContext.Provider value={{} as never}>{node}</AppRouterContext.Provider>)
  const rfq = { ...requestAbout('yarn', {}, []), sellers: [], listingId: '' } as unknown as RfqRecord
  const counter = { terms: { unitPrice: 279 }, note: '', at: '2026-11-21T06:00:00.000Z' }
  const quote = { counter, actions: ['DECLINE', 'WITHDRAW'] } as unknown as QuoteRecord
  expect(shown(<QuoteActions rfq={rfq} quote={quote} side="seller" />)).toContain('Keep my quotation')
  const actionsOf = (actions: RfqRecord['actions']) => shown(<RfqActions rfq={{ ...rfq, actions }} party="seller" />)
  expect(actionsOf(['DECLINE', 'WITHDRAW'])).not.toContain('Decline to quote')
  expect(actionsOf(['DECLINE'])).toContain('Decline to quote')
})
