import type { Metadata } from 'next'
import { listingsPath } from '@/components/site/listings-path'
import { SiteShell } from '@/components/site/site-shell'
import { ButtonAnchor } from '@/components/ui/button'
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
            <ButtonAnchor variant="primary" href={listingsPath()}>
              Browse yarn
            </ButtonAnchor>
            <ButtonAnchor href="/">Home page</ButtonAnchor>
          </>
        }
      >
        <p>Check the address. The page may have been moved or archived.</p>
      </EmptyState>
    </SiteShell>
  )
}
