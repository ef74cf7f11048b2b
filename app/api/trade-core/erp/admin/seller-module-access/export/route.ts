import { actorRoute } from '@/lib/http/route'
import { exportSellerDirectory } from '@/lib/services/pages/seller-directory'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call) => exportSellerDirectory(contextFor(call), call))
