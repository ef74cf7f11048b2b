import { Kbd } from '@/components/ui/kbd'
import { PopoverSheet } from './popover-sheet'

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

/** The keyboard shortcuts of the grid. */
export function KeyHelp({ id }: { id: string }) {
  return (
    <PopoverSheet id={id} title="Keyboard shortcuts">
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
    </PopoverSheet>
  )
}
