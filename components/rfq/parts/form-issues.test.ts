import { expect, test } from 'vitest'
import { errorIssue } from '@/lib/domain/errors'
import { atFormLines, filledLines, isChanged, summaryOf, withoutCorrected } from './form-issues'

test('shows an issue at the form line when empty lines before it were not sent', () => {
  const sent = filledLines(['', '30s', ' ', 'x'], (text) => text)
  expect(sent).toEqual([1, 3])
  const moved = [errorIssue('A', 'requirements[1].value', 'a'), errorIssue('B', 'quantity', 'b')]
  expect(atFormLines(moved, 'requirements', sent).map(({ field }) => field)).toEqual([
    'requirements[3].value',
    'quantity',
  ])
})

test('an issue of a row is named by its row, else by its field', () => {
  const issues = [errorIssue('A', 'lines[1].quantity', 'a'), errorIssue('B', 'lines', 'b')]
  const labels = { 'lines[1]': '30s combed cotton', lines: 'Lines' }
  expect(summaryOf('form', issues, labels).map(({ label }) => label)).toEqual(['30s combed cotton', 'Lines'])
})

test('an issue counts as corrected once its field, or a row or part of it, was changed', () => {
  const issues = ['unitPrice', 'freight.amount', 'specResponses[1].offered', 'specResponses[11].offered'].map((field) =>
    errorIssue('REQUIRED', field, field),
  )
  const changed = new Set(['freight', 'specResponses[1]'])
  expect(issues.map((issue) => isChanged(issue, changed))).toEqual([false, true, true, false])
  expect(summaryOf('form', issues, {}, changed).map(({ isCorrected = false }) => isCorrected)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('a refused value is no longer reported once another is typed', () => {
  const issues = ['quantity', 'terms.freight.amount', 'terms.unitPrice', 'note'].map((field) =>
    errorIssue('REQUIRED', field, field),
  )
  const sent = { quantity: 0, terms: { freight: { amount: 'x' }, unitPrice: 'y' } }
  const now = { quantity: 500, terms: { freight: { amount: 0 }, unitPrice: 'y' }, note: 'Soft waxed' }
  expect(withoutCorrected(issues, sent, now).map(({ field }) => field)).toEqual(['terms.unitPrice'])
  expect(withoutCorrected(issues, sent, { ...sent })).toEqual(issues)
})
