import { openRoute } from '@/lib/http/route'
import { serveAttachment } from '@/lib/services/attachments/serving'
import { contextFor } from '@/lib/services/shared/context'

export const GET = openRoute((call, { id }) => serveAttachment(contextFor(call), call, id('attachmentId')))
