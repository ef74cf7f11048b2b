import { expect, test } from 'vitest'
import type { PastedRowRecord } from '@/lib/contract/responses/line-reading'
import { type PastedDraft, pastedCsv } from './pasted-csv'

const row = (cells: Record<string, string>, listingId = ''): PastedRowRecord => ({
  text: '',
  cells: Object.entries(cells).map(([name, text]) => ({ name, label: name, text })),
  understood: [],
  rest: '',
  saysGoods: true,
  issues: [],
  double: listingId === '' ? null : { listingId, title: 'Own' },
  repeats: 0,
})
const draft = (cells: string[], change: Partial<PastedDraft> = {}): PastedDraft => ({
  isChosen: true,
  onDouble: 'add',
  cells,
  ...change,
})

test('the lines that are chosen become rows under the names of all their fields', () => {
  const rows = [row({ title: 'A', basePrice: '285' }), row({ title: 'B', uom: 'kg' }), row({ title: 'C' })]
  const drafts = [draft(['A "30s"', '290']), draft(['B', 'kg']), draft(['C'], { isChosen: false })]
  expect(pastedCsv(rows, drafts, 'DRAFT')).toBe(
    [
      '"listingId","status","title","basePrice","uom"',
      '"","DRAFT","A ""30s""","290",""',
      '"","DRAFT","B","","kg"',
    ].join('\n'),
  )
})

test('a line changes the listing of its goods only where the seller says so', () => {
  const rows = [row({ title: 'A' }, 'id-1')]
  expect(pastedCsv(rows, [draft(['A'])], 'ACTIVE')).toContain('"","ACTIVE","A"')
  expect(pastedCsv(rows, [draft(['A'], { onDouble: 'update' })], 'ACTIVE')).toContain('"id-1","ACTIVE","A"')
})
