import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { showImport } from '@/lib/services/listing-imports'

export const GET = actorRoute((call, { moduleKey, id }) =>
  showImport(contextFor(call), call, { moduleKey, importId: id('importId') }),
)
