import { Badge } from '@/components/ui/badge'
import { formatDay } from '@/components/ui/numbers'
import type { ComparisonColumn } from '@/lib/domain/rfq/comparison/record'
import { type ResponseTime, responseTimeWords } from '@/lib/domain/rfq/quotations/response-time'

/** Whose quotation it is, and what it is worth knowing before any figure of it. */
export function ColumnHead({
  column,
  answerTime,
  isLowest,
  misses,
}: {
  column: ComparisonColumn
  answerTime: ResponseTime | undefined
  isLowest: boolean
  /** Requirements that it does not meet. */
  misses: number
}) {
  const { companyName, lineType, expired, sellerSuspended, version, validUntil } = column
  return (
    <div className="flex flex-col items-start gap-1.5 pb-1">
      <span className="font-semibold text-base text-ink">{companyName}</span>
      <span className="font-normal text-ink-2 text-xs">
        {[
          version > 1 ? `Version ${version}` : '',
          // A seller who cannot supply gives no date.
          validUntil ? `${expired ? 'ended' : 'valid until'} ${formatDay(validUntil)}` : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {answerTime ? (
        <span className="font-normal text-ink-2 text-xs">Usually replies {responseTimeWords(answerTime)}</span>
      ) : null}
      <span className="flex flex-wrap gap-1">
        {isLowest ? <Badge tone="meet">Lowest price</Badge> : null}
        {misses > 0 ? (
          <Badge tone="warn">{`Misses ${misses === 1 ? '1 requirement' : `${misses} requirements`}`}</Badge>
        ) : null}
        {lineType === 'ALTERNATIVE' ? <Badge tone="warn">Alternative</Badge> : null}
        {lineType === 'NOT_AVAILABLE' ? <Badge>Cannot supply</Badge> : null}
        {sellerSuspended ? <Badge tone="block">Seller suspended</Badge> : null}
        {expired ? <Badge tone="block">Expired</Badge> : null}
      </span>
    </div>
  )
}
