import 'server-only'
import { withDeadline } from '@/db/client'
import { type OperationCounts, readOperationCounts } from '@/db/queries/runtime-stats'
import { entitlementSource } from '@/lib/config/entitlement-source'
import { linkedUpTo } from '../audit/audit-chain'
import { openStreamCount } from '../notifications/notification-feed'
import type { ServiceContext } from '../shared/context'

const READ_WITHIN_MS = 2000

export interface Operations {
  /** Null when the database did not respond. */
  database: OperationCounts | null
  streamsOpen: number
  entitlements: { isInForce: boolean; isSourceReady: boolean }
}

/** What an operator watches besides the requests. It never fails: a database that is away is also a reading. */
export async function readOperations({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<Operations> {
  const { configuration, isSourceReady } = entitlementSource().read()
  const database = await withDeadline(() => readOperationCounts(db, linkedUpTo(now)), READ_WITHIN_MS).catch(() => null)
  return {
    database,
    streamsOpen: openStreamCount(),
    entitlements: { isInForce: configuration !== null, isSourceReady },
  }
}
