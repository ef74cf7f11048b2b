import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { connect, inTransaction } from '@/db/client'
import { listLinks } from '@/db/queries/audit'
import { newId } from '@/lib/config/new-id'
import { auditText, linkText } from '@/lib/domain/audit/entry'
import { TEST_PASSWORD, testMarket } from '@/lib/testing/market'
import { closeSession } from '../accounts/sessions'
import { signIn } from '../accounts/sign-in'
import { setSuspension } from '../accounts/suspension'
import { createTokenFor } from '../accounts/tokens'
import type { ServiceContext } from '../shared/context'
import { audit } from './audit'
import { type AuditVerdict, linkAudit, verifyAudit } from './audit-chain'
import { noteEntitlements } from './plans-in-force'

const market = testMarket()
const { database } = market
const at = (now?: Date): ServiceContext => market.ctxFor(null, now)
const link = (now = new Date()) => linkAudit({ db: database.db, now, isFirst: false })
const verify = (head?: string) => verifyAudit(database.db, head)

const note = (action: string, ctx = at()) =>
  inTransaction(database.db, (tx) => audit(tx, ctx, { action, object: { type: 'test', id: 'x' } }))

/** What a superuser can do without the triggers, in a transaction that is rolled back after the check. */
async function tampered(statements: string, head?: string): Promise<AuditVerdict> {
  const own = connect(database.url, 1)
  try {
    await own.sql.unsafe('begin; set local session_replication_role = replica')
    await own.sql.unsafe(statements)
    return await verifyAudit(own.db, head)
  } finally {
    await own.sql.unsafe('rollback')
    await own.sql.end({ timeout: 5 })
  }
}

/** The hashes of the chain without this row, as anyone could make them. */
async function rebuiltChain(withoutId: string, from: number): Promise<{ at: number; hash: string }[]> {
  const links = await listLinks(database.db, 0, 10_000)
  let previousHash = links.find(({ link: { position } }) => position === from - 1)?.link.hash ?? ''
  return links.flatMap(({ link: { position, day, entryId }, entry }) => {
    if (position < from || entryId === withoutId || !entry) return []
    const text = JSON.stringify([auditText(entry), entry.keyId, entry.signature])
    const place = { previousHash, position: position - 1, day }
    previousHash = createHash('sha256').update(linkText(place, text)).digest('hex')
    return [{ at: position - 1, hash: previousHash }]
  })
}

describe('the audit log', () => {
  test('says who did what and in which request, without any address, name, password or token', async () => {
    const [admin, seller] = [await market.newAdmin({ name: 'Meera' }), await market.newSeller({ name: 'Ravi' })]
    const attempt = { email: seller.email, address: '10.0.0.1', userAgent: 'Firefox', previousSid: null, devices: [] }
    await expect(signIn(at(), { ...attempt, password: 'not this one' })).rejects.toMatchObject({
      code: 'AUTH_REQUIRED',
    })
    const { sid } = await signIn(at(), { ...attempt, password: TEST_PASSWORD })
    await closeSession(at(), sid)
    const token = (await createTokenFor(at(), { email: seller.email, name: 'erp' })) ?? ''
    const body = { isSuspended: true, reason: 'Goods were not delivered.' }
    await setSuspension(market.ctxFor(admin), { userId: seller.userId, body })

    const rows = await database.sql`select * from audit_log where object_id = ${seller.userId} order by id`
    expect(rows.map(({ action, actor_kind, actor_id }) => [action, actor_kind, actor_id])).toEqual([
      ['ACCOUNT_CREATED', 'system', null],
      ['SIGN_IN_REFUSED', 'anonymous', null],
      ['SIGNED_IN', 'anonymous', seller.userId],
      ['SIGNED_OUT', 'anonymous', seller.userId],
      ['API_TOKEN_CREATED', 'system', null],
      ['ACCOUNT_SUSPENDED', 'admin', admin.userId],
    ])
    expect(rows.at(-1)).toMatchObject({ via: 'token', request_id: 'test' })
    const everything = JSON.stringify(await database.sql`select * from audit_log`)
    for (const secret of [
      seller.email,
      admin.email,
      'Ravi',
      'Ravi Mills',
      TEST_PASSWORD,
      'not this one',
      token,
      sid,
      body.reason,
    ])
      expect(everything).not.toContain(secret)
  })

  test('has no row of a transaction that is rolled back', async () => {
    await expect(
      inTransaction(database.db, async (tx) => {
        await audit(tx, at(), { action: 'ROLLED_BACK', object: { type: 'test', id: 'x' } })
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    expect(await database.sql`select 1 from audit_log where action = 'ROLLED_BACK'`).toHaveLength(0)
  })

  test('refuses UPDATE, DELETE and TRUNCATE, also from its owner', async () => {
    await note('KEPT')
    await link()
    for (const table of ['audit_log', 'audit_chain']) {
      const column = table === 'audit_log' ? 'action' : 'hash'
      for (const statement of [`update ${table} set ${column} = 'x'`, `delete from ${table}`, `truncate ${table}`])
        await expect(database.sql.unsafe(statement), statement).rejects.toThrow(/append-only/)
    }
  })

  test('records a change of the plans in force once, whoever sees it first', async () => {
    const rows = () =>
      database.sql`select before_hash, after_hash from audit_log where object_type = 'entitlements' order by id`
    await Promise.all([noteEntitlements(at()), noteEntitlements(at())])
    expect(await rows()).toHaveLength(1)
    market.setPlan('x@mill.example', 'module_starter')
    await noteEntitlements(at())
    expect(await rows()).toHaveLength(2)
    const [first, second] = await rows()
    expect(second?.before_hash).toBe(first?.after_hash)
    expect(second?.after_hash).not.toBe(first?.after_hash)
  })
})

describe('the chain', () => {
  test('has each row once, without a gap, while many write and several link at the same time', async () => {
    const before = await link().then(() => verify())
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let turn = 0; turn < 10; turn++) await note(`WRITE_${writer}_${turn}`)
    })
    const linkers = Array.from({ length: 3 }, async () => {
      for (let turn = 0; turn < 10; turn++) await link()
    })
    await Promise.all([...writers, ...linkers])
    await link()
    expect(await verify()).toMatchObject({ rows: before.rows + 80, waiting: 0, broken: null })
  })

  test('counts the newest rows as waiting, and links at a start what another process left', async () => {
    const { rows } = await link().then(() => verify())
    const old = new Date(Date.now() - 3_600_000)
    const oldId = `${old
      .getTime()
      .toString(16)
      .padStart(12, '0')
      .replace(/^(.{8})/, '$1-')}-7abc-8abc-0123456789ab`
    await note('LEFT_BEHIND', { ...at(old), newId: () => oldId })
    expect(await link()).toBe(0)
    expect(await verify()).toMatchObject({ rows, waiting: 1, broken: null })
    expect(await linkAudit({ db: database.db, now: new Date(), isFirst: true })).toBe(1)
    expect(await verify()).toMatchObject({ rows: rows + 1, waiting: 0, broken: null })
  })

  test('continues from day to day, also with a clock that is behind', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000)
    await note('TOMORROW')
    await linkAudit({ db: database.db, now: tomorrow, isFirst: true })
    await note('BEHIND')
    await link()
    const last = await database.sql`select day::text from audit_chain order by position desc limit 2`
    expect(last.map(({ day }) => day)).toEqual(Array(2).fill(tomorrow.toISOString().slice(0, 10)))
    expect(await verify()).toMatchObject({ days: 2, broken: null })
  })

  test('takes no row for a forgery that was written by a clock that was set back since', async () => {
    await note('AHEAD', at(new Date(Date.now() + 40 * 86_400_000)))
    await linkAudit({ db: database.db, now: new Date(), isFirst: true })
    expect(await verify()).toMatchObject({ waiting: 0, broken: null })
  })

  test('names the row that a superuser edited, removed, inserted or signed again', async () => {
    await note('VICTIM')
    await note('NEXT')
    await link()
    expect((await verify()).broken).toBeNull()
    const [victim] = await database.sql`select id from audit_log where action = 'VICTIM'`
    const id = String(victim?.id)
    const [place] = await database.sql`select position from audit_chain where entry_id = ${id}`
    const position = Number(place?.position)
    const named = (entryId: string, problem: RegExp) => ({ entryId, problem: expect.stringMatching(problem) })

    const edits = [
      "action = 'OTHER'",
      'actor_id = gen_random_uuid()',
      "at = at + interval '1 hour'",
      "after_hash = 'x'",
    ]
    for (const edit of edits) {
      const { broken } = await tampered(`update audit_log set ${edit} where id = '${id}'`)
      expect(broken, edit).toMatchObject({ position, ...named(id, /signature/) })
    }
    const signedAgain = `update audit_log set key_id = 'other', signature = 'forged' where id = '${id}'`
    expect((await tampered(signedAgain)).broken).toMatchObject(named(id, /another key/))
    expect((await tampered(`delete from audit_log where id = '${id}'`)).broken).toMatchObject(named(id, /missing/))
    const cut = `delete from audit_log where id = '${id}'; delete from audit_chain where entry_id = '${id}'`
    expect((await tampered(cut)).broken).toMatchObject({
      position: position + 1,
      problem: 'the links before it are missing',
    })
    const closedUp = `${cut}; update audit_chain set position = position - 1 where position > ${position}`
    expect((await tampered(closedUp)).broken).toMatchObject({
      position,
      problem: expect.stringMatching(/does not fit/),
    })

    const forged = newId()
    const copy = `insert into audit_log select '${forged}', at, actor_kind, actor_id, via, via_id, action, object_type, object_id, request_id, before_hash, after_hash, key_id, signature from audit_log where id = '${id}'`
    expect((await tampered(copy)).broken).toMatchObject({ position: null, ...named(forged, /signature/) })
  })

  test('names the first row whose links were rebuilt without this server’s key', async () => {
    await note('TAKEN')
    await note('AFTER')
    // A day on which every link is signed.
    await linkAudit({ db: database.db, now: new Date('2027-01-04T06:00:00Z'), isFirst: true })
    const rows = await database.sql`select c.position, c.entry_id from audit_chain c order by position`
    const [taken] = await database.sql`select id from audit_log where action = 'TAKEN'`
    const position = Number(rows.find(({ entry_id }) => entry_id === taken?.id)?.position)
    const relinked = (relink: string) => `
      delete from audit_log where id = '${taken?.id}'; delete from audit_chain where entry_id = '${taken?.id}';
      update audit_chain set position = position - 1 where position > ${position};
      ${relink}`
    const rebuilt = await rebuiltChain(String(taken?.id), position)
    for (const made of ['', ", key_id = 'other'", ", key_id = ''"]) {
      const { broken } = await tampered(
        relinked(
          rebuilt
            .map(({ at, hash }) => `update audit_chain set hash = '${hash}'${made} where position = ${at};`)
            .join(''),
        ),
      )
      expect(broken, made).toMatchObject({ position, problem: 'its link was not made by this server' })
    }
  })

  test('counts rows that are overdue to be linked, and rows that were linked days late', async () => {
    const long = new Date(Date.now() - 5 * 86_400_000)
    const id = `${long
      .getTime()
      .toString(16)
      .padStart(12, '0')
      .replace(/^(.{8})/, '$1-')}-7abc-8abc-0123456789ac`
    const { late } = await verify()
    await note('LONG_AGO', { ...at(long), newId: () => id })
    expect(await verify()).toMatchObject({ overdue: 1, waiting: 1, late, broken: null })
    await linkAudit({ db: database.db, now: new Date(), isFirst: true })
    expect(await verify()).toMatchObject({ overdue: 0, waiting: 0, late: late + 1, broken: null })
  })

  test('shows a removed day, and with an earlier head an end that was cut off', async () => {
    const day = '(select min(day) from audit_chain)'
    const removed = `delete from audit_log where id in (select entry_id from audit_chain where day = ${day}); delete from audit_chain where day = ${day}`
    expect((await tampered(removed)).broken?.problem).toBe('the links before it are missing')

    const { head } = await verify()
    expect((await verify(head)).broken).toBeNull()
    const end = '(select max(position) from audit_chain)'
    const cut = `delete from audit_log where id in (select entry_id from audit_chain where position = ${end}); delete from audit_chain where position = ${end}`
    expect((await tampered(cut)).broken, 'whole in itself: the head is what shows it').toBeNull()
    expect((await tampered(cut, head)).broken?.problem).toMatch(/cut off/)
  })

  test('accepts rows of an earlier secret only before the first row of the new secret', async () => {
    vi.stubEnv('NEXTAUTH_SECRET', 'the next secret')
    await note('NEW_SECRET')
    await link()
    const verdict = await verify()
    expect(verdict).toMatchObject({ broken: null, otherKey: verdict.rows - 1 })
    vi.stubEnv('NEXTAUTH_SECRET', 'a secret of the tests')
    await note('OLD_SECRET')
    await link()
    vi.stubEnv('NEXTAUTH_SECRET', 'the next secret')
    expect((await verify()).broken?.problem).toMatch(/another key/)
  })

  test('verifies rows of both secrets, in any order, while a rotation lasts', async () => {
    vi.stubEnv('NEXTAUTH_SECRET', 'the next secret')
    vi.stubEnv('NEXTAUTH_SECRET_PREVIOUS', 'a secret of the tests')
    expect(await verify()).toMatchObject({ broken: null, otherKey: 0 })
    const forged = await tampered(`update audit_log set action = 'FORGED' where action = 'OLD_SECRET'`)
    expect(forged.broken?.problem).toBe('its signature is not that of its content')
    vi.stubEnv('NEXTAUTH_SECRET_PREVIOUS', '')
  })
})
