import { showImportTemplateRoute } from '@/lib/contract/routes/files'
import { sheetResponse } from '@/lib/http/responses/sheet'
import { handle } from '@/lib/http/route'
import { importTemplate } from '@/lib/services/imports/listing-export'

export const GET = handle(showImportTemplateRoute, {
  run: async ({ params, query: { format, columns } }) =>
    importTemplate({ ...params, format, isShort: columns === 'short' }),
  respond: sheetResponse,
})
