import { ButtonAnchor } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

export function SellUnavailable({ href, requestId }: { href: string; requestId: string }) {
  return (
    <EmptyState title="Not available at the moment" actions={<ButtonAnchor href={href}>Try again</ButtonAnchor>}>
      The database is not responding. What you saved is safe.
      {requestId ? <span className="num mt-2 block text-xs">Request ID: {requestId}</span> : null}
    </EmptyState>
  )
}
