import { readNumberText } from '@/components/ui/number-text'
import { endOfIndianDay } from '@/lib/domain/calendar-day'
import { type OrderTerms, quantityConcern } from '@/lib/domain/listing/pricing/order-terms'
import type { Requirement, RequirementOperator } from '@/lib/domain/rfq/comparison/terms'
import type { RfqFileView } from '@/lib/domain/rfq/files'
import { deadlineBefore } from '@/lib/domain/rfq/needed-by'
import type { AskTarget } from '@/lib/domain/rfq/requests/ask-target'
import { noteWithWords } from '@/lib/domain/rfq/requests/in-words/own-words'

/** A requirement as typed. */
export interface RequirementRow {
  field: string
  op: RequirementOperator
  value: string
  valueTo: string
  tolerance: string
}

/** The form as typed: everything is text until it is sent. */
export interface AskValues {
  /** The named sellers, or every seller of the module. */
  scope: 'named' | 'pool'
  /** The named sellers it goes to. */
  sellerIds: string[]
  /** What the buyer needs, in one line; "" lets the service name it. */
  title: string
  /** The line from which the goods were filled in; "" where none was understood. */
  understood: string
  /** What that line says; null where none was understood. */
  worded: WordedValues | null
  /** Its words that were not understood. */
  unread: string
  quantity: string
  /** The quantity in the address that opened the form; "" without one. */
  namedQuantity: string
  uom: string
  targetPrice: string
  currency: string
  priceBasis: string
  tradeMode: string
  incoterm: string
  deliveryLocation: string
  respondBy: string
  /** The day by which the goods are needed. */
  neededBy: string
  sealed: boolean
  note: string
  attachments: RfqFileView[]
  requirements: RequirementRow[]
}

/** The body of POST /api/rfq/create, without empty fields. */
export function askBody(target: AskTarget, values: AskValues): Record<string, unknown> {
  const { requirements, sealed, quantity, targetPrice, respondBy, attachments } = values
  const { uom, currency, priceBasis, tradeMode, deliveryLocation, neededBy } = values
  const { title, note } = namedGoods(values)
  const incoterm = tradeMode === 'Domestic' && values.incoterm !== 'EXW' ? '' : values.incoterm
  return {
    ...addressee(target, values),
    ...filled({
      copyOf: target.copyOf,
      title,
      uom,
      currency,
      priceBasis,
      tradeMode,
      incoterm,
      deliveryLocation,
      neededBy,
      note,
    }),
    ...(attachments.length > 0 ? { attachments: attachments.map(({ id }) => id) } : {}),
    ...(quantity === '' ? {} : { quantity: figureOrText(quantity) }),
    ...(targetPrice === '' ? {} : { targetPrice: figureOrText(targetPrice) }),
    ...(respondBy === '' ? {} : { respondBy: endOfDay(respondBy) }),
    ...(sealed ? { sealed: true } : {}),
    // Lines without a value are not sent.
    requirements: requirements.filter(({ value }) => value.trim() !== '').map(requirementOf),
  }
}

/** Whether the service names the goods and the quantity, and the sellers read the buyer's sentence in the note. */
export function isWorded({ title, understood, note, requirements }: AskValues): boolean {
  const isUnderstood = title.trim() !== '' && title === understood
  const isAsked = requirements.some(({ value }) => value.trim() !== '')
  return isUnderstood && isAsked && noteWithWords(title, note) !== null
}

/** Whether the sentence changed after it filled in the form, and was not read again. */
export function isReworded({ title, understood }: AskValues): boolean {
  return understood !== '' && title.trim() !== '' && title !== understood
}

function namedGoods(values: AskValues): Pick<AskValues, 'title' | 'note'> {
  const { title, note } = values
  if (!isWorded(values)) return { title, note }
  // What the buyer changed by hand since would contradict the sentence.
  const words = isAsRead(values) ? title : values.unread
  return { title: '', note: noteWithWords(words, note) ?? note }
}

export const textOf = (row: RequirementRow) => JSON.stringify(row)

/** Whether the form asks for what the sentence says, and maybe for more. */
function isAsRead(values: AskValues): boolean {
  const { worded } = values
  if (!worded) return true
  const isRead = (...names: (keyof WordedValues)[]) =>
    worded[names[0] ?? 'note'] === '' || names.every((name) => values[name] === worded[name])
  const rows = new Set(values.requirements.map(textOf))
  return (
    isRead('quantity', 'uom') &&
    isRead('targetPrice', 'currency') &&
    isRead('incoterm') &&
    isRead('neededBy') &&
    worded.requirements.every((row) => rows.has(textOf(row)))
  )
}

function addressee(target: AskTarget, { scope, sellerIds }: AskValues): Record<string, unknown> {
  const { moduleKey } = target
  if (scope === 'pool') return { moduleKey, openPool: true }
  switch (target.kind) {
    case 'listing':
      return { listingId: target.listingId }
    case 'sellers':
      return { moduleKey, sellerIds, ...listingsOf(target, sellerIds) }
    case 'pool':
      return { moduleKey, openPool: true }
  }
}

/** The listings that the request began with, of the sellers it goes to. */
function listingsOf({ sellers }: Extract<AskTarget, { kind: 'sellers' }>, sellerIds: readonly string[]) {
  const listingIds = sellers.flatMap(({ sellerId, listingId }) =>
    listingId && sellerIds.includes(sellerId) ? [listingId] : [],
  )
  return listingIds.length > 0 ? { listingIds } : {}
}

/** "in" takes values separated by commas, "between" takes two bounds. */
export function requirementOf({ field, op, value, valueTo, tolerance }: RequirementRow): Requirement {
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
  return { field, op, value: values, ...toleranceOf(tolerance.trim()) }
}

/** "2.5 %" is a share of the value, "0.75" is in its unit. */
function toleranceOf(typed: string): Pick<Requirement, 'tolerance' | 'tolerancePercent'> {
  if (typed === '') return {}
  const [, percent] = /^(.*?)\s*%$/.exec(typed) ?? []
  return percent === undefined
    ? { tolerance: figureOrText(typed) as number }
    : { tolerancePercent: figureOrText(percent) as number }
}

/** The last millisecond of a day in India. Text that is not a day is sent as typed, for the API to refuse. */
export function endOfDay(day: string): string {
  const end = new Date(endOfIndianDay(day).getTime() - 1)
  return Number.isNaN(end.getTime()) ? day : end.toISOString()
}

/** A number, or the typed text, so that the API can report what is wrong with it. */
export function figureOrText(text: string): string | number {
  const plain = readNumberText(text)
  return plain === null || plain === '' || !Number.isFinite(Number(plain)) ? text : Number(plain)
}

/** What to say of a typed quantity while it is typed; undefined if nothing is known against it. */
export function quantityWarning(terms: OrderTerms | undefined, typed: string, uom: string): string | undefined {
  const quantity = figureOrText(typed)
  if (!terms || typeof quantity !== 'number' || quantity <= 0) return undefined
  return quantityConcern(terms, quantity, uom)?.message
}

function filled(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
}

/** What is known about a request before anything is typed. */
export interface AskOpening {
  quantity: number | null
  /** What the goods are, where several listings share it. */
  title?: string
  /** The words from which the goods were filled in. */
  understood?: string
  /** Those of them that were not understood. */
  unread?: string
  uom: string
  currency: string
  tradeMode: string
  requirements: readonly Requirement[]
  /** The price that the buyer's words name. */
  targetPrice?: number | null
  /** The delivery term that the buyer's words name. */
  incoterm?: string
  /** Where the buyer's words want the goods. */
  deliveryLocation?: string
  /** The day by which the buyer's words want them. */
  neededBy?: string
  /** Its first words to the sellers: when the goods are wanted, or the sample that is asked for. */
  note?: string
  /** The values of the request to copy. */
  earlier: {
    targetPrice: number | null
    priceBasis: string
    incoterm: string
    deliveryLocation: string
    sealed: boolean
    note: string
    files: readonly RfqFileView[]
  } | null
}

/** The initial values of the form. @param days the day in India, and the deadline that a request begins with */
export function openingValues(
  target: AskTarget,
  opening: AskOpening,
  days: { today: string; respondBy: string },
  points: readonly { path: string; compares: string }[] = [],
  namedQuantity = '',
): AskValues {
  const measures = new Set(points.filter(({ compares }) => compares === 'measure').map(({ path }) => path))
  const { quantity, uom, currency, tradeMode, earlier } = opening
  const targetPrice = earlier?.targetPrice ?? opening.targetPrice
  const values: AskValues = {
    scope: target.kind === 'pool' ? 'pool' : 'named',
    sellerIds: target.kind === 'sellers' ? target.sellers.map(({ sellerId }) => sellerId) : [],
    title: opening.title ?? '',
    understood: opening.understood ?? '',
    worded: null,
    unread: opening.unread ?? '',
    quantity: quantity === null ? '' : String(quantity),
    namedQuantity,
    uom,
    targetPrice: targetPrice ? String(targetPrice) : '',
    currency,
    priceBasis: earlier?.priceBasis ?? '',
    tradeMode,
    incoterm: earlier?.incoterm ?? opening.incoterm ?? '',
    deliveryLocation: earlier?.deliveryLocation ?? opening.deliveryLocation ?? '',
    respondBy: deadlineBefore(opening.neededBy ?? '', days.respondBy, days.today),
    // A day of the past is no day of the goods that are asked for again.
    neededBy: opening.neededBy ?? '',
    sealed: earlier?.sealed ?? false,
    note: earlier?.note ?? opening.note ?? '',
    attachments: [...(earlier?.files ?? [])],
    requirements: opening.requirements.map((requirement) => requirementRow(requirement, measures)),
  }
  return values.understood === '' ? values : { ...values, worded: readIn(values) }
}

export const isEmpty = ({ value }: RequirementRow) => value.trim() === ''

/** What words filled into a form without anything else. */
function readIn(filled: WordedValues): WordedValues {
  const { quantity, uom, targetPrice, currency, tradeMode, incoterm, respondBy, neededBy, note, requirements } = filled
  const stated = requirements.filter((row) => !isEmpty(row))
  const terms = { tradeMode, incoterm, respondBy, neededBy, note }
  return { quantity, uom, targetPrice, currency, ...terms, requirements: stated }
}

/** @param measures the points that are measures: one is shown with its unit, which the service reads again: 160 cm */
export function requirementRow(
  { field, op, value, unit, tolerance, tolerancePercent }: Requirement,
  measures: ReadonlySet<string>,
): RequirementRow {
  const [first = '', second = ''] = [value]
    .flat()
    .map((one) => (unit && measures.has(field) && typeof one === 'number' ? `${one} ${unit}` : String(one)))
  const slack = tolerance ?? (tolerancePercent ? `${tolerancePercent} %` : '')
  return { field, op, value: first, valueTo: second, tolerance: String(slack) }
}

/** What a sentence of the buyer may fill. */
export const WORDED = [
  'quantity',
  'uom',
  'targetPrice',
  'currency',
  'tradeMode',
  'incoterm',
  'respondBy',
  'neededBy',
  'note',
  'requirements',
] as const

export type WordedValues = Pick<AskValues, (typeof WORDED)[number]>
