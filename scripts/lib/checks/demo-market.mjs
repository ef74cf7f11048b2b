import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * Starts the built product once with demo data in an empty directory, and stops it. The end-to-end tests start from copies of the
 * directory, since making the demo data takes ten seconds of both cores.
 * @returns whether both succeeded; the output of a failure is printed
 */
export function makeDemoMarket(root, dataDir, password) {
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
