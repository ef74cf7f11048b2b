import { FIBRES_HANDLED } from '@/lib/domain/families/service/fields'
import {
  cardType,
  drawingMethod,
  GAITING,
  isJob,
  SIZING,
  sizeMix,
  sizingMachine,
  WARPING,
} from '@/lib/domain/families/service/weaving/vocabulary'
import type { FieldSpec } from '@/lib/domain/fields/field'

const WARPS = isJob(...WARPING)
const SIZES = isJob(...SIZING)
const BEAMS = isJob(...new Set([...WARPING, ...SIZING]))

/** What warpers, sizers and drawers-in say of their machines. */
export const WARP_FIELDS = {
  creelCapacity: {
    kind: 'number',
    label: 'Creel',
    unit: 'ends',
    help: 'Packages that the creel holds',
    rule: { min: 20, max: 5000, isInteger: true },
    visibleWhen: WARPS,
    need: 'asked',
    facet: 'range',
    weight: 5,
  },
  warpSpeed: {
    kind: 'number',
    label: 'Warping speed',
    unit: 'm/min',
    rule: { min: 5, max: 2000 },
    visibleWhen: BEAMS,
    facet: 'range',
  },
  beamWidth: {
    kind: 'measure',
    dimension: 'length',
    label: 'Beam width',
    help: 'Between the flanges',
    unit: 'cm',
    base: 'cm',
    rule: { min: 20, max: 800 },
    visibleWhen: BEAMS,
    need: 'asked',
    facet: 'range',
    weight: 3,
  },
  beamFlange: {
    kind: 'measure',
    dimension: 'length',
    label: 'Beam flange',
    help: 'Diameter of the flange',
    unit: 'mm',
    base: 'mm',
    rule: { min: 150, max: 1700 },
    visibleWhen: BEAMS,
    facet: 'range',
  },
  minBeamLength: {
    kind: 'number',
    label: 'Shortest beam',
    unit: 'm',
    help: 'The shortest warp that you make',
    rule: { min: 10, max: 100_000 },
    visibleWhen: BEAMS,
    need: 'asked',
    facet: 'range',
  },
  sizingMachine: {
    kind: 'choice',
    label: 'Sizing machine',
    vocabulary: sizingMachine,
    visibleWhen: SIZES,
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  sizePickUp: {
    kind: 'number',
    label: 'Size pick-up',
    unit: '%',
    help: 'Of the weight of the yarn, which the cloth weighs more',
    rule: { min: 0.5, max: 40 },
    visibleWhen: SIZES,
    need: 'asked',
    facet: 'range',
  },
  sizeMix: { kind: 'choices', label: 'Size mix', vocabulary: sizeMix, visibleWhen: SIZES, facet: 'values' },
  drawingMethod: {
    kind: 'choice',
    label: 'Drawing-in',
    vocabulary: drawingMethod,
    visibleWhen: isJob(...GAITING),
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  cardType: {
    kind: 'choices',
    label: 'Designs come as',
    help: 'EP or JC5 file, paper cards, peg plan',
    vocabulary: cardType,
    visibleWhen: isJob('Card punching and design'),
    need: 'asked',
    facet: 'values',
  },
} as const satisfies Record<string, FieldSpec>

/** The yarns that a house takes. */
export const YARN_FIELDS = {
  countRange: {
    kind: 'range',
    of: 'count',
    bareAs: 'Cotton',
    label: 'Yarn counts',
    help: 'From the coarsest to the finest yarn: 10s to 80s, 50D to 300D',
    visibleWhen: { not: isJob('Card punching and design', 'Grey folding and inspection') },
    facet: 'range',
    weight: 2,
  },
  fiberHandled: { ...FIBRES_HANDLED, weight: 3 },
} as const satisfies Record<string, FieldSpec>
