import { isOneOf, isOneOfOrOwn, PACKS } from '@/lib/domain/families/geometry/vocabulary/packs'
import * as terms from '@/lib/domain/families/geometry/vocabulary/terms'
import type { Condition, FieldSpec } from '@/lib/domain/fields/field'
import { isUnset } from '@/lib/domain/fields/shared-rules'

const all = (...conditions: Condition[]): Condition => ({ all: conditions })
const hasLength = isOneOfOrOwn(
  ...PACKS.boxes,
  ...PACKS.bags,
  ...PACKS.pallets,
  'Corrugated sheet',
  'Partition',
  'Paper core',
  'Corner board',
  'Tissue paper',
  'Backing board',
  'Label',
  'Cone separator',
  'Hanger',
  'Foam sheet',
  'Thermocol',
  'Dunnage bag',
  'Collar support',
  'Strap seal',
  'Tag pin',
  'Shirt pin',
)
const hasHeight = isOneOfOrOwn(...PACKS.boxes, ...PACKS.pallets, 'Jumbo bag', 'Partition', 'Cone separator')
const hasWidth = isOneOfOrOwn(
  ...PACKS.boxes,
  ...PACKS.bags,
  ...PACKS.rolls,
  ...PACKS.pallets,
  'Corrugated sheet',
  'Partition',
  'Corner board',
  'Tissue paper',
  'Backing board',
  'Label',
  'Cone separator',
  'Collar support',
  'Strap seal',
  'Thermocol',
  'Dunnage bag',
)
const isRoll = isOneOf(...PACKS.rolls)
/** A size in millimetres. */
export const mm = (label: string, help: string, max: number) =>
  ({
    kind: 'measure',
    dimension: 'length',
    label,
    help,
    unit: 'mm',
    base: 'mm',
    rule: { min: 0.5, max },
  }) as const

/** Thickness and sizes of bags, films, boxes and rolls. */
export const SIZE_FIELDS = {
  micron: {
    kind: 'number',
    label: 'Thickness in micron',
    unit: 'µm',
    help: 'Of one layer: a bag of 51 micron has two',
    placeholder: '51',
    rule: { min: 5, max: 1000, decimalsMax: 1 },
    need: 'asked',
    neededWhen: all(isUnset('gauge'), isOneOf(...PACKS.micron.filter((kind) => kind !== 'Bubble film'))),
    visibleWhen: isOneOfOrOwn(...PACKS.micron),
    facet: 'range',
    weight: 4,
  },
  gauge: {
    kind: 'number',
    label: 'Thickness in gauge',
    unit: 'gauge',
    help: '4 gauge are about 1 micron',
    placeholder: '200',
    rule: { min: 20, max: 4000 },
    visibleWhen: isOneOf(...PACKS.filmBags, ...PACKS.films),
    facet: 'range',
  },
  gsm: {
    kind: 'number',
    label: 'GSM',
    unit: 'g/m²',
    help: 'Of paper, board, woven or non-woven cloth',
    rule: { min: 8, max: 3000 },
    need: 'asked',
    neededWhen: isOneOf(...PACKS.gsm.filter((kind) => kind !== 'Label' && kind !== 'Bubble film')),
    visibleWhen: isOneOfOrOwn(...PACKS.gsm),
    facet: 'range',
    weight: 3,
    isHidden: false,
  },
  itemLength: {
    ...mm('Item length', 'Of the carton, bag, pallet, sheet or core itself', 12_000),
    need: 'asked',
    visibleWhen: hasLength,
    neededWhen: { not: isOneOf('Hanger', 'Strap seal', 'Tag pin', 'Shirt pin', 'Foam sheet') },
    facet: 'range',
    weight: 3,
  },
  itemWidth: {
    ...mm('Item width', 'Of the carton, bag, film, tape or strap itself', 12_000),
    need: 'asked',
    visibleWhen: hasWidth,
    neededWhen: { not: isOneOf('Packing twine', 'Strap seal') },
    facet: 'range',
    weight: 3,
  },
  itemHeight: {
    ...mm('Item height', 'Of the carton, crate or pallet itself', 5000),
    need: 'asked',
    visibleWhen: hasHeight,
    neededWhen: isOneOf(...PACKS.boxes),
    facet: 'range',
    weight: 2,
  },
  sizeBasis: {
    kind: 'choice',
    label: 'Size measured',
    help: 'Inside is usual for cartons',
    vocabulary: terms.sizeBasis,
    need: 'asked',
    visibleWhen: isOneOf(...PACKS.boxes),
    facet: 'values',
  },
  gusset: {
    ...mm('Gusset', 'Whole side or bottom fold', 1500),
    visibleWhen: isOneOf(...PACKS.bags, 'Lay-flat tubing'),
    facet: 'range',
  },
  rollLength: {
    kind: 'number',
    label: 'Length on one roll',
    unit: 'm',
    help: 'Metres: tape 65, stretch film 300',
    placeholder: '65',
    rule: { min: 1, max: 50_000 },
    need: 'asked',
    neededWhen: isOneOf(...PACKS.tapes, 'Bubble film', 'Foam sheet', 'Barcode ribbon'),
    visibleWhen: isRoll,
    facet: 'range',
    weight: 3,
  },
  coreDiameter: {
    ...mm('Core inside diameter', 'Of the roll: 3 in is 76 mm', 600),
    visibleWhen: isOneOf(...PACKS.rolls, 'Label'),
    facet: 'range',
  },
} as const satisfies Record<string, FieldSpec>
