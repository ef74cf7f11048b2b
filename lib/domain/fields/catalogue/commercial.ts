import type { FieldRule, FieldSpec } from '@/lib/domain/fields/field'
import { isUnset, QUANTITY_RULE } from '@/lib/domain/fields/shared-rules'
import { currencies } from '@/lib/domain/vocabulary/currencies'
import { creditStarts, paymentTerms, SELLS_ABROAD, SELLS_AT_HOME } from '@/lib/domain/vocabulary/trade-terms'
import { salesUnits } from '@/lib/domain/vocabulary/units'

/** A spinning line costs crores; US mills quote a pound in four decimals. A module sets its own maximum. */
const PRICE_RULE: FieldRule = { min: 0, isMinExclusive: true, max: 1e10, decimalsMax: 4 }
const STOCK_RULE: FieldRule = { min: 0, max: 1e9 }

/** Prices, quantities and payment. */
export const COMMERCIAL_FIELDS = {
  currency: { kind: 'choice', label: 'Currency', vocabulary: currencies, need: 'asked', facet: 'values' },
  basePrice: {
    kind: 'money',
    label: 'Base price',
    unitFrom: 'priceUom',
    help: 'Cash price for the first slab',
    rule: PRICE_RULE,
    need: 'active',
    neededWhen: isUnset('quantitySlabs'),
    facet: 'range',
    weight: 5,
  },
  priceUom: { kind: 'choice', label: 'Price per', vocabulary: salesUnits, need: 'asked' },
  moq: {
    kind: 'number',
    label: 'Minimum order',
    unitFrom: 'moqUom',
    rule: QUANTITY_RULE,
    need: 'asked',
    facet: 'range',
    weight: 4,
  },
  moqUom: { kind: 'choice', label: 'Unit of the minimum', vocabulary: salesUnits, need: 'asked' },
  quantitySlabs: {
    kind: 'quantitySlabs',
    label: 'Quantity slabs',
    help: 'Lower prices for larger quantities, up to 10. Empty rows are left out.',
  },
  domesticPrice: {
    kind: 'money',
    label: 'Domestic price',
    unitFrom: 'priceUom',
    help: 'In INR, ex-mill',
    rule: PRICE_RULE,
    need: 'asked',
    neededWhen: isUnset('basePrice'),
    visibleWhen: SELLS_AT_HOME,
    facet: 'range',
  },
  exportPrice: {
    kind: 'money',
    label: 'Export price',
    unitFrom: 'priceUom',
    help: 'At the Incoterm chosen',
    rule: PRICE_RULE,
    need: 'asked',
    visibleWhen: SELLS_ABROAD,
    facet: 'range',
  },
  taxIncluded: {
    kind: 'boolean',
    label: 'Price includes tax',
    need: 'asked',
  },
  negotiable: { kind: 'boolean', label: 'Negotiable', facet: 'values' },
  sampleAvailable: { kind: 'boolean', label: 'Sample available', facet: 'values' },
  samplePrice: {
    kind: 'money',
    label: 'Sample price',
    help: '0 means free; the buyer pays freight',
    rule: { min: 0, max: 1e10, decimalsMax: 4 },
    need: 'asked',
    visibleWhen: { field: 'sampleAvailable', in: ['true'] },
  },
  paymentTerms: {
    kind: 'choices',
    label: 'Payment terms',
    vocabulary: paymentTerms,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  creditTerms: {
    kind: 'parts',
    label: 'Credit terms',
    parts: [
      { name: 'days', label: 'Credit', kind: 'number', unit: 'days', rule: { min: 0, max: 360, isInteger: true } },
      { name: 'from', label: 'Counted from', kind: 'choice', vocabulary: creditStarts },
      {
        name: 'interestPercentPerMonth',
        label: 'Interest after the due day',
        kind: 'number',
        unit: '% a month',
        rule: { min: 0, max: 3 },
      },
    ],
    facet: 'range',
  },
  availableQuantity: {
    kind: 'number',
    label: 'Ready stock',
    unitFrom: 'uom',
    help: 'In stock now; 0 means made to order',
    rule: STOCK_RULE,
    need: 'asked',
    neededWhen: isUnset('totalQuantity'),
    facet: 'range',
    weight: 4,
  },
  totalQuantity: {
    kind: 'number',
    label: 'Total on offer',
    unitFrom: 'uom',
    help: 'Ready stock plus what you can still produce',
    rule: STOCK_RULE,
    facet: 'range',
  },
  pdcSlabs: {
    kind: 'pdcSlabs',
    label: 'Post-dated cheque prices',
    help: 'Price for payment by a cheque dated this many days ahead',
    visibleWhen: SELLS_AT_HOME,
    facet: 'range',
  },
  offlinePdcSettlement: {
    kind: 'settlement',
    label: 'Usual cheque term',
    unit: 'days',
    help: 'The cheque term you usually settle with; one of those offered above',
    visibleWhen: { all: [SELLS_AT_HOME, { field: 'pdcSlabs', filled: true }] },
  },
} as const satisfies Record<string, FieldSpec>
