import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { moduleDescription } from './definition'

const GZIP_BYTES_MAX = 64 * 1024

test.each(MODULE_KEYS)('the definition of %s is at most 64 KiB on the wire', (key) => {
  const { record } = moduleDescription(matrixDefinition(key))
  expect(gzipSync(record.text).length).toBeLessThanOrEqual(GZIP_BYTES_MAX)
})
