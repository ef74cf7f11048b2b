import { actorRoute } from '@/lib/http/route'
import { listImports, startImport } from '@/lib/services/imports/listing-imports'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call, { moduleKey }) => listImports(contextFor(call), call, moduleKey))
export const POST = actorRoute((call, { moduleKey }) => startImport(contextFor(call), call, moduleKey), {
  limit: 'uploads',
})
