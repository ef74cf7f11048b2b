import { listingsPath } from '@/components/site/listings-path'
import { ButtonAnchor } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** What a page that does not exist shows, inside the frame of its part of the site. */
export function PageNotFound() {
  return (
    <EmptyState
      level={1}
      title="Page not found"
      actions={
        <>
          <ButtonAnchor variant="primary" href={listingsPath()}>
            Browse listings
          </ButtonAnchor>
          <ButtonAnchor href="/">Home page</ButtonAnchor>
        </>
      }
    >
      <p>Check the address. The page may have been moved or archived.</p>
    </EmptyState>
  )
}

/**
 * What a seller reads in place of a request that they may not see. It is the same whether there is such a request or not, so that it tells
 * of none.
 */
export function RequestNotFound() {
  return (
    <EmptyState
      level={1}
      title="This request is closed or was not sent to you."
      actions={
        <>
          <ButtonAnchor variant="primary" href="/rfq?as=seller">
            Your requests
          </ButtonAnchor>
          <ButtonAnchor href="/orders?as=seller">Your orders</ButtonAnchor>
        </>
      }
    >
      <p>
        The buyer may have ordered from other sellers, or the address may be wrong. Your own quotations are in your
        requests.
      </p>
    </EmptyState>
  )
}
