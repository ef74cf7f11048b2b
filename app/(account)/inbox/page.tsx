import type { Metadata } from 'next'
import { signedIn } from '@/app/page-request'
import { InboxView } from '@/components/notification/inbox-view'
import { inboxQuerySchema } from '@/lib/domain/notification/notice'
import { readInbox } from '@/lib/services/notifications/notifications'

export const metadata: Metadata = { title: 'Inbox', robots: { index: false } }

export default async function InboxPage() {
  const first = await readInbox(await signedIn('/inbox'), inboxQuerySchema.parse({}))
  return (
    <div className="mx-auto flex w-full max-w-[52rem] flex-col gap-6">
      <h1 className="font-semibold text-xl">Inbox</h1>
      <InboxView first={first} now={new Date().toISOString()} />
    </div>
  )
}
