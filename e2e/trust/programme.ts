import type { Trial } from './trial'
import { authorization } from './trials/access/authorization'
import { csrf } from './trials/access/csrf'
import { entitlementGate } from './trials/access/entitlement-gate'
import { guessing } from './trials/access/guessing'
import { login } from './trials/access/login'
import { acceptRace } from './trials/data/accept-race'
import { appKill } from './trials/data/app-kill'
import { backupUnderLoad } from './trials/data/backup-under-load'
import { databaseKill } from './trials/data/database-kill'
import { idempotency } from './trials/data/idempotency'
import { lostUpdate } from './trials/data/lost-update'
import { quotaRace } from './trials/data/quota-race'
import { transactionFence } from './trials/data/transaction-fence'
import { injection } from './trials/input/injection'
import { malformedMultipart } from './trials/input/malformed-multipart'
import { massAssignment } from './trials/input/mass-assignment'
import { oddValues } from './trials/input/odd-values'
import { rawHttp } from './trials/input/raw-http'
import { schemaFuzz } from './trials/input/schema-fuzz'
import { clockJumps } from './trials/operation/clock-jumps'
import { fullDisk } from './trials/operation/full-disk'
import { gracefulStop } from './trials/operation/graceful-stop'
import { headers } from './trials/operation/headers'
import { packages } from './trials/operation/packages'
import { pageFlood } from './trials/operation/page-flood'
import { secrets } from './trials/operation/secrets'
import { soak } from './trials/operation/soak'

/** Trials that share a process run first, in this order. The others follow, each in its own process. */
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
  malformedMultipart,
  rawHttp,
  fullDisk,
  packages,
  injection,
  oddValues,
  schemaFuzz,
  entitlementGate,
  login,
  guessing,
  pageFlood,
  clockJumps,
  secrets,
  soak,
  gracefulStop,
]
