import { rowsTotal } from '@/lib/domain/families/colour'
import { PICTURE_OF_LEFTOVERS } from '@/lib/domain/families/condition-rules'
import { taperMinutesRule } from '@/lib/domain/families/geometry/taper'
import { authorisationRule } from '@/lib/domain/families/regulated/authorisation'
import { rule } from '@/lib/domain/families/rule'
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

const BY_PIECE: ReadonlySet<string> = new Set(['piece', '1000', 'dozen', 'set', 'pair', 'unit'])

const WASTE = /\b(?:comber noil|hosiery clips?|katran|chindi|rags|yarn waste|hard waste|pet flakes|shoddy)\b/i

export const SCRAP_RULES: readonly Rule[] = [
  authorisationRule(
    ['scrapClass', 'regulated', 'hazardous'],
    'Batteries, used oil, e-waste and hazardous waste are published with the number of the authorisation.',
    'Enter the number of your authorisation or registration. This waste may not be offered without it.',
    needsAuthorisation,
  ),
  rule({
    code: 'REGULATED_CLASS',
    severity: 'warning',
    fields: ['regulated', 'scrapClass'],
    says: 'A regulated class is said to be regulated.',
    judge: (facts) =>
      isRegulatedClass(facts) && facts.values.regulated === false
        ? `${classOf(facts)} may be sold only to authorised recyclers in most countries. Check this answer.`
        : null,
  }),
  rule({
    code: 'DRUM_RESIDUE',
    severity: 'warning',
    fields: ['residue', 'hazardous', 'regulated'],
    says: 'Containers with hazardous residue are hazardous waste.',
    judge: (facts) => {
      const { words, values } = facts
      if (textValue(words, 'residue') !== HAZARDOUS_RESIDUE || values.regulated === true || values.hazardous === true)
        return null
      return {
        field: 'hazardous',
        message: 'Containers with hazardous residue are hazardous waste. Say so, or have them cleaned.',
      }
    },
  }),
  taperMinutesRule('A taper has less than 60 minutes.'),
  rule({
    code: 'MATERIAL_DIFFERS',
    severity: 'error',
    fields: ['material', 'scrapClass'],
    says: 'The material is one that the class can have.',
    judge: (facts) => {
      const material = textValue(facts.words, 'material')
      const possible = MATERIALS[classOf(facts)]
      if (material === '' || !possible || possible.includes(material) || !KNOWN_MATERIALS.has(material)) return null
      return `${classOf(facts)} of ${material}: correct the class or the material.`
    },
  }),
  rule({
    code: 'METAL_GRADE_DIFFERS',
    severity: 'error',
    fields: ['metalGrade', 'material'],
    says: 'The grade is one of the stated metal.',
    judge: ({ words }) => {
      const [grade, material] = [textValue(words, 'metalGrade'), textValue(words, 'material')]
      const meant = STAINLESS.has(grade)
        ? 'SS'
        : MELTING.test(grade)
          ? 'MS'
          : grade === 'Millberry' || grade === 'Birch/Cliff'
            ? 'Copper'
            : null
      if (
        meant === null ||
        material === '' ||
        material === meant ||
        material === 'Mixed' ||
        !KNOWN_MATERIALS.has(material)
      )
        return null
      return `${grade} is a grade of ${meant}, not of ${material}. Correct one of them.`
    },
  }),
  rule({
    code: 'LOT_ITEMS_OVER',
    severity: 'error',
    fields: ['lotItems', 'availableQuantity'],
    says: 'The items of the lot are not more than its quantity.',
    judge: ({ words }) => {
      const [total, stock] = [rowsTotal(words.lotItems, 'quantity'), numberValue(words, 'availableQuantity')]
      if (stock === null || total <= stock) return null
      return `The items add up to ${spoken(total)}, more than the quantity of ${spoken(stock)}.`
    },
  }),
  rule({
    code: 'UNIT_WEIGHT_USUAL',
    severity: 'warning',
    fields: ['unitWeight', 'scrapClass'],
    says: 'The weight of a piece is usual for its class.',
    judge: (facts) => {
      const weight = asMeasure(facts.words.unitWeight)
      const kg = weight && measureIn(weight, 'kg', 'mass')
      const usual = PIECE_KG[classOf(facts)]
      if (kg === null || !usual || (kg >= usual[0] && kg <= usual[1])) return null
      return `One of these usually weighs ${spoken(usual[0])} to ${spoken(usual[1])} kg, not ${spoken(kg)}. Check the weight and its unit.`
    },
  }),
  rule({
    code: 'PRICE_UNIT_USE',
    severity: 'warning',
    fields: ['priceUom', 'reuseOrScrap', 'unitWeight'],
    says: 'Goods used again are priced per piece, scrap by weight.',
    judge: (facts) => {
      const { words } = facts
      const [reuse, unit] = [textValue(words, 'reuseOrScrap'), unitName(textValue(words, 'priceUom')) ?? '']
      const kind = scrapKind(classOf(facts))
      if (reuse === BY_SCRAP_WEIGHT && BY_PIECE.has(unit) && kind !== 'regulated')
        return 'Scrap is sold by weight. State a price per kg, or say that it is used again.'
      const isGoods = kind === 'cones' || kind === 'tubes' || kind === 'drums' || kind === 'bags' || kind === 'cans'
      if (reuse !== REUSABLE || !isGoods || unit !== 'kg' || asMeasure(words.unitWeight) !== null) return null
      return {
        field: 'unitWeight',
        message: 'Buyers who use it again count pieces. Add the weight of one, so that the price per piece is known.',
      }
    },
  }),
  rule({
    code: 'USABLE_LOW',
    severity: 'warning',
    fields: ['usablePercent', 'reuseOrScrap'],
    says: 'Reusable goods are usable for the most part.',
    judge: ({ words }) => {
      const usable = numberValue(words, 'usablePercent')
      if (textValue(words, 'reuseOrScrap') !== REUSABLE || usable === null || usable >= USABLE_LEAST) return null
      return `Only ${spoken(usable)} % are usable. Describe the lot as repairable or as scrap.`
    },
  }),
  rule({
    code: 'CONTAMINATION_HIGH',
    severity: 'warning',
    fields: ['contamination'],
    says: 'The contamination is at most 20 %.',
    judge: ({ words }) => {
      const share = numberValue(words, 'contamination')
      if (share === null || share <= CONTAMINATION_USUAL) return null
      return `Scrap usually has at most ${CONTAMINATION_USUAL} % contamination, not ${spoken(share)} %. Check the figure.`
    },
  }),
  rule({
    code: 'WASTE_ELSEWHERE',
    severity: 'warning',
    fields: ['title'],
    says: 'Waste of fibre, yarn and cloth is listed under recycling and waste.',
    judge: ({ words }) =>
      WASTE.test(textValue(words, 'title'))
        ? 'Buyers look for waste of fibre, yarn and cloth under recycling and waste.'
        : null,
  }),
  PICTURE_OF_LEFTOVERS,
]
