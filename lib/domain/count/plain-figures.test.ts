import { expect, test } from 'vitest'
import { readAll } from '@/lib/domain/families/reading/read-all'
import { understandSearch } from '@/lib/domain/listing/finding/search-words'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { matrixDefinition } from '@/lib/domain/modules'
import { moduleReading } from '@/lib/domain/modules/registry/readings'
import { asciiDigits, withDecimalPoints } from './plain-figures'

test('digits of Indian scripts, Arabic and Persian are read as 0 to 9', () => {
  expect(asciiDigits('५० kg ৫০ ੫੦ ૫૦ ୫୦ ௫௦ ౫౦ ೫೦ ൫൦ ٥٠ ۵۰')).toBe('50 kg 50 50 50 50 50 50 50 50 50 50')
})

test('a line and a search have their figures in any script', () => {
  expect(readLine(matrixDefinition('yarn'), '३०s cotton २२५/kg, ५० bag ready').values).toMatchObject({
    count: '30s',
    basePrice: 225,
    availableQuantity: 50,
  })
  const cloth = readAll('१५० gsm single jersey', moduleReading('grey_fabric').readers ?? [])
  expect(cloth.understood).toContainEqual(expect.objectContaining({ name: 'gsm', value: 150 }))
  const lexicon = { finds: () => true, has: () => true, nearest: () => null }
  expect(understandSearch('३०s cotton', { definition: matrixDefinition('yarn'), lexicon }).count).toBe('30s')
})

test.each([
  ['9,80 €/kg', '9.80 €/kg'],
  ['€0,09 cad., min 1.000 pz', '€0.09 cad., min 1000 pz'],
  ['1,15 €/m, 8.000 m', '1.15 €/m, 8000 m'],
  // Without a decimal comma a point may be one.
  ['€1.250/kg', '€1.250/kg'],
  ['sizes 30,32,34', 'sizes 30,32,34'],
  ['1,20,000 m at Rs 12,50', '1,20,000 m at Rs 12,50'],
])('"%s" is "%s"', (typed, plain) => {
  expect(withDecimalPoints(typed)).toBe(plain)
})
