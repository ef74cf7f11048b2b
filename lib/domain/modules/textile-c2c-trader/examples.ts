import type { ModuleExamples } from '@/lib/domain/modules/module-examples'
import { BEDSHEET, CLOTH, KURTA, LEHENGA, MACHINE, SAREE, WOOL } from './bodies'

export const textileC2cTraderExamples: ModuleExamples = {
  whole: [
    { name: 'Banarasi saree', body: SAREE },
    { name: 'Lehenga', body: LEHENGA },
    { name: 'Khadi kurta', body: KURTA },
    { name: 'Leftover cloth', body: CLOTH },
    { name: 'Stained bedsheet', body: BEDSHEET },
    { name: 'Sewing machine', body: MACHINE },
    { name: 'Knitting wool', body: WOOL },
  ],
  broken: [
    { code: 'NEW_CONTRADICTS', path: 'timesUsed', change: { condition: 'New' } },
    { code: 'TAGS_CONTRADICT', path: 'tagsAttached', change: { tagsAttached: true } },
    { code: 'TOO_LARGE', path: 'availableQuantity', change: { availableQuantity: 500 } },
    { code: 'TOO_LARGE', path: 'age', change: { age: 400 } },
    { code: 'TOO_SMALL', path: 'purchaseYear', change: { purchaseYear: 1700 } },
    { code: 'TOO_LARGE', path: 'measurements.chest', change: { measurements: { chest: 360 } }, example: 'Lehenga' },
    { code: 'TOO_SMALL', path: 'sareeLength', change: { sareeLength: 1 } },
    { code: 'BAD_FORMAT', path: 'pin', change: { pin: '#' } },
    { code: 'TOO_LARGE', path: 'woolWeight', change: { woolWeight: 50_000 }, example: 'Knitting wool' },
    { code: 'BLEND_SUM', path: 'blendPercentages', change: { blendPercentages: [{ fibre: 'Silk', percent: 60 }] } },
  ],
  searches: [
    { q: 'banarasi silk saree used', finds: ['Banarasi saree'], not: ['Lehenga', 'Khadi kurta'] },
    { q: 'lehenga size m used once', finds: ['Lehenga'], not: ['Banarasi saree'] },
    { q: 'khadi kurta', finds: ['Khadi kurta'], not: ['Banarasi saree'] },
    { q: 'brand new khadi kurta with tags', finds: ['Khadi kurta'], not: ['Lehenga'] },
    { q: 'second hand sewing machine', finds: ['Sewing machine'], not: ['Knitting wool'] },
    { q: 'preloved saree worn once', finds: ['Banarasi saree'], not: ['Khadi kurta'] },
    { q: 'bedsheet king', finds: ['Stained bedsheet'], not: ['Leftover cloth'] },
    { q: 'saree 2 years old', finds: ['Banarasi saree'], not: ['Lehenga'] },
    { q: 'leftover fabric 2.5 m', finds: ['Leftover cloth'], not: ['Stained bedsheet'] },
    { q: 'knitting wool red', finds: ['Knitting wool'], not: ['Sewing machine'] },
    { q: 'usha silai machine', finds: ['Sewing machine'], not: ['Knitting wool'] },
  ],
}
