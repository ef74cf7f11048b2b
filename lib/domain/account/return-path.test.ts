import { describe, expect, test } from 'vitest'
import { returnPath } from './return-path'

describe('returnPath', () => {
  test.each(['/', '/sell/yarn', '/listings/yarn?q=40s%20combed&sort=price#top', '/a//b'])('keeps %j', (path) => {
    expect(returnPath(path)).toBe(path)
  })

  test.each([
    '',
    'sell',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(3000)}`,
    null,
    undefined,
  ])('sends %j to the home page', (path) => {
    expect(returnPath(path)).toBe('/')
  })

  test('falls back where the page says', () => {
    expect(returnPath('//evil.example', '/account')).toBe('/account')
  })
})
