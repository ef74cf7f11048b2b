import { databaseKill } from './m01-database-kill'
import { appKill } from './m02-app-kill'
import { transactionFence } from './m03-transaction-fence'
import { acceptRace } from './m04-accept-race'
import { quotaRace } from './m05-quota-race'
import { lostUpdate } from './m06-lost-update'
import { idempotency } from './m07-idempotency'
import { authorization } from './m08-authorization'
import { massAssignment } from './m09-mass-assignment'
import { csrf } from './m12-csrf'
import { login } from './m13-login'
import { secrets } from './m14-secrets'
import { headers } from './m15-headers'
import { packages } from './m16-packages'
import { gracefulStop } from './m17-graceful-stop'
import { backupUnderLoad } from './m19-backup-under-load'
import { injection } from './m20-injection'
import { oddValues } from './m21-odd-values'
import { entitlementGate } from './m23-entitlement-gate'
import type { Trial } from './trial'

/** Those that share a process run first, in this order; the others follow, each in a process of its own. */
export const programme: readonly Trial[] = [
  databaseKill,
  appKill,
  transactionFence,
  acceptRace,
  quotaRace,
  lostUpdate,
  idempotency,
  authorization,
  massAssignment,
  csrf,
  headers,
  backupUnderLoad,
  packages,
  injection,
  oddValues,
  entitlementGate,
  login,
  secrets,
  gracefulStop,
]
