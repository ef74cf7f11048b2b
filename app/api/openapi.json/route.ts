import { openRoute } from '@/lib/http/route'
import { showApiDocument } from '@/lib/services/operation/api-document'

export const GET = openRoute(async () => showApiDocument())
