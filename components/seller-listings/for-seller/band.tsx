import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { ForSeller } from '@/lib/domain/listing/listing'

/** Says for whom an admin acts on this page; nothing on a seller's own pages. */
export function ForSellerBand({ seller }: { seller: ForSeller | null }) {
  if (!seller) return null
  return (
    <Notice tone="accent" role="note" title={`You are acting for ${seller.companyName}`} className="mb-6">
      Their plan decides what you can list. History and audit log record your name.{' '}
      <TextLink href={`/module-access/${seller.sellerId}`}>Their plan and access</TextLink>
    </Notice>
  )
}
