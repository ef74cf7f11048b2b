import { z } from 'zod'
import { PLAN_NOTE_LENGTH_MAX, REASON_LENGTH_MAX } from '@/lib/domain/text-limits'
import { line, refuse } from '../account/line'
import { INTEGER_MAX } from '../integer'
import { isUuid } from '../uuid'
import { PLANS } from './plans'

export const PLAN_REQUEST_STATUSES = ['OPEN', 'DONE', 'DECLINED', 'WITHDRAWN'] as const
export type PlanRequestStatus = (typeof PLAN_REQUEST_STATUSES)[number]

const expectedVersion = z.number('Use a whole number.').int().positive().max(INTEGER_MAX).optional()

/**
 * A seller requests a plan; this neither pays nor changes anything.
 * @param activePlanKey the plan that they have: it is not offered, so a message does not name it
 */
export function planRequestSchemaFor(activePlanKey: string) {
  const offered = PLANS.filter(({ key }) => key !== activePlanKey).map(({ label }) => label)
  return z.strictObject({
    planKey: z.enum(
      PLANS.map(({ key }) => key),
      { error: `Choose one of the plans: ${offered.join(', ')}.` },
    ),
    note: line(PLAN_NOTE_LENGTH_MAX).default(''),
  })
}

export const planRequestSchema = planRequestSchemaFor('')

/** An admin's answer; declining needs a reason. */
export const planAnswerSchema = z
  .strictObject({
    outcome: z.enum(['DONE', 'DECLINED'], { error: 'Use DONE or DECLINED.' }),
    reason: line(REASON_LENGTH_MAX).default(''),
    expectedVersion,
  })
  .superRefine(({ outcome, reason }, context) => {
    if (outcome === 'DECLINED' && reason === '') {
      refuse(context, 'REQUIRED', 'Enter the reason. The seller will read it.', ['reason'])
    }
  })

export const planWithdrawalSchema = z.strictObject({ expectedVersion })

/** Whether a text is a cursor of plan requests: a time and an id. */
export const isPlanRequestCursor = (text: string) => /^\d{13}_/.test(text) && isUuid(text.slice(14))

/** The state of a request, in a word for people. */
export type PlanRequestStanding = 'waiting' | 'granted' | 'done' | 'declined' | 'withdrawn'

export function planRequestStanding({ status, isGranted }: { status: PlanRequestStatus; isGranted: boolean }) {
  const standing: Record<PlanRequestStatus, PlanRequestStanding> = {
    OPEN: isGranted ? 'granted' : 'waiting',
    DONE: isGranted ? 'granted' : 'done',
    DECLINED: 'declined',
    WITHDRAWN: 'withdrawn',
  }
  return standing[status]
}

/** Granted: the configuration gives this plan, and it is active. */
export function isPlanGranted(planKey: string, has: { selectedPlanKey: string; subscriptionActive: boolean }): boolean {
  return has.subscriptionActive && has.selectedPlanKey === planKey
}
