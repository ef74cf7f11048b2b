import { baseColours } from '@/lib/domain/vocabulary/colours'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { behind, type Notation, readerOf } from '../../reading/notations'
import { phraseAt } from '../../reading/phrases'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { wordAt } from '../../reading/tokens'
import { hazardClasses } from '../../regulated/fields'
import { isCasRight, plainCas, readCiName } from '../identity'
import { contextOf, MAKERS, RANGES } from './context'

const CLASS =
  '(?:reactive|disperse|solubili[sz]ed vat|reduced vat|vat|leuco sul(?:ph|f)ur|solubili[sz]ed sul(?:ph|f)ur|sul(?:ph|f)ur|direct|acid|basic|solvent|pigment|mordant|food|fluorescent brighten(?:er|ing agent))'
/** The hues of the Colour Index: it has no navy, and "disperse navy 420" ends with a price. */
const HUE = '(?:black|blue|red|yellow|green|orange|violet|brown|white)'
const INDEX = String.raw`(?:c\.? ?i\.?|colou?r index)`
/** What follows a number and makes it a quantity or a strength. */
const MEASURED =
  /^(?:%|percent|kgs?|kg\/.*|gms?|grams?|l|ltrs?|litres?|liters?|drums?|bags?|boxes|cartons?|mt|tons?|pcs|nos|rs|per|\/.*|x)$/

/** The dye that a C.I. name says. */
function partsOf(text: string, name: NonNullable<ReturnType<typeof readCiName>>): Understood[] {
  const { dyeClass, hue } = name
  const isBrightener = dyeClass === 'Fluorescent Brightener'
  const isPigment = dyeClass === 'Pigment'
  const own = dyeClass.replace(/^(?:Leuco|Solubilised|Reduced) /, '')
  return [
    understood('ciName', text, name.name),
    understood('chemClass', text, isBrightener ? 'Optical brightener' : isPigment ? 'Pigment' : 'Dye'),
    ...(isBrightener || isPigment || own === 'Food' ? [] : [understood('dyeClass', text, own)]),
    ...(phraseAt(baseColours, [hue.toLowerCase()], 0)
      ? [understood('color', text, phraseAt(baseColours, [hue.toLowerCase()], 0)?.value)]
      : []),
  ]
}

/** "C.I. Reactive Black 5", "reactive black 5", "Reactive Red-195", "Pigment Blue 15:3". */
const colourIndex: Notation = {
  pattern: new RegExp(
    String.raw`(?<ci>${INDEX} ?)?(?<name>${CLASS} (?:${HUE}(?: ?- ?| ?))?\d{1,4}(?::\d{1,2})?)`,
    'iy',
  ),
  read(match, tokens, at) {
    const name = readCiName((match.groups.name ?? '').replace(/(?<=\p{L}) ?-? ?(?=\d)/u, ' '))
    const isQuantity = MEASURED.test(behind(match, tokens, at))
    // "Reactive black 25 kg" is a quantity of black.
    if (!name || isQuantity) return null
    return partsOf(match.text, name)
  },
}

/** "RB5": the dye that is sold most has a short name. */
const shortBlack: Notation = {
  pattern: /rb-? ?5/iy,
  read({ text }) {
    const name = readCiName('Reactive Black 5')
    return name ? partsOf(text, name) : null
  },
}

const SHORT_CLASS: Readonly<Record<string, string>> = { p: 'Pigment', r: 'Reactive', d: 'Disperse', s: 'Solvent' }
const SHORT_HUE: Readonly<Record<string, string>> = {
  b: 'Blue',
  r: 'Red',
  y: 'Yellow',
  g: 'Green',
  o: 'Orange',
  v: 'Violet',
  bk: 'Black',
  br: 'Brown',
  w: 'White',
}

/** "PB 15:3", "P.R.170": pigments by their initials, in a line about pigments. */
const initials: Notation = {
  pattern: /(?<c>p)\.?(?<h>bk|br|b|r|y|g|o|v|w)\.?[ -]?(?<n>\d{1,3}(?::\d)?)/iy,
  read({ groups, text }, tokens) {
    const { c = '', h = '', n = '' } = groups
    if (!/\bpigments?\b/i.test(tokens.join(' ')) && !n.includes(':') && !/^p\./i.test(text)) return null
    const name = readCiName(`${SHORT_CLASS[c.toLowerCase()]} ${SHORT_HUE[h.toLowerCase()]} ${n}`)
    return name ? partsOf(text, name) : null
  },
}

/** "C.I. 20505", "CI No. 74160": the constitution number. */
const constitution: Notation = {
  pattern: new RegExp(String.raw`(?:${INDEX}|constitution) ?(?:no\.?|number|#)? ?:? ?(?<n>\d{5}(?::\d)?)`, 'iy'),
  read: ({ groups, text }) => [understood('ciNumber', text, groups.n)],
}

/** "17095-24-8", "CAS 1310-73-2": the check digit tells it from dates and article numbers. */
const cas: Notation = {
  pattern: /(?<label>cas ?(?:no\.?|number|#|rn)? ?:? ?)?(?<n>\d{2,7} ?- ?\d{2} ?- ?\d)/iy,
  read({ groups, text }) {
    const number = plainCas(groups.n ?? '')
    if (number === null || (groups.label === undefined && !isCasRight(number))) return null
    return [understood('casNo', text, number)]
  },
}

const BRAND_HUE =
  '(?:brilliant |golden |royal |dark |deep |sky |lemon |fast |navy |super |turq |bluish )?(?:black|navy|blue|red|yellow|green|orange|violet|brown|(?:turquoise|turq)(?: blue)?|grey|olive|scarlet|rubine|pink|magenta|crimson)'
/** Letters of dyes after their hue: B, GR, HE4B, ME4BL, RGFL, 3R, H-EXL. */
const BRAND = `(?<brand>[0-9]?[bcdefghklmnprstvwxy]{0,3}-?[0-9]{0,2}[bcdefghklmnprstvwxy]{1,4})`
const NO_BRAND =
  /^(?:kgs?|per|gm|gms|mt|rs|pc|pcs|ltr|st|nd|rd|th|dyes?|feed|sdn|fed|set|red|free|fresh|cd|key|need|new|sent|the|best|yes|less|press)$/i

/** "Reactive Red 195 ME4BL": the C.I. name with the letters of the maker. */
const indexAndBrand: Notation = {
  pattern: new RegExp(`(?:${INDEX} ?)?(?<class>${CLASS}) (?<hue>${HUE}) (?<n>\\d{1,3}) ${BRAND}`, 'iy'),
  read({ groups, text }) {
    const { class: dye = '', hue = '', n = '', brand = '' } = groups
    const name = readCiName(`${dye} ${hue} ${n}`)
    if (!name || NO_BRAND.test(brand) || !/\d|^[A-Z]{2,}$/.test(brand.toUpperCase()) || MEASURED.test(brand))
      return null
    return [
      ...partsOf(text, name),
      understood('productName', text, `${titled(dye)} ${titled(hue)} ${brand.toUpperCase()}`),
    ]
  },
}

/** "Reactive Black B 150%", "Disperse Navy EXSF": class, hue and the letters of the maker. */
const branded: Notation = {
  pattern: new RegExp(
    String.raw`(?<class>reactive|disperse|vat|direct|acid|basic|cationic|solvent|sul(?:ph|f)ur|metal complex|naphthol|${MAKERS}) (?<hue>${BRAND_HUE}(?: (?:brown|blue|black|red|orange|green|violet))?)(?: ${BRAND}(?: (?<strength>1[0-9]{2}|2[0-9]{2}|300|400|500)(?= (?:powder|gran|liquid|paste|micro|in\\b|std|grain)))?)?`,
    'iy',
  ),
  read(match, tokens, at) {
    const { class: dye = '', hue = '', brand } = match.groups
    if (contextOf(tokens).isOther || /^(?:cotton|polyester|printed)$/.test(wordAt(tokens, at - 1))) return null
    if (brand !== undefined && NO_BRAND.test(brand)) return null
    const dyeClass = DYE_OF[dye.toLowerCase().replace('sulfur', 'sulphur')]
    const color = colourOf(hue)
    return [
      ...(dyeClass === undefined ? [] : [understood('dyeClass', match.text, dyeClass)]),
      understood('chemClass', match.text, contextOf(tokens).isInk ? 'Ink' : 'Dye'),
      ...(color === undefined ? [] : [understood('color', match.text, color)]),
      understood('productName', match.text, [titled(dye), titled(hue), brand?.toUpperCase()].filter(Boolean).join(' ')),
      ...(match.groups.strength === undefined
        ? []
        : [understood('strength', match.text, Number(match.groups.strength))]),
    ]
  },
}

/** "Turquoise blue" is turquoise, "golden yellow" yellow: the whole name, its first word, or its last. */
function colourOf(hue: string): string | undefined {
  const words = hue.split(' ').map((word) => (word === 'turq' ? 'turquoise' : (SHADES_OF[word] ?? word)))
  const phrases = [words, ...(/^(?:navy|turquoise)$/.test(words[0] ?? '') ? [words.slice(0, 1)] : []), words.slice(-1)]
  for (const phrase of phrases) {
    const found = phraseAt(baseColours, phrase, 0)
    if (found?.used === phrase.length) return found.value
  }
  return undefined
}

const SHADES_OF: Readonly<Record<string, string>> = { scarlet: 'red', rubine: 'red', crimson: 'red' }

const DYE_OF: Readonly<Record<string, string>> = {
  ...RANGES,
  reactive: 'Reactive',
  disperse: 'Disperse',
  vat: 'Vat',
  direct: 'Direct',
  acid: 'Acid',
  basic: 'Basic',
  cationic: 'Basic',
  solvent: 'Solvent',
  sulphur: 'Sulphur',
  'metal complex': 'Metal-complex',
  naphthol: 'Azoic',
}

/** Each word with a capital. */
const titled = (text: string): string => text.toLowerCase().replace(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase())

/** "UN 1823". */
const unNumber: Notation = {
  pattern: /un ?(?:no\.?|number)? ?:? ?(?<n>[0-3]\d{3})/iy,
  read: ({ groups, text }) => [understood('unNumber', text, `UN ${groups.n}`), understood('hazardous', text, true)],
}

/** "Class 8", "hazard class 5.1, PG II": of the carriage of dangerous goods. */
const transport: Notation = {
  pattern: /(?:(?:hazard|transport|imo|imdg|adr) )?class ?:? ?(?<n>[2-9](?:\.[1-3])?)(?![\d.])/iy,
  read: ({ groups, text }, tokens) => {
    const found = canonicalValue(hazardClasses, groups.n ?? '')
    const isMeant =
      /hazard|imo|imdg|adr|transport/i.test(text) || /\b(?:hazardous|un ?(?:no\.? ?)?\d{4})\b/i.test(tokens.join(' '))
    return found && isMeant ? [understood('hazardClass', text, found), understood('hazardous', text, true)] : null
  },
}

/** Names and numbers of a chemical. */
export const nameReaders: readonly TextReader[] = [
  readerOf(
    'ciName',
    ['C.I. Reactive Black 5', 'disperse red 60', 'Pigment Blue 15:3'],
    [indexAndBrand, colourIndex, initials, shortBlack],
  ),
  readerOf('ciNumber', ['C.I. 20505'], [constitution]),
  readerOf('casNo', ['17095-24-8'], [cas]),
  readerOf('productName', ['reactive black HE4B'], [branded]),
  readerOf('unNumber', ['UN 1823'], [unNumber]),
  readerOf('hazardClass', ['hazard class 8'], [transport]),
]
