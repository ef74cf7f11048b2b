import { describe, expect, test } from 'vitest'
import { isHsCode } from '../customs/text'
import { flatLayers } from '../drawing'
import { readAll } from '../reading/read-all'
import type { Understood } from '../reading/reading'
import { tokensOf } from '../reading/tokens'
import { CHEMICAL_LINES, CHEMICAL_TRAPS } from './corpus'
import { type ChemicalSource, chemicalDrawing, DRAWN_PACKS } from './drawing'
import { type Chemical, suggestChemicalHs } from './hs'
import { canonicalCiName, casCheckDigit, isCasRight, plainCas, readCiName, readCiNames } from './identity'
import { chemicalReaders } from './readers'
import { SUBSTANCE_CAS, SUBSTANCE_CODES, substance, substanceOf } from './substances'
import { chemClass, chemPackages } from './vocabulary'

const NUMBERS = new Set(
  'casNo ciNumber strength purity activeContent packSize packUnit productName activity activityUnit pH density unNumber hazardous availableQuantity uom viscosity dosage'.split(
    ' ',
  ),
)

function textOf({ name, value, typed }: Understood): string {
  const text = Array.isArray(value)
    ? value.join('+')
    : typeof value === 'object' && value !== null
      ? name === 'pH'
        ? Object.values(value).join('-')
        : String(typed)
      : String(value)
  return NUMBERS.has(name) ? `${name} ${text}` : text
}

const summaryOf = (line: string): string[] => readAll(line, chemicalReaders).understood.map(textOf).sort()

describe('lines about dyes and chemicals', () => {
  test.each(CHEMICAL_LINES)('%s', (line, meant) => {
    expect(summaryOf(line)).toEqual(meant.split('; ').sort())
  })

  test.each(CHEMICAL_TRAPS)('a trap is not read: %s', (line, meant) => {
    expect(summaryOf(line).join('; ')).toBe(meant)
  })

  test('each reader reads its own examples whole', () => {
    for (const reader of chemicalReaders)
      for (const example of reader.examples) {
        expect(reader.read(tokensOf(example), 0)?.used ?? 0, `${reader.name}: ${example}`).toBeGreaterThan(0)
        expect(readAll(example, chemicalReaders).rest, `${reader.name}: ${example}`).toBe('')
      }
  })
})

describe('a C.I. name', () => {
  test.each([
    ['C.I. Reactive Black 5', 'C.I. Reactive Black 5'],
    ['CI Reactive Black 5', 'C.I. Reactive Black 5'],
    ['c.i.reactive black 5', 'C.I. Reactive Black 5'],
    ['C. I. Pigment Blue 15:3', 'C.I. Pigment Blue 15:3'],
    ['C.I. Leuco Sulphur Black 1', 'C.I. Leuco Sulphur Black 1'],
    ['Colour Index Disperse Red 60', 'C.I. Disperse Red 60'],
    ['C.I. Solubilized Vat Blue 5', 'C.I. Solubilised Vat Blue 5'],
    ['C.I. Fluorescent Brightener 351', 'C.I. Fluorescent Brightener 351'],
    ['CI Sulfur Black 1', 'C.I. Sulphur Black 1'],
    ['C.I. Reactive Black 5 (20505)', 'C.I. Reactive Black 5'],
    ['Pigment Blue 15:3 (C.I. 74160)', 'C.I. Pigment Blue 15:3'],
    ['C.I. Reduced Vat Blue 1', 'C.I. Reduced Vat Blue 1'],
  ])('%s is %s', (text, name) => {
    expect(readCiName(text)?.name).toBe(name)
  })

  test.each(['Black five', 'Black 5', 'C.I. Black', 'Reactive Black', 'Reactive 5', '', 'C.I. Reactive Black 12345'])(
    '"%s" is not read',
    (text) => {
      expect(readCiNames(text)).toBeNull()
    },
  )

  test('may be several of a mixture, or a constitution number', () => {
    expect(readCiNames('C.I. Disperse Blue 56 + Disperse Red 60')?.length).toBe(2)
    expect(readCiNames('C.I. 20505')).toEqual([])
    expect(readCiNames('C.I. Reactive Red 195, C.I. Reactive Yellow 145')?.length).toBe(2)
    expect(readCiNames('Reactive Red 195, Reactive Yellow 145')?.length).toBe(2)
    expect(readCiNames('C.I. Solvent Black 27, 29')?.length).toBe(1)
  })
})

test.each([
  ['CI Reactive Black 5', 'C.I. Reactive Black 5'],
  ['reactive black 5 (20505)', 'C.I. Reactive Black 5'],
  ['Disperse Blue 56 & C.I. Disperse Red 60', 'C.I. Disperse Blue 56 + C.I. Disperse Red 60'],
  ['C.I. 20505', null],
  ['Reactive Black 5; C.I. 20505', null],
  ['Navy ECO', null],
])('one spelling of "%s" is %s', (text, name) => {
  expect(canonicalCiName(text)).toBe(name)
})

describe('a CAS number', () => {
  test.each(['17095-24-8', '1310-73-2', '7732-18-5', '50-00-0', '147-14-8'])('%s is right', (cas) => {
    expect(isCasRight(cas)).toBe(true)
  })

  test('is checked by its last digit, with any dash', () => {
    expect(isCasRight('17095-24-7')).toBe(false)
    expect(casCheckDigit('17095-24-7')).toBe(8)
    expect(plainCas('CAS 17095–24–8')).toBe('17095-24-8')
    expect(plainCas('1709524')).toBeNull()
  })

  test('of every commodity is right', () => {
    expect(SUBSTANCE_CAS.filter((cas) => !isCasRight(cas))).toEqual([])
  })
})

describe('the customs code of a chemical', () => {
  const none: Chemical = { chemClass: '', dyeClass: '', ciName: '', substance: '', form: '', hue: '' }

  test.each<readonly [string, Partial<Chemical>]>([
    ['320411', { chemClass: 'Dye', dyeClass: 'Disperse' }],
    ['320412', { chemClass: 'Dye', dyeClass: 'Acid' }],
    ['320412', { chemClass: 'Dye', dyeClass: 'Metal-complex' }],
    ['320413', { chemClass: 'Dye', dyeClass: 'Basic' }],
    ['320414', { chemClass: 'Dye', dyeClass: 'Direct' }],
    ['320415', { chemClass: 'Dye', dyeClass: 'Vat' }],
    ['320415', { chemClass: 'Dye', dyeClass: 'Indigo' }],
    ['320416', { chemClass: 'Dye', dyeClass: 'Reactive' }],
    ['320416', { chemClass: 'Dye', ciName: 'C.I. Reactive Black 5' }],
    ['320417', { chemClass: 'Pigment', ciName: 'C.I. Pigment Blue 15:3' }],
    ['3206', { chemClass: 'Pigment', ciName: 'C.I. Pigment White 6' }],
    ['320641', { chemClass: 'Pigment', ciName: 'C.I. Pigment Blue 29' }],
    ['320641', { chemClass: 'Pigment', ciName: 'C.I. Pigment Violet 15' }],
    ['3206', { chemClass: 'Pigment', ciName: 'C.I. Pigment Black 7', form: 'Paste' }],
    ['320620', { chemClass: 'Pigment', ciName: 'C.I. Pigment Yellow 34' }],
    ['320620', { chemClass: 'Pigment', ciName: 'Pigment Red 104' }],
    ['3206', { chemClass: 'Pigment', ciName: 'C.I. Pigment Blue 27' }],
    ['3206', { chemClass: 'Pigment', ciName: 'C.I. Pigment Yellow 184' }],
    ['3206', { chemClass: 'Pigment', ciName: 'C.I. Pigment Green 50' }],
    ['320417', { chemClass: 'Pigment', ciName: 'C.I. Pigment Green 7' }],
    ['320417', { chemClass: 'Pigment', ciName: 'C.I. Pigment Yellow 83' }],
    ['320419', { chemClass: 'Dye', dyeClass: 'Sulphur' }],
    ['320420', { chemClass: 'Optical brightener' }],
    ['320300', { chemClass: 'Dye', dyeClass: 'Natural' }],
    ['281511', { chemClass: 'Alkali', substance: 'Caustic soda', form: 'Flakes' }],
    ['281512', { chemClass: 'Alkali', substance: 'Caustic soda', form: 'Liquid' }],
    ['283620', { chemClass: 'Alkali', substance: 'Soda ash' }],
    ['284700', { chemClass: 'Bleaching agent', substance: 'Hydrogen peroxide' }],
    ['283110', { chemClass: 'Reducing agent', substance: 'Sodium hydrosulphite' }],
    // Of sodium, with those stabilised by formaldehyde.
    ['283110', { chemClass: 'Reducing agent', substance: 'Rongalite' }],
    // Other phosphates; sodium triphosphate; hexametaphosphate is one or a polyphosphate.
    ['283529', { chemClass: 'Alkali', substance: 'Trisodium phosphate' }],
    ['283531', { chemClass: 'Salt and soda', substance: 'Sodium tripolyphosphate' }],
    ['2835', { chemClass: 'Salt and soda', substance: 'Sodium hexametaphosphate' }],
    // Linear alkylbenzene sulphonic acids and their salts.
    ['340231', { chemClass: 'Acid', substance: 'Linear alkyl benzene sulphonic acid' }],
    ['380210', { chemClass: 'Effluent chemical', substance: 'Activated carbon' }],
    ['350790', { chemClass: 'Enzyme' }],
    ['380991', { chemClass: 'Fixing agent' }],
    ['3402', { chemClass: 'Wetting and scouring agent' }],
  ])('%s', (code, change) => {
    const answer = suggestChemicalHs({ ...none, ...change })
    expect(answer.ok ? answer.code : answer.missing).toBe(code)
  })

  test.each<readonly [string, Partial<Chemical>]>([
    ['a dye without a class', { chemClass: 'Dye' }],
    ['azoic dyes', { chemClass: 'Dye', dyeClass: 'Azoic' }],
    ['a binder', { chemClass: 'Binder' }],
    ['caustic soda of unknown form', { chemClass: 'Alkali', substance: 'Caustic soda' }],
    ['guar gum', { chemClass: 'Polymer and gum', substance: 'Guar gum' }],
    ['chromium oxide green', { chemClass: 'Pigment', ciName: 'C.I. Pigment Green 17' }],
    [
      'carbon black, 2803 until it is dispersed',
      { chemClass: 'Pigment', ciName: 'C.I. Pigment Black 7', form: 'Powder' },
    ],
    ['iron oxide red, 2821 until it is dispersed', { chemClass: 'Pigment', ciName: 'C.I. Pigment Red 101' }],
    [
      'aluminium, 7603 as powder and 3212 as paste',
      { chemClass: 'Pigment', ciName: 'C.I. Pigment Metal 1', form: 'Paste' },
    ],
    ['a pigment without a name', { chemClass: 'Pigment', hue: 'Red' }],
  ])('stays silent for %s', (_, change) => {
    expect(suggestChemicalHs({ ...none, ...change }).ok).toBe(false)
  })

  test('of each substance of the list has its text', () => {
    expect(SUBSTANCE_CODES.filter((code) => !isHsCode(code))).toEqual([])
  })
})

test('every commodity has a class of the list', () => {
  const classes = new Set(chemClass.options.map(({ value }) => value))
  const wrong = substance.options.filter(({ value }) => !classes.has(substanceOf(value)?.chemClass ?? ''))
  expect(wrong.map(({ value }) => value)).toEqual([])
})

describe('drawings of chemicals', () => {
  const source: ChemicalSource = {
    listingId: 'a',
    packageType: 'HDPE drum',
    form: 'Powder',
    colour: '#1d1c1f',
    percent: 100,
    packSize: 25,
    isHazardous: false,
  }
  const drawn = (change: Partial<ChemicalSource>) =>
    JSON.stringify(flatLayers(chemicalDrawing({ ...source, ...change }).layers))

  test('are different for each pack, and under 2 kB as paths', () => {
    const all = DRAWN_PACKS.map((packageType) => drawn({ packageType, form: 'Flakes', packSize: 1000 }))
    expect(new Set(all).size).toBe(DRAWN_PACKS.length)
    for (const drawing of all) expect(drawing.length).toBeLessThan(2048)
    expect(chemPackages.options.map(({ value }) => value).sort()).toEqual([...DRAWN_PACKS].sort())
  })

  test.each<[string, Partial<ChemicalSource>]>([
    ['strength', { percent: 150 }],
    ['colour', { colour: '#b8252f' }],
    ['form', { form: 'Liquid' }],
    ['size', { packSize: 500 }],
    ['hazard', { isHazardous: true }],
  ])('show the %s, the same each time', (_, change) => {
    expect(drawn(change)).toBe(drawn(change))
    expect(drawn(change)).not.toBe(drawn({}))
  })
})
