import { gcvMost, gradeGcv, usualGcv } from '@/lib/domain/families/consumable/fuel'
import { travellerWeight } from '@/lib/domain/families/consumable/traveller'
import { FUELS } from '@/lib/domain/families/consumable/vocabulary/classes'
import { EXPIRY_RULES, REGULATED_RULES } from '@/lib/domain/families/regulated/rules'
import { rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { DayRule, Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'

/** Rounding of a laboratory's shares. */
const SHARES_MOST = 100.5
const TRAVELLER_SHARE = 0.25
/** Calorific values of tests differ by a few percent. */
const GCV_SHARE = 1.05
/** Viscosity grades of ISO 3448. */
const VISCOSITY_GRADES = [2, 3, 5, 7, 10, 15, 22, 32, 46, 68, 100, 150, 220, 320, 460, 680, 1000, 1500, 2200, 3200]
/** Spindle and knitting oils are also sold between the grades. */
const USUAL_BETWEEN: readonly number[] = [9, 12, 18, 20, 24, 28]
/** India: flash point in °C from which each petroleum class begins. */
const PETROLEUM_FROM: Readonly<Record<string, readonly [number, number]>> = {
  A: [-200, 23],
  B: [23, 65],
  C: [65, 93],
  Excluded: [93, 1000],
}
/** Units that a class is measured in. */
const MEASURED_IN: ReadonlyArray<readonly [classes: readonly string[], units: readonly string[]]> = [
  // A unit of power is a kWh in speech, and a piece in the table of units.
  [['Power'], ['kWh', 'lot']],
  [['Steam'], ['kg', 'MT', 'unit']],
  [
    ['PNG', 'Biogas', 'Compressed air'],
    ['m3', 'kg', 'MT', 'unit'],
  ],
  [
    ['Coal', 'Lignite', 'Pet coke', 'Rice husk', 'Biomass briquettes'],
    ['kg', 'MT', 'quintal', 'bag', 'lot'],
  ],
]

const DANGEROUS = ['LPG', 'PNG', 'Biogas', 'Diesel']

/** The rules across the fields of consumables and utilities. */
export const CONSUMABLE_RULES: readonly (Rule | DayRule)[] = [
  rule({
    code: 'PROXIMATE_SUM',
    severity: 'error',
    fields: ['ash', 'moisture', 'inherentMoisture', 'volatileMatter', 'fixedCarbon'],
    says: 'Ash, moisture, volatile matter and fixed carbon share 100 %.',
    judge: ({ words }) => {
      const parts = ['ash', 'volatileMatter', 'fixedCarbon', 'inherentMoisture'].map(
        (name) => numberValue(words, name) ?? 0,
      )
      const dry = parts.reduce((sum, part) => sum + part, 0)
      const received = (numberValue(words, 'moisture') ?? 0) + (numberValue(words, 'ash') ?? 0)
      if (dry <= SHARES_MOST && received <= SHARES_MOST) return null
      const [sum, what] =
        received > SHARES_MOST
          ? [received, 'Ash and moisture']
          : [dry, 'Ash, volatile matter, fixed carbon and inherent moisture']
      return `${what} are ${spoken(sum)} % together. Correct them: they share 100 %.`
    },
  }),
  rule({
    code: 'TRAVELLER_SYSTEM',
    severity: 'error',
    fields: ['travellerNo', 'numberSystem'],
    says: 'An ISO number has no slash.',
    judge: ({ words }) => {
      const number = textValue(words, 'travellerNo')
      if (textValue(words, 'numberSystem') !== 'ISO' || !number.includes('/')) return null
      const weight = travellerWeight(number)
      const hint = weight === null ? 'the weight of 1000 in g' : `about ${spoken(weight)}`
      return `${number} is not an ISO number. Enter ${hint}, or choose UL.`
    },
  }),
  rule({
    code: 'TARIFF_BELOW_PRICE',
    severity: 'error',
    fields: ['tariff', 'basePrice', 'priceUom'],
    says: 'The landed tariff of power contains its price.',
    judge: ({ words }) => {
      const [landed, price] = [numberValue(words, 'tariff'), numberValue(words, 'basePrice')]
      const unit = textValue(words, 'priceUom') || textValue(words, 'uom')
      if (landed === null || price === null || landed >= price || (unit !== 'kWh' && unit !== 'unit')) return null
      return `The landed tariff of ${spoken(landed)} contains the price of ${spoken(price)}, so it cannot be lower. Correct one of them.`
    },
  }),
  rule({
    code: 'PETROLEUM_CLASS',
    severity: 'error',
    fields: ['petroleumClass', 'flashPoint'],
    says: 'The petroleum class follows from the flash point.',
    judge: ({ words }) => {
      const [kind, flash] = [textValue(words, 'petroleumClass'), numberValue(words, 'flashPoint')]
      const bounds = PETROLEUM_FROM[kind]
      if (bounds === undefined || flash === null || (flash >= bounds[0] && flash <= bounds[1])) return null
      const meant = Object.entries(PETROLEUM_FROM).find(([, [from, to]]) => flash >= from && flash < to)?.[0] ?? kind
      return `A flash point of ${spoken(flash)} °C is ${meant === 'Excluded' ? 'in no petroleum class' : `petroleum class ${meant}`}. Correct the class or the flash point.`
    },
  }),
  rule({
    code: 'DIAMETERS_REVERSED',
    severity: 'error',
    fields: ['innerDiameter', 'outerDiameter'],
    says: 'The inner diameter is below the outer.',
    judge: ({ words }) => {
      const [inner, outer] = [numberValue(words, 'innerDiameter'), numberValue(words, 'outerDiameter')]
      if (inner === null || outer === null || inner < outer) return null
      const message = `The inner diameter (${spoken(inner)} mm) is not below the outer one (${spoken(outer)} mm). Correct one of them.`
      return { field: 'outerDiameter', message }
    },
  }),
  rule({
    code: 'GCV_BASIS_MISSING',
    severity: 'warning',
    fields: ['gcvBasis', 'calorificValue'],
    says: 'The calorific value of coal has its basis.',
    judge: ({ words }) =>
      ['Coal', 'Lignite', 'Pet coke'].includes(textValue(words, 'utilityClass')) &&
      isFilled(words.calorificValue) &&
      !isFilled(words.gcvBasis)
        ? 'Choose the basis of the calorific value: as received (GAR) and air dried (ADB) differ by hundreds of kcal.'
        : null,
  }),
  rule({
    code: 'GCV_USUAL',
    severity: 'warning',
    fields: ['calorificValue', 'utilityClass'],
    says: 'The calorific value is usual for the fuel.',
    judge: ({ words }) => {
      const kind = textValue(words, 'utilityClass')
      const gcv = numberValue(words, 'calorificValue')
      const [low, high] = usualGcv(kind) ?? [0, Number.POSITIVE_INFINITY]
      if (gcv === null || (gcv >= low && gcv <= high)) return null
      return `${kind} usually has ${spoken(low)} to ${spoken(high)} kcal, not ${spoken(gcv)}. Check the figure.`
    },
  }),
  rule({
    code: 'GCV_ASH_DIFFERS',
    severity: 'warning',
    fields: ['calorificValue', 'ash', 'moisture', 'inherentMoisture', 'gcvBasis'],
    says: 'The calorific value of coal is possible with its ash and moisture.',
    judge: ({ words }) => {
      const [gcv, ash] = [numberValue(words, 'calorificValue'), numberValue(words, 'ash')]
      if (textValue(words, 'utilityClass') !== 'Coal' || gcv === null || ash === null) return null
      const isDried = textValue(words, 'gcvBasis') === 'ADB' || textValue(words, 'gcvBasis') === 'DB'
      const water = isDried ? numberValue(words, 'inherentMoisture') : numberValue(words, 'moisture')
      const most = gcvMost(ash, water ?? 0)
      if (gcv <= most * GCV_SHARE) return null
      return `Coal with this ash and moisture gives at most ${spoken(most)} kcal/kg, not ${spoken(gcv)}. Check the figures and the basis.`
    },
  }),
  rule({
    code: 'GRADE_GCV_DIFFERS',
    severity: 'warning',
    fields: ['grade', 'calorificValue'],
    says: 'The grade of Indian coal is that of its GCV.',
    judge: ({ words }) => {
      const [gcv, grade] = [numberValue(words, 'calorificValue'), textValue(words, 'grade')]
      const bounds = gradeGcv(grade)
      if (gcv === null || bounds === null || (gcv >= bounds[0] && gcv <= bounds[1])) return null
      return `${grade} coal has ${spoken(bounds[0])} to ${spoken(bounds[1])} kcal/kg, not ${spoken(gcv)}. Check the grade.`
    },
  }),
  rule({
    code: 'TRAVELLER_WEIGHT',
    severity: 'warning',
    fields: ['weightPer1000', 'travellerNo', 'numberSystem'],
    says: 'The weight of travellers is that of their number.',
    judge: ({ words }) => {
      const number = textValue(words, 'travellerNo')
      const stated = numberValue(words, 'weightPer1000')
      const isIso = textValue(words, 'numberSystem') === 'ISO'
      const meant = isIso ? Number(number) : travellerWeight(number)
      if (stated === null || meant === null || !(meant > 0) || Math.abs(stated - meant) <= meant * TRAVELLER_SHARE)
        return null
      return `1000 travellers of number ${number} weigh about ${spoken(meant)} g, not ${spoken(stated)} g. Check both.`
    },
  }),
  rule({
    code: 'VISCOSITY_GRADE',
    severity: 'warning',
    fields: ['viscosity'],
    says: 'The viscosity is a grade of ISO 3448.',
    judge: ({ words }) => {
      const grade = numberValue(words, 'viscosity')
      if (grade === null || VISCOSITY_GRADES.includes(grade) || USUAL_BETWEEN.includes(grade)) return null
      const near = VISCOSITY_GRADES.reduce((best, one) => (Math.abs(one - grade) < Math.abs(best - grade) ? one : best))
      return `ISO VG ${spoken(grade)} is no grade of ISO 3448; the nearest is ${spoken(near)}. Check the figure.`
    },
  }),
  rule({
    code: 'UNIT_USUAL',
    severity: 'warning',
    fields: ['priceUom', 'utilityClass'],
    says: 'Fuel and energy are priced in their usual units.',
    judge: ({ words }) => {
      const kind = textValue(words, 'utilityClass')
      const units = MEASURED_IN.find(([classes]) => classes.includes(kind))?.[1]
      const unit = textValue(words, 'priceUom') || textValue(words, 'uom')
      if (units === undefined || unit === '' || units.includes(unit)) return null
      return `${kind} is usually priced per ${units[0]}, not per ${unit}. Check the unit.`
    },
  }),
  rule({
    code: 'HAZARD_USUAL',
    severity: 'warning',
    fields: ['hazardous', 'utilityClass'],
    says: 'Gas and diesel are stated as hazardous.',
    judge: ({ words }) => {
      const kind = textValue(words, 'utilityClass')
      return words.hazardous === false && DANGEROUS.includes(kind)
        ? `${kind} is classified as hazardous. Check its safety data sheet.`
        : null
    },
  }),
  rule({
    code: 'BATCH_MISSING',
    severity: 'warning',
    fields: ['batch', 'condition'],
    says: 'A lot has its batch number.',
    judge: ({ words }, status) =>
      status === 'ACTIVE' &&
      textValue(words, 'condition') === 'Lot' &&
      !isFilled(words.batch) &&
      !FUELS.includes(textValue(words, 'utilityClass')) &&
      isFilled(words.utilityClass)
        ? 'Give the batch number: a lot is one batch.'
        : null,
  }),
  ...REGULATED_RULES,
  ...EXPIRY_RULES,
]
