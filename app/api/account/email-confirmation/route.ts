import { openRoute } from '@/lib/http/route'
import { confirmEmail } from '@/lib/services/account-security'
import { contextFor } from '@/lib/services/context'

export const POST = openRoute(async (call) => {
  await confirmEmail(contextFor(call), await call.readJson())
  return { body: { ok: true, success: true } }
})
