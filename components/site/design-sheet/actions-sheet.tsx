'use client'

import { useState } from 'react'
import { Button, ButtonLink, type ButtonVariant } from '@/components/ui/button'
import { Dialog, DialogClose } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Kbd } from '@/components/ui/kbd'
import { Menu } from '@/components/ui/menu'
import { Popover } from '@/components/ui/popover'
import { toast } from '@/components/ui/toast'
import { Toaster } from '@/components/ui/toaster'
import { Tooltip } from '@/components/ui/tooltip'
import { Samples, SheetSection } from './sheet-section'

const VARIANTS: ReadonlyArray<readonly [ButtonVariant, string]> = [
  ['primary', 'Publish listing'],
  ['secondary', 'Save draft'],
  ['quiet', 'Add a slab'],
  ['danger', 'Delete draft'],
]

export function ActionsSheet() {
  return (
    <SheetSection id="actions" title="Actions">
      <Toaster />
      <ButtonSamples />
      <FloatingSamples />
    </SheetSection>
  )
}

function ButtonSamples() {
  const [isBusy, setBusy] = useState(false)
  return (
    <Samples caption="Buttons: four variants, three sizes, disabled and busy">
      <div className="flex flex-col gap-3">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <div key={size} className="flex flex-wrap items-center gap-2">
            {VARIANTS.map(([variant, label]) => (
              <Button key={variant} variant={variant} size={size}>
                {label}
              </Button>
            ))}
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-2">
          {VARIANTS.map(([variant, label]) => (
            <Button key={variant} variant={variant} disabled>
              {label}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {VARIANTS.map(([variant, label]) => (
            <Button key={variant} variant={variant} loading>
              {label}
            </Button>
          ))}
          <Button variant="primary" loading={isBusy} loadingLabel="Publishing" onClick={() => setBusy(true)}>
            Publish and wait
          </Button>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink href="#actions" variant="primary">
            <Icon name="search" />
            Browse yarn
          </ButtonLink>
          <ButtonLink href="#actions">A link that looks like a button</ButtonLink>
          <Button iconOnly aria-label="Copy">
            <Icon name="copy" />
          </Button>
          <Button iconOnly variant="quiet" aria-label="Edit">
            <Icon name="edit" />
          </Button>
        </div>
      </div>
    </Samples>
  )
}

function FloatingSamples() {
  return (
    <Samples caption="Floating: dialog, popover, tooltip, menu, toast">
      <div className="flex flex-wrap items-center gap-2">
        <Dialog
          trigger={<Button>Accept quotation</Button>}
          title="Accept this quotation?"
          description="Kovai Ring Spinners, 4,800 kg of 30s combed compact at ₹286.00/kg."
          actions={
            <>
              <DialogClose>
                <Button>Cancel</Button>
              </DialogClose>
              <DialogClose>
                <Button variant="primary">Accept and order</Button>
              </DialogClose>
            </>
          }
        >
          <p className="text-sm">
            This places an order on these terms. We notify the other two sellers that the request is closed.
          </p>
        </Dialog>
        <Popover trigger={<Button>What is a slab?</Button>} title="Quantity slab">
          <p className="text-ink-2">A price for a range of quantity. The last one may be open: “9,000 kg and more”.</p>
        </Popover>
        <Tooltip label="Copy listing link">
          <Button iconOnly aria-label="Copy link">
            <Icon name="link" />
          </Button>
        </Tooltip>
        <Menu
          trigger={
            <Button iconOnly aria-label="More actions">
              <Icon name="more" />
            </Button>
          }
          entries={[
            { key: 'edit', label: 'Edit', icon: 'edit', href: '#actions' },
            { key: 'copy', label: 'Copy as a new draft', icon: 'copy', onSelect: () => toast('Copied') },
            { key: 'stock', label: 'Update stock', icon: 'upload', disabled: true },
            {
              key: 'archive',
              label: 'Archive',
              icon: 'archive',
              danger: true,
              onSelect: () => toast('Archived'),
            },
          ]}
        />
        <Button
          onClick={() =>
            toast('Listing archived', {
              description: '30s Combed Compact Cotton Weaving Yarn',
              duration: 10_000,
              action: { label: 'Undo', onClick: () => undefined },
            })
          }
        >
          Archive, with undo
        </Button>
        <span className="text-ink-2 text-sm">
          <Kbd>/</Kbd> searches, <Kbd>?</Kbd> helps, <Kbd>Esc</Kbd> closes
        </span>
      </div>
    </Samples>
  )
}
