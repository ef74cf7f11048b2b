import { errorIssue, warningIssue } from '@/lib/domain/errors'
import { casCheckDigit, isCasRight, plainCasList, readCiNames } from '@/lib/domain/families/chemical/identity'
import { substanceOf } from '@/lib/domain/families/chemical/substances'
import { EXPIRY_RULES, REGULATED_RULES } from '@/lib/domain/families/regulated/rules'
import { type Judge, rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { DayRule, Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { netWeightKg } from '@/lib/domain/units/unit-facts'
import { convertQuantity } from '@/lib/domain/units/units'

const STRENGTH_USUAL = [20, 500] as const
const PACK_SHARE = 0.03

/** The dye classes that each class of C.I. names is sold under. */
const CLASSES_OF: Readonly<Record<string, readonly string[]>> = {
  Reactive: ['Reactive'],
  Disperse: ['Disperse'],
  Vat: ['Vat', 'Indigo'],
  'Solubilised Vat': ['Vat', 'Indigo'],
  'Reduced Vat': ['Vat', 'Indigo'],
  Sulphur: ['Sulphur'],
  'Leuco Sulphur': ['Sulphur'],
  'Solubilised Sulphur': ['Sulphur'],
  Direct: ['Direct'],
  Acid: ['Acid', 'Metal-complex', 'Mordant'],
  Basic: ['Basic'],
  Mordant: ['Mordant', 'Acid', 'Metal-complex'],
  Natural: ['Natural', 'Indigo'],
  Pigment: ['Pigment', 'Vat', 'Indigo'],
}

/** Dyes that can release an amine that India and the EU ban: handling in India is prohibited since the 1990s. */
const AMINE_DYES: ReadonlySet<string> = new Set([
  'C.I. Direct Black 38',
  'C.I. Direct Blue 6',
  'C.I. Direct Blue 14',
  'C.I. Direct Blue 15',
  'C.I. Direct Brown 95',
  'C.I. Direct Brown 2',
  'C.I. Direct Red 28',
  'C.I. Acid Red 26',
  'C.I. Acid Red 114',
])

/** The colours that each C.I. hue is sold as: black 5 is a navy in pale shades. */
const NEAR_HUES: Readonly<Record<string, readonly string[]>> = {
  Black: ['Black', 'Navy', 'Grey', 'Blue', 'Brown', 'Olive'],
  Blue: ['Blue', 'Royal blue', 'Navy', 'Turquoise', 'Purple', 'Black'],
  Red: ['Red', 'Maroon', 'Pink', 'Orange', 'Purple', 'Brown'],
  Violet: ['Purple', 'Pink', 'Blue', 'Red'],
  Orange: ['Orange', 'Yellow', 'Mustard', 'Red', 'Brown'],
  Yellow: ['Yellow', 'Mustard', 'Gold', 'Orange', 'Olive', 'Brown'],
  Green: ['Green', 'Bottle green', 'Olive', 'Turquoise', 'Black'],
  Brown: ['Brown', 'Beige', 'Orange', 'Red', 'Yellow', 'Olive', 'Black', 'Maroon'],
  White: ['White', 'Ecru'],
}

const ciFormat: Judge = ({ words }) => {
  const text = textValue(words, 'ciName')
  return text === '' || readCiNames(text) !== null
    ? []
    : [errorIssue('BAD_FORMAT', 'ciName', 'C.I. name: write class, hue and number, such as C.I. Reactive Black 5.')]
}

const casDigit: Judge = ({ words }) => {
  const cas = plainCasList(textValue(words, 'casNo')).find((one) => !isCasRight(one))
  if (cas === undefined) return []
  const message = `CAS number: the last digit of ${cas} should be ${casCheckDigit(cas)}. Check each digit.`
  return [errorIssue('CAS_CHECK_DIGIT', 'casNo', message)]
}

const ciClass: Judge = ({ words }) => {
  const dyeClass = textValue(words, 'dyeClass')
  const named = readCiNames(textValue(words, 'ciName')) ?? []
  const known = named.flatMap((one) => CLASSES_OF[one.dyeClass] ?? [])
  if (dyeClass === '' || known.length === 0 || known.includes(dyeClass)) return []
  if (!Object.values(CLASSES_OF).some((classes) => classes.includes(dyeClass))) return []
  const message = `${named[0]?.name} is no ${dyeClass.toLowerCase()} dye. Correct the class or the name.`
  return [errorIssue('CI_CLASS_DIFFERS', 'dyeClass', message)]
}

const ciHue: Judge = ({ words }) => {
  const color = textValue(words, 'color')
  const [first, ...more] = readCiNames(textValue(words, 'ciName')) ?? []
  if (color === '' || !first || more.length > 0 || first.hue === '') return []
  const near = NEAR_HUES[first.hue]
  if (near === undefined || near.includes(color)) return []
  return [warningIssue('CI_HUE_DIFFERS', 'color', `${first.name} is not sold as ${color.toLowerCase()}. Check both.`)]
}

const amineDye: Judge = ({ words }) => {
  const found = (readCiNames(textValue(words, 'ciName')) ?? []).find(({ name }) => AMINE_DYES.has(name))
  return found
    ? [
        warningIssue(
          'AMINE_DYE',
          'ciName',
          `${found.name} can release a banned amine. India prohibits its handling, and exporters refuse it.`,
        ),
      ]
    : []
}

const strengthUsual: Judge = ({ words }) => {
  const strength = numberValue(words, 'strength')
  const [low, high] = STRENGTH_USUAL
  if (strength === null || (strength >= low && strength <= high)) return []
  const message = `Dyes are usually ${low} to ${high} % strong, not ${spoken(strength)} %. Check the figure.`
  return [warningIssue('STRENGTH_USUAL', 'strength', message)]
}

const hazardUsual: Judge = ({ words }) => {
  const known = substanceOf(textValue(words, 'substance'))
  return words.hazardous === false && known?.isHazardous
    ? [
        warningIssue(
          'HAZARD_USUAL',
          'hazardous',
          `${known.name} is usually classified as hazardous. Check its safety data sheet.`,
        ),
      ]
    : []
}

const casOfSubstance: Judge = ({ words }) => {
  const known = substanceOf(textValue(words, 'substance'))
  const listed = plainCasList(textValue(words, 'casNo'))
  // Hydrates and mixtures have numbers of their own, so it is only a hint.
  if (!known || listed.length === 0 || !listed.every(isCasRight) || listed.includes(known.cas)) return []
  return [
    warningIssue('CAS_SUBSTANCE', 'casNo', `${known.name} is CAS ${known.cas}. Check the number, or the hydrate.`),
  ]
}

const packDiffers: Judge = ({ words }) => {
  const [size, net] = [numberValue(words, 'packSize'), netWeightKg(words)]
  const kg = size === null ? null : convertQuantity(size, textValue(words, 'packUnit') || 'kg', 'kg', words)
  if (kg === null || net === null || Math.abs(kg - net) <= kg * PACK_SHARE) return []
  const message = `A pack holds ${spoken(Math.round(kg * 100) / 100)} kg, but its net weight is ${spoken(net)} kg. Make them agree.`
  return [errorIssue('PACK_WEIGHT_DIFFERS', 'packSize', message)]
}

const densityMissing: Judge = ({ words }) =>
  textValue(words, 'priceUom') === 'L' && !isFilled(words.density)
    ? [
        warningIssue(
          'DENSITY_MISSING',
          'density',
          'Add the density: buyers compare prices per kg, and this is per litre.',
        ),
      ]
    : []

const nearExpiry: Judge = ({ words }) =>
  textValue(words, 'condition') === 'Near expiry' && !isFilled(words.expiryDate)
    ? [warningIssue('EXPIRY_MISSING', 'expiryDate', 'State when it expires. Buyers of goods near expiry ask first.')]
    : []

const batchMissing: Judge = ({ words }, status) =>
  status === 'ACTIVE' && textValue(words, 'condition') === 'Lot' && !isFilled(words.batchNo)
    ? [warningIssue('BATCH_MISSING', 'batchNo', 'Give the batch number: a lot is one batch.')]
    : []

const FLUORINE = /\bC[68]\b|fluoro|\bPFC\b|PTFE/i

const claims: Judge = ({ words }) => {
  const free = listValue(words, 'declarations')
  const text = ['title', 'productName', 'composition'].map((name) => textValue(words, name)).join(' ')
  const silicone = free.includes('Silicone-free') && /silicon|siloxane/i.test(text.replace(/silicone?[- ]free/gi, ''))
  const fluorine = free.includes('PFAS-free') && FLUORINE.test(text.replace(/(?:fluorine|PFC|PFAS)[- ]free/gi, ''))
  const what = silicone ? 'silicone' : fluorine ? 'fluorocarbon' : null
  return what === null
    ? []
    : [
        warningIssue(
          'CLAIM_CONTRADICTS',
          'declarations',
          `The name says ${what}, but you declare the product free of it. Check both.`,
        ),
      ]
}

export const CHEMICAL_RULES: readonly (Rule | DayRule)[] = [
  rule('error', 'BAD_FORMAT', ['ciName'], 'A C.I. name has a class, a hue and a number.', ciFormat),
  rule('error', 'CAS_CHECK_DIGIT', ['casNo'], 'The last digit of a CAS number checks the others.', casDigit),
  rule('error', 'CI_CLASS_DIFFERS', ['dyeClass', 'ciName'], 'The dye class is that of the C.I. name.', ciClass),
  rule('warning', 'CI_HUE_DIFFERS', ['color', 'ciName'], 'The hue is near that of the C.I. name.', ciHue),
  rule('warning', 'AMINE_DYE', ['ciName'], 'The dye releases no banned amine.', amineDye),
  rule('warning', 'STRENGTH_USUAL', ['strength'], 'The strength is usual for a dye.', strengthUsual),
  rule('warning', 'HAZARD_USUAL', ['hazardous', 'substance'], 'Known hazardous chemicals are stated so.', hazardUsual),
  rule('warning', 'CAS_SUBSTANCE', ['casNo', 'substance'], 'The CAS number is that of the chemical.', casOfSubstance),
  rule(
    'error',
    'PACK_WEIGHT_DIFFERS',
    ['packSize', 'packUnit', 'netWeight', 'density'],
    'The pack size and the net weight of a pack agree within 3 %.',
    packDiffers,
  ),
  rule(
    'warning',
    'DENSITY_MISSING',
    ['density', 'priceUom'],
    'Goods priced by the litre have their density.',
    densityMissing,
  ),
  rule('warning', 'EXPIRY_MISSING', ['expiryDate', 'condition'], 'Goods near expiry state the date.', nearExpiry),
  rule('warning', 'BATCH_MISSING', ['batchNo', 'condition'], 'A lot has its batch number.', batchMissing),
  rule('warning', 'CLAIM_CONTRADICTS', ['declarations', 'productName'], 'Declarations agree with the name.', claims),
  ...REGULATED_RULES,
  ...EXPIRY_RULES,
]
