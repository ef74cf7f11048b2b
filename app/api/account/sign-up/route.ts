import { openRoute } from '@/lib/http/route'
import { signUp } from '@/lib/services/accounts'
import { contextFor } from '@/lib/services/context'

export async function POST(request: Request, context: { params: Promise<Record<string, string>> }) {
  const address = request.headers.get('x-client-address') ?? 'unknown'
  const route = openRoute(async (call) => {
    const account = await signUp(contextFor(call), { address, body: await call.readJson() })
    return { status: 201, body: { ok: true, success: true, account } }
  })
  return route(request, context)
}
