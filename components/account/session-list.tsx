'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { send } from '@/components/request/request'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatDay, formatMoment } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'

export interface SessionRow {
  sessionId: string
  device: string
  isThisOne: boolean
  createdAt: string
  lastSeenAt: string
}

/** The busy key of "sign out everywhere else". */
const ALL_OTHERS = 'others'

export function SessionList({ sessions }: { sessions: readonly SessionRow[] }) {
  const router = useRouter()
  const [busy, setBusy] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<{ tone: 'meet' | 'block'; text: string } | null>(null)
  const hasOthers = sessions.some(({ isThisOne }) => !isThisOne)

  async function end(which: string, done: string): Promise<void> {
    setBusy(which)
    const path = which === ALL_OTHERS ? '/api/account/sessions' : `/api/account/sessions/${which}`
    const { refusal } = await send('DELETE', path)
    setOutcome(refusal ? { tone: 'block', text: refusal.message } : { tone: 'meet', text: done })
    setBusy(null)
    router.refresh()
  }

  return (
    <Section
      id="sessions"
      title="Where you are signed in"
      lead="Sessions end after 14 days without use, and after 60 days at the latest."
      actions={
        hasOthers ? (
          <Button
            size="sm"
            loading={busy === ALL_OTHERS}
            loadingLabel="Signing out"
            onClick={() => end(ALL_OTHERS, 'You are signed out everywhere else.')}
          >
            Sign out everywhere else
          </Button>
        ) : null
      }
    >
      <div aria-live="polite" className="empty:hidden">
        {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {sessions.map((session) => (
          <li key={session.sessionId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {session.device}
                {session.isThisOne ? <Badge tone="accent">This browser</Badge> : null}
              </p>
              <p className="text-ink-2 text-sm">
                Signed in {formatDay(session.createdAt)} · last used {formatMoment(session.lastSeenAt)}
              </p>
            </div>
            {session.isThisOne ? null : (
              <Button
                size="sm"
                loading={busy === session.sessionId}
                loadingLabel="Signing out"
                aria-label={`Sign out ${session.device}`}
                onClick={() => end(session.sessionId, `${session.device} is signed out.`)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
