import type { Metadata } from 'next'
import { AccountFrame } from '@/components/account/account-frame'
import { Unsubscribe } from '@/components/account/sign-in/unsubscribe'
import { unsubscribeQuerySchema } from '@/lib/domain/notification/notice'

export const metadata: Metadata = {
  title: 'Stop the daily notice',
  robots: { index: false },
  referrer: 'no-referrer',
}

export default async function UnsubscribePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const link = unsubscribeQuerySchema.safeParse(await searchParams)
  if (!link.success) {
    return (
      <AccountFrame
        title="Stop the daily notice"
        lead="This link is not complete. Open the one at the end of the mail."
      >
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
  return (
    <AccountFrame
      title="Stop the daily notice"
      lead="We tell you once a day of new open requests for what you sell. You can stop that here."
    >
      <Unsubscribe {...link.data} />
    </AccountFrame>
  )
}
