import 'server-only'
import type { Transaction } from '@/db/client'
import { listAdminIds } from '@/db/queries/accounts/sellers'
import type { UserRow } from '@/db/queries/accounts/users'
import { planCommand } from '@/lib/domain/entitlement/plan-change'
import { findPlan } from '@/lib/domain/entitlement/plans'
import { notify } from '../notifications/notifications'
import type { ServiceContext } from '../shared/context'
import { accessOfSeller } from './seller-access'

/**
 * Notifies the admins, in the transaction of the change, that a seller gives up the e-mail address for which their plan was set. The plan
 * stops counting for them, and counts for whoever confirms that address next: only the operator can change the configuration.
 * @param before the seller with the earlier address
 * @param after the confirmed address that they have from now on
 */
export async function notifyPlanLeftBehind(
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now' | 'newId'>,
  before: Pick<UserRow, 'id' | 'email' | 'emailVerifiedAt' | 'roles'> & { companyName: string },
  after: Pick<UserRow, 'email' | 'emailVerifiedAt'>,
): Promise<void> {
  const { id: sellerId, companyName, email } = before
  const { entry } = accessOfSeller({ ...before, sellerId })
  const plan = findPlan(entry?.planKey ?? '')
  if (!before.roles.includes('seller') || !plan || entry === accessOfSeller({ ...after, sellerId }).entry) return
  const body = [
    `The plan that was set for ${email} no longer counts for them. If it is still theirs, set it by their id: ${planCommand(sellerId, plan.key, entry ?? {})}`,
    'Then remove the entry of the earlier address: it counts for whoever confirms that address next.',
  ].join(' ')
  await notify(
    tx,
    ctx,
    (await listAdminIds(tx)).map((userId) => ({
      userId,
      type: 'PLAN_ADDRESS_GIVEN_UP',
      title: `${companyName} gave up the e-mail address that their plan was set for`,
      body,
      link: `/module-access/${sellerId}`,
      subject: { type: 'account', id: sellerId },
    })),
  )
}
