import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isMachineBusy, percentile, scaled, type Trial } from '../../trial'
import { until } from '../../world'
import { databaseKill } from './database-kill'
import { duplicateRecords, lostRecords, partialWrites } from './integrity'
import { prepare, write } from './workload'

const LANES = 16
const START_MS_MAX = 10_000

/** kill -9 of the web process, the launcher and, every third time, the database; then `npm start`. */
export const appKill: Trial = {
  name: 'app-kill',
  environment: {},
  async run(world, scale) {
    const { launched, dataDir } = world
    if (!launched || !dataDir) throw new Error('This trial kills the application, so it must have started it.')
    await prepare(world)
    const writes = scaled(5000, scale, 180)
    const planned = scaled(20, scale, 3)
    const isBusy = isMachineBusy()
    let [done, isOver] = [0, false]
    const writing = write(world, {
      prefix: 'trust-m2',
      writes,
      lanes: LANES,
      onAcknowledged: ({ acknowledged }) => {
        done = acknowledged.length
      },
    }).finally(() => {
      isOver = true
    })
    const starts: number[] = []
    let orphans = 0
    const faults: string[] = []
    for (let kill = 0; kill < planned; kill++) {
      const isDue = () => isOver || done >= (writes * (kill + 1)) / (planned + 1)
      if (!(await until(isDue, 120_000)) || isOver) break
      const { launcher, web, database } = launched.pids()
      for (const pid of kill % 3 === 2 ? [launcher, web, database] : [launcher, web]) process.kill(pid, 'SIGKILL')
      if (!(await launched.gone([launcher, web], 5000))) faults.push('a killed process did not end')
      if (kill % 3 !== 2 && !(await launched.gone([database], 0))) orphans += 1
      try {
        starts.push(await launched.restart())
      } catch (error) {
        faults.push(`a start failed: ${error instanceof Error ? error.message : String(error)}`)
        break
      }
    }
    const written = await writing
    const { sql } = world
    if (!sql) throw new Error('the database did not come back')
    const missing = await lostRecords(world, written.stories)
    const duplicates = await duplicateRecords(sql, written.stories)
    const partial = await partialWrites(sql)
    const keys = await sql<
      { key: string }[]
    >`select distinct blob_key as key from listing_attachments where blob_key is not null`
    const withoutBytes = keys.filter(({ key }) => !existsSync(join(dataDir, 'blobs', key.slice(0, 2), key)))
    const slowest = percentile(starts, 1)
    faults.push(...written.faults, ...missing, ...duplicates, ...partial)
    faults.push(...withoutBytes.map(({ key }) => `the file ${key} has a row and no bytes`))
    if (starts.length < planned) faults.push(`${starts.length} of ${planned} kills and starts happened`)
    if (slowest > START_MS_MAX && !isBusy) faults.push(`a start took ${Math.round(slowest)} ms`)
    return {
      figures: {
        'acknowledged writes': written.acknowledged.length,
        'kills and starts': starts.length,
        'orphaned databases': orphans,
        lost: missing.length,
        duplicated: duplicates.length,
        partial: partial.length,
        [`of ${keys.length} files without bytes`]: withoutBytes.length,
        [`ms slowest start${isBusy ? ' (busy machine)' : ''}`]: Math.round(slowest),
      },
      faults,
    }
  },
  control: databaseKill.control,
}
