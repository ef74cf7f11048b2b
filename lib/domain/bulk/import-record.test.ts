import { expect, test } from 'vitest'
import { chosenRows } from './import-record'

const rows = { created: 5, edited: 1, unchanged: 2, failed: 3 }

test('rows of goods that are listed already count as what is chosen for them', () => {
  expect(chosenRows(rows, 4, 'add')).toEqual(rows)
  expect(chosenRows(rows, 4, 'update')).toEqual({ created: 1, edited: 5, unchanged: 2, failed: 3 })
  expect(chosenRows(rows, 4, 'leave')).toEqual({ created: 1, edited: 1, unchanged: 6, failed: 3 })
  for (const choice of ['add', 'update', 'leave'] as const) expect(chosenRows(rows, 0, choice)).toEqual(rows)
})
