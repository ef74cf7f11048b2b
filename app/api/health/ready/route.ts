import { openRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { readiness } from '@/lib/services/health'

export const GET = openRoute((call) => readiness(contextFor(call)))
