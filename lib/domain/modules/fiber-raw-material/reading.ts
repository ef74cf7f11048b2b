import { fibreReaders } from '@/lib/domain/families/raw-fibre/readers'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const fibreReading: ModuleReading = {
  sellsMaterials: true,
  readers: fibreReaders,
  shortNames: new Map([
    ['poly', ['polyester']],
    ['polyster', ['polyester']],
    ['shankar', ['s', '6']],
    ['fiber', ['fibre']],
  ]),
}
