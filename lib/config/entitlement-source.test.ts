import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  EMPTY_ENTITLEMENTS,
  openEntitlementSource,
  parseEntitlements,
  readEntitlementsFile,
  removeSeller,
  setSeller,
  writeEntitlements,
} from './entitlement-source'

let folder: string
let file: string
let clock: number

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'entitlements-'))
  file = path.join(folder, 'entitlements.json')
  clock = 0
})

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const starter = { planKey: 'module_starter', paymentStatus: 'ACTIVE' }
const growth = { planKey: 'market_growth', paymentStatus: 'ACTIVE' }

function open(json?: string) {
  const source = openEntitlementSource({ json, file, configuredEnvNames: [] }, () => clock)
  return {
    sellersNow: () => source.read().configuration?.sellers ?? null,
    sellersLater: () => {
      clock += 1000
      return source.read().configuration?.sellers ?? null
    },
    read: source.read,
  }
}

describe('the source', () => {
  test('without a file there is no configuration', () => {
    expect(open().read()).toMatchObject({ configuration: null, isSourceReady: false })
  })

  test('a file that appears, changes, is replaced or goes is noticed within a second', () => {
    const source = open()
    expect(source.sellersNow()).toBeNull()
    setSeller(file, 'a@mill.test', starter)
    expect(source.sellersLater()).toEqual({ 'a@mill.test': starter })
    fs.writeFileSync(file, JSON.stringify({ version: 1, sellers: { 'b@mill.test': growth } }))
    expect(source.sellersLater()).toEqual({ 'b@mill.test': growth })
    writeEntitlements(file, { ...EMPTY_ENTITLEMENTS, sellers: { 'c@mill.test': starter } })
    expect(source.sellersLater()).toEqual({ 'c@mill.test': starter })
    fs.rmSync(file)
    expect(source.sellersLater()).toBeNull()
  })

  test('the same object is returned until the file changes', () => {
    setSeller(file, 'a@mill.test', starter)
    const source = open()
    const first = source.read().configuration
    clock += 1000
    expect(source.read().configuration).toBe(first)
  })

  test.each([
    ['half of a file', '{"version": 1, "sell'],
    ['another shape', '{"version": 1, "sellers": []}'],
    ['a later version', '{"version": 2, "sellers": {}}'],
    ['an entry without a plan', '{"version": 1, "sellers": {"a@mill.test": {"paymentStatus": "ACTIVE"}}}'],
    [
      'an end that is not a date',
      '{"version": 1, "sellers": {"a@mill.test": {"planKey": "x", "paymentStatus": "ACTIVE", "validUntil": "soon"}}}',
    ],
    ['nothing', ''],
  ])('a file with %s is refused and the last good one stays until it is fixed', (_, broken) => {
    setSeller(file, 'a@mill.test', starter)
    const source = open()
    expect(source.sellersNow()).toEqual({ 'a@mill.test': starter })
    fs.writeFileSync(file, broken)
    expect(source.sellersLater()).toEqual({ 'a@mill.test': starter })
    expect(source.read().isSourceReady).toBe(false)
    fs.rmSync(file)
    setSeller(file, 'b@mill.test', growth)
    expect(source.sellersLater()).toEqual({ 'b@mill.test': growth })
    expect(source.read().isSourceReady).toBe(true)
  })

  test('a file that is broken from the start gives nothing', () => {
    fs.writeFileSync(file, 'not json')
    expect(open().read()).toMatchObject({ configuration: null, isSourceReady: false })
  })

  test('the variable takes precedence over the file, even if it is broken', () => {
    setSeller(file, 'a@mill.test', starter)
    expect(
      open('{"version":1,"sellers":{"b@mill.test":{"planKey":"all_textile","paymentStatus":"ACTIVE"}}}').sellersNow(),
    ).toEqual({
      'b@mill.test': { planKey: 'all_textile', paymentStatus: 'ACTIVE' },
    })
    expect(open('{').sellersLater()).toBeNull()
  })

  test('internal testing is off unless the file says otherwise', () => {
    setSeller(file, 'a@mill.test', starter)
    expect(open().read().configuration?.internalUat).toEqual({ enabled: false, sellers: [], moduleKeys: [] })
  })
})

test('the problems of a refused file name places and rules, never a value or seller', () => {
  const canary = 'canary-secret'
  const texts = [
    `{"version": "${canary}", "sellers": {"${canary}@mill.test": {"planKey": 1, "paymentStatus": {"${canary}": 1}, "validUntil": "${canary}"}}}`,
    `{"version": 1, "sellers": {}, "${canary}": 1}`,
    `{"version": 1, "sellers": {"${canary.repeat(40)}": {"planKey": "a", "paymentStatus": "b", "${canary}": 2}}}`,
    `${canary}`,
  ]
  for (const text of texts) {
    const parsed = parseEntitlements(text)
    expect(parsed.ok).toBe(false)
    if (!parsed.ok) {
      expect(parsed.problems.length).toBeGreaterThan(0)
      expect(parsed.problems.join()).not.toContain(canary)
    }
  }
})

describe('the writer', () => {
  test('the file is replaced whole, readable only by its owner, with no leftover files', () => {
    setSeller(file, 'a@mill.test', starter)
    const before = fs.statSync(file).ino
    setSeller(file, 'b@mill.test', { ...growth, validUntil: '2027-03-31' })
    expect(fs.statSync(file).ino).not.toBe(before)
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(fs.readdirSync(folder)).toEqual(['entitlements.json'])
    expect(readEntitlementsFile(file).sellers).toEqual({
      'a@mill.test': starter,
      'b@mill.test': { ...growth, validUntil: '2027-03-31' },
    })
  })

  test('an entry is replaced whatever the case of its key; other entries stay', () => {
    writeEntitlements(file, {
      version: 1,
      sellers: { 'A@Mill.test': starter, 'b@mill.test': starter },
      internalUat: { enabled: true, sellers: ['x@mill.test'], moduleKeys: ['yarn'] },
    })
    setSeller(file, 'a@mill.test', growth)
    expect(readEntitlementsFile(file)).toEqual({
      version: 1,
      sellers: { 'a@mill.test': growth, 'b@mill.test': starter },
      internalUat: { enabled: true, sellers: ['x@mill.test'], moduleKeys: ['yarn'] },
    })
  })

  test('removing a seller reports whether there was an entry', () => {
    setSeller(file, 'a@mill.test', starter)
    expect(removeSeller(file, 'A@mill.test')).toBe(true)
    expect(removeSeller(file, 'a@mill.test')).toBe(false)
    expect(readEntitlementsFile(file).sellers).toEqual({})
  })

  test('a file that is not valid is not overwritten', () => {
    fs.writeFileSync(file, '{"version": 7}')
    expect(() => setSeller(file, 'a@mill.test', starter)).toThrow('not a valid entitlements file')
    expect(fs.readFileSync(file, 'utf8')).toBe('{"version": 7}')
    expect(fs.readdirSync(folder)).toEqual(['entitlements.json'])
  })

  test('an invalid configuration is never written', () => {
    const invalid = { ...EMPTY_ENTITLEMENTS, sellers: { 'a@mill.test': { ...starter, validUntil: 'soon' } } }
    expect(() => writeEntitlements(file, invalid)).toThrow()
    expect(fs.readdirSync(folder)).toEqual([])
  })

  test('a symbolic link is followed, not replaced', () => {
    const target = path.join(folder, 'elsewhere.json')
    fs.writeFileSync(target, JSON.stringify(EMPTY_ENTITLEMENTS))
    fs.symlinkSync(target, file)
    setSeller(file, 'a@mill.test', starter)
    expect(fs.lstatSync(file).isSymbolicLink()).toBe(true)
    expect(readEntitlementsFile(target).sellers).toEqual({ 'a@mill.test': starter })
  })
})
