import type { FieldSpec } from '@/lib/domain/fields/field'
import { QUANTITY_RULE } from '@/lib/domain/fields/shared-rules'
import { packageTypes, palletReadiness } from '@/lib/domain/vocabulary/packaging'
import { SELLS_ABROAD, shippingResponsibilities } from '@/lib/domain/vocabulary/trade-terms'
import { dimensionUnits, weightUnits } from '@/lib/domain/vocabulary/units'

/** How the goods are packed and when they leave. */
export const PACKAGING_FIELDS = {
  packageType: {
    kind: 'choice',
    label: 'Outer package',
    vocabulary: packageTypes,
    need: 'asked',
    facet: 'values',
  },
  unitsPerPackage: {
    kind: 'number',
    label: 'Units in a package',
    rule: { min: 1, max: 1e6, isInteger: true },
  },
  grossWeight: {
    kind: 'number',
    label: 'Gross weight',
    unitFrom: 'weightUnit',
    help: 'Of one package, with tare',
    rule: QUANTITY_RULE,
    need: 'asked',
    neededWhen: SELLS_ABROAD,
  },
  netWeight: {
    kind: 'number',
    label: 'Net weight',
    unitFrom: 'weightUnit',
    help: 'Of one package, the goods alone',
    rule: QUANTITY_RULE,
    need: 'asked',
    facet: 'range',
  },
  length: {
    kind: 'number',
    label: 'Length',
    unitFrom: 'dimensionUnit',
    help: 'Outer size of one package',
    rule: QUANTITY_RULE,
    need: 'asked',
    neededWhen: SELLS_ABROAD,
  },
  /** Of the package; cloth has its own clothWidth. */
  width: {
    kind: 'number',
    label: 'Width',
    unitFrom: 'dimensionUnit',
    rule: QUANTITY_RULE,
    need: 'asked',
    neededWhen: SELLS_ABROAD,
  },
  height: {
    kind: 'number',
    label: 'Height',
    unitFrom: 'dimensionUnit',
    rule: QUANTITY_RULE,
    need: 'asked',
    neededWhen: SELLS_ABROAD,
  },
  dimensionUnit: { kind: 'choice', label: 'Unit of size', vocabulary: dimensionUnits },
  weightUnit: { kind: 'choice', label: 'Unit of weight', vocabulary: weightUnits },
  cbm: {
    kind: 'number',
    label: 'Volume',
    unit: 'm³',
    help: 'Of all packages; calculated from their size and number',
    rule: { min: 0, max: 1e6, decimalsMax: 4 },
    facet: 'range',
  },
  packageCount: {
    kind: 'number',
    label: 'Packages on offer',
    rule: { min: 1, max: 1e6, isInteger: true },
    need: 'asked',
    neededWhen: SELLS_ABROAD,
  },
  palletContainerReadiness: {
    kind: 'choice',
    label: 'Load',
    help: 'Truck or container load',
    vocabulary: palletReadiness,
    facet: 'values',
  },
  dispatchLeadTime: {
    kind: 'number',
    label: 'Dispatch in',
    unit: 'days',
    help: '0 means ready stock',
    rule: { min: 0, max: 730, isInteger: true },
    need: 'asked',
    facet: 'range',
    weight: 3,
  },
  shippingResponsibility: {
    kind: 'choice',
    label: 'Freight',
    help: 'Who arranges and pays freight',
    vocabulary: shippingResponsibilities,
    need: 'asked',
    facet: 'values',
  },
} as const satisfies Record<string, FieldSpec>
