import type { Metadata } from 'next'
import { PageNotFound } from '@/components/site/page-not-found'
import { SiteShell } from '@/components/site/site-shell'
import { getPageActor } from '@/lib/auth/page-actor'

export const metadata: Metadata = { title: 'Page not found' }

export default async function NotFound() {
  return (
    <SiteShell actor={await getPageActor()}>
      <PageNotFound />
    </SiteShell>
  )
}
