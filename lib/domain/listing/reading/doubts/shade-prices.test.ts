import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from '../read-line'

test.each<readonly [ModuleKey, line: string]>([
  ['thread', 'spun poly 40/2 5000 m cones Rs 138 (dyed) 126 (white)'],
  ['thread', 'spun poly 40/2 5000 m cones white Rs 62 colours Rs 70'],
  ['thread', 'spun poly 40/2 5000 m cones, white Rs 62, black Rs 64, colours Rs 70'],
  ['thread', 'core spun tkt 75 5000m natural white @ 210 / dyed @ 245'],
  ['yarn', '30s cotton raw white Rs 280, dyed Rs 345 per kg'],
  ['garment_accessories', 'buttons 18L white 45 black 48 per gross'],
  ['wholesale_ready_product', 't shirts white 120 black 130 navy 130'],
])('%s: "%s" has a price for each shade, and none of its own', (module, line) => {
  const { values, rest } = readLine(matrixDefinition(module), line)
  for (const name of ['basePrice', 'color', 'shade', 'dyeingStatus', 'coloursAvailable'])
    expect(values).not.toHaveProperty(name)
  expect(rest).toMatch(/\d{2}/)
})

test('two shades at one price have that price', () => {
  const { values } = readLine(matrixDefinition('thread'), 'spun poly 40/2 5000 m cones black and white, 62 per cone')
  expect(values).toMatchObject({ basePrice: 62, shade: 'black, white' })
})

test('a stock of each shade is no price', () => {
  const { values } = readLine(matrixDefinition('thread'), 'spun poly 40/2 black 40 boxes, white 60 boxes, Rs 62')
  expect(values).toMatchObject({ basePrice: 62 })
})

test('numbers of shades on a card are no prices', () => {
  const { values } = readLine(matrixDefinition('thread'), 'spun poly tkt 120 shade white 101, black 102, Rs 62')
  expect(values).toMatchObject({ basePrice: 62, shade: 'white 101, black 102' })
})
