import { widthForm } from '@/lib/domain/families/fabric/vocabulary'
import { isJob, KNITTING, knitMachine } from '@/lib/domain/families/service/weaving/vocabulary'
import type { FieldSpec } from '@/lib/domain/fields/field'

const KNITS = isJob(...KNITTING)
const CIRCULAR = isJob('Circular knitting', 'Sock knitting')
const GAUGE_RULE = { min: 2, max: 60 } as const
const INCH_RULE = { min: 3, max: 60 } as const

/** What a knitting house says of its machines. */
export const KNIT_FIELDS = {
  knitMachine: {
    kind: 'choices',
    label: 'Knitting machine',
    help: 'Single jersey, rib, fleece, computerised flat, raschel',
    vocabulary: knitMachine,
    visibleWhen: KNITS,
    need: 'asked',
    facet: 'values',
    weight: 5,
  },
  gauge: {
    kind: 'number',
    label: 'Gauge',
    unit: 'GG',
    help: 'Needles per inch; of several gauges the coarsest',
    rule: GAUGE_RULE,
    visibleWhen: KNITS,
    need: 'asked',
    facet: 'range',
    weight: 5,
  },
  gaugeTo: {
    kind: 'number',
    label: 'Finest gauge',
    unit: 'GG',
    help: 'Where you have several gauges',
    rule: GAUGE_RULE,
    visibleWhen: KNITS,
  },
  diameter: {
    kind: 'number',
    label: 'Diameter',
    unit: 'in',
    help: 'Of the cylinder; of several the smallest',
    rule: INCH_RULE,
    visibleWhen: CIRCULAR,
    need: 'asked',
    facet: 'range',
    weight: 3,
  },
  diameterTo: {
    kind: 'number',
    label: 'Largest diameter',
    unit: 'in',
    help: 'Where you have several diameters',
    rule: INCH_RULE,
    visibleWhen: CIRCULAR,
  },
  bedWidth: {
    kind: 'measure',
    dimension: 'length',
    label: 'Needle bed',
    help: 'Working width of the flat or warp knitting machine',
    unit: 'in',
    base: 'cm',
    rule: { min: 10, max: 300 },
    visibleWhen: isJob('Flat knitting', 'Warp knitting'),
    need: 'asked',
    facet: 'range',
  },
  machineCount: {
    kind: 'number',
    label: 'Number of machines',
    help: 'Of this kind',
    rule: { min: 1, max: 10_000, isInteger: true },
    visibleWhen: { not: isJob('Weaving') },
    facet: 'range',
    weight: 2,
  },
  needles: {
    kind: 'number',
    label: 'Needles',
    help: 'Around the cylinder: how sock machines are named',
    placeholder: '168',
    rule: { min: 20, max: 6000, isInteger: true },
    visibleWhen: CIRCULAR,
    facet: 'range',
  },
  feeders: {
    kind: 'number',
    label: 'Feeders',
    rule: { min: 1, max: 200, isInteger: true },
    visibleWhen: CIRCULAR,
    facet: 'range',
  },
  gsmRange: {
    kind: 'range',
    label: 'Cloth weight',
    unit: 'g/m²',
    help: 'From the lightest to the heaviest cloth that you make',
    rule: { min: 10, max: 2500 },
    visibleWhen: isJob('Weaving', ...KNITTING),
    facet: 'range',
  },
  lycraAttachment: {
    kind: 'boolean',
    label: 'Lycra attachment',
    visibleWhen: KNITS,
    facet: 'values',
  },
  widthForm: {
    kind: 'choices',
    label: 'Cloth comes as',
    help: 'Tubular, open width',
    vocabulary: widthForm,
    visibleWhen: isJob('Circular knitting'),
    facet: 'values',
  },
} as const satisfies Record<string, FieldSpec>
