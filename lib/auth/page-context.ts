import 'server-only'
import { headers } from 'next/headers'
import type { Actor } from '@/lib/domain/actor'
import { contextFor, type ServiceContext } from '@/lib/services/shared/context'

/** The context of every read on a page, with the id that its request has in the log. */
export async function pageContext<A extends Actor | null>(actor: A): Promise<ServiceContext<A>> {
  return contextFor({ actor, requestId: (await headers()).get('x-request-id') ?? '' })
}
