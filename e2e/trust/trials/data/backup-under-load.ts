import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { scaled, type Trial, type Verdict } from '../../trial'
import { startWorld } from '../../world'
import { lostRecords, partialWrites } from './integrity'
import { type StoryRecords, write } from './workload'

const LANES = 8
const run = promisify(execFile)

/** A backup during writes, restored elsewhere: every table and file equals the snapshot, without partial writes. */
export const backupUnderLoad: Trial = {
  name: 'backup-under-load',
  environment: {},
  async run(world, scale): Promise<Verdict> {
    const { root, dataDir } = world
    if (!dataDir) throw new Error('This trial makes a backup, so it needs the data directory.')
    const folder = mkdtempSync(join(tmpdir(), 'textile-trust-backup-'))
    const [first, second, restored] = ['first', 'second', 'data'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    const command = (dir: string, name: string, ...args: string[]) =>
      run(process.execPath, ['scripts/cli.mjs', name, ...args], { cwd: root, env: commandEnvironment(dir) })
    try {
      const writes = scaled(6000, scale, 240)
      let copying: Promise<unknown> | null = null
      let before: StoryRecords[] = []
      let [writesBefore, writesDuring] = [0, 0]
      const written = await write(world, {
        prefix: 'trust-m19',
        writes,
        lanes: LANES,
        onAcknowledged: ({ acknowledged, stories }) => {
          if (copying || acknowledged.length < writes / 4) return
          before = stories.filter(({ orderId }) => orderId !== undefined).map((records) => ({ ...records }))
          writesBefore = acknowledged.length
          copying = command(dataDir, 'backup', first).then(() => {
            writesDuring = acknowledged.length - writesBefore
          })
        },
      })
      await copying
      await command(dataDir, 'verify', first)
      const restoring = performance.now()
      const failure = await command(restored, 'restore', first).then(
        () => null,
        (error: unknown) => messageOf(error),
      )
      const seconds = Math.round((performance.now() - restoring) / 100) / 10
      if (failure !== null) {
        return {
          figures: {
            'acknowledged writes': written.acknowledged.length,
            'of them during the backup': writesDuring,
          },
          faults: [...written.faults, `the backup could not be restored: ${failure}`],
        }
      }
      await command(restored, 'backup', second)
      const faults = [...written.faults]
      const tables = readdirSync(first).filter((name) => name.endsWith('.jsonl'))
      for (const table of tables) {
        if (rowsHash(join(first, table)) !== rowsHash(join(second, table)))
          faults.push(`${table} changed in the restore`)
      }
      const copy = await startWorld({ root }, restored, { SEED_DEMO: 'false' })
      try {
        faults.push(...(await lostRecords(copy, before)))
        if (copy.sql) faults.push(...(await partialWrites(copy.sql)).map((fault) => `the copy contains ${fault}`))
      } finally {
        await copy.close()
      }
      if (writesDuring === 0) faults.push('nothing was written while the backup ran')
      return {
        figures: {
          'acknowledged writes': written.acknowledged.length,
          'of them during the backup': writesDuring,
          'tables equal': tables.length,
          'stories found in the copy': before.length,
          'seconds to restore': seconds,
        },
        faults,
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  control: {
    sources: [
      {
        file: 'db/backup.ts',
        from: "'isolation level repeatable read read only'",
        to: "'isolation level read committed read only'",
      },
      {
        // Slows the backup down, so that writes happen between its tables.
        file: 'db/backup.ts',
        from: 'await syncFile(tableFile(folder, table.name))',
        to: 'await syncFile(tableFile(folder, table.name)).then(() => new Promise((done) => setTimeout(done, 50)))',
      },
    ],
    fault: /the copy contains|could not be restored/,
  },
}

function commandEnvironment(dataDir: string): NodeJS.ProcessEnv {
  return { ...process.env, DATABASE_URL: undefined, DATA_DIR: dataDir }
}

/** The first line of a command's error output. */
function messageOf(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return text.trim().split('\n')[0] ?? ''
}

/** Ignores the order of the rows. */
function rowsHash(file: string): string {
  return createHash('sha256').update(readFileSync(file, 'utf8').split('\n').sort().join('\n')).digest('hex')
}
