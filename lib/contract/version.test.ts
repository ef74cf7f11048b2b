import { expect, test } from 'vitest'
import { API_VERSION, versionHeaders } from './version'

test('a response names the newest version, or the pinned one', () => {
  expect(versionHeaders(null)).toEqual({ 'api-version': API_VERSION })
  expect(versionHeaders(` ${API_VERSION} `)).toEqual({ 'api-version': API_VERSION })
})

test('a version that is not supported is refused by name', () => {
  for (const pinned of ['', '1', '2020-01-01', 'latest']) {
    expect(() => versionHeaders(pinned), pinned).toThrow(API_VERSION)
  }
})

test('a version that will end says when it became deprecated and when it ends', () => {
  const ends = { deprecatedFrom: new Date('2027-01-01T00:00:00Z'), goneAt: new Date('2028-01-01T00:00:00Z') }
  const versions = [{ name: '2026-11-21', ends }, { name: '2027-01-01' }]
  expect(versionHeaders('2026-11-21', versions)).toEqual({
    'api-version': '2026-11-21',
    deprecation: '@1798761600',
    sunset: 'Sat, 01 Jan 2028 00:00:00 GMT',
  })
  expect(versionHeaders(null, versions)).toEqual({ 'api-version': '2027-01-01' })
})
