import { describe, expect, test } from 'vitest'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { greyFabric } from '.'

type Row = readonly [line: string, says: object, not?: readonly string[]]

const COUNTS: readonly Row[] = [
  ['Lino greggio Nm 24x24, 150 cm', { warpCount: 'nm 24', weftCount: 'nm 24' }],
  ['Twill grey Nm 2/50 x 2/50, 28x26 threads/cm 150 cm', { warpCount: 'nm 2/50', weftCount: 'nm 2/50' }],
  ['Cotton 34 x 34 Nm 100x80 63" grey', { warpCount: '34 nm', weftCount: '34 nm' }],
  ['Linen cotton Nm 24 x 16s 54x50 57"', { warpCount: 'nm 24', weftCount: '16s' }],
  ['Nm 50 x 75D satin grey', { warpCount: 'nm 50', weftCount: '75d' }],
  ['Fleece 24s/75D/10s greige 300 gsm', { fabricCount: '24s' }],
  ['Viscose lycra jersey greige 30s/40D 220 gsm', { fabricCount: '30s', lycraDenier: 40 }],
  ['Fleece greige 24/26/28 gauge 300 gsm', {}, ['fabricCount']],
]

const CLOTH: readonly Row[] = [
  ['Plain PSF 40 x PSF 40, 76x68, 63"', { warpCount: '40s', weftCount: '40s', fiberType: ['Polyester'] }],
  ['VSF 30s x VSF 30s 68x64 50" grey', { weftCount: '30s', epi: 68, fiberType: ['Viscose'] }],
  ['Duck grey 36" 2 ply x 2 ply 7s', { warpCount: '2/7s', weftCount: '2/7s' }, ['fabricCount']],
  ['Canvas grey 10s 3 ply x 10s 2 ply 58"', { warpCount: '3/10s', weftCount: '2/10s' }],
  ['Oxford greige 210D nylon FDY 58"', { fabricCount: '210D fdy', fiberType: ['Nylon'] }],
  ['Minimatt grey 300D polyester DTY x 300D', { warpCount: '300d polyester dty', weftCount: '300d' }],
  [
    'Terry towelling grey 2/20 pile 20 ground 16 weft, 420 gsm',
    { warpCount: '20s', weftCount: '16s', fabricStructure: 'Woven' },
    ['fabricCount'],
  ],
  [
    'Cotton terry towelling grey, ground 2/20, pile 2/20, weft 16',
    { warpCount: '2/20s', weftCount: '16s' },
    ['basePrice'],
  ],
  ['Velvet grey pile 120D ground 75D weft 150D', { weftCount: '150d' }, ['fabricCount']],
  ['Jacquard grey 40/2 x 20, 108", for table linen', { warpCount: '40/2', endUse: ['Home textile'] }, ['fiberType']],
  ['Linen damask grey 14x14 54x50 63"', { fiberType: ['Linen'], fabricName: 'Jacquard cloth' }],
  ['Cotton sateen damask grey 120"', { fabricName: 'Satin', weave: 'Satin' }],
  ['Poplin grey 60x60, damask print', { fabricName: 'Poplin' }],
  ['Rayon challis grey 30x30 68x64 63"', { fabricName: 'Challis', fiberType: ['Viscose'], weave: 'Plain' }],
  ['Lacoste pique CVC greige 220 gsm', { knitType: 'Lacoste' }],
  ['Cotton dobby buti grey 60x60 92x88', { motif: 'buti' }],
  ['Lino greggio, telaio a pinza, 160 cm', { loomType: 'Rapier' }],
  ['Needle punched felt 250 gsm, geotextile', { fabricName: 'Felt', endUse: ['Geotextile'] }],
  ['Spunlace viscose 45 gsm, wipes', { endUse: ['Hygiene'] }],
  ['Spunlace industrial wipes 60 gsm', {}, ['endUse']],
  ['Muslin, unbleached, 48 inches', { weave: 'Plain' }, ['fabricName']],
  ['Cambric grey 60x60 92x88 48", reed space 52', { epi: 92 }, ['basePrice', 'reed']],
  ['Cambric grey 60x60 92x88 48", r/s 52, 31.50', { basePrice: 31.5 }],
  ['Rayon grey 30x30 68x64 48" 30 mtr lump', { pieceLength: { from: 30, to: 30 } }],
  ['Rayon grey 30x30 68x64, 5000 mtr lump', {}, ['pieceLength']],
  ['Poplin grey 63" seconds, short lengths 5 to 20 mtr', { pieceLength: { from: 5, to: 20 } }],
]

const blend = (...rows: ReadonlyArray<readonly [fibre: string, percent: number]>) => ({
  blendPercentages: rows.map(([fibre, percent]) => ({ fibre, percent })),
})

const FIBRES: readonly Row[] = [
  ['Linen/organic cotton 55/45 canvas grey 57"', blend(['Linen', 55], ['Cotton', 45])],
  ['60/40 cotton/recycled polyester twill grey', blend(['Cotton', 60], ['Recycled polyester', 40])],
  ['Combed cotton lycra 95/5 jersey greige', { yarnSpinning: 'Combed', ...blend(['Cotton', 95], ['Elastane', 5]) }],
  [
    'Viscose/BCI cotton 60/40 grey poplin',
    { certifications: [{ scheme: 'BCI' }], ...blend(['Viscose', 60], ['Cotton', 40]) },
  ],
  ['Organic cotton 30/70 advance, grey poplin', { fiberType: ['Cotton'] }, ['blendPercentages']],
  ['Spunlace 80 viscose 20 polyester 45 gsm', { gsm: 45, ...blend(['Viscose', 80], ['Polyester', 20]) }],
  [
    '20s x 20s cotton 97 lycra 3 twill grey',
    { weftCount: '20s', ...blend(['Cotton', 97], ['Elastane', 3]) },
    ['basePrice'],
  ],
  ['30 x 30 cotton 68 modal 32 grey 63"', blend(['Cotton', 68], ['Modal', 32]), ['basePrice']],
  ['40 x 40 cotton 92 x 88 cambric grey', { epi: 92, ...blend(['Cotton', 100]) }],
  ['Polister cotten 65/35 grey 63"', blend(['Polyester', 65], ['Cotton', 35])],
]

const named = (rows: readonly Row[]) => rows.map((row) => ({ line: row[0], row }))

const check = ([line, says, not = []]: Row) => {
  const { values } = readLine(greyFabric, line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
}

describe('a line about grey cloth says', () => {
  test.each(named(COUNTS))('of its yarns: $line', ({ row }) => check(row))
  test.each(named(CLOTH))('of the cloth: $line', ({ row }) => check(row))
  test.each(named(FIBRES))('of its fibres: $line', ({ row }) => check(row))
})

test.each([
  ['French terry greige 30/30/10, 260 gsm', '30/10'],
  ['Loop knit greige 34s/16s, 250 gsm', '16s'],
  ['Fleece greige 30s/30s/30s, 260 gsm', ''],
  ['Interlock polyester 75/72 grey 160 gsm', ''],
  ['Terry towelling grey, ground 20, weft 16, pile 20', '20s pile'],
  ['Cambric grey 48", reed space 52', 'reed space 52'],
])('what no field can hold is shown as not read: %s', (line, rest) => {
  expect(readLine(greyFabric, line).rest).toBe(rest)
})
