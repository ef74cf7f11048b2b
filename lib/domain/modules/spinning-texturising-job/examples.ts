import type { ModuleExamples } from '@/lib/domain/modules/module-examples'
import { COMPACT, COVERED, DOUBLING, HANKS, TEXTURISING } from './bodies'

export const spinningJobExamples: ModuleExamples = {
  whole: [
    { name: 'compact spinning', body: { ...COMPACT, sellerSku: 'CS-3060' } },
    { name: 'texturising', body: TEXTURISING },
    { name: 'covering', body: COVERED },
    { name: 'doubling', body: DOUBLING },
    { name: 'reeling', body: HANKS },
  ],
  broken: [
    { code: 'RANGE_REVERSED', path: 'countRange.to', change: { countRange: { from: '60s', to: '30s' } } },
    { code: 'RANGE_REVERSED', path: 'countRange.to', change: { countRange: { from: '60', to: '30' } } },
    { code: 'TOO_LARGE', path: 'wastageAllowance', change: { wastageAllowance: 40 } },
    { code: 'TOO_SMALL', path: 'realisation', change: { realisation: 5 } },
    { code: 'REALISATION_WASTAGE', path: 'realisation', change: { realisation: 99.5, wastageAllowance: 3 } },
    { code: 'LOT_ABOVE_BATCH', path: 'maxLotPerBatch', change: { maxLotPerBatch: 100 } },
    { code: 'TOO_LARGE', path: 'spindleSpeed', change: { spindleSpeed: 190_000 } },
    { code: 'RANGE_REVERSED', path: 'tpiRange.to', change: { tpiRange: { from: 32, to: 20 } } },
    {
      code: 'RANGE_REVERSED',
      path: 'coreDenier.to',
      change: { coreDenier: { from: 70, to: 20 } },
      example: 'covering',
    },
    { code: 'RANGE_REVERSED', path: 'plyRange.to', change: { plyRange: { from: 4, to: 2 } }, example: 'doubling' },
  ],
  searches: [
    { q: '40s job spinning', finds: ['compact spinning'], not: ['texturising', 'doubling', 'reeling'] },
    { q: '40 Ne spinning', finds: ['compact spinning'] },
    { q: '75/36 dty job', finds: ['texturising'], not: ['compact spinning', 'covering'] },
    { q: 'compact spinning job 30s-60s', finds: ['compact spinning'], not: ['texturising'] },
    { q: '10s compact spinning', finds: [], not: ['compact spinning'] },
    { q: '150 denier texturising HIM', finds: ['texturising'], not: ['doubling'] },
    { q: 'tfo 2 ply 60s', finds: ['doubling'], not: ['compact spinning', 'texturising'] },
    { q: 'lycra covering acy', finds: ['covering'], not: ['texturising'] },
    { q: 'hank reeling job 40s', finds: ['reeling'], not: ['compact spinning'] },
    { q: 'combed cotton spinning', finds: ['compact spinning'], not: ['doubling'] },
  ],
}
