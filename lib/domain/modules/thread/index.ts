import { TICKETS, ticketNominal, ticketTexDiffers } from '@/lib/domain/families/thread/ticket'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { numberValue } from '@/lib/domain/listing/listing'
import {
  COMMON_OFF_MATRIX,
  COMMON_SECTIONS,
  defineModule,
  PLACE_FACETS,
  SECTION_HELP,
  STOCK_FACETS,
  saleDefaults,
  TERMS_FACETS,
} from '@/lib/domain/modules/common'
import { roundTo } from '@/lib/domain/units/rounding'
import { unitsOf } from '@/lib/domain/vocabulary/trade-units'
import { THREAD_GENERAL, THREAD_SPECIFICATIONS } from './fields'
import { threadHooks } from './hooks'
import { isCottonThread, threadTex } from './tex'

const fields: Readonly<Record<string, Partial<FieldSpec>>> = { ...THREAD_SPECIFICATIONS, ...THREAD_GENERAL }

const PACKAGES_AS_PIECES =
  'spool, spools, king spool, king spools, kingspool, kingspools, reel, reels, cop, cops, vicone, vicones, skein, skeins, bobbin, bobbins'

/** The types that have a diameter. */
const OF_DIAMETER = /^(?:Monofilament|Elastic|Leather)$/

/** Tex is grams per 1,000 m, and a kilogram has 1,000 g. */
const GRAMS_TIMES_METRES = 1_000_000

/** The thread module: sewing, embroidery and overlock thread by ticket, tex and construction. */
export const thread = defineModule({
  moduleKey: 'thread',
  specifications: [
    'threadType',
    'ticketNo',
    'texNumber',
    'construction',
    'ply',
    'fiberType',
    'blendPercentages',
    'finalTwist',
    'lengthPerPackage',
    'packageWeight',
    'threadDiameter',
    'strength',
    'elongation',
    'shrinkage',
    'fastness',
    'lubrication',
    'needleSize',
    'endUse',
    'stitchType',
    'coloursAvailable',
    'stockByColour',
    'certifications',
    'lot',
  ],
  offMatrix: COMMON_OFF_MATRIX.filter((name) => name !== 'construction'),
  sections: {
    technical_specifications: [
      'threadType',
      'ticketNo',
      'texNumber',
      'construction',
      'ply',
      'fiberType',
      'blendPercentages',
      'finish',
      'finalTwist',
      'lengthPerPackage',
      'packageWeight',
      'threadDiameter',
      'color',
      'shade',
      'endUse',
      'stitchType',
      'needleSize',
      'strength',
      'elongation',
      'shrinkage',
      'fastness',
      'lubrication',
      'grade',
      'lot',
      'material',
      'composition',
    ],
    inventory: [...COMMON_SECTIONS.inventory, 'coloursAvailable', 'stockByColour'],
    quality_compliance: [...COMMON_SECTIONS.quality_compliance, 'certifications'],
  },
  sectionHelp: {
    ...SECTION_HELP,
    technical_specifications: 'Choose the thread type first',
    packaging_logistics_readiness: 'Put-up, cones in a box, weight and dispatch time',
    images_documents_design_files: 'Show the label and the shade card.',
  },
  fields,
  staysInModule: true,
  defaults: saleDefaults('cone'),
  facetOrder: [
    'threadType',
    'ticketNo',
    'texNumber',
    'fiberType',
    'color',
    'finish',
    'endUse',
    'lengthPerPackage',
    'packageWeight',
    'coloursAvailable',
    'packageType',
    'ply',
    'finalTwist',
    'stitchType',
    'needleSize',
    'strength',
    'elongation',
    'threadDiameter',
    'fastness',
    'composition',
    'blendPercentages',
    ...STOCK_FACETS,
    ...PLACE_FACETS,
    'industryStandard',
    'grade',
    ...TERMS_FACETS,
    'brandManufacturer',
    'newArrival',
  ],
  words: {
    goods: 'thread',
    alsoCalled: ['tkt', 'ticket', 'dhaga', 'dhaaga', 'doro', 'filo'],
    keyFact: 'Ticket',
    namedBy: ['construction', 'ticketNo', 'texNumber'],
    searchExamples: ['tkt 120 spun poly', 'tex 27', 'bonded nylon', 'embroidery 120D/2', 'core spun denim'],
  },
  derived: [
    {
      name: 'texNumber',
      label: 'Tex',
      unit: 'tex',
      from: ['texNumber', 'construction'],
      isFacet: true,
      insteadOf: 'texNumber',
      compute: threadTex,
    },
    {
      name: 'tex',
      label: 'Tex of the construction',
      unit: 'tex',
      from: ['construction'],
      isFacet: false,
      isShown: true,
      compute: ({ counts }) => {
        const reading = counts.get('construction')
        return reading?.ok ? roundTo(reading.count.resultantTex, 2) : null
      },
    },
    {
      name: 'ticketNominal',
      label: 'Nearest ticket',
      unit: '',
      from: ['texNumber', 'construction', 'ticketNo', 'threadType', 'fiberType'],
      isFacet: false,
      isShown: true,
      compute: (facts) => {
        const [tex, stated] = [threadTex(facts), numberValue(facts.words, 'ticketNo')]
        if (tex === null) return null
        // A stated ticket is that of the label, also where another is a little nearer.
        const isNear = stated !== null && ticketTexDiffers(stated, tex, isCottonThread(facts.words)) === null
        return isNear ? stated : ticketNominal(tex)
      },
    },
    {
      name: 'metresPerKg',
      label: 'Length of one kilogram',
      unit: 'm/kg',
      from: ['texNumber', 'construction'],
      isFacet: false,
      isShown: true,
      compute: (facts) => {
        const tex = threadTex(facts)
        return tex === null ? null : Math.round(GRAMS_TIMES_METRES / tex)
      },
    },
  ],
  firstQuestions: [
    { field: 'threadType', op: '=' },
    { field: 'ticketNo', op: '=' },
    { field: 'texNumber', op: '=', tolerancePercent: 10 },
    { field: 'lengthPerPackage', op: '>=' },
    { field: 'shade', op: '=' },
  ],
  sale: {
    units: unitsOf('cone', 'tube', 'kg', '1000 m', 'box', 'carton', 'piece', 'dozen', 'gross', 'unit'),
    bases: [
      { unit: '1000 m', label: '1000 m', usualInr: [1, 400] },
      { unit: 'kg', label: 'kg', usualInr: [120, 4000] },
      { unit: 'cone', label: 'cone' },
    ],
    // Other packages are counted one by one; the form asks which they are.
    spoken: new Map(PACKAGES_AS_PIECES.split(', ').map((noun) => [noun, 'piece'])),
    // "Mara 120 tkt 120": the name of a thread repeats its ticket.
    mayBeOther: (figure, { ticketNo, texNumber, construction, threadType, threadDiameter }) =>
      figure === Number(ticketNo) ||
      // "Elastic thread 0.6": it may be millimetres.
      (figure < 1 && !isFilled(threadDiameter) && OF_DIAMETER.test(String(threadType))) ||
      (TICKETS.some((ticket) => ticket === figure) && ![ticketNo, texNumber, construction].some(isFilled)),
  },
  keyNumber: { name: 'texNumber', same: 0.02, near: 0.1 },
  familyField: 'threadType',
  mainSpecifications: ['threadType', 'ticketNo', 'lengthPerPackage'],
  lineExample: 'Tkt 120 spun poly 40/2, 5000 m cone, 62 per cone + GST, 2400 cones ready, 3 days',
  cardFields: ['threadType', 'finish', 'endUse', 'packageType', 'color'],
  comparedBy: { condition: 'Fresh', finish: '', packageType: '' },
  conditionGuidance: {
    Fresh: 'First quality of one dye lot per shade; claims are accepted before the thread is used.',
    FreshMix: 'First quality, but shades or dye lots are mixed in the box.',
    Lot: 'One parcel of shades sold as a whole against the shade card.',
    JobLot: 'Assorted leftovers of shades and tickets, sold as they are.',
    Seconds: 'Second quality with the faults described.',
    Claimless: 'Sold without claim after lifting.',
  },
  hooks: threadHooks,
  loadViews: async () => (await import('./views')).threadViews,
})
