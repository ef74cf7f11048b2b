import { acceptRace } from './m04-accept-race'
import { lostUpdate } from './m06-lost-update'
import { authorization } from './m08-authorization'
import { massAssignment } from './m09-mass-assignment'
import { csrf } from './m12-csrf'
import { headers } from './m15-headers'
import { oddValues } from './m21-odd-values'
import { entitlementGate } from './m23-entitlement-gate'
import type { Trial } from './trial'

/** In the order in which they run: what kills processes comes last in its own process. */
export const programme: readonly Trial[] = [
  acceptRace,
  lostUpdate,
  authorization,
  massAssignment,
  csrf,
  headers,
  oddValues,
  entitlementGate,
]
