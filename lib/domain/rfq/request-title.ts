import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import { requirementText } from './comparison/verdict'
import type { Rfq } from './rfq'

const POINTS_NAMED = 3

/** What a request is called: its listing, else the module and what was required first ("Yarn: 30s ± 1.5, at least 2,400"). */
export function requestTitle({
  moduleKey,
  snapshot,
  requirements,
}: Pick<Rfq, 'moduleKey' | 'snapshot'> & Partial<Pick<Rfq, 'requirements'>>): string {
  const { title } = snapshot.technicalSpecificationSnapshot
  if (title) return title
  const points = (requirements ?? []).slice(0, POINTS_NAMED).map(requirementText)
  const quantity = `${snapshot.quantity.toLocaleString('en-IN')} ${snapshot.uom}`
  return `${MODULE_NAMES[moduleKey]}: ${points.length > 0 ? points.join(', ') : quantity}`
}
