import { closedVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** The professional listing rules (reference 4.8). Every list here is closed and in the spec's order. */
export const CONDITIONS = ['Fresh', 'FreshMix', 'Lot', 'JobLot', 'Seconds', 'Claimless'] as const
export const TRADE_MODES = ['Domestic', 'Export', 'Both'] as const
export const BUSINESS_CHANNELS = ['B2B', 'B2C', 'C2C'] as const
export const TAX_LABELS = ['VAT', 'GST', 'Sales Tax', 'Custom', 'None'] as const

export type BusinessChannel = (typeof BUSINESS_CHANNELS)[number]

type ListingCondition = (typeof CONDITIONS)[number]

const CONDITION_WORDS: Record<ListingCondition, readonly [label: string, aliases: string]> = {
  Fresh: ['Fresh', 'fresh maal, first quality'],
  FreshMix: ['Fresh mix', 'fresh mixed'],
  Lot: ['Lot', 'lot maal, stock lot, clearance'],
  JobLot: ['Job lot', 'odd lot, assorted lot'],
  Seconds: ['Seconds', 'second, second maal, second quality'],
  Claimless: ['Claimless', 'no claim, as is'],
}

export const conditions = closedVocabulary(
  CONDITIONS.map((condition) => {
    const [label, aliases] = CONDITION_WORDS[condition]
    return option(condition, aliases, label === condition ? {} : { label })
  }),
)

export const tradeModes = closedVocabulary([
  option('Domestic', 'local, home'),
  option('Export', 'exports'),
  option('Both', 'domestic & export', { label: 'Domestic and export' }),
])

const PDC_STEP_DAYS = 15
const PDC_DAYS_MAX = 360

/** Credit terms of post-dated cheques, in days: 15 to 360 in steps of 15 (reference 4.8). */
export const PDC_INTERVALS_DAYS: readonly number[] = Array.from(
  { length: PDC_DAYS_MAX / PDC_STEP_DAYS },
  (_, index) => (index + 1) * PDC_STEP_DAYS,
)
