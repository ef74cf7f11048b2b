import type { ResponseTime } from '@/lib/domain/rfq/quotations/response-time'

/** What the market's own records say of a seller, for buyers to judge by. No statement of the seller's own is in it. */
export interface SellerStanding {
  /** ISO 8601: when the company joined the market. */
  since: string
  /** The company has a GSTIN whose state code and check digit are right. The number itself is not public. */
  hasGstin: boolean
  ordersCompleted: number
  /** Null until there are enough responses. */
  answerTime: ResponseTime | null
}
