'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { ProofForm } from './proof-form'
import { RecoveryCodes } from './recovery-codes'
import { SetUp } from './set-up'

/** Turns two-step sign-in on or off, and makes recovery codes. */
export function SecondFactorPanel({ isOn }: { isOn: boolean }) {
  const router = useRouter()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isJustOff, setIsJustOff] = useState(false)
  function show(fresh: readonly string[] | null): void {
    setCodes(fresh)
    setIsJustOff(fresh === null)
    router.refresh()
  }

  return (
    <div className="flex flex-col gap-12">
      <div aria-live="polite" className="empty:hidden">
        {codes ? <RecoveryCodes codes={codes} /> : null}
        {isJustOff ? <Notice tone="meet">Two-step sign-in is off. You are signed out everywhere else.</Notice> : null}
      </div>
      {isOn ? (
        <>
          <ProofForm<{ recoveryCodes: string[] }>
            id="new-codes"
            title="New recovery codes"
            lead="The earlier ones stop working."
            path="/api/account/second-factor/recovery-codes"
            action="Make new codes"
            busyLabel="Making"
            onDone={({ recoveryCodes }) => show(recoveryCodes)}
          />
          <ProofForm
            id="turn-off"
            title="Turn off"
            lead="Signing in will ask for the password alone. You are signed out everywhere else."
            path="/api/account/second-factor/removal"
            action="Turn off"
            busyLabel="Turning off"
            variant="danger"
            onDone={() => show(null)}
          />
        </>
      ) : (
        <SetUp onCodes={show} />
      )}
    </div>
  )
}
