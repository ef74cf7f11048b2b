import { corrupt, duplicated, lost, partial, prepare, recoveries, write } from '../market'
import { isMachineBusy, percentile, scaled, type Trial } from '../trial'

const LANES = 16
const RECOVERY_MS_MAX = 5000

/** kill -9 of the database under writers: what was acknowledged is there, once, whole. */
export const databaseKill: Trial = {
  id: 'M1',
  name: 'kill -9 of the database',
  environment: {},
  async run(world, scale) {
    const { launched, sql } = world
    if (!launched || !sql) throw new Error('It kills the database: it has to be ours.')
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
        // The last kill leaves a share of the writes to show the recovery.
        if (kills.length < planned && acknowledged.length >= (writes * (kills.length + 1)) / (planned + 1)) {
          kills.push(performance.now())
          process.kill(launched.pids().database, 'SIGKILL')
        }
      },
    })
    const missing = await lost(world, written.stories)
    const twice = await duplicated(sql, written.stories)
    const halves = await partial(sql)
    const indexes = await corrupt(sql)
    const recoveryMs = percentile(recoveries(kills, written), 0.95)
    const faults = [...written.faults, ...missing, ...twice, ...halves, ...indexes.faults]
    if (kills.length < planned) faults.push(`${kills.length} of ${planned} kills happened`)
    if (recoveryMs > RECOVERY_MS_MAX && !isBusy) faults.push(`the recovery took ${Math.round(recoveryMs)} ms`)
    return {
      figures: {
        'acknowledged writes': written.acknowledged.length,
        kills: kills.length,
        lost: missing.length,
        duplicated: twice.length,
        partial: halves.length,
        [`of ${indexes.indexes} indexes broken (amcheck)`]: indexes.faults.length,
        [`ms recovery p95${isBusy ? ' (busy machine)' : ''}`]: Math.round(recoveryMs),
      },
      faults,
    }
  },
  control: {
    // A commit that is acknowledged before it is on its way to the disk dies with the process.
    sql: [
      'alter system set synchronous_commit = off',
      "alter system set wal_writer_delay = '10s'",
      "alter system set wal_writer_flush_after = '1GB'",
      'select pg_reload_conf()',
    ],
    fault: /^the (listing|request|quotation|order|file) of \S+ (is|was) lost/,
  },
}
