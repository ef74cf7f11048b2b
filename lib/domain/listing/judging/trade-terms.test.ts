import { describe, expect, it } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { yarn } from '@/lib/domain/modules/yarn'
import { suggestHs } from '../hs-suggestion'
import { plainHsCode, type TradeContext, tradeTermsIssues } from './trade-terms'

const ACTIVE: TradeContext = { status: 'ACTIVE', isMicroOrSmall: false }
/** Enough papers and a complete FOB, so that a test sees only what it adds. */
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
  it.each<[string, FieldValues, string[]]>([
    ['a sale at home says nothing of Incoterms', { tradeMode: 'Domestic' }, []],
    ['EXW fits a sale at home', { tradeMode: 'Domestic', incoterm: 'EXW' }, []],
    ['FOB at home', { tradeMode: 'Domestic', incoterm: 'FOB' }, ['INCOTERM_DOMESTIC warning incoterm']],
    ['a complete FOB', EXPORT, []],
    ['export without an Incoterm', { ...EXPORT, incoterm: '' }, ['INCOTERM_MISSING warning incoterm']],
    ['both trades without an Incoterm', { tradeMode: 'Both' }, ['INCOTERM_MISSING warning incoterm']],
    ['FOB without its port', { ...EXPORT, loadingPort: '' }, ['LOADING_PORT_MISSING warning loadingPort']],
    ['FCA needs no port', { ...EXPORT, incoterm: 'FCA', loadingPort: '' }, []],
    ['CIF without its destination', { ...EXPORT, incoterm: 'CIF' }, ['DESTINATION_MISSING warning destinationPort']],
    ['a complete CIF', { ...EXPORT, incoterm: 'CIF', destinationPort: 'BDCGP' }, []],
    ['DAP to a place of his own words', { ...EXPORT, incoterm: 'DAP', destinationPort: 'Prato, via Roma 1' }, []],
    ['from a port to itself', { ...EXPORT, destinationPort: 'Mundra' }, ['PORTS_SAME warning destinationPort']],
    ['a port of the country of dispatch', { ...EXPORT, dispatchCountry: 'IN' }, []],
    ['a port of another country', { ...EXPORT, dispatchCountry: 'BD' }, ['PORT_COUNTRY warning loadingPort']],
    ['a place that is no code has no country', { ...EXPORT, loadingPort: 'Surat godown', dispatchCountry: 'BD' }, []],
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
    ['shipped at home as he likes', { tradeMode: 'Domestic', shippingResponsibility: 'Door delivery' }, []],
  ])('%s', (_, values, expected) => {
    expect(found(values)).toEqual(expected)
  })
})

describe('tradeTermsIssues: payment', () => {
  it.each<[string, FieldValues, string[]]>([
    ['PDC at home', { tradeMode: 'Domestic', paymentTerms: ['PDC', '100% advance'] }, []],
    [
      'PDC in export',
      { ...EXPORT, paymentTerms: ['100% advance', 'post-dated cheque'] },
      ['PAYMENT_TERM warning paymentTerms[1]'],
    ],
    ['a letter of credit in export', { ...EXPORT, paymentTerms: ['LC at sight', 'DA 60 days', 'CAD'] }, []],
    [
      'a letter of credit at home',
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

  it('credit of more than 45 days is pointed out to a micro or small enterprise alone', () => {
    const values = { tradeMode: 'Domestic', creditTerms: { days: 60, from: 'Invoice date' } }
    expect(found(values, { isMicroOrSmall: true })).toEqual(['CREDIT_MSME warning creditTerms.days'])
    expect(found(values)).toEqual([])
    expect(found({ ...values, creditTerms: { days: 45 } }, { isMicroOrSmall: true })).toEqual([])
    expect(found({ ...values, creditTerms: 'sixty days' }, { isMicroOrSmall: true })).toEqual([])
  })
})

describe('tradeTermsIssues: export documents', () => {
  it('fewer than three are pointed out once an export listing goes live', () => {
    const values = { ...EXPORT, exportDocumentationReadiness: ['Commercial invoice', 'Packing list'] }
    expect(found(values)).toEqual(['EXPORT_DOCUMENTS warning exportDocumentationReadiness'])
    expect(found(values, { status: 'DRAFT' })).toEqual([])
    expect(found({ ...values, tradeMode: 'Both' })).toEqual([])
  })
})

describe('tradeTermsIssues: HS code', () => {
  it('four digits are too few for export', () => {
    expect(found({ ...EXPORT, hsCode: '5205' })).toEqual(['HS_SHORT warning hsCode'])
    expect(found({ ...EXPORT, hsCode: '520523' })).toEqual([])
  })

  it('another code than the suggested one is pointed out, a shorter form of it is not', () => {
    const home = { tradeMode: 'Domestic' }
    expect(found({ ...home, hsCode: '520524' }, { hsSuggestion: combed30s })).toEqual(['HS_SUGGESTION warning hsCode'])
    expect(found({ ...home, hsCode: '5205.23.10' }, { hsSuggestion: combed30s })).toEqual([])
    expect(found({ ...home, hsCode: '5205' }, { hsSuggestion: combed30s })).toEqual([])
    expect(found({ ...home, hsCode: '520524' }, { hsSuggestion: null })).toEqual([])
  })

  it('dots and spaces are no part of the code', () => {
    expect(plainHsCode(' 5205.23.10 ')).toBe('52052310')
  })
})
