import { cx } from '@/components/ui/cx'
import { formatDay, formatNumber } from '@/components/ui/numbers'
import type { SellerStanding } from '@/lib/domain/account/standing'
import { responseTimeBasis, responseTimeWords } from '@/lib/domain/rfq/quotations/response-time'

interface StandingFactsProps {
  standing: SellerStanding
  className?: string
}

/** What this market has recorded of a seller: since when, GSTIN, response time, orders. Says what is not known. */
export function StandingFacts({ standing, className }: StandingFactsProps) {
  const { since, hasGstin, ordersCompleted, answerTime } = standing
  const facts = [
    { label: 'On this market since', value: formatDay(since), note: '' },
    {
      label: 'GST number',
      value: hasGstin ? 'On record' : 'Not given',
      note: hasGstin ? 'Its check digit is right. Not checked with the tax office.' : '',
    },
    {
      label: 'Usually replies',
      value: answerTime ? responseTimeWords(answerTime) : 'Not known yet',
      note: answerTime ? responseTimeBasis(answerTime) : '',
    },
    {
      label: 'Orders completed here',
      value: ordersCompleted === 0 ? 'None yet' : formatNumber(ordersCompleted),
      note: '',
    },
  ]
  return (
    <dl className={cx('grid gap-x-8 gap-y-3', className)}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-ink-2 text-xs">{label}</dt>
          <dd className="num text-base">
            {value}
            {note ? <span className="block text-ink-2 text-xs">{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
