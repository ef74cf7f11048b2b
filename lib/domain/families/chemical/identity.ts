/** Colour Index names and CAS registry numbers as people write them. */

const CLASSES =
  'reactive|disperse|solubilised vat|solubilized vat|reduced vat|vat|leuco sulphur|leuco sulfur|solubilised sulphur|condense sulphur|sulphur|sulfur|direct|acid|basic|solvent|pigment|mordant|azoic diazo component|azoic coupling component|natural|ingrain|developer|oxidation base|food|fluorescent brightener|fluorescent brightening agent'
const HUES = 'black|navy|blue|red|yellow|green|orange|violet|brown|white|metal|turquoise|grey'

const PREFIX = String.raw`(?:c\.?\s?i\.?|colou?r index)?\s*`
/** Data sheets print the constitution number behind the name. */
const NUMBER_BEHIND = String.raw`(?:\s*\(\s*${PREFIX}(?:no\.?|number|#)?\s*\d{5}(?::\d{1,2})?\s*\))?`

/** "C.I. Reactive Black 5", "CI Pigment Blue 15:3", "C.I. Leuco Sulphur Black 1", "Colour Index Disperse Red 60", "Reactive Black 5 (20505)". */
const CI_NAME = new RegExp(
  String.raw`^\s*${PREFIX}(${CLASSES})\s+(?:(${HUES})\s+)?(\d{1,4}(?::\d{1,2})?(?:,\s?\d{1,3})*)${NUMBER_BEHIND}\s*$`,
  'i',
)
/** Brighteners have no hue: "C.I. Fluorescent Brightener 351". */
const WITHOUT_HUE = /^fluorescent|^azoic|^developer|^oxidation base/i

export interface CiName {
  /** "C.I. Reactive Black 5". */
  name: string
  /** "Reactive". */
  dyeClass: string
  hue: string
}

const capital = (word: string): string =>
  word
    .replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/Sulfur/g, 'Sulphur')
    .replace(/ized\b/g, 'ised')

/** Reads a C.I. generic name; null for other text. */
export function readCiName(text: string): CiName | null {
  const [, dyeClass, hue = '', number = ''] = CI_NAME.exec(text) ?? []
  if (dyeClass === undefined || (hue === '') !== WITHOUT_HUE.test(dyeClass)) return null
  const named = capital(dyeClass.toLowerCase()).replace('Fluorescent Brightening Agent', 'Fluorescent Brightener')
  return {
    name: ['C.I.', named, capital(hue.toLowerCase()), number].filter(Boolean).join(' '),
    dyeClass: named,
    hue: capital(hue.toLowerCase()),
  }
}

/** "C.I. 20505": the constitution number in place of the name. */
const CI_NUMBER = /^\s*(?:c\.?\s?i\.?|colou?r index)?\s*(?:no\.?|number|#)?\s*\d{5}(?::\d{1,2})?\s*$/i
/** A comma is one of a mixture only before the next name: "Solvent Black 27, 29" is one name. */
const MIXTURE = new RegExp(String.raw`\s*(?:\+|&|;|\/|\band\b|,(?=\s*${PREFIX}(?:${CLASSES})\s))\s*`, 'i')

const partsOf = (text: string): string[] => text.split(MIXTURE).filter((part) => part.trim() !== '')

/** The generic names of a dye or a mixture; null when a part is neither a name nor a constitution number. */
export function readCiNames(text: string): readonly CiName[] | null {
  const parts = partsOf(text)
  const names = parts.map(readCiName)
  const isRight = parts.length > 0 && parts.every((part, at) => names[at] !== null || CI_NUMBER.test(part))
  return isRight ? names.filter((name) => name !== null) : null
}

/** One spelling of a generic name or a mixture; null for other text. */
export function canonicalCiName(text: string): string | null {
  const names = (readCiNames(text) ?? []).map(({ name }) => name)
  // A constitution number alone, or next to a name, is kept as typed.
  return names.length > 0 && names.length === partsOf(text).length ? names.join(' + ') : null
}

/** Digits and dashes of a CAS number; typographic dashes are right. */
const CAS = String.raw`(?:CAS\s*(?:No\.?|#)?\s*:?\s*)?\d{2,7}\s?[-\u2010-\u2015\u2212]\s?\d{2}\s?[-\u2010-\u2015\u2212]\s?\d`
/** One number, or those of a mixture. */
export const CAS_FIELD_PATTERN = new RegExp(String.raw`^\s*${CAS}(?:(?:\s*[+&;,/]\s*|\s+and\s+)${CAS})*\s*$`)

/** The number in digits and hyphens: "17095-24-8"; null when it has another shape. */
export function plainCas(text: string): string | null {
  const digits = /(\d{2,7})\s?[-\u2010-\u2015\u2212]\s?(\d{2})\s?[-\u2010-\u2015\u2212]\s?(\d)\s*$/.exec(text)
  return digits ? `${digits[1]}-${digits[2]}-${digits[3]}` : null
}

/** The numbers of a mixture, each in digits and hyphens. */
export const plainCasList = (text: string): readonly string[] =>
  text.split(/[+&;,/]|\band\b/).flatMap((part) => plainCas(part) ?? [])

/** The last digit of a CAS number checks the others: each digit times its place from the right, modulo ten. */
export function casCheckDigit(cas: string): number {
  const digits = cas.replace(/\D/g, '').slice(0, -1)
  let sum = 0
  for (let place = 1; place <= digits.length; place += 1) sum += place * Number(digits.at(-place))
  return sum % 10
}

/** Whether the check digit of a plain CAS number is right. */
export const isCasRight = (cas: string): boolean => casCheckDigit(cas) === Number(cas.at(-1))
