import { describe, expect, test } from 'vitest'
import { inTransaction } from '@/db/client'
import { moveModuleVersion } from '@/db/queries/listings/listing-write'
import { testDatabase } from '@/db/testing/database'
import { moduleVersion } from './module-version'

const database = testDatabase()

describe('the data version that caches are keyed by', () => {
  test('is new as soon as a write of this process is acknowledged', async () => {
    const { db } = database
    for (let n = 0; n < 20; n++) {
      const before = await moduleVersion(db, 'yarn')
      await inTransaction(db, (tx) => moveModuleVersion(tx, 'yarn'))
      expect(await moduleVersion(db, 'yarn')).toBe(before + 1)
    }
  })

  test('is new although a reading from before the write arrives after it', async () => {
    const { db } = database
    const before = await moduleVersion(db, 'yarn')
    let early: Promise<number> | undefined
    await inTransaction(db, async (tx) => {
      await moveModuleVersion(tx, 'yarn')
      // A commit of another module, so that the reading begins again while ours is not visible yet.
      await inTransaction(db, (other) => moveModuleVersion(other, 'thread'))
      early = moduleVersion(db, 'yarn')
      expect(await early).toBe(before)
    })
    expect(await moduleVersion(db, 'yarn')).toBe(before + 1)
  })
})
