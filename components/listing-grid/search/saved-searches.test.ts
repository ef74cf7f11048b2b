import { expect, it } from 'vitest'
import { readSaved, renamed, SAVED_MAX, withoutSaved, withSaved } from './saved-searches'

const first = { name: 'Combed 30s', href: '/listings/yarn?q=30s+combed' }
const second = { name: 'Hank', href: '/listings/yarn?subcategory=Hank' }

it('reads back what was kept, and nothing that is not an address of our listings', () => {
  expect(readSaved(JSON.stringify([first, second]))).toEqual([first, second])
  const hostile = [
    'javascript:alert(1)',
    '//evil.example',
    'https://evil.example',
    '/sell',
    '/listings/../account',
  ].map((href) => ({ name: 'x', href }))
  expect(readSaved(JSON.stringify([...hostile, null, 7, { name: '' }, first]))).toEqual([first])
})

it('survives what is no list', () => {
  for (const text of [null, '', '{', '{}', '"x"', 'null']) expect(readSaved(text)).toEqual([])
})

it('puts a new search first, replaces one of the same name, and keeps a bounded number', () => {
  expect(withSaved([second], first)).toEqual([first, second])
  const again = { name: 'combed 30S', href: '/listings/yarn?q=30s' }
  expect(withSaved([first, second], again)).toEqual([again, second])
  const many = Array.from({ length: SAVED_MAX }, (_, number) => ({ name: `n${number}`, href: '/listings/yarn' }))
  expect(withSaved(many, first)).toHaveLength(SAVED_MAX)
  expect(withSaved([first], { ...second, name: '  ' })).toEqual([first])
})

it('renames in place, but never to nothing or to a name that is taken', () => {
  expect(renamed([first, second], 'Hank', 'Hank cotton')[1]?.name).toBe('Hank cotton')
  expect(renamed([first, second], 'Hank', 'combed 30s')).toEqual([first, second])
  expect(renamed([first, second], 'Hank', ' ')).toEqual([first, second])
})

it('deletes by name', () => {
  expect(withoutSaved([first, second], 'hank')).toEqual([first])
})
