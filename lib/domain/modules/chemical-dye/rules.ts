import { casCheckDigit, isCasRight, plainCasList, readCiNames } from '@/lib/domain/families/chemical/identity'
import { substanceOf } from '@/lib/domain/families/chemical/substances'
import { EXPIRY_RULES, REGULATED_RULES } from '@/lib/domain/families/regulated/rules'
import { rule } from '@/lib/domain/families/rule'
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

const FLUORINE = /\bC[68]\b|fluoro|\bPFC\b|PTFE/i

export const CHEMICAL_RULES: readonly (Rule | DayRule)[] = [
  rule({
    code: 'BAD_FORMAT',
    severity: 'error',
    fields: ['ciName'],
    says: 'A C.I. name has a class, a hue and a number.',
    judge: ({ words }) => {
      const text = textValue(words, 'ciName')
      return text === '' || readCiNames(text) !== null
        ? null
        : 'C.I. name: write class, hue and number, such as C.I. Reactive Black 5.'
    },
  }),
  rule({
    code: 'CAS_CHECK_DIGIT',
    severity: 'error',
    fields: ['casNo'],
    says: 'The last digit of a CAS number checks the others.',
    judge: ({ words }) => {
      const cas = plainCasList(textValue(words, 'casNo')).find((one) => !isCasRight(one))
      if (cas === undefined) return null
      return `CAS number: the last digit of ${cas} should be ${casCheckDigit(cas)}. Check each digit.`
    },
  }),
  rule({
    code: 'CI_CLASS_DIFFERS',
    severity: 'error',
    fields: ['dyeClass', 'ciName'],
    says: 'The dye class is that of the C.I. name.',
    judge: ({ words }) => {
      const dyeClass = textValue(words, 'dyeClass')
      const named = readCiNames(textValue(words, 'ciName')) ?? []
      const known = named.flatMap((one) => CLASSES_OF[one.dyeClass] ?? [])
      if (dyeClass === '' || known.length === 0 || known.includes(dyeClass)) return null
      if (!Object.values(CLASSES_OF).some((classes) => classes.includes(dyeClass))) return null
      return `${named[0]?.name} is no ${dyeClass.toLowerCase()} dye. Correct the class or the name.`
    },
  }),
  rule({
    code: 'CI_HUE_DIFFERS',
    severity: 'warning',
    fields: ['color', 'ciName'],
    says: 'The hue is near that of the C.I. name.',
    judge: ({ words }) => {
      const color = textValue(words, 'color')
      const [first, ...more] = readCiNames(textValue(words, 'ciName')) ?? []
      if (color === '' || !first || more.length > 0 || first.hue === '') return null
      const near = NEAR_HUES[first.hue]
      if (near === undefined || near.includes(color)) return null
      return `${first.name} is not sold as ${color.toLowerCase()}. Check both.`
    },
  }),
  rule({
    code: 'AMINE_DYE',
    severity: 'warning',
    fields: ['ciName'],
    says: 'The dye releases no banned amine.',
    judge: ({ words }) => {
      const found = (readCiNames(textValue(words, 'ciName')) ?? []).find(({ name }) => AMINE_DYES.has(name))
      return found
        ? `${found.name} can release a banned amine. India prohibits its handling, and exporters refuse it.`
        : null
    },
  }),
  rule({
    code: 'STRENGTH_USUAL',
    severity: 'warning',
    fields: ['strength'],
    says: 'The strength is usual for a dye.',
    judge: ({ words }) => {
      const strength = numberValue(words, 'strength')
      const [low, high] = STRENGTH_USUAL
      if (strength === null || (strength >= low && strength <= high)) return null
      return `Dyes are usually ${low} to ${high} % strong, not ${spoken(strength)} %. Check the figure.`
    },
  }),
  rule({
    code: 'HAZARD_USUAL',
    severity: 'warning',
    fields: ['hazardous', 'substance'],
    says: 'Known hazardous chemicals are stated so.',
    judge: ({ words }) => {
      const known = substanceOf(textValue(words, 'substance'))
      return words.hazardous === false && known?.isHazardous
        ? `${known.name} is usually classified as hazardous. Check its safety data sheet.`
        : null
    },
  }),
  rule({
    code: 'CAS_SUBSTANCE',
    severity: 'warning',
    fields: ['casNo', 'substance'],
    says: 'The CAS number is that of the chemical.',
    judge: ({ words }) => {
      const known = substanceOf(textValue(words, 'substance'))
      const listed = plainCasList(textValue(words, 'casNo'))
      // Hydrates and mixtures have numbers of their own, so it is only a hint.
      if (!known || listed.length === 0 || !listed.every(isCasRight) || listed.includes(known.cas)) return null
      return `${known.name} is CAS ${known.cas}. Check the number, or the hydrate.`
    },
  }),
  rule({
    code: 'PACK_WEIGHT_DIFFERS',
    severity: 'error',
    fields: ['packSize', 'packUnit', 'netWeight', 'density'],
    says: 'The pack size and the net weight of a pack agree within 3 %.',
    judge: ({ words }) => {
      const [size, net] = [numberValue(words, 'packSize'), netWeightKg(words)]
      const kg = size === null ? null : convertQuantity(size, textValue(words, 'packUnit') || 'kg', 'kg', words)
      if (kg === null || net === null || Math.abs(kg - net) <= kg * PACK_SHARE) return null
      return `A pack holds ${spoken(Math.round(kg * 100) / 100)} kg, but its net weight is ${spoken(net)} kg. Make them agree.`
    },
  }),
  rule({
    code: 'DENSITY_MISSING',
    severity: 'warning',
    fields: ['density', 'priceUom'],
    says: 'Goods priced by the litre have their density.',
    judge: ({ words }) =>
      textValue(words, 'priceUom') === 'L' && !isFilled(words.density)
        ? 'Add the density: buyers compare prices per kg, and this is per litre.'
        : null,
  }),
  rule({
    code: 'EXPIRY_MISSING',
    severity: 'warning',
    fields: ['expiryDate', 'condition'],
    says: 'Goods near expiry state the date.',
    judge: ({ words }) =>
      textValue(words, 'condition') === 'Near expiry' && !isFilled(words.expiryDate)
        ? 'State when it expires. Buyers of goods near expiry ask first.'
        : null,
  }),
  rule({
    code: 'BATCH_MISSING',
    severity: 'warning',
    fields: ['batchNo', 'condition'],
    says: 'A lot has its batch number.',
    judge: ({ words }, status) =>
      status === 'ACTIVE' && textValue(words, 'condition') === 'Lot' && !isFilled(words.batchNo)
        ? 'Give the batch number: a lot is one batch.'
        : null,
  }),
  rule({
    code: 'CLAIM_CONTRADICTS',
    severity: 'warning',
    fields: ['declarations', 'productName'],
    says: 'Declarations agree with the name.',
    judge: ({ words }) => {
      const free = listValue(words, 'declarations')
      const text = ['title', 'productName', 'composition'].map((name) => textValue(words, name)).join(' ')
      const silicone =
        free.includes('Silicone-free') && /silicon|siloxane/i.test(text.replace(/silicone?[- ]free/gi, ''))
      const fluorine = free.includes('PFAS-free') && FLUORINE.test(text.replace(/(?:fluorine|PFC|PFAS)[- ]free/gi, ''))
      const what = silicone ? 'silicone' : fluorine ? 'fluorocarbon' : null
      return what === null ? null : `The name says ${what}, but you declare the product free of it. Check both.`
    },
  }),
  ...REGULATED_RULES,
  ...EXPIRY_RULES,
]
