import type { Condition, FieldSpec } from '@/lib/domain/fields/field'
import { orFilled } from '@/lib/domain/fields/shared-rules'
import { countries } from '@/lib/domain/vocabulary/countries'
import { tradeModes } from '@/lib/domain/vocabulary/listing-terms'
import { ports } from '@/lib/domain/vocabulary/ports'
import { exportDocuments, incoterms, SELLS_ABROAD } from '@/lib/domain/vocabulary/trade-terms'

/** Carriage that the seller pays to a place they must name (Incoterms 2020). */
const TO_A_NAMED_PLACE: Condition = { field: 'incoterm', in: ['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] }
const BY_SEA: Condition = { field: 'incoterm', in: ['FAS', 'FOB', 'CFR', 'CIF'] }

/** Where the goods may go and how they get there. */
export const TRADE_FIELDS = {
  tradeMode: {
    kind: 'choice',
    label: 'Domestic or export',
    vocabulary: tradeModes,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  originCountry: {
    kind: 'choice',
    label: 'Country of origin',
    help: 'Where it was made, not where it is stocked',
    vocabulary: countries,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  dispatchCountry: {
    kind: 'choice',
    label: 'Dispatch from',
    vocabulary: countries,
    need: 'asked',
    neededWhen: SELLS_ABROAD,
    facet: 'values',
  },
  destinationRestrictions: {
    kind: 'choices',
    label: 'Not sold to',
    vocabulary: countries,
    visibleWhen: SELLS_ABROAD,
  },
  incoterm: {
    kind: 'choice',
    label: 'Incoterm 2020',
    vocabulary: incoterms,
    need: 'asked',
    visibleWhen: orFilled('incoterm', SELLS_ABROAD),
    facet: 'values',
    weight: 2,
  },
  loadingPort: {
    kind: 'choice',
    label: 'Port of loading',
    help: 'INMUN, INNSA, INTUT, or the name of the place',
    vocabulary: ports,
    need: 'asked',
    neededWhen: BY_SEA,
    visibleWhen: SELLS_ABROAD,
    facet: 'values',
  },
  destinationPort: {
    kind: 'choice',
    label: 'Destination port or place',
    vocabulary: ports,
    need: 'asked',
    neededWhen: TO_A_NAMED_PLACE,
    visibleWhen: SELLS_ABROAD,
  },
  exportDocumentationReadiness: {
    kind: 'choices',
    label: 'Export documents ready',
    help: 'Documents you supply with the goods',
    vocabulary: exportDocuments,
    need: 'asked',
    visibleWhen: SELLS_ABROAD,
    facet: 'values',
  },
  hsCode: {
    kind: 'text',
    label: 'HS or HSN code',
    help: '4, 6 or 8 digits; six or more for export',
    rule: {
      lengthMax: 12,
      pattern: /^\d{4}(?:[. ]?\d{2}(?:[. ]?\d{2})?)?$/,
      patternHint: 'must be 4, 6 or 8 digits, such as 5205 or 520523.',
    },
    need: 'asked',
    neededWhen: SELLS_ABROAD,
    facet: 'search',
  },
  /** Derived from dispatch, origin and company; a country that a program sends is kept. */
  country: { kind: 'choice', label: 'Country', vocabulary: countries, isHidden: true },
  destinationCountry: { kind: 'choice', label: 'Destination country', vocabulary: countries, isHidden: true },
} as const satisfies Record<string, FieldSpec>
