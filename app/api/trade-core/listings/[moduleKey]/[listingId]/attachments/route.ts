import { actorRoute } from '@/lib/http/route'
import { uploadAttachment } from '@/lib/services/attachments/attachments'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute(
  (call, { moduleKey, id }) => uploadAttachment(contextFor(call), call, { moduleKey, listingId: id('listingId') }),
  { limit: 'uploads' },
)
