import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { connect, type Database, inTransaction } from '@/db/client'
import type { UserEvent } from '@/db/queries/accounts/users'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import type { AuditFilter } from '@/lib/domain/audit/filter'
import { actionsOf, actionWords } from '@/lib/domain/audit/kinds'
import { writeYarn } from '@/lib/testing/listings'
import { sheetText, testMarket } from '@/lib/testing/market'
import { audit } from './audit'
import { linkAudit, verifyAudit } from './audit-chain'
import { type AuditCheck, checkAuditChain, exportAuditLog, readAuditLog, readAuditPage } from './audit-reading'

const DAY_MS = 86_400_000
/** Late in the evening in India, when it is still the day before in UTC: an hour after midnight. */
const NIGHT = new Date('2026-03-01T19:30:00.000Z')

const market = testMarket({ now: NIGHT })
const { database } = market

const at = (actor: Actor, now?: Date) => market.ctxFor(actor, now)
const note = (actor: Actor, action: string, object: { type: string; id: string }, now?: Date) =>
  inTransaction(database.db, (tx) => audit(tx, at(actor, now), { action, object, after: { action } }))

const NO_FILTER: AuditFilter = { actor: '', kind: '', subject: '', from: '', to: '' }

const read = (filter: Partial<AuditFilter> = {}, page: { limit?: number; cursor?: string | null } = {}) =>
  readAuditLog(at(admin), { ...NO_FILTER, ...filter }, { cursor: null, ...page })

type Page = Awaited<ReturnType<typeof read>>

const actionsIn = ({ entries }: Page) => entries.map(({ action }) => action)

let admin: Actor
let meena: Actor
let ravi: Actor
const rfqId = newId()

beforeAll(async () => {
  admin = await market.newAdmin({ name: 'Asha', companyName: 'The Market' })
  meena = await market.newSeller({ name: 'Meena', companyName: 'Noyyal Yarns' })
  ravi = await market.newBuyer({ name: 'Ravi', companyName: '=HYPERLINK("http://evil.example")' })
  await note(meena, 'QUOTE_SUBMITTED', { type: 'rfq', id: rfqId }, new Date(NIGHT.getTime() + DAY_MS))
  await note(ravi, 'QUOTE_ACCEPTED', { type: 'rfq', id: rfqId }, new Date(NIGHT.getTime() + 2 * DAY_MS))
  await note(admin, 'ACCOUNT_SUSPENDED', { type: 'user', id: ravi.userId }, new Date(NIGHT.getTime() + 3 * DAY_MS))
})

describe('the audit log as admins read it', () => {
  test('has a sentence with the names of today and a link for each row, the newest first', async () => {
    const { entries } = await read()
    expect(entries.map(({ sentence, objectPath }) => [sentence, objectPath])).toEqual([
      [
        'Asha, The Market suspended the account of Ravi, =HYPERLINK("http://evil.example").',
        `/module-access/${ravi.userId}`,
      ],
      ['Ravi, =HYPERLINK("http://evil.example") accepted the quotation.', `/rfq/${rfqId}`],
      ['Meena, Noyyal Yarns sent a quotation.', `/rfq/${rfqId}`],
      ...['Ravi, =HYPERLINK("http://evil.example").', 'Meena, Noyyal Yarns.', 'Asha, The Market.'].map(
        (name, index) => [
          `The service opened the account of ${name}`,
          `/module-access/${[ravi, meena, admin][index]?.userId}`,
        ],
      ),
    ])
    expect(entries[1]).toMatchObject({ actor: { email: ravi.email }, requestId: 'test', via: 'token' })
  })

  test('is paged without a row twice or left out, with any filter', async () => {
    const filters: Partial<AuditFilter>[] = [{}, { kind: 'account' }, { subject: rfqId }, { actor: 'mill.example' }]
    for (const filter of filters) {
      const whole = await read(filter)
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const page: Page = await read(filter, { limit: 1, cursor })
        seen.push(...page.entries.map(({ entryId }) => entryId))
        cursor = page.nextCursor
      } while (cursor !== null)
      expect(seen.length, JSON.stringify(filter)).toBeGreaterThan(1)
      expect(seen).toEqual(whole.entries.map(({ entryId }) => entryId))
    }
  })

  test.each([
    ['an address', { actor: 'MEENA@mill.example' }, ['QUOTE_SUBMITTED']],
    ['a part of a company', { actor: 'noyyal' }, ['QUOTE_SUBMITTED']],
    ['a name', { actor: 'Meena' }, ['QUOTE_SUBMITTED']],
    ['a name and company as the log writes them', { actor: 'meena, noyyal yarns' }, ['QUOTE_SUBMITTED']],
    ['no one', { actor: 'no one at all' }, []],
    ['a kind', { kind: 'request' }, ['QUOTE_ACCEPTED', 'QUOTE_SUBMITTED']],
    ['one action', { kind: 'QUOTE_ACCEPTED' }, ['QUOTE_ACCEPTED']],
    ['a kind of someone', { kind: 'request', actor: 'noyyal' }, ['QUOTE_SUBMITTED']],
    ['a kind that someone never did', { kind: 'order', actor: 'noyyal' }, []],
    ['the first day in India', { to: '2026-03-02' }, ['ACCOUNT_CREATED', 'ACCOUNT_CREATED', 'ACCOUNT_CREATED']],
    ['the day before it', { to: '2026-03-01' }, []],
    ['a day in the middle', { from: '2026-03-03', to: '2026-03-03' }, ['QUOTE_SUBMITTED']],
    ['from a day on', { from: '2026-03-04' }, ['ACCOUNT_SUSPENDED', 'QUOTE_ACCEPTED']],
  ])('is narrowed by %s', async (_, query, actions) => {
    expect(actionsIn(await read(query))).toEqual(actions)
  })

  test('is narrowed to one record of any kind by its id', async () => {
    expect(actionsIn(await read({ subject: ravi.userId.toUpperCase() }))).toEqual([
      'ACCOUNT_SUSPENDED',
      'ACCOUNT_CREATED',
    ])
    expect(actionsIn(await read({ subject: rfqId, actor: ravi.email }))).toEqual(['QUOTE_ACCEPTED'])
    expect(actionsIn(await read({ subject: 'no such thing' }))).toEqual([])
  })

  test('finds by a company what an admin wrote for it, also within one record', async () => {
    const seller = await market.newSeller({ companyName: 'Vellingiri Spinning Mills' })
    const writes = at(admin, new Date(NIGHT.getTime() - DAY_MS))
    const { listingId } = (await writeYarn(writes, { status: 'DRAFT', title: '30s' }, {}, seller.userId)).listing
    const sentence = expect.stringMatching(/^Asha, The Market .* for Vellingiri Spinning Mills\.$/)
    for (const query of [{}, { kind: 'listing' }, { subject: listingId }]) {
      expect((await read({ ...query, actor: 'vellingiri' })).entries).toMatchObject([{ sentence }])
    }
    expect(actionsIn(await read({ actor: 'vellingiri', kind: 'order' }))).toEqual([])
    expect(actionsIn(await read({ actor: 'noyyal', kind: 'listing' }))).toEqual([])
    // An address is one account: what it did itself. What an admin did for it is in the history of the account.
    expect(actionsIn(await read({ actor: seller.email, kind: 'listing' }))).toEqual([])
    expect((await read({ subject: seller.userId, kind: 'listing' })).entries).toMatchObject([{ sentence }])
    expect(actionsIn(await read({ subject: admin.userId, kind: 'listing' }))).toEqual([])
    // Once, where the filter finds both the admin and the seller.
    expect(actionsIn(await read({ actor: 'mill.example', kind: 'listing' }))).toHaveLength(1)
  })

  test('is closed to everyone else, in each of its reads', async () => {
    const reads = [
      () => readAuditLog(at(meena), NO_FILTER, { cursor: null }),
      () => exportAuditLog(at(meena), NO_FILTER),
      () => checkAuditChain(at(meena), { isWhole: false, cursor: null }),
      () => checkAuditChain(at(meena), { isWhole: true, cursor: null }),
      () => readAuditPage(at(meena), NO_FILTER, null),
    ]
    for (const refused of reads) await expect(refused()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

/** The compiler requires each of them here, so that the page has words for it. */
const ACCOUNT_EVENTS: Record<UserEvent['type'], true> = {
  ACCOUNT_CREATED: true,
  ACCOUNT_CHANGED: true,
  ROLES_CHANGED: true,
  PASSWORD_LINK_MADE: true,
  API_TOKEN_CREATED: true,
  API_TOKEN_REVOKED: true,
  EMAIL_CONFIRMED: true,
  PASSWORD_CHANGED: true,
  EMAIL_CHANGED: true,
  PASSWORD_RESET: true,
  SECOND_FACTOR_TURNED_ON: true,
  SECOND_FACTOR_TURNED_OFF: true,
  SECOND_FACTOR_REMOVED: true,
  RECOVERY_CODES_RENEWED: true,
  RECOVERY_CODE_USED: true,
  ACCOUNT_SUSPENDED: true,
  SUSPENSION_LIFTED: true,
  PLAN_REQUESTED: true,
  PLAN_REQUEST_WITHDRAWN: true,
  PLAN_REQUEST_ANSWERED: true,
}

test.each(Object.keys(ACCOUNT_EVENTS))('%s is an action that a filter can name and that has words', (type) => {
  expect(actionsOf(type)).toEqual([type])
  expect(actionWords(type)).not.toBe(type.toLowerCase().replaceAll('_', ' '))
})

describe('the log as a sheet', () => {
  test('is named for the day in India, which begins before that of UTC', async () => {
    const morning = new Date('2026-03-03T20:00:00.000Z')
    expect((await exportAuditLog(at(admin, morning), NO_FILTER)).name).toBe('audit-log-2026-03-04')
  })

  test('holds every row that the filter finds, and no cell that a spreadsheet would run', async () => {
    const sheet = await exportAuditLog(at(admin), { ...NO_FILTER, actor: ravi.email })
    const [head = [], ...rows]: string[][] = parse(await sheetText(sheet), { bom: true })
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
  const check = (query: AuditCheck, db: Database) => checkAuditChain({ ...market.ctxFor(admin, new Date()), db }, query)
  const stretch = (cursor: string | null, db = database.db) => check({ isWhole: false, cursor }, db)
  const MANY = 2600

  beforeAll(async () => {
    const ctx = { ...at(meena), newId }
    for (let row = 0; row < MANY; row += 100) {
      const rows = Array.from({ length: 100 }, () => ({ action: 'NOTE', object: { type: 'rfq', id: rfqId } }))
      await inTransaction(database.db, (tx) => Promise.all(rows.map((what) => audit(tx, ctx, what))))
    }
    await linkAudit({ db: database.db, now: new Date(), isFirst: true })
  }, 60_000)

  test('comes to the same end as the whole reading, a stretch at a time', async () => {
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

  const whole = async (db: Database): ReturnType<typeof check> => {
    const checked = await check({ isWhole: true, cursor: null }, db)
    return checked.page.nextCursor === null ? checked : whole(db)
  }

  test('one job checks the whole chain for everyone who asks, with one result', async () => {
    const results = await Promise.all([whole(database.db), whole(database.db)])
    const { rows, head } = await verifyAudit(database.db)
    const chain = { rows, upTo: rows, total: rows, otherKey: 0, waiting: 0, head, broken: null }
    expect(results.map((result) => result.chain)).toEqual([chain, chain])
  })

  test('a check that has read nothing yet is not over', async () => {
    const slow = connect(database.url, 1)
    let release = () => {}
    const busy = slow.sql.begin(
      () =>
        new Promise<void>((resolve) => {
          release = resolve
        }),
    )
    try {
      const begun = await check({ isWhole: true, cursor: null }, slow.db)
      expect(begun).toMatchObject({ chain: { rows: 0, broken: null }, page: { nextCursor: expect.any(String) } })
      release()
      expect((await whole(slow.db)).chain.rows).toBe((await verifyAudit(database.db)).rows)
    } finally {
      release()
      await busy
      await slow.sql.end({ timeout: 5 })
    }
  })

  test('a check that fails is an error for whoever waits, and is tried again on demand', async () => {
    const away = connect(database.url, 1)
    await away.sql.end({ timeout: 5 })
    for (let ask = 0; ask < 2; ask++) await expect(whole(away.db)).rejects.toThrow()
  })

  test('names a row that was changed, and a place that was rewritten between two stretches', async () => {
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
      expect((await whole(own.db)).chain.broken).toMatchObject({ position: 2550 })
      await own.sql.unsafe("update audit_chain set hash = repeat('0', 64) where position = 2500")
      expect((await stretch(page.nextCursor, own.db)).chain.broken).toMatchObject({ position: 2500 })
    } finally {
      await own.sql.unsafe('rollback')
      await own.sql.end({ timeout: 5 })
    }
  })

  test('has its end read again with every page', async () => {
    const { end } = await readAuditPage(at(admin), NO_FILTER, 'no cursor')
    expect(end).toMatchObject({ rows: 200, broken: null })
    expect(end.upTo).toBe(end.total)
  })
})
