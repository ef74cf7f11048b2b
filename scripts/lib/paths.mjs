import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

/** The data directory of this installation; relative paths start at the project's root. */
export function dataDirectory(environment = process.env) {
  return resolve(ROOT, environment.DATA_DIR || '.data')
}
