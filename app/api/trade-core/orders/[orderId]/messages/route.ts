import { addOrderMessageRoute, listOrderMessagesRoute } from '@/lib/contract/routes/orders'
import { handle } from '@/lib/http/route'
import { messageGate } from '@/lib/services/rfq/gates'
import { addOrderMessage, readOrderMessages } from '@/lib/services/rfq/orders/order-messages'

export const GET = handle(listOrderMessagesRoute, ({ ctx, params, query }) =>
  readOrderMessages(ctx, { ...params, ...query }),
)

export const POST = handle(addOrderMessageRoute, {
  gate: ({ ctx }) => messageGate(ctx),
  run: ({ gate: ctx, params, body }) => addOrderMessage(ctx, { ...params, body }),
})
