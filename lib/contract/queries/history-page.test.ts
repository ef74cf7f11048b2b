import { expect, test } from 'vitest'
import { readHistoryPage } from './history-page'

test('a page of history starts at the newest, with twenty events', () => {
  expect(readHistoryPage(new URLSearchParams())).toEqual({ before: null, limit: 20 })
  expect(readHistoryPage(new URLSearchParams('cursor=7&limit=100'))).toEqual({ before: 7, limit: 100 })
})

test.each(['x=1', 'limit=0', 'limit=101', 'cursor=a'])('a page of history refuses %s', (query) => {
  expect(() => readHistoryPage(new URLSearchParams(query))).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED' }),
  )
})

test.each(['limit', 'cursor'])('a page of history refuses a repeated %s', (name) => {
  expect(() => readHistoryPage(new URLSearchParams(`${name}=7&${name}=7`))).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_FAILED',
      extras: { issues: [expect.objectContaining({ code: 'BAD_PARAMETER', field: name })] },
    }),
  )
})
