import type { Metadata } from 'next'
import { listingsPath } from '@/components/site/listings-path'
import { SiteShell } from '@/components/site/site-shell'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { getPageActor } from '@/lib/auth/page-actor'

export const metadata: Metadata = { title: 'Page not found' }

export default async function NotFound() {
  return (
    <SiteShell actor={await getPageActor()}>
      <EmptyState
        level={1}
        title="Page not found"
        actions={
          <>
            <ButtonLink variant="primary" href={listingsPath()}>
              Browse yarn
            </ButtonLink>
            <ButtonLink href="/">Home page</ButtonLink>
          </>
        }
      >
        <p>Check the address. The page may have been moved or archived.</p>
      </EmptyState>
    </SiteShell>
  )
}
