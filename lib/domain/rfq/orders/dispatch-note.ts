import type { FieldValues } from '@/lib/domain/fields/field'
import { spoken } from '@/lib/domain/spoken'
import { difference } from '@/lib/domain/units/rounding'
import { quantityWords } from '@/lib/domain/units/unit-words'

/** What a seller says of a dispatch, as typed; "" where they leave it out. */
export interface Dispatch {
  /** A figure is in the unit of the order. */
  quantity: string | number
  vehicle: string
  /** The number of the lorry receipt or docket. */
  receipt: string
  ewayBill: string
  note: string
}

/** The note of a dispatch in words: "1,978 kg. Vehicle GJ05 AB 1234. LR 4471. E-way bill 181200000001." "" without a detail. */
export function dispatchNote({ quantity, vehicle, receipt, ewayBill, note }: Dispatch, uom: string): string {
  return sentences([
    typeof quantity === 'number' ? quantityWords(quantity, uom) : quantity,
    named('Vehicle', vehicle),
    named('LR', receipt),
    named('E-way bill', ewayBill),
    note,
  ])
}

/** What a buyer received, where it is not what was ordered, and their note: "Received 1,950 of 2,000 kg. Two bags wet." */
export function receiptNote(
  received: string | number,
  note: string,
  { quantity, uom }: { quantity: number; uom: string },
): string {
  const isAsOrdered = received === '' || received === quantity
  const words = typeof received === 'number' ? receivedWords(received, quantity, uom) : received
  return sentences([isAsOrdered ? '' : `Received ${words}`, note])
}

const receivedWords = (received: number, quantity: number, uom: string) =>
  received < quantity
    ? `${spoken(received)} of ${quantityWords(quantity, uom)}`
    : `${quantityWords(received, uom)}, ordered ${quantityWords(quantity, uom)}`

function sentences(words: readonly string[]): string {
  return words
    .map((text) => text.trim().replace(/\.$/, ''))
    .filter((text) => text !== '')
    .map((text) => `${text}.`)
    .join(' ')
}

/** The number behind its name, once: sellers type "LR 4471" too. */
function named(name: string, typed: string): string {
  const number = typed.trim().replace(new RegExp(`^${name}(?![a-z])(\\s*(no|number)\\b)?[\\s.:-]*`, 'i'), '')
  return number === '' ? '' : `${name} ${number}`
}

/** What may be more or less than ordered where the listing states no tolerance: the most that a listing can state (reference 4). */
const TOLERANCE_PERCENT = 10
/** No one dispatches more than this many times the order. */
const TIMES_MAX = 2

/** What is odd about a dispatched quantity. */
export interface DispatchCheck {
  /** It cannot be right; null: it can. */
  error: string | null
  /** What the seller must look at again; null: it is what was ordered. */
  question: string | null
}

/**
 * Judges a dispatched quantity before the buyer reads it, as a dispatch cannot be undone. A quantity in words is not judged.
 * @param tolerance of the listing in percent; null where it states none
 */
export function checkDispatch(
  dispatched: string | number,
  { quantity, uom }: { quantity: number; uom: string },
  tolerance: number | null,
): DispatchCheck {
  const refused = (error: string) => ({ error, question: null })
  if (typeof dispatched === 'string') {
    return dispatched.trim() === '' ? refused('Enter how much you dispatch.') : { error: null, question: null }
  }
  if (dispatched <= 0) return refused('Enter a quantity above 0.')
  const ordered = quantityWords(quantity, uom)
  if (dispatched > quantity * TIMES_MAX) return refused(`The order is for ${ordered}. Check the quantity.`)
  const allowed = (quantity * (tolerance ?? TOLERANCE_PERCENT)) / 100
  if (Math.abs(difference(dispatched, quantity)) <= allowed) return { error: null, question: null }
  const words =
    dispatched < quantity
      ? `You dispatch ${spoken(dispatched)} of ${ordered}.`
      : `You dispatch ${quantityWords(dispatched, uom)}, but the order is for ${ordered}.`
  return { error: null, question: `${words} The whole order will count as dispatched.` }
}

/** The tolerance of quantity that a listing states, in percent; null where it states none. */
export function quantityTolerance(fields: FieldValues): number | null {
  const { quantityPercent } = { quantityPercent: null, ...Object(fields.tolerance) } as { quantityPercent: unknown }
  return typeof quantityPercent === 'number' ? quantityPercent : null
}
