import { isPaymentStatus, type ModuleEntitlement } from '@/lib/domain/entitlement/entitlement'
import type { Plan } from '@/lib/domain/entitlement/plans'
import { PLAN_KEYS } from '@/lib/domain/entitlement/plans'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { type RouteDeclaration, type RouteEffect, routeText } from '../route'

/** What the readback's claims are about. Each claim is derived from these, so that a test can change one and see the claim turn false. */
export interface ReadbackFacts {
  routes: readonly MarketplaceRoute[]
  registry: readonly string[]
  plans: readonly Plan[]
  requestLogFields: readonly string[]
  /** The stages of the commercial flow, each with the routes that it needs. */
  flow: readonly { stage: string; routes: readonly string[] }[]
}

export type MarketplaceRoute = Pick<RouteDeclaration, 'method' | 'path' | 'access' | 'effect' | 'isSellersOwn'>

/** The claims of the readback, each asked of the thing that it is about; none is typed in. */

/** The size of the module registry (reference 8.1). */
const REGISTRY_SIZE = 22

export function isExact22Registry(keys: readonly string[]): boolean {
  return keys.length === REGISTRY_SIZE && new Set(keys).size === REGISTRY_SIZE
}

export function hasNoDuplicates(routes: readonly Pick<MarketplaceRoute, 'method' | 'path'>[]): boolean {
  // `:id` and `:listingId` at one place are one route.
  const texts = routes.map((route) => routeText(route).replace(/:[A-Za-z]+/g, ':'))
  return new Set(texts).size === texts.length
}

export function noneDoes(routes: readonly MarketplaceRoute[], ...effects: RouteEffect[]): boolean {
  return !routes.some(({ effect }) => effects.includes(effect))
}

/** The two readback routes are there, once each, and do nothing but read. */
export function readsAlone(routes: readonly MarketplaceRoute[], readbackPaths: readonly string[]): boolean {
  return readbackPaths.every((path) => {
    const [found, ...others] = routes.filter((route) => route.path === path)
    return found !== undefined && others.length === 0 && found.method === 'GET' && found.effect === 'read'
  })
}

const LISTINGS_PATH = '/api/trade-core/listings/'

/** Every route that writes a listing needs the plan. */
export function areListingWritesPaid(routes: readonly MarketplaceRoute[]): boolean {
  const writes = routes.filter(({ effect, path }) => effect !== 'read' && path.startsWith(LISTINGS_PATH))
  return writes.length > 0 && writes.every(({ access }) => access === 'paid')
}

/** Buyers read listings without signing in. */
export function isCatalogueOpen(routes: readonly MarketplaceRoute[]): boolean {
  const reads = routes.filter(
    ({ method, path, isSellersOwn }) => method === 'GET' && path.startsWith(LISTINGS_PATH) && isSellersOwn !== true,
  )
  return reads.length > 0 && reads.every(({ access }) => access === 'open')
}

/** Whether a line of the log holds what proves who asks. */
export function logsCredentials(requestLogFields: readonly string[]): boolean {
  return requestLogFields.some((name) => /auth|cookie|header|token|password|secret/i.test(name))
}

/** Nothing is called paid without an active subscription behind it. */
export function hasNoFakePayment(entitlements: readonly ModuleEntitlement[], subscriptionActive: boolean): boolean {
  return subscriptionActive || !entitlements.some(({ paid }) => paid)
}

/** The sources are settings of plans and modules; none of them is a provider's credential. */
export function hasNoProviderCredentials(sourceNames: readonly string[]): boolean {
  return !sourceNames.some((name) => /SECRET|PASSWORD|TOKEN|CREDENTIAL|API_?KEY|PROVIDER/i.test(name))
}

/** Whether the gate of the writes opens exactly for the modules that the readback calls allowed: asked of all of them. */
export function gateAgrees(
  entitlements: readonly ModuleEntitlement[],
  opensGate: (moduleKey: (typeof MODULE_KEYS)[number]) => boolean,
): boolean {
  const allowed = new Map(entitlements.map((entitlement) => [entitlement.moduleKey, entitlement.allowed]))
  return MODULE_KEYS.every((moduleKey) => opensGate(moduleKey) === allowed.get(moduleKey))
}

/** The configuration is shown only in words of closed lists; any other value could be an echo of free text. */
export function showsNoFreeText(shown: {
  selectedPlanKey: string
  paymentStatus: string
  sourceNames: readonly string[]
  acceptedSourceNames: readonly string[]
}): boolean {
  const { selectedPlanKey, paymentStatus, sourceNames, acceptedSourceNames } = shown
  const isKnownPlan = selectedPlanKey === '' || PLAN_KEYS.includes(selectedPlanKey)
  const isKnownStatus =
    paymentStatus === 'NOT_CONFIGURED' || paymentStatus === 'UNKNOWN' || isPaymentStatus(paymentStatus)
  return isKnownPlan && isKnownStatus && sourceNames.every((name) => acceptedSourceNames.includes(name))
}
