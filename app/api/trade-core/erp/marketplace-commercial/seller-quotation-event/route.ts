import { addRfqEventRoute, listRfqEventsRoute } from '@/lib/contract/routes/requests'
import { handle } from '@/lib/http/route'
import { messageGate } from '@/lib/services/rfq/gates'
import { addRfqEvent, readRfqEvents } from '@/lib/services/rfq/requests/activity'

export const GET = handle(listRfqEventsRoute, ({ ctx, query }) => readRfqEvents(ctx, query))

export const POST = handle(addRfqEventRoute, {
  gate: ({ ctx }) => messageGate(ctx),
  run: ({ gate: ctx, body }) => addRfqEvent(ctx, body),
})
