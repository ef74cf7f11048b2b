import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { oneOf, parameters, readQuery, wholeNumber } from './parameters'

const shape = { sort: oneOf(['new', 'old']).optional(), limit: wholeNumber(1, 100).default(20) }
const read = (query: string, schema: z.ZodObject = parameters(shape)) => readQuery(schema, new URLSearchParams(query))

const refusal = (...issues: { code: string; field: string }[]) =>
  expect.objectContaining({
    code: 'VALIDATION_FAILED',
    extras: { issues: issues.map((issue) => expect.objectContaining(issue)) },
  })

describe('the parameters of a read', () => {
  test('are those that were sent, and what is usual for the others', () => {
    expect(read('')).toEqual({ limit: 20 })
    expect(read('sort=old&limit=100')).toEqual({ sort: 'old', limit: 100 })
  })

  test.each([
    ['sort=up', 'sort'],
    ['sort=', 'sort'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=', 'limit'],
    ['limit=2.5', 'limit'],
    ['limit=many', 'limit'],
    ['sort=new&sort=new', 'sort'],
  ])('?%s is refused at its name', (query, field) => {
    expect(() => read(query)).toThrow(refusal({ code: 'BAD_PARAMETER', field }))
  })

  test('an unknown name is refused, cut to 64 characters, also one that every object has', () => {
    expect(() => read('constructor=1')).toThrow(refusal({ code: 'UNKNOWN_PARAMETER', field: 'constructor' }))
    expect(() => read('__proto__=1')).toThrow(refusal({ code: 'UNKNOWN_PARAMETER', field: '__proto__' }))
    expect(() => read(`${'n'.repeat(99)}=1`)).toThrow(refusal({ code: 'UNKNOWN_PARAMETER', field: 'n'.repeat(64) }))
  })

  test('have all their problems listed together', () => {
    expect(() => read('a=1&sort=up')).toThrow(
      refusal({ code: 'BAD_PARAMETER', field: 'sort' }, { code: 'UNKNOWN_PARAMETER', field: 'a' }),
    )
  })

  test('a problem of two of them has the code that its check gives it', () => {
    const schema = parameters(shape, ({ sort, limit }, context) => {
      const params = { code: sort === 'old' ? 'BAD_CURSOR' : 'REQUIRED' }
      if (limit > 50) context.addIssue({ code: 'custom', path: ['limit'], message: 'Fewer.', params })
    })
    expect(() => read('limit=60&sort=old', schema)).toThrow(refusal({ code: 'BAD_CURSOR', field: 'limit' }))
    expect(() => read('limit=60', schema)).toThrow(refusal({ code: 'BAD_PARAMETER', field: 'limit' }))
  })
})

test('a strict object of a record keeps the codes of fields', () => {
  expect(() => read('sort=up&a=1&limit=2&limit=3', z.strictObject(shape))).toThrow(
    refusal(
      { code: 'NOT_VALID', field: 'limit' },
      { code: 'NOT_VALID', field: 'sort' },
      { code: 'UNKNOWN_FIELD', field: 'a' },
    ),
  )
})
