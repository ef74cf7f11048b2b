import { isPaymentStatus, type ModuleEntitlement } from '@/lib/domain/entitlement/entitlement'
import { PLAN_KEYS } from '@/lib/domain/entitlement/plans'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { type MarketplaceRoute, type RouteEffect, routeText } from './write-routes'

/** The claims of the readback, each asked of the thing that it is about; none is typed in. */

/** Spec: Limits, module registry size. */
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
export function readsAlone(
  routes: readonly MarketplaceRoute[],
  readbacks: readonly Pick<MarketplaceRoute, 'path'>[],
): boolean {
  return readbacks.every(({ path }) => {
    const [found, ...others] = routes.filter((route) => route.path === path)
    return found !== undefined && others.length === 0 && found.method === 'GET' && found.effect === 'read'
  })
}

const LISTINGS_PATH = '/api/trade-core/listings/'

/** Every route that writes a listing stands behind the plan. */
export function areListingWritesPaid(routes: readonly MarketplaceRoute[]): boolean {
  const writes = routes.filter(({ method, path }) => method !== 'GET' && path.startsWith(LISTINGS_PATH))
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

/** What is shown of the configuration are words of closed lists; a value that is none of them would be an echo of free text. */
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
