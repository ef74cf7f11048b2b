/** The operations that continue from a listing, and what a request for quotation captures (reference 6.2). */
export const RFQ_READINESS = {
  create: 'POST /api/rfq/create',
  respond: 'POST /api/rfq/respond',
  compare: 'GET /api/rfq/compare/:id',
  accept: 'POST /api/rfq/accept',
  snapshotFields: [
    'quantity',
    'uom',
    'targetPrice',
    'currency',
    'priceBasis',
    'tradeMode',
    'incoterm',
    'deliveryLocation',
    'attachments',
    'technicalSpecificationSnapshot',
  ],
} as const
