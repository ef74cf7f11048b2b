import { describe, expect, test } from 'vitest'
import { changeDoubts, changePercent, rateProblems } from './rate-rules'

const TODAY = '2026-11-21'
const RATE = { inr: 91.2, asOf: '2026-11-20', source: 'RBI reference rate' }

describe('rateProblems', () => {
  test('accepts a rate of today or earlier', () => {
    expect(rateProblems('USD', RATE, TODAY)).toEqual([])
    expect(rateProblems('DKK', { ...RATE, asOf: TODAY }, TODAY)).toEqual([])
  })

  test.each([
    ['USD', { inr: 0 }, 'above 0'],
    ['USD', { inr: -91 }, 'above 0'],
    ['USD', { inr: Number.NaN }, 'above 0'],
    ['USD', { inr: Number.POSITIVE_INFINITY }, 'above 0'],
    ['USD', { asOf: '2026-11-22' }, 'is in the future'],
    ['USD', { asOf: '2026-02-30' }, 'must be a date'],
    ['USD', { asOf: '20-11-2026' }, 'must be a date'],
    ['USD', { source: ' ' }, 'must have a source'],
    ['USD', { source: 'x'.repeat(81) }, 'longer than 80'],
    ['INR', {}, 'has no rate'],
    ['XAU', {}, 'no such currency'],
    ['dollar', {}, 'no such currency'],
    ['toString', {}, 'no such currency'],
  ])('refuses %s with %o', (currency, wrong, sentence) => {
    expect(rateProblems(currency, { ...RATE, ...wrong }, TODAY).join()).toContain(sentence)
  })

  test('lists every problem', () => {
    expect(rateProblems('XXX', { inr: 0, asOf: '', source: '' }, TODAY)).toHaveLength(4)
  })
})

describe('changeDoubts', () => {
  test('accepts a first rate, a change of a quarter and a newer day', () => {
    expect(changeDoubts(null, RATE)).toEqual([])
    for (const inr of [75, 125]) expect(changeDoubts({ ...RATE, inr: 100 }, { ...RATE, inr })).toEqual([])
  })

  test('doubts a jump, and a day before the current one', () => {
    expect(changeDoubts({ ...RATE, inr: 100 }, { ...RATE, inr: 125.1 }).join()).toContain('25 %')
    expect(changeDoubts({ ...RATE, inr: 100 }, { ...RATE, inr: 74.9 }).join()).toContain('-25 % from 100')
    expect(changeDoubts(RATE, { ...RATE, asOf: '2026-11-19' }).join()).toContain(
      'older than the current rate of 2026-11-20',
    )
  })
})

test('a change is given in percent of the earlier rate', () => {
  expect(changePercent({ inr: 80 }, { inr: 100 })).toBeCloseTo(25)
})
