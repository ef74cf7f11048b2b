import { z } from 'zod'
import { BLOCK_CODES, type ModuleEntitlement } from '@/lib/domain/entitlement/entitlement'
import { PLAN_REQUEST_STATUSES } from '@/lib/domain/entitlement/plan-request'
import type { Plan } from '@/lib/domain/entitlement/plans'
import {
  byName,
  envelope,
  flag,
  id,
  idOrEmpty,
  moment,
  named,
  openPage,
  recordOf,
  said,
  text,
  version,
} from '../schema'
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
  'Whether the seller may list in this module.',
  z.object({
    moduleKey: text('', 'yarn'),
    displayName: text('', 'Yarn'),
    allowed: z.boolean(),
    paid: z.boolean(),
    internalUatEntitled: z.boolean(),
    planKey: text('', 'module_starter'),
    blockCode: z.enum(['', ...BLOCK_CODES]),
  }),
)

const sellerAccessSchema = named(
  'SellerAccess',
  'A seller and the modules of their plan.',
  z.object({
    sellerId: idOrEmpty('The seller.'),
    sellerEmail: text(),
    companyId: idOrEmpty('Their company.'),
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
    internalUatEntitlementPolicy: byName(
      'Who of our own testers may list without a plan. It never counts as a payment.',
    ),
    noFakePaymentSuccess: claim,
    noPaymentCapture: claim,
    noMoneyMovement: claim,
    providerExecutionAllowed: claim,
    noProviderCredentials: claim,
    entitlementConfigReadback: byName('Names and states of the configuration, never its values.'),
    paidListingAccessProof: byName('What the gate decides, asked of the gate itself.'),
    generatedAt: moment(''),
  }),
)

/** The keys of a seller's access, which its record must have. */
export type SellerAccessKey = keyof z.infer<typeof sellerAccessSchema>

export const readbackSchema = named(
  'SubscriptionReadback',
  'Read only: no payment, no payout, no provider call. Two readings differ only in generatedAt.',
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
    marketplaceCommercialFlowProof: byName('The stages of the commercial flow and their routes.'),
    generatedAt: moment(''),
  }),
)

/** The keys of the readback, which it must have. */
export type ReadbackKey = keyof z.infer<typeof readbackSchema>

const planRequest = named(
  'PlanRequest',
  'A seller’s request for a plan.',
  z.object({
    requestId: id('The request.'),
    planKey: text('', 'market_growth'),
    planLabel: text('', 'Market Growth'),
    note: text(),
    status: z.enum(PLAN_REQUEST_STATUSES),
    reason: text('The reason that the admin gave.'),
    isGranted: flag('Whether the seller’s active plan is this plan now. Read from the entitlement, never stored.'),
    createdAt: moment(''),
    closedAt: said(z.iso.datetime().nullable(), 'null while it is open.', null),
    version: version(),
  }),
)
export type PlanRequest = z.infer<typeof planRequest>
export const planRequestAnswerSchema = named(
  'PlanRequestAnswer',
  'The request as it is now.',
  envelope({ planRequest }),
)

const requestingSeller = z.object({
  sellerId: id('The seller.'),
  sellerEmail: text(),
  companyName: text(),
  selectedPlanLabel: text(),
  subscriptionActive: z.boolean(),
})
/** As admins read it: with the seller and the plan they have. */
export type PlanRequestOfSeller = PlanRequest & { seller: z.infer<typeof requestingSeller> }
export const planRequestPageSchema = named(
  'PlanRequests',
  'Requests for a plan.',
  envelope({
    planRequests: z.array(planRequest.extend({ seller: said(requestingSeller, 'With `scope=all`.').optional() })),
    page: said(openPage(), 'With `scope=all`.').optional(),
  }),
)

export const sellerIdQuery = {
  sellerId: said(id('').optional(), 'For admins: the seller. For everyone else: their own id.'),
}
