import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '@/db/client'
import { insertMails } from '@/db/queries/notifications'
import { mailOutbox } from '@/db/schema/notifications'
import { testDatabase } from '@/db/testing/database'
import { newId } from '@/lib/config/new-id'
import { fileCarrier, type MailCarrier, sendDueMail, smtpCarrier } from './mail'

const database = testDatabase()
beforeAll(() => {
  vi.stubEnv('LOG_LEVEL', 'silent')
})
beforeEach(async () => {
  await database.db.delete(mailOutbox)
})

const START = new Date('2026-11-21T06:00:00.000Z')
const later = (ms: number) => () => new Date(START.getTime() + ms)

async function queue(subject: string): Promise<string> {
  const id = newId()
  const mail = {
    id,
    userId: null,
    toAddress: 'rao@example.test',
    subject,
    body: 'Dear Rao,\n.\nlook here: ₹',
    createdAt: START,
  }
  await inTransaction(database.db, (tx) => insertMails(tx, [mail]))
  return id
}

async function stored(id: string) {
  const [row] = await database.db.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  return row
}

/** Delivers nothing the first `failures` times. */
function flaky(failures: number): MailCarrier & { delivered: string[] } {
  const delivered: string[] = []
  let left = failures
  return {
    delivered,
    deliver: async ({ id }) => {
      left -= 1
      if (left >= 0) throw Object.assign(new Error('550 <rao@example.test> refused'), { code: 'EENVELOPE' })
      delivered.push(id)
    },
  }
}

describe('the outbox', () => {
  test('a sent mail is kept without its text, and never sent again', async () => {
    const id = await queue('A quotation came')
    const carrier = flaky(0)
    expect(await sendDueMail({ db: database.db, now: later(0) }, carrier)).toBe(1)
    expect(await sendDueMail({ db: database.db, now: later(1e9) }, carrier)).toBe(0)
    expect(carrier.delivered).toEqual([id])
    expect(await stored(id)).toMatchObject({ body: '', sentAt: START, nextAttemptAt: null })
  })

  test('a failure waits longer each time, and only the kind of failure is stored', async () => {
    const id = await queue('A quotation came')
    const carrier = flaky(2)
    await sendDueMail({ db: database.db, now: later(0) }, carrier)
    expect(await stored(id)).toMatchObject({ lastFailure: 'EENVELOPE', nextAttemptAt: later(30_000)(), attempts: 1 })
    await sendDueMail({ db: database.db, now: later(29_999) }, carrier)
    expect((await stored(id))?.attempts).toBe(1)
    await sendDueMail({ db: database.db, now: later(30_000) }, carrier)
    expect(await stored(id)).toMatchObject({ nextAttemptAt: later(90_000)(), attempts: 2 })
    await sendDueMail({ db: database.db, now: later(90_000) }, carrier)
    expect(carrier.delivered).toEqual([id])
  })

  test('gives up in the end', async () => {
    const id = await queue('A quotation came')
    const carrier = flaky(1000)
    for (let day = 0; day < 30; day += 1) await sendDueMail({ db: database.db, now: later(day * 86_400_000) }, carrier)
    expect(await stored(id)).toMatchObject({ attempts: 14, nextAttemptAt: null, sentAt: null })
  })

  test('eight processes together send each of sixty mails exactly once', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, (_, index) => queue(`Mail ${index}`)))
    const carrier = flaky(0)
    await Promise.all(Array.from({ length: 8 }, () => sendDueMail({ db: database.db, now: later(0) }, carrier)))
    expect([...carrier.delivered].sort()).toEqual([...ids].sort())
  })
})

describe('carriers', () => {
  test('without SMTP a mail is a file that only its owner can read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mail-'))
    const id = await queue('Anfrage — ₹ 245 für 30s')
    await sendDueMail({ db: database.db, now: later(0) }, fileCarrier(folder, 'Tana Bana <no-reply@example.test>'))
    expect(await readdir(folder)).toEqual([`${id}.eml`])
    const text = await readFile(join(folder, `${id}.eml`), 'utf8')
    expect(text).toContain('To: rao@example.test')
    expect(text).toContain(`Message-ID: <${id}@textile-marketplace>`)
    await rm(folder, { recursive: true })
  })

  test('sends by SMTP, with lines that begin with a dot', async () => {
    const { server, received } = smtpServer()
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    await queue('A quotation came')
    const carrier = smtpCarrier(`smtp://127.0.0.1:${port}`, 'Tana Bana <no-reply@example.test>')
    expect(await sendDueMail({ db: database.db, now: later(0) }, carrier)).toBe(1)
    expect(received.join('\n')).toMatch(/RCPT TO:<rao@example\.test>/)
    expect(received.join('\n')).toMatch(/Subject: A quotation came/)
    server.close()
  })

  test('a mail server that is away is tried again', async () => {
    const id = await queue('A quotation came')
    const carrier = smtpCarrier('smtp://127.0.0.1:1', 'no-reply@example.test')
    expect(await sendDueMail({ db: database.db, now: later(0) }, carrier)).toBe(0)
    expect((await stored(id))?.nextAttemptAt).toEqual(later(30_000)())
  })
})

/** As much of RFC 5321 as a client needs to hand over a mail. */
function smtpServer(): { server: Server; received: string[] } {
  const received: string[] = []
  const server = createServer((socket) => {
    let isData = false
    let rest = ''
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        received.push(line)
        if (isData) {
          if (line !== '.') continue
          isData = false
          socket.write('250 taken\r\n')
        } else if (line === 'DATA') {
          isData = true
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  return { server, received }
}
