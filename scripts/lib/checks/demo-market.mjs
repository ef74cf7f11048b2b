import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a demo market for tests that start from copies of it, since the demo data takes ten seconds of both cores.
 * @param work gets the environment for these tests; the market is deleted after it
 * @returns what `work` returns, or false if the market was not made
 */
export async function withDemoMarket(root, work) {
  const { DEMO_PASSWORD = 'demo-password-of-the-tests' } = process.env
  const market = mkdtempSync(join(tmpdir(), 'textile-demo-market-'))
  try {
    const isMade = await makeDemoMarket(root, market, DEMO_PASSWORD)
    return isMade && (await work({ ...process.env, DEMO_PASSWORD, E2E_DEMO_MARKET: market }))
  } finally {
    rmSync(market, { recursive: true, force: true })
  }
}

/**
 * Starts the built product once with demo data in an empty directory, and stops it.
 * @returns whether both succeeded; the output of a failure is printed
 */
function makeDemoMarket(root, dataDir, password) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATABASE_URL: undefined,
        PORT: '0',
        DATA_DIR: dataDir,
        SEED_DEMO: 'true',
        DEMO_PASSWORD: password,
      },
    })
    let printed = ''
    let isReady = false
    const look = (part) => {
      printed += part
      if (isReady || !/\] web .*http/.test(printed)) return
      isReady = true
      child.kill('SIGTERM')
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.once('error', () => resolve(false))
    child.once('close', (code) => {
      const isMade = isReady && code === 0
      if (!isMade) console.error(`The demo market was not made (exit ${code}):\n${printed}`)
      resolve(isMade)
    })
  })
}
