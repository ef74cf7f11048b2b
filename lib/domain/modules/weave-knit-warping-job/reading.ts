import { weavingReaders } from '@/lib/domain/families/service/weaving/readers'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const weavingJobReading: ModuleReading = {
  readers: weavingReaders,
  ownWords: 'job work',
  shortNames: new Map([
    ['airjet', ['air', 'jet']],
    ['waterjet', ['water', 'jet']],
    ['powerloom', ['powerloom']],
    ['sj', ['single', 'jersey']],
  ]),
}
