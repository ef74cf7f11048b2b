import type { ModuleExamples } from '@/lib/domain/modules/module-examples'
import { CMT, EMBROIDERY, HAND, HOME, PANEL_PRINT, WASHING } from './bodies'

export const stitchingExamples: ModuleExamples = {
  whole: [
    { name: 'Multi-head embroidery', body: { ...EMBROIDERY, sellerSku: 'EMB-56' } },
    { name: 'Polo CMT', body: CMT },
    { name: 'Hand work', body: HAND },
    { name: 'Panel printing', body: PANEL_PRINT },
    { name: 'Garment washing', body: WASHING },
    { name: 'Bed linen', body: HOME },
  ],
  broken: [
    { code: 'TOO_SMALL', path: 'heads', change: { heads: 0 } },
    { code: 'TOO_LARGE', path: 'heads', change: { heads: 560 } },
    { code: 'TOO_LARGE', path: 'needles', change: { needles: 56 } },
    { code: 'STITCHES_PER_DAY', path: 'stitchesPerDay', change: { stitchesPerDay: 500_000_000 } },
    { code: 'DIGITISING_CHARGE', path: 'digitisingCharge', change: { digitising: 'Included' } },
    { code: 'TOO_LARGE', path: 'aql', change: { aql: 25 }, example: 'Polo CMT' },
    { code: 'TOO_LARGE', path: 'smv', change: { smv: 500 }, example: 'Polo CMT' },
    { code: 'STITCH_RATE', path: 'priceUom', change: { priceUom: '1000 stitches' }, example: 'Polo CMT' },
    { code: 'OUTPUT_IMPOSSIBLE', path: 'capacityPerDay', change: { capacityPerDay: 30_000 }, example: 'Polo CMT' },
    { code: 'COLOUR_OVER_STYLE', path: 'minPerColour', change: { minPerColour: 2000 }, example: 'Polo CMT' },
    { code: 'LOT_ABOVE_BATCH', path: 'maxLotPerBatch', change: { maxLotPerBatch: 10 }, example: 'Polo CMT' },
    { code: 'TOO_LARGE', path: 'lineEfficiency', change: { lineEfficiency: 300 }, example: 'Polo CMT' },
    { code: 'NOT_WHOLE', path: 'operators', change: { operators: 12.5 }, example: 'Polo CMT' },
    { code: 'TOO_SMALL', path: 'artisans', change: { artisans: 0 }, example: 'Hand work' },
    { code: 'TOO_LARGE', path: 'printArea.width', change: { printArea: { width: 90_000 } }, example: 'Panel printing' },
    { code: 'TOO_LARGE', path: 'loadSize', change: { loadSize: 9000 }, example: 'Garment washing' },
  ],
  searches: [
    { q: '56 head sequin', finds: ['Multi-head embroidery'], not: ['Polo CMT', 'Hand work'] },
    { q: 'polo cmt', finds: ['Polo CMT'], not: ['Multi-head embroidery', 'Bed linen'] },
    { q: 'multi head embroidery job 9 needle', finds: ['Multi-head embroidery'], not: ['Hand work'] },
    { q: 'aari work job', finds: ['Hand work'], not: ['Multi-head embroidery'] },
    { q: 't-shirt printing dtf', finds: ['Panel printing'], not: ['Polo CMT'] },
    { q: 'bedsheet stitching job', finds: ['Bed linen'], not: ['Polo CMT'] },
    { q: 'jeans washing job stone wash', finds: ['Garment washing'], not: ['Panel printing'] },
    { q: 'stitching unit 3 lines aql 2.5', finds: ['Polo CMT'], not: ['Bed linen'] },
    { q: '20 head embroidery job', finds: [], not: ['Multi-head embroidery'] },
    { q: 'flatlock stitching job', finds: ['Polo CMT'], not: ['Hand work'] },
  ],
}
