import { expect, test } from 'vitest'
import { isLineFill } from './line-fill'
import { joinedFills, takenBack } from './line-in-form'

const FILL = {
  before: { basePrice: '', stock: '', title: '' },
  values: { basePrice: '104', stock: '18', title: 'DTY' },
}

test('another line takes back what the first one filled in, but not what was typed since', () => {
  const form: Record<string, unknown> = { ...FILL.values, stock: '20' }
  expect(takenBack(FILL, (name) => form[name])).toEqual({ basePrice: '', title: '' })
})

test('terms that are filled in after a line go back with it', () => {
  const joined = joinedFills(FILL, { before: { stock: '18', moq: '' }, values: { stock: '25', moq: '100' } })
  expect(joined.before).toEqual({ basePrice: '', stock: '', title: '', moq: '' })
  expect(joined.values).toEqual({ basePrice: '104', stock: '25', title: 'DTY', moq: '100' })
})

test('only both parts of a fill are one that a browser kept', () => {
  expect(isLineFill(JSON.parse(JSON.stringify(FILL)))).toBe(true)
  expect(isLineFill({ before: {} })).toBe(false)
  expect(isLineFill(null)).toBe(false)
})
