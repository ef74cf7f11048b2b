import type { Metadata } from 'next'
import { SiteFrame } from '@/app/site-frame'
import { PageNotFound } from '@/components/site/page-not-found'
import { getPageActor } from '@/lib/auth/page-actor'

export const metadata: Metadata = { title: 'Page not found' }

export default async function NotFound() {
  return (
    <SiteFrame actor={await getPageActor()}>
      <PageNotFound />
    </SiteFrame>
  )
}
