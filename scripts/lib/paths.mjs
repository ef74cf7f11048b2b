import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

/** Where this installation keeps its data; relative paths are relative to the project. */
export function dataDirectory(environment = process.env) {
  return resolve(ROOT, environment.DATA_DIR || '.data')
}
