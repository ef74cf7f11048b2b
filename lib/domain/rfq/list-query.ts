import { z } from 'zod'
import { ORDER_STATUSES } from './orders/order'
import { RFQ_STATUSES } from './states'

const LIMIT_MAX = 100

const positionSchema = z.strictObject({ at: z.iso.datetime(), id: z.uuid() })

export interface Position {
  at: string
  id: string
}

export function encodePosition(position: Position): string {
  return btoa(JSON.stringify(position)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const cursorValue = z.string().transform((text, ctx): Position => {
  try {
    const parsed = positionSchema.safeParse(JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))))
    if (parsed.success) return parsed.data
  } catch {
    // Not base64 or not JSON: the same answer as a cursor of another shape.
  }
  ctx.addIssue({ code: 'custom', message: 'Send the cursor of the page before as it came.' })
  return z.NEVER
})

const page = {
  limit: z.coerce
    .number('A whole number.')
    .int('A whole number.')
    .min(1, 'At least 1.')
    .max(LIMIT_MAX, `At most ${LIMIT_MAX}.`)
    .default(24),
  cursor: cursorValue.optional(),
}

/** Query of GET /api/rfq/mine. */
export const rfqListSchema = z.strictObject({
  ...page,
  as: z.enum(['buyer', 'seller', 'admin'], { error: 'buyer, seller or admin.' }).optional(),
  status: z.enum(RFQ_STATUSES, { error: `One of ${RFQ_STATUSES.join(', ')}.` }).optional(),
})

/** Query of GET /api/trade-core/orders/mine. */
export const orderListSchema = z.strictObject({
  ...page,
  as: z.enum(['buyer', 'seller'], { error: 'buyer or seller.' }).optional(),
  status: z.enum(ORDER_STATUSES, { error: `One of ${ORDER_STATUSES.join(', ')}.` }).optional(),
})

/** Query of GET /api/rfq/compare/:id. */
export const compareQuerySchema = z.strictObject({
  quantity: z.coerce.number('A number.').optional(),
  uom: z.string().trim().min(1, 'A unit.').max(60, 'A unit.').optional(),
  currency: z
    .string()
    .trim()
    .transform((code) => code.toUpperCase())
    .optional(),
  creditRate: z.coerce.number('A number.').optional(),
})
