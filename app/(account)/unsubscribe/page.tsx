import type { Metadata } from 'next'
import { AccountFrame } from '@/components/account/account-frame'
import { Unsubscribe } from '@/components/account/sign-in/unsubscribe'

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
  const { account = '', secret = '' } = await searchParams
  return (
    <AccountFrame
      title="Stop the daily notice"
      lead="We tell you once a day of new open requests for what you sell. You can stop that here."
    >
      <Unsubscribe account={String(account)} secret={String(secret)} />
    </AccountFrame>
  )
}
