import type { ModuleReading } from '@/lib/domain/modules/define-module'
import { boardReaders } from './readers'

export const boardReading: ModuleReading = {
  placesAreStyles: true,
  sellsPackages: true,
  readers: boardReaders,
  shortNames: new Map([
    ['sari', ['saree']],
    ['desi', ['handmade']],
    ['fw', ['aw']],
  ]),
}
