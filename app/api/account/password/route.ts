import { actorRoute } from '@/lib/http/route'
import { changePassword } from '@/lib/services/account-security'
import { contextFor } from '@/lib/services/context'

export const POST = actorRoute(async (call) => ({
  body: {
    ok: true,
    success: true,
    ...(await changePassword(contextFor(call), { body: await call.readJson(), address: call.address })),
  },
}))
