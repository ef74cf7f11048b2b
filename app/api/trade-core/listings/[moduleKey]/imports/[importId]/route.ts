import { actorRoute } from '@/lib/http/route'
import { showImport } from '@/lib/services/imports/listing-imports'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call, { moduleKey, id }) =>
  showImport(contextFor(call), call, { moduleKey, importId: id('importId') }),
)
