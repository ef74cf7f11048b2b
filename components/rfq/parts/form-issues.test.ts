import { expect, test } from 'vitest'
import { errorIssue } from '@/lib/domain/errors'
import { atFormLines, filledLines } from './form-issues'

test('shows an issue at the form line when empty lines before it were not sent', () => {
  const sent = filledLines(['', '30s', ' ', 'x'], (text) => text)
  expect(sent).toEqual([1, 3])
  const moved = [errorIssue('A', 'requirements[1].value', 'a'), errorIssue('B', 'quantity', 'b')]
  expect(atFormLines(moved, 'requirements', sent).map(({ field }) => field)).toEqual([
    'requirements[3].value',
    'quantity',
  ])
})
