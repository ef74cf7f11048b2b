import { describe, expect, test } from 'vitest'
import type { BrowserStorage } from '@/components/ui/browser-storage'
import { type CopyOwner, dropCopies, dropCopy, findCopy, keepCopy } from './local-copy'

/** A browser's storage as the standard describes it. */
class Memory implements BrowserStorage {
  readonly #items = new Map<string, string>()
  get length(): number {
    return this.#items.size
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value)
  }
  removeItem(key: string): void {
    this.#items.delete(key)
  }
}

const NOW = new Date('2026-11-21T09:00:00Z')
const owner: CopyOwner = { accountId: 'seller-1', forSellerId: null, moduleKey: 'yarn', listingId: null }
const copy = (version: number, savedAt: string, title: string) => ({ version, savedAt, values: { title } })

describe('the local copy', () => {
  test('is found again, the newest first, whatever version it was typed on', () => {
    const storage = new Memory()
    const listing = { ...owner, listingId: 'listing-1' }
    keepCopy(storage, listing, copy(3, '2026-11-21T08:00:00Z', 'older'))
    keepCopy(storage, listing, copy(4, '2026-11-21T08:30:00Z', 'newer'))
    expect(findCopy(storage, listing, NOW)).toMatchObject({ version: 4, values: { title: 'newer' } })
  })

  test('is its own for each account, module and listing', () => {
    const storage = new Memory()
    keepCopy(storage, owner, copy(0, '2026-11-21T08:00:00Z', 'mine'))
    expect(findCopy(storage, { ...owner, accountId: 'seller-2' }, NOW)).toBeNull()
    expect(findCopy(storage, { ...owner, forSellerId: 'seller-2' }, NOW)).toBeNull()
    expect(findCopy(storage, { ...owner, moduleKey: 'thread' }, NOW)).toBeNull()
    expect(findCopy(storage, { ...owner, listingId: 'listing-1' }, NOW)).toBeNull()
  })

  test('of one version is dropped alone', () => {
    const storage = new Memory()
    keepCopy(storage, owner, copy(0, '2026-11-21T08:00:00Z', 'a'))
    keepCopy(storage, owner, copy(1, '2026-11-21T08:01:00Z', 'b'))
    dropCopy(storage, owner, 1)
    expect(findCopy(storage, owner, NOW)).toMatchObject({ version: 0 })
  })

  test('is gone once it was dropped, and others stay', () => {
    const storage = new Memory()
    const other = { ...owner, listingId: 'listing-1' }
    keepCopy(storage, owner, copy(0, '2026-11-21T08:00:00Z', 'a'))
    keepCopy(storage, owner, copy(1, '2026-11-21T08:01:00Z', 'b'))
    keepCopy(storage, other, copy(1, '2026-11-21T08:00:00Z', 'c'))
    dropCopies(storage, owner)
    expect(findCopy(storage, owner, NOW)).toBeNull()
    expect(findCopy(storage, other, NOW)).not.toBeNull()
  })

  test('is forgotten after a month, and never trusted when it is not one', () => {
    const storage = new Memory()
    keepCopy(storage, owner, copy(0, '2026-10-01T08:00:00Z', 'old'))
    storage.setItem('listing-form:seller-1:yarn:new:7', '{"version":"7"')
    expect(findCopy(storage, owner, NOW)).toBeNull()
  })

  test('says when it could not be kept, and never throws', () => {
    const full: BrowserStorage = Object.assign(new Memory(), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(keepCopy(full, owner, copy(0, NOW.toISOString(), 'a'))).toBe(false)
    expect(keepCopy(null, owner, copy(0, NOW.toISOString(), 'a'))).toBe(false)
    expect(findCopy(null, owner, NOW)).toBeNull()
  })
})
