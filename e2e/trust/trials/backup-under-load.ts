import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lost, partial, type Told, write } from '../market'
import { scaled, type Trial, type Verdict } from '../trial'
import { startWorld } from '../world'

const LANES = 8
const run = promisify(execFile)

/** A backup beside running writers, put back elsewhere: each table as the snapshot had it, every file, and nothing that is half. */
export const backupUnderLoad: Trial = {
  id: 'M19',
  name: 'backup and restore under write load',
  environment: {},
  async run(world, scale): Promise<Verdict> {
    const { root, dataDir } = world
    if (!dataDir) throw new Error('It backs up: the data directory has to be known.')
    const place = mkdtempSync(join(tmpdir(), 'textile-trust-backup-'))
    const [first, second, restored] = ['first', 'second', 'data'].map((name) => join(place, name)) as [
      string,
      string,
      string,
    ]
    const command = (dir: string, name: string, ...args: string[]) =>
      run(process.execPath, ['scripts/cli.mjs', name, ...args], { cwd: root, env: commandEnvironment(dir) })
    try {
      const writes = scaled(6000, scale, 240)
      let copying: Promise<unknown> | null = null
      let before: Told[] = []
      let [begun, during] = [0, 0]
      const written = await write(world, {
        prefix: 'trust-m19',
        writes,
        lanes: LANES,
        onAcknowledged: ({ acknowledged, stories }) => {
          if (copying || acknowledged.length < writes / 4) return
          before = stories.filter(({ orderId }) => orderId !== undefined).map((told) => ({ ...told }))
          begun = acknowledged.length
          copying = command(dataDir, 'backup', first).then(() => {
            during = acknowledged.length - begun
          })
        },
      })
      await copying
      await command(dataDir, 'verify', first)
      const restoring = performance.now()
      const refused = await command(restored, 'restore', first).then(
        () => null,
        (error: unknown) => sentenceOf(error),
      )
      const seconds = Math.round((performance.now() - restoring) / 100) / 10
      if (refused !== null) {
        return {
          figures: { 'acknowledged writes': written.acknowledged.length, 'of them during the backup': during },
          faults: [...written.faults, `the backup could not be put back: ${refused}`],
        }
      }
      await command(restored, 'backup', second)
      const faults = [...written.faults]
      const tables = readdirSync(first).filter((name) => name.endsWith('.jsonl'))
      for (const table of tables) {
        if (rowsHash(join(first, table)) !== rowsHash(join(second, table))) faults.push(`${table} came back changed`)
      }
      const copy = await startWorld({ root }, restored, { SEED_DEMO: 'false' })
      try {
        faults.push(...(await lost(copy, before)))
        if (copy.sql) faults.push(...(await partial(copy.sql)).map((what) => `the copy holds ${what}`))
      } finally {
        await copy.close()
      }
      if (during === 0) faults.push('nothing was written while the backup ran')
      return {
        figures: {
          'acknowledged writes': written.acknowledged.length,
          'of them during the backup': during,
          'tables equal': tables.length,
          'stories found in the copy': before.length,
          'seconds to restore': seconds,
        },
        faults,
      }
    } finally {
      rmSync(place, { recursive: true, force: true })
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
        // Between its tables the copy of so small a market is too quick to be overtaken for certain.
        file: 'db/backup.ts',
        from: 'await syncFile(tableFile(folder, table.name))',
        to: 'await syncFile(tableFile(folder, table.name)).then(() => new Promise((done) => setTimeout(done, 50)))',
      },
    ],
    fault: /the copy holds|could not be put back/,
  },
}

function commandEnvironment(dataDir: string): NodeJS.ProcessEnv {
  return { ...process.env, DATABASE_URL: undefined, DATA_DIR: dataDir }
}

/** What a command said before it ended. */
function sentenceOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return said.trim().split('\n')[0] ?? ''
}

/** Of the rows, whatever their order. */
function rowsHash(file: string): string {
  return createHash('sha256').update(readFileSync(file, 'utf8').split('\n').sort().join('\n')).digest('hex')
}
