import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

/** The data directory of this installation; relative paths start at the project's root. */
export function dataDirectory(environment = process.env) {
  return resolve(ROOT, environment.DATA_DIR || '.data')
}

/**
 * How Node runs the service. With its usual 16 MB for young data, Node kept the data of a request longer than the request. With 32 MB a page
 * or a create takes less processor time, at the same memory (docs/benchmarks.md).
 */
export const NODE_FLAGS = ['--max-semi-space-size=32']
