import { describe, expect, test } from 'vitest'
import { queryWords } from './query-words'

const read = (query: string) =>
  queryWords(new URLSearchParams(query), { sort: ['new', 'old'], day: /^\d+$/, id: (text) => text.startsWith('x') })

const refusal = (...issues: { code: string; field: string }[]) =>
  expect.objectContaining({
    code: 'VALIDATION_FAILED',
    extras: { issues: issues.map((issue) => expect.objectContaining(issue)) },
  })

describe('the parameters of a read', () => {
  test('are the words that were sent, each of those it allows', () => {
    expect(read('')).toEqual({})
    expect(read('sort=old&day=12&id=x1')).toEqual({ sort: 'old', day: '12', id: 'x1' })
  })

  test.each([
    ['sort=up', 'sort'],
    ['day=', 'day'],
    ['id=1', 'id'],
    ['sort=new&sort=new', 'sort'],
  ])('?%s is refused at its name', (query, field) => {
    expect(() => read(query)).toThrow(refusal({ code: 'BAD_PARAMETER', field }))
  })

  test('an unknown name is refused, cut to 64 characters, also one that every object has', () => {
    expect(() => read('constructor=1')).toThrow(refusal({ code: 'UNKNOWN_PARAMETER', field: 'constructor' }))
    expect(() => read(`${'n'.repeat(99)}=1`)).toThrow(refusal({ code: 'UNKNOWN_PARAMETER', field: 'n'.repeat(64) }))
  })

  test('have all their problems listed together', () => {
    expect(() => read('a=1&sort=up')).toThrow(
      refusal({ code: 'UNKNOWN_PARAMETER', field: 'a' }, { code: 'BAD_PARAMETER', field: 'sort' }),
    )
  })
})
