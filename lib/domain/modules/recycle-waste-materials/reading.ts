import { wasteReaders } from '@/lib/domain/families/waste/readers'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const recycleWasteReading: ModuleReading = {
  sellsPackages: true,
  readers: wasteReaders,
  shortNames: new Map([
    ['poly', ['polyester']],
    ['fiber', ['fibre']],
    ['lycra', ['elastane']],
    ['spandex', ['elastane']],
    ['tirupur', ['tiruppur']],
  ]),
}
