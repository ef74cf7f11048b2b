import { showImportRoute } from '@/lib/contract/routes/files'
import { handle } from '@/lib/http/route'
import { showImport } from '@/lib/services/imports/listing-imports'

export const GET = handle(showImportRoute, ({ ctx, params, query }) => showImport(ctx, { ...params, ...query }))
