import { buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'

/** Asking about one listing, and whether the reader has to say who he is first. */
export interface AskLink {
  listingId: string
  isSignedIn: boolean
}

/** The way to a request for a quotation, with the listing and the quantity filled in. */
export function AskForQuotation({ ask, quantity, unit }: { ask: AskLink; quantity: number | null; unit: string }) {
  const params = new URLSearchParams({ listingId: ask.listingId })
  if (quantity !== null) {
    params.set('quantity', String(quantity))
    params.set('unit', unit)
  }
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
