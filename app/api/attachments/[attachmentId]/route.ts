import { readAttachmentRoute } from '@/lib/contract/routes/files'
import { fileResponse } from '@/lib/http/responses/file'
import { handle } from '@/lib/http/route'
import { openAttachment } from '@/lib/services/attachments/serving'

export const GET = handle(readAttachmentRoute, {
  run: ({ ctx, params, query }) => openAttachment(ctx, { ...params, size: query.size ?? null }),
  respond: fileResponse,
})
