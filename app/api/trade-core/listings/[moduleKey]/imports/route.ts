import { listImportsRoute, startImportRoute } from '@/lib/contract/routes/files'
import { handle } from '@/lib/http/route'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { listImports } from '@/lib/services/imports/listing-imports'
import { importDryRun, startImport } from '@/lib/services/imports/start-import'

export const GET = handle(listImportsRoute, ({ ctx, params, query }) =>
  listImports(ctx, { ...params, cursor: query.cursor ?? null }),
)

export const POST = handle(startImportRoute, {
  gate: ({ ctx, params }) => entitledSeller(ctx, params),
  run: async (request) => {
    const { ctx, gate, isJson } = request
    return isJson ? importDryRun(ctx, gate, await request.readJson()) : startImport(ctx, gate, request)
  },
})
