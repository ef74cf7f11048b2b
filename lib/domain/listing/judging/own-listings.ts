import type { Issue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { spoken, warningIssue } from '../issue'
import { textValue } from '../listing'

/** Goods that are sold below what is fresh (domain 6.4: a lot may be as good as fresh). */
const SOLD_BELOW_FRESH: ReadonlySet<string> = new Set(['JobLot', 'Seconds', 'Claimless'])
const FRESH = 'Fresh'
/** Counts within this share of one another are one yarn to the trade. */
const TEX_TOLERANCE = 0.01

/** What a judgement has to know of the seller's other listings; null where it need not look. */
export interface OwnListingsQuestion {
  sellerSku: string | null
  /** Open goods of this condition, family and fineness (tex). */
  sameYarn: { condition: string; familyField: string; family: string; texMin: number; texMax: number } | null
}

/** What the look found. */
export interface OwnListingsFacts {
  /** Another one, not archived, with this item code. */
  sameSku: { title: string } | null
  /** The cheapest of the same yarn, in INR per kg. */
  cheapestFresh: { title: string; priceInrPerKg: number } | null
}

/** What the row of a listing says ready made. */
export interface OwnFigures {
  /** Null: the count is not known, so no yarn is the same. */
  resultantTex: number | null
  /** Null: no price that could be compared. */
  priceInrPerKg: number | null
}

/** @param values in the vocabularies' own words */
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

/** Warnings that only a look at the seller's other listings gives (domain 2, 6.4); they stand in no one's way. */
export function ownListingsIssues(
  values: FieldValues,
  { priceInrPerKg: price }: Pick<OwnFigures, 'priceInrPerKg'>,
  { sameSku, cheapestFresh }: OwnListingsFacts,
): Issue[] {
  const issues: Issue[] = []
  if (sameSku) {
    issues.push(
      warningIssue(
        SKU_NOT_UNIQUE,
        'sellerSku',
        `Your listing “${sameSku.title}” has this item code too. Give each article its own, so that invoices and imports find it.`,
      ),
    )
  }
  if (cheapestFresh && price !== null && price >= cheapestFresh.priceInrPerKg) {
    issues.push(
      warningIssue(
        PRICED_AS_FRESH,
        'basePrice',
        `You sell this yarn fresh for ₹${spoken(roundPaise(cheapestFresh.priceInrPerKg))} per kg (“${cheapestFresh.title}”); ${textValue(values, 'condition')} goods are expected below that.`,
      ),
    )
  }
  return issues
}

/** Whether an issue comes from the other listings, which the browser's own judgement does not see. */
export function isOwnListingsIssue({ code }: Pick<Issue, 'code'>): boolean {
  return code === SKU_NOT_UNIQUE || code === PRICED_AS_FRESH
}

function roundPaise(amount: number): number {
  return Math.round(amount * 100) / 100
}
