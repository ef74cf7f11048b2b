import { errorIssue, warningIssue } from '@/lib/domain/errors'
import { rowsTotal } from '@/lib/domain/families/colour'
import { conditionRules } from '@/lib/domain/families/condition-rules'
import { readTaper } from '@/lib/domain/families/geometry/taper'
import { authorisationRule } from '@/lib/domain/families/regulated/authorisation'
import { type Judge, rule } from '@/lib/domain/families/rule'
import { BY_SCRAP_WEIGHT, HAZARDOUS_RESIDUE, REUSABLE, SCRAP, scrapKind } from '@/lib/domain/families/scrap/vocabulary'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { unitName } from '@/lib/domain/units/units'

const USABLE_LEAST = 50
const CONTAMINATION_USUAL = 20

const classOf = ({ words }: Facts): string => textValue(words, 'scrapClass')
const isRegulatedClass = (facts: Facts): boolean => (SCRAP.regulated as readonly string[]).includes(classOf(facts))

/** A seller who says that no authorisation is needed gets a warning of its own. */
const needsAuthorisation = (facts: Facts): boolean =>
  facts.values.regulated === true ||
  facts.values.hazardous === true ||
  (isRegulatedClass(facts) && facts.values.regulated !== false)

const regulatedClass: Judge = (facts) =>
  isRegulatedClass(facts) && facts.values.regulated === false
    ? [
        warningIssue(
          'REGULATED_CLASS',
          'regulated',
          `${classOf(facts)} may be sold only to authorised recyclers in most countries. Check this answer.`,
        ),
      ]
    : []

const drumResidue: Judge = (facts) => {
  const { words, values } = facts
  if (textValue(words, 'residue') !== HAZARDOUS_RESIDUE || values.regulated === true || values.hazardous === true)
    return []
  return [
    warningIssue(
      'DRUM_RESIDUE',
      'hazardous',
      'Containers with hazardous residue are hazardous waste. Say so, or have them cleaned.',
    ),
  ]
}

const taperFormat: Judge = ({ words }) => {
  const reading = readTaper(textValue(words, 'coneTaper'))
  if (reading === null || reading.ok || !reading.isMinutes) return []
  return [errorIssue('TAPER_MINUTES', 'coneTaper', 'A degree has 60 minutes. Write the taper as 5°57′.')]
}

/** What a class can be made of; another material contradicts it. */
const MATERIALS: Readonly<Record<string, readonly string[]>> = {
  'Paper cones': ['Paper', 'Corrugated board'],
  'Paper tubes': ['Paper', 'Corrugated board'],
  Cartons: ['Corrugated board', 'Paper'],
  'Corrugated waste': ['Corrugated board', 'Paper'],
  'Waste paper': ['Paper', 'Corrugated board'],
  'Gunny bags': ['Jute'],
  'Wood scrap': ['Wood'],
  'Wooden crates': ['Wood'],
  'Wooden bobbins': ['Wood'],
  'MS scrap': ['MS', 'GI', 'Mixed'],
  'SS scrap': ['SS'],
  'Cast iron scrap': ['Cast iron'],
  'Aluminium scrap': ['Aluminium'],
  'Copper scrap': ['Copper'],
  'Brass scrap': ['Brass'],
  'Glass scrap': ['Glass'],
}

const materialDiffers: Judge = (facts) => {
  const material = textValue(facts.words, 'material')
  const possible = MATERIALS[classOf(facts)]
  if (material === '' || !possible || possible.includes(material) || !KNOWN_MATERIALS.has(material)) return []
  return [
    errorIssue('MATERIAL_DIFFERS', 'material', `${classOf(facts)} of ${material}: correct the class or the material.`),
  ]
}
/** A material in the seller's own words may be another name for a listed one. */
const KNOWN_MATERIALS = new Set([
  ...Object.values(MATERIALS).flat(),
  'HDPE',
  'LDPE',
  'PP',
  'PVC',
  'PS',
  'ABS',
  'Nylon',
  'PET',
  'Plastic',
  'Rubber',
  'Lead',
  'Zinc',
])

const STAINLESS = new Set(['304', '316', '202', '430'])
const MELTING = /^HMS/

const gradeDiffers: Judge = ({ words }) => {
  const [grade, material] = [textValue(words, 'metalGrade'), textValue(words, 'material')]
  const meant = STAINLESS.has(grade)
    ? 'SS'
    : MELTING.test(grade)
      ? 'MS'
      : grade === 'Millberry' || grade === 'Birch/Cliff'
        ? 'Copper'
        : null
  if (meant === null || material === '' || material === meant || material === 'Mixed' || !KNOWN_MATERIALS.has(material))
    return []
  return [
    errorIssue(
      'METAL_GRADE_DIFFERS',
      'metalGrade',
      `${grade} is a grade of ${meant}, not of ${material}. Correct one of them.`,
    ),
  ]
}

/** Usual weights of one piece, in kg. */
const PIECE_KG: Readonly<Record<string, readonly [number, number]>> = {
  'Paper cones': [0.012, 0.15],
  'Plastic cones': [0.015, 0.3],
  'Paper tubes': [0.02, 12],
  'Dye tubes': [0.02, 1.5],
  'Plastic bobbins': [0.02, 1],
  Cartons: [0.1, 6],
  'PP bags': [0.03, 0.4],
  'Jumbo bags': [0.6, 6],
  'Gunny bags': [0.3, 1.6],
  Drums: [1, 35],
  'Steel drums': [4, 35],
  'Plastic drums': [1, 15],
  Carboys: [0.2, 5],
  'IBC tanks': [35, 120],
  Pallets: [3, 60],
  'Sliver cans': [1.5, 30],
}

const unitWeightUsual: Judge = (facts) => {
  const weight = asMeasure(facts.words.unitWeight)
  const kg = weight && measureIn(weight, 'kg', 'mass')
  const usual = PIECE_KG[classOf(facts)]
  if (kg === null || !usual || (kg >= usual[0] && kg <= usual[1])) return []
  const message = `One of these usually weighs ${spoken(usual[0])} to ${spoken(usual[1])} kg, not ${spoken(kg)}. Check the weight and its unit.`
  return [warningIssue('UNIT_WEIGHT_USUAL', 'unitWeight', message)]
}

const BY_PIECE: ReadonlySet<string> = new Set(['piece', '1000', 'dozen', 'set', 'pair', 'unit'])

const priceUnit: Judge = (facts) => {
  const { words } = facts
  const [reuse, unit] = [textValue(words, 'reuseOrScrap'), unitName(textValue(words, 'priceUom')) ?? '']
  const kind = scrapKind(classOf(facts))
  if (reuse === BY_SCRAP_WEIGHT && BY_PIECE.has(unit) && kind !== 'regulated')
    return [
      warningIssue(
        'PRICE_UNIT_USE',
        'priceUom',
        'Scrap is sold by weight. State a price per kg, or say that it is used again.',
      ),
    ]
  const isGoods = kind === 'cones' || kind === 'tubes' || kind === 'drums' || kind === 'bags' || kind === 'cans'
  if (reuse !== REUSABLE || !isGoods || unit !== 'kg' || asMeasure(words.unitWeight) !== null) return []
  return [
    warningIssue(
      'PRICE_UNIT_USE',
      'unitWeight',
      'Buyers who use it again count pieces. Add the weight of one, so that the price per piece is known.',
    ),
  ]
}

const usableLow: Judge = ({ words }) => {
  const usable = numberValue(words, 'usablePercent')
  if (textValue(words, 'reuseOrScrap') !== REUSABLE || usable === null || usable >= USABLE_LEAST) return []
  const message = `Only ${spoken(usable)} % are usable. Describe the lot as repairable or as scrap.`
  return [warningIssue('USABLE_LOW', 'usablePercent', message)]
}

const contaminationHigh: Judge = ({ words }) => {
  const share = numberValue(words, 'contamination')
  if (share === null || share <= CONTAMINATION_USUAL) return []
  return [
    warningIssue(
      'CONTAMINATION_HIGH',
      'contamination',
      `Scrap usually has at most ${CONTAMINATION_USUAL} % contamination, not ${spoken(share)} %. Check the figure.`,
    ),
  ]
}

const lotOver: Judge = ({ words }) => {
  const [total, stock] = [rowsTotal(words.lotItems, 'quantity'), numberValue(words, 'availableQuantity')]
  if (stock === null || total <= stock) return []
  return [
    errorIssue(
      'LOT_ITEMS_OVER',
      'lotItems',
      `The items add up to ${spoken(total)}, more than the quantity of ${spoken(stock)}.`,
    ),
  ]
}

const WASTE = /\b(?:comber noil|hosiery clips?|katran|chindi|rags|yarn waste|hard waste|pet flakes|shoddy)\b/i
const wasteElsewhere: Judge = ({ words }) =>
  WASTE.test(textValue(words, 'title'))
    ? [
        warningIssue(
          'WASTE_ELSEWHERE',
          'title',
          'Buyers look for waste of fibre, yarn and cloth under recycling and waste.',
        ),
      ]
    : []

export const SCRAP_RULES: readonly Rule[] = [
  authorisationRule(
    ['scrapClass', 'regulated', 'hazardous'],
    'Batteries, used oil, e-waste and hazardous waste are published with the number of the authorisation.',
    'Enter the number of your authorisation or registration. This waste may not be offered without it.',
    needsAuthorisation,
  ),
  rule(
    'warning',
    'REGULATED_CLASS',
    ['regulated', 'scrapClass'],
    'A regulated class is said to be regulated.',
    regulatedClass,
  ),
  rule(
    'warning',
    'DRUM_RESIDUE',
    ['residue', 'hazardous', 'regulated'],
    'Containers with hazardous residue are hazardous waste.',
    drumResidue,
  ),
  rule('error', 'TAPER_MINUTES', ['coneTaper'], 'A taper has less than 60 minutes.', taperFormat),
  rule(
    'error',
    'MATERIAL_DIFFERS',
    ['material', 'scrapClass'],
    'The material is one that the class can have.',
    materialDiffers,
  ),
  rule(
    'error',
    'METAL_GRADE_DIFFERS',
    ['metalGrade', 'material'],
    'The grade is one of the stated metal.',
    gradeDiffers,
  ),
  rule(
    'error',
    'LOT_ITEMS_OVER',
    ['lotItems', 'availableQuantity'],
    'The items of the lot are not more than its quantity.',
    lotOver,
  ),
  rule(
    'warning',
    'UNIT_WEIGHT_USUAL',
    ['unitWeight', 'scrapClass'],
    'The weight of a piece is usual for its class.',
    unitWeightUsual,
  ),
  rule(
    'warning',
    'PRICE_UNIT_USE',
    ['priceUom', 'reuseOrScrap', 'unitWeight'],
    'Goods used again are priced per piece, scrap by weight.',
    priceUnit,
  ),
  rule(
    'warning',
    'USABLE_LOW',
    ['usablePercent', 'reuseOrScrap'],
    'Reusable goods are usable for the most part.',
    usableLow,
  ),
  rule('warning', 'CONTAMINATION_HIGH', ['contamination'], 'The contamination is at most 20 %.', contaminationHigh),
  rule(
    'warning',
    'WASTE_ELSEWHERE',
    ['title'],
    'Waste of fibre, yarn and cloth is listed under recycling and waste.',
    wasteElsewhere,
  ),
  ...conditionRules({ field: '', lot: '', defects: '' }).filter(({ code }) => code === 'IMAGE_MISSING'),
]
