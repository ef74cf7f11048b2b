import { describe, expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { firstPoints } from '@/lib/domain/rfq/requests/opening'
import { changedPaths, enquiryRequest, type LineValues, NO_TERMS } from './enquiry-values'

const questions = Object.fromEntries(MODULE_KEYS.map((key) => [key, firstPoints(matrixDefinition(key))]))

const line = (listingId: string, moduleKey: LineValues['moduleKey']): LineValues => ({
  listingId,
  moduleKey,
  quantity: '500',
  uom: 'm',
  isOnMarket: true,
  title: 'Poplin',
  sellerId: 'seller',
  companyName: 'Mill',
  moq: null,
  moqUom: '',
})

describe('what a line of an enquiry asks first', () => {
  test.each(MODULE_KEYS.filter((key) => key !== 'suggestions_new_arrival_trending'))('%s has questions', (key) => {
    expect(questions[key]?.length).toBeGreaterThanOrEqual(2)
  })

  test('answers are requirements of their line, and what is empty is not asked', () => {
    const asked = { a: { gsm: ' 120 ', fabricName: 'Satin', clothWidth: ' ' } }
    const lines = [line('a', 'finish_fabric'), line('b', 'thread')]
    const { body } = enquiryRequest(lines, { ...NO_TERMS, asked }, questions)
    const [fabric, thread] = body.lines as { requirements?: { field: string; value: unknown }[] }[]
    const values = fabric?.requirements?.map(({ field, value }) => [field, value])
    expect(values).toEqual(
      expect.arrayContaining([
        ['gsm', 120],
        ['fabricName', 'Satin'],
      ]),
    )
    expect(values).toHaveLength(2)
    expect(thread).not.toHaveProperty('requirements')
  })

  test('answers about goods that were removed are not sent', () => {
    const { body } = enquiryRequest([line('b', 'thread')], { ...NO_TERMS, asked: { a: { gsm: '120' } } }, questions)
    expect(body).toEqual({ listingId: 'b', uom: 'm', quantity: 500 })
  })

  test('the day by which the goods are needed goes with all lines, and with one alone', () => {
    const terms = { ...NO_TERMS, neededBy: '2026-12-15' }
    for (const lines of [[line('a', 'thread')], [line('a', 'thread'), line('b', 'thread')]]) {
      expect(enquiryRequest(lines, terms, questions).body).toMatchObject({ neededBy: '2026-12-15' })
    }
  })
})

test('a new answer changes the questions of its own line', () => {
  const before = { a: { gsm: '120' }, b: { count: '30s' } }
  const lines = [line('a', 'finish_fabric'), line('b', 'yarn')]
  expect(changedPaths(lines, { asked: before }, { asked: { ...before, b: { count: '40s' } } })).toEqual([
    'lines[1].requirements',
  ])
  expect(changedPaths(lines, { asked: before }, { note: 'Urgent' })).toEqual(['note'])
  expect(changedPaths(lines, { asked: before }, { respondBy: '' })).toEqual(['respondBy', 'neededBy'])
})
