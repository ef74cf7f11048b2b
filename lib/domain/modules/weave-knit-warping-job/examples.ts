import type { ModuleExamples } from '@/lib/domain/modules/module-examples'
import { AIR_JET, CIRCULAR, COLLARS, RAPIER, SECTIONAL } from './bodies'

export const weavingJobExamples: ModuleExamples = {
  whole: [
    { name: 'air-jet weaving', body: { ...AIR_JET, sellerSku: 'AJ-190' } },
    { name: 'circular knitting', body: CIRCULAR },
    { name: 'warping and sizing', body: SECTIONAL },
    { name: 'jacquard rapier', body: RAPIER },
    { name: 'collar knitting', body: COLLARS },
  ],
  broken: [
    { code: 'TOO_SMALL', path: 'reedSpace', change: { reedSpace: 5, clothWidthRange: null } },
    { code: 'TOO_LARGE', path: 'gauge', change: { gauge: 120 }, example: 'circular knitting' },
    { code: 'RANGE_REVERSED', path: 'epiRange.to', change: { epiRange: { from: 140, to: 60 } } },
    { code: 'RANGE_REVERSED', path: 'ppiRange.to', change: { ppiRange: { from: 90, to: 40 } } },
    { code: 'RANGE_REVERSED', path: 'countRange.to', change: { countRange: { from: '80s', to: '20s' } } },
    { code: 'WIDTH_OVER_REED', path: 'clothWidthRange.to', change: { clothWidthRange: { from: 44, to: 90 } } },
    { code: 'RATE_PPI_OUTSIDE', path: 'ratePpi', change: { ratePpi: 120 } },
    { code: 'GAUGE_REVERSED', path: 'gaugeTo', change: { gauge: 28, gaugeTo: 24 }, example: 'circular knitting' },
    {
      code: 'DIAMETER_REVERSED',
      path: 'diameterTo',
      change: { diameter: 34, diameterTo: 30 },
      example: 'circular knitting',
    },
    { code: 'LOT_ABOVE_BATCH', path: 'maxLotPerBatch', change: { maxLotPerBatch: 500 } },
    { code: 'TOO_LARGE', path: 'wastageAllowance', change: { wastageAllowance: 40 } },
    { code: 'TOO_LARGE', path: 'hooks', change: { hooks: 60_000 }, example: 'jacquard rapier' },
    { code: 'TOO_LARGE', path: 'creelCapacity', change: { creelCapacity: 90_000 }, example: 'warping and sizing' },
  ],
  searches: [
    { q: 'air jet 190 cm job', finds: ['air-jet weaving'], not: ['circular knitting', 'jacquard rapier'] },
    { q: '24 gg single jersey job', finds: ['circular knitting'], not: ['air-jet weaving', 'collar knitting'] },
    { q: '26 gauge single jersey', finds: ['circular knitting'] },
    { q: 'rapier job 63 inch panna', finds: ['jacquard rapier'], not: ['air-jet weaving', 'warping and sizing'] },
    { q: 'sectional warping', finds: ['warping and sizing'], not: ['air-jet weaving'] },
    { q: 'jacquard 2688 hooks', finds: ['jacquard rapier'], not: ['air-jet weaving'] },
    { q: 'knitting job 30 dia', finds: ['circular knitting'], not: ['air-jet weaving', 'collar knitting'] },
    { q: '40s cotton 60 ppi air jet', finds: ['air-jet weaving'], not: ['jacquard rapier'] },
    { q: 'collar knitting 12 gg', finds: ['collar knitting'], not: ['circular knitting'] },
    { q: '640 creel sizing job', finds: ['warping and sizing'], not: ['jacquard rapier'] },
    { q: '40x40/132x72 63" weaving', finds: ['air-jet weaving'], not: ['circular knitting'] },
  ],
}
