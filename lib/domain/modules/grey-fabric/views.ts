import { clothDrawing } from '@/lib/domain/families/fabric/drawing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { greyKeyFact } from './title'

export const greyViews: ModuleViews = {
  keyFact: greyKeyFact,
  drawing: (facts, listingId) => clothDrawing(facts, listingId, null),
}
