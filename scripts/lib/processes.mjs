import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Identifies a process apart from later ones with the same number: boot and start time. Null when it does not run (a
 * zombie does not).
 */
export function processIdentity(pid) {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (fields[0] === 'Z' || fields[0] === 'X') return null
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`
    } catch {
      return null
    }
  }
  try {
    const line = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    return line === '' || line.startsWith('Z') ? null : line.slice(1).trim()
  } catch {
    return null
  }
}

export const self = () => ({ pid: process.pid, identity: processIdentity(process.pid) })

export function isAlive(owner) {
  if (!owner || !Number.isInteger(owner.pid) || owner.pid <= 0) return false
  const identity = processIdentity(owner.pid)
  return identity !== null && identity === owner.identity
}

/**
 * Whether the process is a PostgreSQL server on this data directory; the number alone proves nothing after a reboot.
 */
export function isPostmasterOf(pid, dataDirectory) {
  if (processIdentity(pid) === null) return false
  if (process.platform === 'linux') {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      return /postgres$/.test(command[0] ?? '') && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDirectory)
    } catch {
      return false
    }
  }
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(dataDirectory)
  } catch {
    return false
  }
}

export function signal(pid, name) {
  try {
    process.kill(pid, name)
    return true
  } catch {
    return false
  }
}

/** Waits until `done()` is true, checking every few milliseconds; false when the time is up. */
export async function until(done, milliseconds, everyMilliseconds = 10) {
  const end = performance.now() + milliseconds
  while (!done()) {
    if (performance.now() >= end) return false
    await sleep(everyMilliseconds)
  }
  return true
}

/** Sends each signal in turn and waits its time. @returns whether the process is gone */
export async function endProcess(pid, steps) {
  const identity = processIdentity(pid)
  if (identity === null) return true
  for (const [name, patience] of steps) {
    signal(pid, name)
    if (await until(() => processIdentity(pid) !== identity, patience)) return true
  }
  return false
}
