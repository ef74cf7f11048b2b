import type { Condition } from '@/lib/domain/fields/field'
import { closedVocabulary, codeOptions, openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

export const SELLS_ABROAD: Condition = { field: 'tradeMode', in: ['Export', 'Both'] }
export const SELLS_AT_HOME: Condition = { field: 'tradeMode', in: ['Domestic', 'Both'] }

/** V12: bank documents only for exports, post-dated cheques only for domestic sales. */
export const paymentTerms = openVocabulary([
  ...optionGroup('Any trade', [
    option('100% advance', 'advance, TT advance, RTGS advance, NEFT advance, 100 % advance'),
    option('Against proforma', 'against proforma before dispatch, proforma'),
    option('Cash', 'cash payment, nagad, cash only'),
    option('Cash discount', 'CD, next-day, cash next day'),
    option('Against delivery', 'cash on delivery, COD'),
    option('Open credit', 'credit'),
    option('Open account', 'OA'),
    option('Bank guarantee', 'BG'),
    option('SBLC', 'standby LC, standby letter of credit'),
  ]),
  ...optionGroup(
    'Domestic',
    [
      option('PDC', 'post-dated cheque, post dated cheque, postdated cheque'),
      option("Agent's credit", 'adhat, agent credit'),
      option('TReDS', 'bill discounting, TReDS bill discounting'),
    ],
    SELLS_AT_HOME,
  ),
  ...optionGroup(
    'Export',
    [
      option('30% advance, 70% against BL copy', '30/70 TT, 30% advance + 70% against BL copy, TT 30/70'),
      option('LC', 'letter of credit, L/C'),
      option('LC at sight', 'sight LC'),
      ...[30, 60, 90, 120, 180].map((days) =>
        option(`Usance LC ${days} days`, `LC ${days}, LC ${days} days, usance LC ${days}`),
      ),
      option('CAD', 'cash against documents'),
      option('DP', 'documents against payment, D/P'),
      ...[30, 60, 90].map((days) => option(`DA ${days} days`, `DA ${days}, D/A ${days}, D/A ${days} days`)),
    ],
    SELLS_ABROAD,
  ),
  ...optionGroup(
    'Italy',
    [30, 60, 90, 120].map((days) =>
      option(`RiBa ${days} days`, `RiBa ${days}, RiBa ${days} f.m., RiBa ${days} gg f.m.`),
    ),
    { field: 'currency', in: ['EUR'] },
  ),
])

/** V13: the day from which credit is counted. */
export const creditStarts = openVocabulary([
  option('Invoice date', 'from invoice date, invoice'),
  option('LR date', 'from LR date, lorry receipt date'),
  option('BL date', 'from BL date, bill of lading date'),
  option('End of month', 'from end of month, EOM, fine mese'),
])

const FREIGHT_TERM = 'This is a domestic freight term, not an Incoterm. Choose it under shipping responsibility.'

/** V14: Incoterms 2020. */
export const incoterms = closedVocabulary(
  [
    ...codeOptions(`
      EXW EXW, ex works
      FCA FCA, free carrier
      CPT CPT, carriage paid to
      CIP CIP, carriage and insurance paid to
      DAP DAP, delivered at place
      DPU DPU, delivered at place unloaded
      DDP DDP, delivered duty paid
    `).map((term) => ({ ...term, group: 'Any mode of transport' })),
    ...codeOptions(`
      FAS FAS, free alongside ship
      FOB FOB, free on board
      CFR CFR, cost and freight
      CIF CIF, cost, insurance and freight
    `).map((term) => ({ ...term, group: 'Sea and inland waterway' })),
  ],
  {
    'C&F': 'C&F is CFR in Incoterms 2020.',
    'C & F': 'C&F is CFR in Incoterms 2020.',
    'C+F': 'C&F is CFR in Incoterms 2020.',
    CNF: 'C&F is CFR in Incoterms 2020.',
    DAT: 'DAT became DPU in Incoterms 2020.',
    DDU: 'DDU became DAP in Incoterms 2020.',
    FOR: FREIGHT_TERM,
    'EX-MILL': FREIGHT_TERM,
    'EX MILL': FREIGHT_TERM,
    'EX-GODOWN': FREIGHT_TERM,
    'EX GODOWN': FREIGHT_TERM,
    'DOOR DELIVERY': FREIGHT_TERM,
    'TO-PAY': FREIGHT_TERM,
    'TO PAY': FREIGHT_TERM,
  },
)

/** V15. */
export const exportDocuments = openVocabulary([
  'Commercial invoice',
  'Packing list',
  option('BL/AWB draft', 'bill of lading draft, BL draft, airway bill draft'),
  option('Certificate of origin', 'COO, non-preferential CO'),
  option('Preferential certificate of origin', 'SAFTA, APTA, AIFTA, ISFTA, CEPA, GSP, REX, EUR.1, A.TR', {
    note: 'SAFTA, APTA, AIFTA, ISFTA, CEPA, GSP/REX, EUR.1, A.TR',
  }),
  option('Shipping bill', 'LUT, RoDTEP, drawback', { note: 'LUT or bond, RoDTEP, drawback' }),
  option('IEC and AD code', 'IEC, AD code'),
  option('RCMC', 'TEXPROCIL, MATEXIL, WWEPC, PDEXCIL', { note: 'TEXPROCIL, MATEXIL, WWEPC, PDEXCIL' }),
  option('Phytosanitary or fumigation certificate', 'phytosanitary, fumigation', { note: 'raw fibre, wood' }),
  option('ISPM-15 pallets', 'ISPM 15 certificate'),
  'Insurance certificate',
  option('Pre-shipment inspection', 'SGS, BV, Bureau Veritas, Intertek, PSI'),
  option('Uster or lab report', 'Uster report, lab report'),
  option('Transaction certificate', 'TC, GOTS TC, GRS TC, OCS TC', { note: 'GOTS, GRS, OCS' }),
  option('OEKO-TEX or REACH declaration', 'OEKO-TEX, REACH'),
  'Beneficiary certificate',
  'Weight list',
  option('MSDS', 'safety data sheet, SDS', { note: 'chemicals only' }),
])

/** V18: who arranges and pays for transport. */
export const shippingResponsibilities = openVocabulary([
  option('Ex-mill', 'ex-godown, ex mill, buyer lifts', { note: 'the buyer lifts' }),
  option('To-pay freight', 'to-pay, topay', { note: 'the buyer pays the freight' }),
  option("Freight paid to transporter's godown", 'transporter godown, paid to transporter'),
  option('FOR destination', 'FOR, freight on road'),
  option('Door delivery', 'delivered, free delivery'),
  option('As per Incoterm', 'incoterm', { offeredWhen: SELLS_ABROAD }),
])
