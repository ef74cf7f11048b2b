import { clothReaders } from '@/lib/domain/families/fabric/readers'
import { usualCloth } from '@/lib/domain/families/fabric/usual-cloth'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['pc', ['polyester', 'cotton']],
  ['pv', ['polyester', 'viscose']],
  ['sj', ['single', 'jersey']],
  ['rayon', ['viscose']],
  ['kora', ['grey']],
  ['sulzer', ['projectile']],
])

export const greyReading: ModuleReading = {
  readers: clothReaders,
  usualTerms: usualCloth,
  searchedAs: 'grey fabric',
  shortNames: SHORT_NAMES,
}
