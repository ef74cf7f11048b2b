import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isAlive, self } from './processes.mjs'

function holderOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Takes a lock file for this process. A lock whose process is gone is taken over. The file appears whole (link), so two
 * starters cannot both get it.
 * @returns {{ release: () => void } | { holder: { pid: number } }}
 */
export function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify(self()), { mode: 0o600 })
  try {
    for (;;) {
      try {
        linkSync(own, file)
        return {
          release() {
            if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true })
          },
        }
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
      }
      const holder = holderOf(file)
      if (isAlive(holder)) return { holder }
      dropStale(file, holder)
    }
  } finally {
    rmSync(own, { force: true })
  }
}

/** Removes a dead holder's file, and puts it back if another starter replaced it meanwhile. */
function dropStale(file, seen) {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  const moved = holderOf(aside)
  if (moved?.pid !== seen?.pid || moved?.identity !== seen?.identity) {
    try {
      linkSync(aside, file)
    } catch {
      // A third starter has the lock by now.
    }
  }
  rmSync(aside, { force: true })
}
