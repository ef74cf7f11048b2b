import 'server-only'
import { type Database, database } from '@/db/client'
import type { SellerRow } from '@/db/queries/accounts/sellers'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'

/** The first argument of every service verb. It has the clock, ids and database, so that a test can pass its own. */
export interface ServiceContext<A extends Actor | null = Actor | null> {
  actor: A
  db: Database
  now: Date
  newId: () => string
  requestId: string
  /** The actor's own seller row, if it was read with the actor. */
  sellerRow?: SellerRow | undefined
  /** The network address that the request came from; absent for our own code. */
  address?: string | undefined
  /** The conditions of a write, if it has any. */
  conditions?: WriteConditions | undefined
}

/** The context of a verb that only a signed-in account calls. */
export type ActorContext = ServiceContext<Actor>

/** What a write depends on besides its input. */
export interface WriteConditions {
  /** Done once per key, actor and scope. */
  idempotencyKey: string | null
  /** What the key belongs to: the path of the request. */
  scope: string
  /** Entity tags, one of which must name the current version. */
  ifMatch: string | null
}

/** The network address of the request; 'local' for our own code. */
export function addressOf({ address = 'local' }: Pick<ServiceContext, 'address'>): string {
  return address
}

type ContextInput<A extends Actor | null> = Pick<ServiceContext<A>, 'actor' | 'requestId'> &
  Partial<Pick<ServiceContext, 'sellerRow' | 'address' | 'conditions'>>

/** The context of a request or a job: with the service's database, clock and ids. */
export function contextFor<A extends Actor | null>(input: ContextInput<A>): ServiceContext<A> {
  const { actor, requestId, sellerRow, address, conditions } = input
  return { actor, db: database(), now: new Date(), newId, requestId, sellerRow, address, conditions }
}
