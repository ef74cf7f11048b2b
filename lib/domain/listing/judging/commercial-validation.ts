import { type Issue, IssueList } from '@/lib/domain/errors'
import { holds, isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import type { PlainRates } from '@/lib/domain/units/exchange-rates'
import { type BlendRow, blendIssues, compositionIssues } from '../blend'
import type { HsSuggestion } from '../hs-suggestion'
import { type ListingStatus, listValue, numberValue, textValue } from '../listing'
import { conditionOf } from '../presenting/context'
import { businessChannels } from '../presenting/professional'
import { moqIn } from '../pricing/moq'
import { offlinePdcSettlementIssues, type PdcSlab, pdcIssues } from '../pricing/pdc'
import { pricingIssues } from '../pricing/pricing-terms'
import { quantitySlabs } from '../pricing/slab-values'
import { slabIssues } from '../pricing/slabs'
import { titleIssues } from '../titles/title-issues'
import { packagingIssues } from './packaging'
import { tradeTermsIssues } from './trade-terms'

export interface CommercialContext {
  definition: ModuleDefinition
  status: ListingStatus
  isMicroOrSmall: boolean
  /** Why counts cannot be read, by field. */
  countIssues?: readonly Issue[]
  /** Null in a module without suggestions. */
  hsSuggestion?: HsSuggestion | null
  /** Without rates only prices in rupees are compared with usual ones. */
  rates?: PlainRates | undefined
}

/**
 * The rules across the fields of a listing (reference 4.4). Errors block ACTIVE; warnings are only for the seller.
 * Optional fields that are missing count in the completeness, never here.
 */
export function commercialIssues(
  values: FieldValues,
  context: CommercialContext,
): { errors: Issue[]; warnings: Issue[] } {
  const { definition, status, isMicroOrSmall, hsSuggestion, rates } = context
  const uom = textValue(values, 'uom')
  const currency = textValue(values, 'currency')
  const slabs = quantitySlabs(values)
  const pdcSlabs = rows<PdcSlab>(values.pdcSlabs)
  const blend = rows<BlendRow>(values.blendPercentages)
  const basePrice = numberValue(values, 'basePrice')
  const cashPrice = basePrice ?? slabs[0]?.price ?? null
  const issues = [
    ...(status === 'ACTIVE' ? activeIssues(values, definition) : []),
    ...judgedCounts(values, context),
    ...slabIssues(slabs, {
      moq: moqIn(uom, values),
      uom,
      currency,
      priceUom: textValue(values, 'priceUom'),
      basePrice,
    }),
    ...pdcIssues(pdcSlabs, { currency, cashPrice, tradeMode: textValue(values, 'tradeMode'), status, isMicroOrSmall }),
    ...offlinePdcSettlementIssues(settlement(values), pdcSlabs),
    ...blendIssues(blend, listValue(values, 'fiberType')),
    ...compositionIssues(textValue(values, 'composition'), blend),
    ...pricingIssues(values, definition.sale, cashPrice, rates),
    ...tradeTermsIssues(values, {
      status,
      isMicroOrSmall,
      hsSuggestion,
      isWithoutIncoterms: fieldSpec(definition, 'incoterm')?.isHidden === true,
    }),
    ...packagingIssues(values),
    ...titleIssues(values),
  ]
  return {
    errors: issues.filter((issue) => issue.severity === 'error'),
    warnings: issues.filter((issue) => issue.severity === 'warning'),
  }
}

/** The commercial validation (reference 4.7). `issues` holds only errors, so that it is empty when ok is true. */
export function commercialValidation(input: {
  values: FieldValues
  definition: ModuleDefinition
  errors: readonly Issue[]
}) {
  const { values, definition, errors } = input
  const channels = businessChannels(definition)
  return {
    ok: errors.length === 0,
    slabs: quantitySlabs(values),
    pdcSlabs: rows<PdcSlab>(values.pdcSlabs),
    family: definition.rendererFamily,
    issues: errors,
    condition: conditionOf(definition, values),
    tradeMode: textValue(values, 'tradeMode'),
    businessChannel: channels[0],
    allowedBusinessChannels: channels,
  }
}

/** What ACTIVE needs (reference 4.4): a title, a price, a unit; or what the module says. */
function activeIssues(values: FieldValues, definition: ModuleDefinition): Issue[] {
  const { publishNeeds, titleField = 'title' } = definition
  const issues = new IssueList()
  if (!isFilled(values.title)) {
    const code = isFilled(values.productName) ? 'TITLE_REQUIRED' : 'NAME_REQUIRED'
    issues.error(code, titleField, 'Enter a title before you publish. Buyers find a listing by its title.')
  }
  if (publishNeeds !== undefined) {
    for (const name of publishNeeds.filter((needed) => !isFilled(values[needed]))) {
      const label = fieldSpec(definition, name)?.label.toLowerCase() ?? name
      issues.error('REQUIRED', name, `Choose the ${label} before you publish.`)
    }
    return issues.all
  }
  if (numberValue(values, 'basePrice') === null && quantitySlabs(values).length === 0) {
    issues.error('PRICE_REQUIRED', 'basePrice', 'Enter a base price or at least one quantity slab before you publish.')
  }
  if (!isFilled(values.uom) && !isFilled(values.priceUom)) {
    issues.error('UNIT_REQUIRED', 'uom', 'Choose the unit you sell in, such as kg, before you publish.')
  }
  return issues.all
}

/** Assorted leftovers may have a count that cannot be read; for them it is only a warning. */
function judgedCounts(values: FieldValues, { definition, countIssues = [] }: CommercialContext): Issue[] {
  const isFree = definition.freeCountWhen !== undefined && holds(definition.freeCountWhen, values)
  return countIssues.map((issue) => (isFree ? { ...issue, severity: 'warning' } : issue))
}

function settlement(values: FieldValues): { slabDays: number } | null {
  const { offlinePdcSettlement } = values
  if (typeof offlinePdcSettlement !== 'object' || offlinePdcSettlement === null) return null
  if (!('slabDays' in offlinePdcSettlement) || typeof offlinePdcSettlement.slabDays !== 'number') return null
  return { slabDays: offlinePdcSettlement.slabDays }
}

/** Stored rows have the shape of their kind, since the write schema accepts nothing else. */
function rows<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? (value as T[]) : []
}
