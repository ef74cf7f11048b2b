import type { Metadata } from 'next'
import { AccountFrame } from '@/components/account/account-frame'
import { ForgotPasswordForm } from '@/components/account/sign-in/forgot-password-form'

export const metadata: Metadata = { title: 'Forgotten password', robots: { index: false } }

export default function ForgotPasswordPage() {
  return (
    <AccountFrame title="Forgotten password" lead="We mail you a link to set a new one.">
      <ForgotPasswordForm />
    </AccountFrame>
  )
}
