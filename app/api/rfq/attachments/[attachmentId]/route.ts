import { actorRoute } from '@/lib/http/route'
import { deleteRfqFile } from '@/lib/services/rfq/files'
import { contextFor } from '@/lib/services/shared/context'

export const DELETE = actorRoute((call, { id }) => deleteRfqFile(contextFor(call), id('attachmentId')))
