import { rule } from '@/lib/domain/families/rule'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { convertQuantity } from '@/lib/domain/units/units'

/** More is usual only where fibre becomes yarn, which has its own realisation. */
const WASTAGE_USUAL = 15
const SHORTAGE_USUAL = 5
const LOT_DAYS_USUAL = 60
/** Units of a rate that nothing is made in. */
const NO_OUTPUT = /^(?:pick|end|hour|lot)$/

/** What holds for all job work. */
export const SERVICE_RULES: readonly Rule[] = [
  rule({
    code: 'LOT_ABOVE_BATCH',
    severity: 'error',
    fields: ['maxLotPerBatch', 'moq'],
    says: 'The largest lot is at least the minimum lot.',
    judge: ({ words }) => {
      const [least, most] = [numberValue(words, 'moq'), numberValue(words, 'maxLotPerBatch')]
      if (least === null || most === null || most >= least) return null
      return `The largest lot is ${spoken(most)}, but the minimum lot is ${spoken(least)}. Make one of them right.`
    },
  }),
  rule({
    code: 'WASTAGE_HIGH',
    severity: 'warning',
    fields: ['wastageAllowance'],
    says: 'The wastage allowed is at most 15 %.',
    judge: ({ words }) => {
      const value = numberValue(words, 'wastageAllowance')
      if (value === null || value <= WASTAGE_USUAL) return null
      return `${spoken(value)} % wastage is more than principals usually accept (${WASTAGE_USUAL} %). Check the figure.`
    },
  }),
  rule({
    code: 'SHORTAGE_HIGH',
    severity: 'warning',
    fields: ['shortageTolerance'],
    says: 'The shortage allowed is at most 5 %.',
    judge: ({ words }) => {
      const value = numberValue(words, 'shortageTolerance')
      if (value === null || value <= SHORTAGE_USUAL) return null
      return `${spoken(value)} % shortage is more than principals usually accept (${SHORTAGE_USUAL} %). Check the figure.`
    },
  }),
  rule({
    code: 'CAPACITY_UNIT',
    severity: 'warning',
    fields: ['capacityUom', 'capacityPerDay'],
    says: 'The capacity is in a unit of goods, not of work.',
    judge: ({ words }) => {
      const unit = textValue(words, 'capacityUom')
      if (numberValue(words, 'capacityPerDay') === null || !NO_OUTPUT.test(unit)) return null
      return `No capacity is counted per ${unit}. Use metres, kg or pieces.`
    },
  }),
  rule({
    code: 'LOT_TAKES_LONG',
    severity: 'warning',
    fields: ['moq', 'capacityPerDay'],
    says: 'The minimum lot takes at most 60 days.',
    judge: ({ words }) => {
      const [lot, perDay] = [numberValue(words, 'moq'), numberValue(words, 'capacityPerDay')]
      if (lot === null || perDay === null || perDay <= 0) return null
      const inUnit = convertQuantity(lot, textValue(words, 'moqUom'), textValue(words, 'capacityUom'), words)
      const days = inUnit === null ? 0 : inUnit / perDay
      if (days <= LOT_DAYS_USUAL) return null
      return `The minimum lot takes ${spoken(Math.round(days))} days of your whole capacity. Check both figures.`
    },
  }),
]
