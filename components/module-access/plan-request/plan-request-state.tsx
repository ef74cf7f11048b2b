import { Badge } from '@/components/ui/badge'
import type { Tone } from '@/components/ui/tone'
import { type PlanRequest, type PlanRequestStanding, planRequestStanding } from '@/lib/domain/entitlement/plan-request'

const WORDS: Record<PlanRequestStanding, { word: string; tone: Tone }> = {
  waiting: { word: 'Waiting', tone: 'warn' },
  granted: { word: 'Granted', tone: 'meet' },
  done: { word: 'Done, not in force yet', tone: 'accent' },
  declined: { word: 'Declined', tone: 'block' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
}

/** Where a request stands; "granted" is what the configuration gives at this moment. */
export function PlanRequestState({ request }: { request: Pick<PlanRequest, 'status' | 'isGranted'> }) {
  const { word, tone } = WORDS[planRequestStanding(request)]
  return <Badge tone={tone}>{word}</Badge>
}
