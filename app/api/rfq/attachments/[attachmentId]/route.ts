import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { deleteRfqFile } from '@/lib/services/rfq/files'

export const DELETE = actorRoute((call, { id }) => deleteRfqFile(contextFor(call), id('attachmentId')))
