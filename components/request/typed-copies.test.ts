import { describe, expect, test } from 'vitest'
import { keepCopy } from '@/components/listing-form/saving/local-copy'
import { dropTypedForms, typedForms, typedKey } from './typed-copies'

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

const LISTING = { accountId: 'meena', forSellerId: null, moduleKey: 'yarn', listingId: null }
const copy = (version: number, savedAt: string, title: string) => ({ version, savedAt, values: { title } })

describe('the unsaved forms of an account in this browser', () => {
  test('are listed latest first, each form once for all its versions', () => {
    const storage = memory()
    keepCopy(storage, LISTING, copy(0, '2026-11-20T10:00:00.000Z', 'older'))
    keepCopy(storage, LISTING, copy(1, '2026-11-21T10:00:00.000Z', '30s combed'))
    const sent = JSON.stringify({ savedAt: '2026-11-21T11:00:00.000Z', values: { note: 'x' } })
    storage.setItem(`${typedKey('ask', 'meena')}listing:1`, sent)
    expect(typedForms(storage, 'meena').map(({ kind, title, keys }) => [kind, title, keys.length])).toEqual([
      ['ask', '', 1],
      ['listing-form', '30s combed', 2],
    ])
  })

  test('exclude other accounts and other data in the browser', () => {
    const storage = memory()
    keepCopy(storage, { ...LISTING, accountId: 'ravi' }, copy(0, '2026-11-21T10:00:00.000Z', 'theirs'))
    storage.setItem('saved-searches', '[]')
    expect(typedForms(storage, 'meena')).toEqual([])
    dropTypedForms(storage, typedForms(storage, 'ravi'))
    expect(typedForms(storage, 'ravi')).toEqual([])
    expect(storage.getItem('saved-searches')).toBe('[]')
  })

  test('include copies that cannot be read, so that they can be removed', () => {
    const storage = memory()
    storage.setItem(`${typedKey('answer', 'meena')}rfq`, '{broken')
    expect(typedForms(storage, 'meena')).toMatchObject([{ kind: 'answer', savedAt: '' }])
  })
})
