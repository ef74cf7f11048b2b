import { uploadRfqFileRoute } from '@/lib/contract/routes/requests'
import { handle } from '@/lib/http/route'
import { uploadRfqFile } from '@/lib/services/rfq/files'

export const POST = handle(uploadRfqFileRoute, (request) => uploadRfqFile(request.ctx, request))
