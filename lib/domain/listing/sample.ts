import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { TITLE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { moneyText } from '@/lib/domain/units/figure-text'
import { factsOf } from './facts'
import { numberValue, textValue } from './listing'

/** What a seller says of samples. */
export interface SampleTerms {
  /** "free", "₹50"; "" where the listing does not say. */
  price: string
}

/** Null when the listing does not offer one. */
export function sampleTerms(definition: ModuleDefinition, fields: FieldValues): SampleTerms | null {
  if (fields.sampleAvailable !== true || !factsOf(definition, fields).applicable.has('sampleAvailable')) return null
  const amount = numberValue(fields, 'samplePrice')
  if (amount === null) return { price: '' }
  if (amount === 0) return { price: 'free' }
  const { sign, figure } = moneyText(amount, textValue(fields, 'currency') || 'INR')
  return { price: `${sign}${sign.length > 1 ? ' ' : ''}${figure}` }
}

/** What the title of a request for one begins with. */
export const SAMPLE_TITLE = 'Sample: '

/** The title of a request for one. */
export function sampleTitle(goods: string): string {
  return `${SAMPLE_TITLE}${goods}`.slice(0, TITLE_LENGTH_MAX)
}

/** The first words of a request for one. */
export function sampleNote({ price }: SampleTerms): string {
  const terms = price === '' ? '' : ` (${price}, as in your listing)`
  return `Please send a sample first${terms}.`
}
