import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { users } from '@/db/schema/users'
import { testDatabase } from '@/db/testing/database'
import { newId } from '@/lib/config/new-id'
import { openAccount } from '@/lib/services/accounts/operator-accounts'
import { doctorCommand } from './doctor'

const database = testDatabase()

let folder: string
let printed: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('NEXTAUTH_SECRET', 'x'.repeat(40))
  vi.stubEnv('NEXTAUTH_URL', '')
  vi.stubEnv('PUBLIC_URL', 'https://market.example')
  vi.stubEnv('SELLER_ENTITLEMENTS_FILE', '')
  vi.stubEnv('SELLER_ENTITLEMENTS_JSON', JSON.stringify({ sellers: {} }))
  vi.stubEnv('SMTP_URL', '')
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

async function findings(): Promise<Record<string, { state: string; says: string }>> {
  await doctorCommand(['--json']).catch(() => {})
  const { findings: all } = JSON.parse(printed) as { findings: { what: string; state: string; says: string }[] }
  return Object.fromEntries(all.map(({ what, ...found }) => [what, found]))
}

describe('the doctor', () => {
  test('asks for an administrator where there is none, and is content once there is one', async () => {
    expect((await findings()).people).toMatchObject({ state: 'warn', says: expect.stringContaining('npm run user') })
    const ctx = { actor: null, db: database.db, now: new Date(), newId, requestId: 'test' }
    const who = { name: 'Meera Shah', companyName: 'The Market', country: 'IN', roles: 'admin' }
    const { email } = await openAccount(ctx, { ...who, email: 'meera@market.example' })
    await database.db.update(users).set({ secondFactorAt: new Date() }).where(eq(users.email, email))
    printed = ''
    const found = await findings()
    expect(found.people).toMatchObject({ state: 'ok' })
    expect(found.database).toMatchObject({ state: 'ok' })
    expect(found.migrations).toMatchObject({ state: 'ok' })
    expect(found.files).toMatchObject({ state: 'ok' })
    expect(found.mail).toMatchObject({ state: 'warn' })
  })

  test.each([
    ['warns', 'https://market.example', 'warn'],
    ['does not warn', 'http://127.0.0.1:3000', 'ok'],
  ])('%s of administrators without two-step sign-in at %s', async (_what, address, state) => {
    vi.stubEnv('PUBLIC_URL', address)
    const ctx = { actor: null, db: database.db, now: new Date(), newId, requestId: 'test' }
    const who = { name: 'Asha Rao', companyName: 'The Market', country: 'IN', roles: 'admin' }
    await openAccount(ctx, { ...who, email: `asha.${state}@market.example` })
    const { people } = await findings()
    expect(people?.state).toBe(state)
    if (state === 'warn') expect(people?.says).toContain('two-step sign-in')
  })

  test('fails, naming the thing and what to do, where sign-in or the mail server could not work', async () => {
    vi.stubEnv('NEXTAUTH_URL', 'https://elsewhere.example')
    // The discard port: no mail server listens there.
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
    await expect(doctorCommand([])).rejects.toThrow('2 things are not in order.')
    expect(printed).toMatch(/^fail {2}address .*NEXTAUTH_URL/m)
    expect(printed).toMatch(/^fail {2}mail .*SMTP_URL/m)
  })

  test('never prints a secret it looked at', async () => {
    vi.stubEnv('NEXTAUTH_SECRET', 'short-canary')
    vi.stubEnv('SMTP_URL', 'smtp://user:mail-canary@127.0.0.1:9')
    vi.stubEnv('SELLER_ENTITLEMENTS_JSON', '{"sellers": "plan-canary"}')
    const found = JSON.stringify(await findings())
    expect(found).toContain('NEXTAUTH_SECRET has 12 characters')
    expect(found).not.toContain('canary')
  })
})
