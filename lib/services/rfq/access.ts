import 'server-only'
import type { RfqReader } from '@/db/queries/rfq/rfqs'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { DomainError, type Issue, validationFailed } from '@/lib/domain/errors'
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

/** From which side this actor looks at a request that he may see. */
export function viewerOf(actor: Actor, rfq: Pick<Rfq, 'companyId'>): Viewer {
  const party = rfq.companyId === actor.companyId ? 'buyer' : hasRole(actor, 'admin') ? 'admin' : 'seller'
  return { party, userId: actor.userId }
}

/** @throws the refusal, when there is one */
export function requirePossible(refusal: Refusal | null): void {
  if (refusal) throw new DomainError(refusal.code, refusal.message)
}

/** @throws VALIDATION_FAILED when one of them is an error */
export function requireNoErrors(issues: Issue[]): void {
  if (issues.some(({ severity }) => severity === 'error')) throw validationFailed(issues)
}
