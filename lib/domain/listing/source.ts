import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { isModuleKey, type ModuleKey } from '@/lib/domain/modules/keys'
import { fieldSpec, listingFields } from '@/lib/domain/modules/resolve'
import { type SourceListing, textValue } from './listing'
import { priceLadder } from './pricing/price'

/** What a listing shows of itself where others point to it. */
export function sourceTerms(values: FieldValues): Pick<SourceListing, 'condition' | 'price' | 'currency' | 'priceUom'> {
  return {
    condition: textValue(values, 'condition'),
    price: priceLadder(values).first,
    currency: textValue(values, 'currency'),
    priceUom: textValue(values, 'priceUom'),
  }
}

/** The id of the listing that these values point to; null: none, or the module's listings point to none. */
export function sourceIdOf({ sourceField }: Pick<ModuleDefinition, 'sourceField'>, values: FieldValues): string | null {
  return sourceField === undefined ? null : textValue(values, sourceField) || null
}

/** The open goods that a card points to, for links; null: none that are known. */
export function goodsOf(values: FieldValues): { moduleKey: ModuleKey; listingId: string; title: string } | null {
  const { source } = values
  if (typeof source !== 'object' || source === null) return null
  const [moduleKey, listingId] = [
    textValue(source as FieldValues, 'moduleKey'),
    textValue(source as FieldValues, 'listingId'),
  ]
  return isModuleKey(moduleKey) ? { moduleKey, listingId, title: textValue(source as FieldValues, 'title') } : null
}

/** The price that a card shows: that of the goods it points to, as the terms of a listing. */
export function goodsTerms({ source }: FieldValues): FieldValues {
  if (typeof source !== 'object' || source === null) return {}
  const { price, currency, priceUom } = source as FieldValues
  return { basePrice: price, currency, priceUom }
}

/** The values with everything that follows from the listing they point to; what followed from an earlier one is gone. */
export function withSource(
  definition: ModuleDefinition,
  values: FieldValues,
  source: SourceListing | null,
): FieldValues {
  const { fromSource } = definition.hooks
  if (definition.sourceField === undefined || !fromSource) return values
  const own = { ...values }
  for (const name of listingFields(definition)) if (fieldSpec(definition, name)?.isComputed) delete own[name]
  return { ...own, ...fromSource(own, source) }
}

const POINTS_PER_COMPANY = 10
const POINTS_PER_QUOTED = 5
const SCORE_MAX = 100

/**
 * How much a listing is in demand, 0 to 100: 10 for each company that asked for it in 30 days, and 5 for each of those
 * requests that was quoted. Pages that were opened are not counted, since they are not stored.
 */
export function trendScore({ askedBy, quoted }: { askedBy: number; quoted: number }): number {
  return Math.min(SCORE_MAX, askedBy * POINTS_PER_COMPANY + quoted * POINTS_PER_QUOTED)
}
