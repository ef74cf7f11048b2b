import type { Metadata } from 'next'
import { AccountFrame } from '@/components/account/account-frame'
import { ResetPasswordForm } from '@/components/account/sign-in/reset-password-form'

export const metadata: Metadata = { title: 'New password', robots: { index: false }, referrer: 'no-referrer' }

export default function ResetPasswordPage() {
  return (
    <AccountFrame title="New password" lead="Setting a new password signs you out everywhere.">
      <ResetPasswordForm />
    </AccountFrame>
  )
}
