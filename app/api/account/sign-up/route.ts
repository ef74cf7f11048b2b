import { openRoute } from '@/lib/http/route'
import { signUp } from '@/lib/services/accounts'
import { contextFor } from '@/lib/services/context'

export const POST = openRoute(async (call) => {
  const account = await signUp(contextFor(call), { address: call.address, body: await call.readJson() })
  return { status: 201, body: { ok: true, success: true, account } }
})
