import { actorRoute } from '@/lib/http/route'
import { showFailedRows } from '@/lib/services/imports/listing-imports'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call, { moduleKey, id }) =>
  showFailedRows(contextFor(call), call, { moduleKey, importId: id('importId') }),
)
