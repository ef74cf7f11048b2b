import 'server-only'
import type { Executor, Transaction } from '@/db/client'
import type { RfqReader, RfqSide } from '@/db/queries/rfq/reader'
import { findRfq, findRfqForUpdate } from '@/db/queries/rfq/rfqs'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { DomainError, type Issue, notFound, validationFailed } from '@/lib/domain/errors'
import type { Rfq } from '@/lib/domain/rfq/rfq'
import type { Refusal, Viewer } from '@/lib/domain/rfq/states'

export function readerOf(actor: Actor): RfqReader {
  return {
    userId: actor.userId,
    companyId: actor.companyId,
    isSeller: hasRole(actor, 'seller'),
    isAdmin: hasRole(actor, 'admin'),
  }
}

/** From which side this actor looks at a request that they may see. */
export function viewerOf(actor: Actor, rfq: Pick<Rfq, 'companyId'>): Viewer {
  const party = rfq.companyId === actor.companyId ? 'buyer' : hasRole(actor, 'admin') ? 'admin' : 'seller'
  return { party, userId: actor.userId }
}

/** Who may see what only the buyer's company and admins do. To a seller the address does not exist. */
export function buyerSide(actor: Actor): RfqSide {
  return hasRole(actor, 'admin') ? 'any' : 'buyer'
}

/** The request, seen from this side. @throws NOT_FOUND, also when it is another's */
export async function requireRfq(db: Executor, actor: Actor, rfqId: string, side: RfqSide): Promise<Rfq> {
  const rfq = await findRfq(db, rfqId, readerOf(actor), side)
  if (!rfq) throw notFound()
  return rfq
}

/** The request with its row locked: everything that changes a request, its quotations or its orders waits here. @throws NOT_FOUND */
export async function lockRfq(tx: Transaction, actor: Actor, rfqId: string, side: RfqSide): Promise<Rfq> {
  const rfq = await findRfqForUpdate(tx, rfqId, readerOf(actor), side)
  if (!rfq) throw notFound()
  return rfq
}

/** @throws the refusal, when there is one */
export function requirePossible(refusal: Refusal | null): void {
  if (refusal) throw new DomainError(refusal.code, refusal.message)
}

/** @throws VALIDATION_FAILED when one of them is an error */
export function requireNoErrors(issues: Issue[]): void {
  if (issues.some(({ severity }) => severity === 'error')) throw validationFailed(issues)
}
