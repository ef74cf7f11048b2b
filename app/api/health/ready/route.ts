import { openRoute } from '@/lib/http/route'
import { readiness } from '@/lib/services/operation/health'
import { contextFor } from '@/lib/services/shared/context'

export const GET = openRoute((call) => readiness(contextFor(call)))
