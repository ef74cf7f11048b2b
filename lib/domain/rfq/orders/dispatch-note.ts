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
  const words = [
    typeof quantity === 'number' ? quantityWords(quantity, uom) : quantity,
    named('Vehicle', vehicle),
    named('LR', receipt),
    named('E-way bill', ewayBill),
    note,
  ]
  return words
    .map((text) => text.trim().replace(/\.$/, ''))
    .filter((text) => text !== '')
    .map((text) => `${text}.`)
    .join(' ')
}

function named(name: string, number: string): string {
  return number.trim() === '' ? '' : `${name} ${number.trim()}`
}
