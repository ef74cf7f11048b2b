import { buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { ModuleKey } from '@/lib/domain/modules/keys'

/** Asking about one listing, and whether the reader has to say who he is first. */
export interface AskLink {
  moduleKey: ModuleKey
  listingId: string
  isSignedIn: boolean
}

/**
 * The way to a request for a quotation, with the listing and the quantity filled in.
 * @param quantity in the listing's own unit; null where none was typed
 */
export function AskForQuotation({ ask, quantity }: { ask: AskLink; quantity: number | null }) {
  const params = new URLSearchParams({ moduleKey: ask.moduleKey, listingId: ask.listingId })
  if (quantity !== null) params.set('quantity', String(quantity))
  const wanted = `/rfq/new?${params}`
  const href = ask.isSignedIn ? wanted : `/sign-in?callbackUrl=${encodeURIComponent(wanted)}`
  return (
    <div className="mt-4 print:hidden">
      <a href={href} className={cx(buttonClass({ variant: 'primary', size: 'lg' }), 'w-full')}>
        Ask for a quotation
      </a>
      {!ask.isSignedIn && <p className="mt-1.5 text-ink-2 text-xs">You sign in first; what you typed comes along.</p>}
    </div>
  )
}
