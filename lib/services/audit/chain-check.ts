import 'server-only'
import { type Database, withDeadline } from '@/db/client'
import { processWide } from '@/lib/config/process-wide'
import type { ServiceContext } from '../shared/context'
import { type AuditStretch, CHAIN_START, verifyStretch } from './audit-chain'

/** How long a request waits for the end, so that the check of a short log is one request. */
const WAIT_MS = 1000
/** How long a result is kept, so that everyone who waits gets it. */
const RESULT_MS = 10_000

interface ChainCheck {
  /** What was verified so far; `nextCursor` is null when the check is over. */
  progress: AuditStretch
  /** On the monotonic clock. */
  endedAt: number | null
  hasFailed: boolean
  work: Promise<void>
}

/**
 * Checks the whole chain, once at a time in a process: joins the running check or starts one, and waits a moment for its end. After a failure
 * the check goes on where it was.
 * @returns its progress; `nextCursor` is null when it is over
 * @throws UNAVAILABLE when the database is away
 */
export async function checkWholeChain({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<AuditStretch> {
  const checks = processWide('chain-checks', () => new WeakMap<Database, ChainCheck>())
  const known = checks.get(db)
  const check = known && isUsable(known) ? known : start({ db, now }, known?.hasFailed ? known.progress : null)
  checks.set(db, check)
  let timer: NodeJS.Timeout | undefined
  const moment = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS)
  })
  await Promise.race([check.work, moment]).finally(() => clearTimeout(timer))
  return check.progress
}

function isUsable({ endedAt, hasFailed }: ChainCheck): boolean {
  return !hasFailed && (endedAt === null || performance.now() - endedAt < RESULT_MS)
}

/** Before the first stretch is read: a check that is not over. */
const NOTHING: AuditStretch = {
  rows: 0,
  upTo: 0,
  total: 0,
  otherKey: 0,
  waiting: 0,
  head: '',
  broken: null,
  nextCursor: CHAIN_START,
}

function start(at: Pick<ServiceContext, 'db' | 'now'>, from: AuditStretch | null): ChainCheck {
  const check: ChainCheck = { progress: from ?? NOTHING, endedAt: null, hasFailed: false, work: Promise.resolve() }
  check.work = readAll(at, check).then(
    () => {
      check.endedAt = performance.now()
    },
    (error: unknown) => {
      check.hasFailed = true
      throw error
    },
  )
  // Whoever waits gets the error, and maybe no one does.
  check.work.catch(() => {})
  return check
}

/** Reads in stretches of bounded time, so that other requests have their turn. */
async function readAll(at: Pick<ServiceContext, 'db' | 'now'>, check: ChainCheck): Promise<void> {
  do {
    const { rows, otherKey, nextCursor } = check.progress
    const stretch = await withDeadline(() => verifyStretch(at, nextCursor))
    check.progress = { ...stretch, rows: rows + stretch.rows, otherKey: otherKey + stretch.otherKey }
  } while (check.progress.nextCursor !== null)
}
