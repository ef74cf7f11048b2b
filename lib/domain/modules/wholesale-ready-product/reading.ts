import { madeUpReaders } from '@/lib/domain/families/madeup/readers'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const readyReading: ModuleReading = {
  placesAreStyles: true,
  sellsPackages: true,
  readers: madeUpReaders,
  shortNames: new Map([
    ['sari', ['saree']],
    ['tshirt', ['t', 'shirt']],
    ['rayon', ['viscose']],
  ]),
}
