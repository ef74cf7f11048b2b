'use client'

import { useState } from 'react'
import { FormProblem } from '@/components/ui/form-problem'
import { Section } from '@/components/ui/section'
import { Switch } from '@/components/ui/switch'
import { useSend } from './use-send'

/** Which notices an account gets; each takes effect at once. */
export function NoticeSettings({ poolDigest }: { poolDigest: boolean }) {
  const [isWanted, setIsWanted] = useState(poolDigest)
  const { post, isBusy, isDone, refusal } = useSend('/api/notifications/settings')
  async function change(wanted: boolean): Promise<void> {
    setIsWanted(wanted)
    if ((await post({ poolDigest: wanted })) === null) setIsWanted(!wanted)
  }
  return (
    <Section id="notices" title="Notices" lead="You always hear of your own requests, quotations and orders.">
      <FormProblem>{refusal?.message}</FormProblem>
      <Switch
        label="New open requests for what you sell"
        description="In your inbox and by mail, once a day at most."
        checked={isWanted}
        disabled={isBusy}
        onChange={(event) => void change(event.target.checked)}
      />
      <p role="status" className="min-h-5 text-ink-2 text-sm">
        {isDone && !isBusy ? 'Saved' : ''}
      </p>
    </Section>
  )
}
