import type { Metadata } from 'next'
import { DocsFrame } from '@/components/api-docs/docs-frame'
import { Guide } from '@/components/api-docs/guide'
import { chapters } from '@/lib/contract/chapters'
import { publicAddress } from '@/lib/services/notifications/notifications'

export const metadata: Metadata = {
  title: 'API',
  description: 'How a program reads the market, keeps listings, asks for quotations and follows orders.',
}

export default function DocsPage() {
  return (
    <DocsFrame chapters={chapters()} current={null}>
      <Guide origin={publicAddress()} chapters={chapters()} />
    </DocsFrame>
  )
}
