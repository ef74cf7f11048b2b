import { DomainError } from '@/lib/domain/errors'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { factsOf } from '../facts'
import type { NewArrivalEligibility } from '../record-parts'

export type { NewArrivalEligibility }

/** The limit of new arrivals (reference 4.18). New arrivals per owner; editing one is free, and removing it does not give it back. */
export const NEW_ARRIVAL_REPEAT_LIMIT = 3

export const NEW_ARRIVAL_STATUS = {
  REGULAR: 'Regular listing',
  EVIDENCE_PENDING: 'New arrival, evidence pending',
  ELIGIBLE: 'New arrival',
} as const

/** Whether a listing is to be a new arrival; false in a module that has none, whatever was typed. */
export function asksNewArrival(definition: ModuleDefinition, values: FieldValues): boolean {
  return definition.professional.newArrivalAllowed && factsOf(definition, values).values.newArrival === true
}

/**
 * Whether a listing counts as a new arrival (reference 4.18). Independent of its condition.
 * @param usageCount how many of the owner's new arrivals are used, including this one
 * @param isUsedHere whether this listing is one of them
 */
export function newArrivalEligibility(input: {
  values: FieldValues
  definition: ModuleDefinition
  usageCount: number
  isUsedHere: boolean
}): NewArrivalEligibility {
  const { values, definition, usageCount, isUsedHere } = input
  const requested = asksNewArrival(definition, values)
  const evidence = {
    photoEvidence: isFilled(values.coverImage) || isFilled(values.galleryImages),
    detailEvidence: hasMainSpecifications(definition, values),
    identityEvidence: ['productMasterId', 'brandManufacturer', 'sellerSku'].some((name) => isFilled(values[name])),
  }
  const mayBeNew = isUsedHere || usageCount < NEW_ARRIVAL_REPEAT_LIMIT
  const eligibilityStatus = !(requested && mayBeNew)
    ? 'REGULAR'
    : Object.values(evidence).every(Boolean)
      ? 'ELIGIBLE'
      : 'EVIDENCE_PENDING'
  const isGranted = eligibilityStatus === 'ELIGIBLE'
  return {
    status: NEW_ARRIVAL_STATUS[eligibilityStatus],
    requested,
    usageCount,
    repeatLimit: NEW_ARRIVAL_REPEAT_LIMIT,
    remainingCount: Math.max(0, NEW_ARRIVAL_REPEAT_LIMIT - usageCount),
    savedNewArrival: requested && isUsedHere,
    eligibilityStatus,
    eligibilityEvidence: evidence,
    readyFinishedProductMayTrend: isGranted && definition.professional.mayTrend,
    rawMaterialStaysModuleSpecific: isGranted && definition.professional.staysInModule,
  }
}

/**
 * A specification that does not apply to this listing is not required. A module without main specifications has no
 * evidence.
 */
function hasMainSpecifications(definition: ModuleDefinition, values: FieldValues): boolean {
  const { applicable } = factsOf(definition, values)
  const asked = definition.mainSpecifications.filter((name) => applicable.has(name))
  return asked.length > 0 && asked.every((name) => isFilled(values[name]))
}

/**
 * The owner's limit is reached. Nothing was written: the form keeps what was typed and offers to publish it as a
 * regular listing.
 */
export function newArrivalLimitReached(): DomainError {
  return new DomainError(
    'NEW_ARRIVAL_LIMIT_REACHED',
    `You have used all ${NEW_ARRIVAL_REPEAT_LIMIT} of your new arrivals. Publish this as a regular listing.`,
    { details: { repeatLimit: NEW_ARRIVAL_REPEAT_LIMIT, remainingCount: 0 } },
  )
}
