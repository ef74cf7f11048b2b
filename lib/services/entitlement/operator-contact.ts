import 'server-only'
import { env } from '@/lib/config/env'
import type { OperatorContact } from '@/lib/domain/entitlement/operator-contact'

/** How sellers reach the operator and when plan requests are answered, as far as it is configured. */
export function operatorContact(): OperatorContact {
  const { OPERATOR_EMAIL, OPERATOR_PHONE, PLAN_ANSWER_DAYS } = env()
  return { email: OPERATOR_EMAIL ?? '', phone: OPERATOR_PHONE ?? '', answerDays: PLAN_ANSWER_DAYS ?? null }
}
