import { readLinesRoute } from '@/lib/contract/routes/listings'
import { handle } from '@/lib/http/route'
import { readLines } from '@/lib/services/listings/read-lines'

export const POST = handle(readLinesRoute, ({ params: { moduleKey }, body }) => readLines(moduleKey, body))
