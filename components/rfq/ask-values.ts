import { readNumberText } from '@/components/ui/number-text'
import type { Requirement, RequirementOperator } from '@/lib/domain/rfq/comparison/terms'

/** A requirement as it is typed. */
export interface RequirementRow {
  field: string
  op: RequirementOperator
  value: string
  valueTo: string
  tolerance: string
}

/** The form as it is typed: everything is text until it is sent. */
export interface AskValues {
  quantity: string
  uom: string
  targetPrice: string
  currency: string
  priceBasis: string
  tradeMode: string
  incoterm: string
  deliveryLocation: string
  respondBy: string
  sealed: boolean
  note: string
  requirements: RequirementRow[]
}

/** Whom the request goes to. */
export type AskTarget =
  | { kind: 'listing'; listingId: string; title: string; companyName: string }
  | { kind: 'sellers'; moduleKey: string; sellers: readonly { sellerId: string; companyName: string }[] }
  | { kind: 'pool'; moduleKey: string; moduleName: string }

/** The body of POST /api/rfq/create; what was left empty is left out. */
export function askBody(target: AskTarget, values: AskValues): Record<string, unknown> {
  const { requirements, sealed, quantity, targetPrice, respondBy, ...texts } = values
  return {
    ...addressee(target),
    ...filled({
      ...texts,
      incoterm: values.tradeMode === 'Domestic' && values.incoterm !== 'EXW' ? '' : values.incoterm,
    }),
    ...(quantity === '' ? {} : { quantity: figureOrText(quantity) }),
    ...(targetPrice === '' ? {} : { targetPrice: figureOrText(targetPrice) }),
    ...(respondBy === '' ? {} : { respondBy: endOfDay(respondBy) }),
    ...(sealed ? { sealed: true } : {}),
    // A line without a value asks for nothing.
    requirements: requirements.filter(({ value }) => value.trim() !== '').map(requirementOf),
  }
}

function addressee(target: AskTarget): Record<string, unknown> {
  switch (target.kind) {
    case 'listing':
      return { listingId: target.listingId }
    case 'sellers':
      return { moduleKey: target.moduleKey, sellerIds: target.sellers.map(({ sellerId }) => sellerId) }
    case 'pool':
      return { moduleKey: target.moduleKey, openPool: true }
  }
}

/** "in" takes several choices apart by commas, "between" its two bounds. */
function requirementOf({ field, op, value, valueTo, tolerance }: RequirementRow): Requirement {
  const bound = (text: string) => figureOrText(text.trim())
  const values =
    op === 'between'
      ? [bound(value), bound(valueTo)]
      : op === 'in'
        ? value
            .split(',')
            .map(bound)
            .filter((one) => one !== '')
        : bound(value)
  const slack = tolerance === '' ? null : figureOrText(tolerance)
  return { field, op, value: values, ...(slack === null ? {} : { tolerance: slack as number }) }
}

/** A day means its end in India. What is no day goes as typed, for the service to refuse. */
export function endOfDay(day: string): string {
  const end = new Date(`${day}T23:59:59.999+05:30`)
  return Number.isNaN(end.getTime()) ? day : end.toISOString()
}

/** A figure as a number; anything else as it was typed, so that the service can say what is wrong with it. */
export function figureOrText(text: string): string | number {
  const plain = readNumberText(text)
  return plain === null || plain === '' || !Number.isFinite(Number(plain)) ? text : Number(plain)
}

function filled(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
}

/** What the form begins with. */
export function openingValues(
  opening: {
    quantity: number | null
    uom: string
    currency: string
    tradeMode: string
    requirements: readonly Requirement[]
  },
  respondBy: string,
): AskValues {
  const { quantity, uom, currency, tradeMode } = opening
  return {
    quantity: quantity === null ? '' : String(quantity),
    uom,
    targetPrice: '',
    currency,
    priceBasis: '',
    tradeMode,
    incoterm: '',
    deliveryLocation: '',
    respondBy,
    sealed: false,
    note: '',
    requirements: opening.requirements.map(({ field, op, value, tolerance, tolerancePercent }) => {
      const [first = '', second = ''] = [value].flat().map(String)
      const percent = tolerancePercent && Number.isFinite(Number.parseFloat(first)) ? tolerancePercent : 0
      const slack = tolerance ?? (percent ? Number(((Number.parseFloat(first) * percent) / 100).toFixed(2)) : '')
      return { field, op, value: first, valueTo: second, tolerance: String(slack) }
    }),
  }
}
