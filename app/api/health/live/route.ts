import { showLiveRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'

export const GET = handle(showLiveRoute, async () => ({ status: 'live' }))
