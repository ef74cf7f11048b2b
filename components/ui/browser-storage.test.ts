import { expect, test } from 'vitest'
import { type BrowserStorage, isFreshCopy, readStored, writeStored } from './browser-storage'

function storageWith(texts: Record<string, string> = {}): BrowserStorage {
  const kept = new Map(Object.entries(texts))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

test('reads back what it wrote, and null removes it', () => {
  const storage = storageWith()
  expect(writeStored('key', { list: [1, 2] }, storage)).toBe(true)
  expect(readStored('key', storage)).toEqual({ list: [1, 2] })
  expect(writeStored('key', null, storage)).toBe(true)
  expect(storage.length).toBe(0)
  expect(readStored('key', storage)).toBeNull()
})

test.each(['', '{', 'undefined', 'a word'])('reads %j of another program as nothing', (text) => {
  expect(readStored('key', storageWith({ key: text }))).toBeNull()
})

test('a browser that is full, forbids storage or has none keeps nothing and breaks nothing', () => {
  const full = { ...storageWith(), getItem: refuse, setItem: refuse, removeItem: refuse }
  for (const storage of [full, null]) {
    expect(readStored('key', storage)).toBeNull()
    expect(writeStored('key', 'text', storage)).toBe(false)
    expect(writeStored('key', null, storage)).toBe(false)
  }
})

test('a copy of an unsent form is offered for 30 days', () => {
  const savedAt = '2026-11-01T06:00:00.000Z'
  expect(isFreshCopy(savedAt, new Date('2026-12-01T05:59:59.999Z'))).toBe(true)
  expect(isFreshCopy(savedAt, new Date('2026-12-01T06:00:00.000Z'))).toBe(false)
})
