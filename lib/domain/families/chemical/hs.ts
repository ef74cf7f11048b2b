import { found, type HsCode, missing } from '@/lib/domain/families/customs/result'
import { isHsCode } from '@/lib/domain/families/customs/text'
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

const BY_DYE: Readonly<Record<string, HsCode>> = {
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
      return found('3403', 'a preparation that oils textile materials', ['271019'])
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
const PIGMENT_CODES: ReadonlyMap<string, readonly [HsCode, string]> = new Map([
  ['C.I. Pigment Blue 29', ['320641', 'ultramarine']],
  ['C.I. Pigment Violet 15', ['320641', 'ultramarine']],
  ['C.I. Pigment Yellow 34', ['320620', 'lead chromate']],
  ['C.I. Pigment Red 104', ['320620', 'lead chromate']],
])
/** White pigments are inorganic; the others are of iron, copper, cobalt, nickel, manganese, titanium, cadmium or bismuth. */
const INORGANIC =
  /^C\.I\. Pigment (?:White|Black 28$|Blue (?:27|28|36)$|Brown 24$|Green (?:19|26|50)$|Red 108$|Violet 16$|Yellow (?:53|184)$)/
/** Carbon (2803), oxides of zinc (2817), chromium (2819) and iron (2821), chalk, barium sulphate: pigments of 3206 only as preparations. */
const CHEMICAL = /^C\.I\. Pigment (?:Black (?:6|7|11)|Green (?:17|18)|Red 101|White (?:4|18|21)|Yellow 42)$/
const PREPARATION = /^(?:Liquid|Paste|Emulsion|Micro-dispersed)$/
/** A powder of metal, or in a paste for paint (3212). */
const METAL = /^C\.I\. Pigment Metal /

function pigmentHs({ ciName, hue, form }: Chemical): HsResult {
  const names = readCiNames(ciName) ?? []
  const [first] = names
  const known = names.length === 1 && first ? PIGMENT_CODES.get(first.name) : undefined
  if (known) return found(...known)
  if (names.some(({ name }) => METAL.test(name)))
    return missing([], 'Metal powder and paste of metal have headings of their own: ask your broker.')
  if (names.some(({ name }) => CHEMICAL.test(name)))
    return PREPARATION.test(form)
      ? found('3206', 'a preparation of a pigment that is not organic')
      : missing(
          form === '' ? ['form'] : [],
          'Pure oxides and carbon are chemicals with headings of their own, and pigments only as preparations: ask your broker.',
        )
  if (names.some(({ name }) => INORGANIC.test(name)) || (names.length === 0 && /White|Black/.test(hue)))
    return found('3206', 'a pigment that is not organic', ['320417'])
  return names.length > 0
    ? found('320417', 'an organic pigment')
    : missing(['ciName'], 'Enter the C.I. name. Organic and inorganic pigments have their own headings.')
}

function substanceHs({ substance, form }: Chemical): HsResult {
  const known = substanceOf(substance)
  const solid = known?.hs ?? ''
  const liquid = known?.hsLiquid ?? solid
  if (!isHsCode(solid) || !isHsCode(liquid))
    return missing([], 'We know no heading for this chemical: ask your broker.')
  if (liquid === solid) return found(solid, substance.toLowerCase())
  if (form === '') return missing(['form'], 'Choose the form. Solid and dissolved have their own headings.')
  return form === 'Liquid'
    ? found(liquid, `${substance.toLowerCase()} in solution`)
    : found(solid, `solid ${substance.toLowerCase()}`)
}
