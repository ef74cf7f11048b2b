import { isMachineBusy, percentile, scaled, type Trial } from '../../trial'
import { brokenIndexes, duplicateRecords, lostRecords, partialWrites } from './integrity'
import { prepare, recoveries, write } from './workload'

const LANES = 16
const RECOVERY_MS_MAX = 5000

/** kill -9 of the database under load: each acknowledged write exists once and complete. */
export const databaseKill: Trial = {
  name: 'database-kill',
  environment: {},
  async run(world, scale) {
    const { launched, sql } = world
    if (!launched || !sql) throw new Error('This trial kills the database, so it must have started it.')
    await prepare(world)
    const writes = scaled(10_000, scale, 180)
    const planned = scaled(20, scale, 2)
    const kills: number[] = []
    const isBusy = isMachineBusy()
    const written = await write(world, {
      prefix: 'trust-m1',
      writes,
      lanes: LANES,
      onAcknowledged: ({ acknowledged }) => {
        // Some writes remain after the last kill, to measure the recovery.
        if (kills.length < planned && acknowledged.length >= (writes * (kills.length + 1)) / (planned + 1)) {
          kills.push(performance.now())
          process.kill(launched.pids().database, 'SIGKILL')
        }
      },
    })
    const missing = await lostRecords(world, written.stories)
    const duplicates = await duplicateRecords(sql, written.stories)
    const partial = await partialWrites(sql)
    const indexes = await brokenIndexes(sql)
    const recoveryMs = percentile(recoveries(kills, written), 0.95)
    const faults = [...written.faults, ...missing, ...duplicates, ...partial, ...indexes.faults]
    if (kills.length < planned) faults.push(`${kills.length} of ${planned} kills happened`)
    if (recoveryMs > RECOVERY_MS_MAX && !isBusy) faults.push(`the recovery took ${Math.round(recoveryMs)} ms`)
    return {
      figures: {
        'acknowledged writes': written.acknowledged.length,
        kills: kills.length,
        lost: missing.length,
        duplicated: duplicates.length,
        partial: partial.length,
        [`of ${indexes.indexes} indexes broken (amcheck)`]: indexes.faults.length,
        [`ms recovery p95${isBusy ? ' (busy machine)' : ''}`]: Math.round(recoveryMs),
      },
      faults,
    }
  },
  control: {
    // With these settings a commit is acknowledged before it is written, and is lost with the process.
    sql: [
      'alter system set synchronous_commit = off',
      "alter system set wal_writer_delay = '10s'",
      "alter system set wal_writer_flush_after = '1GB'",
      'select pg_reload_conf()',
    ],
    fault: /^the (listing|request|quotation|order|file) of \S+ (is|was) lost/,
  },
}
