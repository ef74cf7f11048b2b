import { openRoute } from '@/lib/http/route'
import { showDefinition } from '@/lib/services/listings/definition'

export const GET = openRoute((_call, { moduleKey }) => showDefinition(moduleKey))
