import type { PastedRowRecord } from '@/lib/contract/responses/line-reading'

/** What becomes of a line whose goods the seller lists already. */
type OnDouble = 'update' | 'add'

/** A line as the seller left it. */
export interface PastedDraft {
  isChosen: boolean
  onDouble: OnDouble
  /** The texts of its cells, in their order. */
  cells: string[]
}

/** The lines that were chosen as a CSV file of this module: field names first, then a row for each line. */
export function pastedCsv(
  rows: readonly PastedRowRecord[],
  drafts: readonly PastedDraft[],
  status: 'ACTIVE' | 'DRAFT',
): string {
  const sent = rows.flatMap((row, at) => {
    const draft = drafts[at]
    return draft?.isChosen ? [{ row, draft }] : []
  })
  const names = [...new Set(sent.flatMap(({ row }) => row.cells.map(({ name }) => name)))]
  const lines = sent.map(({ row, draft }) => {
    const text = new Map(row.cells.map(({ name }, at) => [name, draft.cells[at] ?? '']))
    const listingId = row.double !== null && draft.onDouble === 'update' ? row.double.listingId : ''
    return [listingId, status, ...names.map((name) => text.get(name) ?? '')]
  })
  return [['listingId', 'status', ...names], ...lines].map((cells) => cells.map(quoted).join(',')).join('\n')
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
