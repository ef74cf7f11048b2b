import type { ReactNode } from 'react'
import { readOr404, signedIn } from '@/app/page-request'
import { SiteFrame } from '@/app/site-frame'
import { NotASeller } from '@/components/seller-listings/not-a-seller'
import { SellUnavailable } from '@/components/seller-listings/sell-unavailable'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { whenAvailable } from '@/lib/services/pages/buyer-pages'
import type { ServiceContext } from '@/lib/services/shared/context'

interface SellerPage<T> {
  href: string
  /** The page names a seller, or a listing that has one: an admin acts for them. */
  isForAdmins?: boolean
  read: (ctx: ServiceContext<Actor>) => Promise<T>
  view: (page: T, ctx: ServiceContext<Actor>) => ReactNode
}

/** A page of the seller's own data, or why it cannot be shown: another account, no database, no such record. */
export async function sellerPage<T>({ href, isForAdmins = false, read, view }: SellerPage<T>) {
  const ctx = await signedIn(href)
  const isAdmin = hasRole(ctx.actor, 'admin')
  const isSeller = hasRole(ctx.actor, 'seller') || (isAdmin && isForAdmins)
  const page = isSeller ? await readOr404(() => whenAvailable(() => read(ctx))) : null
  return (
    <SiteFrame actor={ctx.actor}>
      {!isSeller ? (
        <NotASeller isAdmin={isAdmin} />
      ) : page ? (
        view(page, ctx)
      ) : (
        <SellUnavailable href={href} requestId={ctx.requestId} />
      )}
    </SiteFrame>
  )
}
