import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBundle, exclusively } from './builds.mjs'
import { install, whyInstall } from './dependencies.mjs'
import { sentenceFor } from './failure.mjs'
import { runningAddress } from './launcher.mjs'
import { dataDirectory, ROOT } from './paths.mjs'
import { runningPostgres, SERVICE_ROLE, startPostgres } from './postgres.mjs'
import { secretSettings } from './secrets.mjs'

/**
 * Runs a command of server/cli on this installation's database: the one in DATABASE_URL, the one of a running `npm
 * start`, or our own, started for this command. Only the command itself writes to stdout.
 */
export async function runCommand(args) {
  let postgres = null
  try {
    if (whyInstall(ROOT)) await exclusively(ROOT, () => install(ROOT))
    await ensureBundle(ROOT)
    const dataDir = dataDirectory()
    let url = process.env.DATABASE_URL || runningPostgres(dataDir)?.url
    if (!url) {
      postgres = await startPostgres({ dataDir, log: (line) => console.error(`database: ${line}`) })
      url = postgres.url
    }
    // The server's own secret: entries that a command adds to the audit log are signed like all others.
    process.exitCode = await command(args, {
      ...process.env,
      DATABASE_URL: url,
      DB_ROLE: process.env.DB_ROLE || (process.env.DATABASE_URL ? '' : SERVICE_ROLE),
      DATA_DIR: dataDir,
      ...secretSettings(dataDir),
      // Links that a command creates lead to the running service.
      NEXTAUTH_URL: process.env.NEXTAUTH_URL || process.env.PUBLIC_URL || runningAddress(dataDir) || '',
    })
  } catch (error) {
    console.error(sentenceFor(error))
    process.exitCode = 1
  } finally {
    await postgres?.stop()
  }
}

function command(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, '.build/cli.mjs'), ...args], {
      cwd: ROOT,
      env: { ...env, NODE_ENV: env.NODE_ENV || 'production' },
      stdio: 'inherit',
    })
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name))
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
