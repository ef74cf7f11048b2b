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
  ['40 x 40 cotton 92 x 88 cambric grey', { epi: 92, ...blend(['Cotton', 100]) }],
  ['Polister cotten 65/35 grey 63"', blend(['Polyester', 65], ['Cotton', 35])],
]

const check = ([line, says, not = []]: Row) => {
  const { values } = readLine(greyFabric, line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
}

describe('a line about grey cloth says', () => {
  test.each(COUNTS)('of its yarns: %s', (...row) => check(row))
  test.each(FIBRES)('of its fibres: %s', (...row) => check(row))
})

test.each([
  ['French terry greige 30/30/10, 260 gsm', '30/10'],
  ['Loop knit greige 34s/16s, 250 gsm', '16s'],
  ['Fleece greige 30s/30s/30s, 260 gsm', ''],
  ['Interlock polyester 75/72 grey 160 gsm', ''],
])('the yarns of a knit that the field cannot hold are shown as not read: %s', (line, rest) => {
  expect(readLine(greyFabric, line).rest).toBe(rest)
})
