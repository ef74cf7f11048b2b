import type { Comparison } from '../comparison/record'
import type { QuoteRecord, RfqRecord } from '../present'
import type { OrderRecord } from '../present-order'
import type { EnquiryRecord } from './present'
import type { Supply } from './supply'

/** A line of an enquiry with what its reader may see of it. */
export interface EnquiryLine {
  rfq: RfqRecord
  quotes: QuoteRecord[]
  orders: OrderRecord[]
  /** For the buyer's side, in the currency of the enquiry; null while it is sealed. */
  comparison: Comparison | null
}

export interface EnquiryPage {
  party: 'buyer' | 'seller' | 'admin'
  enquiry: EnquiryRecord
  lines: EnquiryLine[]
  /** Null to a seller. */
  supply: Supply | null
}
