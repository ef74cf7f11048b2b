import { uploadAttachmentRoute } from '@/lib/contract/routes/files'
import { handle } from '@/lib/http/route'
import { uploadAttachment } from '@/lib/services/attachments/upload'
import { entitledOwner } from '@/lib/services/entitlement/seller-access'

export const POST = handle(uploadAttachmentRoute, {
  gate: ({ ctx, params }) => entitledOwner(ctx, params),
  run: (request) => uploadAttachment(request.ctx, request.gate, { listingId: request.params.listingId, sent: request }),
})
