import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { exportSellerDirectory } from '@/lib/services/seller-directory'

export const GET = actorRoute((call) => exportSellerDirectory(contextFor(call), call))
