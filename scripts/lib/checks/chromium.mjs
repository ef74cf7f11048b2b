import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.mjs'

/** The headless shell is Chromium without its windows, which is what the tests need: a test takes three quarters of the processor time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function find() {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean)
  const candidates = NAMES.flatMap((name) => ['/usr/bin', ...folders].map((folder) => join(folder, name)))
  return [...candidates, MAC].find(isProgram) ?? null
}

/**
 * The Chromium for the browser tests: CHROMIUM_PATH, the system's, or Debian's headless shell, installed now if we are root.
 */
export function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (isProgram(wanted)) return wanted
    throw new Failure(`CHROMIUM_PATH=${wanted} is not a program: set it to a Chromium.`)
  }
  if (!find() && process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    console.log(`Chromium is missing: installing it (apt-get install -y ${SHELL})`)
    const apt = (...args) =>
      spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    apt('update', '-q')
    apt('install', '-y', '-q', '--no-install-recommends', SHELL)
    if (!find()) apt('install', '-y', '-q', '--no-install-recommends', 'chromium')
  }
  const found = find()
  if (found) return found
  throw new Failure(
    `There is no Chromium for the browser tests: install it (apt-get install ${SHELL}) or set CHROMIUM_PATH.`,
  )
}
