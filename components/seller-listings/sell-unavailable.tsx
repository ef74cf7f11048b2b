import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

export function SellUnavailable({ href, requestId }: { href: string; requestId: string }) {
  return (
    <EmptyState title="Not available at the moment" actions={<ButtonLink href={href}>Try again</ButtonLink>}>
      The database does not answer. Nothing you saved is lost.
      {requestId ? <span className="num mt-2 block text-xs">Request {requestId}</span> : null}
    </EmptyState>
  )
}
