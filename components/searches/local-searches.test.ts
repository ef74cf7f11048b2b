import { expect, test } from 'vitest'
import { LIMITS } from '@/lib/domain/listing/finding/limits'
import { readSaved, renamed, withoutSaved, withRefusal, withSaved } from './local-searches'

const first = { name: 'Combed 30s', href: '/listings/yarn?q=30s+combed' }
const second = { name: 'Hank', href: '/listings/yarn?subcategory=Hank' }

test('reads back saved searches and drops other addresses', () => {
  expect(readSaved([first, second])).toEqual([first, second])
  const hostile = [
    'javascript:alert(1)',
    '//evil.example',
    'https://evil.example',
    '/sell',
    '/listings/../account',
  ].map((href) => ({ name: 'x', href }))
  expect(readSaved([...hostile, null, 7, { name: '' }, first])).toEqual([first])
})

test('returns an empty list for anything that is not a list', () => {
  for (const kept of [null, {}, 'x', 7]) expect(readSaved(kept)).toEqual([])
})

test('puts a new search first, replaces one of the same name and limits their number', () => {
  expect(withSaved([second], first)).toEqual([first, second])
  const again = { name: 'combed 30S', href: '/listings/yarn?q=30s' }
  expect(withSaved([first, second], again)).toEqual([again, second])
  const many = Array.from({ length: LIMITS.searchesMax }, (_, number) => ({
    name: `n${number}`,
    href: '/listings/yarn',
  }))
  expect(withSaved(many, first)).toHaveLength(LIMITS.searchesMax)
  expect(withSaved([first], { ...second, name: '  ' })).toEqual([first])
})

test('renames in place, but not to an empty or taken name', () => {
  expect(renamed([first, second], 'Hank', 'Hank cotton')[1]?.name).toBe('Hank cotton')
  expect(renamed([first, second], 'Hank', 'combed 30s')).toEqual([first, second])
  expect(renamed([first, second], 'Hank', ' ')).toEqual([first, second])
})

test('deletes by name', () => {
  expect(withoutSaved([first, second], 'hank')).toEqual([first])
})

test('keeps why an account refused a search', () => {
  const marked = withRefusal([first, second], second, 'Yarn has no such filter.')
  expect(marked).toEqual([first, { ...second, refusal: 'Yarn has no such filter.' }])
  expect(readSaved(marked)).toEqual(marked)
  expect(readSaved([{ ...first, refusal: 7 }])).toEqual([first])
})
