import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from '@/lib/domain/rfq/comparison/terms'

/** A request for 1,000 kg about a listing that says these things. */
export function requestAbout(moduleKey: ModuleKey, fields: Record<string, unknown>, requirements: Requirement[]) {
  return {
    moduleKey,
    requirements,
    snapshot: {
      quantity: 1000,
      uom: 'kg',
      targetPrice: null,
      currency: 'INR',
      priceBasis: '',
      tradeMode: 'Domestic',
      incoterm: '',
      deliveryLocation: 'Tiruppur',
      attachments: [],
      technicalSpecificationSnapshot: { listingId: '', listingVersion: 1, title: '', fields },
      capturedAt: '2026-11-21T06:00:00.000Z',
    },
  }
}
