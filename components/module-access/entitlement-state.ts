import type { IconName } from '@/components/ui/icon'
import type { Tone } from '@/components/ui/tone'
import type { ModuleEntitlement } from '@/lib/domain/entitlement/entitlement'
import { type Standing, standingOf } from '@/lib/domain/entitlement/explain'

/** How one entitlement is shown: a word, a colour and a sign, so that none of them stands alone. */
export interface EntitlementState {
  word: string
  tone: Tone
  icon: IconName
}

export const ENTITLEMENT_STATES: Record<Standing, EntitlementState> = {
  open: { word: 'Open', tone: 'meet', icon: 'check' },
  testing: { word: 'Open for testing', tone: 'accent', icon: 'clock' },
  inactive: { word: 'Not active', tone: 'warn', icon: 'lock' },
  outside: { word: 'Not in the plan', tone: 'neutral', icon: 'minus' },
  missing: { word: 'No plan', tone: 'neutral', icon: 'close' },
}

export function entitlementState(entitlement: ModuleEntitlement): EntitlementState {
  return ENTITLEMENT_STATES[standingOf(entitlement)]
}
