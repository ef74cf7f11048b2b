import { conditionRules } from '@/lib/domain/families/condition-rules'
import { BALE_WEIGHT_DIFFERS } from '@/lib/domain/families/raw-fibre/bale-rule'
import { rule } from '@/lib/domain/families/rule'
import { isOutside, type Span, spanText } from '@/lib/domain/families/span'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'

const MM_PER_32ND = 25.4 / 32
/** A class of 32nds spans 0.8 mm; labs differ by another. */
const GRADE_STAPLE_MM = 1.6

/** Cotton of any kind, and what cannot be cotton. */
const COTTON_MM = { usual: [18, 42], possible: [8, 55] } as const

/** The usual staple of a variety, in mm. */
const STAPLE_OF: Readonly<Record<string, Span>> = {
  'S-6': [26.5, 31],
  'MCU-5': [30, 35],
  'DCH-32': [32, 38],
  'Bunny/Brahma': [28, 33],
  'MECH-1': [27, 31.5],
  'J-34': [24, 30],
  'H-4': [26, 31],
  Suvin: [36, 42],
  'V-797': [19, 25],
  'Bengal Deshi': [12, 22],
  'Giza 86': [31, 36],
  'Giza 94': [32, 37],
  'Giza 87': [34, 38.5],
  'Giza 96': [34, 38.5],
  Pima: [33, 40],
  Supima: [34, 40],
  Upland: [24, 33],
}

/** The most water that each material usually has, in %. */
const MOISTURE_MAX: Readonly<Record<string, number>> = {
  Cotton: 8.5,
  Wool: 19,
  'Fine hair': 19,
  Silk: 13,
  Bast: 20,
  PSF: 1.5,
  VSF: 14,
  Modal: 14,
  Lyocell: 14,
  Acrylic: 4,
  Nylon: 6,
  PP: 1,
  'Polymer chips': 0.6,
  Pulp: 12,
}

/** The usual intrinsic viscosity of each polymer, in dl/g. */
const IV_OF: Readonly<Record<string, Span>> = {
  'PET textile grade': [0.55, 0.7],
  'Cationic PET': [0.45, 0.65],
  'PET bottle grade': [0.7, 0.9],
  'Recycled PET': [0.5, 0.85],
  PBT: [0.8, 1.3],
}

/** The usual bale of cotton from each country, in kg. */
const BALE_OF: Readonly<Record<string, Span>> = {
  IN: [150, 185],
  US: [205, 240],
  BR: [190, 240],
  AU: [205, 245],
  PK: [150, 185],
}

const WASTE =
  /\b(?:noils?|comber waste|droppings?|flat strips?|sweepings?|hard waste|yarn waste|clips|chindi|katran)\b/i

export const FIBRE_RULES: readonly Rule[] = [
  rule({
    code: 'COTTON_STAPLE',
    severity: 'error',
    fields: ['stapleLength', 'fiberFamily'],
    says: 'Cotton is 18 to 42 mm long: a warning outside, an error below 8 and above 55 mm.',
    judge: ({ words }) => {
      const length = numberValue(words, 'stapleLength')
      if (textValue(words, 'fiberFamily') !== 'Cotton' || length === null) return null
      if (isOutside(length, COTTON_MM.possible)) return `No cotton is ${spoken(length)} mm long. Enter millimetres.`
      return isOutside(length, COTTON_MM.usual)
        ? {
            field: 'stapleLength',
            message: `Cotton is usually ${spanText(COTTON_MM.usual)} mm long, not ${spoken(length)}. Check the length.`,
            severity: 'warning',
          }
        : null
    },
  }),
  rule({
    code: 'VARIETY_STAPLE',
    severity: 'warning',
    fields: ['stapleLength', 'variety'],
    says: 'The staple is usual for the variety.',
    judge: ({ words }) => {
      const variety = textValue(words, 'variety')
      const usual = STAPLE_OF[variety]
      const length = numberValue(words, 'stapleLength')
      if (!usual || length === null || !isOutside(length, usual)) return null
      return `${variety} is usually ${spanText(usual)} mm long, not ${spoken(length)}. Check both.`
    },
  }),
  rule({
    code: 'USDA_STAPLE_DIFFERS',
    severity: 'error',
    fields: ['usdaGrade', 'stapleLength'],
    says: 'The staple in 32nds of the grade and the staple length agree within 1.6 mm.',
    judge: ({ words }) => {
      const [, , staple] = textValue(words, 'usdaGrade').split('-')
      const length = numberValue(words, 'stapleLength')
      if (staple === undefined || length === null) return null
      const mm = Number(staple) * MM_PER_32ND
      if (!(mm > 0) || Math.abs(mm - length) <= GRADE_STAPLE_MM) return null
      return `Staple ${staple} of the grade is ${spoken(Math.round(mm * 10) / 10)} mm, but the staple length is ${spoken(length)} mm. Make them agree.`
    },
  }),
  rule({
    code: 'MOISTURE_HIGH',
    severity: 'warning',
    fields: ['moisture', 'fiberFamily'],
    says: 'The moisture is usual for the material.',
    judge: ({ words }) => {
      const family = textValue(words, 'fiberFamily')
      const [moisture, max] = [numberValue(words, 'moisture'), MOISTURE_MAX[family]]
      if (moisture === null || max === undefined || moisture <= max) return null
      return `${family} usually has at most ${spoken(max)} % moisture, not ${spoken(moisture)} %. Buyers deduct the excess.`
    },
  }),
  BALE_WEIGHT_DIFFERS,
  rule({
    code: 'BALE_WEIGHT',
    severity: 'warning',
    fields: ['baleWeight', 'originCountry'],
    says: 'The cotton bale is usual for its country.',
    judge: ({ words }) => {
      const [bale, country] = [numberValue(words, 'baleWeight'), textValue(words, 'originCountry')]
      const usual = BALE_OF[country]
      if (textValue(words, 'fiberFamily') !== 'Cotton' || bale === null || !usual || !isOutside(bale, usual))
        return null
      return `A bale of cotton from there usually weighs ${spanText(usual)} kg, not ${spoken(bale)}. Check the weight.`
    },
  }),
  rule({
    code: 'UNIFORMITY',
    severity: 'warning',
    fields: ['uniformityRatio'],
    says: 'The uniformity is an index or a ratio.',
    judge: ({ words }) => {
      const value = numberValue(words, 'uniformityRatio')
      if (value === null || !isOutside(value, [75, 90]) || !isOutside(value, [40, 55])) return null
      return `${spoken(value)} % is neither an index (75 to 90) nor a ratio (40 to 55). Check the figure.`
    },
  }),
  rule({
    code: 'STRENGTH_USUAL',
    severity: 'warning',
    fields: ['strength', 'fiberFamily'],
    says: 'The strength of cotton is usual.',
    judge: ({ words }) => {
      const value = numberValue(words, 'strength')
      if (textValue(words, 'fiberFamily') !== 'Cotton' || value === null || !isOutside(value, [18, 50])) return null
      return `Cotton usually has 18 to 50 g/tex, not ${spoken(value)}. Check the figure and the test mode.`
    },
  }),
  rule({
    code: 'MICRONAIRE_USUAL',
    severity: 'warning',
    fields: ['micronaire', 'variety'],
    says: 'The micronaire is usual.',
    judge: ({ words }) => {
      const value = numberValue(words, 'micronaire')
      // Desi cotton is coarser than any other.
      const max = /Desh?i/.test(textValue(words, 'variety')) ? 8.5 : 6
      if (value === null || !isOutside(value, [2.5, max])) return null
      return `Micronaire is usually 2.5 to ${spoken(max)}, not ${spoken(value)}. Check the figure.`
    },
  }),
  rule({
    code: 'YIELD_STATE',
    severity: 'warning',
    fields: ['yield', 'preparation'],
    says: 'The yield of wool suits its state.',
    judge: ({ words }) => {
      const [value, state] = [numberValue(words, 'yield'), textValue(words, 'preparation')]
      if (value === null) return null
      const isGreasyButClean = /^Greasy/.test(state) && value > 88
      const isScouredButPoor = /^(?:Scoured|Carbonised)/.test(state) && value < 75
      if (!isGreasyButClean && !isScouredButPoor) return null
      return `${state} wool seldom yields ${spoken(value)} %. Check the state and the yield.`
    },
  }),
  rule({
    code: 'DENIER_LENGTH',
    severity: 'warning',
    fields: ['fiberDenier', 'cutLength'],
    says: 'The cut suits the denier.',
    judge: ({ words }) => {
      const [denier, length] = [numberValue(words, 'fiberDenier'), numberValue(words, 'cutLength')]
      if (denier === null || length === null) return null
      const isFineButLong = denier <= 1.2 && length > 60
      const isCoarseButShort = denier >= 6 && length >= 20 && length < 38
      if (!isFineButLong && !isCoarseButShort) return null
      const message = `${spoken(denier)} denier is seldom cut to ${spoken(length)} mm. Check both.`
      return { field: 'cutLength', message }
    },
  }),
  rule({
    code: 'IV_POLYMER',
    severity: 'warning',
    fields: ['iv', 'polymer'],
    says: 'The IV is usual for the polymer.',
    judge: ({ words }) => {
      const [iv, polymer] = [numberValue(words, 'iv'), textValue(words, 'polymer')]
      const usual = IV_OF[polymer]
      if (iv === null || !usual || !isOutside(iv, usual)) return null
      return `${polymer} usually has an IV of ${spanText(usual)}, not ${spoken(iv)}. Check both.`
    },
  }),
  rule({
    code: 'CANDY_UNIT',
    severity: 'warning',
    fields: ['priceUom', 'fiberFamily'],
    says: 'Only cotton is priced per candy.',
    judge: ({ words }) => {
      const family = textValue(words, 'fiberFamily')
      if (textValue(words, 'priceUom') !== 'candy' || family === '' || family === 'Cotton') return null
      return `The candy is a unit of cotton. ${family} is priced per kg.`
    },
  }),
  rule({
    code: 'WASTE_ELSEWHERE',
    severity: 'warning',
    fields: ['title'],
    says: 'Waste is listed under recycling and waste.',
    judge: ({ words }) =>
      WASTE.test(textValue(words, 'title'))
        ? 'Buyers look for noils, clips and other waste under recycling and waste.'
        : null,
  }),
  ...conditionRules({
    field: 'fiberFamily',
    lot: 'Give the lot, heap or merge: mills do not mix lots in one lay-down.',
    defects: 'Describe the defects of these seconds: stained bales, fused fibre, high trash.',
  }),
]
