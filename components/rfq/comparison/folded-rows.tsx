import { ActionDialog } from '@/components/rfq/action-dialog'
import { Disclosure } from '@/components/ui/disclosure'
import { KeyValue } from '@/components/ui/key-value'
import { formatDay } from '@/components/ui/numbers'
import type { ComparisonRow } from '@/lib/domain/rfq/comparison/record'

interface FoldedRowsProps {
  rfqId: string
  settled: readonly ComparisonRow[]
  silent: readonly ComparisonRow[]
  /** Whether the buyer can still write to all sellers. */
  canAsk: boolean
}

/** Points that do not help to decide: those that are the same for all, and those that no one gave. */
export function FoldedRows({ rfqId, settled, silent, canAsk }: FoldedRowsProps) {
  const points = silent.filter(({ group }) => group !== 'terms').map(({ label }) => label)
  return (
    <div className="flex flex-col empty:hidden">
      {settled.length > 0 ? (
        <Disclosure
          summary={`The same in all quotations: ${settled.map(({ label }) => label).join(', ')}`}
          aside={settled.length}
        >
          <KeyValue rows={settled.map((row) => ({ label: row.label, value: commonValue(row) }))} />
        </Disclosure>
      ) : null}
      {silent.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-2 text-sm">
          <p>
            No one gave: <span className="text-ink-2">{silent.map(({ label }) => label).join(', ')}</span>
          </p>
          {canAsk && points.length > 0 ? (
            <ActionDialog
              label="Ask all sellers"
              title="Ask all sellers"
              description={question(points)}
              path="/api/trade-core/erp/marketplace-commercial/seller-quotation-event"
              body={{ rfqId, type: 'NOTE', message: question(points) }}
              done="Question sent."
            />
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

function question(points: readonly string[]): string {
  return `Please add to your quotation: ${points.join(', ')}.`
}

function commonValue({ field, cells, requested }: ComparisonRow): string {
  const display = cells[0]?.display ?? ''
  const value = field === 'validUntil' && display ? formatDay(display) : display
  return requested ? `${value} (you asked: ${requested})` : value
}
