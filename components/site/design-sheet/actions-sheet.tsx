'use client'

import { useState } from 'react'
import { toast } from 'sonner'
import { Button, ButtonLink, type ButtonVariant } from '@/components/ui/button'
import { Dialog, DialogClose } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Kbd } from '@/components/ui/kbd'
import { Menu } from '@/components/ui/menu'
import { Popover } from '@/components/ui/popover'
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
  const [isBusy, setBusy] = useState(false)
  return (
    <SheetSection id="actions" title="Actions">
      <Toaster />
      <Samples caption="Buttons: four kinds, three sizes, disabled and busy">
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
            <ButtonLink href="#actions">A link in a button’s dress</ButtonLink>
            <Button iconOnly aria-label="Copy">
              <Icon name="copy" />
            </Button>
            <Button iconOnly variant="quiet" aria-label="Edit">
              <Icon name="edit" />
            </Button>
          </div>
        </div>
      </Samples>
      <Samples caption="What floats: dialog, popover, tooltip, menu, message">
        <div className="flex flex-wrap items-center gap-2">
          <Dialog
            trigger={<Button>Accept quotation</Button>}
            title="Accept this quotation?"
            description="Kovai Ring Spinners, 4,800 kg of 30s combed compact at ₹286.00/kg."
            actions={
              <>
                <DialogClose>
                  <Button>Not yet</Button>
                </DialogClose>
                <DialogClose>
                  <Button variant="primary">Accept and order</Button>
                </DialogClose>
              </>
            }
          >
            <p className="text-sm">
              An order is made at these terms. The other two sellers are told that it is closed.
            </p>
          </Dialog>
          <Popover trigger={<Button>What is a slab?</Button>} title="Quantity slab">
            <p className="text-ink-2">
              A price for a range of quantity. The last one may be open: “9,000 kg and more”.
            </p>
          </Popover>
          <Tooltip label="Copy the listing’s address">
            <Button iconOnly aria-label="Copy link">
              <Icon name="link" />
            </Button>
          </Tooltip>
          <Menu
            trigger={
              <Button iconOnly aria-label="More for this listing">
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
    </SheetSection>
  )
}
