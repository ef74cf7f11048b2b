import { cancelImportRoute } from '@/lib/contract/routes/files'
import { handle } from '@/lib/http/route'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { cancelImport } from '@/lib/services/imports/start-import'

export const POST = handle(cancelImportRoute, {
  gate: ({ ctx, params: { moduleKey } }) => entitledSeller(ctx, { moduleKey }),
  run: ({ ctx, gate: seller, params: { importId } }) => cancelImport(ctx, seller, { importId }),
})
