import type { ModuleExamples } from '@/lib/domain/modules/module-examples'
import { CLIPS, FILAMENT, FLAKES, NOIL, RAGS, SHODDY, YARN_WASTE } from './bodies'

export const recycleWasteExamples: ModuleExamples = {
  whole: [
    { name: 'Comber noil', body: NOIL },
    { name: 'White hosiery clips', body: CLIPS },
    { name: 'Cotton hard waste', body: YARN_WASTE },
    { name: 'PET flakes', body: FLAKES },
    { name: 'Mutilated woollens', body: RAGS },
    { name: 'POY waste', body: FILAMENT },
    { name: 'Recycled cotton fibre', body: SHODDY },
  ],
  broken: [
    { code: 'TOO_LARGE', path: 'trash', change: { trash: 90 } },
    { code: 'TOO_SMALL', path: 'trash', change: { trash: -1 } },
    {
      code: 'RANGE_REVERSED',
      path: 'compositionRange[0].to',
      change: { compositionRange: [{ fibre: 'Cotton', from: 100, to: 95 }] },
    },
    {
      code: 'COMPOSITION_OVER_100',
      path: 'compositionRange',
      change: {
        compositionRange: [
          { fibre: 'Cotton', from: 80, to: 90 },
          { fibre: 'Polyester', from: 40, to: 50 },
        ],
      },
    },
    {
      code: 'ELASTANE_DIFFERS',
      path: 'elastaneFree',
      change: {
        compositionRange: [
          { fibre: 'Cotton', from: 94, to: 96 },
          { fibre: 'Elastane', from: 4, to: 6 },
        ],
      },
      example: 'White hosiery clips',
    },
    { code: 'CLAIM_STREAM_DIFFERS', path: 'recycledClaim', change: { recycledClaim: ['Post-consumer'] } },
    {
      code: 'CLAIM_STREAM_DIFFERS',
      path: 'recycledClaim',
      change: { recycledClaim: ['Pre-consumer'] },
      example: 'Mutilated woollens',
    },
    { code: 'MUTILATED_DIFFERS', path: 'mutilated', change: { mutilated: false }, example: 'Mutilated woollens' },
    { code: 'BALE_WEIGHT_DIFFERS', path: 'baleWeight', change: { baleWeight: 120 } },
    { code: 'TOO_LARGE', path: 'baleWeight', change: { baleWeight: 17_000, netWeight: null } },
    { code: 'TOO_LARGE', path: 'moisture', change: { moisture: 70 } },
    { code: 'TOO_LARGE', path: 'contamination', change: { contamination: 90 } },
    { code: 'TOO_LARGE', path: 'fiberLength', change: { fiberLength: 400 } },
    { code: 'TOO_SMALL', path: 'micronaire', change: { micronaire: 0.4 } },
    { code: 'TOO_LARGE', path: 'iv', change: { iv: 3 }, example: 'PET flakes' },
    { code: 'TOO_LARGE', path: 'flakeSize', change: { flakeSize: 300 }, example: 'PET flakes' },
    {
      code: 'TOO_LARGE',
      path: 'compositionRange[0].to',
      change: { compositionRange: [{ fibre: 'Cotton', from: 95, to: 120 }] },
    },
  ],
  searches: [
    { q: 'comber noil', finds: ['Comber noil'], not: ['White hosiery clips', 'PET flakes'] },
    { q: 'white hosiery clips', finds: ['White hosiery clips'], not: ['Comber noil', 'Cotton hard waste'] },
    { q: 'noil 3% trash 170 kg bales', finds: ['Comber noil'], not: ['Recycled cotton fibre'] },
    { q: 'cotton yarn hard waste', finds: ['Cotton hard waste'], not: ['POY waste'] },
    { q: 'pet bottle flakes hot washed', finds: ['PET flakes'], not: ['POY waste'] },
    { q: 'clear pet flakes 12 mm', finds: ['PET flakes'], not: ['Comber noil'] },
    { q: 'mutilated woollen rags', finds: ['Mutilated woollens'], not: ['White hosiery clips'] },
    { q: 'poy waste', finds: ['POY waste'], not: ['PET flakes'] },
    { q: 'lycra free hosiery clips', finds: ['White hosiery clips'], not: ['Mutilated woollens'] },
    { q: 'banian waste white', finds: ['White hosiery clips'], not: ['Cotton hard waste'] },
    { q: 'recycled cotton fibre 17 mm grs', finds: ['Recycled cotton fibre'], not: ['Comber noil'] },
    { q: 'hosiery clips tiruppur', finds: ['White hosiery clips'], not: ['Comber noil'] },
  ],
}
