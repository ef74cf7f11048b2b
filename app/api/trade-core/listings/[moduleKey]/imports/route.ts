import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { listImports, startImport } from '@/lib/services/listing-imports'

export const GET = actorRoute((call, { moduleKey }) => listImports(contextFor(call), call, moduleKey))
export const POST = actorRoute((call, { moduleKey }) => startImport(contextFor(call), call, moduleKey), {
  limit: 'uploads',
})
