import type { Metadata } from 'next'
import { AccountFrame } from '@/components/account/account-frame'
import { ForgotPasswordForm } from '@/components/account/sign-in/forgot-password-form'

export const metadata: Metadata = { title: 'Forgot your password?', robots: { index: false } }

export default function ForgotPasswordPage() {
  return (
    <AccountFrame title="Forgot your password?" lead="We will e-mail you a link to set a new one.">
      <ForgotPasswordForm />
    </AccountFrame>
  )
}
