import type { Metadata } from 'next'
import { signedIn } from '@/app/page-request'
import { SecondFactorPanel } from '@/components/account/second-factor/second-factor-panel'
import { NeedsScript } from '@/components/site/needs-script'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { readSecondFactor } from '@/lib/services/accounts/second-factor/second-factor'

export const metadata: Metadata = { title: 'Two-step sign-in', robots: { index: false } }

export default async function SecondFactorPage() {
  const { isOn } = await readSecondFactor(await signedIn('/account/second-factor'))
  return (
    <div className="mx-auto flex w-full max-w-[52rem] flex-col gap-8">
      <div>
        <Breadcrumbs crumbs={[{ label: 'Your account', href: '/account' }, { label: 'Two-step sign-in' }]} />
        <h1 className="mt-3 font-semibold text-xl">Two-step sign-in</h1>
        <p className="mt-1 max-w-prose text-ink-2">
          {isOn
            ? 'It is on. Signing in asks for your password and then for a code.'
            : 'After your password we ask for a code from an app on your phone, so that a stolen password is not enough.'}
        </p>
      </div>
      <NeedsScript />
      <SecondFactorPanel isOn={isOn} />
    </div>
  )
}
