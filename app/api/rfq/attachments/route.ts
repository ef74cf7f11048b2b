import { actorRoute } from '@/lib/http/route'
import { uploadRfqFile } from '@/lib/services/rfq/files'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute((call) => uploadRfqFile(contextFor(call), call), { limit: 'uploads' })
