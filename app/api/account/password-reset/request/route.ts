import { openRoute } from '@/lib/http/route'
import { requestPasswordReset } from '@/lib/services/account-security'
import { contextFor } from '@/lib/services/context'

export const POST = openRoute(async (call) => {
  await requestPasswordReset(contextFor(call), { body: await call.readJson(), address: call.address })
  return { status: 202, body: { ok: true, success: true } }
})
