'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose } from '@/components/ui/dialog'

/** Asks for confirmation, because a revoked token cannot be restored. */
export function RevokeToken({ name, onRevoke }: { name: string; onRevoke: () => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function revoke() {
    setIsBusy(true)
    await onRevoke()
    setIsBusy(false)
    setIsOpen(false)
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" aria-label={`Revoke ${name}`}>
          Revoke
        </Button>
      }
      title={`Revoke “${name}”?`}
      description="Software that uses this token stops working immediately. You cannot undo this, but you can create a new token."
      actions={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="danger" loading={isBusy} loadingLabel="Revoking" onClick={revoke}>
            Revoke token
          </Button>
        </>
      }
    />
  )
}
