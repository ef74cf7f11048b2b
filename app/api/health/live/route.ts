import { openRoute } from '@/lib/http/route'

export const GET = openRoute(async () => ({ body: { ok: true, success: true, status: 'live' } }))
