import type { Metadata } from 'next'
import { AccountFrame } from '@/components/account/account-frame'
import { Unsubscribe } from '@/components/account/sign-in/unsubscribe'
import { type MailKind, unsubscribeQuerySchema } from '@/lib/domain/notification/notice'
import { mailKindOf } from '@/lib/services/notifications/unsubscribe'

export const metadata: Metadata = {
  title: 'Stop these mails',
  robots: { index: false },
  referrer: 'no-referrer',
}

const KINDS: Readonly<Record<MailKind, { lead: string; settings: string }>> = {
  'pool digest': {
    lead: 'We tell you once a day of new open requests for what you sell. You can stop that here.',
    settings: '/account#notices',
  },
  'saved searches': {
    lead: 'We tell you once a day of new listings for your saved searches. You can stop that here, for all of them.',
    settings: '/searches',
  },
}

export default async function UnsubscribePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const link = unsubscribeQuerySchema.safeParse(await searchParams)
  const kind = link.success ? mailKindOf(link.data) : null
  if (!link.success || kind === null) {
    return (
      <AccountFrame title="Stop these mails" lead="This link is not complete. Open the one at the end of the mail.">
        <p className="text-ink-2 text-sm">
          You can also choose your notices on{' '}
          <a href="/account#notices" className="link">
            your account page
          </a>
          .
        </p>
      </AccountFrame>
    )
  }
  const { lead, settings } = KINDS[kind]
  return (
    <AccountFrame title="Stop these mails" lead={lead}>
      <Unsubscribe {...link.data} settings={settings} />
    </AccountFrame>
  )
}
