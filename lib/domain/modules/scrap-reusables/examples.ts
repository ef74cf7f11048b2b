import type { ModuleExamples } from '@/lib/domain/modules/module-examples'
import { BATTERY, CONES, DRUMS, LOOMS, PAPER, REEDS, STEEL } from './bodies'

export const scrapExamples: ModuleExamples = {
  whole: [
    { name: 'Paper cones', body: { ...CONES, sellerSku: 'CONE-557' } },
    { name: 'Plastic drums', body: DRUMS },
    { name: 'SS scrap', body: STEEL },
    { name: 'Loom scrap', body: LOOMS },
    { name: 'Corrugated waste', body: PAPER },
    { name: 'Battery', body: BATTERY },
    { name: 'Reeds', body: REEDS },
  ],
  broken: [
    { code: 'AUTHORISATION_REQUIRED', path: 'authorisationNo', change: { authorisationNo: null }, example: 'Battery' },
    {
      code: 'AUTHORISATION_REQUIRED',
      path: 'authorisationNo',
      change: { authorisationNo: null, regulated: null },
      example: 'Battery',
    },
    { code: 'AUTHORISATION_REQUIRED', path: 'authorisationNo', change: { hazardous: true }, example: 'Plastic drums' },
    { code: 'TAPER_MINUTES', path: 'coneTaper', change: { coneTaper: '5°75′' } },
    { code: 'MATERIAL_DIFFERS', path: 'material', change: { material: 'MS' } },
    { code: 'METAL_GRADE_DIFFERS', path: 'metalGrade', change: { metalGrade: 'HMS 1' }, example: 'SS scrap' },
    {
      code: 'LOT_ITEMS_OVER',
      path: 'lotItems',
      change: { lotItems: [{ item: 'Side frames', material: 'Cast iron', quantity: 30 }] },
      example: 'Loom scrap',
    },
    { code: 'TOO_LARGE', path: 'contamination', change: { contamination: 90 } },
    { code: 'TOO_LARGE', path: 'moisture', change: { moisture: 95 }, example: 'Corrugated waste' },
    { code: 'TOO_LARGE', path: 'usablePercent', change: { usablePercent: 120 } },
    { code: 'TOO_LARGE', path: 'drumVolume', change: { drumVolume: 90_000 }, example: 'Plastic drums' },
    { code: 'TOO_SMALL', path: 'coneLength', change: { coneLength: 3 } },
    { code: 'TOO_LARGE', path: 'unitWeight', change: { unitWeight: { value: 90, unit: 'MT' } } },
    { code: 'TOO_LARGE', path: 'ageYears', change: { ageYears: 400 }, example: 'Reeds' },
  ],
  searches: [
    { q: 'used cones 5°57', finds: ['Paper cones'], not: ['Plastic drums', 'Corrugated waste'] },
    { q: 'used paper cones', finds: ['Paper cones'], not: ['Plastic drums', 'Reeds'] },
    { q: 'used paper cones 5-57 170 mm 38 g', finds: ['Paper cones'], not: ['Reeds'] },
    { q: 'used drums 200 l', finds: ['Plastic drums'], not: ['Paper cones', 'SS scrap'] },
    { q: 'used plastic drums 200 l', finds: ['Plastic drums'], not: ['Paper cones', 'SS scrap'] },
    { q: 'ss scrap 304', finds: ['SS scrap'], not: ['Loom scrap', 'Plastic drums'] },
    { q: 'loom scrap', finds: ['Loom scrap'], not: ['SS scrap', 'Reeds'] },
    { q: 'battery scrap 12 v 150 ah', finds: ['Battery'], not: ['SS scrap'] },
    { q: 'occ scrap', finds: ['Corrugated waste'], not: ['Paper cones'] },
    { q: 'used reeds toyota', finds: ['Reeds'], not: ['Loom scrap'] },
    { q: 'khali cone', finds: ['Paper cones'], not: ['Plastic drums'] },
    { q: 'hm hdpe drums 200 litre open top', finds: ['Plastic drums'], not: ['Battery'] },
  ],
}
