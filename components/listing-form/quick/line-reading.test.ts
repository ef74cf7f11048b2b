import { expect, test } from 'vitest'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { filledValues } from './line-reading'

const filled = (moduleKey: ModuleKey, text: string) => {
  const definition = matrixDefinition(moduleKey)
  return Object.fromEntries(filledValues(definition, readLine(definition, text).values))
}

test('a price without a unit is per the unit in which the line sells', () => {
  expect(filled('textile_retailers', 'banarasi silk saree MRP 6500 offer 5499')).toMatchObject({
    uom: 'piece',
    priceUom: 'piece',
    moqUom: 'piece',
  })
  expect(filled('garment_accessories', '18L 4 hole button 100 gross ready @ 12 per gross')).toMatchObject({
    uom: 'gross',
    priceUom: 'gross',
  })
})

test('units that the line says stay', () => {
  expect(filled('finish_fabric', 'satin dyed 120 gsm Rs 165/m, min 50 kg')).toMatchObject({
    priceUom: 'm',
    moqUom: 'kg',
  })
})
