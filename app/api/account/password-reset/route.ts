import { resetPasswordRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { resetPassword } from '@/lib/services/accounts/account-security'

export const POST = handle(resetPasswordRoute, ({ ctx, body }) => resetPassword(ctx, body))
