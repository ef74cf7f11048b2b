import { COMMERCIAL_FLOW } from './marketplace-routes'

export interface RecentRecord {
  id: string
  title: string
  status: string
  at: string
  /** The page on which it is looked at. */
  link: string
}

/** What one side has in each stage: figures by name, and the records last touched. */
export interface StageReading {
  counts: Readonly<Record<string, number>>
  recent: readonly RecentRecord[]
}

/** Said of the stages that belong to providers: the service reads them back and does none of it. */
const NOT_EXECUTED: Readonly<Record<string, string>> = {
  provider_checkout_pending: 'Not executed here: checkout stays pending, no payment provider is called.',
  delivery_readback: 'Read back from what the parties marked; no carrier is called.',
  wallet_payout_receipt_readback: 'Not executed here: no wallet, no payout and no receipt is made; no money moves.',
}

const MEANINGS: Readonly<Record<string, string>> = {
  buyer_browse: 'Listings that every buyer can see.',
  seller_paid_listing_gate: 'Listings written through the paid entitlement.',
  rfq_or_order_intent: 'Requests for quotation.',
  seller_quotation_lifecycle: 'Quotations.',
  negotiation: 'Quotations under a counter-offer.',
  commercial_approval: 'Quotations that were accepted.',
  order_readback: 'Orders.',
}

/** The ten commercial flow stages of the spec, in order, each with what the readings say of it. */
export function dashboardStages(readings: Readonly<Record<string, StageReading>>) {
  return COMMERCIAL_FLOW.map(({ stage, routes }) => {
    const reading = readings[stage]
    return {
      stage,
      executed: !(stage in NOT_EXECUTED),
      executionState: stage in NOT_EXECUTED ? ('OFF' as const) : ('RECORDED' as const),
      statement: NOT_EXECUTED[stage] ?? MEANINGS[stage] ?? '',
      routes,
      counts: reading?.counts ?? {},
      recent: reading?.recent ?? [],
    }
  })
}
