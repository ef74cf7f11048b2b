import { stitchingReaders } from '@/lib/domain/families/stitching/readers'
import { EMBROIDERY_JOBS } from '@/lib/domain/families/stitching/vocabulary/jobs'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleReading } from '@/lib/domain/modules/define-module'

export const stitchingReading: ModuleReading = {
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
}

/** Embroidery is charged by stitches, other work by the piece, where the rate does not say. */
function usualTerms(values: FieldValues): FieldValues {
  const priceUom = textValue(values, 'priceUom')
  if (priceUom !== '') return { uom: priceUom }
  const jobs = listValue(values, 'jobType')
  const isByStitches = jobs.length > 0 && jobs.every((job) => EMBROIDERY_JOBS.includes(job))
  return { uom: isByStitches ? '1000 stitches' : 'piece' }
}
