import type { Trial } from './trial'
import { acceptRace } from './trials/accept-race'
import { appKill } from './trials/app-kill'
import { authorization } from './trials/authorization'
import { backupUnderLoad } from './trials/backup-under-load'
import { csrf } from './trials/csrf'
import { databaseKill } from './trials/database-kill'
import { entitlementGate } from './trials/entitlement-gate'
import { gracefulStop } from './trials/graceful-stop'
import { headers } from './trials/headers'
import { idempotency } from './trials/idempotency'
import { injection } from './trials/injection'
import { login } from './trials/login'
import { lostUpdate } from './trials/lost-update'
import { massAssignment } from './trials/mass-assignment'
import { oddValues } from './trials/odd-values'
import { packages } from './trials/packages'
import { quotaRace } from './trials/quota-race'
import { secrets } from './trials/secrets'
import { transactionFence } from './trials/transaction-fence'

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
