import { usualCloth } from '@/lib/domain/families/fabric/usual-cloth'
import { finishReaders } from '@/lib/domain/families/finishing/readers'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['pc', ['polyester', 'cotton']],
  ['pv', ['polyester', 'viscose']],
  ['sj', ['single', 'jersey']],
  ['rayon', ['viscose']],
  ['lycra', ['elastane']],
  ['spandex', ['elastane']],
])

export const finishReading: ModuleReading = {
  readers: finishReaders,
  usualTerms: usualCloth,
  shortNames: SHORT_NAMES,
}
