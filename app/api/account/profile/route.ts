import { actorRoute } from '@/lib/http/route'
import { accountProfile, changeAccount, profileAnswer } from '@/lib/services/accounts/accounts'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute(async (call) => {
  const account = await accountProfile(contextFor(call))
  return { etag: `"${account.version}"`, body: { ok: true, success: true, ...profileAnswer(account) } }
})

export const POST = actorRoute((call) => changeAccount(contextFor(call), call))
