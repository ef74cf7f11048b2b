import { expect, test } from 'vitest'
import { DomainError, notFound, orNull, unavailable } from './errors'

test('a read that finds nothing is null, and every other failure of it goes on', async () => {
  const failing = (error: Error) => async (): Promise<string> => {
    throw error
  }
  expect(await orNull('NOT_FOUND', async () => 'there')).toBe('there')
  expect(await orNull('NOT_FOUND', failing(notFound()))).toBeNull()
  const forbidden = new DomainError('FORBIDDEN', 'Not yours.')
  expect(await orNull(['NOT_FOUND', 'FORBIDDEN'], failing(forbidden))).toBeNull()
  for (const error of [unavailable(), forbidden, new Error('NOT_FOUND')]) {
    await expect(orNull('NOT_FOUND', failing(error))).rejects.toBe(error)
  }
})
