import { formatNumber } from '@/components/ui/numbers'
import { dayText } from '@/lib/domain/calendar-day'
import { deadlineBefore } from '@/lib/domain/rfq/needed-by'
import type { AskedInWords } from '@/lib/domain/rfq/requests/in-words/sentence'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { type AskValues, isEmpty, requirementRow, textOf, type WordedValues } from './ask-values'

/** A sentence's measures come with their unit already. */
const NO_MEASURES: ReadonlySet<string> = new Set()

/** The form without what an earlier sentence filled in; what the buyer typed or changed by hand stays. */
function withoutRead(typed: WordedValues, worded: WordedValues): WordedValues {
  const isRead = (name: keyof WordedValues) => typed[name] === worded[name]
  const hasPrice = worded.targetPrice !== '' && isRead('targetPrice')
  const hasTerm = worded.incoterm !== '' && isRead('incoterm')
  const rows = new Set(worded.requirements.map(textOf))
  return {
    ...typed,
    ...(isRead('quantity') ? { quantity: '' } : {}),
    ...(hasPrice ? { targetPrice: '', ...(isRead('currency') ? { currency: 'INR' } : {}) } : {}),
    ...(hasTerm ? { incoterm: '', ...(isRead('tradeMode') ? { tradeMode: 'Domestic' } : {}) } : {}),
    ...(isRead('neededBy') ? { neededBy: '' } : {}),
    note: worded.note === '' ? typed.note : typed.note.replace(worded.note, '').trim(),
    requirements: typed.requirements.map((row) =>
      rows.has(textOf(row)) ? { ...row, value: '', valueTo: '', tolerance: '' } : row,
    ),
  }
}

type Known = { points: readonly { path: string; label: string }[]; today: string }
export type Asked = AskedInWords & { neededBy: string }

/**
 * The form after the buyer's sentence was read, what the sentence says, and the labels of the places that it filled. What an earlier
 * sentence filled in gives way, unless the new one asks for nothing.
 */
export function reworded(typed: AskValues, asked: Asked, known: Known) {
  const { quantity, targetPrice, requirements, incoterm, neededBy } = asked
  const saysNothing = quantity === null && targetPrice === null && requirements.length === 0
  if (saysNothing && incoterm === '' && neededBy === '') return { ...withWords(typed, asked, known), worded: null }
  const { uom, respondBy } = typed
  const terms = { quantity: '', uom, targetPrice: '', currency: 'INR', tradeMode: 'Domestic', incoterm: '' }
  const empty = { ...terms, respondBy, neededBy: '', note: '', requirements: [] }
  const open = typed.worded ? withoutRead(typed, typed.worded) : typed
  return { ...withWords(open, asked, known), worded: withWords(empty, asked, known).values }
}

/** The form with what the buyer's sentence asks for in the places that are still empty, and the labels of those it filled. */
export function withWords(
  typed: WordedValues,
  asked: Asked,
  { points, today }: Known,
): { values: WordedValues; names: string[] } {
  const stated = new Set(typed.requirements.filter((row) => !isEmpty(row)).map(({ field }) => field))
  const added = asked.requirements.filter(({ field }) => !stated.has(field))
  const rows = new Map(added.map((requirement) => [requirement.field, requirementRow(requirement, NO_MEASURES)]))
  const kept = typed.requirements.map((row) => (isEmpty(row) ? (rows.get(row.field) ?? row) : row))
  const known = new Set(kept.map(({ field }) => field))
  const fillsQuantity = typed.quantity === '' && asked.quantity !== null
  const asksPrice = typed.targetPrice === '' && asked.targetPrice !== null
  const uom = asked.uom !== '' && (fillsQuantity || (asksPrice && typed.quantity === '')) ? asked.uom : typed.uom
  // The target price is per unit of the quantity; what was typed keeps its unit.
  const fillsPrice = asksPrice && (asked.uom === '' || asked.uom === uom)
  const { priceWords } = asked
  const fillsNote = typed.targetPrice === '' && !fillsPrice && priceWords !== '' && !typed.note.includes(priceWords)
  const fillsTerm = typed.incoterm === '' && asked.incoterm !== ''
  const fillsNeed = typed.neededBy === '' && asked.neededBy !== ''
  const respondBy = fillsNeed ? deadlineBefore(asked.neededBy, typed.respondBy, today) : typed.respondBy
  return {
    values: {
      quantity: fillsQuantity ? String(asked.quantity) : typed.quantity,
      uom,
      targetPrice: fillsPrice ? String(asked.targetPrice) : typed.targetPrice,
      currency: fillsPrice && asked.currency !== '' ? asked.currency : typed.currency,
      tradeMode: fillsTerm && asked.tradeMode !== '' ? asked.tradeMode : typed.tradeMode,
      incoterm: fillsTerm ? asked.incoterm : typed.incoterm,
      respondBy,
      neededBy: fillsNeed ? asked.neededBy : typed.neededBy,
      note: fillsNote ? `${typed.note} ${priceWords}`.trim() : typed.note,
      requirements: [...kept, ...[...rows.values()].filter(({ field }) => !known.has(field))],
    },
    names: [
      ...added.map(({ field, value }) => {
        const label = points.find(({ path }) => path === field)?.label ?? field
        return `${label} ${[value].flat().join(' to ')}`
      }),
      ...(fillsQuantity ? [`Quantity ${quantityWords(asked.quantity ?? 0, asked.uom)}`.trim()] : []),
      ...(fillsPrice
        ? [`Target price ${asked.currency} ${formatNumber(asked.targetPrice ?? 0, 4)}`.replace('  ', ' ')]
        : []),
      ...(fillsNote ? [priceWords] : []),
      ...(fillsTerm ? [`Delivery term ${asked.incoterm}`] : []),
      ...(fillsNeed ? [`Needed by ${dayText(asked.neededBy)}`] : []),
      ...(respondBy === typed.respondBy ? [] : [`Deadline ${dayText(respondBy)}`]),
    ],
  }
}
