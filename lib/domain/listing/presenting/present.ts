import { dayOf } from '@/lib/domain/calendar-day'
import { FIELD_SPELLINGS } from '@/lib/domain/fields/catalogue'
import { FILE_ROLES } from '@/lib/domain/fields/catalogue/attachments'
import { dependencyMatrix } from '@/lib/domain/fields/dependency-matrix'
import type { FieldValues } from '@/lib/domain/fields/field'
import { fieldMatrix } from '@/lib/domain/fields/field-matrix'
import {
  BUSINESS_COMPLETION_VERSION,
  LISTING_SOURCE,
  PROFESSIONAL_LISTING_VERSION,
  ROUTE_RECOVERY_MARKER,
} from '@/lib/domain/markers'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { fieldSpec, valuedFields } from '@/lib/domain/modules/resolve'
import { idsOfRole, isOpenToBuyers, placedIds, presentFiles } from '../attachments/attachments'
import { factsOf } from '../facts'
import { suggestHs } from '../hs-suggestion'
import { commercialValidation } from '../judging/commercial-validation'
import { completeness } from '../judging/completeness'
import { presentCount } from '../judging/count-reading'
import { endedIssues, judgeValues } from '../judging/judge'
import { type NewArrivalEligibility, newArrivalEligibility } from '../judging/new-arrival'
import { packagingSnapshot } from '../judging/packaging'
import { parsedFields, parsedName } from '../judging/server-owned'
import { type Listing, textValue } from '../listing'
import { channelOf, conditionOf, contextMetadata, tradeScope, transactionContext } from './context'
import { derivedTexts } from './derived'
import { withoutSeller } from './private-seller'
import { businessChannels, professionalStatics } from './professional'
import { RFQ_READINESS } from './rfq-readiness'

/** Visible only to the owner and admins. The public record uses the other writable names. */
const PRIVATE_FIELDS: ReadonlySet<string> = new Set(['privateDocuments'])

/** Whether the owner's record shows more than the public one. */
export function ownerSeesMore(
  { values, files }: Pick<Listing, 'values' | 'files'>,
  { hidesSeller }: Pick<ModuleDefinition, 'hidesSeller'>,
): boolean {
  const placed = placedIds(values)
  return (
    hidesSeller === true ||
    [...PRIVATE_FIELDS].some((name) => values[name] !== undefined) ||
    files.attachments.some((attachment) => !isOpenToBuyers(attachment, placed))
  )
}

const BUSINESS_TO = {
  b2b: { moq: true, slabs: true, creditTerms: true, rfqNegotiation: true, companyIdentity: true },
  b2c: { rfqOptional: true, directDisplayedPrice: true, smallerQuantityPresentation: true },
  c2c: { conditionPhotos: true, personalIdentity: true, companyFieldsHiddenUntilBusinessAccount: true },
  businessMode: 'B2B',
  recordShared: true,
} as const

export interface PresentOptions {
  purpose: string
  /** Whether the reader may see the seller's private data. */
  isOwner: boolean
}

/** A listing as the spec's Listing record: every key, in its order, with its type. */
export function presentListing(listing: Listing, definition: ModuleDefinition, options: PresentOptions) {
  const matrices = { fieldMatrix: fieldMatrix(definition), dependencyMatrix: dependencyMatrix(definition) }
  const shown = options.isOwner ? listing : withoutSeller(listing, definition)
  return buildRecord(shown, definition, options, matrices)
}

function buildRecord(
  listing: Listing,
  definition: ModuleDefinition,
  { purpose, isOwner }: PresentOptions,
  matrices: { fieldMatrix: unknown; dependencyMatrix: unknown },
) {
  const { values, seller } = listing
  const condition = conditionOf(definition, values)
  const tradeMode = textValue(values, 'tradeMode')
  const presented = presentFiles(values, listing.files, { isOwner })
  const { files, attachmentExperience, imageUrl } = presented
  const eligibility = newArrivalEligibility({ values, definition, ...listing.newArrivals })
  const { sellerId, companyId } = seller
  const head = { moduleKey: listing.moduleKey, sellerId, userId: sellerId, companyId }
  const arrival = {
    newArrival: eligibility.requested,
    newArrivalStatus: eligibility.status,
    newArrivalEligibility: eligibility,
  }
  const [businessChannel] = businessChannels(definition)
  const channel = { ...channelOf(definition), tradeScope: tradeScope(tradeMode) }
  const context = transactionContext(listing, definition, purpose)
  const metadata = contextMetadata(purpose)
  /** The parts that the record has twice: by themselves and in bcf16BusinessCompletion. */
  const parts = {
    quantitySlabs: rowsOf(values, 'quantitySlabs'),
    rendererFamily: definition.rendererFamily,
    productMasterId: textValue(values, 'productMasterId'),
    packagingSnapshot: packagingSnapshot(values),
    attachmentExperience,
    commercialValidation: validationOf(listing, definition),
    family02ProfessionalListing: professionalListing(values, definition, eligibility),
  }
  const { productMasterId } = parts

  return {
    id: listing.listingId,
    listingId: listing.listingId,
    ...head,
    title: textValue(values, 'title'),
    productName: textValue(values, 'productName'),
    status: listing.status,
    condition,
    listingCondition: condition,
    listingType: condition,
    ...arrival,
    traceabilityCarryForward: {},
    traceabilityPrefillDraft: {},
    businessChannel,
    tradeMode,
    fields: {
      ...shownValues(values, definition, isOwner ? null : presented.hiddenIds),
      ...(imageUrl === '' ? {} : { imageUrl }),
      ...derivedValues(listing, definition),
      ...head,
      condition,
      listingCondition: condition,
      ...arrival,
      tradeMode,
      businessChannel,
      ...channel,
      rendererFamily: definition.rendererFamily,
      productMasterId,
      ...(productMasterId ? { product_master_id: productMasterId } : {}),
      transactionOrigin: context.transactionOrigin,
      transactionContext: context,
      contextMetadata: metadata,
    },
    files,
    files_json: files,
    productMasterId,
    rendererFamily: definition.rendererFamily,
    quantitySlabs: parts.quantitySlabs,
    pdcSlabs: rowsOf(values, 'pdcSlabs'),
    attachmentExperience,
    packagingSnapshot: parts.packagingSnapshot,
    commercialValidation: parts.commercialValidation,
    family02ProfessionalListing: parts.family02ProfessionalListing,
    bcf16BusinessCompletion: {
      version: BUSINESS_COMPLETION_VERSION,
      moduleKey: listing.moduleKey,
      fieldMatrix: matrices.fieldMatrix,
      dependencyMatrix: matrices.dependencyMatrix,
      rfqReadiness: RFQ_READINESS,
      ...parts,
      attachmentMetadataSnapshot: presented.attachmentMetadataSnapshot,
      b2bB2cC2c: BUSINESS_TO,
    },
    transactionContext: context,
    contextMetadata: metadata,
    ...channel,
    createdAt: withOffset(listing.createdAt),
    updatedAt: withOffset(listing.updatedAt),
    sourceTable: LISTING_SOURCE,
    authenticatedListingRouteRecovery: ROUTE_RECOVERY_MARKER,
    version: listing.version,
    completeness: completeness(definition, values).score,
    ...(listing.isEdited ? { editContinuityPreserved: true } : {}),
  }
}

function validationOf({ values, seller, ...listing }: Listing, definition: ModuleDefinition) {
  const status = listing.status === 'DRAFT' ? 'DRAFT' : 'ACTIVE'
  const { errors } = judgeValues({ definition, values, status, isMicroOrSmall: seller.isMicroOrSmall })
  const ended = endedIssues(definition, values, dayOf(listing.updatedAt))
  return commercialValidation({ values, definition, errors: [...errors, ...ended] })
}

function professionalListing(values: FieldValues, definition: ModuleDefinition, newArrival: NewArrivalEligibility) {
  const { taxLabels, pdcCreditIntervalsDays, allowedBusinessChannels } = professionalStatics(definition)
  const condition = conditionOf(definition, values)
  return {
    version: PROFESSIONAL_LISTING_VERSION,
    pdcSlabs: rowsOf(values, 'pdcSlabs'),
    condition,
    taxLabels,
    tradeMode: textValue(values, 'tradeMode'),
    newArrival,
    businessChannel: allowedBusinessChannels[0],
    conditionGuidance: definition.conditionGuidance[condition] ?? '',
    pdcCreditIntervalsDays,
    allowedBusinessChannels,
  }
}

export type ListingRecord = ReturnType<typeof presentListing>

/** @param hiddenIds attachments that the reader may not see; null for the owner, who sees every value */
function shownValues(
  values: FieldValues,
  definition: ModuleDefinition,
  hiddenIds: ReadonlySet<string> | null,
): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const name of valuedFields(definition, values)) {
    if (hiddenIds === null || !PRIVATE_FIELDS.has(name)) shown[name] = values[name]
  }
  if (hiddenIds !== null) {
    for (const role of FILE_ROLES) {
      if (shown[role] === undefined) continue
      const ids = idsOfRole(values, role).filter((id) => !hiddenIds.has(id))
      if (ids.length > 0) shown[role] = ids
      else delete shown[role]
    }
  }
  for (const [spelling, name] of Object.entries(FIELD_SPELLINGS)) {
    if (shown[name] !== undefined) shown[spelling] = shown[name]
  }
  return shown
}

/** The derived values in `fields`; the seller's own material and composition take precedence. */
function derivedValues(listing: Listing, definition: ModuleDefinition): Record<string, unknown> {
  const { values } = listing
  const facts = factsOf(definition, values)
  const hs = suggestHs(definition, values)
  return {
    ...facts.filled,
    ...(hs === null ? {} : { hsSuggestion: hs.ok ? hs.code : '' }),
    ...parsedValues(facts, definition),
    ...derivedNumbers(facts, definition),
    ...derivedTexts(values),
    ...definition.hooks.stateFields?.(listing),
    sellerCompany: listing.seller.companyName,
  }
}

/** What is read from counts and constructions. */
function parsedValues(facts: Facts, definition: ModuleDefinition): Record<string, unknown> {
  const filled = parsedFields(definition).filter((name) => facts.values[name] !== undefined)
  return Object.fromEntries(
    filled.map((name) => {
      if (fieldSpec(definition, name)?.kind === 'construction')
        return [parsedName(name), definition.hooks.constructionParsed?.(facts) ?? null]
      const reading = facts.counts.get(name)
      return [parsedName(name), reading?.ok ? presentCount(reading.count) : null]
    }),
  )
}

const DERIVED_DIGITS = 6

/** `fields.derived`; a number that lacks a fact is absent. */
function derivedNumbers(facts: Facts, definition: ModuleDefinition): { derived?: Record<string, number> } {
  const shown = definition.derived.filter(({ isShown }) => isShown)
  const numbers = shown.flatMap(({ name, compute }) => {
    const value = compute(facts)
    return value === null ? [] : [[name, Number(value.toPrecision(DERIVED_DIGITS))] as const]
  })
  return shown.length === 0 ? {} : { derived: Object.fromEntries(numbers) }
}

function rowsOf<T = unknown>(values: FieldValues, name: string): T[] {
  const rows = values[name]
  return Array.isArray(rows) ? (rows as T[]) : []
}

/** ISO 8601 with an offset, as in the spec's records. */
function withOffset(at: Date): string {
  return at.toISOString().replace('Z', '+00:00')
}

// A stored text has these in place of parts that are the same in every record or depend on the read. JSON.stringify
// writes a lone surrogate as an escape, which no seller's text can contain, since lone surrogates are refused.
const SLOT = {
  fieldMatrix: '\ud800fieldMatrix',
  dependencyMatrix: '\ud800dependencyMatrix',
  purpose: '\ud800purpose',
} as const
const SLOT_MARK = '"\\ud800'
type RecordSlot = keyof typeof SLOT

/** The public record as it is stored: built once at write, completed by `spliceRecord` at read. */
export function presentStoredText(listing: Listing, definition: ModuleDefinition): string {
  return JSON.stringify(
    buildRecord(
      withoutSeller(listing, definition),
      definition,
      { purpose: SLOT.purpose, isOwner: false },
      {
        fieldMatrix: SLOT.fieldMatrix,
        dependencyMatrix: SLOT.dependencyMatrix,
      },
    ),
  )
}

const constantTexts = new Map<ModuleDefinition, { fieldMatrix: string; dependencyMatrix: string }>()

/** The two matrices as JSON text, made once per module. */
export function matrixTexts(definition: ModuleDefinition): { fieldMatrix: string; dependencyMatrix: string } {
  const known = constantTexts.get(definition)
  if (known) return known
  const made = {
    fieldMatrix: JSON.stringify(fieldMatrix(definition)),
    dependencyMatrix: JSON.stringify(dependencyMatrix(definition)),
  }
  constantTexts.set(definition, made)
  return made
}

/** A stored text cut at its slots, with `filling` in their places: the parts of the record in order. */
export function recordParts<T>(storedText: string, filling: Readonly<Record<RecordSlot, T>>): (string | T)[] {
  const parts: (string | T)[] = []
  let from = 0
  for (let at = storedText.indexOf(SLOT_MARK); at >= 0; at = storedText.indexOf(SLOT_MARK, from)) {
    const end = storedText.indexOf('"', at + SLOT_MARK.length)
    const name = storedText.slice(at + SLOT_MARK.length, end)
    if (!isSlot(name)) throw new Error(`A stored record has an unknown slot "${name.slice(0, 32)}".`)
    parts.push(storedText.slice(from, at), filling[name])
    from = end + 1
  }
  parts.push(storedText.slice(from))
  return parts
}

function isSlot(name: string): name is RecordSlot {
  return Object.hasOwn(SLOT, name)
}

export function spliceRecord(storedText: string, definition: ModuleDefinition, purpose: string): string {
  return recordParts(storedText, { ...matrixTexts(definition), purpose: JSON.stringify(purpose) }).join('')
}
