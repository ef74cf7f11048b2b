import { PROFESSIONAL_LISTING_VERSION } from '@/lib/domain/markers'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import {
  BUSINESS_CHANNELS,
  CONDITIONS,
  PDC_INTERVALS_DAYS,
  TAX_LABELS,
  TRADE_MODES,
} from '@/lib/domain/vocabulary/listing-terms'

/** The professional listing rules (reference 4.8), the static part of family02ProfessionalListing, its keys in its order. */
export function professionalStatics({ professional }: Pick<ModuleDefinition, 'professional'>) {
  const { serviceListing, stockFieldsVisible, capacityFieldsVisible, newArrivalAllowed } = professional
  return {
    version: PROFESSIONAL_LISTING_VERSION,
    conditions: CONDITIONS,
    allowedBusinessChannels: BUSINESS_CHANNELS,
    tradeModes: TRADE_MODES,
    taxLabels: TAX_LABELS,
    pdcCreditIntervalsDays: PDC_INTERVALS_DAYS,
    serviceListing,
    stockFieldsVisible,
    capacityFieldsVisible,
    newArrivalAllowed,
  }
}
