import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** An account that buys or administers only. */
export function NotASeller() {
  return (
    <EmptyState
      level={2}
      title="This account does not sell"
      actions={
        <>
          <ButtonLink variant="primary" href="/listings/yarn">
            Browse yarn
          </ButtonLink>
          <ButtonLink href="/account">Your account</ButtonLink>
        </>
      }
    >
      Listings are written by seller accounts. Open one for your mill or your trade, or sign in with the one you have.
    </EmptyState>
  )
}
