import { z } from 'zod'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import type { SubscriptionReadback } from '@/lib/contract/readback/subscription-readback'
import type { ModuleEntitlement } from '@/lib/domain/entitlement/entitlement'
import { PLAN_REQUEST_STATUSES, type PlanRequest } from '@/lib/domain/entitlement/plan-request'
import type { Plan } from '@/lib/domain/entitlement/plans'
import { byName, envelope, id, idOrEmpty, moment, named, openPage, recordOf, said, text, version } from '../schema'
import { moduleKeySchema } from './listing'

const texts = z.array(z.string())
const claim = z.boolean()

const planSchema = recordOf<Plan>()(
  'Plan',
  'A subscription plan.',
  z.object({
    key: text('', 'module_starter'),
    label: text('', 'Module Starter'),
    monthlyPriceInr: said(z.number(), 'Rupees a month.', 999),
    moduleLimit: said(z.int(), '', 3),
    includedModuleKeys: z.array(moduleKeySchema),
  }),
)

const entitlementSchema = recordOf<ModuleEntitlement>()(
  'ModuleEntitlement',
  'May the seller write in this module.',
  z.object({
    moduleKey: text('', 'yarn'),
    displayName: text('', 'Yarn'),
    allowed: z.boolean(),
    paid: z.boolean(),
    internalUatEntitled: z.boolean(),
    planKey: text('', 'module_starter'),
    blockCode: z.enum(['', 'ENTITLEMENT_NOT_CONFIGURED', 'MODULE_NOT_IN_PLAN', 'SUBSCRIPTION_INACTIVE']),
  }),
)

const sellerAccessSchema = recordOf<SellerAccessRecord>()(
  'SellerAccess',
  'One seller and what his plan opens.',
  z.object({
    sellerId: idOrEmpty('The seller.'),
    sellerEmail: text(),
    companyId: idOrEmpty('His company.'),
    companyName: text(),
    selectedPlanKey: text('"" without a plan.', 'module_starter'),
    selectedPlanLabel: text('', 'Module Starter'),
    paymentStatus: text('', 'ACTIVE'),
    subscriptionActive: z.boolean(),
    internalUatEntitlementActive: z.boolean(),
    entitlementMode: text('', 'PROVIDER_CONFIG_REQUIRED'),
    allowedModuleKeys: texts,
    blockedModuleKeys: texts,
    moduleEntitlements: z.array(entitlementSchema),
    source: text(),
    configEnvNames: texts,
    internalUatEntitlementPolicy: byName('Who of us may test without a plan; it is never called a payment.'),
    noFakePaymentSuccess: claim,
    noPaymentCapture: claim,
    noMoneyMovement: claim,
    providerExecutionAllowed: claim,
    noProviderCredentials: claim,
    entitlementConfigReadback: byName('Names and states of the configuration, no values.'),
    paidListingAccessProof: byName('What was asked of the gate, and what it said.'),
    generatedAt: moment(''),
  }),
)

export const readbackSchema = recordOf<SubscriptionReadback>()(
  'SubscriptionReadback',
  'Read only: no payment, no payout, no provider call. Two readings differ in generatedAt alone.',
  z.object({
    ok: z.literal(true),
    success: z.literal(true),
    canonical: claim,
    marker: text(),
    version: text(),
    readOnly: claim,
    noDbSchemaChange: claim,
    noDbFakeRows: claim,
    noMoneyMovement: claim,
    noFakePaymentSuccess: claim,
    noProviderCredentials: claim,
    codeGapStatus: z.enum(['COMPLETE', 'PARTIAL']),
    remainingPartialCountForFamily: z.int(),
    buyerAccessOpen: claim,
    requestReadback: z.object({ method: text('', 'GET'), queryKeys: texts, authHeaderValueLogged: z.literal(false) }),
    plans: z.array(planSchema),
    exact22ModuleRegistry: claim,
    moduleCount: said(z.int(), '', 22),
    sellerAccess: z.array(sellerAccessSchema),
    sellers: z.array(sellerAccessSchema),
    selectedSellerAccess: sellerAccessSchema,
    entitlementConfigReadback: byName('Of all sellers shown.'),
    marketplaceCommercialFlowProof: byName('The stages of the commercial flow and the routes that carry them.'),
    generatedAt: moment(''),
  }),
)

const planRequestSchema = recordOf<PlanRequest>()(
  'PlanRequest',
  'A seller asks for a plan; granted is read off the entitlement.',
  z.object({
    requestId: id('The request.'),
    planKey: text('', 'market_growth'),
    planLabel: text('', 'Market Growth'),
    note: text(),
    status: z.enum(PLAN_REQUEST_STATUSES),
    reason: text('What the admin who answered says.'),
    isGranted: z.boolean(),
    createdAt: moment(''),
    closedAt: said(z.iso.datetime().nullable(), 'null: it waits.', null),
    version: version(),
  }),
)
export const planRequestAnswerSchema = named(
  'PlanRequestAnswer',
  'The request as it is now.',
  envelope({ planRequest: planRequestSchema }),
)
export const planRequestPageSchema = named(
  'PlanRequests',
  'Requests for a plan.',
  envelope({
    planRequests: z.array(
      planRequestSchema.extend({
        seller: said(
          z.object({
            sellerId: id('The seller.'),
            sellerEmail: text(),
            companyName: text(),
            selectedPlanLabel: text(),
            subscriptionActive: z.boolean(),
          }),
          'With `scope=all`.',
        ).optional(),
      }),
    ),
    page: said(openPage(), 'With `scope=all`.').optional(),
  }),
)

export const sellerIdQuery = {
  sellerId: said(id('').optional(), 'An admin names a seller; for everyone else: himself.'),
}
