import { Badge } from '@/components/ui/badge'
import type { Tone } from '@/components/ui/tone'
import type { PlanRequest } from '@/lib/contract/responses/subscription'
import { type PlanRequestStanding, planRequestStanding } from '@/lib/domain/entitlement/plan-request'

const WORDS: Record<PlanRequestStanding, { word: string; tone: Tone }> = {
  waiting: { word: 'Open', tone: 'warn' },
  granted: { word: 'Granted', tone: 'meet' },
  done: { word: 'Done, not active yet', tone: 'accent' },
  declined: { word: 'Declined', tone: 'block' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
}

/** The status of a request. "Granted" means that the current configuration gives the plan. */
export function PlanRequestState({ request }: { request: Pick<PlanRequest, 'status' | 'isGranted'> }) {
  const { word, tone } = WORDS[planRequestStanding(request)]
  return <Badge tone={tone}>{word}</Badge>
}
