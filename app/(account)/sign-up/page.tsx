import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { type SearchParams, textOf } from '@/app/page-request'
import { AccountFrame } from '@/components/account/account-frame'
import { COUNTRY_OPTIONS } from '@/components/account/sign-in/country-options'
import { SignUpForm } from '@/components/account/sign-in/sign-up-form'
import { listingsPath } from '@/components/site/listings-path'
import { getPageActor } from '@/lib/auth/page-actor'
import { returnPath } from '@/lib/domain/account/return-path'
import { PRODUCT_NAME } from '@/lib/domain/product'

export const metadata: Metadata = { title: 'Open an account', robots: { index: false } }

export default async function SignUpPage({ searchParams }: { searchParams: SearchParams }) {
  const { callbackUrl } = await searchParams
  const requested = textOf(callbackUrl)
  if (await getPageActor()) redirect(returnPath(requested, '/account'))
  const signIn = requested === null ? '/sign-in' : `/sign-in?callbackUrl=${encodeURIComponent(returnPath(requested))}`
  return (
    <AccountFrame
      title="Open an account"
      lead={
        <>
          You can browse {PRODUCT_NAME} without an account. Already have one?{' '}
          <a href={signIn} className="link">
            Sign in
          </a>
          .
        </>
      }
    >
      <SignUpForm
        countries={COUNTRY_OPTIONS}
        returnTo={{ buyer: returnPath(requested, listingsPath()), seller: returnPath(requested, '/sell') }}
      />
    </AccountFrame>
  )
}
