import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { yarn } from '@/lib/domain/modules/yarn'
import { taxWords } from './tax-words'

test('a price says whether tax is included, but not one of a private person', () => {
  expect(taxWords(yarn, { taxIncluded: true })).toBe('tax included')
  expect(taxWords(yarn, {})).toBe('plus tax')
  expect(taxWords(matrixDefinition('textile_c2c_trader'), {})).toBe('')
})
