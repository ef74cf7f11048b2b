import { readImportsQuery, refuseQuery } from '@/lib/contract/queries/bulk-query'
import { listImportsRoute, startImportRoute } from '@/lib/contract/routes/files'
import { handle } from '@/lib/http/route'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { listImports } from '@/lib/services/imports/listing-imports'
import { importDryRun, startImport } from '@/lib/services/imports/start-import'
import { readyDefinition } from '@/lib/services/listings/listing-change'

export const GET = handle(listImportsRoute, ({ ctx, params, search }) =>
  listImports(ctx, { ...params, ...readImportsQuery(search) }),
)

export const POST = handle(startImportRoute, {
  gate: async ({ ctx, params, search }) => {
    const seller = await entitledSeller(ctx, params)
    readyDefinition(params.moduleKey)
    refuseQuery(search)
    return seller
  },
  run: async (request) => {
    const { ctx, gate: seller } = request
    const isJson = /^application\/json\b/i.test(request.header('content-type') ?? '')
    return isJson ? importDryRun(ctx, seller, await request.readJson()) : startImport(ctx, seller, request)
  },
})
