import { buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { ModuleKey } from '@/lib/domain/modules/keys'

/** The listing to ask about, and whether the reader must sign in first. */
export interface AskLink {
  moduleKey: ModuleKey
  listingId: string
  isSignedIn: boolean
}

/**
 * A link to a request for a quotation, with the listing and the quantity filled in.
 * @param quantity in the listing's unit; null when none was entered
 */
export function AskForQuotation({ ask, quantity }: { ask: AskLink; quantity: number | null }) {
  const params = new URLSearchParams({ moduleKey: ask.moduleKey, listingId: ask.listingId })
  if (quantity !== null) params.set('quantity', String(quantity))
  const target = `/rfq/new?${params}`
  const href = ask.isSignedIn ? target : `/sign-in?callbackUrl=${encodeURIComponent(target)}`
  return (
    <div className="mt-4 print:hidden">
      <a href={href} className={cx(buttonClass({ variant: 'primary', size: 'lg' }), 'w-full')}>
        Ask for a quotation
      </a>
      {!ask.isSignedIn && (
        <p className="mt-1.5 text-ink-2 text-xs">You need to sign in first. We keep what you typed.</p>
      )}
    </div>
  )
}
