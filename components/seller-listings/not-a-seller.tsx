import { listingsPath } from '@/components/site/listings-path'
import { ButtonAnchor } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** For an account without the seller role. */
export function NotASeller() {
  return (
    <EmptyState
      level={2}
      title="This is not a seller account"
      actions={
        <>
          <ButtonAnchor variant="primary" href={listingsPath()}>
            Browse yarn
          </ButtonAnchor>
          <ButtonAnchor href="/account">Your account</ButtonAnchor>
        </>
      }
    >
      Open a seller account to list, or sign in with the one you have.
    </EmptyState>
  )
}
