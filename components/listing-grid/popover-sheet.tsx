import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** A native popover, which opens and closes without a script. */
export function PopoverSheet({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-head`}
      className="m-auto max-h-[85dvh] w-[calc(100%-2rem)] max-w-dialog overflow-y-auto rounded-md border border-line-strong bg-raised p-5 text-ink shadow-float backdrop:bg-scrim"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={`${id}-head`} className="font-semibold text-lg">
          {title}
        </h2>
        <Button variant="quiet" iconOnly size="sm" aria-label="Close" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" />
        </Button>
      </div>
      {children}
    </div>
  )
}
