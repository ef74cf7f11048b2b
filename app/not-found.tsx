import type { Metadata } from 'next'
import { SiteShell } from '@/components/site/site-shell'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { getPageActor } from '@/lib/auth/page-actor'

export const metadata: Metadata = { title: 'Not found' }

export default async function NotFound() {
  return (
    <SiteShell actor={await getPageActor()}>
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        title="There is nothing at this address"
        actions={
          <>
            <ButtonLink variant="primary" href="/listings/yarn">
              Browse yarn
            </ButtonLink>
            <ButtonLink href="/">Start page</ButtonLink>
          </>
        }
      >
        <p>It may have been moved or archived, or the address may be mistyped.</p>
      </EmptyState>
    </SiteShell>
  )
}
