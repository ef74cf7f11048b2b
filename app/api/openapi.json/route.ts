import { showOpenApiRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { apiDocument } from '@/lib/services/operation/api-document'

export const GET = handle(showOpenApiRoute, {
  run: async () => apiDocument(),
  respond: (document) => ({ ...document, isPublic: true }),
})
