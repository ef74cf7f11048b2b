import type { Metadata } from 'next'
import { AccountFrame } from '@/components/account/account-frame'
import { ConfirmEmail } from '@/components/account/sign-in/confirm-email'

export const metadata: Metadata = {
  title: 'Confirm your e-mail address',
  robots: { index: false },
  referrer: 'no-referrer',
}

export default function ConfirmEmailPage() {
  return (
    <AccountFrame title="Confirm your e-mail address" lead="Confirm it to get e-mail about your requests and orders.">
      <ConfirmEmail />
    </AccountFrame>
  )
}
