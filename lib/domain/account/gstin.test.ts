import { describe, expect, test } from 'vitest'
import { gstinIssues, readGstin } from './gstin'

describe('a GSTIN', () => {
  test.each([
    ['27AAPFU0939F1ZV', 'Maharashtra'],
    ['29AAGCB7383J1Z4', 'Karnataka'],
    [' 27aapfu0939f1zv ', 'Maharashtra'],
    ['27-AAPFU0939F-1ZV', 'Maharashtra'],
  ])('%s is one of %s', (typed, state) => {
    expect(readGstin(typed)).toMatchObject({ ok: true, state })
  })

  test.each([
    ['27AAPFU0939F1Z', 'GSTIN_FORM'],
    ['27AAPFU0939F1XV', 'GSTIN_FORM'],
    ['25AAPFU0939F1ZV', 'GSTIN_STATE'],
    ['27AAPFU0939F1ZW', 'GSTIN_CHECK'],
    ['27AAPFU0993F1ZV', 'GSTIN_CHECK'],
  ])('%s is refused: %s', (typed, code) => {
    expect(readGstin(typed)).toMatchObject({ ok: false, code })
  })

  test('any one character mistyped is noticed', () => {
    const right = '27AAPFU0939F1ZV'
    for (const [index, character] of [...right].entries()) {
      for (const other of 'A1B7Z0') {
        if (other === character) continue
        expect(readGstin(right.slice(0, index) + other + right.slice(index + 1)).ok).toBe(false)
      }
    }
  })
})

describe('the state of a GSTIN compared with that of the company', () => {
  const issues = (state: string, gstin = '27AAPFU0939F1ZV', country = 'IN') => gstinIssues({ country, state, gstin })

  test('is warned of where they differ, naming both, and blocks nothing', () => {
    const [issue, ...others] = issues('Tamil Nadu')
    expect(others).toEqual([])
    expect(issue).toMatchObject({ code: 'GSTIN_OTHER_STATE', field: 'company.gstin', severity: 'warning' })
    expect(issue?.message).toContain('begins with 27, the number of Maharashtra, but your company is in Tamil Nadu')
  })

  test.each(['Maharashtra', 'MAHARASHTRA ', 'MH', 'm.h.'])('is the same for a company in "%s"', (state) => {
    expect(issues(state)).toEqual([])
  })

  test.each([
    ['Orissa', '21AAPFU0939F1Z7'],
    ['Andhra Pradesh', '28AAPFU0939F1ZT'],
    ['A.P.', '37AAPFU0939F1ZU'],
    ['Daman & Diu', '26AAPFU0939F1ZX'],
    ['New Delhi', '07AAPFU0939F1ZX'],
  ])('older names and short forms are known: %s, %s', (state, gstin) => {
    expect(issues(state, gstin)).toEqual([])
  })

  test.each([
    ['a place that is no state', 'Saurashtra', '27AAPFU0939F1ZV', 'IN'],
    ['no state', '', '27AAPFU0939F1ZV', 'IN'],
    ['no GSTIN', 'Tamil Nadu', '', 'IN'],
    ['a number of no state', 'Tamil Nadu', '99AAPFU0939F1ZV', 'IN'],
    ['a company abroad', 'Punjab', '27AAPFU0939F1ZV', 'PK'],
  ])('%s is not compared', (_, state, gstin, country) => {
    expect(issues(state, gstin, country)).toEqual([])
  })
})
