import { parse } from 'csv-parse/sync'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { connect, inTransaction } from '@/db/client'
import type { UserEvent } from '@/db/queries/accounts/users'
import { testDatabase } from '@/db/testing/database'
import { localRequest, type ServiceResponse } from '@/lib/contract/request-context'
import type { Actor, Role } from '@/lib/domain/actor'
import { actionsOf, actionWords } from '@/lib/domain/audit/kinds'
import type { AuditRecord } from '@/lib/domain/audit/record'
import { createAccount } from '../accounts/accounts'
import type { ServiceContext } from '../shared/context'
import { audit } from './audit'
import { linkAudit, verifyAudit } from './audit-chain'
import { exportAuditLog, readAuditPage, showAuditChain, showAuditLog } from './audit-reading'

const database = testDatabase()
const DAY_MS = 86_400_000
/** Late in the evening in India, when it is still the day before in UTC: an hour after midnight. */
const NIGHT = new Date('2026-03-01T19:30:00.000Z')

const at = (actor: Actor | null, now = NIGHT): ServiceContext<Actor | null> => {
  const newId = () => uuidv7({ msecs: now.getTime() })
  return { actor, db: database.db, now, newId, requestId: 'request-1' }
}
const as = (actor: Actor): ServiceContext<Actor> => ({ ...at(actor), actor })

let serial = 0
async function person(name: string, roles: Role[], companyName: string): Promise<Actor> {
  const email = `${name.toLowerCase()}@mill.example`
  const account = { email, password: 'seven blue looms', name, companyName, country: 'IN' }
  const ids = await createAccount(at(null, new Date(NIGHT.getTime() + ++serial)), {
    ...account,
    roles,
    emailVerified: true,
  })
  return { ...ids, email, name, roles, emailVerified: true, via: { kind: 'token', tokenId: uuidv7() } }
}

const note = (actor: Actor, action: string, object: { type: string; id: string }, now?: Date) =>
  inTransaction(database.db, (tx) => audit(tx, at(actor, now), { action, object, after: { action } }))

const get = (actor: Actor, query: Record<string, string>) =>
  localRequest({ actor, requestId: 'test', method: 'GET', path: '/', query: new URLSearchParams(query) })

interface Page {
  entries: AuditRecord[]
  page: { nextCursor: string | null }
}

/** The body of an answer as a program reads it. */
const asRead = <T>({ body }: ServiceResponse): T => JSON.parse(JSON.stringify(body)) as T

async function read(query: Record<string, string> = {}): Promise<Page> {
  return asRead<Page>(await showAuditLog(as(admin), get(admin, query)))
}
const actionsIn = ({ entries }: Page) => entries.map(({ action }) => action)

let admin: Actor
let meena: Actor
let ravi: Actor
const rfqId = uuidv7()

beforeAll(async () => {
  vi.stubEnv('NEXTAUTH_SECRET', 'a secret of the tests')
  admin = await person('Asha', ['admin'], 'The Market')
  meena = await person('Meena', ['seller'], 'Noyyal Yarns')
  ravi = await person('Ravi', ['buyer'], '=HYPERLINK("http://evil.example")')
  await note(meena, 'QUOTE_SUBMITTED', { type: 'rfq', id: rfqId }, new Date(NIGHT.getTime() + DAY_MS))
  await note(ravi, 'QUOTE_ACCEPTED', { type: 'rfq', id: rfqId }, new Date(NIGHT.getTime() + 2 * DAY_MS))
  await note(admin, 'ACCOUNT_SUSPENDED', { type: 'user', id: ravi.userId }, new Date(NIGHT.getTime() + 3 * DAY_MS))
})

describe('the audit log as admins read it', () => {
  it('tells each row in a sentence with the names of today, the newest first, and where the record is', async () => {
    const { entries } = await read()
    expect(entries.map(({ sentence, objectPath }) => [sentence, objectPath])).toEqual([
      ['Asha, The Market suspended the account of Ravi, =HYPERLINK("http://evil.example").', ''],
      ['Ravi, =HYPERLINK("http://evil.example") accepted the quotation.', `/rfq/${rfqId}`],
      ['Meena, Noyyal Yarns sent a quotation.', `/rfq/${rfqId}`],
      ...['Ravi, =HYPERLINK("http://evil.example").', 'Meena, Noyyal Yarns.', 'Asha, The Market.'].map(
        (name, index) => [
          `The service opened the account of ${name}`,
          index === 1 ? `/module-access/${meena.userId}` : '',
        ],
      ),
    ])
    expect(entries[1]).toMatchObject({ actor: { email: ravi.email }, requestId: 'request-1', via: 'token' })
  })

  it('is read page by page without a row twice or left out, whatever narrows it', async () => {
    const asked: Record<string, string>[] = [{}, { kind: 'account' }, { subject: rfqId }, { actor: 'mill.example' }]
    for (const query of asked) {
      const whole = await read(query)
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: Page = await read({ ...query, limit: '1', ...(cursor ? { cursor } : {}) })
        seen.push(...page.entries.map(({ entryId }) => entryId))
        cursor = page.page.nextCursor
      }
      expect(seen.length, JSON.stringify(query)).toBeGreaterThan(1)
      expect(seen).toEqual(whole.entries.map(({ entryId }) => entryId))
    }
  })

  it.each([
    ['an address', { actor: 'MEENA@mill.example' }, ['QUOTE_SUBMITTED']],
    ['a part of a company', { actor: 'noyyal' }, ['QUOTE_SUBMITTED']],
    ['nobody', { actor: 'nobody at all' }, []],
    ['a kind', { kind: 'request' }, ['QUOTE_ACCEPTED', 'QUOTE_SUBMITTED']],
    ['one action', { kind: 'QUOTE_ACCEPTED' }, ['QUOTE_ACCEPTED']],
    ['a kind of somebody', { kind: 'request', actor: 'noyyal' }, ['QUOTE_SUBMITTED']],
    ['a kind that somebody never did', { kind: 'order', actor: 'noyyal' }, []],
    ['the first day in India', { to: '2026-03-02' }, ['ACCOUNT_CREATED', 'ACCOUNT_CREATED', 'ACCOUNT_CREATED']],
    ['the day before it', { to: '2026-03-01' }, []],
    ['a day in the middle', { from: '2026-03-03', to: '2026-03-03' }, ['QUOTE_SUBMITTED']],
    ['from a day on', { from: '2026-03-04' }, ['ACCOUNT_SUSPENDED', 'QUOTE_ACCEPTED']],
  ])('is narrowed by %s', async (_, query, actions) => {
    expect(actionsIn(await read(query))).toEqual(actions)
  })

  it('is narrowed to one record, of whatever kind, by its id', async () => {
    expect(actionsIn(await read({ subject: ravi.userId.toUpperCase() }))).toEqual([
      'ACCOUNT_SUSPENDED',
      'ACCOUNT_CREATED',
    ])
    expect(actionsIn(await read({ subject: rfqId, actor: ravi.email }))).toEqual(['QUOTE_ACCEPTED'])
    expect(actionsIn(await read({ subject: 'no such thing' }))).toEqual([])
  })

  it.each([
    ['kind', 'everything'],
    ['from', '2026-02-30'],
    ['to', 'yesterday'],
    ['cursor', 'next'],
    ['limit', '201'],
    ['q', 'x'],
  ])('refuses a program that asks for %s=%s, and says so at its name', async (field, word) => {
    await expect(read({ [field]: word })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extras: { issues: [{ field }] },
    })
  })

  it('is closed to everybody else, in each of its routes', async () => {
    const routes = [showAuditLog, exportAuditLog, showAuditChain]
    for (const route of routes)
      await expect(route(as(meena), get(meena, {}))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

/** The compiler asks for each of them here; the page has to have words for it. */
const ACCOUNT_EVENTS: Record<UserEvent['type'], true> = {
  ACCOUNT_CREATED: true,
  ACCOUNT_CHANGED: true,
  ROLES_CHANGED: true,
  PASSWORD_LINK_MADE: true,
  API_TOKEN_CREATED: true,
  API_TOKEN_REVOKED: true,
  EMAIL_CONFIRMED: true,
  PASSWORD_CHANGED: true,
  PASSWORD_RESET: true,
  ACCOUNT_SUSPENDED: true,
  SUSPENSION_LIFTED: true,
  PLAN_REQUESTED: true,
  PLAN_REQUEST_WITHDRAWN: true,
  PLAN_REQUEST_ANSWERED: true,
}

it.each(Object.keys(ACCOUNT_EVENTS))('%s is an action that can be asked for and is said in words', (type) => {
  expect(actionsOf(type)).toEqual([type])
  expect(actionWords(type)).not.toBe(type.toLowerCase().replaceAll('_', ' '))
})

describe('the log as a sheet', () => {
  it('holds every row that the filter finds, and no cell that a spreadsheet would run', async () => {
    const { content } = await exportAuditLog(as(admin), get(admin, { actor: ravi.email }))
    if (!content || typeof content.body === 'function') throw new Error('an export without bytes')
    const [head = [], ...rows]: string[][] = parse(await new Response(content.body).text(), { bom: true })
    const cells = rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index]])))
    expect(cells).toHaveLength(1)
    expect(cells[0]).toMatchObject({
      'Time (UTC)': '2026-03-03T19:30:00.000Z',
      Action: 'QUOTE_ACCEPTED',
      'Actor e-mail': ravi.email,
      'Actor company': '\'=HYPERLINK("http://evil.example")',
      'Record id': rfqId,
    })
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  })
})

describe('the chain in stretches', () => {
  interface Stretch {
    chain: { rows: number; upTo: number; total: number; head: string; waiting: number; broken: unknown }
    page: { nextCursor: string | null }
  }
  const stretch = async (cursor: string | null, db = database.db): Promise<Stretch> => {
    const call = get(admin, cursor === null ? {} : { cursor })
    return asRead<Stretch>(await showAuditChain({ ...as(admin), db, now: new Date() }, call))
  }
  const MANY = 2600

  beforeAll(async () => {
    const ctx = { ...at(meena), newId: uuidv7 }
    for (let row = 0; row < MANY; row += 100) {
      const rows = Array.from({ length: 100 }, () => ({ action: 'NOTE', object: { type: 'rfq', id: rfqId } }))
      await inTransaction(database.db, (tx) => Promise.all(rows.map((what) => audit(tx, ctx, what))))
    }
    await linkAudit({ db: database.db, now: new Date(), isFirst: true })
  }, 60_000)

  it('comes to the same end as the whole reading, and never reads more than a stretch at once', async () => {
    const first = await stretch(null)
    expect(first.chain).toMatchObject({ rows: 2500, upTo: 2500, broken: null })
    const second = await stretch(first.page.nextCursor)
    const whole = await verifyAudit(database.db)
    expect(second.page.nextCursor).toBeNull()
    expect(second.chain).toMatchObject({
      upTo: whole.rows,
      total: whole.rows,
      head: whole.head,
      waiting: 0,
      broken: null,
    })
    expect(first.chain.rows + second.chain.rows).toBe(whole.rows)
  })

  it('names a row that was changed, and a place that was written anew between two stretches', async () => {
    const { page } = await stretch(null)
    const own = connect(database.url, 1)
    try {
      await own.sql.unsafe('begin; set local session_replication_role = replica')
      await own.sql.unsafe(
        "update audit_log set action = 'X' where id = (select entry_id from audit_chain where position = 2550)",
      )
      expect((await stretch(null, own.db)).chain.broken).toBeNull()
      expect((await stretch(page.nextCursor, own.db)).chain).toMatchObject({
        upTo: 2549,
        broken: { position: 2550, problem: expect.stringContaining('signature') },
      })
      await own.sql.unsafe("update audit_chain set hash = repeat('0', 64) where position = 2500")
      expect((await stretch(page.nextCursor, own.db)).chain.broken).toMatchObject({ position: 2500 })
    } finally {
      await own.sql.unsafe('rollback')
      await own.sql.end({ timeout: 5 })
    }
  })

  it('has its end read again with every page', async () => {
    const { end } = await readAuditPage(as(admin), { actor: '', kind: '', subject: '', from: '', to: '' }, 'no cursor')
    expect(end).toMatchObject({ rows: 200, broken: null })
    expect(end.upTo).toBe(end.total)
  })
})
