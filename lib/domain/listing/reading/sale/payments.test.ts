import { describe, expect, it } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { readLine } from '../read-line'

const CLOTH = 'cotton cambric 40x40/92x88 63"'
const valuesOf = (terms: string) => readLine(matrixDefinition('grey_fabric'), `${CLOTH} ${terms}`).values

describe('ways of paying', () => {
  it.each([
    ['USD 1.2/m FOB Mundra, D/P at sight', ['DP']],
    ['USD 1.2/m FOB Mundra, TT 30/70', ['30% advance']],
    ['USD 1.2/m CIF Genoa, irrevocable LC', ['LC']],
    ['USD 1.2/m CIF Genoa, DA 60 days', ['DA 60 days']],
    ['EUR 3.1/m DAP Prato, RiBa 60 gg f.m.', ['RiBa 60 days']],
    ['58/m, cash 2% less', ['Cash discount']],
    ['58/m, 3% CD', ['Cash discount']],
    ['58/m, minimum 2000 m, cash only', ['Cash']],
    ['58/m, payment against PI', ['Against proforma']],
    ['58/m, payment 50% advance balance on delivery', ['50% advance, balance on delivery']],
    ['58/m, 40% advance, 60% before dispatch', ['40% advance, 60% before dispatch']],
    ['58/m, advance 25% balance before dispatch', ['25% advance, balance before dispatch']],
    ['58/m, payment advance 25%', ['25% advance']],
    ['58/m, payment 50% adv', ['50% advance']],
    ['USD 1.2/m, D/P at sight', ['DP']],
    ['USD 1.2/m, payment by DP', ['DP']],
    ['USD 1.2/m, D/A 60 days from BL date', ['DA 60 days']],
    ['USD 1.2/m, payment cash against documents', ['CAD']],
    ['USD 1.2/m FOB Mundra, T/T 30% deposit', ['30% advance']],
    ['USD 1.2/m FOB Mundra, 30% TT, 70% before shipment', ['30% advance, 70% before shipment']],
    ['USD 1.2/m FOB Mundra, 30% deposit by T/T, balance before shipment', ['30% advance, balance before shipment']],
    ['USD 1.2/m FOB Mundra, T/T 30% in advance, balance against BL copy', ['30% advance, 70% against BL copy']],
    ['USD 1.2/m FOB Mundra, 100% TT advance', ['100% advance']],
    ['EUR 3.1/m, pagamento anticipato', ['100% advance']],
    ['USD 1.2/m, peşin ödeme', ['100% advance']],
    ['USD 1.2/m, back to back L/C 90 days from BL date', ['Usance LC 90 days']],
  ])('%s', (terms, paymentTerms) => {
    expect(valuesOf(terms)).toMatchObject({ paymentTerms })
  })

  it.each([
    '58/m, 40% advance, 50% before dispatch',
    '58/m, 50% advance, rest after 30 days',
    '58/m, LC or DP',
    'EUR 3.1/m, 30% pagamento anticipato',
    'USD 1.2/m FOB Mundra, D/P at sight or LC',
    'USD 1.2/m, CAD',
    '58/m, drums deposit 30%',
    '58/m, no cash discount 2%',
    '58/m, without cash discount 2%',
    '58/m, cash discount 2% not given',
    '58/m, less 2% cd or 60 days',
    '58/m, payment against PI or LC',
    'USD 1.2/m FOB Mundra, no D/P',
    'USD 1.2/m FOB Mundra, not by LC',
    'USD 1.2/m FOB Mundra, payment by LC/TT',
    'USD 1.2/m FOB Mundra, open account not accepted',
  ])('%s names no way of paying', (terms) => {
    expect(valuesOf(terms)).not.toHaveProperty('paymentTerms')
  })

  it.each([
    ['58/m, 45 days PDC, 3% CD', ['PDC', 'Cash discount']],
    ['58/m; 30 days credit; cash', ['Open credit', 'Cash']],
  ])('%s: both', (terms, paymentTerms) => {
    expect(valuesOf(terms)).toMatchObject({ paymentTerms, creditTerms: {} })
  })

  it.each([
    'warranty 90 days from invoice',
    'complaint within 15 days from bill date',
    'documents within 21 days after BL date',
  ])('days of something else: 58/m, %s', (terms) => {
    expect(valuesOf(`58/m, ${terms}`)).not.toHaveProperty('creditTerms')
  })

  it.each(['58/m, delivery in 3 days cash', '58/m, dispatch 3 days after LR'])('days of the delivery: %s', (terms) => {
    expect(valuesOf(terms)).toMatchObject({ dispatchLeadTime: 3 })
    expect(valuesOf(terms)).not.toHaveProperty('creditTerms')
  })

  it('sells abroad who is paid in the money of another country against documents', () => {
    expect(valuesOf('USD 1.2/m, D/P at sight')).toMatchObject({ tradeMode: 'Export' })
    expect(valuesOf('58/m, LC 90 days')).not.toHaveProperty('tradeMode')
  })

  it('reads the days of an open account', () => {
    expect(valuesOf('EUR 3.1/m DAP Prato, open account 60 days')).toMatchObject({
      paymentTerms: ['Open account'],
      creditTerms: { days: 60 },
      destinationPort: 'Prato',
    })
  })

  it.each(['58/m, 7 days cash', '58/m, cash 7 days'])('reads the days of cash: %s', (terms) => {
    expect(valuesOf(terms)).toMatchObject({ paymentTerms: ['Cash'], creditTerms: { days: 7 } })
    expect(valuesOf(terms)).not.toHaveProperty('dispatchLeadTime')
  })

  it('reads from when days of credit are counted', () => {
    expect(valuesOf('USD 1.2/m FOB Mundra, 60 days from BL date')).toMatchObject({
      creditTerms: { days: 60, from: 'BL date' },
    })
    expect(valuesOf('58/m, 30 days after invoice')).toMatchObject({ creditTerms: { days: 30, from: 'Invoice date' } })
  })
})

describe('ports and freight', () => {
  it.each([
    ['shipment from Karachi', { tradeMode: 'Export', loadingPort: 'PKKHI' }],
    ['dyed to order, Karachi to Hamburg', { loadingPort: 'PKKHI', destinationPort: 'DEHAM' }],
    ['300 bales Kolkata to Hamburg', { loadingPort: 'INCCU', destinationPort: 'DEHAM', availableQuantity: 300 }],
    ['58/m, f.o.r. Ludhiana', { shippingResponsibility: 'FOR destination' }],
    ['Rs 58 mtr delivered, order from 2000 m', { shippingResponsibility: 'Door delivery', moq: 2000 }],
  ])('%s', (terms, says) => {
    expect(valuesOf(terms)).toMatchObject(says)
  })

  it.each(['Mumbai to Chennai', 'shipment from Mumbai'])('%s is no export', (terms) => {
    expect(valuesOf(terms)).not.toHaveProperty('tradeMode')
  })
})

describe('ex works', () => {
  it.each([
    ['EUR 6,80/m ex works Prato', { incoterm: 'EXW', tradeMode: 'Export', dispatchCountry: 'IT' }],
    ['USD 1.2/m EXW Izmir', { incoterm: 'EXW', dispatchCountry: 'TR' }],
    ['ex works Bursa', { incoterm: 'EXW', dispatchCountry: 'TR' }],
    ['country of origin Italy, EXW', { incoterm: 'EXW', tradeMode: 'Export', originCountry: 'IT' }],
    ['Rs 58/m EXW Surat', { shippingResponsibility: 'Ex-mill' }],
    ['58/m, ex works', { shippingResponsibility: 'Ex-mill' }],
    ['made in Italy, 420/m, ex works', { shippingResponsibility: 'Ex-mill' }],
    ['€ 6,80/m franco fabbrica', { shippingResponsibility: 'Ex-mill' }],
  ])('%s', (terms, says) => {
    expect(valuesOf(terms)).toMatchObject(says)
    if ('shippingResponsibility' in says) expect(valuesOf(terms)).not.toHaveProperty('incoterm')
    else expect(valuesOf(terms)).not.toHaveProperty('shippingResponsibility')
  })
})

describe('places of a term of delivery', () => {
  it.each([
    'USD 1.2/m DAP India',
    'USD 1.2/m DDP Buyer, 20 days',
    'USD 1.2/m CIF Price',
    'USD 1.2/m FOB Grey Poplin, 63"',
  ])('%s names none', (terms) => {
    expect(valuesOf(terms)).not.toHaveProperty('destinationPort')
    expect(valuesOf(terms)).not.toHaveProperty('loadingPort')
  })
})
