import type { IconName } from '@/components/ui/icon'
import type { Tone } from '@/components/ui/tone'
import type { ModuleEntitlement } from '@/lib/domain/entitlement/entitlement'

/** How one entitlement is shown: a word, a colour and a sign, so that none of them stands alone. */
export interface EntitlementState {
  word: string
  tone: Tone
  icon: IconName
}

export const ENTITLEMENT_STATES = {
  open: { word: 'Open', tone: 'meet', icon: 'check' },
  testing: { word: 'Open for testing', tone: 'accent', icon: 'clock' },
  inactive: { word: 'Not active', tone: 'warn', icon: 'lock' },
  outside: { word: 'Not in the plan', tone: 'neutral', icon: 'minus' },
  missing: { word: 'No plan', tone: 'neutral', icon: 'close' },
} as const satisfies Record<string, EntitlementState>

export function entitlementState({ blockCode, paid }: ModuleEntitlement): EntitlementState {
  switch (blockCode) {
    case '':
      return paid ? ENTITLEMENT_STATES.open : ENTITLEMENT_STATES.testing
    case 'SUBSCRIPTION_INACTIVE':
      return ENTITLEMENT_STATES.inactive
    case 'MODULE_NOT_IN_PLAN':
      return ENTITLEMENT_STATES.outside
    case 'ENTITLEMENT_NOT_CONFIGURED':
      return ENTITLEMENT_STATES.missing
  }
}
