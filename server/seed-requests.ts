import { z } from 'zod'
import type { Transaction } from '@/db/client'
import { localRequest, type RequestContext, type ServiceResponse } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import { isDomainError } from '@/lib/domain/errors'
import { acceptQuotation } from '@/lib/services/rfq/quotations/accept'
import { respondRfq } from '@/lib/services/rfq/quotations/respond'
import { createRfq } from '@/lib/services/rfq/requests/create'
import type { ServiceContext } from '@/lib/services/shared/context'
import type { DemoEmail } from './seed/accounts'
import { type SeedRequest, seedRequests, VALID_DAYS } from './seed/requests'

const HOUR_MS = 60 * 60 * 1000
const MODULE_KEY = 'yarn'

const created = z.object({ rfq: z.object({ rfqId: z.string() }) })
const answered = z.object({ quote: z.object({ quoteId: z.string(), version: z.number() }) })

interface Market {
  actors: ReadonlyMap<DemoEmail, Actor>
  seededAt: Date
  idsOf: (at: Date) => () => string
}

/** Demo requests with their answers and one award, each through the verb that its sender's own POST would have run. */
export async function writeRequests(tx: Transaction, market: Market): Promise<number> {
  for (const request of [...seedRequests].sort((a, b) => b.ageHours - a.ageHours))
    await writeRequest(tx, market, request)
  return seedRequests.length
}

async function writeRequest(tx: Transaction, market: Market, request: SeedRequest): Promise<void> {
  const { seededAt } = market
  const ahead = (hours: number) => new Date(seededAt.getTime() + hours * HOUR_MS).toISOString()
  const post = async (
    by: DemoEmail,
    hoursLater: number,
    verb: (ctx: ServiceContext<Actor>, call: RequestContext<Actor>) => Promise<ServiceResponse>,
    body: Record<string, unknown>,
  ): Promise<unknown> => {
    const actor = actorOf(market, by)
    const now = new Date(seededAt.getTime() - (request.ageHours - hoursLater) * HOUR_MS)
    const ctx = { actor, db: tx, now, newId: market.idsOf(now), requestId: 'seed' }
    try {
      return (await verb(ctx, localRequest({ actor, requestId: 'seed', method: 'POST', path: '/api/rfq', body }))).body
    } catch (error) {
      if (!isDomainError(error)) throw error
      throw new Error(`A demo request was refused: ${error.message} ${JSON.stringify(error.extras.issues ?? [])}`)
    }
  }

  const { rfq } = created.parse(
    await post(request.buyer, 0, createRfq, {
      ...request.body,
      moduleKey: MODULE_KEY,
      sellerIds: request.sellers.map((email) => actorOf(market, email).userId),
      ...(request.respondInHours === null ? {} : { respondBy: ahead(request.respondInHours) }),
    }),
  )
  const quotes = new Map<DemoEmail, { quoteId: string; version: number }>()
  for (const { seller, hoursLater, body } of request.answers) {
    const validUntil = ahead(VALID_DAYS * 24)
    const answer = { ...body, rfqId: rfq.rfqId, action: 'SUBMIT', lineType: 'OFFER', validUntil }
    quotes.set(seller, answered.parse(await post(seller, hoursLater, respondRfq, answer)).quote)
  }
  const { award } = request
  const won = award && quotes.get(award.seller)
  if (!award || !won) return
  await post(request.buyer, award.hoursLater, acceptQuotation, {
    rfqId: rfq.rfqId,
    quoteId: won.quoteId,
    quoteVersion: won.version,
    poReference: award.poReference,
  })
}

function actorOf({ actors }: Market, email: DemoEmail): Actor {
  const actor = actors.get(email)
  if (!actor) throw new Error(`A demo request names ${email}, who has no demo account.`)
  return actor
}
