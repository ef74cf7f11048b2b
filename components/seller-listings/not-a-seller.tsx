import { listingsPath } from '@/components/site/listings-path'
import { ButtonAnchor } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** For an account without the seller role. */
export function NotASeller({ isAdmin }: { isAdmin: boolean }) {
  return (
    <EmptyState
      level={2}
      title="This is not a seller account"
      actions={
        isAdmin ? (
          <ButtonAnchor variant="primary" href="/module-access">
            Choose a seller
          </ButtonAnchor>
        ) : (
          <>
            <ButtonAnchor variant="primary" href={listingsPath()}>
              Browse listings
            </ButtonAnchor>
            <ButtonAnchor href="/account">Your account</ButtonAnchor>
          </>
        )
      }
    >
      {isAdmin
        ? 'As an admin you can list for a seller: open their page under Sellers.'
        : 'Open a seller account to list, or sign in with the one you have.'}
    </EmptyState>
  )
}
