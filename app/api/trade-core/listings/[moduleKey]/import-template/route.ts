import { openRoute } from '@/lib/http/route'
import { showTemplate } from '@/lib/services/imports/listing-export'

export const GET = openRoute(async (call, { moduleKey }) => showTemplate(call, moduleKey))
