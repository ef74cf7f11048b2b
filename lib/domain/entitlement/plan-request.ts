import { z } from 'zod'
import { PLAN_NOTE_LENGTH_MAX, REASON_LENGTH_MAX } from '@/lib/domain/text-limits'
import { line, refuse } from '../account/line'
import { PLANS } from './plans'

export const PLAN_REQUEST_STATUSES = ['OPEN', 'DONE', 'DECLINED', 'WITHDRAWN'] as const
export type PlanRequestStatus = (typeof PLAN_REQUEST_STATUSES)[number]

/** As its seller and the admins read it. */
export interface PlanRequest {
  requestId: string
  planKey: string
  planLabel: string
  note: string
  status: PlanRequestStatus
  /** What the admin who answered says. */
  reason: string
  /** Whether the configuration grants the wanted plan at this moment; read off the entitlement, never stored. */
  isGranted: boolean
  createdAt: string
  closedAt: string | null
  version: number
}

/** The same as admins read it: with who asks, and what he has. */
export interface PlanRequestOfSeller extends PlanRequest {
  seller: {
    sellerId: string
    sellerEmail: string
    companyName: string
    selectedPlanLabel: string
    subscriptionActive: boolean
  }
}

const expectedVersion = z.number('A whole number.').int().positive().optional()

/** A seller asks for a plan; nothing is paid and nothing changes by it. */
export const planRequestSchema = z.strictObject({
  planKey: z.enum(
    PLANS.map(({ key }) => key),
    { error: `Choose one of the plans: ${PLANS.map(({ label }) => label).join(', ')}.` },
  ),
  note: line(PLAN_NOTE_LENGTH_MAX).default(''),
})

/** An admin answers; who declines says why. */
export const planAnswerSchema = z
  .strictObject({
    outcome: z.enum(['DONE', 'DECLINED'], { error: 'DONE or DECLINED' }),
    reason: line(REASON_LENGTH_MAX).default(''),
    expectedVersion,
  })
  .superRefine(({ outcome, reason }, context) => {
    if (outcome === 'DECLINED' && reason === '') {
      refuse(context, 'REQUIRED', 'Say why: the seller reads it.', ['reason'])
    }
  })

export const planWithdrawalSchema = z.strictObject({ expectedVersion })

/** Where a request stands, in a word for people. */
export type PlanRequestStanding = 'waiting' | 'granted' | 'done' | 'declined' | 'withdrawn'

export function planRequestStanding({ status, isGranted }: Pick<PlanRequest, 'status' | 'isGranted'>) {
  const standing: Record<PlanRequestStatus, PlanRequestStanding> = {
    OPEN: isGranted ? 'granted' : 'waiting',
    DONE: isGranted ? 'granted' : 'done',
    DECLINED: 'declined',
    WITHDRAWN: 'withdrawn',
  }
  return standing[status]
}

/** Granted: the configuration gives this very plan, and it is active. */
export function isPlanGranted(planKey: string, has: { selectedPlanKey: string; subscriptionActive: boolean }): boolean {
  return has.subscriptionActive && has.selectedPlanKey === planKey
}
