import { actorRoute } from '@/lib/http/route'
import { requestEmailConfirmation } from '@/lib/services/account-security'
import { contextFor } from '@/lib/services/context'

export const POST = actorRoute(async (call) => ({
  status: 202,
  body: { ok: true, success: true, ...(await requestEmailConfirmation(contextFor(call), call.address)) },
}))
