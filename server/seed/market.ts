import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '@/db/client'
import type { Actor } from '@/lib/domain/actor'
import { HOUR_MS } from '@/lib/domain/calendar-day'
import type { DomainError } from '@/lib/domain/errors'
import { createAccount } from '@/lib/services/accounts/accounts'
import type { ServiceContext } from '@/lib/services/shared/context'
import { demoAccounts } from './demo-accounts'

/** The demo accounts in a database that is being seeded. */
export interface Market {
  tx: Transaction
  seededAt: Date
  actors: ReadonlyMap<string, Actor>
}

/** Opens the demo accounts, each as long ago as its data say. */
export async function openMarket(tx: Transaction, given: { password: string; seededAt: Date }): Promise<Market> {
  const { password, seededAt } = given
  const actors = new Map<string, Actor>()
  for (const { email, name, roles, memberForDays, plan: _plan, ...company } of demoAccounts) {
    const now = hoursBefore(seededAt, memberForDays * 24)
    const ctx = { db: tx, now, newId: idsOf(now) }
    const ids = await createAccount(ctx, { ...company, email, name, roles, password, emailVerified: true })
    const via = { kind: 'operator' } as const
    actors.set(email, { ...ids, email, name, roles, emailVerified: true, via })
  }
  return { tx, seededAt, actors }
}

/** Who writes in the demo, and how many hours before the seeding. */
export interface Moment {
  email: string
  ageHours: number
}

/** The context in which the operator writes for a demo account, as if at that time. */
export function demoContext(market: Market, { email, ageHours }: Moment): ServiceContext<Actor> {
  const now = hoursBefore(market.seededAt, ageHours)
  return { actor: demoActor(market, email), db: market.tx, now, newId: idsOf(now), requestId: 'seed' }
}

/** @throws a plain Error when the address is not one of the demo accounts */
export function demoActor({ actors }: Market, email: string): Actor {
  const actor = actors.get(email)
  if (!actor) throw new Error(`The demo data name ${email}, who has no demo account.`)
  return actor
}

/** What a person needs to correct the data. */
export function seedRefused(what: string, error: DomainError): Error {
  return new Error(`${what} was refused: ${error.message} ${JSON.stringify(error.extras.issues ?? [])}`)
}

function hoursBefore(seededAt: Date, hours: number): Date {
  return new Date(seededAt.getTime() - Math.round(hours * HOUR_MS))
}

/** Ids that sort as if they had been given at that time. */
function idsOf(at: Date): () => string {
  return () => uuidv7({ msecs: at.getTime() })
}
