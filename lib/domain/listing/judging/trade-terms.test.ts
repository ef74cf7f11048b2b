import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { yarn } from '@/lib/domain/modules/yarn'
import { suggestHs } from '../hs-suggestion'
import { plainHsCode, type TradeContext, tradeTermsIssues } from './trade-terms'

const ACTIVE: TradeContext = { status: 'ACTIVE', isMicroOrSmall: false }
/** Enough documents and a complete FOB, so that a test sees only what it adds. */
const EXPORT: FieldValues = {
  tradeMode: 'Export',
  incoterm: 'FOB',
  loadingPort: 'INMUN',
  exportDocumentationReadiness: ['Commercial invoice', 'Packing list', 'Certificate of origin'],
}

const combed30s = suggestHs(yarn, { fiberType: ['Cotton'], count: '30s combed' })

function found(values: FieldValues, context: Partial<TradeContext> = {}): string[] {
  return tradeTermsIssues(values, { ...ACTIVE, ...context }).map(
    ({ code, severity, field }) => `${code} ${severity} ${field}`,
  )
}

describe('tradeTermsIssues: Incoterm and ports', () => {
  test.each<[string, FieldValues, string[]]>([
    ['a domestic sale without an Incoterm', { tradeMode: 'Domestic' }, []],
    ['EXW in a domestic sale', { tradeMode: 'Domestic', incoterm: 'EXW' }, []],
    ['FOB in a domestic sale', { tradeMode: 'Domestic', incoterm: 'FOB' }, ['INCOTERM_DOMESTIC warning incoterm']],
    ['a complete FOB', EXPORT, []],
    ['export without an Incoterm', { ...EXPORT, incoterm: '' }, ['INCOTERM_MISSING warning incoterm']],
    ['both trades without an Incoterm', { tradeMode: 'Both' }, ['INCOTERM_MISSING warning incoterm']],
    ['FOB without its port', { ...EXPORT, loadingPort: '' }, ['LOADING_PORT_MISSING warning loadingPort']],
    ['FCA needs no port', { ...EXPORT, incoterm: 'FCA', loadingPort: '' }, []],
    ['CIF without its destination', { ...EXPORT, incoterm: 'CIF' }, ['DESTINATION_MISSING warning destinationPort']],
    ['a complete CIF', { ...EXPORT, incoterm: 'CIF', destinationPort: 'BDCGP' }, []],
    [
      'DAP to a place in the seller’s own words',
      { ...EXPORT, incoterm: 'DAP', destinationPort: 'Prato, via Roma 1' },
      [],
    ],
    ['from a port to itself', { ...EXPORT, destinationPort: 'Mundra' }, ['PORTS_SAME warning destinationPort']],
    ['a port of the country of dispatch', { ...EXPORT, dispatchCountry: 'IN' }, []],
    ['a port of another country', { ...EXPORT, dispatchCountry: 'BD' }, ['PORT_COUNTRY warning loadingPort']],
    [
      'a place that is not a code has no country',
      { ...EXPORT, loadingPort: 'Surat godown', dispatchCountry: 'BD' },
      [],
    ],
    [
      'a price to a country not sold to',
      { ...EXPORT, incoterm: 'CIF', destinationPort: 'Chittagong', destinationRestrictions: ['PK', 'BD'] },
      ['DESTINATION_RESTRICTED error destinationRestrictions'],
    ],
    [
      'a price to another country',
      { ...EXPORT, incoterm: 'CIF', destinationPort: 'BDCGP', destinationRestrictions: ['PK'] },
      [],
    ],
    ['shipped as the Incoterm says', { ...EXPORT, shippingResponsibility: 'As per Incoterm' }, []],
    [
      'shipped in another way',
      { ...EXPORT, shippingResponsibility: 'Door delivery' },
      ['SHIPPING_RESPONSIBILITY warning shippingResponsibility'],
    ],
    ['any way of shipping in a domestic sale', { tradeMode: 'Domestic', shippingResponsibility: 'Door delivery' }, []],
  ])('%s', (_, values, expected) => {
    expect(found(values)).toEqual(expected)
  })
})

describe('tradeTermsIssues: payment', () => {
  test.each<[string, FieldValues, string[]]>([
    ['PDC in a domestic sale', { tradeMode: 'Domestic', paymentTerms: ['PDC', '100% advance'] }, []],
    [
      'PDC in export',
      { ...EXPORT, paymentTerms: ['100% advance', 'post-dated cheque'] },
      ['PAYMENT_TERM warning paymentTerms[1]'],
    ],
    ['a letter of credit in export', { ...EXPORT, paymentTerms: ['LC at sight', 'DA 60 days', 'CAD'] }, []],
    [
      'a letter of credit in a domestic sale',
      { tradeMode: 'Domestic', paymentTerms: ['LC 90', 'DP'] },
      ['PAYMENT_TERM warning paymentTerms[0]', 'PAYMENT_TERM warning paymentTerms[1]'],
    ],
    ['both in both trades', { ...EXPORT, tradeMode: 'Both', paymentTerms: ['PDC', 'LC at sight'] }, []],
    [
      'RiBa in rupees',
      { tradeMode: 'Domestic', currency: 'INR', paymentTerms: ['RiBa 60'] },
      ['PAYMENT_TERM warning paymentTerms[0]'],
    ],
    ["a term of the seller's own", { tradeMode: 'Domestic', paymentTerms: ['by barter'] }, []],
  ])('%s', (_, values, expected) => {
    expect(found(values)).toEqual(expected)
  })

  test('credit of more than 45 days is a warning only for a micro or small enterprise', () => {
    const values = { tradeMode: 'Domestic', creditTerms: { days: 60, from: 'Invoice date' } }
    expect(found(values, { isMicroOrSmall: true })).toEqual(['CREDIT_MSME warning creditTerms.days'])
    expect(found(values)).toEqual([])
    expect(found({ ...values, creditTerms: { days: 45 } }, { isMicroOrSmall: true })).toEqual([])
    expect(found({ ...values, creditTerms: 'sixty days' }, { isMicroOrSmall: true })).toEqual([])
  })
})

describe('tradeTermsIssues: export documents', () => {
  test('fewer than three give a warning when an export listing is published', () => {
    const values = { ...EXPORT, exportDocumentationReadiness: ['Commercial invoice', 'Packing list'] }
    expect(found(values)).toEqual(['EXPORT_DOCUMENTS warning exportDocumentationReadiness'])
    expect(found(values, { status: 'DRAFT' })).toEqual([])
    expect(found({ ...values, tradeMode: 'Both' })).toEqual([])
  })
})

describe('tradeTermsIssues: HS code', () => {
  test('four digits are too few for export', () => {
    expect(found({ ...EXPORT, hsCode: '5205' })).toEqual(['HS_SHORT warning hsCode'])
    expect(found({ ...EXPORT, hsCode: '520523' })).toEqual([])
  })

  test('another code than the suggested one gives a warning, a shorter form of it does not', () => {
    const home = { tradeMode: 'Domestic' }
    expect(found({ ...home, hsCode: '520524' }, { hsSuggestion: combed30s })).toEqual(['HS_SUGGESTION warning hsCode'])
    expect(found({ ...home, hsCode: '5205.23.10' }, { hsSuggestion: combed30s })).toEqual([])
    expect(found({ ...home, hsCode: '5205' }, { hsSuggestion: combed30s })).toEqual([])
    expect(found({ ...home, hsCode: '520524' }, { hsSuggestion: null })).toEqual([])
  })

  test('a code of the heading that is suggested gives no warning', () => {
    const heading = combed30s && { ...combed30s, code: '5205', alternatives: [] }
    const home = { tradeMode: 'Domestic' }
    expect(found({ ...home, hsCode: '520524' }, { hsSuggestion: heading })).toEqual([])
    expect(found({ ...home, hsCode: '5206' }, { hsSuggestion: heading })).toEqual(['HS_SUGGESTION warning hsCode'])
  })

  test('dots and spaces are not part of the code', () => {
    expect(plainHsCode(' 5205.23.10 ')).toBe('52052310')
  })
})
