'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose } from '@/components/ui/dialog'

/** Asks once, since a revoked token cannot be brought back. */
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
      description="Whatever uses this token stops working at once. It cannot be brought back; a new token can be made."
      actions={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button variant="danger" loading={isBusy} loadingLabel="Revoking" onClick={revoke}>
            Revoke token
          </Button>
        </>
      }
    />
  )
}
