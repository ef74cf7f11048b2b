import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { decideEntitlement, type EntitlementAccess, NO_ACCESS } from '@/lib/domain/entitlement/entitlement'
import { PLANS } from '@/lib/domain/entitlement/plans'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { listListingsRoute } from '../routes/listings'
import { listSellerAccessRoute, showSubscriptionRoute } from '../routes/subscription'
import { MARKETPLACE_ROUTES } from './marketplace-routes'
import type { MarketplaceRoute, ReadbackFacts } from './readback-checks'
import { READBACK_FACTS } from './readback-facts'
import { type ReadbackConditions, sellerAccessRecord } from './seller-access-record'
import { commercialFlowProof, subscriptionReadback } from './subscription-readback'

/** The spec's field lists, copied. */
const SPEC = {
  envelope:
    'ok, success, canonical, marker, version, readOnly, noDbSchemaChange, noDbFakeRows, noMoneyMovement, noFakePaymentSuccess, noProviderCredentials, codeGapStatus, remainingPartialCountForFamily, buyerAccessOpen, requestReadback, plans, exact22ModuleRegistry, moduleCount, sellerAccess, sellers, selectedSellerAccess, entitlementConfigReadback, marketplaceCommercialFlowProof, generatedAt',
  requestReadback: 'method, queryKeys, authHeaderValueLogged',
  plan: 'key, label, monthlyPriceInr, moduleLimit, includedModuleKeys',
  record:
    'sellerId, sellerEmail, companyId, companyName, selectedPlanKey, selectedPlanLabel, paymentStatus, subscriptionActive, internalUatEntitlementActive, entitlementMode, allowedModuleKeys, blockedModuleKeys, moduleEntitlements, source, configEnvNames, internalUatEntitlementPolicy, noFakePaymentSuccess, noPaymentCapture, noMoneyMovement, providerExecutionAllowed, noProviderCredentials, entitlementConfigReadback, paidListingAccessProof, generatedAt',
  moduleEntitlement: 'moduleKey, displayName, allowed, paid, internalUatEntitled, planKey, blockCode',
  uatPolicy:
    'enabled, mode, version, trustedInternalSeller, providerState, providerExecutionAllowed, paymentStatusAsserted, noFakePaymentSuccess, noPaymentCapture, noMoneyMovement, allowedModuleKeys',
  configReadback:
    'authoritativeEntitlementConfigReady, acceptedEntitlementEnvConfigured, entitlementConfigSourceReady, runtimeFallbackMatchesWriteGate, noSecretValueEcho',
  paidListingProof:
    'marker, version, sellerSubscriptionBackendReady, moduleEntitlementReadbackReady, paidListingAccessGateReady, buyerMarketplaceReadAccessOpen, sellerListingWriteRequiresPaidEntitlement, paidModuleWriteRoutesEnforced, allowedModuleCount, blockedModuleCount, exact22ModuleRegistry, noDuplicateRoutes, noFakePaymentSuccess, noMoneyMovement, noProviderRuntimeCall, routeOwner',
  flowProof:
    'commercialFlowStages, existingRouteAnchors, frontendEvidenceRoutes, buyerSellerMarketplaceCommercialFlowReady, noDuplicateListingRoutes, noDuplicateOrderRoutes, noDuplicateRfqRoutes, noFakePaymentSuccess, noPaymentCapture, noPayoutExecution, noExternalApiCall',
  stages:
    'buyer_browse, seller_paid_listing_gate, rfq_or_order_intent, seller_quotation_lifecycle, negotiation, commercial_approval, order_readback, provider_checkout_pending, delivery_readback, wallet_payout_receipt_readback',
}
const list = (text: string) => text.split(', ')

const NOW = new Date('2026-06-15T10:00:00Z')
const names = ['SELLER_ENTITLEMENTS_JSON', 'SELLER_ENTITLEMENTS_FILE']
const conditions: ReadbackConditions = {
  source: { acceptedEnvNames: names, configuredEnvNames: [], isSourceReady: true, isInForce: true },
  opensGate: (access, moduleKey) => decideEntitlement(access, moduleKey, NOW).allowed,
  now: NOW,
  service: READBACK_FACTS,
}

function access(planKey: string, paymentStatus = 'ACTIVE'): EntitlementAccess {
  return { ...NO_ACCESS, entry: { planKey, paymentStatus } }
}

function record(given: EntitlementAccess, odd: Partial<ReadbackConditions> = {}) {
  const seller = { sellerId: 's1', email: 'ravi@mill.test', companyId: 'c1', companyName: 'Ravi Mills' }
  return sellerAccessRecord(seller, given, { ...conditions, ...odd })
}

function readback(given = [access('module_starter')], odd: Partial<ReadbackConditions> = {}) {
  const records = given.map((one) => record(one, odd))
  return subscriptionReadback(records, records[0] ?? record(NO_ACCESS, odd), { ...conditions, ...odd })
}

describe('the shape', () => {
  const envelope = readback()
  const seller = envelope.selectedSellerAccess

  test.each<[string, object | undefined, string]>([
    ['the envelope', envelope, SPEC.envelope],
    ['requestReadback', envelope.requestReadback, SPEC.requestReadback],
    ['a plan', envelope.plans[0], SPEC.plan],
    ['the seller access record', seller, SPEC.record],
    ['a module entitlement', seller.moduleEntitlements[0], SPEC.moduleEntitlement],
    ['the internal test policy', seller.internalUatEntitlementPolicy, SPEC.uatPolicy],
    ['the paid-listing proof', seller.paidListingAccessProof, SPEC.paidListingProof],
    ['the commercial flow proof', envelope.marketplaceCommercialFlowProof, SPEC.flowProof],
  ])("%s has the spec's keys and no other", (_, given, keys) => {
    expect(Object.keys(given ?? {})).toEqual(list(keys))
  })

  test('the configuration readback has the five booleans and arrays of names', () => {
    for (const given of [envelope.entitlementConfigReadback, seller.entitlementConfigReadback]) {
      const { acceptedEntitlementEnvNames, configuredEntitlementEnvNames, ...booleans } = given
      expect(Object.keys(booleans)).toEqual(list(SPEC.configReadback))
      expect(acceptedEntitlementEnvNames).toEqual(names)
      expect(configuredEntitlementEnvNames).toEqual([])
    }
  })

  test("the constants are the spec's", () => {
    expect(envelope).toMatchObject({
      ok: true,
      success: true,
      canonical: true,
      readOnly: true,
      noDbSchemaChange: true,
      noDbFakeRows: true,
      noMoneyMovement: true,
      noFakePaymentSuccess: true,
      noProviderCredentials: true,
      codeGapStatus: 'COMPLETE',
      remainingPartialCountForFamily: 0,
      buyerAccessOpen: true,
      requestReadback: { method: 'GET', queryKeys: [], authHeaderValueLogged: false },
      exact22ModuleRegistry: true,
      moduleCount: 22,
    })
    expect(envelope.sellers).toEqual(envelope.sellerAccess)
    expect(envelope.marketplaceCommercialFlowProof.commercialFlowStages).toEqual(list(SPEC.stages))
    expect(seller).toMatchObject({
      entitlementMode: 'PROVIDER_CONFIG_REQUIRED',
      configEnvNames: names,
      noFakePaymentSuccess: true,
      noPaymentCapture: true,
      noMoneyMovement: true,
      providerExecutionAllowed: false,
      noProviderCredentials: true,
      generatedAt: '2026-06-15T10:00:00.000Z',
    })
  })
})

describe('the types', () => {
  const [text, truth, whole] = [z.string(), z.boolean(), z.number().int()]
  const texts = z.array(text)
  const fields = <T extends z.ZodType>(names: string, type: T) =>
    Object.fromEntries(list(names).map((name) => [name, type]))
  const plan = z.strictObject({
    ...fields('key, label', text),
    ...fields('monthlyPriceInr, moduleLimit', whole),
    includedModuleKeys: texts,
  })
  const entitlement = z.strictObject({
    ...fields('moduleKey, displayName, planKey', text),
    ...fields('allowed, paid, internalUatEntitled', truth),
    blockCode: z.enum(['', 'MODULE_NOT_IN_PLAN', 'SUBSCRIPTION_INACTIVE', 'ENTITLEMENT_NOT_CONFIGURED']),
  })
  const configReadback = z.strictObject({
    ...fields(SPEC.configReadback, truth),
    ...fields('acceptedEntitlementEnvNames, configuredEntitlementEnvNames', texts),
  })
  const uatPolicy = z.strictObject({
    ...fields('mode, version, providerState', text),
    ...fields('enabled, trustedInternalSeller, providerExecutionAllowed, paymentStatusAsserted', truth),
    ...fields('noFakePaymentSuccess, noPaymentCapture, noMoneyMovement', truth),
    allowedModuleKeys: texts,
  })
  const proof = z.strictObject({
    ...fields('marker, version, routeOwner', text),
    ...fields('sellerSubscriptionBackendReady, moduleEntitlementReadbackReady, paidListingAccessGateReady', truth),
    ...fields('buyerMarketplaceReadAccessOpen, sellerListingWriteRequiresPaidEntitlement', truth),
    ...fields('exact22ModuleRegistry, noDuplicateRoutes, noFakePaymentSuccess', truth),
    ...fields('noMoneyMovement, noProviderRuntimeCall', truth),
    ...fields('allowedModuleCount, blockedModuleCount', whole),
    paidModuleWriteRoutesEnforced: texts,
  })
  const record = z.strictObject({
    ...fields('sellerId, sellerEmail, companyId, companyName, selectedPlanKey, selectedPlanLabel', text),
    ...fields('paymentStatus, entitlementMode, source', text),
    ...fields('subscriptionActive, internalUatEntitlementActive, noFakePaymentSuccess, noPaymentCapture', truth),
    ...fields('noMoneyMovement, providerExecutionAllowed, noProviderCredentials', truth),
    ...fields('allowedModuleKeys, blockedModuleKeys, configEnvNames', texts),
    moduleEntitlements: z.array(entitlement).length(22),
    internalUatEntitlementPolicy: uatPolicy,
    entitlementConfigReadback: configReadback,
    paidListingAccessProof: proof,
    generatedAt: z.iso.datetime(),
  })
  const envelope = z.strictObject({
    ...fields('ok, success, canonical, readOnly, noDbSchemaChange, noDbFakeRows, noMoneyMovement', truth),
    ...fields('noFakePaymentSuccess, noProviderCredentials, buyerAccessOpen, exact22ModuleRegistry', truth),
    ...fields('marker, version, codeGapStatus', text),
    ...fields('remainingPartialCountForFamily, moduleCount', whole),
    requestReadback: z.strictObject({ method: text, queryKeys: texts, authHeaderValueLogged: truth }),
    plans: z.array(plan).length(3),
    ...fields('sellerAccess, sellers', z.array(record)),
    selectedSellerAccess: record,
    entitlementConfigReadback: configReadback,
    marketplaceCommercialFlowProof: z.strictObject({
      ...fields('commercialFlowStages, existingRouteAnchors, frontendEvidenceRoutes', texts),
      ...fields(
        'buyerSellerMarketplaceCommercialFlowReady, noDuplicateListingRoutes, noDuplicateOrderRoutes, noDuplicateRfqRoutes',
        truth,
      ),
      ...fields('noFakePaymentSuccess, noPaymentCapture, noPayoutExecution, noExternalApiCall', truth),
    }),
    generatedAt: z.iso.datetime(),
  })

  test.each<[string, EntitlementAccess[]]>([
    [
      'three plans, a lapsed one and none',
      [...PLANS.map(({ key }) => access(key)), access('all_textile', 'LAPSED'), NO_ACCESS],
    ],
    ['no one', []],
    ['a plan, a status and a module that do not exist', [access('gold', 'PAID')]],
  ])("every field of the spec's tables has its type, for %s", (_, given) => {
    expect(envelope.safeParse(JSON.parse(JSON.stringify(readback(given)))).error?.issues ?? []).toEqual([])
  })

  test("the plans are the spec's, figure by figure", () => {
    expect(
      readback().plans.map(({ key, label, monthlyPriceInr, moduleLimit }) => [
        key,
        label,
        monthlyPriceInr,
        moduleLimit,
      ]),
    ).toEqual([
      ['module_starter', 'Module Starter', 999, 3],
      ['market_growth', 'Market Growth', 2499, 8],
      ['all_textile', 'All Textile Modules', 6999, 22],
    ])
  })
})

describe('a seller', () => {
  test.each([
    ['module_starter', 'Module Starter', 3],
    ['market_growth', 'Market Growth', 8],
    ['all_textile', 'All Textile Modules', 22],
  ])('with %s may write in its modules; the rest of the 22 is blocked', (planKey, label, count) => {
    const given = record(access(planKey))
    expect(given).toMatchObject({
      selectedPlanKey: planKey,
      selectedPlanLabel: label,
      paymentStatus: 'ACTIVE',
      subscriptionActive: true,
      internalUatEntitlementActive: false,
    })
    expect(given.allowedModuleKeys).toHaveLength(count)
    expect([...given.allowedModuleKeys, ...given.blockedModuleKeys].sort()).toEqual([...MODULE_KEYS].sort())
    expect(given.moduleEntitlements.map(({ moduleKey }) => moduleKey)).toEqual(MODULE_KEYS)
    expect(given.paidListingAccessProof).toMatchObject({ allowedModuleCount: count, blockedModuleCount: 22 - count })
  })

  test('without an entry has no plan, the status NOT_CONFIGURED and 22 blocked modules', () => {
    const given = record(NO_ACCESS)
    expect(given).toMatchObject({
      selectedPlanKey: '',
      selectedPlanLabel: '',
      paymentStatus: 'NOT_CONFIGURED',
      subscriptionActive: false,
      allowedModuleKeys: [],
      blockedModuleKeys: MODULE_KEYS,
    })
    expect(given.moduleEntitlements.every(({ planKey }) => planKey === '')).toBe(true)
  })

  test('with a lapsed payment keeps the plan and has every module blocked', () => {
    const given = record(access('market_growth', 'LAPSED'))
    expect(given).toMatchObject({
      selectedPlanKey: 'market_growth',
      paymentStatus: 'LAPSED',
      subscriptionActive: false,
    })
    expect(given.blockedModuleKeys).toEqual(MODULE_KEYS)
  })

  test('who tests for us is open for the named modules, and no payment is asserted', () => {
    const given = record({
      entry: null,
      internalUat: { isEnabled: true, isTrustedSeller: true, moduleKeys: ['yarn', 'silk'] },
    })
    expect(given).toMatchObject({
      internalUatEntitlementActive: true,
      allowedModuleKeys: ['yarn'],
      paymentStatus: 'NOT_CONFIGURED',
      noFakePaymentSuccess: true,
      internalUatEntitlementPolicy: {
        enabled: true,
        mode: 'INTERNAL_UAT',
        trustedInternalSeller: true,
        providerState: 'OFF',
        paymentStatusAsserted: false,
        allowedModuleKeys: ['yarn'],
      },
    })
  })

  test('sees only known words of the configuration', () => {
    const given = record({
      entry: { planKey: 'canary', paymentStatus: 'canary', validUntil: 'canary' },
      internalUat: { isEnabled: true, isTrustedSeller: true, moduleKeys: ['canary'] },
    })
    expect(JSON.stringify(given)).not.toContain('canary')
    expect(given.paymentStatus).toBe('UNKNOWN')
  })
})

describe('a claim of the readback is false when it does not hold', () => {
  test('runtimeFallbackMatchesWriteGate, when the gate opens for a module that the record blocks', () => {
    const odd = { opensGate: (_: EntitlementAccess, moduleKey: string) => moduleKey === 'chemical_dye' }
    const envelope = readback([access('module_starter')], odd)
    expect(envelope.entitlementConfigReadback.runtimeFallbackMatchesWriteGate).toBe(false)
    expect(envelope.selectedSellerAccess.paidListingAccessProof.paidListingAccessGateReady).toBe(false)
    expect(envelope).toMatchObject({ codeGapStatus: 'PARTIAL', remainingPartialCountForFamily: 2 })
  })

  test('the readiness of the source, when it is missing or its newest state is broken', () => {
    const source = { acceptedEnvNames: names, configuredEnvNames: [], isSourceReady: false, isInForce: false }
    expect(readback([], { source }).entitlementConfigReadback).toMatchObject({
      authoritativeEntitlementConfigReady: false,
      acceptedEntitlementEnvConfigured: false,
      entitlementConfigSourceReady: false,
    })
    const lastGood = { ...source, configuredEnvNames: names.slice(1), isInForce: true }
    expect(readback([], { source: lastGood }).entitlementConfigReadback).toMatchObject({
      authoritativeEntitlementConfigReady: true,
      acceptedEntitlementEnvConfigured: true,
      entitlementConfigSourceReady: false,
    })
  })

  test('noProviderCredentials and noSecretValueEcho, when a source is a credential or shows its value', () => {
    const source = {
      acceptedEnvNames: ['STRIPE_SECRET'],
      configuredEnvNames: ['{"sellers"}'],
      isSourceReady: true,
      isInForce: true,
    }
    const envelope = readback([access('module_starter')], { source })
    expect(envelope.noProviderCredentials).toBe(false)
    expect(envelope.entitlementConfigReadback.noSecretValueEcho).toBe(false)
  })
})

describe('each claim about the service becomes false when the service changes', () => {
  const route = (changes: Partial<MarketplaceRoute>): MarketplaceRoute => ({
    method: 'POST',
    path: '/api/odd',
    access: 'actor',
    effect: 'record',
    ...changes,
  })
  const withRoute = (changes: Partial<MarketplaceRoute>) => ({ routes: [...MARKETPLACE_ROUTES, route(changes)] })
  const changed = (of: MarketplaceRoute, changes: Partial<MarketplaceRoute>) => ({
    routes: MARKETPLACE_ROUTES.map((known) => (known === of ? { ...known, ...changes } : known)),
  })
  const capture = withRoute({ effect: 'payment_capture' })
  const payout = withRoute({ effect: 'payout' })
  const provider = withRoute({ effect: 'provider_call' })
  const listingTwice = withRoute({ method: 'GET', path: '/api/trade-core/listings/:anyKey' })
  const ungated = withRoute({ path: '/api/trade-core/listings/:moduleKey/boost' })
  const orderTwice = withRoute({ method: 'GET', path: '/api/trade-core/orders/mine' })
  const rfqTwice = withRoute({ path: '/api/rfq/create' })
  const without = { routes: MARKETPLACE_ROUTES.filter(({ path }) => path !== '/api/rfq/accept') }
  const oneLess = { registry: MODULE_KEYS.slice(1) }
  const oddPlan = { plans: PLANS.map((plan) => ({ ...plan, moduleLimit: plan.moduleLimit + 1 })) }

  test.each<[path: string, odd: Partial<ReadbackFacts>, value?: unknown]>([
    ['canonical', listingTwice],
    ['readOnly', changed(showSubscriptionRoute, { effect: 'record' })],
    ['readOnly', { routes: MARKETPLACE_ROUTES.filter((known) => known !== listSellerAccessRoute) }],
    ['noDbSchemaChange', changed(listSellerAccessRoute, { effect: 'record' })],
    ['noDbFakeRows', changed(listSellerAccessRoute, { method: 'POST' })],
    ['noMoneyMovement', capture],
    ['noMoneyMovement', payout],
    ['buyerAccessOpen', changed(listListingsRoute, { access: 'actor' })],
    ['exact22ModuleRegistry', oneLess],
    [
      'requestReadback.authHeaderValueLogged',
      { requestLogFields: [...READBACK_FACTS.requestLogFields, 'authorization'] },
      true,
    ],
    ['codeGapStatus', ungated, 'PARTIAL'],
    ['selectedSellerAccess.noPaymentCapture', capture],
    ['selectedSellerAccess.noMoneyMovement', payout],
    ['selectedSellerAccess.providerExecutionAllowed', provider, true],
    ['selectedSellerAccess.internalUatEntitlementPolicy.noPaymentCapture', capture],
    ['selectedSellerAccess.internalUatEntitlementPolicy.noMoneyMovement', payout],
    ['selectedSellerAccess.internalUatEntitlementPolicy.providerExecutionAllowed', provider, true],
    ['selectedSellerAccess.internalUatEntitlementPolicy.providerState', provider, 'ON'],
    ['selectedSellerAccess.paidListingAccessProof.sellerSubscriptionBackendReady', oddPlan],
    [
      'selectedSellerAccess.paidListingAccessProof.moduleEntitlementReadbackReady',
      { registry: [...MODULE_KEYS, 'silk'] },
    ],
    [
      'selectedSellerAccess.paidListingAccessProof.buyerMarketplaceReadAccessOpen',
      changed(listListingsRoute, { access: 'paid' }),
    ],
    ['selectedSellerAccess.paidListingAccessProof.sellerListingWriteRequiresPaidEntitlement', ungated],
    ['selectedSellerAccess.paidListingAccessProof.exact22ModuleRegistry', oneLess],
    ['selectedSellerAccess.paidListingAccessProof.noDuplicateRoutes', listingTwice],
    ['selectedSellerAccess.paidListingAccessProof.noMoneyMovement', payout],
    ['selectedSellerAccess.paidListingAccessProof.noProviderRuntimeCall', provider],
    ['marketplaceCommercialFlowProof.buyerSellerMarketplaceCommercialFlowReady', without],
    ['marketplaceCommercialFlowProof.noDuplicateListingRoutes', listingTwice],
    ['marketplaceCommercialFlowProof.noDuplicateOrderRoutes', orderTwice],
    ['marketplaceCommercialFlowProof.noDuplicateRfqRoutes', rfqTwice],
    ['marketplaceCommercialFlowProof.noPaymentCapture', capture],
    ['marketplaceCommercialFlowProof.noPayoutExecution', payout],
    ['marketplaceCommercialFlowProof.noExternalApiCall', provider],
  ])('%s', (path, odd, value = false) => {
    expect(readback()).not.toHaveProperty(path, value)
    expect(readback([access('module_starter')], { service: { ...READBACK_FACTS, ...odd } })).toHaveProperty(path, value)
  })
})

test('the order in which modules are named for internal testing changes no byte', () => {
  const tester = (moduleKeys: string[]): EntitlementAccess => ({
    entry: null,
    internalUat: { isEnabled: true, isTrustedSeller: true, moduleKeys },
  })
  expect(JSON.stringify(record(tester(['yarn', 'thread', 'yarn'])))).toBe(
    JSON.stringify(record(tester(['thread', 'yarn']))),
  )
})

const proofOf = (routes: readonly MarketplaceRoute[]) =>
  commercialFlowProof({ routes, flow: READBACK_FACTS.flow }, true)

describe('the commercial flow', () => {
  const carried: MarketplaceRoute[] = [...new Set(READBACK_FACTS.flow.flatMap(({ routes }) => routes))].map((text) => {
    const [given, path = ''] = text.split(' ')
    const method = (['GET', 'POST', 'DELETE'] as const).find((known) => known === given)
    if (!method) throw new Error(`no method in ${text}`)
    return { method, path, access: 'actor', effect: 'record' }
  })

  test('is ready when every route of its stages is there, and not when one is missing', () => {
    expect(proofOf(carried).buyerSellerMarketplaceCommercialFlowReady).toBe(true)
    for (const missing of carried) {
      const rest = carried.filter((route) => route !== missing)
      expect(proofOf(rest).buyerSellerMarketplaceCommercialFlowReady, missing.path).toBe(false)
    }
  })

  test('names the routes that are there', () => {
    expect(proofOf([listListingsRoute]).existingRouteAnchors).toEqual(['GET /api/trade-core/listings/:moduleKey'])
  })

  test.each([
    ['noDuplicateListingRoutes', '/api/trade-core/listings/:moduleKey'],
    ['noDuplicateOrderRoutes', '/api/trade-core/orders/mine'],
    ['noDuplicateRfqRoutes', '/api/rfq/compare/:id'],
  ])('%s sees a route that is there twice', (claim, path) => {
    const route: MarketplaceRoute = { method: 'GET', path, access: 'actor', effect: 'read' }
    expect(proofOf([route])).toHaveProperty(claim, true)
    expect(proofOf([route, route])).toHaveProperty(claim, false)
  })

  test.each([
    ['noPaymentCapture', 'payment_capture'],
    ['noPayoutExecution', 'payout'],
    ['noExternalApiCall', 'provider_call'],
  ] as const)('%s is false with a route of that effect', (claim, effect) => {
    expect(proofOf(MARKETPLACE_ROUTES)).toHaveProperty(claim, true)
    const odd = [...MARKETPLACE_ROUTES, { ...listSellerAccessRoute, path: '/api/odd', effect }]
    expect(proofOf(odd)).toHaveProperty(claim, false)
  })
})
