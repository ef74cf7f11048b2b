import { type Issue, IssueList } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { spoken } from '../../spoken'
import { textValue } from '../listing'

/** Goods that are sold below the fresh price (reference 9.6.4: a lot may be as good as fresh). */
const SOLD_BELOW_FRESH: ReadonlySet<string> = new Set(['JobLot', 'Seconds', 'Claimless'])
const FRESH = 'Fresh'

/** What a judgement needs to know of the seller's other listings; null where it needs nothing. */
export interface OwnListingsQuestion {
  sellerSku: string | null
  /** Open listings of this condition, family and key number. */
  sameGoods: { condition: string; familyField: string; family: string; keyMin: number; keyMax: number } | null
}

/** What was found. */
export interface OwnListingsFacts {
  /** Another listing with this item code, not archived. */
  sameSku: { title: string } | null
  /** The cheapest listing of the same goods, in INR per the module's first basis. */
  cheapestFresh: { title: string; price: number } | null
}

/** Derived figures from the row of a listing. */
export interface OwnFigures {
  /** Null: it is unknown, so no goods are the same. */
  keyNumber: number | null
  /** In INR per the module's first basis; null: no comparable price. */
  price: number | null
}

/** @param values in canonical words */
export function ownListingsQuestion(
  values: FieldValues,
  { familyField, keyNumber: key }: Pick<ModuleDefinition, 'familyField' | 'keyNumber'>,
  { keyNumber, price }: OwnFigures,
): OwnListingsQuestion | null {
  const sellerSku = textValue(values, 'sellerSku') || null
  const family = textValue(values, familyField)
  const isBelow = SOLD_BELOW_FRESH.has(textValue(values, 'condition'))
  const sameGoods =
    isBelow && family !== '' && key !== null && keyNumber !== null && price !== null
      ? {
          condition: FRESH,
          familyField,
          family,
          keyMin: keyNumber * (1 - key.same),
          keyMax: keyNumber * (1 + key.same),
        }
      : null
  return sellerSku === null && sameGoods === null ? null : { sellerSku, sameGoods }
}

const SKU_NOT_UNIQUE = 'SKU_NOT_UNIQUE'
const PRICED_AS_FRESH = 'PRICED_AS_FRESH'

/** Warnings that depend on the seller's other listings (reference 4.19). */
export function ownListingsIssues(
  values: FieldValues,
  { sale, words }: Pick<ModuleDefinition, 'sale' | 'words'>,
  price: number | null,
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
  if (cheapestFresh && price !== null && price >= cheapestFresh.price) {
    issues.warning(
      PRICED_AS_FRESH,
      'basePrice',
      `You sell this ${words.goods} fresh for ₹${spoken(roundPaise(cheapestFresh.price))} per ${sale.bases[0].label} (“${cheapestFresh.title}”). Buyers expect ${textValue(values, 'condition')} goods to cost less.`,
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
