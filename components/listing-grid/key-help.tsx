import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Kbd } from '@/components/ui/kbd'

const KEYS = [
  ['/', 'Search'],
  ['?', 'Show this help'],
  ['J', 'Next listing, when a listing has the focus'],
  ['K', 'Previous listing'],
  ['C', 'Select the listing to compare, or clear it'],
  ['Enter', 'Open listing'],
  ['Esc', 'Close a dialog or panel'],
  ['← →', 'Move a slider one step; Home and End remove the limit'],
] as const

/** The keyboard shortcuts of the grid, in a native popover that needs no script. */
export function KeyHelp({ id }: { id: string }) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-head`}
      className="m-auto w-[calc(100%-2rem)] max-w-dialog rounded-md border border-line-strong bg-raised p-5 text-ink shadow-float backdrop:bg-scrim"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={`${id}-head`} className="font-semibold text-lg">
          Keyboard shortcuts
        </h2>
        <Button variant="quiet" iconOnly size="sm" aria-label="Close" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" />
        </Button>
      </div>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-sm">
        {KEYS.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
