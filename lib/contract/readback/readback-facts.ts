import { PLANS } from '@/lib/domain/entitlement/plans'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { commercialFlow } from './commercial-flow'
import { MARKETPLACE_ROUTES } from './marketplace-routes'
import type { ReadbackFacts } from './readback-checks'

/** The fields of a request's log line. The line is typed by this list, so that it cannot have more. */
const REQUEST_LOG_FIELDS = ['requestId', 'actorId', 'method', 'route', 'status', 'ms'] as const

export type RequestLogLine = Record<(typeof REQUEST_LOG_FIELDS)[number], string | number>

export const READBACK_FACTS: ReadbackFacts = {
  routes: MARKETPLACE_ROUTES,
  registry: MODULE_KEYS,
  plans: PLANS,
  requestLogFields: REQUEST_LOG_FIELDS,
  flow: commercialFlow(MARKETPLACE_ROUTES),
}
