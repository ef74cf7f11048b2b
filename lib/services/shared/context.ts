import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { type Database, database } from '@/db/client'
import type { Actor } from '@/lib/domain/actor'

/** What every service verb takes first. Clock, ids and database are here so that a test can give its own. */
export interface ServiceContext<A extends Actor | null = Actor | null> {
  actor: A
  db: Database
  now: Date
  newId: () => string
  requestId: string
}

export function contextFor<A extends Actor | null>(call: { actor: A; requestId: string }): ServiceContext<A> {
  return { actor: call.actor, db: database(), now: new Date(), newId: uuidv7, requestId: call.requestId }
}
