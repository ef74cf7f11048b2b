import { expect, test } from 'vitest'
import { titleIssues } from './title-issues'

test.each([
  ['30s Combed Cotton Yarn @ Rs 285', 'TITLE_PRICE'],
  ['30s Combed Cotton Yarn 285/kg', 'TITLE_PRICE'],
  ['30s Combed Cotton Yarn, call 98250 12345', 'TITLE_PHONE'],
  ['20s OE Recycled Cotton Yarn', 'CLAIM_CERTIFICATE'],
  ['30s Supima Yarn', 'TRADEMARK'],
])('%j gives the warning %s', (text, code) => {
  expect(titleIssues({ title: text })).toMatchObject([{ code, severity: 'warning' }])
})

test.each([
  '30s Combed Compact Cotton Weaving Yarn (Warp), Cone',
  '150D/48F Polyester DTY SIM Semi-Dull Raw White Yarn, AA',
  'Lot 20231 of 2/40s, 5205.23.10',
  '',
])('%j gives no warning', (text) => {
  expect(titleIssues({ title: text })).toEqual([])
})

test('a claim with its certificate gives no warning', () => {
  expect(titleIssues({ title: '20s OE Recycled Cotton Yarn', certificate: ['id'] })).toEqual([])
  const numbered = { certifications: [{ scheme: 'GRS', number: 'CU 1134567' }] }
  expect(titleIssues({ title: '20s OE Recycled Cotton Yarn', ...numbered })).toEqual([])
  expect(titleIssues({ title: '20s OE Recycled Cotton Yarn', certifications: [{ scheme: 'GRS' }] })).toHaveLength(1)
})
