import type { Metadata } from 'next'
import { signedIn } from '@/app/page-request'
import { CompanyForm } from '@/components/account/company-form'
import { EmailChange } from '@/components/account/email-change'
import { NoticeSettings } from '@/components/account/notice-settings'
import { PasswordChange } from '@/components/account/password-change'
import { Profile } from '@/components/account/profile'
import { SecondFactorSummary } from '@/components/account/second-factor/second-factor-summary'
import { SessionList } from '@/components/account/session-list'
import { COUNTRY_OPTIONS } from '@/components/account/sign-in/country-options'
import { TokenManager } from '@/components/account/token-manager'
import { NeedsScript } from '@/components/site/needs-script'
import { TextLink } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section'
import { hasRole } from '@/lib/domain/actor'
import { DEFAULT_MODULE_KEY } from '@/lib/domain/modules/keys'
import { countries } from '@/lib/domain/vocabulary/countries'
import { optionLabel } from '@/lib/domain/vocabulary/vocabulary'
import { accountProfile } from '@/lib/services/accounts/accounts'
import { readSecondFactor } from '@/lib/services/accounts/second-factor/second-factor'
import { listSessions } from '@/lib/services/accounts/sessions'
import { listTokens } from '@/lib/services/accounts/tokens'
import { noticeSettings } from '@/lib/services/rfq/pool/settings'

export const metadata: Metadata = { title: 'Your account', robots: { index: false } }

export default async function AccountPage() {
  const ctx = await signedIn('/account')
  const [profile, tokens, sessions, secondFactor, { settings }] = await Promise.all([
    accountProfile(ctx),
    listTokens(ctx),
    listSessions(ctx),
    readSecondFactor(ctx),
    noticeSettings(ctx),
  ])
  const { name, city, state, country } = profile.company
  const place = [city, state, optionLabel(countries, country)].filter(Boolean).join(', ')
  const isSeller = hasRole(ctx.actor, 'seller')
  const examplePath = `/api/trade-core/listings/${DEFAULT_MODULE_KEY}?${isSeller ? 'scope=mine' : 'limit=3'}`
  return (
    <div className="mx-auto flex w-full max-w-[52rem] flex-col gap-12">
      <NeedsScript what="Changing your account" />
      <Profile {...profile} userId={ctx.actor.userId} company={{ name, place }} />
      <CompanyForm
        name={profile.name}
        company={profile.company}
        countries={COUNTRY_OPTIONS}
        version={profile.version}
        isSeller={isSeller}
      />
      <EmailChange asksCode={secondFactor.isOn} isSeller={isSeller} />
      <PasswordChange asksCode={secondFactor.isOn} />
      <SecondFactorSummary {...secondFactor} />
      {isSeller && <NoticeSettings {...settings} />}
      <SectionHead
        title="Saved searches"
        lead="See what is new, and choose which searches notify you."
        actions={
          <TextLink href="/searches" className="text-sm">
            Manage saved searches
          </TextLink>
        }
      />
      <TokenManager tokens={tokens} asksCode={secondFactor.isOn} examplePath={examplePath} />
      <SessionList sessions={sessions} />
    </div>
  )
}
