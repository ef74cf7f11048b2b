import { changeProfileRoute, showProfileRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { accountProfile, changeAccount, withDoubts } from '@/lib/services/accounts/accounts'

export const GET = handle(showProfileRoute, {
  run: async ({ ctx }) => withDoubts(await accountProfile(ctx)),
  respond: ({ account, issues }) => ({
    etag: `"${account.version}"`,
    body: { ok: true, success: true, account, issues },
  }),
})

export const POST = handle(changeProfileRoute, ({ ctx, body }) => changeAccount(ctx, body))
