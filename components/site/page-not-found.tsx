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
