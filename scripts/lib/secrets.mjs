import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret in a file of mode 0600, created once; two starters get the same one. */
function keptSecret(file) {
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

/** The server's secret, as its environment: the one that is set, else a kept one, with the one before it while a rotation lasts. */
export function secretSettings(dataDir) {
  if (process.env.NEXTAUTH_SECRET) return { NEXTAUTH_SECRET_FILE: '' }
  const file = join(dataDir, 'session-secret')
  return {
    NEXTAUTH_SECRET: keptSecret(file),
    NEXTAUTH_SECRET_PREVIOUS: process.env.NEXTAUTH_SECRET_PREVIOUS || optionalText(`${file}-previous`),
    NEXTAUTH_SECRET_FILE: file,
  }
}

function optionalText(file) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}
