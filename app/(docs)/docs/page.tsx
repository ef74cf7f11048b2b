import type { Metadata } from 'next'
import { DocsFrame } from '@/components/api-docs/docs-frame'
import { Guide } from '@/components/api-docs/guide'
import { chapters } from '@/lib/contract/document/chapters'
import { publicAddress } from '@/lib/services/notifications/notifications'

export const metadata: Metadata = {
  title: 'API',
  description: 'Search listings, manage your own, request quotations and follow orders from your software.',
}

export default function DocsPage() {
  return (
    <DocsFrame chapters={chapters()} current={null}>
      <Guide origin={publicAddress()} chapters={chapters()} />
    </DocsFrame>
  )
}
