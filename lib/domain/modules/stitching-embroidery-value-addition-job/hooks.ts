import { missing } from '@/lib/domain/families/customs/result'
import { sacText, suggestSac } from '@/lib/domain/families/service/sac'
import { EMBROIDERY_JOBS, HAND_JOBS, SEWING_JOBS } from '@/lib/domain/families/stitching/vocabulary/jobs'
import { listValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { STITCHING_RULES } from './rules'
import { stitchingTitle } from './title'

const OPEN =
  'Work on cloth is under 998821, work on garments under 998822. This listing may be both: ask your tax adviser.'

/** Made-ups are textiles, garments are wearing apparel; decoration follows what it is done on. */
function sacOf({ words }: Facts): '998821' | '998822' | 'open' | null {
  const jobs = listValue(words, 'jobType')
  if (jobs.length === 0) return null
  const decorates = (job: string) => EMBROIDERY_JOBS.includes(job) || HAND_JOBS.includes(job)
  if (jobs.every((job) => SEWING_JOBS.includes(job) && job !== 'Made-up stitching')) return '998822'
  if (jobs.every((job) => job === 'Made-up stitching')) return '998821'
  const places = listValue(words, 'workOn')
  const isOnCloth =
    places.length > 0 && places.every((place) => /^(?:Cloth by the metre|Sarees and dupattas)$/.test(place))
  return jobs.every(decorates) && isOnCloth ? '998821' : 'open'
}

export const stitchingHooks: ModuleHooks = {
  title: stitchingTitle,
  rules: STITCHING_RULES,
  suggestHs: (facts) => {
    const code = sacOf(facts)
    if (code !== 'open') return suggestSac(code)
    const asks = textValue(facts.words, 'workOn') === '' && listValue(facts.words, 'workOn').length === 0
    return missing(asks ? ['workOn'] : [], OPEN)
  },
  hsFrom: ['jobType', 'workOn'],
  hsText: sacText,
}
