/** The reader of a request: the queries return only what they may see. */
export interface RfqReader {
  userId: string
  companyId: string
  isSeller: boolean
  isAdmin: boolean
}

/** From which side they read it; "any" is each side that they have. */
export type RfqSide = 'buyer' | 'seller' | 'admin' | 'any'
