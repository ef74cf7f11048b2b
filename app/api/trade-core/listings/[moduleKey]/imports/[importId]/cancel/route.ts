import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { cancelImport } from '@/lib/services/listing-imports'

export const POST = actorRoute((call, { moduleKey, id }) =>
  cancelImport(contextFor(call), call, { moduleKey, importId: id('importId') }),
)
