import { clothDrawing } from '@/lib/domain/families/fabric/drawing/listing'
import { clothReaders } from '@/lib/domain/families/fabric/readers'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { greyKeyFact } from './title'

const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['pc', ['polyester', 'cotton']],
  ['pv', ['polyester', 'viscose']],
  ['sj', ['single', 'jersey']],
  ['rayon', ['viscose']],
  ['kora', ['grey']],
  ['sulzer', ['projectile']],
])

export const greyViews: ModuleViews = {
  keyFact: greyKeyFact,
  drawing: (facts, listingId) => clothDrawing(facts, listingId, null),
  readers: clothReaders,
  shortNames: SHORT_NAMES,
}
