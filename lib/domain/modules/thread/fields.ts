import { CERTIFICATIONS } from '@/lib/domain/families/certificate'
import { COLOURS_OFFERED, goodsColours, STOCK_BY_COLOUR } from '@/lib/domain/families/colour'
import { FIBRE_FIELDS } from '@/lib/domain/families/fibre'
import { FASTNESS, SHRINKAGE_LENGTH } from '@/lib/domain/families/finish-tests'
import {
  finalTwist,
  stitchType,
  threadEndUse,
  threadFinish,
  threadPackage,
  threadType,
} from '@/lib/domain/families/thread/vocabulary'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { PLY_WORDS } from '@/lib/domain/fields/shared-rules'
import { SAMPLE_PRICE, UNUSED } from '@/lib/domain/modules/common'
import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

const needleSizes = openVocabulary(
  ['60', '65', '70', '75', '80', '90', '100', '110', '120', '130', '140'].map((size) => option(size, `Nm ${size}`)),
)
const standards = openVocabulary([
  option('OEKO-TEX Standard 100', 'OEKO-TEX, Oekotex'),
  option('GRS', 'Global Recycled Standard'),
  option('ISO 2', 'twist direction'),
  option('ISO 2062', 'single-end strength'),
  option('IS 1720', 'cotton sewing thread'),
  option('IS 9543', 'spun polyester sewing thread'),
  option('EN ISO 11612', 'ISO 11612, clothing against heat and flame'),
  option('EN ISO 11611', 'ISO 11611, clothing for welding'),
  option('EN ISO 14116', 'ISO 14116, limited flame spread'),
  option('EN ISO 20471', 'ISO 20471, high visibility clothing'),
  option('NFPA 2112', 'clothing against flash fire'),
  option('NFPA 1971', 'clothing for fire fighters'),
  option('IATF 16949', 'quality of makers of cars'),
  option('REACH', 'REACH compliant, azo free, AZO-free'),
])
const grades = openVocabulary([
  option('Export', 'export quality'),
  option('First', 'A grade'),
  option('Second', 'B grade'),
])

/** What only thread has. */
export const THREAD_SPECIFICATIONS = {
  threadType: {
    kind: 'choice',
    label: 'Thread type',
    help: 'Choose this first: spun, corespun, bonded, embroidery',
    vocabulary: threadType,
    need: 'asked',
    facet: 'values',
    weight: 5,
  },
  ticketNo: {
    kind: 'number',
    label: 'Ticket number',
    help: 'Metric ticket on the label: 120, 80, 40; of cotton thread also the cotton ticket',
    placeholder: '120',
    rule: { min: 5, max: 420, isInteger: true },
    need: 'asked',
    facet: 'values',
    weight: 5,
  },
  texNumber: {
    kind: 'number',
    label: 'Tex',
    unit: 'tex',
    help: 'Of the finished thread; Tkt 120 is sold as tex 24 to 27',
    rule: { min: 5, max: 600, decimalsMax: 1 },
    need: 'asked',
    // A construction says it too.
    neededWhen: { not: { field: 'construction', filled: true } },
    facet: 'range',
    weight: 4,
  },
  construction: {
    kind: 'count',
    label: 'Construction',
    help: 'Count and plies: 40/2, 60/3, 120D/2',
    placeholder: '40/2',
    plyIn: 'ply',
    need: 'asked',
    facet: 'search',
    weight: 3,
    isHidden: false,
  },
  ply: {
    kind: 'number',
    label: 'Plies',
    spokenAs: PLY_WORDS,
    help: '2, 3, 4 or 6',
    rule: { min: 1, max: 24, isInteger: true },
    facet: 'values',
    weight: 2,
  },
  ...FIBRE_FIELDS,
  finalTwist: {
    kind: 'choice',
    label: 'Final twist',
    help: 'Z for lockstitch machines',
    vocabulary: finalTwist,
    need: 'asked',
    facet: 'values',
  },
  lengthPerPackage: {
    kind: 'number',
    label: 'Length on one package',
    unit: 'm',
    help: 'Metres on one cone, spool or cop',
    placeholder: '5000',
    rule: { min: 5, max: 100_000 },
    need: 'asked',
    facet: 'range',
    weight: 4,
  },
  packageWeight: {
    kind: 'measure',
    dimension: 'mass',
    label: 'Thread on one package',
    help: 'Weight on one cone, spool or hank, without its support',
    unit: 'g',
    base: 'kg',
    rule: { min: 1, max: 20_000 },
    facet: 'range',
  },
  threadDiameter: {
    kind: 'number',
    label: 'Diameter',
    unit: 'mm',
    help: 'Of monofilament and elastic thread',
    rule: { min: 0.05, max: 5, decimalsMax: 2 },
    visibleWhen: { field: 'threadType', in: ['Monofilament', 'Elastic', 'Leather'] },
    facet: 'range',
  },
  strength: {
    kind: 'number',
    label: 'Strength',
    unit: 'cN',
    help: 'Single end; 1 kgf is 981 cN',
    rule: { min: 50, max: 60_000 },
    need: 'asked',
    facet: 'range',
  },
  elongation: { kind: 'number', label: 'Elongation', unit: '%', rule: { min: 1, max: 300 }, facet: 'range' },
  shrinkage: SHRINKAGE_LENGTH,
  fastness: FASTNESS,
  lubrication: { kind: 'number', label: 'Lubrication', unit: '%', rule: { min: 0, max: 15 } },
  needleSize: {
    kind: 'choice',
    label: 'Needle size',
    help: 'Nm size that you recommend',
    vocabulary: needleSizes,
    facet: 'values',
  },
  endUse: {
    kind: 'choices',
    label: 'Made for',
    help: 'All that apply: shirting, denim, shoes',
    vocabulary: threadEndUse,
    rule: { itemsMax: 8 },
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  stitchType: {
    kind: 'choices',
    label: 'Stitch types',
    help: '301 lockstitch, 401 chainstitch, 504 overlock',
    vocabulary: stitchType,
    rule: { itemsMax: 8 },
    facet: 'values',
  },
  coloursAvailable: COLOURS_OFFERED,
  stockByColour: { ...STOCK_BY_COLOUR, label: 'Colour card' },
  certifications: CERTIFICATIONS,
} as const satisfies Record<string, FieldSpec>

/** What thread means by the names that every module has. */
export const THREAD_GENERAL = {
  title: {
    help: 'What a buyer would search: ticket, type, construction, length',
    placeholder: 'Tkt 120 Spun Polyester Sewing Thread 40/2, 5000 m Cone',
  },
  brandManufacturer: { label: 'Brand or maker', help: 'The brand on the label' },
  styleNumber: { label: 'Shade card number', help: 'Your shade card or article number' },
  category: { help: 'Same as thread type', vocabulary: threadType, need: 'optional' },
  subcategory: UNUSED,
  dimensions: UNUSED,
  gsm: UNUSED,
  grade: { vocabulary: grades },
  finish: {
    label: 'Finish',
    help: 'Soft, mercerised, bonded, lubricated',
    vocabulary: threadFinish,
    need: 'asked',
    weight: 2,
  },
  color: {
    help: 'Raw white, black, or the colour that buyers filter by',
    vocabulary: goodsColours,
    facet: 'values',
  },
  shade: { label: 'Shade number', help: 'Number on the shade card or Pantone' },
  lot: { help: 'Dye lot; separate several with commas', neededWhen: { field: 'condition', in: ['Lot'] } },
  industryStandard: { vocabulary: standards },
  tolerance: {
    help: 'Usual: length ±2 %, tex ±5 %',
    parts: [
      { name: 'texPercent', label: 'Tex ±', kind: 'number', unit: '%', rule: { min: 0, max: 10 } },
      { name: 'lengthPercent', label: 'Length ±', kind: 'number', unit: '%', rule: { min: 0, max: 10 } },
      { name: 'quantityPercent', label: 'Quantity ±', kind: 'number', unit: '%', rule: { min: 0, max: 10 } },
    ],
  },
  quality: {
    help: 'Faults of seconds, or the lab that tested',
    parts: [
      { name: 'seamStrength', label: 'Loop strength', kind: 'number', unit: 'cN', rule: { min: 50, max: 60_000 } },
      { name: 'lab', label: 'Measured by', kind: 'text', rule: { lengthMax: 80 } },
      { name: 'note', label: 'Defects or remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
  },
  moq: { help: 'Usually one box of one shade' },
  priceUom: { help: 'Usually per cone or per kg' },
  taxIncluded: { help: 'The thread trade quotes plus GST' },
  sampleAvailable: { label: 'Sample or shade card available' },
  packageType: {
    label: 'Put up on',
    help: 'Cone, king spool, cop, vicone',
    vocabulary: threadPackage,
    weight: 3,
  },
  unitsPerPackage: { label: 'Cones in a box', help: 'Cones, cops or spools in one box', need: 'asked' },
  netWeight: { help: 'Of one box, without supports and box' },
  hsCode: {
    help: 'Sewing thread is 5204, 5401 or 5508; suggested from fibre, twist and finish',
    placeholder: '550810',
  },
  coverImage: { help: 'The cone with its label, and the shade card' },
  technicalSheet: { help: 'Strength, elongation, needle sizes' },
  newArrival: {},
  samplePrice: SAMPLE_PRICE,
} as const satisfies Record<string, Partial<FieldSpec>>
