import { expect, test } from 'vitest'
import { openingQuotation } from '@/components/rfq/quotation/quotation-opening'
import { quotationBody } from '@/components/rfq/quotation/quotation-values'
import type { Requirement } from '@/lib/domain/rfq/comparison/terms'
import { requestedPoints, statedPoints } from '@/lib/domain/rfq/quotations/requested-points'
import { requestAbout } from '@/lib/testing/asked-listing'
import { type Answer, alsoSent, answeredPoints, blankPoints, quotationOf } from './answer-values'

const REQUIREMENTS: Requirement[] = [
  { field: 'cspStrength', op: '>=', value: 2400 },
  { field: 'quality.uPercent', op: '<=', value: 10 },
]

/** A line about a listing that states its U% and no strength, with the draft of its seller. */
function line(draft: Record<string, unknown> | null = null) {
  const rfq = requestAbout('yarn', { quality: { uPercent: 11 } }, REQUIREMENTS)
  const none = {
    lineType: 'OFFER' as const,
    unitPrice: null,
    currency: 'INR',
    priceUom: 'kg',
    offeredQuantity: null,
    quantitySlabs: [],
    pdcSlabs: [],
    incoterm: '',
    freight: null,
    leadTimeDays: null,
    validUntil: '',
    specResponses: [],
    note: '',
  }
  const quote = draft && { ...none, version: 0, draft, files: [] }
  const values = openingQuotation(rfq, quote, '2026-12-31', { showsPoints: false })
  const others = statedPoints(
    rfq,
    values.otherResponses.map(({ field }) => field),
  )
  return { values: { ...values, unitPrice: '285', leadTimeDays: '7' }, points: requestedPoints(rfq), others }
}

const answerOf = (values: Answer['values'], changes: Partial<Answer> = {}): Answer => ({
  choice: 'offer',
  isAsRequested: false,
  values,
  ...changes,
})

/** What the answer sends of the goods, and what the form shows of it. */
function sentAndShown(answer: Answer, { points, others }: ReturnType<typeof line>) {
  const { specResponses } = quotationBody('r1', 'SUBMIT', quotationOf(answer, points))
  const shown = answeredPoints(answer, points, others).map(({ label, inFull, offered }) => [label, inFull, offered])
  return { sent: specResponses, shown }
}

test('an answer with a price alone says nothing that the listing does not say', () => {
  const of = line()
  const { sent, shown } = sentAndShown(answerOf(of.values), of)
  expect(sent).toEqual([{ field: 'quality.uPercent', offered: 11 }])
  expect(shown.map(([, inFull, offered]) => [inFull, offered])).toEqual([
    ['at least 2,400', ''],
    ['at most 10 %', '11 %'],
  ])
  expect(blankPoints(of.values)).toBe(1)
})

test('as requested fills what is not stated, and shows it', () => {
  const of = line()
  const { sent, shown } = sentAndShown(answerOf(of.values, { isAsRequested: true }), of)
  expect(sent).toEqual([
    { field: 'cspStrength', offered: 2400 },
    { field: 'quality.uPercent', offered: 11 },
  ])
  expect(shown.map(([, , offered]) => offered)).toEqual(['2400', '11 %'])
})

test('what a draft says beyond the form is shown', () => {
  const of = line({
    lineType: 'ALTERNATIVE',
    quantitySlabs: [{ minQty: 60, maxQty: null, price: 290 }],
    pdcSlabs: [{ days: 60, price: 300 }],
    freight: { amount: 1500, per: 'lot' },
    specResponses: [{ field: 'shade', offered: 'Navy', note: 'lab dip first' }],
  })
  const { sent, shown } = sentAndShown(answerOf(of.values), of)
  expect(sent).toEqual([{ field: 'shade', offered: 'Navy', note: 'lab dip first' }])
  expect(shown).toContainEqual(['Shade', '', 'Navy (lab dip first)'])
  expect(alsoSent(of.values)).toEqual([
    'offered as an alternative',
    'from 60: 290',
    '60 days by cheque: 300',
    'freight 1500 INR for the lot',
  ])
})

test('a line with a price is an offer, also where the draft has none', () => {
  const { values, points } = line({ lineType: 'NOT_AVAILABLE' })
  expect(quotationOf(answerOf(values), points).lineType).toBe('OFFER')
  expect(quotationOf(answerOf(values, { choice: 'decline' }), points).lineType).toBe('NOT_AVAILABLE')
})
