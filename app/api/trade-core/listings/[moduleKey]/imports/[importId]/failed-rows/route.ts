import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { showFailedRows } from '@/lib/services/listing-imports'

export const GET = actorRoute((call, { moduleKey, id }) =>
  showFailedRows(contextFor(call), call, { moduleKey, importId: id('importId') }),
)
