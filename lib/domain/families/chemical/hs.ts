import type { HsResult } from '@/lib/domain/modules/define-module'
import { readCiNames } from './identity'
import { substanceOf } from './substances'

/** What the tariff asks of a chemical (HS 2022), in canonical words; "" where nothing is stated. */
export interface Chemical {
  chemClass: string
  dyeClass: string
  ciName: string
  substance: string
  form: string
  hue: string
}

/** The codes that can be suggested, each with its text. */
export const CHEMICAL_HEADINGS: ReadonlyMap<string, string> = new Map([
  ['320300', 'Colouring matter of vegetable or animal origin'],
  ['320411', 'Disperse dyes'],
  ['320412', 'Acid dyes, also premetallised; mordant dyes'],
  ['320413', 'Basic dyes'],
  ['320414', 'Direct dyes'],
  ['320415', 'Vat dyes, also as pigments'],
  ['320416', 'Reactive dyes'],
  ['320417', 'Organic pigments and their preparations'],
  ['320419', 'Synthetic organic colouring matter, other and mixtures'],
  ['320420', 'Fluorescent brightening agents'],
  ['3206', 'Other colouring matter; inorganic pigments'],
  ['320620', 'Pigments and preparations based on chromium compounds'],
  ['320641', 'Ultramarine and preparations based on it'],
  ['3215', 'Printing ink and other inks'],
  ['3402', 'Surface-active agents; washing and cleaning preparations'],
  ['3403', 'Lubricating preparations, also to oil textile materials'],
  ['350790', 'Enzymes and prepared enzymes'],
  ['380991', 'Finishing agents and dye carriers for textiles'],
  ['250100', 'Salt and pure sodium chloride'],
  ['252220', 'Slaked lime'],
  ['280610', 'Hydrogen chloride (hydrochloric acid)'],
  ['280700', 'Sulphuric acid; oleum'],
  ['280920', 'Phosphoric acid'],
  ['281420', 'Ammonia in aqueous solution'],
  ['281511', 'Caustic soda, solid'],
  ['281512', 'Caustic soda in aqueous solution'],
  ['281520', 'Potassium hydroxide'],
  ['282810', 'Commercial calcium hypochlorite'],
  ['282890', 'Hypochlorites and chlorites, other'],
  ['283010', 'Sodium sulphides'],
  ['2831', 'Dithionites and sulphoxylates'],
  ['283110', 'Dithionites and sulphoxylates of sodium'],
  ['283210', 'Sodium sulphites'],
  ['283230', 'Thiosulphates'],
  ['283311', 'Disodium sulphate'],
  ['283322', 'Sulphates of aluminium'],
  ['283329', 'Sulphates, other'],
  ['283410', 'Nitrites'],
  ['2835', 'Phosphates and polyphosphates'],
  ['283620', 'Disodium carbonate'],
  ['283630', 'Sodium bicarbonate'],
  ['283919', 'Silicates of sodium, other'],
  ['284161', 'Potassium permanganate'],
  ['284700', 'Hydrogen peroxide'],
  ['290230', 'Toluene'],
  ['290511', 'Methanol'],
  ['290512', 'Propanol and isopropyl alcohol'],
  ['290531', 'Ethylene glycol'],
  ['291511', 'Formic acid'],
  ['291521', 'Acetic acid'],
  ['291529', 'Salts of acetic acid'],
  ['291711', 'Oxalic acid, its salts and esters'],
  ['291814', 'Citric acid'],
  ['310210', 'Urea'],
  ['310221', 'Ammonium sulphate'],
  ['350510', 'Dextrins and other modified starches'],
  ['390530', 'Polyvinyl alcohol'],
  ['390690', 'Acrylic polymers, other'],
  ['391231', 'Carboxymethylcellulose and its salts'],
  ['391000', 'Silicones in primary forms'],
  ['391310', 'Alginic acid, its salts and esters'],
])

const BY_DYE: Readonly<Record<string, string>> = {
  Disperse: '320411',
  Acid: '320412',
  'Metal-complex': '320412',
  Mordant: '320412',
  Basic: '320413',
  Direct: '320414',
  Vat: '320415',
  Indigo: '320415',
  Reactive: '320416',
  Pigment: '320417',
  Sulphur: '320419',
  Solvent: '320419',
  Natural: '320300',
}
/** Metal-complex dyes are sold under acid names, or solvent names outside textiles. */
const CI_CLASS: Readonly<Record<string, string>> = {
  Reactive: 'Reactive',
  Disperse: 'Disperse',
  Vat: 'Vat',
  Direct: 'Direct',
  Acid: 'Acid',
  Basic: 'Basic',
  Solvent: 'Solvent',
  Sulphur: 'Sulphur',
  'Leuco Sulphur': 'Sulphur',
  Mordant: 'Mordant',
}
const FINISHING: ReadonlySet<string> = new Set(['Fixing agent', 'Softener', 'Water repellent'])

const found = (code: string, reason: string, alternatives: readonly string[] = []): HsResult => ({
  ok: true,
  code,
  reason,
  alternatives,
})
const missing = (fields: readonly string[], message: string): HsResult => ({ ok: false, missing: fields, message })

/** The customs code of a chemical; six digits where the product is sure. */
export function suggestChemicalHs(chemical: Chemical): HsResult {
  const { chemClass, substance } = chemical
  if (substance !== '') return substanceHs(chemical)
  if (FINISHING.has(chemClass))
    return found('380991', `a ${chemClass.toLowerCase()} for textiles`, chemClass === 'Softener' ? ['391000'] : [])
  switch (chemClass) {
    case '':
      return missing(['chemClass'], 'Choose the class. Every heading depends on it.')
    case 'Dye':
      return dyeHs(chemical)
    case 'Pigment':
      return pigmentHs(chemical)
    case 'Optical brightener':
      return found('320420', 'a fluorescent brightener')
    case 'Ink':
      return found('3215', 'ink')
    case 'Enzyme':
      return found('350790', 'an enzyme preparation')
    case 'Wetting and scouring agent':
      return found('3402', 'a surface-active agent')
    case 'Coning and spin oil':
      return found('3403', 'a preparation that oils textile materials')
    default:
      return missing(
        ['substance'],
        'The heading depends on the chemical nature: enter the chemical or ask your broker.',
      )
  }
}

function dyeHs({ dyeClass, ciName }: Chemical): HsResult {
  const named = readCiNames(ciName) ?? []
  const classes = [...new Set(named.map((one) => CI_CLASS[one.dyeClass] ?? ''))]
  const byName = classes.length === 1 ? classes[0] : undefined
  const code = BY_DYE[dyeClass] ?? BY_DYE[byName ?? '']
  if (code !== undefined) return found(code, `a ${(dyeClass || byName || '').toLowerCase()} dye`)
  return missing(['dyeClass'], 'Choose the dye class. Each has its own heading.')
}

/** Pigments whose subheading the Colour Index name decides. */
const PIGMENT_CODES: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['C.I. Pigment Blue 29', ['320641', 'ultramarine']],
  ['C.I. Pigment Yellow 34', ['320620', 'lead chromate']],
  ['C.I. Pigment Red 104', ['320620', 'lead chromate']],
])
/** White and metal pigments are inorganic, black 7 is carbon; the others are of iron, cobalt, nickel, manganese, titanium or cadmium. */
const INORGANIC =
  /^C\.I\. Pigment (?:White|Metal|Black (?:6|7|11|28)$|Blue (?:27|28|36)$|Brown 24$|Green (?:19|26|50)$|Red (?:101|108)$|Violet (?:15|16)$|Yellow (?:42|53|184)$)/

const CHROMIUM_OXIDE = /^C\.I\. Pigment Green (?:17|18)$/

function pigmentHs({ ciName, hue }: Chemical): HsResult {
  const names = readCiNames(ciName) ?? []
  const [first] = names
  const known = names.length === 1 && first ? PIGMENT_CODES.get(first.name) : undefined
  if (known) return found(...known)
  if (names.some(({ name }) => CHROMIUM_OXIDE.test(name)))
    return missing([], 'Chromium oxides are a chemical or a pigment, with headings of their own: ask your broker.')
  if (names.some(({ name }) => INORGANIC.test(name)) || (names.length === 0 && /White|Black/.test(hue)))
    return found('3206', 'a pigment that is not organic', ['320417'])
  return names.length > 0
    ? found('320417', 'an organic pigment')
    : missing(['ciName'], 'Enter the C.I. name. Organic and inorganic pigments have their own headings.')
}

function substanceHs({ substance, form }: Chemical): HsResult {
  const known = substanceOf(substance)
  if (!known || known.hs === '') return missing([], 'We know no heading for this chemical: ask your broker.')
  if (known.hsLiquid === undefined) return found(known.hs, substance.toLowerCase())
  if (form === '') return missing(['form'], 'Choose the form. Solid and dissolved have their own headings.')
  return form === 'Liquid'
    ? found(known.hsLiquid, `${substance.toLowerCase()} in solution`)
    : found(known.hs, `solid ${substance.toLowerCase()}`)
}
