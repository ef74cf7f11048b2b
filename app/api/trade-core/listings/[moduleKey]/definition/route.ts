import { showDefinitionRoute } from '@/lib/contract/routes/listings'
import { matrixDefinition } from '@/lib/domain/modules'
import { envelopeText } from '@/lib/http/envelope'
import { handle } from '@/lib/http/route'
import { moduleDescription } from '@/lib/services/listings/definition'

export const GET = handle(showDefinitionRoute, {
  run: async ({ params }) => moduleDescription(matrixDefinition(params.moduleKey)),
  respond: ({ record, checksum }) => ({
    etag: `"${checksum.slice(0, 32)}"`,
    lazyText: async () => envelopeText(record),
  }),
})
