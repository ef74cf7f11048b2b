import 'server-only'
import { nullOn } from '@/lib/domain/errors'
import type { Listing } from '@/lib/domain/listing/listing'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from '@/lib/domain/rfq/comparison/terms'
import type { Reorder } from '@/lib/domain/rfq/orders/reorder'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import type { Addressees, AskTarget } from '@/lib/domain/rfq/requests/ask-target'
import {
  type SpecificationPoint,
  specificationPoint,
  specificationPoints,
} from '@/lib/domain/rfq/requests/specification-point'
import { readListing } from '@/lib/services/listings/read'
import type { ActorContext } from '@/lib/services/shared/context'

/** Whom a new request goes to, and what its form begins with. */
export interface AskForm {
  target: AskTarget
  opening: {
    quantity: number | null
    /** What several listings have in common, in words. */
    title?: string
    uom: string
    currency: string
    tradeMode: string
    requirements: readonly Requirement[]
    /** Of the request that is sent again, or of the order that is repeated. */
    earlier:
      | (Pick<RfqRecord, 'sealed' | 'note' | 'files'> &
          Pick<RfqRecord['snapshot'], 'targetPrice' | 'priceBasis' | 'incoterm' | 'deliveryLocation'>)
      | null
  }
  points: SpecificationPoint[]
  /** What changed since the order that is repeated; null without one. */
  reorder: Reorder | null
}

/** What buyers ask first; the listing's own values begin the requirements. */
export const ASKED_FIRST = ['count', 'composition', 'cspStrength', 'quality.uPercent'] as const
/** Where more, or less, is better than what was said. */
const BETTER: Readonly<Record<string, '>=' | '<='>> = { cspStrength: '>=', 'quality.uPercent': '<=' }
const COUNT_TOLERANCE_PERCENT = 2.5
/** Terms of the sale, which the request has fields of its own for. */
const TERMS = ['uom', 'tolerance'] as const
/** Requirements that a form begins with at most. */
export const REQUIREMENTS_MAX = 8

/** Whether a point is a term of the sale. */
export function isTerm(path: string): boolean {
  return TERMS.some((name) => path.split('.')[0] === name)
}

/** The form of a request to these sellers; what `known` leaves out is as for a new request. */
export function askForm(
  moduleKey: ModuleKey,
  addressees: Addressees,
  known: Partial<AskForm['opening']>,
  { copyOf = '', orderId = '' } = {},
): AskForm {
  return {
    target: { moduleKey, moduleName: MODULE_NAMES[moduleKey], copyOf, orderId, ...addressees },
    opening: {
      quantity: null,
      uom: 'kg',
      currency: 'INR',
      tradeMode: 'Domestic',
      requirements: openLines(moduleKey),
      earlier: null,
      ...known,
    },
    points: specificationPoints(matrixDefinition(moduleKey)),
    reorder: null,
  }
}

/** A listing that buyers see now; null: it is not on the market. */
export async function findActiveListing(
  ctx: ActorContext,
  moduleKey: ModuleKey,
  listingId: string,
): Promise<Listing | null> {
  const found = await nullOn('NOT_FOUND', () => readListing(ctx, { moduleKey, listingId }))
  return found?.listing.status === 'ACTIVE' ? found.listing : null
}

/** What a listing says at these points, as requirements. */
export function requirementsOf({ values }: Pick<Listing, 'values'>, paths: readonly string[]): Requirement[] {
  return paths.flatMap((path): Requirement[] => {
    const [name = '', part] = path.split('.')
    const whole = values[name]
    const inside = typeof whole === 'object' && whole !== null && part !== undefined ? Reflect.get(whole, part) : null
    const value: unknown = part === undefined ? whole : inside
    if (typeof value === 'number') return [{ field: path, op: BETTER[path] ?? '=', value }]
    if (typeof value !== 'string' || value === '') return []
    const slack = path === 'count' ? { tolerancePercent: COUNT_TOLERANCE_PERCENT } : {}
    return [{ field: path, op: '=', value, ...slack }]
  })
}

/** Without a listing the buyer says what it is: the first lines are empty. */
function openLines(moduleKey: ModuleKey): Requirement[] {
  const definition = matrixDefinition(moduleKey)
  const asked = [definition.familyField, ...ASKED_FIRST].filter((path) => specificationPoint(definition, path) !== null)
  return asked.slice(0, 3).map((field) => ({ field, op: '=', value: '' }))
}
