import { expect, test } from 'vitest'
import type { EnquiryLine } from '@/lib/domain/rfq/enquiries/page'
import { settledLines } from './seller-enquiry-view'

/** A line as its seller sees it. @param actions what they can still do */
function line(rfqId: string, actions: readonly string[], { version = 0, hasDeclined = false } = {}) {
  const quotes = version > 0 ? [{ version }] : []
  return { rfq: { rfqId, actions, sellers: [{ hasDeclined }] }, quotes } as unknown as EnquiryLine
}

const shown = (...lines: EnquiryLine[]) =>
  settledLines(lines).map(({ title, lines: settled }) => [title, ...settled.map(({ rfq }) => rfq.rfqId)])

test('a line that ended without an answer of the seller is not called answered', () => {
  expect(shown(line('late', []))).toEqual([['No longer open', 'late']])
  expect(
    shown(line('quoted', [], { version: 1 }), line('late', []), line('declined', [], { hasDeclined: true })),
  ).toEqual([
    ['Answered', 'quoted', 'declined'],
    ['No longer open', 'late'],
  ])
})

test('a line that the form can answer is in neither list', () => {
  expect(shown(line('new', ['SUBMIT']))).toEqual([])
  expect(shown(line('revised', ['SUBMIT'], { version: 1 }))).toEqual([['Answered', 'revised']])
})
