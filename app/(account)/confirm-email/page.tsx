import type { Metadata } from 'next'
import { AccountFrame } from '@/components/account/account-frame'
import { ConfirmEmail } from '@/components/account/sign-in/confirm-email'

export const metadata: Metadata = { title: 'Confirm your address', robots: { index: false }, referrer: 'no-referrer' }

export default function ConfirmEmailPage() {
  return (
    <AccountFrame title="Confirm your address" lead="Then mail about your requests and orders reaches you.">
      <ConfirmEmail />
    </AccountFrame>
  )
}
