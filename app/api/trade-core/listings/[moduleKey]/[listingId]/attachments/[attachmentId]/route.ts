import { actorRoute, type RouteParams } from '@/lib/http/route'
import { changeAttachment, deleteAttachment } from '@/lib/services/attachments/attachments'
import { contextFor } from '@/lib/services/shared/context'

const keyOf = ({ moduleKey, id }: RouteParams) => ({
  moduleKey,
  listingId: id('listingId'),
  attachmentId: id('attachmentId'),
})

export const POST = actorRoute((call, params) => changeAttachment(contextFor(call), call, keyOf(params)))

export const DELETE = actorRoute((call, params) => deleteAttachment(contextFor(call), call, keyOf(params)))
