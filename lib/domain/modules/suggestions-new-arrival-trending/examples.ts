import type { ModuleExamples } from '@/lib/domain/modules/module-examples'
import { EARTH_FORECAST, KHADI, POPLIN_WISH } from './bodies'

const NO_LISTING = '01980000-0000-7000-8000-00000000dead'

export const boardExamples: ModuleExamples = {
  whole: [
    { name: 'Khadi denim suggestion', body: { ...KHADI, sellerSku: 'CARD-01' } },
    { name: 'Poplin wish', body: POPLIN_WISH },
    { name: 'Earth tones forecast', body: EARTH_FORECAST },
  ],
  broken: [
    {
      code: 'VALIDITY_TOO_LONG',
      path: 'validTo',
      change: { validFrom: '2099-01-01', validTo: '2099-02-01' },
    },
    { code: 'DATES_REVERSED', path: 'validTo', change: { validFrom: '2099-01-20', validTo: '2099-01-10' } },
    { code: 'VALIDITY_OVER', path: 'validTo', change: { validFrom: '2020-01-01', validTo: '2020-01-20' } },
    { code: 'SOURCE_NOT_FOUND', path: 'sourceListingId', change: { sourceListingId: NO_LISTING } },
    { code: 'TOO_LARGE', path: 'quantityWanted', change: { quantityWanted: 2e9 }, example: 'Poplin wish' },
    { code: 'TOO_SMALL', path: 'targetPrice', change: { targetPrice: 0 }, example: 'Poplin wish' },
  ],
  searches: [
    { q: 'khadi denim festive', finds: ['Khadi denim suggestion'], not: ['Poplin wish'] },
    { q: 'aw27 earth tones', finds: ['Earth tones forecast'], not: ['Khadi denim suggestion', 'Poplin wish'] },
    { q: 'fall winter 2027', finds: ['Earth tones forecast'], not: ['Khadi denim suggestion'] },
    { q: 'buyer wish poplin', finds: ['Poplin wish'], not: ['Earth tones forecast'] },
    { q: 'wanted 5000 m', finds: ['Poplin wish'], not: ['Khadi denim suggestion', 'Earth tones forecast'] },
    { q: 'handloom indigo', finds: ['Khadi denim suggestion'], not: ['Earth tones forecast'] },
    { q: 'tweed forecast', finds: ['Earth tones forecast'], not: ['Poplin wish'] },
    { q: 'school shirts white', finds: ['Poplin wish'], not: ['Khadi denim suggestion'] },
    { q: 'for boutiques', finds: ['Khadi denim suggestion'], not: ['Earth tones forecast', 'Poplin wish'] },
  ],
}
