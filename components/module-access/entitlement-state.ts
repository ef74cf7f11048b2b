import type { IconName } from '@/components/ui/icon'
import type { Tone } from '@/components/ui/tone'
import type { ModuleEntitlement } from '@/lib/domain/entitlement/entitlement'
import { STANDING_WORDS, type Standing, standingOf } from '@/lib/domain/entitlement/explain'

/** How an entitlement is shown: always a word, a colour and an icon together. */
export interface EntitlementState {
  word: string
  tone: Tone
  icon: IconName
}

export const ENTITLEMENT_STATES: Record<Standing, EntitlementState> = {
  open: { word: STANDING_WORDS.open, tone: 'meet', icon: 'check' },
  testing: { word: STANDING_WORDS.testing, tone: 'accent', icon: 'clock' },
  inactive: { word: STANDING_WORDS.inactive, tone: 'warn', icon: 'lock' },
  outside: { word: STANDING_WORDS.outside, tone: 'neutral', icon: 'minus' },
  missing: { word: STANDING_WORDS.missing, tone: 'neutral', icon: 'close' },
}

export function entitlementState(entitlement: ModuleEntitlement): EntitlementState {
  return ENTITLEMENT_STATES[standingOf(entitlement)]
}
