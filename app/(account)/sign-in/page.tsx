import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { type SearchParams, textOf } from '@/app/page-request'
import { AccountFrame } from '@/components/account/account-frame'
import { SignInForm } from '@/components/account/sign-in/sign-in-form'
import { getPageActor } from '@/lib/auth/page-actor'
import { returnPath } from '@/lib/domain/account/return-path'

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } }

export default async function SignInPage({ searchParams }: { searchParams: SearchParams }) {
  const { callbackUrl, error } = await searchParams
  const requested = textOf(callbackUrl)
  const returnTo = returnPath(requested, '/dashboard')
  if (await getPageActor()) redirect(returnTo)
  const signUp = requested === null ? '/sign-up' : `/sign-up?callbackUrl=${encodeURIComponent(returnTo)}`
  return (
    <AccountFrame
      title="Sign in"
      lead={
        <>
          No account yet?{' '}
          <a href={signUp} className="link">
            Open one
          </a>
          .
        </>
      }
    >
      <SignInForm returnTo={returnTo} notice={error ? 'We could not sign you in. Try again.' : null} />
      <p className="mt-5 text-sm">
        <a href="/forgot-password" className="link">
          Forgot your password?
        </a>
      </p>
    </AccountFrame>
  )
}
