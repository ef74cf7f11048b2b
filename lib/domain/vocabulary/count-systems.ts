import { COUNT_SYSTEMS, type CountSystem } from '@/lib/domain/count/systems'
import { closedVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** V4: the label of each system, and what else people type for it. */
const WORDS: Record<CountSystem, readonly [label: string, aliases: string]> = {
  Ne: ['Ne, English cotton', 'NeC, English, English cotton, English count, cotton count, s'],
  Nm: ['Nm, metric', 'metric, metric count'],
  Tex: ['Tex', 'g/km'],
  dtex: ['dtex', 'decitex, dtx'],
  Denier: ['Denier', 'den, deniers, td'],
  NeW: ['NeW, worsted', 'worsted, worsted count, wc'],
  NeL: ['NeL, linen lea', 'lea, linen lea'],
  Run: ['Run, woollen', 'woollen run, US run'],
  JuteLb: ['lb per spyndle, jute', 'lb, lbs, jute lb, lb/spyndle, pounds'],
  Tkt: ['Ticket, sewing thread', 'ticket, metric ticket'],
}

export const countSystems = closedVocabulary(
  COUNT_SYSTEMS.map((system) => {
    const [label, aliases] = WORDS[system]
    return option(system, aliases, { label })
  }),
)
