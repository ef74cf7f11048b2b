import { spawn } from 'node:child_process'
import { diskFull, Failure, isDiskFull } from './failure.mjs'

const running = new Set()

/** Stops what `run` started, so that Ctrl-C during an installation or a build leaves nothing behind. */
export function stopRunning() {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Runs a command to its end, keeping its output in case it fails.
 * @throws {Failure} with the command's last lines
 */
export function run(command, args, { cwd, env = process.env, what, fix }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    let output = ''
    const keep = (chunk) => {
      if (output.length < OUTPUT_CHARACTERS_MAX) output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => {
      running.delete(child)
      reject(error.code === 'ENOENT' ? new Failure(`${what} failed: ${command} was not found on the PATH.`) : error)
    })
    child.on('close', (code, signalName) => {
      running.delete(child)
      if (code === 0) return resolve(output)
      if (isDiskFull(output)) return reject(diskFull(cwd))
      const lines = firstAndLast(output).join('\n')
      reject(new Failure(`${lines}\n${what} failed (${signalName ?? `exit ${code}`})${fix ? `: ${fix}` : ''}.`))
    })
  })
}

const OUTPUT_CHARACTERS_MAX = 1024 * 1024
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** The first and last lines of a tool's output, where the reason usually is, without stack frames. */
function firstAndLast(output) {
  const lines = output
    .replace(ESCAPES, '')
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
  return lines.length <= 40 ? lines : [...lines.slice(0, 20), '...', ...lines.slice(-15)]
}
