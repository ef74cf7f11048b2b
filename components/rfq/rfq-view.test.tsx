import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import { RfqView } from './rfq-view'

const rfq = {
  rfqId: 'r1',
  title: '30s combed, 900 kg',
  moduleKey: 'yarn',
  status: 'QUOTED',
  buyerStatus: '2 quotations',
  companyName: 'Kovai Exports',
  sellers: [{ sellerId: 's1', companyName: 'Noyyal Yarns', infoStatus: '' }],
  snapshot: {
    quantity: 900,
    uom: 'kg',
    targetPrice: null,
    currency: 'INR',
    tradeMode: 'Domestic',
    deliveryLocation: '',
  },
  requirements: [],
  changedSinceAsked: [],
  files: [],
  sealedNow: true,
  quoteCount: 2,
  respondBy: '2026-12-01T06:00:00.000Z',
  actions: ['REMOVE'],
} as unknown as RfqRecord

const shownTo = (party: 'buyer' | 'admin') =>
  renderToStaticMarkup(
    <AppRouterContext.Provider value={{} as never}>
      <RfqView
        party={party}
        rfq={rfq}
        quotes={[]}
        orders={[]}
        activity={{ entries: [], earlier: 0, later: 0 }}
        names={{}}
        pointLabels={{}}
        news={{ since: '', numbers: [] }}
      />
    </AppRouterContext.Provider>,
  )

test('an admin reads whose request it is, is not addressed as its buyer, and finds its removal at the foot', () => {
  const html = shownTo('admin')
  expect(html.match(/Kovai Exports/g)).toHaveLength(2)
  expect(html).toContain('Prices stay hidden until')
  expect(html.indexOf('Remove request')).toBeGreaterThan(html.indexOf('id="quotations"'))
  expect(shownTo('buyer')).toContain('Prices stay hidden, even from you, until')
})
