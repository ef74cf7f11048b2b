import type { ModuleExamples } from '@/lib/domain/modules/module-examples'
import { COATING, DYEING, GARMENT_WASH, KNITS, PRINTING, YARN_DYEING } from './bodies'
import { processDemo } from './demo'

export const processExamples: ModuleExamples = {
  whole: [
    { name: 'Woven dyeing', body: { ...DYEING, sellerSku: 'CPB-63' } },
    { name: 'Rotary printing', body: PRINTING },
    { name: 'Knits dyeing', body: KNITS },
    { name: 'Cheese dyeing', body: YARN_DYEING },
    { name: 'Coating', body: COATING },
    { name: 'Garment washing', body: GARMENT_WASH },
  ],
  broken: [
    { code: 'RANGE_REVERSED', path: 'batchSize.to', change: { batchSize: { from: 1500, to: 200 } } },
    { code: 'RANGE_REVERSED', path: 'gsmRange.to', change: { gsmRange: { from: 320, to: 90 } } },
    { code: 'TOO_LARGE', path: 'shrinkagePromise.length', change: { shrinkagePromise: { length: 60, width: 3 } } },
    { code: 'MEASURED_ON_DIFFERS', path: 'measuredOn', change: { measuredOn: 'Grey weight' } },
    {
      code: 'MEASURED_ON_DIFFERS',
      path: 'measuredOn',
      change: { measuredOn: 'Finished metres' },
      example: 'Knits dyeing',
    },
    { code: 'RATED_COLOURS', path: 'ratedColours', change: { ratedColours: 14 }, example: 'Rotary printing' },
    { code: 'WASTE_WATER', path: 'waterTreatment', change: { waterTreatment: 'No waste water' } },
    { code: 'LOT_ABOVE_BATCH', path: 'maxLotPerBatch', change: { maxLotPerBatch: 500 } },
    { code: 'TOO_LARGE', path: 'maxWidth', change: { maxWidth: 700 } },
    { code: 'TOO_SMALL', path: 'maxWidth', change: { maxWidth: 1 } },
    { code: 'TOO_LARGE', path: 'shadeBand', change: { shadeBand: 12 } },
    { code: 'TOO_LARGE', path: 'processLoss', change: { processLoss: 90 } },
    { code: 'TOO_LARGE', path: 'colours', change: { colours: 60 }, example: 'Rotary printing' },
    { code: 'BAD_FORMAT', path: 'liquorRatio', change: { liquorRatio: 'short' }, example: 'Knits dyeing' },
    { code: 'TOO_LARGE', path: 'fastnessPromise.light', change: { fastnessPromise: { light: 9 } } },
    { code: 'TOO_LARGE', path: 'wastageAllowance', change: { wastageAllowance: 40 } },
    {
      code: 'TOO_LARGE',
      path: 'coatingWeight.to',
      change: { coatingWeight: { from: 10, to: 4000 } },
      example: 'Coating',
    },
  ],
  searches: [
    { q: 'cpb reactive 63', finds: ['Woven dyeing'], not: ['Rotary printing', 'Coating', 'Garment washing'] },
    { q: 'rotary print job', finds: ['Rotary printing'], not: ['Woven dyeing', 'Cheese dyeing'] },
    { q: 'zero discharge dyeing', finds: ['Woven dyeing', 'Knits dyeing'], not: ['Rotary printing', 'Coating'] },
    { q: 'stenter finishing job', finds: ['Woven dyeing'], not: ['Cheese dyeing'] },
    { q: 'enzyme wash garment job', finds: ['Garment washing'], not: ['Knits dyeing', 'Coating'] },
    { q: 'digital print job', finds: [], not: ['Rotary printing'] },
    { q: 'vat cheese dyeing job', finds: ['Cheese dyeing'], not: ['Woven dyeing', 'Knits dyeing'] },
    { q: 'PU coating job 60"', finds: ['Coating'], not: ['Woven dyeing'] },
    { q: 'softflow dyeing 300 kg batch', finds: ['Knits dyeing'], not: ['Woven dyeing'] },
    { q: 'tubular compacting job 180 gsm', finds: ['Knits dyeing'], not: ['Rotary printing'] },
    { q: '12 colour rotary printing job', finds: ['Rotary printing'], not: ['Coating'] },
  ],
  demo: processDemo,
}
