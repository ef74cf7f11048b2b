import { leftoverRules } from '@/lib/domain/families/condition-rules'
import { boardGsm, boardMm, burstingOf, compressionOf, slottedArea } from '@/lib/domain/families/geometry/board'
import { filmDensity, filmGrams, GAUGE_PER_MICRON } from '@/lib/domain/families/geometry/film'
import { packFacts } from '@/lib/domain/families/geometry/pack-facts'
import { readTaper, taperMinutesRule, taperSpread } from '@/lib/domain/families/geometry/taper'
import { PACKS } from '@/lib/domain/families/geometry/vocabulary/packs'
import { rule } from '@/lib/domain/families/rule'
import { holds } from '@/lib/domain/fields/condition'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { roundTo } from '@/lib/domain/units/rounding'
import { SELLS_ABROAD } from '@/lib/domain/vocabulary/trade-terms'

const CARTON_PLIES: readonly number[] = [3, 5, 7, 9]
/** Sheets of a single face have two plies. */
const SINGLE_FACE = 2
const GAUGE_SHARE = 0.1
const TAPER_SHARE = 0.12
/** Cones of up to this length weigh this much, in grams. */
const CONE_GRAMS = { lengthMax: 240, min: 12, max: 150 } as const
const BURST_SHARE = 1.25
const COMPRESSION_SHARE = 0.5
const WEIGHT_SHARE = 0.35
/** Plastic Waste Management Rules, rule 4, as of 31 December 2022: micron of carry bags, g/m² of non-woven ones. */
const CARRY_BAG = { micronMin: 120, gsmMin: 60 } as const
/** A bag with an opening from 5 in bears a warning in most countries that ask for one. */
const WARNED_WIDTH_MM = 127

const isApart = (stated: number, other: number, share: number): boolean => Math.abs(stated - other) > other * share

/** India alone: goods of another country, and goods for export alone, follow other rules. */
function isSoldInIndia({ words }: Facts): boolean {
  const origin = textValue(words, 'originCountry')
  return textValue(words, 'tradeMode') !== 'Export' && (origin === '' || origin === 'IN')
}

/** The weight that the sizes give, where they say enough. */
function weightOfSizes(facts: Facts): number | null {
  const { packType, material, length, width, height, gusset, micron, plies, flute, rollMetres } = packFacts(facts)
  const is = (kinds: readonly string[]) => kinds.includes(packType)
  if (packType === 'Carton') {
    const gsm = plies === null ? null : boardGsm(plies, flute)
    const isSlotted = textValue(facts.words, 'cartonStyle') === 'RSC (0201)'
    if (gsm === null || !isSlotted || length === null || width === null || height === null) return null
    return gsm * slottedArea(length, width, height)
  }
  const density = filmDensity(packType, material)
  if (density === null || micron === null || width === null) return null
  if (is(PACKS.filmBags) && length !== null)
    return 2 * filmGrams({ widthMm: width + (gusset ?? 0), lengthMm: length, micron, density })
  if (!is(PACKS.films) || rollMetres === null || packType === 'Bubble film') return null
  const layers = packType === 'Lay-flat tubing' ? 2 : 1
  return layers * filmGrams({ widthMm: width, lengthMm: rollMetres * 1000, micron, density })
}

const weightText = (grams: number): string =>
  grams >= 2000 ? `${spoken(roundTo(grams / 1000, 1))} kg` : `${spoken(roundTo(grams, grams < 20 ? 1 : 0))} g`

/** The rules across the fields of packing goods. */
export const PACKING_RULES: readonly Rule[] = [
  rule({
    code: 'CARTON_PLY',
    severity: 'error',
    fields: ['cartonPly', 'packType'],
    says: 'Corrugated board has 3, 5, 7 or 9 plies.',
    judge: (facts) => {
      const { packType, ply } = packFacts(facts)
      if (ply === null || CARTON_PLIES.includes(ply)) return null
      if (packType !== 'Carton' && ply === SINGLE_FACE) return null
      return `Corrugated board has 3, 5, 7 or 9 plies, not ${spoken(ply)}.`
    },
  }),
  rule({
    code: 'FLUTE_PLY',
    severity: 'error',
    fields: ['flute', 'cartonPly'],
    says: 'A board has one flute for each fluted ply.',
    judge: (facts) => {
      const { ply, flute } = packFacts(facts)
      if (ply === null || !CARTON_PLIES.includes(ply) || !/^[ABCEF]{2,}$/.test(flute)) return null
      const fluted = (ply - 1) / 2
      if (flute.length === fluted) return null
      return `A board of ${ply} plies has ${fluted === 1 ? 'one flute' : `${fluted} flutes`}; ${flute} names ${flute.length}. Correct one of them.`
    },
  }),
  rule({
    code: 'PLY_GSM_COUNT',
    severity: 'warning',
    fields: ['plyGsm', 'cartonPly'],
    says: 'Each ply has its weight.',
    judge: (facts) => {
      const { ply, plies } = packFacts(facts)
      if (ply === null || plies === null || plies.length === ply) return null
      return `There are ${plies.length} weights for ${spoken(ply)} plies. Enter one for each, from outside to inside.`
    },
  }),
  rule({
    code: 'MICRON_GAUGE_DIFFERS',
    severity: 'error',
    fields: ['micron', 'gauge'],
    says: 'One micron is about four gauge.',
    judge: ({ words }) => {
      const [micron, gauge] = [numberValue(words, 'micron'), numberValue(words, 'gauge')]
      if (micron === null || gauge === null || !isApart(gauge, micron * GAUGE_PER_MICRON, GAUGE_SHARE)) return null
      const message = `${spoken(micron)} micron are about ${spoken(roundTo(micron * GAUGE_PER_MICRON, 0))} gauge, not ${spoken(gauge)}. Correct one of them.`
      return { field: 'gauge', message }
    },
  }),
  rule({
    code: 'PROHIBITED',
    severity: 'error',
    fields: ['packType', 'micron', 'gauge', 'gsm', 'closure', 'material', 'plasticRule', 'tradeMode', 'originCountry'],
    says: 'Carry bags sold in India have at least 120 micron, non-woven ones 60 g/m².',
    judge: (facts) => {
      const { packType, material, micron } = packFacts(facts)
      if (!isSoldInIndia(facts)) return null
      const isCompostable =
        material === 'Compostable polymer' || textValue(facts.words, 'plasticRule') === 'Certified compostable'
      if (packType === 'Carry bag' && !isCompostable && micron !== null && micron < CARRY_BAG.micronMin) {
        const field = numberValue(facts.words, 'micron') === null ? 'gauge' : 'micron'
        const message = `Plastic carry bags below ${CARRY_BAG.micronMin} micron may not be sold in India. Certified compostable bags may.`
        return { field, message }
      }
      const gsm = numberValue(facts.words, 'gsm')
      // Suit covers and blanket bags are no carry bags.
      const isCarried = packType === 'Non-woven bag' && textValue(facts.words, 'closure') === 'Handle'
      if (isCarried && gsm !== null && gsm < CARRY_BAG.gsmMin) {
        const message = `Non-woven plastic carry bags below ${CARRY_BAG.gsmMin} g/m² may not be sold in India.`
        return { field: 'gsm', message }
      }
      return null
    },
  }),
  taperMinutesRule('The minutes of a taper are below 60.'),
  rule({
    code: 'TAPER_DIFFERS',
    severity: 'warning',
    fields: ['coneTaper', 'coneLength', 'baseDiameter', 'noseDiameter'],
    says: 'Base and nose of a cone differ as its taper and length say.',
    judge: ({ words }) => {
      const reading = readTaper(textValue(words, 'coneTaper'))
      const [length, base, nose] = ['coneLength', 'baseDiameter', 'noseDiameter'].map((name) =>
        numberValue(words, name),
      )
      if (!reading?.ok || length == null || base == null || nose == null) return null
      const meant = taperSpread(reading.degrees, length)
      if (!isApart(base - nose, meant, TAPER_SHARE)) return null
      const message = `A taper of ${reading.text} over ${spoken(length)} mm is ${spoken(roundTo(meant, 0))} mm wider at the base than at the nose, not ${spoken(roundTo(base - nose, 1))} mm. Check the diameters.`
      return { field: 'baseDiameter', message }
    },
  }),
  rule({
    code: 'CONE_WEIGHT',
    severity: 'warning',
    fields: ['weight', 'coneLength', 'packType'],
    says: 'A paper cone weighs 12 to 150 g.',
    judge: (facts) => {
      const { packType, grams } = packFacts(facts)
      const length = numberValue(facts.words, 'coneLength')
      const { lengthMax, min, max } = CONE_GRAMS
      if (packType !== 'Paper cone' || grams === null || (length ?? 0) > lengthMax) return null
      if (grams >= min && grams <= max) return null
      return `Paper cones of this length weigh ${min} to ${max} g; this one ${spoken(roundTo(grams, 1))} g. Check the weight and its unit.`
    },
  }),
  rule({
    code: 'BS_DIFFERS',
    severity: 'warning',
    fields: ['bs', 'bf', 'plyGsm'],
    says: 'The bursting strength follows from the paper.',
    judge: (facts) => {
      const { plies } = packFacts(facts)
      const [bf, bs] = [numberValue(facts.words, 'bf'), numberValue(facts.words, 'bs')]
      if (plies === null || bf === null || bs === null) return null
      const most = burstingOf(bf, plies)
      if (bs <= most * BURST_SHARE) return null
      return `${spoken(bf)} BF paper of these weights bursts at about ${spoken(roundTo(most, 1))} kgf/cm²; ${spoken(bs)} is more. Check both.`
    },
  }),
  rule({
    code: 'BCT_DIFFERS',
    severity: 'warning',
    fields: ['bct', 'ect', 'itemLength', 'itemWidth', 'cartonPly', 'flute'],
    says: 'The box compression follows from edge crush and size.',
    judge: (facts) => {
      const { length, width, ply, flute } = packFacts(facts)
      const [ect, bct] = [numberValue(facts.words, 'ect'), numberValue(facts.words, 'bct')]
      const thickness = ply === null ? null : boardMm(ply, flute)
      if (ect === null || bct === null || length === null || width === null || thickness === null) return null
      const meant = compressionOf(ect, 2 * (length + width), thickness)
      if (!isApart(bct, meant, COMPRESSION_SHARE)) return null
      return `An edge crush of ${spoken(ect)} kN/m gives about ${spoken(roundTo(meant, 0))} kgf for this carton, not ${spoken(bct)}. Check both.`
    },
  }),
  rule({
    code: 'WEIGHT_DIFFERS',
    severity: 'warning',
    fields: ['weight', 'itemLength', 'itemWidth', 'itemHeight', 'micron', 'gauge', 'rollLength', 'plyGsm', 'flute'],
    says: 'The weight follows from sizes and thickness.',
    judge: (facts) => {
      const { grams } = packFacts(facts)
      const meant = weightOfSizes(facts)
      if (grams === null || meant === null || !isApart(grams, meant, WEIGHT_SHARE)) return null
      return `The sizes give about ${weightText(meant)} for one, not ${weightText(grams)}. Check the size, the thickness and the weight.`
    },
  }),
  rule({
    code: 'LOAD_REVERSED',
    severity: 'error',
    fields: ['loadCapacity', 'staticLoad'],
    says: 'A pallet carries more at rest than moved.',
    judge: ({ words }) => {
      const [dynamic, still] = [numberValue(words, 'loadCapacity'), numberValue(words, 'staticLoad')]
      if (dynamic === null || still === null || dynamic <= still) return null
      const message = `A pallet carries more at rest (${spoken(still)} kg) than on a fork lift (${spoken(dynamic)} kg). Correct one of them.`
      return { field: 'staticLoad', message }
    },
  }),
  rule({
    code: 'ISPM15_EXPORT',
    severity: 'warning',
    fields: ['ispm15', 'tradeMode'],
    says: 'Wood packing for export is ISPM-15 treated.',
    judge: ({ words }) =>
      words.ispm15 === false && holds(SELLS_ABROAD, words)
        ? 'Most countries take wood packing only with the ISPM-15 mark.'
        : null,
  }),
  rule({
    code: 'SUFFOCATION_WARNING',
    severity: 'warning',
    fields: ['suffocationWarning', 'itemWidth', 'tradeMode'],
    says: 'Large polybags for export have a suffocation warning.',
    judge: (facts) => {
      const { width } = packFacts(facts)
      const isLarge = width === null || width >= WARNED_WIDTH_MM
      if (facts.words.suffocationWarning !== false || !isLarge || !holds(SELLS_ABROAD, facts.words)) return null
      return 'Buyers in Europe and the USA ask for a printed suffocation warning on bags of this size.'
    },
  }),
  rule({
    code: 'EPR_MISSING',
    severity: 'warning',
    fields: ['plasticRule', 'originCountry'],
    says: 'Plastic packing in India has EPR.',
    judge: (facts) =>
      textValue(facts.words, 'plasticRule') === 'Not registered' && isSoldInIndia(facts)
        ? 'Makers and importers of plastic packing register for EPR in India (as of 2025). Buyers ask for the number.'
        : null,
  }),
  // Packing goods have no lots that a buyer must keep apart.
  ...leftoverRules('Describe the defects of these seconds: misprint, odd size, crushed or damp.'),
]
