import { cx } from '@/components/ui/cx'
import { TONE_TEXT } from '@/components/ui/tone'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'

type Payment = Pick<SellerAccessRecord, 'paymentStatus' | 'subscriptionActive' | 'selectedPlanKey'>

/** The status of a subscription in a few words. */
function paymentWord({ paymentStatus, subscriptionActive, selectedPlanKey }: Payment): string {
  if (subscriptionActive) return 'Active'
  if (paymentStatus === 'NOT_CONFIGURED') return 'No plan yet'
  if (selectedPlanKey === '') return 'The plan that was set does not exist'
  if (paymentStatus === 'ACTIVE') return 'Expired'
  if (paymentStatus === 'UNKNOWN') return 'Payment status unknown'
  const words = paymentStatus.toLowerCase().replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

export function PaymentWord({ record, className }: { record: Payment; className?: string }) {
  const tone = record.subscriptionActive ? 'meet' : record.paymentStatus === 'NOT_CONFIGURED' ? 'neutral' : 'warn'
  return <span className={cx(TONE_TEXT[tone], className)}>{paymentWord(record)}</span>
}
