import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { quantityOfSearch, readAskedQuantity, spokenQuantity } from './asked-quantity'

const read = (moduleKey: ModuleKey, address: string) =>
  readAskedQuantity(matrixDefinition(moduleKey), new URLSearchParams(address))

test('a quantity is in the unit that the address names, else in the usual one of the module', () => {
  expect(read('yarn', 'quantity=2000')).toEqual({ asked: { amount: 2000, unit: 'kg' }, issues: [] })
  expect(read('yarn', 'quantity=2.5&quantityUom=tonnes').asked).toEqual({ amount: 2.5, unit: 'MT' })
  expect(read('grey_fabric', 'quantity=500').asked).toEqual({ amount: 500, unit: 'm' })
  expect(read('thread', 'quantity=200').asked).toEqual({ amount: 200, unit: 'cone' })
  expect(read('yarn', '')).toEqual({ asked: null, issues: [] })
})

test.each<[ModuleKey, string, string]>([
  ['yarn', 'quantity=lots', 'quantity'],
  ['yarn', 'quantity=0', 'quantity'],
  ['yarn', 'quantity=-5', 'quantity'],
  ['yarn', 'quantity=1e9', 'quantity'],
  ['thread', 'quantity=1.5&quantityUom=cone', 'quantity'],
  ['yarn', 'quantity=5&quantityUom=miles', 'quantityUom'],
  ['yarn', 'quantity=5&quantityUom=test', 'quantityUom'],
  ['yarn', 'quantityUom=kg', 'quantityUom'],
  ['suggestions_new_arrival_trending', 'quantity=5', 'quantity'],
])('in %s "%s" is an issue on %s', (moduleKey, address, field) => {
  const { asked, issues } = read(moduleKey, address)
  expect(asked).toBeNull()
  expect(issues.map((issue) => issue.field)).toEqual([field])
})

test.each<[ModuleKey, string, amount: number, unit: string, rest: string]>([
  ['yarn', '2 tonnes 30s combed', 2000, 'kg', '30s combed'],
  ['yarn', '2 tonnes of 30s combed', 2000, 'kg', '30s combed'],
  ['yarn', '30s combed 1,500 kg', 1500, 'kg', '30s combed'],
  ['thread', '5 ton 40/2 poly', 5000, 'kg', '40/2 poly'],
  ['thread', '500 kg black thread', 500, 'kg', 'black thread'],
  ['thread', '200 cones tkt 120 black', 200, 'cone', 'tkt 120 black'],
  ['thread', 'silk thread 10 spools', 10, 'piece', 'silk thread spools'],
  ['grey_fabric', '5000 m cambric 63 inch', 5000, 'm', 'cambric 63 inch'],
  ['grey_fabric', '5000 mt cambric', 5000, 'm', 'cambric'],
  ['weave_knit_warping_job', '20000 m weaving job on air jet', 20_000, 'm', 'weaving job on air jet'],
])('in %s "%s" asks for %s %s of "%s"', (moduleKey, phrase, amount, unit, rest) => {
  expect(spokenQuantity(matrixDefinition(moduleKey), phrase)).toMatchObject({ asked: { amount, unit }, rest })
})

test.each<[ModuleKey, string]>([
  ['yarn', '30s'],
  ['yarn', '30s combed'],
  ['yarn', '60 denier'],
  ['yarn', '150D 48F'],
  ['yarn', '20 tex'],
  ['yarn', '30s 1.89 kg cones'],
  ['thread', '40/2 5000m cone black'],
  ['thread', 'tkt 120'],
  ['grey_fabric', '60x60 92x88 63 inch'],
  ['grey_fabric', '150 gsm'],
  ['garment_accessories', 'buttons 18L'],
  ['yarn', '500 kg 30s and 300 kg 40s'],
])('in %s "%s" names no quantity', (moduleKey, phrase) => {
  expect(spokenQuantity(matrixDefinition(moduleKey), phrase)).toBeNull()
})

test('the quantity of a search is among its parts', () => {
  expect(quantityOfSearch([{ name: 'quantity', value: { amount: 5, unit: 'MT' } }])).toEqual({ amount: 5, unit: 'MT' })
  expect(quantityOfSearch([{ name: 'count', value: { amount: 5, unit: 'MT' } }])).toBeNull()
})
