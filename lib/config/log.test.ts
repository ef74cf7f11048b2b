import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createLog, describeFailure, fingerprint } from './log'

function written(write: (log: ReturnType<typeof createLog>) => void): { lines: string[]; all: string } {
  const lines: string[] = []
  write(createLog('trace', { write: (line) => void lines.push(line) }))
  return { lines, all: lines.join('') }
}

const CANARY = 'canary-7f3b'
const ADDRESS = `buyer.${CANARY}@mill.example`

describe('the log', () => {
  test.each(
    [
      'authorization',
      'Authorization',
      'cookie',
      'Set-Cookie',
      'set-cookie',
      'password',
      'newPassword',
      'currentPassword',
      'passwordHash',
      'token',
      'apiToken',
      'csrf-token',
      'secret',
      'clientSecret',
      'sid',
      'headers',
      'params',
    ].flatMap((name) => [0, 1, 3, 6].map((depth) => ({ name, depth }))),
  )('no value of $name is logged, $depth deep', ({ name, depth }) => {
    let event: Record<string, unknown> = { [name]: { inner: CANARY }, plain: 'seen' }
    for (let level = 0; level < depth; level++) event = { [`level${level}`]: level % 2 ? [event] : event }
    const { all } = written((log) => log.info(event, 'planted'))
    expect(all).not.toContain(CANARY)
    expect(all, 'the rest of the event is there').toContain('seen')
  })

  test('an e-mail address is logged as its hash: as a field, in a text and in the message', () => {
    const { all } = written((log) => {
      log.info({ fields: { email: ADDRESS }, note: `mail to <${ADDRESS}> was refused` }, `sign-in of ${ADDRESS}`)
      log.warn(`and ${ADDRESS} once more`)
    })
    expect(all).not.toContain(CANARY)
    expect(all.match(new RegExp(fingerprint(ADDRESS), 'g'))).toHaveLength(4)
  })

  test('no token, bearer or password of a URL inside a text is logged', () => {
    const { all } = written((log) => {
      log.error({ note: `Bearer ${CANARY} and tx_0197aaaa_${CANARY}` }, `postgres://app:${CANARY}@db:5432/x is away`)
    })
    expect(all).not.toContain(CANARY)
    expect(all).toContain('db:5432')
  })

  test('each event is one line of JSON, whatever line ends it holds', () => {
    const forged = `x\n{"level":30,"msg":"forged"}\r\n\u2028\u2029`
    const { lines } = written((log) => {
      log.info({ forged, [`name\n${forged}`]: 1 }, forged)
      log.error({ err: new Error(forged) }, 'failed')
    })
    expect(lines).toHaveLength(2)
    for (const line of lines) {
      expect(line.match(/\n/g), line).toHaveLength(1)
      expect(JSON.parse(line)).toHaveProperty('msg')
    }
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ forged, msg: forged })
  })

  test('a database failure loses its statement and parameters, however deep the cause is', () => {
    const driver = Object.assign(new Error(`duplicate key (${CANARY})`), { name: 'PostgresError', code: '23505' })
    const query = new DrizzleQueryError('insert into users values ($1)', [CANARY], driver)
    const wrapped = new Error(`while saving: ${query.message}`, { cause: query })
    const { all } = written((log) => {
      log.error({ err: query }, 'one')
      log.error({ err: wrapped, nested: { error: query } }, 'two')
      log.error({ err: describeFailure(query) }, 'three')
    })
    expect(query.message, 'the canary was there').toContain(CANARY)
    expect(query.stack).toContain(CANARY)
    expect(all).not.toContain(CANARY)
    expect(all).not.toContain('insert into')
    expect(all).toContain('23505')
    expect(all).toContain('log.test.ts')
  })

  test('a value that holds itself, a bigint and a very long text are logged', () => {
    const loop: Record<string, unknown> = { amount: 10n, long: 'a'.repeat(100_000) }
    loop.self = loop
    const { lines } = written((log) => log.info(loop, 'odd'))
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ amount: '10', msg: 'odd' })
    expect(lines[0]?.length).toBeLessThan(100_000)
  })
})
