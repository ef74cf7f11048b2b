import { PROFESSIONAL_LISTING_VERSION } from '@/lib/domain/markers'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import {
  type BusinessChannel,
  PDC_INTERVALS_DAYS,
  TAX_LABELS,
  TRADE_MODES,
} from '@/lib/domain/vocabulary/listing-terms'

const BUSINESS_ALONE = ['B2B'] as const

/** The channels of a module's listings, the usual one first. */
export function businessChannels({
  channels = BUSINESS_ALONE,
}: Pick<ModuleDefinition, 'channels'>): readonly [BusinessChannel, ...BusinessChannel[]] {
  return channels
}

/** The professional listing rules (reference 4.8), the static part of family02ProfessionalListing, its keys in its order. */
export function professionalStatics(definition: ModuleDefinition) {
  const { serviceListing, stockFieldsVisible, capacityFieldsVisible, newArrivalAllowed } = definition.professional
  const condition = fieldSpec(definition, 'condition')
  return {
    version: PROFESSIONAL_LISTING_VERSION,
    conditions: condition?.kind === 'choice' ? condition.vocabulary.options.map(({ value }) => value) : [],
    allowedBusinessChannels: businessChannels(definition),
    tradeModes: TRADE_MODES,
    taxLabels: TAX_LABELS,
    pdcCreditIntervalsDays: PDC_INTERVALS_DAYS,
    serviceListing,
    stockFieldsVisible,
    capacityFieldsVisible,
    newArrivalAllowed,
  }
}
