import { expect, test } from 'vitest'
import { DomainError, type Issue, notFound, nullOn, unavailable, validationFailed } from './errors'

test('a read that finds nothing returns null, and any other failure is thrown', async () => {
  const failing = (error: Error) => async (): Promise<string> => {
    throw error
  }
  expect(await nullOn('NOT_FOUND', async () => 'there')).toBe('there')
  expect(await nullOn('NOT_FOUND', failing(notFound()))).toBeNull()
  const forbidden = new DomainError('FORBIDDEN', 'Not yours.')
  expect(await nullOn(['NOT_FOUND', 'FORBIDDEN'], failing(forbidden))).toBeNull()
  for (const error of [unavailable(), forbidden, new Error('NOT_FOUND')]) {
    await expect(nullOn('NOT_FOUND', failing(error))).rejects.toBe(error)
  }
})

const issues = (count: number): Issue[] =>
  Array.from({ length: count }, (_, n) => ({ code: 'WRONG_TYPE', field: `[${n}]`, severity: 'error', message: 'x' }))

test('reports up to two hundred problems, and how many more there are', () => {
  expect(validationFailed(issues(200)).extras.issues).toHaveLength(200)
  const many = validationFailed(issues(131_000))
  expect(many.message).toBe('Fix 131000 problems.')
  expect(many.extras.issues).toHaveLength(201)
  expect(many.extras.issues?.at(-1)).toMatchObject({ code: 'AND_MORE', field: '', message: 'And 1,30,800 more.' })
})
