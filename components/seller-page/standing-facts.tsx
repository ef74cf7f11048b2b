import { cx } from '@/components/ui/cx'
import { TextLink } from '@/components/ui/link'
import { formatDay, formatNumber } from '@/components/ui/numbers'
import type { SellerStanding } from '@/lib/domain/account/standing'
import { RESPONSES_MIN, responseTimeBasis, responseTimeWords } from '@/lib/domain/rfq/quotations/response-time'

interface StandingFactsProps {
  standing: SellerStanding
  /** The reader is this seller: they also read what is missing, and why it counts. */
  isOwn: boolean
  className?: string
}

/** What this market has recorded of a seller: since when, GSTIN, response time, orders. What is not known has no row. */
export function StandingFacts({ standing, isOwn, className }: StandingFactsProps) {
  const { since, hasGstin, ordersCompleted, answerTime } = standing
  const facts = [
    { label: 'On this market since', value: formatDay(since), note: '' },
    ...(hasGstin
      ? [
          {
            label: 'GST number',
            value: 'On record',
            note: 'Its check digit is right. Not checked with the tax office.',
          },
        ]
      : []),
    ...(answerTime
      ? [{ label: 'Usually replies', value: responseTimeWords(answerTime), note: responseTimeBasis(answerTime) }]
      : []),
    ...(ordersCompleted > 0
      ? [{ label: 'Orders completed here', value: formatNumber(ordersCompleted), note: '' }]
      : []),
  ]
  return (
    <>
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
      {isOwn ? <Missing standing={standing} /> : null}
    </>
  )
}

/** For the seller alone: what buyers do not see yet, and what adds it. */
function Missing({ standing: { hasGstin, ordersCompleted, answerTime } }: Pick<StandingFactsProps, 'standing'>) {
  if (hasGstin && answerTime && ordersCompleted > 0) return null
  return (
    <section aria-label="What buyers do not see yet" className="mt-3 text-ink-2 text-sm print:hidden">
      <p>Buyers do not see yet:</p>
      <ul className="mt-1 list-disc pl-5">
        {hasGstin ? null : (
          <li>
            a GST number. Indian buyers need it to claim the tax back.{' '}
            <TextLink href="/account#gstin">Add your GSTIN</TextLink>
          </li>
        )}
        {answerTime ? null : <li>how fast you reply. It is shown after {RESPONSES_MIN} answers to requests.</li>}
        {ordersCompleted > 0 ? null : <li>completed orders. They are counted from the first one.</li>}
      </ul>
    </section>
  )
}
