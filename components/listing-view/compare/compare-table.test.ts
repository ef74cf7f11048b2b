import { expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { matrixDefinition } from '@/lib/domain/modules'
import { comparedBasis } from './compare-table'

const { bases } = matrixDefinition('mini_wholesale_textile_market').sale
const bundle = (piecesPerBundle: number): { fields: FieldValues } => ({
  fields: { basePrice: 2400, uom: 'bundle', priceUom: 'bundle', piecesPerBundle },
})
const byWeight: { fields: FieldValues } = {
  fields: { basePrice: 165, uom: 'kg', priceUom: 'kg', bundleType: 'By weight', bundleWeight: 10 },
}

test('bundles are compared by the piece, also next to one that has no price of a piece', () => {
  expect(comparedBasis(bases, [bundle(8), bundle(10)]).unit).toBe('piece')
  expect(comparedBasis(bases, [bundle(8), bundle(10), byWeight]).unit).toBe('piece')
})

test('what only packs have in common is compared by the pack', () => {
  const unknown = { fields: { basePrice: 2400, uom: 'bundle', priceUom: 'bundle' } }
  expect(comparedBasis(bases, [unknown, unknown]).unit).toBe('bundle')
})
