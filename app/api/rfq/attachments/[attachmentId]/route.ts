import { deleteRfqFileRoute } from '@/lib/contract/routes/requests'
import { handle } from '@/lib/http/route'
import { deleteRfqFile } from '@/lib/services/rfq/files'

export const DELETE = handle(deleteRfqFileRoute, ({ ctx, params }) => deleteRfqFile(ctx, params.attachmentId))
