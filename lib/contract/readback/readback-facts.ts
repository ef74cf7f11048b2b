import { PLANS, type Plan } from '@/lib/domain/entitlement/plans'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { MARKETPLACE_ROUTES } from './marketplace-routes'
import type { MarketplaceRoute } from './write-routes'

/** What of a request stands in its line of the log. The line is typed by this list, so that it cannot say more. */
const REQUEST_LOG_FIELDS = ['requestId', 'actorId', 'method', 'route', 'status', 'ms'] as const

export type RequestLogLine = Record<(typeof REQUEST_LOG_FIELDS)[number], string | number>

/** The things that the readback's claims are about. A claim is asked of these, so that a test can change one and see it become false. */
export interface ReadbackFacts {
  routes: readonly MarketplaceRoute[]
  registry: readonly string[]
  plans: readonly Plan[]
  requestLogFields: readonly string[]
}

export const READBACK_FACTS: ReadbackFacts = {
  routes: MARKETPLACE_ROUTES,
  registry: MODULE_KEYS,
  plans: PLANS,
  requestLogFields: REQUEST_LOG_FIELDS,
}
