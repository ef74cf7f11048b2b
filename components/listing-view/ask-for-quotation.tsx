import { AddToEnquiry } from '@/components/basket/add-button'
import { buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { AskLink } from './ask-link'

/**
 * A link to a request for a quotation, with the listing and the quantity filled in.
 * @param quantity in the listing's unit; null when none was entered
 */
export function AskForQuotation({ ask, quantity }: { ask: AskLink; quantity: number | null }) {
  if (!ask.takesRequests) return <p className="mt-4 text-sm">This seller takes no requests at the moment.</p>
  const params = new URLSearchParams({ moduleKey: ask.listing.moduleKey, listingId: ask.listing.listingId })
  if (quantity !== null) params.set('quantity', String(quantity))
  const hrefOf = (query: URLSearchParams) => {
    const target = `/rfq/new?${query}`
    return ask.isSignedIn ? target : `/sign-in?callbackUrl=${encodeURIComponent(target)}`
  }
  return (
    // On a phone the button is at the lower edge, in reach from the whole page (app/globals.css makes room for it).
    <div
      data-ask-bar
      className="print:hidden max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-line max-lg:border-t max-lg:bg-cloth max-lg:px-4 max-lg:py-2 lg:mt-4"
    >
      <div className="flex gap-2 lg:flex-col">
        <a
          href={hrefOf(params)}
          className={cx(buttonClass({ variant: 'primary', size: 'lg' }), 'max-lg:flex-1', ask.sample && 'max-sm:px-3')}
        >
          Ask for a quotation
        </a>
        {ask.sample && (
          <a
            href={hrefOf(new URLSearchParams([...params, ['sample', 'true']]))}
            className={cx(buttonClass({ size: 'lg' }), 'max-sm:px-3')}
          >
            <span className="sm:hidden">Sample</span>
            <span className="max-sm:hidden">
              Ask for a sample
              {ask.sample.price && <span className="font-normal text-ink-2">: {ask.sample.price}</span>}
            </span>
          </a>
        )}
        <AddToEnquiry
          listing={ask.listing}
          quantity={quantity}
          hasLittleRoom={ask.sample !== null}
          className={cx(buttonClass({ size: 'lg' }), ask.sample && 'max-sm:px-3')}
        />
      </div>
      {!ask.isSignedIn && (
        <p className="mt-1.5 text-ink-2 text-xs max-lg:sr-only">You need to sign in first. We keep what you typed.</p>
      )}
    </div>
  )
}
