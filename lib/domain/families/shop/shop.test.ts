import { describe, expect, test } from 'vitest'
import { HS_CODES } from '../customs/codes'
import { hsText } from '../customs/text'
import { readAll } from '../reading/read-all'
import { bundleDrawing } from './bundle-drawing'
import { cutDrawing, patternOf } from './cut-drawing'
import { digitsPath, digitsWidth } from './digits'
import { shopReaders } from './readers'
import { bundleReaders } from './readers/bundles'
import { termReaders } from './readers/terms'
import { wordReader } from './readers/words'

/** Codes of cloth in the tariff. */
const CLOTH = /^(?:5007|511[12]|5208|5209|521[0-2]|5309|531[01]|540[78]|551[2-6]|5603|580[1-36]|600[1-6])../

describe('figures', () => {
  test('are drawn with strokes of their own, one after the other', () => {
    const drawn = [...'0123456789'].map((digit) => digitsPath(digit, 0, 0, 8))
    expect(new Set(drawn).size).toBe(10)
    expect(drawn.every((path) => /^M[\d. ML-]+$/.test(path))).toBe(true)
    expect(digitsWidth('12', 8)).toBe(10)
    expect(digitsPath('12', 0, 0, 8)).toContain('M6 0')
  })
})

describe('drawings', () => {
  const cut = { listingId: 'a', colour: '#204080', pattern: 'print', figure: 499 } as const
  const bundle = { listingId: 'a', colour: '#204080', pieces: 10, isAssorted: false }
  const markup = ({ layers }: { layers: readonly { d: string; strokes?: readonly unknown[] }[] }) =>
    layers.reduce((sum, { d, strokes = [] }) => sum + (d.length + 60) * Math.max(1, strokes.length), 0)

  test('are under 2 kB and the same for the same listing', () => {
    const all = [
      ...(['plain', 'print', 'check', 'stripe'] as const).map((pattern) => cutDrawing({ ...cut, pattern })),
      ...[2, 6, 12, 5000].map((pieces) => bundleDrawing({ ...bundle, pieces, isAssorted: true })),
    ]
    for (const drawing of all) expect(markup(drawing)).toBeLessThan(2048)
    expect(JSON.stringify(all)).not.toMatch(/NaN|undefined/)
    expect(cutDrawing(cut)).toEqual(cutDrawing(cut))
    expect(bundleDrawing(bundle)).toEqual(bundleDrawing(bundle))
  })

  test('differ by price, pattern and number of pieces', () => {
    const shown = [
      cutDrawing(cut),
      cutDrawing({ ...cut, figure: 399 }),
      cutDrawing({ ...cut, figure: null }),
      cutDrawing({ ...cut, pattern: 'check' }),
      bundleDrawing(bundle),
      bundleDrawing({ ...bundle, pieces: 24 }),
      bundleDrawing({ ...bundle, pieces: 25 }),
      bundleDrawing({ ...bundle, isAssorted: true }),
    ].map(({ layers }) => JSON.stringify(layers))
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('show the pattern of the cloth', () => {
    expect(patternOf('Checks', [])).toBe('check')
    expect(patternOf('', ['Print'])).toBe('print')
    expect(patternOf('Solid', ['Embroidery'])).toBe('plain')
    expect(patternOf('', ['Plain'])).toBe('plain')
  })
})

test('each heading of cloth, which a shop is given where the colour is not known, has a text', () => {
  const headings = HS_CODES.flatMap(([code]) => (CLOTH.test(code) ? [code.slice(0, 4)] : []))
  expect(headings.filter((code) => hsText(code) === '')).toEqual([])
})

test.each(
  [...termReaders, wordReader, ...bundleReaders].flatMap((reader) =>
    reader.examples.map((one) => [one, bundleReaders.includes(reader) ? bundleReaders : [reader]] as const),
  ),
)('the example "%s" is read whole by its reader', (example, readers) => {
  expect(readAll(example, readers).rest).toBe('')
})

const RETAIL = shopReaders({ sizes: 'size', size: 'pieceSize', washCare: 'careLabel', setPieces: 'setContents' })
/** What a line says, as name=value. */
const meaning = (line: string): string =>
  readAll(line, RETAIL)
    .understood.map(({ name, typed }) => `${name}=${typeof typed === 'object' ? JSON.stringify(typed) : String(typed)}`)
    .sort()
    .join(' ')

describe('a line of a shop', () => {
  test.each([
    ['cotton kurta fabric metre', 'endUse=["Kurti"] fiberType=["Cotton"] productGroup=Fabric'],
    ['44 inch', 'clothWidth={"value":44,"unit":"in"}'],
    ['mrp 499', 'mrp=499'],
    ['M.R.P. Rs. 1,299/- per metre', 'mrp=1299'],
    ['499 mrp', 'mrp=499'],
    ['min cut 0.5 m', 'minimumCut=0.5'],
    ['minimum cutting half metre', 'minimumCut=0.5'],
    ['cotton shirt piece 1.6 mtr', 'cutLength=1.6 fiberType=["Cotton"] productGroup=Shirt and trouser piece'],
    ['dhoti 4 m', 'cutLength=4 productGroup=Dhoti'],
    ['7 days return', 'returnWindow=7'],
    ['no return no exchange', 'returnPolicy=No return'],
    ['stitching available', 'stitchingAvailable=true'],
    ['linen shirt fabric white', 'color=White endUse=["Shirting"] fiberType=["Linen"] productGroup=Fabric'],
    ['ponte roma 300 gsm', 'fabricName=Ponte roma fabricStructure=Knitted gsm=300'],
    ['rubia voile blouse matching', 'fabricName=Voile productGroup=Lining and tailoring material'],
    ['school uniform shirting', 'endUse=["Workwear","Shirting"] productGroup=Fabric'],
    ['fabric for curtains jacquard', 'endUse=["Curtain"] productGroup=Fabric weaveEffect=Jacquard'],
    ['navy crepe', 'color=Navy fabricName=Crepe'],
    ['saree red border', 'productGroup=Saree'],
    ['red and white saree', 'productGroup=Saree'],
    ['rayon 550 per pc', 'fabricName=Rayon fiberType=["Viscose"]'],
  ])('%s: %s', (line, meant) => {
    expect(meaning(line)).toBe(meant)
  })

  test.each([['top quality'], ['moq 5 m'], ['10 m ready'], ['2 days'], ['size chart'], ['free delivery above 999']])(
    '"%s" says nothing about the goods',
    (line) => {
      expect(meaning(line)).toBe('')
    },
  )
})

describe('a line about a bundle', () => {
  const pieces = (line: string) => readAll(line, bundleReaders).understood.map(({ name, typed }) => `${name}=${typed}`)

  test.each([
    ['dress material 10 pc bundle', ['piecesPerBundle=10']],
    ['bundle of 12', ['piecesPerBundle=12']],
    ['pack of 6 pcs', ['piecesPerBundle=6']],
    ['1 dozen handkerchief pack', ['piecesPerBundle=12']],
    ['5 kg bundle', ['bundleWeight=5']],
    [
      '24 pcs 2400 per bundle (100/pc)',
      ['piecesPerBundle=24', 'basePrice=2400', 'priceUom=bundle', 'pricePerPiece=100'],
    ],
    ['assorted designs', ['bundleType=Assorted designs']],
    ['gandhi nagar fresh mix', ['market=Gandhi Nagar Delhi', 'mixGrade=Fresh-mix']],
    ['min 2 bundles', []],
    ['40 bundles ready', []],
    ['100 pcs ready', []],
  ])('%s', (line, meant) => {
    expect(pieces(line)).toEqual(meant)
  })
})
