import { actorRoute } from '@/lib/http/route'
import { deleteAttachment } from '@/lib/services/attachments/attachments'
import { contextFor } from '@/lib/services/context'

export const DELETE = actorRoute((call, { moduleKey, id }) =>
  deleteAttachment(contextFor(call), call, {
    moduleKey,
    listingId: id('listingId'),
    attachmentId: id('attachmentId'),
  }),
)
