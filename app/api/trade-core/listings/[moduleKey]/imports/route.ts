import { readImportsQuery, refuseQuery } from '@/lib/contract/queries/bulk-query'
import { listImportsRoute, startImportRoute } from '@/lib/contract/routes/files'
import { handle } from '@/lib/http/route'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { listImports } from '@/lib/services/imports/listing-imports'
import { importDryRun, startImport } from '@/lib/services/imports/start-import'

export const GET = handle(listImportsRoute, ({ ctx, params, search }) =>
  listImports(ctx, { ...params, ...readImportsQuery(search) }),
)

export const POST = handle(startImportRoute, {
  gate: ({ ctx, params }) => entitledSeller(ctx, params),
  run: async (request) => {
    refuseQuery(request.search)
    const { ctx, gate, isJson } = request
    return isJson ? importDryRun(ctx, gate, await request.readJson()) : startImport(ctx, gate, request)
  },
})
