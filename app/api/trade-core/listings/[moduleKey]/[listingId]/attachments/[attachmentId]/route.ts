import { changeAttachmentRoute, deleteAttachmentRoute } from '@/lib/contract/routes/files'
import { handle } from '@/lib/http/route'
import { changeAttachment, deleteAttachment } from '@/lib/services/attachments/change'
import { entitledOwner } from '@/lib/services/entitlement/seller-access'

export const POST = handle(changeAttachmentRoute, {
  gate: ({ ctx, params }) => entitledOwner(ctx, params),
  run: ({ ctx, gate: seller, params, body }) => changeAttachment(ctx, seller, { ...params, body }),
})

export const DELETE = handle(deleteAttachmentRoute, {
  gate: ({ ctx, params }) => entitledOwner(ctx, params),
  run: ({ ctx, gate: seller, params }) => deleteAttachment(ctx, seller, params),
})
