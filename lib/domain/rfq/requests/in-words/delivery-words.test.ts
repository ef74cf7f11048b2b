import { expect, test } from 'vitest'
import { deliveryInWords } from './delivery-words'

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
])('"%s" is wanted in "%s", "%s"', (text, place, time, goods) => {
  expect(deliveryInWords(text)).toEqual({ place, time, goods })
})
