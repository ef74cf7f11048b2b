import { type Issue, IssueList } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { spoken } from '../../spoken'
import { textValue } from '../listing'

/** Goods that are sold below the fresh price (reference 9.6.4: a lot may be as good as fresh). */
const SOLD_BELOW_FRESH: ReadonlySet<string> = new Set(['JobLot', 'Seconds', 'Claimless'])
const FRESH = 'Fresh'
/** Counts within this share of each other are the same yarn in the trade. */
const TEX_TOLERANCE = 0.01

/** What a judgement needs to know of the seller's other listings; null where it needs nothing. */
export interface OwnListingsQuestion {
  sellerSku: string | null
  /** Open listings of this condition, family and fineness (tex). */
  sameYarn: { condition: string; familyField: string; family: string; texMin: number; texMax: number } | null
}

/** What was found. */
export interface OwnListingsFacts {
  /** Another listing with this item code, not archived. */
  sameSku: { title: string } | null
  /** The cheapest listing of the same yarn, in INR per kg. */
  cheapestFresh: { title: string; priceInrPerKg: number } | null
}

/** Derived figures from the row of a listing. */
export interface OwnFigures {
  /** Null: the count is unknown, so no yarn is the same. */
  resultantTex: number | null
  /** Null: no comparable price. */
  priceInrPerKg: number | null
}

/** @param values in canonical words */
export function ownListingsQuestion(
  values: FieldValues,
  { familyField, resultantTex, priceInrPerKg }: OwnFigures & { familyField: string },
): OwnListingsQuestion | null {
  const sellerSku = textValue(values, 'sellerSku') || null
  const family = textValue(values, familyField)
  const isBelow = SOLD_BELOW_FRESH.has(textValue(values, 'condition'))
  const sameYarn =
    isBelow && family !== '' && resultantTex !== null && priceInrPerKg !== null
      ? {
          condition: FRESH,
          familyField,
          family,
          texMin: resultantTex * (1 - TEX_TOLERANCE),
          texMax: resultantTex * (1 + TEX_TOLERANCE),
        }
      : null
  return sellerSku === null && sameYarn === null ? null : { sellerSku, sameYarn }
}

const SKU_NOT_UNIQUE = 'SKU_NOT_UNIQUE'
const PRICED_AS_FRESH = 'PRICED_AS_FRESH'

/** Warnings that depend on the seller's other listings (reference 4.19). */
export function ownListingsIssues(
  values: FieldValues,
  { priceInrPerKg: price }: Pick<OwnFigures, 'priceInrPerKg'>,
  { sameSku, cheapestFresh }: OwnListingsFacts,
): Issue[] {
  const issues = new IssueList()
  if (sameSku) {
    issues.warning(
      SKU_NOT_UNIQUE,
      'sellerSku',
      `Your listing “${sameSku.title}” has this item code too. Use a different code for each article, so that invoices and imports match.`,
    )
  }
  if (cheapestFresh && price !== null && price >= cheapestFresh.priceInrPerKg) {
    issues.warning(
      PRICED_AS_FRESH,
      'basePrice',
      `You sell this yarn fresh for ₹${spoken(roundPaise(cheapestFresh.priceInrPerKg))} per kg (“${cheapestFresh.title}”). Buyers expect ${textValue(values, 'condition')} goods to cost less.`,
    )
  }
  return issues.all
}

/** Whether an issue comes from the other listings, which the browser's own judgement does not know. */
export function isOwnListingsIssue({ code }: Pick<Issue, 'code'>): boolean {
  return code === SKU_NOT_UNIQUE || code === PRICED_AS_FRESH
}

function roundPaise(amount: number): number {
  return Math.round(amount * 100) / 100
}
