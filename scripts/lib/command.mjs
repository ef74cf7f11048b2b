import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBundle, exclusively } from './builds.mjs'
import { install, whyInstall } from './dependencies.mjs'
import { sentenceFor } from './failure.mjs'
import { runningAddress } from './launcher.mjs'
import { dataDirectory, ROOT } from './paths.mjs'
import { runningPostgres, SERVICE_ROLE, startPostgres } from './postgres.mjs'
import { keptSecret } from './secrets.mjs'

/**
 * Runs one of server/cli's commands against this installation's database: the one in DATABASE_URL, the one a running `npm start`
 * keeps, or ours for the time of the command. Only the command itself writes to stdout.
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
    // The server's own: what a command writes into the audit log is signed like everything else there.
    const secret = process.env.NEXTAUTH_SECRET || keptSecret(join(dataDir, 'session-secret'))
    process.exitCode = await command(args, {
      ...process.env,
      DATABASE_URL: url,
      DB_ROLE: process.env.DB_ROLE || (process.env.DATABASE_URL ? '' : SERVICE_ROLE),
      DATA_DIR: dataDir,
      NEXTAUTH_SECRET: secret,
      // Links that a command makes lead where the running service is.
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
    const child = spawn(process.execPath, ['--enable-source-maps', join(ROOT, '.build/cli.mjs'), ...args], {
      cwd: ROOT,
      env: { ...env, NODE_ENV: env.NODE_ENV || 'production' },
      stdio: 'inherit',
    })
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name))
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
