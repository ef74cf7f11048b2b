import { threadReaders } from '@/lib/domain/families/thread/readers'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const threadReading: ModuleReading = {
  readers: threadReaders,
  shortNames: new Map([
    ['poly', ['polyester']],
    ['tkt', ['ticket']],
  ]),
}
