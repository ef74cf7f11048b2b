import { READBACK_FACTS } from './readback-facts'

export interface RecentRecord {
  id: string
  title: string
  status: string
  at: string
  /** The page that shows it. */
  link: string
}

/** The figures of a stage by name, and its latest records. */
export interface StageReading {
  counts: Readonly<Record<string, number>>
  recent: readonly RecentRecord[]
}

/** The statements of the stages that belong to providers: the service only reads them back. */
const NOT_EXECUTED: Readonly<Record<string, string>> = {
  provider_checkout_pending: 'Not part of this site: checkout stays pending, and buyers pay sellers directly.',
  delivery_readback: 'As marked by buyer and seller. Carriers are not part of this site.',
  wallet_payout_receipt_readback: 'Not part of this site: it has no wallet, payout or receipt.',
}

const MEANINGS: Readonly<Record<string, string>> = {
  buyer_browse: 'Listings that every buyer can see.',
  seller_paid_listing_gate: 'Listings written with a paid plan.',
  rfq_or_order_intent: 'Requests for quotation.',
  seller_quotation_lifecycle: 'Quotations.',
  negotiation: 'Quotations with a counter-offer.',
  commercial_approval: 'Accepted quotations.',
  order_readback: 'Orders.',
}

/** The ten commercial flow stages of the spec in order, each with its readings. */
export function dashboardStages(readings: Readonly<Record<string, StageReading>>) {
  return READBACK_FACTS.flow.map(({ stage, routes }) => {
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
