import { expect, test } from 'vitest'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { yarn } from '@/lib/domain/modules/yarn'

test.each([
  ['250/48 FDY semi dull U% 0.9 RKM 43', { uPercent: 0.9, rkm: 43 }],
  ['1000 denier aramid RKM 207', { rkm: 207 }],
  ['30s combed RKM 18.5 U% 9.8 CVm 12.4', { rkm: 18.5, uPercent: 9.8, cvm: 12.4 }],
])('reads the test values of %s', (line, quality) => {
  expect(readLine(yarn, line).values.quality).toEqual(quality)
})
