import { ButtonLink } from '@/components/ui/link'
import { sellPath } from './sell-path'

/** What an admin can do for a seller. */
export function ListForSeller({ sellerId }: { sellerId: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href={sellPath('/listings', { sellerId })}>Their listings</ButtonLink>
      <ButtonLink href={sellPath('', { sellerId })} variant="primary">
        List for this seller
      </ButtonLink>
    </div>
  )
}
