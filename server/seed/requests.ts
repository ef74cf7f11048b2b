import { z } from 'zod'
import { findSellerAccount } from '@/db/queries/accounts/sellers'
import { Outcome } from '@/lib/contract/outcome'
import type { Actor } from '@/lib/domain/actor'
import { HOUR_MS } from '@/lib/domain/calendar-day'
import { isDomainError } from '@/lib/domain/errors'
import { matrixDefinition } from '@/lib/domain/modules'
import { isModuleKey } from '@/lib/domain/modules/keys'
import { quotationGate, requestGate } from '@/lib/services/rfq/gates'
import { acceptQuotation } from '@/lib/services/rfq/quotations/accept'
import { respondRfq } from '@/lib/services/rfq/quotations/respond'
import { createRfq } from '@/lib/services/rfq/requests/create'
import type { ServiceContext } from '@/lib/services/shared/context'
import requests from './data/requests.json'
import type { SeedListing } from './listings'
import { demoActor, demoContext, type Market, seedRefused } from './market'
import { moduleRequests } from './module-requests'
import { type SeedRequest, seedRequestSchema } from './seed-request'

/** How long the demo's prices hold from the seeding on. */
const VALID_HOURS = 45 * 24

/** Writes the demo requests with their quotations and orders, each through the verb of its sender's own POST. */
export async function writeRequests(market: Market, listings: readonly SeedListing[]): Promise<void> {
  const own = z.array(seedRequestSchema).parse(requests)
  const asked = new Set(own.map(({ body }) => body.moduleKey))
  const all = [...own, ...moduleRequests(listings.filter(({ moduleKey }) => !asked.has(moduleKey)))]
  for (const request of all.sort((a, b) => b.ageHours - a.ageHours)) await writeRequest(market, request)
}

/** The sellers as their buyer names them: where they are private, by their public ids. */
async function idsOf(market: Market, { sellers, body }: SeedRequest): Promise<string[]> {
  const ids = sellers.map((email) => demoActor(market, email).userId)
  const moduleKey = String(body.moduleKey)
  if (!isModuleKey(moduleKey) || !matrixDefinition(moduleKey).hidesSeller) return ids
  const rows = await Promise.all(ids.map((id) => findSellerAccount(market.tx, id)))
  return rows.map((row, at) => row?.publicId ?? ids[at] ?? '')
}

async function writeRequest(market: Market, request: SeedRequest): Promise<void> {
  const { buyer, ageHours, respondInHours, award } = request
  const ahead = (hours: number) => new Date(market.seededAt.getTime() + hours * HOUR_MS).toISOString()
  const as = async <T>(email: string, hoursLater: number, write: (ctx: ServiceContext<Actor>) => Promise<T>) => {
    try {
      return await write(demoContext(market, { email, ageHours: ageHours - hoursLater }))
    } catch (error) {
      throw isDomainError(error) ? seedRefused(`A demo request of ${email}`, error) : error
    }
  }

  const rfqBody = {
    ...request.body,
    sellerIds: await idsOf(market, request),
    ...(respondInHours === undefined ? {} : { respondBy: ahead(respondInHours) }),
  }
  const created = await as(buyer, 0, async (ctx) => createRfq(await requestGate(ctx), rfqBody))
  const { rfqId } = created.value.rfq
  const quotes = new Map<string, { quoteId: string; version: number }>()
  for (const { seller, hoursLater, body } of request.quotations) {
    const quotation = { ...body, rfqId, action: 'SUBMIT', lineType: 'OFFER', validUntil: ahead(VALID_HOURS) }
    const quoted = await as(seller, hoursLater, async (ctx) => respondRfq(await quotationGate(ctx), quotation))
    if (quoted instanceof Outcome && quoted.value.quote) quotes.set(seller, quoted.value.quote)
  }
  if (!award) return
  const won = quotes.get(award.seller)
  if (!won) throw new Error(`A demo request awards ${award.seller}, who has not quoted.`)
  const { poReference } = award
  const acceptance = { rfqId, quoteId: won.quoteId, quoteVersion: won.version, poReference }
  await as(buyer, award.hoursLater, (ctx) => acceptQuotation(ctx, acceptance))
}
