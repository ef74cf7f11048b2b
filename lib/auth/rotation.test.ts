import { encode } from 'next-auth/jwt'
import { afterEach, expect, test, vi } from 'vitest'
import { knownDeviceCookie, knownDevices } from './known-device'
import { sidOfCookie } from './session-cookie'

const NOW = new Date('2026-03-02T06:00:00Z')

function use(secret: string, previous = ''): void {
  vi.stubEnv('NEXTAUTH_SECRET', secret)
  vi.stubEnv('NEXTAUTH_SECRET_PREVIOUS', previous)
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a session cookie counts until the secret that encrypted it is forgotten', async () => {
  const cookie = await encode({ token: { sid: 'a session' }, secret: 'the first secret' })
  use('the second secret', 'the first secret')
  expect(await sidOfCookie(cookie)).toBe('a session')
  use('the second secret')
  expect(await sidOfCookie(cookie)).toBeNull()
})

test('a browser that signed in before stays known until the secret that signed its cookie is forgotten', () => {
  use('the first secret')
  const device = { account: 'a'.repeat(64), deviceId: 'one' }
  const [cookie = ''] = knownDeviceCookie(device, NOW).split(';')
  use('the second secret', 'the first secret')
  expect(knownDevices(cookie, NOW)).toEqual([device])
  use('the second secret')
  expect(knownDevices(cookie, NOW)).toEqual([])
})
