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
  ['in june silk 20 m', '', 'in june', 'silk 20 m'],
])('"%s" is wanted in "%s", "%s"', (text, place, time, goods) => {
  expect(deliveryInWords(text)).toEqual({ place, time, goods })
})
