import { actorRoute } from '@/lib/http/route'
import { cancelImport } from '@/lib/services/imports/listing-imports'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute((call, { moduleKey, id }) =>
  cancelImport(contextFor(call), call, { moduleKey, importId: id('importId') }),
)
