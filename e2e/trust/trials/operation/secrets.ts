import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { readEntitlementsFile, writeEntitlements } from '@/lib/config/entitlement-source'
import { DEMO_PASSWORD, emailOf, YARN } from '../../../demo'
import { mailsIn } from '../../../mails'
import { type Client, client, must, type Reply } from '../../client'
import { listEndpoints } from '../../endpoints'
import { browserOf, cookieOf, newcomer, newToken, signUpBody, trySignIn } from '../../fixtures'
import type { Trial } from '../../trial'
import { until, type World } from '../../world'
import { writableRoutes } from '../../writable-routes'

const SERVER_SECRET = `canary-server-secret-${'s'.repeat(32)}`
const MISTYPED = 'canary wrong password 4711'
const PLAN = 'canary_plan_of_the_configuration'
const PAYMENT = 'canary payment status of the configuration'

/** A renamed table can interrupt a mail, which is sent again when its claim ends, after two minutes. */
const MAIL_WAIT_MS = 150_000

/** Tables that are renamed one after another, to cause real failures. */
const RENAMED_TABLES = ['listings', 'sessions', 'api_tokens', 'users', 'rfqs', 'mail_outbox', 'rate_limits']

/**
 * Plants secrets and collects those that the product creates, then searches every output: responses with headers, pages, the debug log,
 * every row of every table, mail, and the log of the database.
 */
export const secrets: Trial = {
  name: 'secrets',
  environment: { LOG_LEVEL: 'debug', NEXTAUTH_SECRET: SERVER_SECRET, SIGN_IN_FAILURES_MAX: '10000' },
  control: {
    sources: [
      {
        file: 'lib/services/accounts/sign-in.ts',
        from: "account: fingerprint(email ?? '') }, 'sign-in refused'",
        to: "account: fingerprint(email ?? ''), typed: password }, 'sign-in refused'",
      },
    ],
    fault: /mistyped/,
  },
  async run(world) {
    const { dataDir, sql } = world
    if (!dataDir || !sql) throw new Error('This trial needs the database and the data directory.')
    const search = new Search()
    search.plant('the demo password', DEMO_PASSWORD)
    search.plant('a mistyped password', MISTYPED)
    search.plant("the server's secret", SERVER_SECRET)
    search.plant('the plan of the configuration', PLAN)
    search.plant('the payment status of the configuration', PAYMENT)
    search.plant("the database's password", new URL(databaseUrl(dataDir)).password)

    configure(dataDir)
    const observed = observe(world, search)
    const person = await runAccountFlow(world, search, dataDir)
    const requests = await callEverything(observed, person)
    const broken = await causeFailures(observed, person, sql)
    const isSent = () => sql`select 1 from mail_outbox where body <> ''`.then((rows) => rows.length === 0)
    if (!(await until(isSent, MAIL_WAIT_MS))) search.faults.push('the outbox still contains the text of a mail')

    search.look('the log', world.log())
    search.look('the log of the database', fileText(join(dataDir, 'postgres.log')))
    const rows = await searchTables(sql, search)
    const mails = mailsIn(dataDir)
    // A mail is the only output that may contain its link.
    for (const mail of mails) search.look('a mail', mail, person.linkSecrets)
    const figures = {
      secrets: search.planted.size,
      responses: search.responses,
      requests,
      'induced 500s': broken,
      'log lines': world.log().split('\n').length,
      rows,
      mails: mails.length,
      hits: search.faults.length,
    }
    if (broken === 0) search.faults.push('no request failed while the tables were renamed')
    return { figures, faults: search.faults }
  },
}

class Search {
  readonly planted = new Map<string, string>()
  readonly faults: string[] = []
  responses = 0

  plant(name: string, secret: string): void {
    if (secret.length < 8) throw new Error(`${name} is too short to search for`)
    this.planted.set(secret, name)
  }

  /** @param except secrets that may occur here */
  look(place: string, text: string, except: readonly string[] = []): void {
    for (const [secret, name] of this.planted) {
      for (const form of new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])) {
        const at = except.includes(secret) ? -1 : text.indexOf(form)
        if (at === -1) continue
        this.faults.push(`${name} is in ${place}: ${text.slice(Math.max(0, at - 60), at).replaceAll('\n', ' ')}***`)
        break
      }
    }
  }

  lookIn(place: string, { status, text, headers }: Reply, except: readonly string[] = []): void {
    this.responses += 1
    const lines = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n')
    this.look(`the response (${status}) of ${place}`, `${lines}\n${text}`, except)
  }
}

/** Wraps the clients of the world, so that every response is searched. */
function observe(world: World, search: Search): World {
  const observed = (client: Client): Client => {
    const request: Client['request'] = async (method, path, options) => {
      const reply = await client.request(method, path, options)
      search.lookIn(`${method} ${path.split('?', 1)[0]}`, reply, newTokenIn(path, reply, search))
      return reply
    }
    return {
      request,
      get: (path, options) => request('GET', path, options),
      post: (path, body, options) => request('POST', path, { ...options, body }),
    }
  }
  return {
    ...world,
    anonymous: observed(world.anonymous),
    as: async (name) => observed(await world.as(name)),
    session: async (name) => observed(await world.session(name)),
  }
}

/** The response that creates a token may contain it. */
function newTokenIn(path: string, { status, text }: Reply, search: Search): string[] {
  if (path !== '/api/account/tokens' || status !== 201) return []
  const { token } = JSON.parse(text) as { token: string }
  search.plant('an API token', token)
  return [token]
}

function configure(dataDir: string): void {
  const file = join(dataDir, 'entitlements.json')
  const stored = readEntitlementsFile(file)
  const odd = { planKey: PLAN, paymentStatus: PAYMENT }
  writeEntitlements(file, { ...stored, sellers: { ...stored.sellers, [emailOf('none')]: odd } })
}

interface TestAccount {
  cookie: string
  token: string
  email: string
  password: string
  linkSecrets: string[]
}

/** Signs up, confirms the e-mail address, resets and changes the password, and creates a token. */
async function runAccountFlow(world: World, search: Search, dataDir: string): Promise<TestAccount> {
  const person = await newcomer(world)
  search.plant('the password of a newcomer', person.password)
  const linkSecrets: string[] = []
  const linkOf = async (path: string): Promise<string> => {
    let secret: string | undefined
    const isThere = () => {
      const mine = mailsIn(dataDir).filter((mail) => mail.includes(person.email))
      secret = mine
        .map((mail) => new RegExp(`${path}#([\\w-]{43})`).exec(mail)?.[1])
        .find((found) => found !== undefined)
      return secret !== undefined
    }
    if (!(await until(isThere, 20_000)) || !secret) throw new Error(`no mail with a link to ${path}`)
    search.plant(`the link to ${path}`, secret)
    linkSecrets.push(secret)
    return secret
  }
  const searched = async (place: string, response: Promise<Reply>): Promise<Reply> => {
    const reply = await response
    search.lookIn(place, reply)
    return reply
  }
  const anonymous = client(world.url)
  const confirmation = { secret: await linkOf('/confirm-email') }
  must(await searched('email-confirmation', anonymous.post('/api/account/email-confirmation', confirmation)), 200)
  await searched(
    'password-reset/request',
    anonymous.post('/api/account/password-reset/request', { email: person.email }),
  )
  const reset = { secret: await linkOf('/reset-password'), newPassword: `reset ${randomUUID()}` }
  search.plant('the password after the reset', reset.newPassword)
  must(await searched('password-reset', anonymous.post('/api/account/password-reset', reset)), 200)
  await searched('a used link', anonymous.post('/api/account/password-reset', reset))

  const signedIn = { email: person.email, password: reset.newPassword }
  const browser = browserOf(world.url, await cookieOf(world.url, signedIn))
  const changed = { currentPassword: reset.newPassword, newPassword: `changed ${randomUUID()}` }
  search.plant('the password after the change', changed.newPassword)
  must(await searched('password', browser.post('/api/account/password', changed)), 200)
  await searched('a wrong password', browser.post('/api/account/password', { ...changed, currentPassword: MISTYPED }))
  const { reply } = await trySignIn(world.url, { email: person.email, password: MISTYPED })
  search.lookIn('a refused sign-in', reply)
  const taken = { ...signUpBody(), email: person.email, password: changed.newPassword }
  await searched('a used e-mail address', anonymous.post('/api/account/sign-up', taken))

  const cookie = await cookieOf(world.url, { email: person.email, password: changed.newPassword })
  search.plant('a session cookie', /session-token=([^;]+)/.exec(cookie)?.[1] ?? '')
  const { token } = await newToken(browser, changed.newPassword)
  search.plant('an API token', token)
  return {
    cookie,
    token,
    email: person.email,
    password: changed.newPassword,
    linkSecrets,
  }
}

/** Reads every page and route as each account, and sends every write valid and invalid. @returns the number of requests */
async function callEverything(observed: World, person: TestAccount): Promise<number> {
  const endpoints = await listEndpoints(observed)
  const own = clientsOf(observed, person)
  const readers = [
    observed.anonymous,
    ...own,
    await observed.session('none'),
    await observed.session('admin'),
    await observed.as('growth'),
  ]
  let count = 0
  for (const reader of readers) {
    for (const { method, path, isPage } of endpoints) {
      await reader.request(method, path, { headers: isPage ? { accept: 'text/html' } : {} })
      if (isPage) await reader.get(path, { headers: { rsc: '1' } })
      count += isPage ? 2 : 1
    }
  }
  for (const { client: writer, prepare, send } of await writableRoutes(observed)) {
    const write = await prepare()
    await (send ? send(writer, write) : writer.post(write.path, write.body))
    await writer.post(write.path, { ...write.body, nonsense: MISTYPED.length }, {})
    await writer.post(write.path, '{"broken', { headers: { 'content-type': 'application/json' } })
    count += 3
  }
  for (const authorization of [`Bearer tx_${'a'.repeat(43)}`, 'Basic YTpi', 'Bearer', 'nonsense']) {
    await observed.anonymous.get('/api/account/profile', { headers: { authorization } })
    count += 1
  }
  return count
}

/** Observed clients of the account: by cookie and by token. */
function clientsOf(observed: World, { cookie, token }: TestAccount): Client[] {
  const clientWith = (headers: Record<string, string>): Client => {
    const request: Client['request'] = (method, path, options) =>
      observed.anonymous.request(method, path, { ...options, headers: { ...headers, ...options?.headers } })
    return {
      request,
      get: (path, options) => request('GET', path, options),
      post: (path, body, options) => request('POST', path, { ...options, body }),
    }
  }
  return [clientWith({ cookie, 'sec-fetch-site': 'same-origin' }), clientWith({ authorization: `Bearer ${token}` })]
}

/** Renames tables one by one and requests their data. @returns the number of 5xx responses */
async function causeFailures(observed: World, person: TestAccount, sql: Sql): Promise<number> {
  let broken = 0
  const [cookieReader, tokenReader] = clientsOf(observed, person)
  const seller = await observed.as('growth')
  for (const table of RENAMED_TABLES) {
    await sql.unsafe(`alter table ${table} rename to ${table}_away`)
    try {
      const replies = [
        observed.anonymous.get(`${YARN}?q=${randomUUID()}`),
        observed.anonymous.get(`/listings/yarn?q=${randomUUID()}`, { headers: { accept: 'text/html' } }),
        seller.post(YARN, { title: 'Canary', status: 'DRAFT' }),
        seller.get('/api/rfq/mine?as=seller'),
        observed.anonymous.post('/api/account/sign-up', { ...signUpBody(), password: person.password }),
        observed.anonymous.post('/api/account/password-reset/request', { email: person.email }),
        observed.anonymous.post('/api/account/password-reset', {
          secret: person.linkSecrets[0],
          newPassword: person.password,
        }),
        ...[cookieReader, tokenReader].flatMap((reader) =>
          reader ? [reader.get('/api/account/profile'), reader.get('/account')] : [],
        ),
        observed.anonymous.post('/api/auth/callback/credentials', { email: person.email, password: person.password }),
      ]
      for (const reply of await Promise.all(replies)) if (reply.status >= 500) broken += 1
    } finally {
      await sql.unsafe(`alter table ${table}_away rename to ${table}`)
    }
  }
  return broken
}

/** Searches every row of every table as text. @returns the number of rows */
async function searchTables(sql: Sql, search: Search): Promise<number> {
  let count = 0
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`
  for (const { name } of tables) {
    const rows = await sql.unsafe<{ text: string }[]>(`select t::text as text from ${name} t`)
    count += rows.length
    search.look(`the table ${name}`, rows.map(({ text }) => text).join('\n'))
  }
  return count
}

function databaseUrl(dataDir: string): string {
  return (JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as { url: string }).url
}

function fileText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
