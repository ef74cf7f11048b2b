import { PageNotFound, RequestNotFound } from '@/components/site/page-not-found'
import { getPageActor } from '@/lib/auth/page-actor'
import { hasRole } from '@/lib/domain/actor'

/** A request that does not exist, or that this reader may not see: a seller reads what may have happened. */
export default async function NotFound() {
  const actor = await getPageActor()
  return actor && hasRole(actor, 'seller') ? <RequestNotFound /> : <PageNotFound />
}
