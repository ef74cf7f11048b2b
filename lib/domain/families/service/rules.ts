import { errorIssue, warningIssue } from '@/lib/domain/errors'
import { type Judge, rule } from '@/lib/domain/families/rule'
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

const lotAboveBatch: Judge = ({ words }) => {
  const [least, most] = [numberValue(words, 'moq'), numberValue(words, 'maxLotPerBatch')]
  if (least === null || most === null || most >= least) return []
  const message = `The largest lot is ${spoken(most)}, but the minimum lot is ${spoken(least)}. Make one of them right.`
  return [errorIssue('LOT_ABOVE_BATCH', 'maxLotPerBatch', message)]
}

const wastageHigh: Judge = ({ words }) => {
  const value = numberValue(words, 'wastageAllowance')
  if (value === null || value <= WASTAGE_USUAL) return []
  const message = `${spoken(value)} % wastage is more than principals usually accept (${WASTAGE_USUAL} %). Check the figure.`
  return [warningIssue('WASTAGE_HIGH', 'wastageAllowance', message)]
}

const shortageHigh: Judge = ({ words }) => {
  const value = numberValue(words, 'shortageTolerance')
  if (value === null || value <= SHORTAGE_USUAL) return []
  const message = `${spoken(value)} % shortage is more than principals usually accept (${SHORTAGE_USUAL} %). Check the figure.`
  return [warningIssue('SHORTAGE_HIGH', 'shortageTolerance', message)]
}

const capacityUnit: Judge = ({ words }) => {
  const unit = textValue(words, 'capacityUom')
  if (numberValue(words, 'capacityPerDay') === null || !NO_OUTPUT.test(unit)) return []
  return [warningIssue('CAPACITY_UNIT', 'capacityUom', `No capacity is counted per ${unit}. Use metres, kg or pieces.`)]
}

const lotTakesLong: Judge = ({ words }) => {
  const [lot, perDay] = [numberValue(words, 'moq'), numberValue(words, 'capacityPerDay')]
  if (lot === null || perDay === null || perDay <= 0) return []
  const inUnit = convertQuantity(lot, textValue(words, 'moqUom'), textValue(words, 'capacityUom'), words)
  const days = inUnit === null ? 0 : inUnit / perDay
  if (days <= LOT_DAYS_USUAL) return []
  const message = `The minimum lot takes ${spoken(Math.round(days))} days of your whole capacity. Check both figures.`
  return [warningIssue('LOT_TAKES_LONG', 'moq', message)]
}

/** What holds for all job work. */
export const SERVICE_RULES: readonly Rule[] = [
  rule(
    'error',
    'LOT_ABOVE_BATCH',
    ['maxLotPerBatch', 'moq'],
    'The largest lot is at least the minimum lot.',
    lotAboveBatch,
  ),
  rule('warning', 'WASTAGE_HIGH', ['wastageAllowance'], 'The wastage allowed is at most 15 %.', wastageHigh),
  rule('warning', 'SHORTAGE_HIGH', ['shortageTolerance'], 'The shortage allowed is at most 5 %.', shortageHigh),
  rule(
    'warning',
    'CAPACITY_UNIT',
    ['capacityUom', 'capacityPerDay'],
    'The capacity is in a unit of goods, not of work.',
    capacityUnit,
  ),
  rule('warning', 'LOT_TAKES_LONG', ['moq', 'capacityPerDay'], 'The minimum lot takes at most 60 days.', lotTakesLong),
]
