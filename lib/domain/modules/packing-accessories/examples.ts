import type { ModuleExamples } from '@/lib/domain/modules/module-examples'
import { BAG, CARTON, CONE, NON_WOVEN, PALLET, TAPE } from './bodies'
import { packingDemo } from './demo'

export const packingExamples: ModuleExamples = {
  whole: [
    { name: 'Paper cone', body: CONE },
    { name: 'Carton', body: CARTON },
    { name: 'Polybag', body: BAG },
    { name: 'BOPP tape', body: TAPE },
    { name: 'Wooden pallet', body: PALLET },
    { name: 'Non-woven bag', body: NON_WOVEN },
  ],
  broken: [
    { code: 'CARTON_PLY', path: 'cartonPly', change: { cartonPly: 4 }, example: 'Carton' },
    { code: 'NOT_WHOLE', path: 'cartonPly', change: { cartonPly: 4.5 }, example: 'Carton' },
    { code: 'FLUTE_PLY', path: 'flute', change: { cartonPly: 3, plyGsm: null }, example: 'Carton' },
    { code: 'TOO_SMALL', path: 'micron', change: { micron: 2, gauge: null }, example: 'Polybag' },
    { code: 'TOO_LARGE', path: 'micron', change: { micron: 5000, gauge: null }, example: 'Polybag' },
    { code: 'MICRON_GAUGE_DIFFERS', path: 'gauge', change: { gauge: 300 }, example: 'Polybag' },
    {
      code: 'PROHIBITED',
      path: 'micron',
      change: { packType: 'Carry bag', category: 'Carry bag', gauge: null },
      example: 'Polybag',
    },
    { code: 'PROHIBITED', path: 'gsm', change: { gsm: 40 }, example: 'Non-woven bag' },
    { code: 'TAPER_MINUTES', path: 'coneTaper', change: { coneTaper: '5°75′' } },
    { code: 'LOAD_REVERSED', path: 'staticLoad', change: { staticLoad: 900 }, example: 'Wooden pallet' },
    { code: 'TOO_SMALL', path: 'coneLength', change: { coneLength: 5 } },
    { code: 'TOO_LARGE', path: 'coneLength', change: { coneLength: 1700 } },
    { code: 'TOO_SMALL', path: 'weight', change: { weight: 0 } },
    { code: 'TOO_LARGE', path: 'bf', change: { bf: 200 }, example: 'Carton' },
    { code: 'TOO_LARGE', path: 'bs', change: { bs: 500 }, example: 'Carton' },
    { code: 'TOO_LARGE', path: 'itemLength', change: { itemLength: { value: 90, unit: 'm' } }, example: 'Carton' },
    { code: 'TOO_LARGE', path: 'moisture', change: { moisture: 60 } },
    { code: 'TOO_LARGE', path: 'gsm', change: { gsm: 9000 }, example: 'Non-woven bag' },
  ],
  searches: [
    { q: '5°57 cone 170', finds: ['Paper cone'], not: ['Carton', 'Polybag'] },
    { q: '5 57 paper cone 170 mm 38 g', finds: ['Paper cone'], not: ['Carton'] },
    { q: '5 ply carton', finds: ['Carton'], not: ['Paper cone', 'Polybag'] },
    { q: '5 ply carton 18x12x12 inch', finds: ['Carton'], not: ['Polybag'] },
    { q: '51 micron LDPE bag', finds: ['Polybag'], not: ['BOPP tape', 'Carton'] },
    { q: '200 gauge polybag', finds: ['Polybag'], not: ['BOPP tape'] },
    { q: '20 bf', finds: ['Carton'], not: ['Paper cone'] },
    { q: '48 mm tape', finds: ['BOPP tape'], not: ['Polybag'] },
    { q: '42 micron bopp tape 65 m', finds: ['BOPP tape'], not: ['Polybag'] },
    { q: 'pallet 1200x1000 mm', finds: ['Wooden pallet'], not: ['Carton'] },
    { q: '80 gsm non woven bag', finds: ['Non-woven bag'], not: ['Polybag'] },
  ],
  demo: packingDemo,
}
