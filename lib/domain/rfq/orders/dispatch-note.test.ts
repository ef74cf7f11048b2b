import { expect, test } from 'vitest'
import { checkDispatch, dispatchNote, quantityTolerance, receiptNote } from './dispatch-note'

const NONE = { quantity: '', vehicle: '', receipt: '', ewayBill: '', note: '' }

test('the details of a dispatch make its note, without those that were left out', () => {
  const all = {
    quantity: 1978,
    vehicle: 'GJ05 AB 1234 ',
    receipt: '4471',
    ewayBill: '181200000001',
    note: 'In 40 bags.',
  }
  expect(dispatchNote(all, 'kg')).toBe('1,978 kg. Vehicle GJ05 AB 1234. LR 4471. E-way bill 181200000001. In 40 bags.')
  expect(dispatchNote({ ...NONE, receipt: '4471' }, 'kg')).toBe('LR 4471.')
  expect(
    dispatchNote({ ...NONE, receipt: 'LR 88123', vehicle: 'Vehicle no. GJ05', ewayBill: 'e-way bill: 18' }, 'kg'),
  ).toBe('Vehicle GJ05. LR 88123. E-way bill 18.')
  expect(dispatchNote({ ...NONE, receipt: 'LRX7' }, 'kg')).toBe('LR LRX7.')
  expect(dispatchNote({ ...NONE, quantity: '39 bags, 1,950 kg' }, 'kg')).toBe('39 bags, 1,950 kg.')
  expect(dispatchNote(NONE, 'kg')).toBe('')
})

const ORDERED = { quantity: 1000, uom: 'kg' }

test('a receipt names its quantity where it is not what was ordered', () => {
  expect(receiptNote(1000, 'Two bags wet.', ORDERED)).toBe('Two bags wet.')
  expect(receiptNote(950, '', ORDERED)).toBe('Received 950 of 1,000 kg.')
  expect(receiptNote(1010.5, 'Ten cones damaged', ORDERED)).toBe(
    'Received 1,010.5 kg, ordered 1,000 kg. Ten cones damaged.',
  )
  expect(receiptNote('39 bags', '', ORDERED)).toBe('Received 39 bags.')
  expect(receiptNote('', ' ', ORDERED)).toBe('')
})

const check = (dispatched: string | number, tolerance: number | null = null) =>
  checkDispatch(dispatched, ORDERED, tolerance)

test('a dispatch within the tolerance is taken, and words of the seller too', () => {
  for (const dispatched of [1000, 900, 1100, '39 bags, 975 kg']) {
    expect(check(dispatched)).toEqual({ error: null, question: null })
  }
  expect(check(960, 3).question).toContain('960 of 1,000 kg')
  expect(quantityTolerance({ tolerance: { quantityPercent: 3 } })).toBe(3)
  expect(quantityTolerance({})).toBeNull()
})

test('clearly more or less than ordered needs a second look, and what cannot be is refused', () => {
  expect(check(400).question).toBe('You dispatch 400 of 1,000 kg. The whole order will count as dispatched.')
  expect(check(1500).question).toBe(
    'You dispatch 1,500 kg, but the order is for 1,000 kg. The whole order will count as dispatched.',
  )
  expect(check(10_000).error).toBe('The order is for 1,000 kg. Check the quantity.')
  expect(check(0).error).toBe('Enter a quantity above 0.')
  expect(check(' ').error).toBe('Enter how much you dispatch.')
})
