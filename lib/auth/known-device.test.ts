import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { knownDeviceCookie, knownDevices } from './known-device'

const NOW = new Date('2026-11-23T06:00:00.000Z')
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const DEVICE = { account: 'a'.repeat(64), deviceId: 'the-browser' }

beforeAll(() => {
  vi.stubEnv('NEXTAUTH_SECRET', 'a secret of the tests')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

const pairOf = (cookie: string) => cookie.split(';', 1)[0] ?? ''
const cookie = () => pairOf(knownDeviceCookie(DEVICE, NOW))

test('a browser is known by its own cookie, among others, for ninety days', () => {
  const other = { account: 'b'.repeat(64), deviceId: 'the-same-browser' }
  const header = `theme=dark; ${cookie()}; ${pairOf(knownDeviceCookie(other, NOW))}`
  expect(knownDevices(header, later(89))).toEqual([DEVICE, other])
  expect(knownDevices(header, later(90))).toEqual([])
  expect(knownDevices(null, NOW)).toEqual([])
})

test('a cookie with another account, another device, a later end or another secret is not ours', () => {
  for (const changed of [
    cookie().replace('=aaaa', '=bbbb'),
    cookie().replace('the-browser', 'my-browser'),
    cookie().replace(/\.(\d+)\./, (_text, end) => `.${Number(end) + 1}.`),
    `${cookie()}x`,
    `${cookie().split('=', 1)[0]}=`,
  ]) {
    expect(knownDevices(changed, NOW), changed).toEqual([])
  }
  const ours = cookie()
  vi.stubEnv('NEXTAUTH_SECRET', 'the secret of another server')
  expect(knownDevices(ours, NOW)).toEqual([])
  vi.stubEnv('NEXTAUTH_SECRET', 'a secret of the tests')
})

test('no script and no other site reads the cookie, and on https it never leaves it', () => {
  expect(knownDeviceCookie(DEVICE, NOW)).toMatch(/; Path=\/api\/auth; Max-Age=7776000; HttpOnly; SameSite=Lax$/)
  vi.stubEnv('PUBLIC_URL', 'https://market.example')
  expect(knownDeviceCookie(DEVICE, NOW)).toMatch(/^__Secure-known-device-.*; Secure$/)
  expect(knownDevices(pairOf(knownDeviceCookie(DEVICE, NOW)), NOW)).toEqual([DEVICE])
  vi.stubEnv('PUBLIC_URL', undefined)
})
