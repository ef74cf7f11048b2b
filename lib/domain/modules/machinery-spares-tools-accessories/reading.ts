import { machineReaders } from '@/lib/domain/families/machine/readers'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const machineryReading: ModuleReading = {
  sellsPackages: true,
  readers: machineReaders,
  ownWords: 'machinery',
  shortNames: new Map([
    ['ajl', ['air', 'jet', 'loom']],
    ['wjl', ['water', 'jet', 'loom']],
    ['kargha', ['loom']],
    ['lathe', ['loom']],
    ['silai', ['sewing']],
    ['purja', ['spare']],
    ['sui', ['needle']],
    ['phani', ['reed']],
    ['rach', ['heald']],
    ['machinery', ['machine']],
  ]),
}
