import { expect, test } from 'vitest'
import { deliveryInWords, neededByInWords } from './delivery-words'

test.each([
  ['2 MT 30s combed yarn, delivery Tiruppur', 'Tiruppur', '', '2 MT 30s combed yarn'],
  ['800 kg DTY, delivered at Surat by 15 December', 'Surat', 'by 15 December', '800 kg DTY'],
  ['400 sarees, ship to New Delhi', 'New Delhi', '', '400 sarees'],
  ['100 MT coal 4200 gar at Erode before 10 Jan 2027', 'Erode', 'before 10 Jan 2027', '100 MT coal 4200 gar'],
  ['LDPE bags for Mumbai delivery within 10 days', 'Mumbai', 'within 10 days', 'LDPE bags'],
  ['500 m poplin delivery by 20/12/2026', '', 'by 20/12/2026', '500 m poplin delivery'],
  ['500 m poplin at 62 per m', '', '', '500 m poplin at 62 per m'],
  ['delivery time 10 days', '', '', 'delivery time 10 days'],
  ['40s combed 1200 kg Tiruppur 60 days credit', 'Tiruppur', '', '40s combed 1200 kg 60 days credit'],
  ['30s carded 2 ton Bhiwandi, credit 30 days', 'Bhiwandi', '', '30s carded 2 ton, credit 30 days'],
  ['500 pcs Salem sarees', '', '', '500 pcs Salem sarees'],
  ['poplin 500 m ex Bhiwandi', '', '', 'poplin 500 m ex Bhiwandi'],
  ['5000 m poplin under USD 1.2 per m CIF Hamburg', 'Hamburg', '', '5000 m poplin under USD 1.2 per m CIF Hamburg'],
  [
    '2 ton 30s combed, CFR Chittagong by 15 December',
    'Chittagong',
    'by 15 December',
    '2 ton 30s combed, CFR Chittagong',
  ],
  ['poplin 500 m, cif price please', '', '', 'poplin 500 m, cif price please'],
  ['poplin 500 m FOB Mumbai', '', '', 'poplin 500 m FOB Mumbai'],
  ['500 m poplin CIF Hamburg urgent', 'Hamburg', '', '500 m poplin CIF Hamburg urgent'],
  ['500 m poplin cif new york', 'new york', '', '500 m poplin cif new york'],
  ['500 m poplin delivery Surat payment 30 days', 'Surat', '', '500 m poplin payment 30 days'],
  ['500 M POPLIN DELIVERY SURAT PAYMENT LC', 'SURAT', '', '500 M POPLIN PAYMENT LC'],
  ['send me 20 kg of silk yarn', '', '', 'send me 20 kg of silk yarn'],
  ['send us yarn to Surat', 'Surat', '', 'send us yarn'],
  ['in june silk 20 m', '', 'in june', 'silk 20 m'],
  ['500 m poplin payment within 30 days', '', '', '500 m poplin payment within 30 days'],
])('"%s" is wanted in "%s", "%s"', (text, place, time, goods) => {
  expect(deliveryInWords(text)).toEqual({ place, time, goods })
})

test.each([
  ['2 ton 30s combed delivered Tiruppur by 15 Dec', '2026-12-15'],
  ['2 ton 30s combed before 15/12/2026', '2026-12-15'],
  ['2 ton 30s combed before 15.12.26', '2026-12-15'],
  ['2 ton 30s combed, needed by 20th December', '2026-12-20'],
  ['2 ton 30s combed, required by December 20, 2026', '2026-12-20'],
  ['2 ton 30s combed, delivery on 15th of December', '2026-12-15'],
  ['2 ton 30s combed needed within 15 days payment 30 days', '2026-12-11'],
  ['2 ton 30s combed by 2026-12-15', '2026-12-15'],
  ['30s combed by 15 Dec, 2000 kg', '2026-12-15'],
  ['2 ton 30s combed within 20 days', '2026-12-16'],
  ['2 ton 30s combed, delivery in 3 weeks, payment within 30 days', '2026-12-17'],
  ['2 ton 30s combed 60 days credit by 15 December', '2026-12-15'],
  // The next one: this year it is over.
  ['2 ton 30s combed by 10 January', '2027-01-10'],
  ['2 ton 30s combed by 26 Nov', '2026-11-26'],
])('"%s" is needed by %s', (text, day) => {
  expect(neededByInWords(text, '2026-11-26')).toBe(day)
})

test.each([
  '2 ton 30s combed',
  // Another time than that of the goods.
  '2 ton 30s combed, payment within 30 days',
  '2 ton 30s combed, pay by 15 December',
  '2 ton 30s combed in 60 days credit',
  '2 ton 30s combed, LC within 30 days',
  'please send your quotation by 5 December, 2 ton 30s combed',
  '2 ton 30s combed, sample in 3 days',
  // No day that is certain.
  '2 ton 30s combed by 05/12/2026',
  '2 ton 30s combed in june',
  '2 ton 30s combed by next week',
  '2 ton 30s combed within 2 months',
  '2 ton 30s combed within 20 days from order',
  '2 ton 30s combed, first 500 kg by 10 Dec',
  '500 kg by 10 Dec and 1500 kg by 30 Dec, 30s combed',
  '2 ton 30s combed by 31 Nov',
  // A day that is over.
  '2 ton 30s combed by 20 Nov',
  '2 ton 30s combed by 20/11/2026',
])('"%s" names no day by which the goods are needed', (text) => {
  expect(neededByInWords(text, '2026-11-26')).toBe('')
})
