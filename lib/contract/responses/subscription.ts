import { z } from 'zod'
import { BLOCK_CODES, type ModuleEntitlement } from '@/lib/domain/entitlement/entitlement'
import { PLAN_REQUEST_STATUSES } from '@/lib/domain/entitlement/plan-request'
import type { Plan } from '@/lib/domain/entitlement/plans'
import { DEFAULT_MODULE_KEY, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { byName, described, flag, id, idOrEmpty, moment, record, text, texts } from '@/lib/domain/record-schema'
import { openPage, recordOf, response, version } from '../schema'
import { moduleKeySchema } from './listing'

const claim = z.boolean()

const planSchema = recordOf<Plan>()('Plan', 'A subscription plan.', {
  key: text('', 'module_starter'),
  label: text('', 'Module Starter'),
  monthlyPriceInr: described(z.number(), 'Rupees a month.', 999),
  moduleLimit: described(z.int(), '', 3),
  includedModuleKeys: z.array(moduleKeySchema),
})

const entitlementSchema = recordOf<ModuleEntitlement>()(
  'ModuleEntitlement',
  'Whether the seller may list in this module.',
  {
    moduleKey: text('', DEFAULT_MODULE_KEY),
    displayName: text('', MODULE_NAMES[DEFAULT_MODULE_KEY]),
    allowed: z.boolean(),
    paid: z.boolean(),
    internalUatEntitled: z.boolean(),
    planKey: text('', 'module_starter'),
    blockCode: z.enum(['', ...BLOCK_CODES]),
  },
)

const sellerAccessSchema = record('SellerAccess', 'A seller and the modules of their plan.', {
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
  internalUatEntitlementPolicy: byName('Who of our own testers may list without a plan. It never counts as a payment.'),
  noFakePaymentSuccess: claim,
  noPaymentCapture: claim,
  noMoneyMovement: claim,
  providerExecutionAllowed: claim,
  noProviderCredentials: claim,
  entitlementConfigReadback: byName('Names and states of the configuration, never its values.'),
  paidListingAccessProof: byName('What the gate decides, asked of the gate itself.'),
  generatedAt: moment(''),
})

/** The keys of a seller's access, which its record must have. */
export type SellerAccessKey = keyof z.infer<typeof sellerAccessSchema>

export const readbackSchema = record(
  'SubscriptionReadback',
  'Read only: no payment, no payout, no provider call. Two readings differ only in generatedAt.',
  {
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
    moduleCount: described(z.int(), '', 22),
    sellerAccess: z.array(sellerAccessSchema),
    sellers: z.array(sellerAccessSchema),
    selectedSellerAccess: sellerAccessSchema,
    entitlementConfigReadback: byName('Of all sellers shown.'),
    marketplaceCommercialFlowProof: byName('The stages of the commercial flow and their routes.'),
    generatedAt: moment(''),
  },
)

/** The keys of the readback, which it must have. */
export type ReadbackKey = keyof z.infer<typeof readbackSchema>

const planRequest = record('PlanRequest', 'A seller’s request for a plan.', {
  requestId: id('The request.'),
  planKey: text('', 'market_growth'),
  planLabel: text('', 'Market Growth'),
  note: text(),
  status: z.enum(PLAN_REQUEST_STATUSES),
  reason: text('The reason that the admin gave.'),
  isGranted: flag('Whether the seller’s active plan is this plan now. Read from the entitlement, never stored.'),
  createdAt: moment(''),
  closedAt: described(z.iso.datetime().nullable(), 'null while it is open.', null),
  version: version(),
})
export type PlanRequest = z.infer<typeof planRequest>
export const planRequestAnswerSchema = response('OnePlanRequest', 'The request as it is now.', { planRequest })

const requestingSeller = z.object({
  sellerId: id('The seller.'),
  sellerEmail: text(),
  companyName: text(),
  selectedPlanLabel: text(),
  subscriptionActive: z.boolean(),
})
/** As admins read it: with who answered. */
export type AnsweredPlanRequest = PlanRequest & { answeredByName: string }
/** The same with the seller and the plan they have. */
export type PlanRequestOfSeller = AnsweredPlanRequest & { seller: z.infer<typeof requestingSeller> }
export const planRequestPageSchema = response('PlanRequests', 'Requests for a plan.', {
  planRequests: z.array(
    planRequest.extend({
      answeredByName: described(
        z.string().optional(),
        'The admin who answered; "" without an answer. With `scope=all`.',
        '',
      ),
      seller: described(requestingSeller, 'With `scope=all`.').optional(),
    }),
  ),
  page: described(openPage(), 'With `scope=all`.').optional(),
})
