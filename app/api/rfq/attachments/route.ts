import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { uploadRfqFile } from '@/lib/services/rfq/files'

export const POST = actorRoute((call) => uploadRfqFile(contextFor(call), call), { limit: 'uploads' })
