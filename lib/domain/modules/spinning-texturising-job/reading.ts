import { spinningReaders } from '@/lib/domain/families/service/spinning/readers'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const spinningJobReading: ModuleReading = {
  readers: spinningReaders,
  ownWords: 'job work',
  shortNames: new Map([
    ['oe', ['open', 'end']],
    ['dty', ['texturising']],
    ['texturizing', ['texturising']],
  ]),
}
