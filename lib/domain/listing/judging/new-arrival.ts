import { DomainError } from '@/lib/domain/errors'
import { holds, isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { canonicalValues, fieldSpec } from '@/lib/domain/modules/resolve'
import type { NewArrivalEligibility } from '../record-parts'

export type { NewArrivalEligibility }

/** The limit of new arrivals (reference 4.18). New arrivals per owner; editing one is free, and removing it does not give it back. */
export const NEW_ARRIVAL_REPEAT_LIMIT = 3

/** Shown only on the board of their module. */
const RAW_MATERIAL_MODULES: ReadonlySet<ModuleKey> = new Set([
  'fiber_raw_material',
  'yarn',
  'thread',
  'grey_fabric',
  'chemical_dye',
])
/** May be shown on the board of trends of all modules. */
const FINISHED_MODULES: ReadonlySet<ModuleKey> = new Set(['finish_fabric', 'wholesale_ready_product'])

export const NEW_ARRIVAL_STATUS = {
  REGULAR: 'Regular listing',
  EVIDENCE_PENDING: 'New arrival, evidence pending',
  ELIGIBLE: 'New arrival',
} as const

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
  const requested = values.newArrival === true
  const evidence = {
    photoEvidence: isFilled(values.coverImage) || isFilled(values.galleryImages),
    detailEvidence: hasMainSpecifications(definition, values),
    identityEvidence: ['productMasterId', 'brandManufacturer', 'sellerSku'].some((name) => isFilled(values[name])),
  }
  const mayBeNew = definition.professional.newArrivalAllowed && (isUsedHere || usageCount < NEW_ARRIVAL_REPEAT_LIMIT)
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
    readyFinishedProductMayTrend: isGranted && FINISHED_MODULES.has(definition.moduleKey),
    rawMaterialStaysModuleSpecific: isGranted && RAW_MATERIAL_MODULES.has(definition.moduleKey),
  }
}

/**
 * A specification that does not apply to this listing is not required. A module without main specifications has no
 * evidence.
 */
function hasMainSpecifications(definition: ModuleDefinition, values: FieldValues): boolean {
  const words = canonicalValues(definition, values)
  const asked = definition.mainSpecifications.filter((name) => {
    const condition = fieldSpec(definition, name)?.visibleWhen
    return !condition || holds(condition, words)
  })
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
