import { decideEntitlements, type EntitlementAccess, subscriptionOf } from '@/lib/domain/entitlement/entitlement'
import { ENTITLEMENT_MODE, ENTITLEMENT_SOURCE, INTERNAL_UAT_VERSION } from '@/lib/domain/markers'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import type { SellerAccessKey } from '../responses/subscription'
import { paidListingProof } from './paid-listing-proof'
import {
  gateAgrees,
  hasNoFakePayment,
  hasNoProviderCredentials,
  noneDoes,
  type ReadbackFacts,
  showsNoFreeText,
} from './readback-checks'

export interface SellerIdentity {
  sellerId: string
  email: string
  companyId: string
  companyName: string
}

/** The source of the entitlements as the readback shows it: names and states, no values. */
export interface SourceState {
  acceptedEnvNames: readonly string[]
  configuredEnvNames: readonly string[]
  /** Whether the source's newest state was understood. */
  isSourceReady: boolean
  /** Whether a configuration is in force, be it the last good one. */
  isInForce: boolean
}

/** Asks the gate itself, the one that every paid write passes. */
export type OpensGate = (access: EntitlementAccess, moduleKey: string) => boolean

export interface ReadbackConditions {
  source: SourceState
  opensGate: OpensGate
  now: Date
  service: ReadbackFacts
}

/** The seller access record (reference 7.5), every key in its order. */
export function sellerAccessRecord(seller: SellerIdentity, access: EntitlementAccess, conditions: ReadbackConditions) {
  const { source, opensGate, now, service } = conditions
  const { routes } = service
  const { plan, paymentStatus, isActive } = subscriptionOf(access, now)
  const moduleEntitlements = decideEntitlements(access, now)
  const keysOf = (allowed: boolean) =>
    moduleEntitlements.filter((entitlement) => entitlement.allowed === allowed).map(({ moduleKey }) => moduleKey)
  const isGateInAgreement = gateAgrees(moduleEntitlements, (moduleKey) => opensGate(access, moduleKey))
  const money = {
    noFakePaymentSuccess: hasNoFakePayment(moduleEntitlements, isActive),
    noPaymentCapture: noneDoes(routes, 'payment_capture'),
    noMoneyMovement: noneDoes(routes, 'payment_capture', 'payout'),
  }
  const providerExecutionAllowed = !noneDoes(routes, 'provider_call', 'payment_capture', 'payout')
  const uat = internalUatPolicy(access, { ...money, providerExecutionAllowed })
  const selectedPlanKey = plan?.key ?? ''

  return {
    sellerId: seller.sellerId,
    sellerEmail: seller.email,
    companyId: seller.companyId,
    companyName: seller.companyName,
    selectedPlanKey,
    selectedPlanLabel: plan?.label ?? '',
    paymentStatus: paymentStatus as string,
    subscriptionActive: isActive,
    internalUatEntitlementActive: uat.allowedModuleKeys.length > 0,
    entitlementMode: ENTITLEMENT_MODE,
    allowedModuleKeys: keysOf(true),
    blockedModuleKeys: keysOf(false),
    moduleEntitlements,
    source: ENTITLEMENT_SOURCE,
    configEnvNames: [...source.acceptedEnvNames],
    internalUatEntitlementPolicy: uat,
    ...money,
    providerExecutionAllowed,
    noProviderCredentials: hasNoProviderCredentials(source.acceptedEnvNames),
    entitlementConfigReadback: entitlementConfigReadback(source, {
      runtimeFallbackMatchesWriteGate: isGateInAgreement,
      noSecretValueEcho: showsNoFreeText({
        selectedPlanKey,
        paymentStatus,
        sourceNames: source.configuredEnvNames,
        acceptedSourceNames: source.acceptedEnvNames,
      }),
    }),
    paidListingAccessProof: paidListingProof({
      entitlements: moduleEntitlements,
      isGateInAgreement,
      opensGate,
      noFakePaymentSuccess: money.noFakePaymentSuccess,
      service,
    }),
    generatedAt: now.toISOString(),
  } satisfies Record<SellerAccessKey, unknown>
}

export type SellerAccessRecord = ReturnType<typeof sellerAccessRecord>

export function entitlementConfigReadback(
  source: SourceState,
  claims: { runtimeFallbackMatchesWriteGate: boolean; noSecretValueEcho: boolean },
) {
  return {
    authoritativeEntitlementConfigReady: source.isInForce,
    acceptedEntitlementEnvConfigured: source.configuredEnvNames.length > 0,
    entitlementConfigSourceReady: source.isSourceReady,
    runtimeFallbackMatchesWriteGate: claims.runtimeFallbackMatchesWriteGate,
    noSecretValueEcho: claims.noSecretValueEcho,
    acceptedEntitlementEnvNames: [...source.acceptedEnvNames],
    configuredEntitlementEnvNames: [...source.configuredEnvNames],
  }
}

export type EntitlementConfigReadback = ReturnType<typeof entitlementConfigReadback>

/** Our own testers may write without a plan where the configuration says so; it is never called a payment. */
function internalUatPolicy(
  { internalUat }: EntitlementAccess,
  money: {
    noFakePaymentSuccess: boolean
    noPaymentCapture: boolean
    noMoneyMovement: boolean
    providerExecutionAllowed: boolean
  },
) {
  const { isEnabled, isTrustedSeller, moduleKeys } = internalUat
  return {
    enabled: isEnabled,
    mode: isEnabled ? 'INTERNAL_UAT' : 'OFF',
    version: INTERNAL_UAT_VERSION,
    trustedInternalSeller: isTrustedSeller,
    providerState: money.providerExecutionAllowed ? 'ON' : 'OFF',
    providerExecutionAllowed: money.providerExecutionAllowed,
    paymentStatusAsserted: !money.noFakePaymentSuccess,
    noFakePaymentSuccess: money.noFakePaymentSuccess,
    noPaymentCapture: money.noPaymentCapture,
    noMoneyMovement: money.noMoneyMovement,
    allowedModuleKeys:
      isEnabled && isTrustedSeller ? MODULE_KEYS.filter((moduleKey) => moduleKeys.includes(moduleKey)) : [],
  }
}
