import { changeNoticeSettingsRoute, showNoticeSettingsRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { changeNoticeSettings, noticeSettings } from '@/lib/services/rfq/pool/settings'

export const GET = handle(showNoticeSettingsRoute, ({ ctx }) => noticeSettings(ctx))

export const POST = handle(changeNoticeSettingsRoute, ({ ctx, body }) => changeNoticeSettings(ctx, body))
