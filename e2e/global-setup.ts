import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_SERVER } from './demo'
import { launch, ROOT } from './start/launch'

/** Starts one built application with fresh demo data for the whole run. It must also stop cleanly. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return
  const dataDir = mkdtempSync(join(tmpdir(), 'textile-e2e-'))
  const started = await launch([process.execPath, 'scripts/start.mjs'], dataDir, DEMO_SERVER)
  process.env.E2E_BASE_URL = started.url
  process.env.E2E_DATA_DIR = dataDir
  mkdirSync(join(ROOT, 'reports'), { recursive: true })
  const logFile = `reports/e2e-${process.env.E2E_PART ?? 'all'}-server.log`
  const log = createWriteStream(join(ROOT, logFile))
  log.write(started.output())
  started.process.stdout?.pipe(log)
  started.process.stderr?.pipe(log)

  return async () => {
    started.process.kill('SIGTERM')
    const code = await started.exited
    rmSync(dataDir, { recursive: true, force: true })
    if (code !== 0) throw new Error(`The application did not stop cleanly (exit ${code}): see ${logFile}.`)
  }
}
