import { openRoute } from '@/lib/http/route'
import { resetPassword } from '@/lib/services/account-security'
import { contextFor } from '@/lib/services/context'

export const POST = openRoute(async (call) => {
  await resetPassword(contextFor(call), { body: await call.readJson(), address: call.address })
  return { body: { ok: true, success: true } }
})
