import 'server-only'
import { headers } from 'next/headers'
import type { Actor } from '@/lib/domain/actor'
import { contextFor, type ServiceContext } from '@/lib/services/shared/context'

/** What every read of a page takes first, with the id under which its request stands in the log. */
export async function pageContext<A extends Actor | null>(actor: A): Promise<ServiceContext<A>> {
  return contextFor({ actor, requestId: (await headers()).get('x-request-id') ?? '' })
}
