import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { EMPTY_ENTITLEMENTS, writeEntitlements } from '@/lib/config/entitlement-source'
import { localRequest } from '@/lib/contract/request-context'
import type { Actor, Role } from '@/lib/domain/actor'
import { readAccessFilter } from '@/lib/domain/entitlement/access-filter'
import { MODULE_KEYS, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { createAccount } from '../accounts/accounts'
import { setSuspension } from '../accounts/suspension'
import { requestPlan } from '../entitlement/plan-requests'
import { readSellerAccess } from '../entitlement/seller-access'
import type { ServiceContext } from '../shared/context'
import { exportSellerDirectory, readSellerDirectory } from './seller-directory'

const database = testDatabase()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'seller-directory-'))
const NOW = new Date('2026-06-15T10:00:00.000Z')

const as = (actor: Actor): ServiceContext<Actor> => ({
  actor,
  db: database.db,
  now: NOW,
  newId: uuidv7,
  requestId: 'test',
})

async function person(name: string, roles: Role[], companyName = `${name} Mills`): Promise<Actor> {
  const email = `${name.toLowerCase()}@mill.example`
  const account = { email, password: 'seven blue looms', name, companyName, country: 'IN', city: 'Erode' }
  const ids = await createAccount({ ...as(nobody), newId: uuidv7 }, { ...account, roles, emailVerified: true })
  return { ...ids, email, name, roles, emailVerified: true, via: { kind: 'token', tokenId: uuidv7() } }
}
const nobody: Actor = {
  userId: '',
  companyId: '',
  email: '',
  name: '',
  roles: [],
  emailVerified: false,
  via: { kind: 'token', tokenId: '' },
}

const post = (actor: Actor, body: unknown) =>
  localRequest({ actor, requestId: 'test', method: 'POST', path: `/${uuidv7()}`, body })

const read = (actor: Actor, address = '', cursor = '') =>
  readSellerDirectory(as(actor), readAccessFilter(new URLSearchParams(address)), cursor)

async function csv(actor: Actor, query: string): Promise<string[][]> {
  const call = localRequest({ actor, requestId: 'test', method: 'GET', path: '/', query: new URLSearchParams(query) })
  const { content } = await exportSellerDirectory(as(actor), call)
  if (!content || typeof content.body === 'function') throw new Error('an export without bytes')
  return parse(await new Response(content.body).text(), { bom: true })
}

let admin: Actor
let asks: Actor
let suspended: Actor

beforeAll(async () => {
  process.env.SELLER_ENTITLEMENTS_FILE = path.join(folder, 'entitlements.json')
  process.env.SELLER_ENTITLEMENTS_JSON = ''
  admin = await person('Meera', ['admin'])
  asks = await person('Anand', ['seller'])
  suspended = await person('Chola', ['seller'], '=HYPERLINK("http://evil.example")')
  await person('Bharat', ['seller', 'buyer'])
  await person('Durga', ['buyer'])
  writeEntitlements(process.env.SELLER_ENTITLEMENTS_FILE, {
    ...EMPTY_ENTITLEMENTS,
    sellers: {
      'anand@mill.example': { planKey: 'module_starter', paymentStatus: 'ACTIVE' },
      'chola@mill.example': { planKey: 'market_growth', paymentStatus: 'LAPSED' },
    },
  })
  await requestPlan(as(asks), post(asks, { planKey: 'all_textile' }))
  await setSuspension(as(admin), post(admin, { isSuspended: true, reason: 'Test' }), suspended.userId)
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

describe('the list of all sellers', () => {
  it('has every seller with the decisions of his own readback, and what an admin may have to do', async () => {
    const { shown, total, openByModule, source } = await read(admin)
    expect(shown.map(({ sellerEmail }) => sellerEmail)).toEqual([
      'chola@mill.example',
      'anand@mill.example',
      'bharat@mill.example',
    ])
    expect(total).toBe(3)
    for (const seller of shown) {
      const record = await readSellerAccess(as(admin), seller.sellerId)
      expect(seller.entitlements).toEqual(record.moduleEntitlements)
      expect(seller).toMatchObject({ selectedPlanKey: record.selectedPlanKey, paymentStatus: record.paymentStatus })
    }
    expect(shown[0]).toMatchObject({ isSuspended: true, requestedPlanKey: '', place: 'Erode' })
    expect(shown[1]).toMatchObject({ isSuspended: false, requestedPlanKey: 'all_textile' })
    expect(openByModule.find(({ moduleKey }) => moduleKey === 'yarn')?.count).toBe(1)
    expect(source).toMatchObject({ runtimeFallbackMatchesWriteGate: true, noSecretValueEcho: true })
  })

  it('is narrowed by its filter, and is an admin’s alone', async () => {
    expect(await read(admin, 'request=open')).toMatchObject({ found: 1, total: 3 })
    expect(await read(admin, 'state=inactive&suspended=yes')).toMatchObject({ found: 1 })
    await expect(read(asks)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(csv(asks, '')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('its CSV', () => {
  it('has a line for each seller and a column for each module; no name is a live formula', async () => {
    const [head = [], ...lines] = await csv(admin, '')
    expect(head.slice(-22)).toEqual(MODULE_KEYS.map((moduleKey) => MODULE_NAMES[moduleKey]))
    expect(lines).toHaveLength(3)
    expect(lines[0]?.[0]).toBe(`'=HYPERLINK("http://evil.example")`)
    const anand = Object.fromEntries(head.map((name, at) => [name, lines[1]?.[at]]))
    expect(anand).toMatchObject({
      'E-mail': 'anand@mill.example',
      Place: 'Erode',
      Plan: 'Module Starter',
      'Asks for': 'All Textile Modules',
      'Open modules': '3',
      Yarn: 'Open',
      'Finished fabric': 'Not in the plan',
    })
  })

  it('has a line for each cell with its reason on demand, and the same filters', async () => {
    const [head = [], ...lines] = await csv(admin, 'layout=cells&request=open&plan=&q=')
    expect(lines).toHaveLength(22)
    expect(head.slice(-4)).toEqual(['Module', 'State', 'Block code', 'Why'])
    expect(lines.map((line) => line.at(-2)).filter((code) => code === 'MODULE_NOT_IN_PLAN')).toHaveLength(19)
    await expect(csv(admin, 'layout=sideways&colour=blue')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})
