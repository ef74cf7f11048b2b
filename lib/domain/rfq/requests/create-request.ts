import { z } from 'zod'
import { DAY_MS } from '@/lib/domain/calendar-day'
import { errorIssue, type Issue, warningIssue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { displayTitle, type Listing, textValue } from '@/lib/domain/listing/listing'
import { orderTermsOf, quantityConcern } from '@/lib/domain/listing/pricing/order-terms'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import { UNIT_FACT_FIELDS } from '@/lib/domain/units/unit-facts'
import { tradeModes } from '@/lib/domain/vocabulary/listing-terms'
import { unitRatio } from '../comparison/conversion'
import type { Requirement } from '../comparison/terms'
import { neededByIssues } from '../needed-by'
import { namedValue, readBody, withoutFaulty } from '../read-body'
import { describesGoods } from './in-words/goods-words'
import {
  closedValue,
  currencyValue,
  dayValue,
  filesValue,
  idValue,
  incotermValue,
  momentValue,
  noteValue,
  optional,
  priceValue,
  quantityValue,
  titleValue,
  wordValue,
} from './request-values'
import { readableRequirements, requirementIssues, requirementsSchema } from './requirements'
import type { RfqSnapshot } from './snapshot'

const SELLERS_MAX = 50
const RESPOND_DAYS_MAX = 365
/** The only Incoterm that also fits a domestic sale: the buyer fetches the goods. */
const DOMESTIC_INCOTERM = 'EXW'

const flagValue = z.boolean({ error: 'Use true or false.' })

const sellersValue = z
  .array(idValue, { error: 'Use a list of seller ids.' })
  .min(1, 'Choose at least one seller.')
  .max(SELLERS_MAX, `Choose at most ${SELLERS_MAX} sellers.`)
  .transform((ids) => [...new Set(ids)])

const listingsValue = z
  .array(idValue, { error: 'Use a list of listing ids.' })
  .max(SELLERS_MAX, `Name at most ${SELLERS_MAX} listings.`)
  .transform((ids) => [...new Set(ids)])

/** Body of POST /api/rfq/create. */
export const createSchema = z.strictObject({
  listingId: optional(idValue),
  moduleKey: optional(z.enum(MODULE_KEYS, { error: 'There is no such module.' })),
  sellerIds: optional(sellersValue),
  /** With `sellerIds`: the listing of each of these sellers that the request began with. */
  listingIds: optional(listingsValue),
  openPool: optional(flagValue),
  quantity: quantityValue,
  uom: optional(wordValue),
  targetPrice: optional(priceValue),
  currency: optional(currencyValue),
  priceBasis: optional(wordValue),
  tradeMode: optional(closedValue(tradeModes, 'Use Domestic, Export or Both.')),
  incoterm: optional(incotermValue),
  deliveryLocation: optional(wordValue),
  /** The day in India by which the goods are needed. */
  neededBy: optional(dayValue),
  attachments: optional(filesValue),
  /** The buyer's own ended request that this one copies. */
  copyOf: optional(idValue),
  /** Ignored: the server captures it from the listing, since a buyer cannot state a seller's facts. */
  technicalSpecificationSnapshot: z.unknown().optional(),
  requirements: optional(requirementsSchema),
  respondBy: optional(momentValue),
  sealed: optional(flagValue),
  note: optional(noteValue),
  title: optional(titleValue),
})

/** The fields that could be read. */
type CreateRequest = Partial<z.infer<typeof createSchema>>

const partialSchema = createSchema.partial()
const ADDRESSEE_FIELDS = ['listingId', 'moduleKey', 'sellerIds', 'openPool']

/** The records that a body names, read before it is judged: a missing one is reported before other errors. */
export function namedRecords(body: unknown) {
  return {
    listingId: namedValue(body, 'listingId', idValue),
    copyOf: namedValue(body, 'copyOf', idValue),
    moduleKey: namedValue(body, 'moduleKey', z.enum(MODULE_KEYS)),
    sellerIds: namedValue(body, 'sellerIds', sellersValue) ?? [],
    listingIds: namedValue(body, 'listingIds', listingsValue) ?? [],
    attachments: namedValue(body, 'attachments', filesValue) ?? [],
  }
}

const SPECIFICATION_IGNORED = warningIssue(
  'SERVER_OWNED_FIELD',
  'technicalSpecificationSnapshot',
  'The specification is captured from the listing. The one that was sent is ignored.',
)

export interface JudgedRequest {
  /** Null when `issues` has an error. */
  request: {
    moduleKey: ModuleKey
    sellerIds: readonly string[]
    isOpenPool: boolean
    isSealed: boolean
    respondBy: Date | null
    snapshot: RfqSnapshot
    requirements: readonly Requirement[]
    note: string
    title: string
    copiedFrom: string | null
  } | null
  issues: Issue[]
}

/**
 * Lists everything wrong with a request for quotation (reference 6.2), and captures its specification.
 * @param listing the listing in the body, null for chosen sellers or the open pool
 */
export function judgeCreate(body: unknown, listing: Listing | null, now: Date): JudgedRequest {
  const {
    given,
    issues: formIssues,
    faulty,
  } = readBody<z.infer<typeof createSchema>, CreateRequest>(createSchema, partialSchema, body)
  const { quantity } = given
  const requirements = readableRequirements(body)
  const values = listing?.values ?? {}
  const moduleKey = listing?.moduleKey ?? given.moduleKey
  const uom = given.uom ?? textValue(values, 'uom')
  const tradeMode = given.tradeMode ?? 'Domestic'
  const tradeIssues = [
    // The recipients cannot be judged if one of their fields cannot be read.
    ...(ADDRESSEE_FIELDS.some((name) => faulty.has(name)) ? [] : addresseeIssues(given, listing)),
    ...poolIssues({ ...given, moduleKey }, faulty),
    ...timeIssues(given, now),
    ...neededByIssues(given, now),
    ...(uom ? [] : [errorIssue('REQUIRED', 'uom', 'Enter the unit of the quantity: kg, m, piece ...')]),
    ...(uom && listing ? unitIssues(quantity ?? null, uom, values) : []),
    ...incotermIssues(tradeMode, given.incoterm ?? ''),
    ...(moduleKey ? requirementIssues(matrixDefinition(moduleKey), requirements, values) : []),
    ...(given.technicalSpecificationSnapshot === undefined ? [] : [SPECIFICATION_IGNORED]),
  ]
  const issues = [...formIssues, ...withoutRepeated(tradeIssues, formIssues, faulty)]
  if (moduleKey === undefined || quantity === undefined || issues.some(({ severity }) => severity === 'error')) {
    return { request: null, issues }
  }
  return {
    issues,
    request: {
      moduleKey,
      sellerIds: listing ? [listing.seller.sellerId] : (given.sellerIds ?? []),
      isOpenPool: given.openPool ?? false,
      isSealed: given.sealed ?? false,
      respondBy: given.respondBy ? new Date(given.respondBy) : null,
      requirements: requirements.filter((line) => line !== null),
      note: given.note ?? '',
      title: given.title ?? '',
      copiedFrom: given.copyOf ?? null,
      snapshot: {
        quantity,
        uom,
        targetPrice: given.targetPrice ?? null,
        currency: given.currency ?? (textValue(values, 'currency') || 'INR'),
        priceBasis: given.priceBasis ?? '',
        tradeMode,
        incoterm: given.incoterm ?? '',
        deliveryLocation: given.deliveryLocation ?? '',
        ...(given.neededBy === undefined ? {} : { neededBy: given.neededBy }),
        attachments: given.attachments ?? [],
        technicalSpecificationSnapshot: specificationOf(listing, matrixDefinition(moduleKey)),
        capturedAt: now.toISOString(),
      },
    },
  }
}

/** The issues beyond the form, without faulty fields; each line of the requirements is reported once. */
function withoutRepeated(issues: readonly Issue[], formIssues: readonly Issue[], faulty: ReadonlySet<string>): Issue[] {
  const isOfLine = ({ field }: Issue) => field.startsWith('requirements[')
  return [
    ...withoutFaulty(
      issues.filter((issue) => !isOfLine(issue)),
      faulty,
    ),
    ...issues.filter((issue) => isOfLine(issue) && !formIssues.some(({ field }) => field === issue.field)),
  ]
}

function addresseeIssues(
  { listingId, moduleKey, sellerIds, openPool }: CreateRequest,
  listing: Listing | null,
): Issue[] {
  const ways = [listingId !== undefined, sellerIds !== undefined, openPool === true].filter(Boolean).length
  if (ways !== 1) {
    const message =
      'Ask the seller of one listing (listingId), chosen sellers (moduleKey and sellerIds), or all of a module (moduleKey and openPool): one of the three.'
    return [errorIssue('ADDRESSEE', 'listingId', message)]
  }
  if (listing && moduleKey && moduleKey !== listing.moduleKey) {
    return [errorIssue('MODULE_MISMATCH', 'moduleKey', `This listing belongs to the module ${listing.moduleKey}.`)]
  }
  return !listing && moduleKey === undefined ? [errorIssue('REQUIRED', 'moduleKey', 'This is missing.')] : []
}

/** A request to all sellers says what it is: with nothing to go by, any of them could offer anything. */
function poolIssues(
  { openPool, moduleKey, requirements, title = '', note = '' }: CreateRequest,
  faulty: ReadonlySet<string>,
): Issue[] {
  const definition = moduleKey ? matrixDefinition(moduleKey) : null
  const isDescribed = (requirements?.length ?? 0) > 0 || [title, note].some((text) => describesGoods(definition, text))
  if (!openPool || isDescribed || ['requirements', 'title', 'note'].some((name) => faulty.has(name))) return []
  return [
    errorIssue(
      'SPECIFICATION_REQUIRED',
      'requirements',
      'Say what you need: give at least one requirement, or describe the goods in the title or the note.',
    ),
  ]
}

function timeIssues({ respondBy, sealed }: Pick<CreateRequest, 'respondBy' | 'sealed'>, now: Date): Issue[] {
  const message = 'Enter until when sellers may respond. Sealed quotations are opened at that time.'
  if (respondBy === undefined) return sealed ? [errorIssue('REQUIRED', 'respondBy', message)] : []
  return respondByIssues({ respondBy }, now)
}

/** Whether sellers can respond until this time. */
export function respondByIssues({ respondBy }: Pick<CreateRequest, 'respondBy'>, now: Date): Issue[] {
  if (respondBy === undefined) return []
  const left = Date.parse(respondBy) - now.getTime()
  if (left <= 0)
    return [errorIssue('RESPOND_BY_IN_PAST', 'respondBy', 'This time is in the past. Leave sellers time to respond.')]
  return left > RESPOND_DAYS_MAX * DAY_MS
    ? [errorIssue('RESPOND_BY_TOO_FAR', 'respondBy', `Use a time at most ${RESPOND_DAYS_MAX} days ahead.`)]
    : []
}

/**
 * The requested unit must be convertible to the listing's, or its prices cannot be compared with the request. A seller may sell less
 * than their minimum, or break a set, but the buyer should know.
 */
function unitIssues(quantity: number | null, uom: string, values: FieldValues): Issue[] {
  const sold = textValue(values, 'priceUom') || textValue(values, 'uom')
  const side = (unit: string) => ({ unit, facts: values })
  if (sold && unitRatio(side(uom), side(sold)) === null) {
    const message = `This listing is sold in ${sold}, and the weight of one ${uom} is unknown. Ask in ${sold}.`
    return [errorIssue('UOM_NOT_CONVERTIBLE', 'uom', message)]
  }
  const concern = quantity === null ? null : quantityConcern(orderTermsOf(values, [uom]), quantity, uom)
  return concern === null ? [] : [warningIssue(concern.code, 'quantity', concern.message)]
}

/** Also used for a quotation, which is in the same trade mode. */
export function incotermIssues(tradeMode: string, incoterm: string): Issue[] {
  if (tradeMode !== 'Domestic' || incoterm === '' || incoterm === DOMESTIC_INCOTERM) return []
  const message = `${incoterm} is for exports. For a domestic sale leave it empty, or choose ${DOMESTIC_INCOTERM}.`
  return [errorIssue('INCOTERM_TRADE_MODE_MISMATCH', 'incoterm', message)]
}

/** The captured fields: what the goods are and how they are packed, without prices and documents. */
function capturedFields(definition: ModuleDefinition): readonly string[] {
  const { identity, specifications, packaging } = definition.groups
  return [...new Set([...identity, ...specifications, ...packaging, ...UNIT_FACT_FIELDS])]
}

function specificationOf(
  listing: Listing | null,
  definition: ModuleDefinition,
): RfqSnapshot['technicalSpecificationSnapshot'] {
  if (listing === null) return { listingId: '', listingVersion: 0, title: '', fields: {} }
  const { values, listingId, version } = listing
  const fields = capturedValues(definition, values)
  return { listingId, listingVersion: version, title: displayTitle(values), fields }
}

/** The captured fields of a listing; of the current one for "changed since you asked". */
export function capturedValues(definition: ModuleDefinition, typed: FieldValues): FieldValues {
  const { values } = factsOf(definition, typed)
  const names = capturedFields(definition).filter((name) => values[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
