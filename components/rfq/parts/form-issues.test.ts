import { expect, it } from 'vitest'
import { errorIssue } from '@/lib/domain/listing/issue'
import { atTypedLines, saidLines } from './form-issues'

it('tells a fault of a sent line at the line as it was typed, where empty lines before it were not sent', () => {
  const sent = saidLines(['', '30s', ' ', 'x'], (text) => text)
  expect(sent).toEqual([1, 3])
  const told = [errorIssue('A', 'requirements[1].value', 'a'), errorIssue('B', 'quantity', 'b')]
  expect(atTypedLines(told, 'requirements', sent).map(({ field }) => field)).toEqual([
    'requirements[3].value',
    'quantity',
  ])
})
