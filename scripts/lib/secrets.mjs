import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** A secret in a file of mode 0600, created once; two starters get the same one. */
export function keptSecret(file) {
  for (;;) {
    try {
      return readFileSync(file, 'utf8').trim()
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
    const half = `${file}.${randomBytes(6).toString('hex')}`
    writeFileSync(half, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    try {
      linkSync(half, file)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    } finally {
      rmSync(half, { force: true })
    }
  }
}
