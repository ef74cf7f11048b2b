import { packReaders } from '@/lib/domain/families/geometry/readers'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const packingReading: ModuleReading = {
  sellsPackages: true,
  readers: packReaders,
  shortNames: new Map([
    ['ctn', ['carton']],
    ['ld', ['ldpe']],
    ['mic', ['micron']],
    ['peti', ['carton']],
    ['bardana', ['jute', 'bag']],
    ['katta', ['woven', 'sack']],
    ['sutli', ['twine']],
    ['patti', ['strap']],
  ]),
}
