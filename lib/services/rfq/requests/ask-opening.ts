import 'server-only'
import type { Listing } from '@/lib/domain/listing/listing'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from '@/lib/domain/rfq/comparison/terms'
import type { Reorder } from '@/lib/domain/rfq/orders/reorder'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import type { AnswerTimes } from '@/lib/domain/rfq/quotations/response-time'
import type { AskTarget } from '@/lib/domain/rfq/requests/ask-target'
import {
  type SpecificationPoint,
  specificationPoint,
  specificationPoints,
} from '@/lib/domain/rfq/requests/specification-point'

/** Whom a new request goes to, and what the form begins with. */
export interface AskForm {
  target: AskTarget
  opening: {
    quantity: number | null
    uom: string
    currency: string
    tradeMode: string
    requirements: readonly Requirement[]
    /** Of a request that is asked anew. */
    earlier:
      | (Pick<RfqRecord, 'sealed' | 'note' | 'files'> &
          Pick<RfqRecord['snapshot'], 'targetPrice' | 'priceBasis' | 'incoterm' | 'deliveryLocation'>)
      | null
  }
  points: SpecificationPoint[]
  /** What is different since the order of which more is asked for; null without one. */
  reorder: Reorder | null
}

export interface AskPage extends AskForm {
  /** How soon the sellers it names usually answer. */
  answerTimes: AnswerTimes
}

/** What buyers ask first; the listing's own values begin the requirements. */
export const ASKED_FIRST = ['count', 'composition', 'cspStrength', 'quality.uPercent'] as const
/** Where more, or less, is better than what was said. */
const BETTER: Readonly<Record<string, '>=' | '<='>> = { cspStrength: '>=', 'quality.uPercent': '<=' }
const COUNT_TOLERANCE_PERCENT = 2.5
/** Terms of the sale, which the request has places of its own for. */
const TERMS = ['uom', 'tolerance'] as const
/** More lines than these are read by nobody. */
export const SHARED_MAX = 8

/** Whether a point is a term of the sale. */
export function isTerm(path: string): boolean {
  return TERMS.some((name) => path.split('.')[0] === name)
}

export function baseOf(moduleKey: ModuleKey, { copyOf = '', orderId = '' } = {}) {
  return {
    target: { moduleKey, moduleName: MODULE_NAMES[moduleKey], copyOf, orderId },
    points: specificationPoints(matrixDefinition(moduleKey)),
    reorder: null,
  }
}

export function openingOf(moduleKey: ModuleKey, known: Partial<AskForm['opening']>): AskForm['opening'] {
  return {
    quantity: null,
    uom: 'kg',
    currency: 'INR',
    tradeMode: 'Domestic',
    requirements: openLines(moduleKey),
    earlier: null,
    ...known,
  }
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

/** Without a listing the buyer has to say what it is: the first lines wait for that. */
function openLines(moduleKey: ModuleKey): Requirement[] {
  const definition = matrixDefinition(moduleKey)
  const asked = [definition.familyField, ...ASKED_FIRST].filter((path) => specificationPoint(definition, path) !== null)
  return asked.slice(0, 3).map((field) => ({ field, op: '=', value: '' }))
}
