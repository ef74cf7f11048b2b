import { flatLayers } from '@/lib/domain/families/drawing'
import { serviceDrawing } from '@/lib/domain/families/service/drawing'
import { stitchingLayers } from '@/lib/domain/families/stitching/drawing'
import { stitchingReaders } from '@/lib/domain/families/stitching/readers'
import { EMBROIDERY_JOBS } from '@/lib/domain/families/stitching/vocabulary/jobs'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleViews } from '@/lib/domain/modules/define-module'
import { stitchingKeyFact } from './title'

export const stitchingViews: ModuleViews = {
  keyFact: stitchingKeyFact,
  readers: stitchingReaders,
  ownWords: 'job work',
  shortNames: new Map([
    ['emb', ['embroidery']],
    ['zardosi', ['zardozi']],
    ['kaja', ['buttonhole']],
    ['silai', ['cmt']],
    ['tshirt', ['shirt']],
    ['bedsheets', ['bedsheet']],
  ]),
  usualTerms,
  drawing: (facts, listingId) => {
    const { words } = facts
    const layers = stitchingLayers({
      listingId,
      job: listValue(words, 'jobType')[0] ?? '',
      heads: numberValue(words, 'heads'),
      lines: numberValue(words, 'lines'),
      artisans: numberValue(words, 'artisans'),
    })
    const drawing = serviceDrawing(listingId, layers)
    return { layers: flatLayers(drawing.layers), seed: drawing.seed }
  },
}

/** Embroidery is charged by stitches, other work by the piece, where the rate does not say. */
function usualTerms(values: FieldValues): FieldValues {
  const priceUom = textValue(values, 'priceUom')
  if (priceUom !== '') return { uom: priceUom }
  const jobs = listValue(values, 'jobType')
  const isByStitches = jobs.length > 0 && jobs.every((job) => EMBROIDERY_JOBS.includes(job))
  return { uom: isByStitches ? '1000 stitches' : 'piece' }
}
