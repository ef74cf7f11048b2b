import { expect, test } from 'vitest'
import { dispatchNote } from './dispatch-note'

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
  expect(dispatchNote({ ...NONE, quantity: '39 bags, 1,950 kg' }, 'kg')).toBe('39 bags, 1,950 kg.')
  expect(dispatchNote(NONE, 'kg')).toBe('')
})
