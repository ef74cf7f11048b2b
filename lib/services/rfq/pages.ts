import 'server-only'
import { z } from 'zod'
import { withDeadline } from '@/db/client'
import { listSellerNames } from '@/db/queries/sellers'
import type { Actor } from '@/lib/domain/actor'
import { isDomainError, notFound } from '@/lib/domain/errors'
import { displayTitle, type Listing, numberValue, textValue } from '@/lib/domain/listing/listing'
import { quantitySlabs } from '@/lib/domain/listing/price'
import { matrixDefinition } from '@/lib/domain/modules'
import { isModuleKey, MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from '@/lib/domain/rfq/comparison/terms'
import { requirementText } from '@/lib/domain/rfq/comparison/verdict'
import type { EventRecord, RfqRecord } from '@/lib/domain/rfq/present'
import { type SpecificationPoint, specificationPoint, specificationPoints } from '@/lib/domain/rfq/specification-point'
import type { ServiceContext } from '../context'
import { readListing } from '../listings'
import { readComparison } from './compare'
import { readOrder } from './orders'
import { readRfqEvents } from './quotation-events'
import { readRfq } from './read'

/** Whom a new request goes to, and what the form begins with. */
export interface AskPage {
  moduleKey: ModuleKey
  target:
    | { kind: 'listing'; listingId: string; title: string; companyName: string }
    | { kind: 'sellers'; moduleKey: ModuleKey; sellers: { sellerId: string; companyName: string }[] }
    | { kind: 'pool'; moduleKey: ModuleKey; moduleName: string }
  opening: { quantity: number | null; uom: string; currency: string; tradeMode: string; requirements: Requirement[] }
  points: SpecificationPoint[]
}

/** What buyers ask first; the listing's own values begin the requirements. */
const ASKED_FIRST = ['count', 'composition', 'cspStrength', 'quality.uPercent'] as const
const COUNT_TOLERANCE_PERCENT = 2.5

/** @throws NOT_FOUND for a listing, a module or sellers that are not there */
export async function readAskPage(ctx: ServiceContext<Actor>, query: URLSearchParams): Promise<AskPage> {
  const moduleKey = query.get('moduleKey') ?? 'yarn'
  if (!isModuleKey(moduleKey)) throw notFound()
  const listingId = query.get('listingId')
  if (listingId !== null) return askAboutListing(ctx, moduleKey, listingId, query)
  const sellerIds = query.getAll('sellerId')
  const quantity = numberOf(query.get('quantity'))
  const base = {
    moduleKey,
    opening: { quantity, uom: 'kg', currency: 'INR', tradeMode: 'Domestic', requirements: openLines(moduleKey) },
    points: specificationPoints(matrixDefinition(moduleKey)),
  }
  if (sellerIds.length === 0) {
    return { ...base, target: { kind: 'pool', moduleKey, moduleName: MODULE_NAMES[moduleKey] } }
  }
  if (!sellerIds.every((id) => z.uuid().safeParse(id).success)) throw notFound()
  const sellers = await withDeadline(() => listSellerNames(ctx.db, sellerIds))
  if (sellers.length === 0) throw notFound()
  return { ...base, target: { kind: 'sellers', moduleKey, sellers } }
}

async function askAboutListing(
  ctx: ServiceContext<Actor>,
  moduleKey: ModuleKey,
  typedId: string,
  query: URLSearchParams,
): Promise<AskPage> {
  if (!z.uuid().safeParse(typedId).success) throw notFound()
  const { listing } = await readListing(ctx, moduleKey, typedId.toLowerCase())
  const { listingId, seller, values, status } = listing
  if (status !== 'ACTIVE' || seller.companyId === ctx.actor.companyId) throw notFound()
  const least = numberValue(values, 'moq') ?? quantitySlabs(values)[0]?.minQty ?? null
  return {
    moduleKey,
    target: { kind: 'listing', listingId, title: displayTitle(values), companyName: seller.companyName },
    opening: {
      quantity: numberOf(query.get('quantity')) ?? least,
      uom: textValue(values, 'uom') || 'kg',
      currency: textValue(values, 'currency') || 'INR',
      tradeMode: textValue(values, 'tradeMode') === 'Export' ? 'Export' : 'Domestic',
      requirements: openingRequirements(listing),
    },
    points: specificationPoints(matrixDefinition(moduleKey)),
  }
}

/** The listing's own word on what matters, as requirements that its seller can meet. */
function openingRequirements({ values }: Pick<Listing, 'values'>): Requirement[] {
  return ASKED_FIRST.flatMap((path): Requirement[] => {
    const [name = '', part] = path.split('.')
    const whole = values[name]
    const inside = typeof whole === 'object' && whole !== null && part !== undefined ? Reflect.get(whole, part) : null
    const value: unknown = part === undefined ? whole : inside
    if (typeof value === 'number') return [{ field: path, op: path === 'cspStrength' ? '>=' : '<=', value }]
    if (typeof value !== 'string' || value === '') return []
    const slack = path === 'count' ? { tolerancePercent: COUNT_TOLERANCE_PERCENT } : {}
    return [{ field: path, op: '=', value, ...slack }]
  })
}

/** Without a listing the buyer has to say what it is: the first lines wait for that. */
function openLines(moduleKey: ModuleKey): Requirement[] {
  const definition = matrixDefinition(moduleKey)
  const asked = [definition.familyField, ...ASKED_FIRST].filter((path) => specificationPoint(definition, path) !== null)
  return asked.slice(0, 3).map((field) => ({ field, op: '=', value: '' }))
}

function numberOf(text: string | null): number | null {
  const value = Number(text ?? Number.NaN)
  return Number.isFinite(value) && value > 0 ? value : null
}

/** What each point of a module is called, by its path. */
function pointLabels(moduleKey: ModuleKey): Record<string, string> {
  return Object.fromEntries(specificationPoints(matrixDefinition(moduleKey)).map(({ path, label }) => [path, label]))
}

export interface RfqPageData extends Awaited<ReturnType<typeof readRfq>> {
  events: EventRecord[]
  /** Who the actors are, by account. */
  names: Record<string, string>
  pointLabels: Record<string, string>
}

/** One request for its page; null: it is not there, or not this reader's. */
export async function readRfqPage(ctx: ServiceContext<Actor>, typedId: string): Promise<RfqPageData | null> {
  return orNull(typedId, async (rfqId) => {
    const [view, events] = await Promise.all([readRfq(ctx, rfqId), readRfqEvents(ctx, rfqId)])
    const { rfq } = view
    return {
      ...view,
      events,
      names: Object.fromEntries([
        ...rfq.sellers.map(({ sellerId, companyName }) => [sellerId, companyName]),
        [rfq.buyerId, rfq.companyName],
        [ctx.actor.userId, 'You'],
      ]),
      pointLabels: pointLabels(rfq.moduleKey),
    }
  })
}

/** What the answer form asks of a seller: each required point, with the requirement in words. */
export function askedPoints({ moduleKey, requirements }: Pick<RfqRecord, 'moduleKey' | 'requirements'>) {
  const definition = matrixDefinition(moduleKey)
  return requirements.map((requirement) => {
    const point = specificationPoint(definition, requirement.field)
    return {
      field: requirement.field,
      label: point?.label ?? requirement.field,
      requested: requirementText(requirement),
      unit: point?.unit ?? '',
    }
  })
}

const OWN_BASIS = { quantity: '', uom: '', currency: '', creditRate: '' }

/** The comparison on the basis of the address; one that cannot be reckoned falls back to the request's own. */
export async function readComparisonPage(ctx: ServiceContext<Actor>, typedId: string, parameters: typeof OWN_BASIS) {
  return orNull(typedId, async (rfqId) => {
    const compare = async (basis: typeof OWN_BASIS) => {
      const filled = Object.entries(basis).filter(([, value]) => value !== '')
      return { comparison: await readComparison(ctx, rfqId, new URLSearchParams(filled)), parameters: basis }
    }
    const compared = await compare(parameters).catch((error: unknown) => {
      if (isDomainError(error) && error.code === 'VALIDATION_FAILED') return compare(OWN_BASIS)
      throw error
    })
    const { rfq, quotes } = await readRfq(ctx, rfqId)
    return { rfq, quotes, ...compared }
  })
}

/** One order for its page; null: it is not there, or not this reader's. */
export async function readOrderPage(ctx: ServiceContext<Actor>, typedId: string) {
  return orNull(typedId, async (orderId) => {
    const order = await readOrder(ctx, orderId)
    return { order, pointLabels: pointLabels(order.moduleKey) }
  })
}

async function orNull<T>(typedId: string, read: (id: string) => Promise<T>): Promise<T | null> {
  if (!z.uuid().safeParse(typedId).success) return null
  try {
    return await read(typedId.toLowerCase())
  } catch (error) {
    if (isDomainError(error) && error.code === 'NOT_FOUND') return null
    throw error
  }
}
