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

const check = ([line, says, not = []]: Row) => {
  const { values } = readLine(greyFabric, line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
}

describe('a line about grey cloth says', () => {
  test.each(COUNTS)('of its yarns: %s', (...row) => check(row))
})

test.each([
  ['French terry greige 30/30/10, 260 gsm', '30/10'],
  ['Loop knit greige 34s/16s, 250 gsm', '16s'],
  ['Fleece greige 30s/30s/30s, 260 gsm', ''],
  ['Interlock polyester 75/72 grey 160 gsm', ''],
])('the yarns of a knit that the field cannot hold are shown as not read: %s', (line, rest) => {
  expect(readLine(greyFabric, line).rest).toBe(rest)
})
