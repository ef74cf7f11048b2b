import type { ModuleExamples } from '@/lib/domain/modules/module-examples'
import { BUTTON, ELASTIC, INTERLINING, LABEL, LACE, SNAP, ZIP } from './bodies'
import { trimDemo } from './demo'

export const garmentAccessoriesExamples: ModuleExamples = {
  whole: [
    { name: 'Button', body: BUTTON },
    { name: 'Metal zip', body: ZIP },
    { name: 'Jacquard elastic', body: ELASTIC },
    { name: 'Woven label', body: LABEL },
    { name: 'Fusible interlining', body: INTERLINING },
    { name: 'Ring snap', body: SNAP },
    { name: 'Crochet lace', body: LACE },
  ],
  broken: [
    { code: 'TOO_LARGE', path: 'ligne', change: { ligne: 400 } },
    { code: 'PLATING_CONTRADICTS', path: 'nickelFree', change: { finish: 'Nickel' } },
    { code: 'PLATING_CONTRADICTS', path: 'nickelFree', change: { finish: 'nickel plated' } },
    {
      code: 'PLATING_CONTRADICTS',
      path: 'nickelFree',
      change: { zipper: { number: 5, teeth: 'Metal', sliderFinish: 'Black nickel' } },
      example: 'Metal zip',
    },
    { code: 'LIGNE_SIZE_DIFFERS', path: 'size', change: { size: { value: 18, unit: 'mm' } } },
    { code: 'SHANK_HAS_HOLES', path: 'holes', change: { shank: 'Loop shank' } },
    {
      code: 'ZIP_CHAIN_LENGTH',
      path: 'zipper.length',
      change: { zipper: { number: 5, ends: 'Long chain', length: 20 } },
      example: 'Metal zip',
    },
    {
      code: 'FUSING_CONTRADICTS',
      path: 'interlining.temperature',
      change: { interlining: { fusing: 'Sew-in', temperature: 150 } },
      example: 'Fusible interlining',
    },
    { code: 'TOO_LARGE', path: 'holes', change: { holes: 40 } },
    { code: 'NOT_WHOLE', path: 'holes', change: { holes: 2.5 } },
    { code: 'TOO_LARGE', path: 'zipper.number', change: { zipper: { number: 90 } }, example: 'Metal zip' },
    { code: 'TOO_SMALL', path: 'zipper.length', change: { zipper: { number: 5, length: 0.5 } }, example: 'Metal zip' },
    { code: 'TOO_LARGE', path: 'stretch', change: { stretch: 5000 }, example: 'Jacquard elastic' },
    { code: 'TOO_LARGE', path: 'size', change: { size: { value: 2, unit: 'm' } }, example: 'Jacquard elastic' },
    { code: 'TOO_LARGE', path: 'gsm', change: { gsm: 2000 }, example: 'Fusible interlining' },
    {
      code: 'TOO_LARGE',
      path: 'interlining.temperature',
      change: { interlining: { fusing: 'Fusible', temperature: 400 } },
      example: 'Fusible interlining',
    },
    { code: 'TOO_LARGE', path: 'washFastness', change: { washFastness: 6 } },
    { code: 'TOO_LARGE', path: 'pullStrength', change: { pullStrength: 9000 } },
  ],
  searches: [
    { q: '18L 4 hole', finds: ['Button'], not: ['Ring snap', 'Metal zip'] },
    { q: 'no 5 metal zip', finds: ['Metal zip'], not: ['Button'] },
    { q: '1 inch elastic', finds: ['Jacquard elastic'], not: ['Crochet lace'] },
    { q: '#5 metal zipper 20cm closed end', finds: ['Metal zip'] },
    { q: '24 ligne snap', finds: ['Ring snap'], not: ['Button'] },
    { q: 'woven label damask', finds: ['Woven label'], not: ['Crochet lace'] },
    { q: '60 gsm fusible interlining', finds: ['Fusible interlining'], not: ['Jacquard elastic'] },
    { q: 'gunmetal press button', finds: ['Ring snap'], not: ['Button'] },
    { q: '11.5 mm shirt button', finds: ['Button'], not: ['Ring snap'] },
    { q: 'crochet lace 2"', finds: ['Crochet lace'], not: ['Jacquard elastic'] },
    { q: 'nylon zip', finds: [], not: ['Metal zip', 'Button'] },
  ],
  demo: trimDemo,
}
