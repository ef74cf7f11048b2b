import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { InboxView } from '@/components/notification/inbox-view'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { inboxQuerySchema } from '@/lib/domain/notification/notice'
import { readInbox } from '@/lib/services/notifications/notifications'

export const metadata: Metadata = { title: 'Inbox', robots: { index: false } }

export default async function InboxPage() {
  const actor = await getPageActor()
  if (!actor) redirect('/sign-in?callbackUrl=/inbox')
  const first = await readInbox(await pageContext(actor), inboxQuerySchema.parse({}))
  return (
    <div className="mx-auto flex w-full max-w-[52rem] flex-col gap-6">
      <h1 className="font-semibold text-xl">Inbox</h1>
      <InboxView first={first} now={new Date().toISOString()} />
    </div>
  )
}
